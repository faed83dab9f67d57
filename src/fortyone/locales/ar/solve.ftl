# الأمران solve وadvise: 41 بالنرد وMidnight، محلولتان

cli-doc-solve = جداول لعبة محلولة: 41 بالنرد، وMidnight.

    أفضل متوسط، وأفضل احتمال لبلوغ كل مجموع أو تجاوزه، وكم مرة ينتهي أفضل متوسط عند كل مجموع، ونصيب كل مقعد من الصندوق حين يلعب الجميع أفضل لعب.
cli-doc-advise = قيمة كل اختيار في رمية، ولماذا.

    دقيق، لرمية في 41 بالنرد أو Midnight: كل مقعد بعد هذا يلعب أفضل لعب. والقيمة بأجزاء من الصندوق.
cli-opt-solve-seats = كم مقعدًا يرمي على الصندوق، من 2 إلى 12. المعتاد: ما في اللعبة.
cli-opt-advise-seats = كم مقعدًا يرمي على الصندوق؛ 1: تدريب. المعتاد: ما تذكره الخيارات الأخرى، ولا يقل عما في اللعبة.
cli-opt-tie = ما يفعله المتساوون في القمة. المعتاد: ما في اللعبة.
cli-opt-plot = ارسم المجاميع في هذا الملف، .png أو .svg (يلزم matplotlib).
cli-opt-throw = الأحجار المرمية، أرقامًا.
cli-opt-kept = الأحجار المُبقاة من قبل، أرقامًا. المعتاد: لا شيء.
cli-opt-to_beat = أفضل مجموع حتى الآن؛ 0: فشل من رموا. المعتاد: لم يرمِ أحد.
cli-opt-holders = كم لاعبًا عنده ذلك المجموع. المعتاد: 1.
cli-opt-after = كم يرمي بعد هذا المقعد. المعتاد: لا أحد مع --to-beat، وإلا فكل الآخرين.
cli-word-dice = أحجار
cli-word-score = مجموع

cli-not-solved = { $value } غير محلولة؛ المحلولة { $allowed }، مع Midnight
cli-no-plots = الرسم يحتاج إلى matplotlib: pip install 'fortyone[plots]'
cli-plot-kind = الرسم ملف .png أو .svg، لا { $path }
cli-solve-one = 41 بالنرد: حجر واحد يُبقى بعد كل رمية
cli-solve-one_or_more = Midnight: حجر أو أكثر يُبقى بعد كل رمية
cli-solve-tickets = التذكرتان { $one } و{ $other }
cli-solve-max_mean = أفضل متوسط
cli-solve-max_qualify = أفضل احتمال للتأهل
cli-solve-max_24 = أفضل احتمال لـ24
cli-solve-score = مجموع
cli-solve-at_least = على الأقل
cli-solve-more_than = أكثر من
cli-solve-distribution = مع أفضل متوسط
cli-solve-shares = الأنصبة من الصندوق، من يرمي أولًا أولًا؛ والتعادل { $tie ->
    [split] يقتسمه
    [carry] يُبقيه
   *[roll_off] برمية فاصلة
  }:
cli-advise-dice = المُبقى «{ $kept }» والمرمي «{ $thrown }» يجب أن يكونا ستة أحجار معًا
cli-advise-holders = --holders يأتي مع --to-beat: كم لاعبًا عنده ذلك المجموع
cli-advise-exact = أبقِ { $move }: { $cause }؛ { $outlook }.
cli-advise-near = أبقِ { $move }: { $cause }؛ { $outlook }. (القيم غير دقيقة مع هذه الخيارات.)
cli-plot-scores = كم مرة ينتهي أفضل متوسط عند كل مجموع (%)
cli-plot-targets = أفضل احتمال لبلوغ كل مجموع (%)
cli-plot-mean = المتوسط { $mean }
cli-plot-fails = بلا تأهل: { $chance }%
cli-plot-score = المجموع
cli-plot-worths = قيمة المجموع وما زال آخرون لم يرموا (% من الصندوق)
cli-plot-after = بقي { $after }
