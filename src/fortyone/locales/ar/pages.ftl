# Pages beside the table: home, rules, results, replays.

# The first page

ui-other-forms = أشكال معروفة أخرى
ui-name-dice41-midnight = Midnight
ui-name-tarneeb41-lebanese = 400 اللبنانية
ui-name-cuarenta-rapido = كوارينتا السريعة
ui-name-cuarenta-individual = كوارينتا للاعبين اثنين
ui-about-dice41-midnight = لعبة النرد التي تُسمى أيضًا 1-4-24. بعد كل رمية ضع حجرًا أو أكثر جانبًا؛ والـ24 تُدفع مضاعفة.
ui-about-tarneeb41-lebanese = أربعمئة كما في لبنان، إلى 82. الطلبات العالية أغلى بكثير، وتكلّف مثل ذلك إن فشلت.
ui-about-cuarenta-rapido = كوارينتا في نصف الوقت: كل تشيكا إلى 20. وما عدا ذلك كما هو، حتى الكاييدا.
ui-about-cuarenta-individual = كوارينتا للاعبين، كلٌّ لنفسه. ترى أوراقًا أكثر، ولا أحد غيرك تلومه.
ui-minutes = نحو { $minutes } د
ui-hours = نحو { $hours } س
ui-minutes-a-deal = نحو { $minutes } د لكل توزيعة
ui-players-of = عدد اللاعبين: { $count }
ui-find-table = افتح طاولة

# Rules

ui-rules-of-table = هذه قواعد الطاولة التي جئت منها.
ui-back-to-table = العودة إلى الطاولة
ui-rules-played = القواعد المتبعة
ui-in-short = باختصار
ui-examples = أمثلة
ui-example-before = قبل
ui-example-after = بعد
ui-exact = ما يُعرف بالضبط
ui-known-dice41-1 = بين لاعبين وبأفضل لعب يربح من يرمي أخيرًا 51.95 % من الصناديق، ومن يرمي أولًا 48.05 %: فالأخير يعرف ما عليه تجاوزه.
ui-known-dice41-2 = أفضل لعب للنقاط يحقق 17.05 في المتوسط. ويتأهل 92.38 % من الأدوار على الأكثر، ويبلغ 4.13 % منها 24.
ui-known-dice41-3 = وفي Midnight تكون 18.68 و95.67 % و10.00 %؛ ومن يرمي أخيرًا من اثنين يربح 53.97 % من الصناديق.
ui-known-cuarenta-1 = خمس أوراق فيها ثلاث من رتبة واحدة في 25200 من 658008 حالة: يد من كل 26.
ui-known-cuarenta-2 = وفيها الأربع كلها في 360 من 658008: يد من كل 1828.
ui-known-empat_satu-1 = هناك 270725 يدًا من أربع أوراق. 16 منها تساوي 41، و2860 من نقش واحد: واحدة من كل 95.
ui-known-empat_satu-2 = قيمة اليد كما وُزعت 2.60 في المتوسط؛ و36.7 % منها دون الصفر.
ui-known-tarneeb41-1 = يد من ثلاث عشرة ورقة تخلو من الطرنيب مرة في كل 78 توزيعة، وفيها خمسة أو أكثر في 17.6 % منها.
ui-known-tarneeb41-2 = أكثر ما يكون ثلاثة (28.6 %) ثم أربعة (23.9 %). والمتوسط 3.25.
ui-traditions = ما يختلف من مكان إلى آخر
ui-rule = القاعدة
ui-no-changes = لم يتغير شيء من القواعد المعتادة لهذا الشكل.
ui-clauses-number = لكل قاعدة رقم. وعندما تُرفض حركة يُذكر رقمها.
ui-clause-here = هنا:
ui-clause-off = لا يُلعب به هنا.
ui-colon = { $text }:
ui-here-values-lebanese = من 1 إلى 4 رقمها، و5 تعطي 10، و6 تعطي 12، و7 تعطي 14، و8 تعطي 16، و9 تعطي 27، و10 تعطي 30، و11 تعطي 33، و12 تعطي 36، و13 تعطي 39
ui-here-values-jawaker = من 1 إلى 4 رقمها، و5 تعطي 10، و6 تعطي 12، و7 تعطي 14، و8 تعطي 16، و9 تعطي 27، و10 فأكثر تعطي 40؛ ولمقعد عنده 30 أو أكثر قيمة 5 و6 هي 5 و6
ui-here-values-stepped = من 1 إلى 4 رقمها، و5 تعطي 10، و6 تعطي 12، و7 تعطي 14، و8 تعطي 16، و9 تعطي 27، و10 تعطي 30، و11 تعطي 44، و12 تعطي 48، و13 تعطي 52
ui-none-found = لا قاعدة تقول ذلك.

# The result

ui-how-points = كيف جاءت كل نقطة
ui-see-move = شاهدها على الطاولة

# Replay

ui-copy-move = انسخ رابط هذه الحركة
ui-download = نزّل السجل
ui-moves = الحركات
ui-onlooker = متفرج
ui-begins = تبدأ المباراة.
ui-pause = إيقاف مؤقت
ui-open-other = افتح سجلًا آخر
ui-drop-here = … أو أفلت الملف هنا.
ui-where-records = السجل في نهاية كل مباراة؛ و«fortyone play» يحفظ السجلات أيضًا.
