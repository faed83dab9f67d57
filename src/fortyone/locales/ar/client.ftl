# ما تقوله صفحات المتصفح.

ui-title = طاولات ورق ونرد
ui-lead = اجلس والعب، وحدك ضد روبوتات جيدة أو مع أصدقاء عبر رابط.
ui-pages = الصفحات
ui-home = الصفحة الأولى
ui-tables = الطاولات
ui-verify = تحقق من مباراة
ui-settings = الضبط
ui-rules = القواعد
ui-rules-of = القواعد: { $game }
ui-wait = لحظة …
ui-trouble = لم ينجح ذلك
ui-retry = حاول من جديد
ui-offline = لا يمكن الوصول إلى الخادم. هل يعمل، وهل أنت متصل؟
ui-close = أغلق
ui-yes = نعم
ui-no = لا
ui-more = المزيد

# الصفحة الأولى

ui-forms = طرق اللعب
ui-play-now = العب الآن
ui-play = العب
ui-invite = ادعُ أصدقاء
ui-go-on-playing = تابع من حيث كنت
ui-my-tables = طاولاتي
ui-open-tables = طاولات مفتوحة
ui-no-my-tables = لم تجلس إلى طاولة بعد.
ui-no-open-tables = لا طاولة تنتظر لاعبين. افتح واحدة وضعها في هذه القائمة.
ui-open-record = أعد عرض سجل
ui-for-programs = للبرامج: الواجهة البرمجية
ui-phase-waiting = تنتظر
ui-phase-playing = جارية
ui-phase-over = انتهت

ui-tile-cuarenta = كوارينتا
ui-tile-cuarenta-about = لعبة الإكوادور. خذ أوراقًا من الطاولة بالمثل والمجموع والتسلسل، وخيرها ما وُضع للتو.
ui-form-cuarenta-standard = أربعة، في فريقين
ui-form-cuarenta-individual = لاعبان
ui-form-cuarenta-rapido = السريعة، إلى 20
ui-form-cuarenta-quito = على طريقة كيتو
ui-tile-empat_satu = إمبات ساتو
ui-tile-empat_satu-about = 41 الإندونيسية. اسحب وارمِ حتى تصير أوراقك الأربع من نقش واحد أعلى قيمة.
ui-form-empat_satu-standard = الكلاسيكية
ui-form-empat_satu-threshold = الإيقاف عند 30
ui-form-empat_satu-difficult = الرمي أولًا
ui-tile-tarneeb41 = 41 السورية
ui-tile-tarneeb41-about = طرنيب يطلب فيها كل لاعب لنفسه، والكبة طرنيب دائمًا. قل كم لمة ستأخذ، وخذها.
ui-form-tarneeb41-syrian = السورية، إلى 41
ui-form-tarneeb41-lebanese = اللبنانية
ui-form-tarneeb41-jawaker400 = أربعمئة
ui-tile-dice41 = 41 بالنرد
ui-tile-dice41-about = ستة أحجار وصندوق واحد. أبقِ أربعة وواحدًا لتتأهل، واجعل الأربعة الأخرى تُحسب.
ui-form-dice41-standard = واحدًا واحدًا
ui-form-dice41-midnight = Midnight (1-4-24)
ui-form-dice41-pub = رهان المقهى

# إعداد طاولة

ui-new-title = { $game } مع أصدقاء
ui-house-rules = قواعد البيت
ui-house = على هذه الطاولة
ui-clock = وقت الحركة
ui-no-clock = بلا حد
ui-listed = أظهرها بين الطاولات المفتوحة
ui-spectators = للآخرين أن يتفرجوا
ui-first-dealer = من يوزع أولًا
ui-first-thrower = من يرمي أولًا
ui-by-lot = بالقرعة
ui-seat-of = المقعد { $seat }
ui-open-table = افتح الطاولة
ui-open-says = تأخذ رابطًا لأصدقائك؛ وللروبوتات أن تأخذ أي مقعد يبقى خاليًا.

# قبل المباراة

