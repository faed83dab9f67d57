# خادم الطاولات. الرسائل التي تبدأ بـ web-no- تقول لماذا يرفض.

web-no-action-unknown = لا يقال هذا على هذه الطاولة
web-no-bot-unknown = { $level } ليس مستوى للروبوتات؛ المستويات: { $allowed }
web-no-busy = عند الخادم الآن ما يشغله عن هذا: حاول من جديد
web-no-chat-off = لا محادثة على هذه الطاولة
web-no-foreign-origin = هذا آتٍ من صفحة موقع آخر
web-no-internal = حدث خطأ هنا؛ وقد سُجل، ولم يتغير شيء
web-no-malformed = لا يُفهم هذا: { $why }
web-no-method = هذا العنوان لا يفعل ذلك
web-no-name = في الاسم من 1 إلى { $longest } من الحروف التي يمكن طباعتها، وليس اسم مستوى من مستويات الروبوتات
web-no-no-hints = تُعطى التلميحات حيث يلعب شخص واحد ضد روبوتات
web-no-no-match = لم تبدأ مباراة بعد
web-no-no-person = الخادم لا يعرفك: افتح صفحته الأولى مرة، أو أرسل رمزك
web-no-no-spectators = لا يرى هذا إلا الجالسون إلى هذه الطاولة
web-no-nonce = ما تضيفه إلى الحظ يجب أن يكون حروفًا يمكن طباعتها
web-no-not-found = لا شيء في هذا العنوان
web-no-not-manager = لا يفعل هذا إلا من أعد الطاولة، أو الجالسون هنا في غيابه
web-no-not-over = لم تنتهِ المباراة بعد
web-no-not-seated = لست جالسًا إلى هذه الطاولة
web-no-not-your-turn = الدور للمقعد { $turn }
web-no-over = انتهت المباراة
web-no-playing = لا، ما دامت مباراة على الطاولة
web-no-present = هذا الشخص هنا، ولم يطل دوره
web-no-seat-full = هذا المقعد مشغول
web-no-seat-unknown = لا مقعد { $seat }: عدد مقاعد هذه الطاولة { $seats }، وترقيمها من 0
web-no-seated = أنت جالس هناك من قبل
web-no-seats-open = ما زال مقعد خاليًا: انتظر أحدًا، أو أجلس روبوتًا
web-no-stale = تغيّرت الطاولة منذ ذلك الحين
web-bot = { $seat ->
    [0] آدا
    [1] برونو
    [2] كلارا
    [3] داريو
    [4] إلسا
    [5] فيليكس
    [6] جينا
    [7] هوغو
    [8] إيريس
    [9] يوناس
    [10] كيرا
   *[11] ليو
  }
web-no-storage = لم يمكن حفظه، فلم يُفعل: حاول من جديد
web-no-table-broken = سجل هذه الطاولة لا يُلعب بقواعد اليوم
web-no-table-unknown = لا توجد طاولة كهذه
web-no-too-big = هذا أكبر مما يجوز
web-no-too-many = كثير دفعة واحدة: انتظر قليلًا
web-no-undo-light = ظهرت ورقة أو رمية منذ ذلك الحين: لا تراجع
web-no-undo-none = لا شيء للتراجع عنه
web-no-undo-pending = طلب أحد من قبل التراجع عن حركة

web-setting-unknown = { $option } ليس من الضبط؛ ما يُضبط: { $allowed }
web-unbuilt-title = الطاولات مفتوحة، لكن صفحاتها لم تُبنَ
web-unbuilt = الخادم يعمل. ويجب بناء عميله مرة واحدة، في مجلد المشروع:
web-unbuilt-api = والواجهة البرمجية تعمل بدونه
