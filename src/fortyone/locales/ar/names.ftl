# Options, their values and presets by name, for forms and tables of rules.

# all games

ui-option-seats = عدد اللاعبين
ui-option-target = الهدف
ui-option-max_deals = أقصى عدد للتوزيعات

# Cuarenta

ui-option-match_takes = المثل يأخذ
ui-option-sum_cards = أوراق المجموع
ui-option-caida_by = الكاييدا تكون
ui-option-caida_limpia = كاييدا وليمبيا معًا
ui-option-ronda_points = نقاط الروندا
ui-option-ronda_when = تُكشف الروندا
ui-option-doble_ronda = الدوبلي روندا تعطي
ui-option-caida_on_ronda = زيادة للكاييدا على روندا
ui-option-odd_count = الورقة الفردية
ui-option-both_twenty = لكل فريق 20
ui-option-leftovers = الأوراق الباقية
ui-option-cards_stop_at = لا نقاط للأوراق من
ui-option-finish = عند تجاوز الهدف
ui-option-caida_only_from = الكاييدا وحدها من
ui-option-zapateria = ساباتيريا دون
ui-option-chicas = التشيكات للفوز
ui-option-jokers = الجواكر
ui-option-periquito_points = نقاط البيريكيتو
ui-option-misdeal_points = نقاط خطأ التوزيع
ui-option-misdeal_grace = خطأ التوزيع يُصلَح
ui-option-misdeal_rate = معدل خطأ التوزيع

# Dice 41

ui-option-rounds = الجولات
ui-option-keep = الأحجار الموضوعة جانبًا
ui-option-tickets = التذكرتان
ui-option-ante = الاشتراك
ui-option-tie = عند التعادل
ui-option-nobody = لا أحد تأهل
ui-option-fail_ante = غرامة الفشل
ui-option-double_24 = الـ24 تُدفع مضاعفة
ui-option-starter = من يبدأ التالية
ui-option-last_pot = الصندوق الأخير
ui-option-bank = الفيشات في البداية

# Empat Satu

ui-option-hands = عدد الجولات
ui-option-stop_rule = يجوز الإيقاف
ui-option-stop_at = القيمة اللازمة للإيقاف
ui-option-instant_41 = 41 تنهي فورًا
ui-option-return_taken = يجوز رمي المأخوذة
ui-option-starter_card = ورقة أولى لكومة الرمي
ui-option-turn_order = يبدأ الدور بـ
ui-option-exhausted_turns = أدوار بلا كومة سحب
ui-option-pile_run = أدوار متتالية من كومة الرمي

# Syrian 41

ui-option-min_bid = أصغر طلب
ui-option-max_bid = أكبر طلب
ui-option-min_bid_by_score = يرتفع مع الرصيد
ui-option-min_total = مجموع الطلبات لا يقل عن
ui-option-min_total_counts = المجموع يَعُدّ
ui-option-min_total_by_score = المجموع يرتفع مع الرصيد
ui-option-values = قيم الطلبات
ui-option-score_by = الطلب الناجح يعطي
ui-option-fail_by = الطلب الفاشل يكلّف
ui-option-first_lead = الفتح الأول
ui-option-partner = رصيد الشريك
ui-option-target_of = الهدف لـ
ui-option-both_reach = بلغه الفريقان
ui-option-all_thirteen = اللمات الثلاث عشرة
ui-option-winners = الفائز

# values

ui-value-all = كلها
ui-value-one = واحدة فقط
ui-value-two_or_more = اثنتان أو أكثر
ui-value-two = اثنتان
ui-value-match_or_sum = بالمثل أو بالمجموع
ui-value-match = بالمثل فقط
ui-value-own_turn = في الدور
ui-value-first_play = قبل أول ورقة
ui-value-automatic = من نفسها
ui-value-wins = تربح فورًا
ui-value-up = إلى الأعلى
ui-value-down = إلى الأدنى
ui-value-exact = بالضبط
ui-value-both = الفريقان
ui-value-non_dealer = الفريق الذي لم يوزع
ui-value-neither = لا أحد منهما
ui-value-last_taker = آخر من أخذ
ui-value-nobody = لا أحد
ui-value-reset = العودة إلى ما دونه بواحد
ui-value-reach = يربح
ui-value-one_or_more = واحد أو أكثر
ui-value-roll_off = رمية فاصلة
ui-value-split = يُقسم
ui-value-carry = الصندوق يبقى
ui-value-closest = للأقرب
ui-value-return = تعود الفيشات
ui-value-rotate = المقعد التالي
ui-value-winner = الرابح
ui-value-play_on = يستمر اللعب
ui-value-one_suit = بأربع من نقش واحد
ui-value-threshold = من قيمة معينة
ui-value-anytime = في أي وقت
ui-value-draw_first = الأخذ
ui-value-discard_first = الرمي
ui-value-tricks = اللمات
ui-value-values = قيمها
ui-value-syrian = السورية
ui-value-lebanese = اللبنانية
ui-value-jawaker = كما على الشبكة
ui-value-stepped = بدرجات
ui-value-bid = حسب الطلب
ui-value-dealer = الموزع
ui-value-after_dealer = الذي بعد الموزع
ui-value-any = لا يهم
ui-value-not_negative = ليس دون 0
ui-value-positive = فوق 0
ui-value-seat = لاعب واحد
ui-value-pair = الفريق
ui-value-seat_then_pair = اللاعب ثم الفريق
ui-value-pair_then_seat = الفريق ثم اللاعب
ui-value-nothing = لا شيء خاصًا

# presets

ui-form-cuarenta-sin_zapateria = بلا ساباتيريا
ui-form-cuarenta-comodines = مع الجواكر
ui-form-cuarenta-periquito = مع البيريكيتو
ui-form-cuarenta-grace = التسامح في خطأ التوزيع
ui-form-cuarenta-club = على طريقة النوادي
ui-form-dice41-midnight_carry = Midnight، التعادل يُبقي الصندوق
ui-form-empat_satu-starter = مع ورقة بداية
ui-form-tarneeb41-lebanese88 = اللبنانية، إلى 88
ui-form-tarneeb41-club = أربعمئة على طريقة النوادي