ui-who-plays = من يلعب
ui-pairs-sit = المقعدان 1 و3 يلعبان معًا ضد 2 و4.
ui-open-seat = خالٍ
ui-sit = اجلس هنا
ui-stand = قم
ui-you = أنت
ui-bot = روبوت
ui-away = غائب
ui-added = أضاف إلى الحظ
ui-add-bot = أضف روبوتًا
ui-fill-bots = روبوتات للبقية
ui-level = قوة الروبوت
ui-level-random = عشوائي
ui-level-basic = سهل
ui-level-quick = جيد
ui-level-strong = قوي
ui-clear-seat = اصرف { $name }
ui-move-seat = انقل { $name } إلى المقعد { $seat }
ui-link = رابط هذه الطاولة
ui-copy = انسخ الرابط
ui-copied = نُسخ
ui-share = شارك
ui-link-says = من فتح هذا الرابط جاز له الجلوس.
ui-link-here = { $address } هو هذا الجهاز وحده. ليأتي الأصدقاء من أجهزة أخرى شغّل { $command } وافتح عنوان الشبكة الذي يظهر.
ui-start = ابدأ المباراة
ui-start-when = يمكن أن تبدأ حين تمتلئ المقاعد كلها.
ui-start-who = يبدأ المباراةَ من فتح الطاولة.
ui-full = المقاعد كلها مشغولة. { $watch ->
    [yes] يمكنك المشاهدة هنا حين تبدأ المباراة.
   *[no] لا يرى المباراة إلا الجالسون هنا.
  }
ui-rules-here = قواعد هذه الطاولة
ui-all-rules = كل القواعد
ui-changed = مغيّر
ui-fair = { $game ->
    [dice41] رميات نزيهة
   *[other] خلط نزيه
  }
ui-fair-says = حظ هذه المباراة ثُبت من قبل؛ وهذه بصمته. وبعد المباراة يستطيع كل واحد أن يتحقق منه. أضف بضعة حروف من عندك فلا يكون أحد قد اختاره.
ui-fair-fixed = ثُبت حظ هذه المباراة قبل بدايتها؛ وهذه بصمته. وبعد المباراة يستطيع كل واحد أن يتحقق منه.
ui-fair-log = ثُبت حظ هذه المباراة قبل أن تبدأ: { $seal }…
ui-fair-by = أضاف حروفًا: { $names }.
ui-fair-kept = تلقى هذا المتصفح هذه البصمة قبل أن تبدأ المباراة.
ui-fair-other = قبل أن تبدأ المباراة تلقى هذا المتصفح بصمة أخرى: { $seal }
ui-nonce = أي حروف
ui-add-nonce = أضف

# على الطاولة

ui-players = الآخرون
ui-my-hand = دوري وأوراقي
ui-hand = أوراقي
ui-your-turn = دورك.
ui-waits-for = { $name } يفكر …
ui-match-over = انتهت المباراة.
ui-hint = تلميح
ui-hint-says = تلميح: { $move }
ui-player = اللاعب
ui-side = الفريق
ui-we = نحن
ui-they = هم
ui-points = النقاط
ui-won = رابحة
ui-lost = خاسرة
ui-score = النقاط { $score }
ui-to = إلى { $target }
ui-dealer = الموزع
ui-dealer-mark = م
ui-partner = شريكك
ui-on-turn = له الدور
ui-held = { $count ->
    [zero] بلا أوراق مقلوبة
    [one] ورقة مقلوبة واحدة
    [two] ورقتان مقلوبتان
    [few] { $count } أوراق مقلوبة
    [many] { $count } ورقة مقلوبة
   *[other] { $count } ورقة مقلوبة
  }
ui-empty = فارغ
ui-card = { $rank } { $suit }
ui-joker = جوكر
ui-rank-A = آس
ui-rank-J = ولد
ui-rank-Q = بنت
ui-rank-K = ملك
ui-suit-c = السباتي
ui-suit-d = الديناري
ui-suit-h = الكبة
ui-suit-s = البستوني
ui-card-chosen = { $card }، مختارة: مرة أخرى تلعبها
ui-card-not-now = { $card }، لا تُلعب الآن
ui-play-card = العب { $card }
ui-played = { $name }: { $card }
ui-last-play = { $game ->
    [tarneeb41] اللمة السابقة
    [cuarenta] آخر ما أُخذ
    [dice41] الرمية السابقة
   *[other] الدور السابق
  }
