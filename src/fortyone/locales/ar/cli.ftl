# الطرفية. الرسائل التي تستعملها طاولات كل الألعاب تبدأ بـ table-.

table-you = أنت
table-and = { $most } و{ $last }
table-ask = دورك
table-plays = { $you ->
    [yes] تلعب { $move }
   *[no] { $who } يلعب { $move }
  }
table-score = { $who }: { $score }
table-drawn = تعادل.
table-wins = { $count ->
    [1] { $you ->
        [yes] ربحت!
       *[no] { $who } يربح.
      }
   *[other] { $who } يربحون.
  }

cli-person = لاعب
cli-practice = تدريب
cli-prompt = { $ask } (? للمساعدة) >
cli-prompt-of = { $who }: { $ask } (? للمساعدة) >
cli-more-moves = … و{ $count } غيرها: اكتب moves، أو اكتب الحركة
cli-hand-over = الدور لـ { $who }. اضغط Enter حين لا ينظر أحد غيره.
cli-again = مباراة أخرى؟ (again, quit, save ملف, ?) >
cli-yes = نعم ن أجل
cli-no = لا ل
cli-saved = حُفظت. للمتابعة:
cli-saved-here = حُفظت: { $path }
cli-undone = رجعت إلى اختيارك الأخير.
cli-nothing-to-undo = لا شيء للتراجع عنه بعد.
cli-nothing-yet = لم يحدث شيء بعد.
cli-no-tips = لا نصائح لهذه اللعبة.
cli-no-glossary = ليس لهذه اللعبة كلمات خاصة بها.
cli-see-rules = اكتب rules لتقرأ البند.
cli-rules-how = لم يُرفض شيء بعد. اكتب rules ثم بندًا، مثل rules D-2؛ والكتاب كله: fortyone rules { $game }
cli-slow = غير مترجم إلى لغة الآلة: القواعد تعمل ببايثون وحدها، أبطأ نحو خمسين مرة

cli-help = اكتب الحركة كما تُكتب، أو الحرف الذي بجانبها. الرقم هو دائمًا الحركة نفسها. أو:
cli-help-table = الطاولة من جديد (Enter وحده يكفي)
cli-help-last = ما حدث منذ دورك الأخير
cli-help-score = ورقة النقاط، وما تعنيه
cli-help-moves = كل الحركات المسموحة وما تفعله
cli-help-hint = رأي اللاعب القوي في كل حركة، وهو يعرف ما تعرفه أنت
cli-help-rules = البند الذي وراء آخر رفض؛ rules D-2: ذلك البند
cli-help-tips = نصائح لهذه اللعبة
cli-help-undo = ارجع إلى اختيارك الأخير (تصير المباراة تدريبًا)
cli-help-save = احفظ المباراة؛ save ملف: هناك
cli-help-quit = اخرج؛ وتُحفظ المباراة

cli-thinks = { $who } يفكر …
cli-hint-wait = جارٍ التفكير …
cli-hint-only = { $move } هي الحركة المسموحة الوحيدة.
cli-hint-plays = اللاعب القوي يلعب { $move }.
cli-hint-why = { $move }: { $why }.
cli-hint-counts = القيم: { $unit }.
cli-hint-unit = ما يُتوقع أن تعطيك المباراة
cli-hint-nobody = التلميح لصاحب الدور.

cli-menu = أي لعبة؟
cli-menu-saved = { $count ->
    [zero] لا مباريات محفوظة: اكتب !
    [one] مباراة واحدة محفوظة: اكتب !
    [two] مباراتان محفوظتان: اكتب !
    [few] { $count } مباريات محفوظة: اكتب !
    [many] { $count } مباراة محفوظة: اكتب !
   *[other] { $count } مباراة محفوظة: اكتب !
  }
cli-which = حرف أو اسم (Enter: خروج) >
cli-several = { $name } اسم لأكثر من لعبة:
cli-none-of-these = { $value } ليست من هذه الألعاب: { $allowed }
cli-list-saved = المباريات المحفوظة
cli-far = { $moves ->
    [zero] بلا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $moves } حركات
    [many] { $moves } حركة
   *[other] { $moves } حركة
  }
cli-more-saved = … و{ $count } أقدم
cli-newest = الأحدث: { $command }
cli-which-saved = حرف (Enter: خروج) >
cli-none-saved = لا مباريات محفوظة. للعب: fortyone play لعبة؛ الألعاب: fortyone games
cli-no-such-letter = «{ $text }» ليس من الحروف
cli-known-as = تُعرف باسم:
cli-presets = مجموعات القواعد:
cli-default = المعتاد { $value }
cli-here = هنا { $value }
cli-step = Enter: التالي؛ q: خروج >
cli-unfinished = لم تنتهِ المباراة.
cli-complete = انتهت المباراة، ونتيجتها هي ما تعطيه الحركات.

