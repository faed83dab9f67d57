# لاعبان أحدهما ضد الآخر في توزيعات كثيرة.

cli-doc-arena = لاعبان في توزيعات كثيرة: أيهما أقوى، وما مدى اليقين.

    تُلعب كل توزيعة في كل ترتيب للجلوس: يأخذ اللاعب الأول فريقًا والثاني كل ما عداه، وكل فريق بدوره؛ وdocs/arena.md يشرح الأرقام. Ctrl-C يوقف؛ ومع --out يتابع الأمر نفسه من هناك.
cli-opt-players = اللاعبان: basic أو quick أو strong أو لاعب من عندك بصيغة module:Name؛ ومعه حد لكل حركة إن شئت، مثل strong:0.5s أو strong:500.
cli-opt-deals = عدد التوزيعات. المعتاد: 100.
cli-opt-budget = كم يفكر كل لاعب في الحركة إن لم يذكره اسمه: 0.5s ثوانٍ، و500 محاكاة.
cli-opt-arena-seed = البذرة التي يأتي منها كل الحظ. المعتاد: 0.
cli-opt-jobs = كم عملية تلعب. المعتاد: 1.
cli-opt-out = ملف تضاف إليه نتيجة كل توزيعة؛ وما فيه من قبل لا يُلعب ثانية.
cli-opt-records = مجلد لسجلات المباريات كلها.
cli-word-budget = حد
cli-word-folder = مجلد

arena-two-players = --players { $text }: يلزم لاعبان، مثل strong,basic
arena-alone = لا أحد يلعب ضد أحد على طاولة من { $sides }
arena-nothing = لم تُلعب أي توزيعة
arena-broken = ماتت عملية كانت تلعب
arena-trouble = { $player } (التوزيعة { $deal }، الفريق { $side }، الحركة { $event } للمقعد { $seat }): { $what }؛ لعب basic بدله، وتُعد الحركة ممنوعة
arena-stopped = توقف بعد { $done } من { $deals } توزيعة؛ الأمر نفسه يتابع مع { $path }
arena-stopped-lost = توقف بعد { $done } من { $deals } توزيعة؛ لو كان --out ملف لحُفظت
arena-no-ledger = { $path } ليس ملف ساحة
arena-other-contest = { $path } من لقاء آخر: { $key } فيه { $there }، لا { $here }
arena-bad-line = { $path }، السطر { $line } لا يمكن قراءته: { $why }

arena-title = { $game } · { $preset }
arena-played = { $deals ->
    [zero] لا توزيعات
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $deals } توزيعات
    [many] { $deals } توزيعة
   *[other] { $deals } توزيعة
  } في كل ترتيب للجلوس: عدد المباريات { $matches }، ومرات التوزيع { $dealt }
arena-first = { $first } ضد { $second }
arena-mean = الربح في التوزيعة
arena-wins = المباريات المربوحة
arena-unit = المكسب
arena-signed = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seconds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-interval = 95%: { $low } … { $high }
arena-one-deal = توزيعة واحدة لا تقول أكثر
arena-moves = الحركات
arena-pace = ثوانٍ للحركة
arena-illegal = ممنوعة
arena-late = متأخرة