ui-panels = النقاط والأحداث والمحادثة
ui-tab-scores = النقاط
ui-tab-log = الأحداث
ui-tab-chat = محادثة
ui-tab-rules = القواعد
ui-tab-tips = نصائح
ui-terms = كلمات اللعبة
ui-log = ما حدث
ui-log-empty = لم يحدث شيء بعد.
ui-chat = محادثة
ui-chat-empty = لم يقل أحد شيئًا.
ui-chat-text = اكتب شيئًا
ui-chat-send = أرسل
ui-watchers = المتفرجون: { $count }
ui-you-watch = أنت متفرج.
ui-phrase-hello = مرحبًا!
ui-phrase-thanks = شكرًا
ui-phrase-well-played = لعب جميل!
ui-phrase-good-luck = بالتوفيق
ui-phrase-sorry = عذرًا
ui-phrase-one-moment = لحظة
ui-phrase-good-game = مباراة جميلة!
ui-lost-line = انقطع الاتصال. نحاول من جديد …
ui-stale = تغيّرت الطاولة في هذه الأثناء، فلم يُنفَّذ ذلك. انظر مجددًا.
ui-take-back = استعد مقعدي
ui-is-away = { $name } غائب.
ui-is-slow = { $name } يطيل التفكير.
ui-cover = ليتابع روبوت عنه
ui-bot-plays = { $you ->
    [yes] روبوت يلعب عنك.
   *[no] يتابع روبوت اللعب عن { $name }.
  }
ui-plays-again = { $you ->
    [yes] عدتَ إلى اللعب.
   *[no] عاد { $name } إلى اللعب.
  }
ui-undo = اطلب التراجع عن حركتي الأخيرة
ui-undo-asked = { $name } يطلب التراجع عن الحركة الأخيرة.
ui-undo-waits = طلبتَ التراجع عن حركتك الأخيرة.
ui-undo-withdraw = دعها كما هي
ui-undo-no = تبقى حركتك: لم يوافق الجميع على التراجع عنها.
ui-leave = اترك مقعدي
ui-leave-says = سيتابع روبوت عنك. ويمكنك استعادة مقعدك ما دامت المباراة جارية.
ui-stay = ابقَ
ui-deal-over = { $game ->
    [dice41] انتهت الجولة
   *[other] انتهت التوزيعة
  }
ui-go-on = تابع
ui-first-time = كيف تُلعب
ui-keys = المفاتيح
ui-keys-arrows = { $game ->
    [dice41] تنقل بين الأحجار
   *[other] تنقل بين أوراقك
  }
ui-keys-enter = { $game ->
    [dice41] ارمِ؛ اختر حجرًا؛ ومرة أخرى تبقيه
   *[other] اختر ورقة؛ ومرة أخرى تلعبها
  }
ui-keys-digits = { $game ->
    [dice41] الحجر بذلك الوجه
    [tarneeb41] الورقة في ذلك الموضع أو ذلك الطلب، ثم Enter. 1 و2 للرقم 12
   *[other] الورقة في ذلك الموضع
  }
ui-keys-escape = لا تختر شيئًا
ui-keys-help = أظهر هذا أو أخفه

# بعد المباراة

ui-result = النتيجة
ui-you-win = ربحت!
ui-wins = { $count ->
    [1] { $names } يربح
   *[other] { $names } يربحون
  }
ui-draw = لم يربح أحد
ui-again = العب ثانية
ui-replay = الإعادة
ui-check-fair = { $game ->
    [dice41] تحقق من الرميات
   *[other] تحقق من الخلط
  }
ui-record = السجل
ui-results = مباريات سابقة
ui-won = فاز
ui-taken-back = جرى التراجع عن حركة.

# الإعادة

ui-replay-of = الإعادة: { $game }
ui-replay-says = افتح سجل مباراة وشاهدها من جديد حركة حركة.
ui-open-file = افتح ملفًا
ui-to-start = إلى البداية
ui-back = حركة إلى الوراء
ui-run = تشغيل
ui-forward = حركة إلى الأمام
ui-to-end = إلى النهاية
ui-step = خطوة
ui-eyes = كما يراها