cli-legal = سليم: { $moves ->
    [zero] لا حركة تخالف
    [one] الحركة الوحيدة تتبع
    [two] الحركتان تتبعان
    [few] الحركات كلها ({ $moves }) تتبع
    [many] الحركات كلها ({ $moves }) تتبع
   *[other] الحركات كلها ({ $moves }) تتبع
  } قواعد { $game }، النسخة { $version }.
cli-fair = نزيه: { $events ->
    [zero] لا حظ فيه يخرج عن البذرة التي تعهدها
    [one] الحظ الوحيد من البذرة التي تعهدها
    [two] الحظان من البذرة التي تعهدها
    [few] كل حظ فيه ({ $events }) من البذرة التي تعهدها
    [many] كل حظ فيه ({ $events }) من البذرة التي تعهدها
   *[other] كل حظ فيه ({ $events }) من البذرة التي تعهدها
  } { $commitment }.
cli-was-practice = تدريب: جرى التراجع عن حركات.
cli-not-legal = غير سليم: { $why }
cli-not-fair = لم تثبت نزاهته: { $why }
cli-no-claim = السجل سليم، لكنه لا يدّعي النزاهة: لا تعهد فيه ولا بذرة

cli-cannot-read = { $path } لا يمكن قراءته: { $why }
cli-cannot-write = { $path } لا يمكن كتابته: { $why }
cli-no-text = { $path } ليس سجلًا: ليس نصًا
cli-in-file = { $path }، { $why }
cli-no-json = { $path } ليس JSON: { $why }
cli-setting = --set { $text }: يُضبط الخيار هكذا: خيار=قيمة
cli-no-game = أي لعبة؟ fortyone play لعبة؛ الألعاب: fortyone games
cli-no-undo = undo لشخص واحد ضد الروبوتات
cli-no-chance = لا يمكن متابعة المباراة: ليس في سجلها بذرة يُسحب منها الحظ
cli-resume-options = للمباراة المحفوظة خياراتها: احذف { $options }
cli-resume-game = المباراة المحفوظة من { $game }، لا من { $asked }

# مساعدة الأوامر والخيارات. cli-word- كلمات تحل محل القيم.

cli-usage = الاستعمال:
cli-examples = أمثلة:
cli-heading-options = الخيارات:
cli-heading-arguments = المعطيات:
cli-heading-commands = الأوامر:
cli-required = لازم
cli-word-game = لعبة
cli-word-file = ملف
cli-word-name = اسم
cli-word-names = أسماء
cli-word-option = خيار
cli-word-options = خيارات
cli-word-value = قيمة
cli-word-clause = بند
cli-word-command = أمر

cli-doc-menu = العب أربع ألعاب اسمها 41 و40، وادرسها وابحث فيها. بلا أمر: قائمة ثم لعب.
cli-doc-play = العب مباراة، ضد روبوتات أو مع آخرين أمام هذه الشاشة.

    تُكتب الحركة بتدوينها أو بالحرف الذي بجانبها؛ و? تعرض الأوامر الأخرى. إذا لم يكن الإدخال طرفية تُقرأ الحركات سطرًا سطرًا: أول سطر خاطئ يوقف اللعب، وتُحفظ المباراة.
cli-doc-games = الألعاب، والأسماء التي يعرفها الناس بها.
cli-doc-rules = كتاب قواعد لعبة.
cli-doc-replay = مباراة من جديد، حركة حركة.
cli-doc-verify = أثبت أن السجل سليم وحظه نزيه؛ وإلا فرمز الخروج 1.
cli-doc-perft = عُد خطوط اللعب: الورق من البذرة، وتُحسب كل رمية نرد.
cli-doc-bench = قِس هنا زمن توزيعات عشوائية لكل لعبة؛ ومع --json سطر JSON لكل قياس.

