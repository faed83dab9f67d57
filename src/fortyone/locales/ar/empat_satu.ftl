empat_satu-name = إمبات ساتو
empat_satu-arena-unit = الربح +1، الخسارة −1
empat_satu-value-unit = الجولات المربوحة ناقص المخسورة، في متوسط المباراة

# حركات مرفوضة

empat_satu-bad-move = «{ $text }» ليست حركة؛ الحركة هي stock أو pile أو stop أو pass أو ورقة ترميها، مثل 7h
empat_satu-take-first = الآن تأخذ ورقة، ولا ترمي
empat_satu-discard-first = الآن ترمي ورقة، ولا تأخذ
empat_satu-not-held = { $card } ليست في يدك
empat_satu-just-taken = أخذت { $card } من كومة الرمي في هذا الدور؛ ارمِ ورقة أخرى
empat_satu-pile-empty = لا توجد في كومة الرمي ورقة رماها غيرك لتأخذها
empat_satu-pile-run = { $count ->
    [zero] لم يأخذ أي دور
    [one] الدور الأخير أخذ
    [two] الدوران الأخيران أخذا
    [few] آخر { $count } أدوار أخذت
    [many] آخر { $count } دورًا أخذت
   *[other] آخر { $count } دور أخذت
  } من كومة الرمي؛ الآن يجب السحب من كومة السحب
empat_satu-stock-empty = كومة السحب فارغة
empat_satu-turn-begun = هذا يكون في بداية الدور، لا في وسطه
empat_satu-stop-suit = أوراقك الأربع ليست كلها من نقش واحد
empat_satu-stop-value = قيمة يدك أقل من { $least }
empat_satu-pass-stock = لا يُمرَّر الدور إلا إذا فرغت كومة السحب؛ وما زال فيها { $count ->
    [zero] صفر من الأوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
  }

# وضعيات مرفوضة

empat_satu-hands-left = over: الجولة { $hand } من { $hands } ليست الأخيرة
empat_satu-deal-due = إذا لم تكن في أي يد أوراق فقد حان التوزيع: لا كومة سحب ولا رمي ولا دور بدأ ولا عدّاد فوق 0، و`first` هو `turn`
empat_satu-joker = { $card }: لا جوكر في هذه اللعبة
empat_satu-hand-size = hands: عند المقعد { $seat } { $count ->
    [zero] صفر من الأوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
  }، ويجب أن يكون عددها { $size }
empat_satu-cards = عدد الأوراق هنا { $count }؛ يجب أن تكون الأوراق كلها (52) في مكان ما
empat_satu-known = known: هذه الأوراق ليست كلها عند المقعد { $seat }
empat_satu-known-many = known: عدد الأوراق المعروفة { $count ->
    [zero] صفر
    [one] واحدة
    [two] اثنتان
    [few] { $count }
    [many] { $count }
   *[other] { $count }
  }، ولا يمكن أن يكون قد أُخذ من كومة الرمي أكثر من { $most }
empat_satu-known-none = known: المقعد { $seat } أخذ ورقة من كومة الرمي { $run ->
    [zero] الآن
    [one] في الدور الأخير
    [two] في الدورين الأخيرين
    [few] في آخر { $run } أدوار
    [many] في آخر { $run } دورًا
   *[other] في آخر { $run } دور
  }، ولا بد أنها ما زالت عنده
empat_satu-drawn = drawn: لا يمكن أن تكون { $card } قد أُخذت الآن من كومة الرمي؛ يجب أن تكون بين أوراق صاحب الدور الخمس وبين الأوراق المعروفة، حين يحين الرمي
empat_satu-stock = stock: { $count } أكثر مما يجوز؛ يبدأ الدور بما لا يزيد على { $most } من الأوراق
empat_satu-counts = لا يمكن أن يكون exhausted { $exhausted } وpile_run { $run } مع كومة السحب هذه: ما دامت فيها أوراق فإن `exhausted` هو 0 و`pile_run` ضمن خياره؛ وإذا فرغت تساويا، وكثرة الأدوار تنهي الجولة
empat_satu-turns = turn: مهما يكن عدد الأدوار منذ بدأ المقعد { $first } فلن يصل الدور هنا إلى المقعد { $turn } دون أن تنتهي الجولة
empat_satu-not-over = over: لم يُنهِ هذه الجولة شيء
empat_satu-shown = shown: في الجولة { $hand } تُذكر القيم إذا كُشفت الأيدي، وفقط عندئذ
empat_satu-shown-over = shown: قيم الأيدي هي { $values }
empat_satu-shown-seats = المقعد { $dealer } يوزع والمقعد { $first } يلعب أولًا، لكن خاسر الجولة السابقة هو من يوزع ورابحها هو من يبدأ
empat_satu-tallies = لا يمكن أن يكون won { $won } وlost { $lost } وpaid { $paid } بعد { $count ->
    [zero] صفر من الجولات
    [one] جولة واحدة
    [two] جولتين
    [few] { $count } جولات
    [many] { $count } جولة
   *[other] { $count } جولة
  }: لكل جولة رابح وخاسر على الأقل، وتدفع 1 يتقاسمه الرابحون و−1 يتقاسمه الخاسرون؛ الخاسر يوزع والرابح يبدأ