# التحقق

ui-verify-says = ألصق سجل مباراة أو افتح ملفه. متصفحك نفسه يحسب كل خلط وكل رمية من جديد؛ والخادم يتحقق من الحركات.
ui-paste = fortyone record 1 …
ui-check-it = تحقق
ui-committed = البذرة هي التي ثُبتت قبل المباراة.
ui-not-committed = البذرة ليست التي ثُبتت قبل المباراة.
ui-chance-fair = { $count ->
    [zero] لا خلط ولا رمية تخالف البذرة.
    [one] الخلط الوحيد أو الرمية الوحيدة ما تعطيه البذرة.
    [two] كلا الخلطين أو الرميتين ما تعطيه البذرة.
    [few] كل خلط ورمية ({ $count }) ما تعطيه البذرة.
    [many] كل خلط ورمية ({ $count }) ما تعطيه البذرة.
   *[other] كل خلط ورمية ({ $count }) ما تعطيه البذرة.
  }
ui-chance-wrong = الخلط أو الرمية رقم { $event } ليس ما تعطيه البذرة.
ui-no-seed = هذا السجل لا يُظهر بذرته: لم تكن المباراة قد انتهت. لا يمكن التحقق من حظها بعد.
ui-no-crypto = لا تحسب المتصفحات هذا إلا عبر https أو على جهاز الخادم. «fortyone verify» يفعله في أي مكان.
ui-moves-legal = { $count ->
    [zero] لا حدث يخالف القواعد.
    [one] الحدث الوحيد سليم.
    [two] الحدثان سليمان.
    [few] الأحداث كلها ({ $count }) سليمة.
    [many] الأحداث كلها ({ $count }) سليمة.
   *[other] الأحداث كلها ({ $count }) سليمة.
  }
ui-each-event = كل خلط وكل رمية

# القواعد

ui-clauses = كتاب القواعد
ui-search = ابحث في القواعد

# الضبط

ui-name = بم يناديك الآخرون
ui-keep-name = احفظ
ui-kept = حُفظ.
ui-language = اللغة
ui-set-look = فاتح أو داكن
ui-set-look-auto = كالجهاز
ui-set-look-light = فاتح
ui-set-look-dark = داكن
ui-set-deck = ألوان النقوش
ui-set-deck-two = لونان
ui-set-deck-four = أربعة ألوان
ui-set-index = أرقام الورق
ui-set-index-normal = عادية
ui-set-index-large = كبيرة
ui-set-motion = الحركة
ui-set-motion-auto = كالجهاز
ui-set-motion-off = بلا حركة
ui-single-tap = لمسة واحدة تلعب الورقة
ui-sounds = الأصوات
ui-sound-turn = دوري
ui-sound-card = ورقة أو رمية
ui-sound-take = أخذ أوراق
ui-sound-special = شيء خاص
ui-sound-end = نهاية المباراة

# 41 السورية

ui-tarneeb41-means = { $of ->
    [alone] { $target } نقطة تربح وحدها
    [pair] { $target } معًا تربح
   *[seat] { $target } لواحد تربح لفريقه
  }{ $partner ->
    [not_negative] ، شريكه ليس تحت 0
    [positive] ، شريكه فوق 0
   *[any] {""}
  }{ $deals ->
    [0] {""}
    [one] {" · "}توزيعة واحدة على الأكثر
    [two] {" · "}توزيعتان على الأكثر
    [few] {" · "}{ $deals } توزيعات على الأكثر
    [many] {" · "}{ $deals } توزيعة على الأكثر
   *[other] {" · "}{ $deals } توزيعة على الأكثر
  }
ui-tarneeb41-trump = الطرنيب
ui-tarneeb41-bid = اللمات { $taken } من { $bid }، { $state ->
    [made] تحقق
    [open] ما زال ممكنًا
   *[lost] لم يتحقق
  }
