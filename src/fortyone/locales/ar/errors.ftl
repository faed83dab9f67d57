# ما قد يكون خطأ في أي لعبة. رسائل كل لعبة في ملفها.

option-value = { $option }={ $value } ليس من الخيارات؛ المسموح: { $allowed }
option-unknown = { $option } ليس خيارًا في هذه اللعبة؛ الخيارات: { $allowed }
option-bank = { $option }={ $value } لا يكفي للاشتراك؛ المسموح: { $allowed }
game-unknown = { $value } ليست لعبة؛ الألعاب: { $allowed } (الأمر «fortyone games» يعرض أسماءها الأخرى)
game-ambiguous = { $value } اسم لأكثر من لعبة: { $allowed }
clause-unknown = { $value } ليس بندًا في كتاب القواعد هذا؛ البنود: { $allowed }
name-bad = { $value } ليس اسمًا؛ في الاسم { $allowed } من الحروف التي يمكن طباعتها، بلا مسافة في طرفيه
player-budget = { $text ->
    [none] ينقص هذا اللاعب حد
   *[other] «{ $text }» ليس حدًا
  }: ثوانٍ أو محاكاة لكل حركة، مثل strong:0.5s أو strong:500
player-import = { $text } ليس لاعبًا: { $why }؛ اللاعبون: { $allowed }، أو لاعب من عندك بصيغة module:Name
player-no-choose = ليس فيه الدالة choose

bad-move-id = { $move } ليس رقم حركة؛ الأرقام من 0 إلى { $count } − 1
no-text = { $value } ليس نصًا
bad-card = { $text } ليست ورقة؛ الورقة رتبة (A 2 … 9 T J Q K) ونقش (c d h s)، مثل Th
bad-faces = { $text } ليست رمية؛ تُكتب أحجار النرد أرقامًا من 1 إلى 6
deck-twice = { $card } موجودة مرتين في الورق
deck-foreign = { $card } ليست من هذا الورق
deck-short = عدد الأوراق { $count }؛ والمطلوب { $expected }

illegal-move = { $clause }: { $move } غير مسموح: { $why }؛ المسموح: { $legal }
illegal-now = { $clause }: { $move } غير مسموح: { $why }
other-seat = الدور للمقعد { $turn }
over-no-move = انتهت المباراة
chance-no-move = لا دور لأحد الآن: الكلمة للحظ
over-no-chance = انتهت المباراة
seat-no-chance = ليس هذا أوان الحظ: الدور لأحد المقاعد
wrong-dice = عدد الأحجار المرمية { $count ->
    [zero] صفر
    [one] واحد
    [two] اثنان
    [few] { $count }
    [many] { $count }
   *[other] { $count }
  }، والمطلوب { $due }
chance-is-drawn = هذه المباراة تسحب حظها بنفسها

position-no-object = الوضعية كائن JSON
position-key = { $key } ليس من مفاتيح الوضعية؛ المفاتيح: { $allowed }
position-value = { $key }: { $value } غير مسموح؛ المسموح: { $allowed }
position-length = { $key }: { $value } ليست قائمة طولها { $length }
position-notation = { $key }: { $reason }
position-twice = { $card } مكررة

record-error = السطر { $line }: { $reason }
record-format = هذا ليس سجل مباراة: السطر الأول ليس «{ $expected }»
record-line = «{ $text }» ليس وسمًا ولا حظًا ولا حركات
record-tag = «{ $tag }» ليس وسمًا، أو ينقصه مفتاح، أو لا يجوز أن يكون له مفتاح؛ الوسوم: { $allowed }
record-tag-twice = الوسم «{ $tag }» مكرر
record-tag-late = الوسم «{ $tag }» متأخر عن موضعه
record-lot = القرعة مرة واحدة، قبل كل شيء آخر
record-hidden = هناك أوراق مخفية: سجل مقعد واحد لا يُعاد لعبه
record-after-result = لا شيء يحدث بعد النتيجة
record-no-dealer = تنقص القرعة، أو الوسم «dealer»
record-two-dealers = الموزع عُرف بالقرعة أو بالوسم «dealer»: لا بهما معًا
record-missing = الوسم «{ $tag }» ناقص
record-seat = «{ $tag }»: عدد مقاعد هذه الطاولة { $seats }، وترقيمها من 0
record-value = { $tag }: «{ $value }» غير مسموح؛ المسموح: { $allowed }
record-rules = سُجل على نسخة القواعد { $version }، وهذا البرنامج يلعب النسخة { $known }: { $why }
record-seed = البذرة 64 رقمًا ست عشريًا
record-number = { $tag }: «{ $value }» ليس عددًا صحيحًا
record-json = { $tag }: «{ $value }» ليس JSON
record-result = { $tag } هي «{ $value }»، لكن الحركات تعطي «{ $expected }»
unfair-no-seed = السجل لا يُظهر بذرة، فلا يمكن التحقق من حظه
unfair-commitment = التعهد ليس تعهد البذرة، وهو { $expected }
unfair-chance = الحظ رقم { $event } ليس ما تعطيه البذرة