cli-opt-help = اعرض هذه المساعدة واخرج.
cli-opt-lang = لغة الكلام: en, ar, es, fr, id, nb, ru. المعتاد: لغة النظام.
cli-opt-game = لعبة، بأي اسم من أسمائها (fortyone games).
cli-opt-play-game = بدونها: مبارياتك المحفوظة.
cli-opt-bench-game = المعتاد: كل الألعاب.
cli-opt-file = سجل مباراة.
cli-opt-preset = مجموعة خيارات لها اسم.
cli-opt-settings = غيّر خيارًا؛ القيمة JSON إن قُرئت كذلك، وإلا فنص. يجوز تكراره.
cli-opt-seats = من يلعب، بترتيب المقاعد: you (أنت)، you:Rosa، strong (ثانية للحركة)، quick (عُشر ثانية)، basic، random. يحدد عدد المقاعد. المعتاد: أنت، وquick للآخرين؛ وbasic في نص برمجي.
cli-opt-dealer = أول موزع أو أول من يبدأ: مقعد، من 0. المعتاد: lot (قرعة).
cli-opt-seed = حظ يمكن تكراره. المعتاد: بذرة سرية.
cli-opt-perft-seed = البذرة التي يأتي منها الورق. المعتاد: 0.
cli-opt-save = أين تُحفظ المباراة.
cli-opt-resume = تابع مباراة.
cli-opt-clause = هذه البنود فقط، مثل D-7.
cli-opt-options = الخيارات مع المعتاد فيها، ومجموعات القواعد.
cli-opt-glossary = كلمات اللعبة.
cli-opt-step = اعرض الطاولة قبل كل حركة.
cli-opt-seat = كما رآها هذا المقعد. المعتاد: كما يراها متفرج.
cli-opt-depth = عدد حركات الخط.
cli-opt-position = وضعية بصيغة JSON. المعتاد: البداية.
cli-opt-split = عدد لكل حركة أولى.
cli-opt-as_json = اكتب JSON ولا شيء غيره.

cli-wrong-command = لا يوجد أمر «{ $text }»
cli-wrong-option = لا يوجد خيار { $option }{ $near ->
    [none] { "" }
   *[other] ؛ يشبهه: { $near }
  }
cli-wrong-empty = { $option } يحتاج إلى قيمة
cli-wrong-flag = { $option } لا يأخذ قيمة
cli-wrong-missing = ينقص { $what }
cli-wrong-value = { $option } يأخذ عددًا صحيحًا{ $least ->
    [zero] { " " }من 0
    [one] { " " }من 1
   *[none] { "" }
  }، لا «{ $value }»
cli-wrong-extra = أكثر مما يأخذه هذا الأمر: { $text }

# رؤوس أعمدة `bench`
bench-game = اللعبة
bench-what = ماذا
bench-rate = في الثانية
bench-moves = حركات في الثانية

cli-web-open = الطاولات مفتوحة على { $address }
cli-web-others = للآخرين في شبكتك: { $address }
cli-web-ends = Ctrl-C ينهيه؛ وتُحفظ كل الطاولات.
cli-web-here = أو العب هنا في هذه الطرفية:
cli-web-goes-on = ما زالت الطاولات مفتوحة؛ Ctrl-C ينهيه.
cli-web-taken = لا يمكن الاستماع على { $address }: { $why }
cli-web-missing = خادم الطاولات يحتاج إلى حزم غير مثبتة ({ $missing }): pip install 'fortyone[web]'
cli-tables-none = لا طاولة محفوظة هنا.
cli-tables-deleted = حُذفت الطاولة { $code }.

cli-doc-web = افتح طاولات للمتصفحات: أصدقاء وروبوتات على طاولة واحدة. وكل خيار يُضبط أيضًا في البيئة (FORTYONE_PORT=80) أو في ملف؛ وكلها في docs/server.md.
cli-doc-tables = الطاولات المحفوظة: كلها أو واحدة؛ مبارياتها سجلات؛ حذفها.
cli-opt-host = العنوان الذي يُستمع عليه؛ 0.0.0.0 يسمح لغيرك في شبكتك بالدخول. المعتاد: 127.0.0.1.
cli-opt-port = المنفذ. المعتاد: 8041.
cli-opt-database = أين تُحفظ الطاولات. المعتاد: ملف في مجلد بياناتك.
cli-opt-config = ملف ضبط (TOML). المعتاد: server.toml في مجلد ضبطك.
cli-opt-browser = افتح المتصفح، أو لا.
cli-opt-menu = عرض الألعاب في هذه الطرفية أيضًا.
cli-opt-code = طاولة.
cli-opt-export = اكتب مبارياتها سجلات. والمباراة الجارية تُكتب مع بذرتها: فاحفظها سرًا.
cli-opt-delete = احذفها نهائيًا.
cli-word-address = عنوان
cli-word-code = رمز