ui-tarneeb41-bids = يطلب { $bid }
ui-tarneeb41-bid-head = الطلب
ui-tarneeb41-tricks = اللمات
ui-tarneeb41-total = الطلبات { $total } من { $required } لازمة
ui-tarneeb41-throw-in = وبأقل منها تُلغى التوزيعة.
ui-tarneeb41-trick = اللمة
ui-tarneeb41-bid-in-all = المطلوب { $total } من 13 لمة
ui-tarneeb41-deals = { $deals ->
    [0] لم تنتهِ توزيعة بعد.
    [one] انتهت توزيعة واحدة.
    [two] انتهت توزيعتان.
    [few] انتهت { $deals } توزيعات.
    [many] انتهت { $deals } توزيعة.
   *[other] انتهت { $deals } توزيعة.
  }
ui-first-tarneeb41-1 = قبل كل توزيعة يطلب كل لاعب عدد اللمات التي سيأخذها وحده من 13؛ وأعلى ورقة من النقش المفتوح تأخذ اللمة، وأي ورقة كبة تغلبها.
ui-first-tarneeb41-2 = إن نجح طلبك سجلته، وإن فشل خسرته. { $winners ->
    [seat] وأفضل لاعب يربح وحده.
   *[pair] وتربح مع شريكك المقابل.
  }
ui-first-tarneeb41-3 = المس رقمًا لتطلب. والمس ورقة لتختارها، ومرة أخرى لتلعبها؛ واتبع النقش المفتوح إن استطعت.

# 41 بالنرد

ui-dice41-means = { $seats ->
    [1] مع { $first } و{ $second } محفوظين: الأحجار الأربعة الأخرى نقاط
   *[other] مع { $first } و{ $second } أكثر النقاط تأخذ الصندوق · أكثر الفيش يربح
  }
ui-dice41-chips = { $chips ->
    [zero] بلا فيش
    [one] { $chips } فيشة
    [two] { $chips } فيشة
    [few] { $chips } فيشات
    [many] { $chips } فيشة
   *[other] { $chips } فيشة
  }
ui-dice41-scored = { $score } في هذه الجولة
ui-dice41-tray = الأحجار المُبقاة
ui-dice41-has = { $face } مُبقى
ui-dice41-lacks = { $face } ما زال ناقصًا
ui-dice41-sum = النقاط حتى الآن
ui-dice41-thrown = الأحجار المرمية
ui-dice41-throws = { $name } يرمي
ui-dice41-beat = عليك تجاوز { $best } عند { $name }
ui-dice41-nothing = لا شيء لتتجاوزه بعد
ui-dice41-die = { $face }
ui-dice41-tap = المس الحجر الذي تُبقيه
ui-dice41-tap-more = المس الأحجار التي تُبقيها
ui-dice41-throw = ارمِ الأحجار
ui-dice41-keep = أبقِ { $dice } وارمِ
ui-dice41-keep-last = أبقِ { $dice }
ui-first-dice41-1 = ترمي ستة أحجار، وبعد كل رمية تضع { $keep ->
    [one_or_more] واحدًا أو أكثر
   *[other] واحدًا
  } جانبًا، حتى توضع الستة كلها.
ui-first-dice41-2 = حجران هما تذكرتاك، { $tickets }: بلا كلتيهما لا يُحسب دورك. والأربعة الأخرى نقاطك؛ { $seats ->
    [1] فاجمع ما استطعت.
   *[other] وأعلى مجموع يأخذ الصندوق.
  }
ui-first-dice41-3 = المس حجرًا لتختاره، ثم اضغط الزر لتُبقيه وترمي الباقي.

# إمبات ساتو

ui-empat_satu-of = { $value }/41
ui-empat_satu-means = أفضل يد تربح وأسوأها تخسر · { $stop ->
    [threshold] الإيقاف: { $least } أو أكثر
    [anytime] الإيقاف: في أي دور
   *[one_suit] الإيقاف: 4 من نقش واحد
  }
