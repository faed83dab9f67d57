cuarenta-name = كوارينتا
cuarenta-arena-unit = نقاط، فريق ضد فريق
cuarenta-value-unit = الميسا في المتوسط (ربح +1، خسارة −1)
cuarenta-about = لعبة الورق في الإكوادور: خذ أوراقًا من الطاولة؛ أول من يبلغ 40 يربح تشيكا، وتشيكتان تربحان الميسا

# لماذا تُرفض الحركة

cuarenta-bad-move = { $text } ليست حركة؛ ضع ورقة (7c)، أو خذ بها (7cx7h، 7cx3d4h)، أو اكشف روندا (ronda7)، أو العب جوكر (X1=7x7h، X1xX2)
cuarenta-not-held = { $card } ليست في يدك
cuarenta-not-there = { $cards } ليست على الطاولة
cuarenta-all = الورقة المماثلة تأخذ كل { $rank } على الطاولة
cuarenta-no-ronda = الروندا ثلاث أوراق من رتبة واحدة في اليد؛ ليس عندك ثلاث من { $rank }
cuarenta-ronda-again = روندا { $rank } كُشفت من قبل
cuarenta-ronda-late = على هذه الطاولة تُكشف الروندا قبل أول ورقة تلعبها من الخمس
cuarenta-ronda-automatic = على هذه الطاولة تُكشف الروندا من نفسها
cuarenta-never-joker = هذه الطاولة بلا جوكر
cuarenta-never-twice = ورقة مذكورة مرتين
cuarenta-never-itself = الورقة لا تأخذ نفسها
cuarenta-never-as-rank = الجوكر يأخذ بصفته رتبة، مثل X1=7x7h؛ وبلا رتبة لا يأخذ إلا الجوكر الآخر
cuarenta-never-joker-takes = الجوكر يأخذ أوراق الرتبة التي لُعب بها، ولا يدخل في مجموع
cuarenta-never-caught = لا يأخذ الجوكر الموضوع إلا جوكر آخر
cuarenta-never-both = الورقة تأخذ بالمثل أو بمجموع واحد، لا بهما معًا
cuarenta-never-one = على هذه الطاولة تأخذ المماثلة ورقة واحدة
cuarenta-never-rank = لا تؤخذ ورقة مفردة إلا بورقة من رتبتها
cuarenta-never-court = J وQ وK لا تُجمع ولا تؤخذ بالجمع
cuarenta-never-sum = مجموع هذه الأوراق ليس الورقة الملعوبة
cuarenta-never-two = على هذه الطاولة المجموع ورقتان

# لماذا تُرفض الوضعية

cuarenta-hand-long = عند المقعد { $seat } من الأوراق { $count }؛ وفي اليد خمس على الأكثر
cuarenta-hand-sizes = لا يمكن أن تكون الأيدي { $sizes } وقد وزع المقعد { $dealer }: يلعب الجميع بالدور من يمين الموزع
cuarenta-turn = turn هو { $given }، لكنه بحسب الأيدي { $due }
cuarenta-stock = كومة من { $count } لا يمكن توزيعها: كل مرة تأخذ { $five }
cuarenta-deals-done = بعد { $deals } من التوزيعات تكون الميسا قد انتهت
cuarenta-not-over = الميسا لم تنتهِ: التشيكات { $chicas }، والمطلوب { $needed }
cuarenta-scores = النقاط { $scores } لا تصح: من بلغ { $target } ربح التشيكا، ولا يُظهرها إلا رابح الميسا
cuarenta-shown = لا يمكن أن يكون المقعد { $seat } قد كشف روندا { $rank } في هذه الخمس
cuarenta-doble-wins = عند المقعد { $seat } الأربع من { $rank }: هذا يربح التشيكا فورًا
cuarenta-not-shown = عند المقعد { $seat } روندا { $rank } وكانت ستُكشف من نفسها
cuarenta-not-cleared = حان التوزيع، فلا ورقة في أي مكان، ولم يأخذ أحد، ولا روندا مكشوفة
cuarenta-last = last هي { $card }، وليست أحدث ورقة على الطاولة، وُضعت الآن في هذه الخمس

# الخيارات