# الخيارات

empat_satu-option-seats = عدد المقاعد حول الطاولة
empat_satu-option-hands = عدد جولات المباراة
empat_satu-option-stop_rule = متى يجوز إيقاف الجولة: بأربع أوراق من نقش واحد (one_suit)، أو بيد قيمتها `stop_at` (threshold)، أو في أي وقت (anytime)
empat_satu-option-stop_at = أقل قيمة ليد توقف الجولة، إذا كان `stop_rule` هو threshold
empat_satu-option-instant_41 = يد قيمتها 41 تنهي الجولة فورًا: كما وُزعت حين يصل دورها، أو بعد دور
empat_satu-option-return_taken = يجوز رمي الورقة المأخوذة من كومة الرمي في الدور نفسه
empat_satu-option-starter_card = تُقلب أول ورقة من كومة السحب وتبدأ بها كومة الرمي
empat_satu-option-turn_order = خذ ورقة ثم ارمِ أخرى، أو ارمِ أولًا إحدى الأربع ثم خذ
empat_satu-option-exhausted_turns = كم دورًا يُلعب بعد فراغ كومة السحب قبل أن تنتهي الجولة؛ 0: تنتهي معها
empat_satu-option-pile_run = بعد هذا العدد من الأدوار المتتالية من كومة الرمي، يسحب التالي من كومة السحب

empat_satu-preset-standard = خذ ورقة وارمِ ورقة؛ أربع أوراق من نقش واحد توقف الجولة
empat_satu-preset-threshold = يد قيمتها 30 أو أكثر توقف الجولة مهما كانت نقوشها
empat_satu-preset-difficult = ارمِ إحدى أوراقك الأربع قبل أن تأخذ
empat_satu-preset-starter = أول ورقة من كومة السحب تبدأ كومة الرمي

# كلمات اللعبة

empat_satu-term-stock = كومة السحب — ما بقي من الورق بعد التوزيع، مقلوبًا، ويُسحب ورقة ورقة
empat_satu-term-pile = كومة الرمي — الأوراق المرمية، مكشوفة؛ لا تؤخذ منها إلا العليا، وهي ما رماه اللاعب السابق
empat_satu-term-starter = ورقة البداية — أول ورقة من كومة السحب، تبدأ بها كومة الرمي حيث يُلعب هكذا
empat_satu-term-suit = النقش المحسوب — النقش الذي يجعل اليد أعلى قيمة: تُجمع أوراقه وتُطرح كل الأوراق الأخرى
empat_satu-term-value = القيمة — للورقة: من 2 إلى 10 رقمها، والولد والبنت والملك 10، والآس 11؛ ولليد: من −22 إلى 41
empat_satu-term-stop = الإيقاف — أن تنهي الجولة في بداية دورك بدل أن تأخذ ورقة
empat_satu-term-pass = التمرير — أن تنهي الجولة بعد فراغ كومة السحب
empat_satu-term-known = ورقة معروفة — ورقة في اليد رآها الجميع تؤخذ من كومة الرمي
empat_satu-term-worst = أسوأ ورقة — الورقة التي تفصل بين يدين متساويتين: أصغر أوراق النقش المحسوب، أو أكبر ما عداه
empat_satu-term-hand = الجولة — من توزيع الورق إلى العد؛ أما اليد فهي الأوراق الأربع عند اللاعب

# نصائح

empat_satu-tip-1 = اختر نقشك بنقاطه لا بعدد أوراقه: آس وملك خير من 2 و3 و4.
empat_satu-tip-2 = كل ورقة من نقش آخر تُحسب عليك، فارمِ أكبرها أولًا.
empat_satu-tip-3 = ما ترميه لا يُعرض إلا على اللاعب التالي: فأمسك النقش الذي يجمعه.
empat_satu-tip-4 = ما يؤخذ من كومة الرمي يبقى معروفًا. ثلاث ورقات كبة مأخوذة تخبر الجميع بما تجمع، ولن يعطيك أحد كبة.
empat_satu-tip-5 = اللاعب الذي قبلك يرمي ما لا يحتاج إليه: فإن ناسبتك أوراقه فابقَ على نقشها.
empat_satu-tip-6 = لا تحتاج إلى أربع أوراق من نقش واحد لتربح: آس وملك وبنت مع 2 من نقش آخر تساوي 29.
empat_satu-tip-7 = { $stop_rule ->
    [one_suit] أربع أوراق من نقش واحد تساوي 29 في المتوسط. فإن زادت فأوقف حالًا: كل دور زائد يفيد الآخرين.
   *[other] متى صارت يدك جيدة فأوقف حالًا: كل دور زائد يفيد الآخرين.
  }
empat_satu-tip-8 = يكفيك ألا تكون الأخير: إن لم تستطع الربح فتخلص من كبار النقوش الأخرى.