ui-empat_satu-stock = اسحب
ui-empat_satu-pile = خذها
ui-empat_satu-stop = أوقف
ui-empat_satu-pass = مرر
ui-empat_satu-discard = ارمِ { $card }
ui-empat_satu-worth = قيمتها الآن: { $worth }
ui-empat_satu-known = أخذ أمام الجميع { $cards }
ui-empat_satu-stock-of = اسحب من كومة السحب: { $count ->
    [zero] فارغة
    [one] ورقة مقلوبة واحدة
    [two] ورقتان مقلوبتان
    [few] { $count } أوراق مقلوبة
    [many] { $count } ورقة مقلوبة
   *[other] { $count } ورقة مقلوبة
  }
ui-empat_satu-pile-of = خذ { $card } من كومة الرمي
ui-empat_satu-top = آخر ما رُمي: { $card }
ui-empat_satu-no-pile = لم يُرمَ شيء بعد
ui-empat_satu-showed = كشف
ui-empat_satu-highest = الأعلى
ui-first-empat_satu-1 = عندك أربع أوراق. أوراق أفضل نقوشك تُحسب لك، وكل ما عداها عليك: الآس 11، والملك والبنت والولد 10.
ui-first-empat_satu-2 = أفضل يد تربح وأسوأ يد تخسر. { $stop_rule ->
    [threshold] وبيد قيمتها { $stop_at } أو أكثر
    [anytime] ومهما كان في يدك
   *[one_suit] وبأربع أوراق من نقش واحد
  } يجوز لك أن توقف الجولة في بداية دورك.
ui-first-empat_satu-3 = في كل دور المس { $turn_order ->
    [discard_first] ورقة من أوراقك لترميها، ثم كومة السحب أو آخر ما رُمي لتأخذ ورقة.
   *[other] كومة السحب أو آخر ما رُمي لتأخذ ورقة، ثم المس ورقة من أوراقك لترميها.
  }

# كوارينتا

ui-cuarenta-means = { $finish ->
    [reach] { $target } أو أكثر يربح
   *[other] { $target } تمامًا يربح
  }{ $only ->
    [0] {""}
   *[other] {" · "}من { $only } لا تُحسب إلا الكاييدا
  }
ui-cuarenta-chicas = { $count ->
    [zero] بلا تشيكا رابحة
    [one] تشيكا واحدة رابحة
    [two] تشيكتان رابحتان
    [few] { $count } تشيكات رابحة
    [many] { $count } تشيكا رابحة
   *[other] { $count } تشيكا رابحة
  }
ui-cuarenta-chicas-head = التشيكات
ui-cuarenta-taken = الأوراق
ui-cuarenta-gives = نقاط الأوراق
ui-cuarenta-worth = أوراق مأخوذة: { $count }، قيمتها الآن: { $points }
ui-cuarenta-cards = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
  }
ui-cuarenta-table = الأوراق على الطاولة
ui-cuarenta-last = { $card }، وُضعت أخيرًا
ui-cuarenta-can-take = { $card }: يمكن أخذها
ui-cuarenta-new = الأخيرة
ui-cuarenta-took = { $name } أخذ { $cards }
ui-cuarenta-take = خذ { $cards }
ui-cuarenta-lay = ضع { $card }
ui-cuarenta-show-ronda = اكشف الروندا
ui-cuarenta-give-up = لديك روندا: ما إن تلعب هذه الورقة حتى يتعذّر كشفها.
ui-cuarenta-ronda-of = روندا { $rank }
ui-cuarenta-shown = كشف روندا { $rank }: { $cards }
ui-first-cuarenta-1 = عندك خمس أوراق. الورقة تأخذ من الطاولة { $match_takes ->
    [all] كل ما هو مثلها
   *[other] واحدة مثلها
  }، أو { $sum_cards ->
    [two_or_more] ورقتين فأكثر
   *[other] ورقتين
  } مجموعها قيمتها (من الآس إلى 7)، والتسلسل الذي يليها.
ui-first-cuarenta-2 = أخذ الورقة الموضوعة للتو كاييدا، وتنظيف الطاولة ليمبيا: نقطتان لكل منهما. وثلاث من رتبة واحدة في اليد روندا. إلى { $target }.
ui-first-cuarenta-3 = المس ورقة: يضيء ما تستطيع أخذه. اضغط زرًا لتأخذ، أو ضعها.