cuarenta-endless = { $option }={ $value } مع finish={ $finish } لا ينتهي أبدًا؛ المسموح: { $allowed } (0 مع finish=reach)
cuarenta-option-seats = اللاعبون: اثنان، كل لنفسه، أو أربعة في فريقين
cuarenta-option-target = النقاط التي تربح تشيكا
cuarenta-option-match_takes = هل تأخذ الورقة كل ما يماثلها على الطاولة، أم واحدة يسميها اللاعب
cuarenta-option-sum_cards = كم ورقة يجوز أن تكون في المجموع
cuarenta-option-caida_by = ما الكاييدا: أخذ الورقة الموضوعة للتو بالمثل أو بالمجموع، أو بالمثل فقط
cuarenta-option-caida_limpia = ما تسجله كاييدا هي أيضًا ليمبيا، كله معًا
cuarenta-option-ronda_points = ما تسجله الروندا
cuarenta-option-ronda_when = متى تُكشف الروندا: في أي دور لصاحبها، أو قبل أول ورقة له من الخمس، أو من نفسها
cuarenta-option-doble_ronda = ما تفعله أربع من رتبة واحدة في اليد: تربح التشيكا، أو تسجل هذا العدد
cuarenta-option-caida_on_ronda = نقاط زيادة لكاييدا على ورقة من روندا مكشوفة
cuarenta-option-odd_count = كيف يُحسب عدد فردي من الأوراق فوق 20: بزيادة واحدة، أو بنقص واحدة، أو بنقطة
cuarenta-option-both_twenty = من يسجل للأوراق إذا أخذ كل فريق 20
cuarenta-option-leftovers = لمن ما بقي على الطاولة في نهاية التوزيعة
cuarenta-option-cards_stop_at = من هذه النقاط فصاعدًا لا يسجل الفريق لأوراقه؛ 0: لا تسجل الأوراق أبدًا
cuarenta-option-finish = ما يفعله تجاوز الهدف: رجوع إلى ما دونه بواحدة، أو ضياع النقاط، أو الربح
cuarenta-option-caida_only_from = من هذه النقاط فصاعدًا لا تُحسب إلا الكاييدا؛ 0: أبدًا
cuarenta-option-zapateria = من ربح التشيكا الأولى ونقاط الفريق الآخر أقل من هذا ربح الميسا؛ 0: بدونها
cuarenta-option-chicas = عدد التشيكات التي تربح الميسا
cuarenta-option-jokers = عدد الجوكر في الورق
cuarenta-option-periquito_points = نقاط لأخذ الأربع من رتبة واحدة عن الطاولة دفعة واحدة؛ 0: بدونها
cuarenta-option-misdeal_points = ما يعطيه خطأ التوزيع للفريق الآخر
cuarenta-option-misdeal_grace = هل يُغتفر خطأ توزيع أُصلح قبل أن تُلعب ورقة
cuarenta-option-misdeal_rate = كم مرة يخطئ الموزع
cuarenta-option-max_deals = عدد التوزيعات الذي تنتهي بعده الميسا؛ 0: بلا حد

# مجموعات القواعد

cuarenta-preset-standard = اللعبة الكاملة: اثنان أو أربعة يلعبون إلى 40، والأفضل من ثلاث تشيكات
cuarenta-preset-individual = لاعبان، وكل ما عدا ذلك كما هو
cuarenta-preset-rapido = التشيكا إلى 20
cuarenta-preset-sin_zapateria = لا تُربح ميسا بالتشيكا الأولى وحدها
cuarenta-preset-comodines = مع جوكرين يأخذان بأي رتبة
cuarenta-preset-periquito = الأربع من رتبة واحدة على الطاولة جائزة من 10 نقاط
cuarenta-preset-grace = يجوز إصلاح خطأ التوزيع
cuarenta-preset-quito = كما في كيتو: المماثلة تأخذ ورقة واحدة، والمجموع من ورقتين، والكاييدا بالمثل فقط، والروندا تُكشف من نفسها، و40 أو أكثر تربح
cuarenta-preset-club = كما في النوادي: الروندا بأربع نقاط وتُكشف من نفسها، والمماثلة تأخذ ورقة واحدة، ولا أحد يأخذ ما بقي، و40 أو أكثر تربح

# كلمات اللعبة

cuarenta-term-chica = التشيكا (chica) — لعبة إلى { $target } نقطة
cuarenta-term-mesa = الميسا (mesa) — المباراة كلها: { $chicas ->
    [zero] بلا تشيكات
    [one] تربحها تشيكا واحدة
    [two] تربحها تشيكتان
    [few] تربحها { $chicas } تشيكات
    [many] تربحها { $chicas } تشيكا
   *[other] تربحها { $chicas } تشيكا
  }
cuarenta-term-caida = الكاييدا (caída) — أن تأخذ الورقة نفسها التي وضعها اللاعب السابق للتو{ $caida_by ->
    [match] ، بالمثل وحده
   *[other] {""}
  }: نقطتان
cuarenta-term-limpia = الليمبيا (limpia) — أن تنظف الطاولة بأخذ آخر ورقة عليها: نقطتان، ومع كاييدا { $caida_limpia } معًا
cuarenta-term-ronda = الروندا (ronda) — ثلاث أوراق من رتبة واحدة في اليد، { $ronda_when ->
    [automatic] تُكشف عند التوزيع
   *[other] تُكشف في دور صاحبها
  }: { $ronda_points ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $ronda_points } نقاط
    [many] { $ronda_points } نقطة
   *[other] { $ronda_points } نقطة
  }
cuarenta-term-doble-ronda = الروندا المزدوجة (doble ronda) — أربع أوراق من رتبة واحدة في اليد: { $doble_ronda ->
    [wins] تربح التشيكا فورًا
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $doble_ronda } نقاط
    [many] { $doble_ronda } نقطة
   *[other] { $doble_ronda } نقطة
  }
cuarenta-term-zapateria = الزاباتيريا (zapatería) — { $zapateria ->
    [0] لا تُلعب على هذه الطاولة
   *[other] أن تربح التشيكا الأولى ونقاط الفريق الآخر أقل من { $zapateria }: تربح الميسا
  }
cuarenta-term-run-gap = القفزة في التسلسل — لا 8 ولا 9 ولا 10، فبعد السبعة يأتي الولد ثم البنت والملك
cuarenta-term-cards = الأوراق — 6 نقاط لمن أخذ 20 أو أكثر من الأوراق الأربعين، ونقطتان لكل زوج بعدها؛ { $odd_count ->
    [up] والعدد الفردي يُجبر إلى أعلى
    [down] والعدد الفردي يُجبر إلى أسفل
   *[exact] ونقطة للورقة الفردية
  }
cuarenta-term-the-end = النهاية — { $caida_only_from ->
    [0] كل شيء يُحسب حتى النهاية على هذه الطاولة
   *[other] من { $caida_only_from } نقطة فصاعدًا لا تُحسب إلا الكاييدا: لا ليمبيا ولا روندا ولا أوراق
  }

# نصائح

cuarenta-tip-1 = ضع ورقة آمنة بعد كل أخذ. على طاولة فرغت أو كادت، الورقة التالية فريسة سهلة: ضع الرتبة التي يقل احتمال أن تكون عند اللاعب التالي.
cuarenta-tip-2 = انتبه للروندا. ثلاث أوراق من رتبة واحدة تساوي { $ronda_points ->
    [zero] صفرًا
    [one] نقطة
    [two] نقطتين
    [few] { $ronda_points } نقاط
    [many] { $ronda_points } نقطة
   *[other] { $ronda_points } نقطة
  }{ $ronda_when ->
    [automatic] {""}، وتُكشف من نفسها: تذكر من يملكها، فالكاييدا على ورقة منها محتملة.
    [first_play] {""}؛ اكشفها قبل أول ورقة تلعبها من الخمس.
   *[own_turn] {""} في أي دور لك؛ اكشفها قبل أن تلعب واحدة منها.
  }
cuarenta-tip-3 = المجموع يأخذ غالبًا أكثر مما يأخذه المثل. ورقة واحدة تأخذ اثنتين أو ثلاثًا تزيد أوراقك وتقرب الليمبيا.
cuarenta-tip-4 = { $caida_only_from ->
    [0] قرب النهاية تربح أول النقاط.
   *[other] عند { $caida_only_from } يتغير كل شيء. لا تُحسب إلا الكاييدا.
  } ضع أوراقًا لا يملك اللاعب التالي مثلها: رتبًا أُخذت بقيتها.
cuarenta-tip-5 = { $seats ->
    [2] بين اثنين لا شريك: ما تتركه يأخذه خصمك أولًا. فاترك ما يحتاج جمعه إلى دورين.
   *[other] العب مع شريكك. بعدك دائمًا خصم، فلا يستطيع شريكك كاييدا على ورقتك؛ اترك مجاميع وتسلسلات لا يقدر عليها الخصم الذي بينكما ويقدر عليها شريكك.
  }
cuarenta-tip-6 = عُد الأوراق المأخوذة. العشرون الأولى بست نقاط وكل زوج بعدها بنقطتين: أن يكون عندك 18 أو 22 قرب النهاية يحدد على ماذا تقاتل.
