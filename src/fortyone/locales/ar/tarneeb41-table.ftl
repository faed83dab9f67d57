# 41 السورية في الطرفية.

tarneeb41-table-deal = التوزيعة { $deal } · إلى { $target } · الطرنيب ♥
tarneeb41-table-deals = { $deals ->
    [zero] بلا توزيعات
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $deals } توزيعات
    [many] { $deals } توزيعة
   *[other] { $deals } توزيعة
  } · إلى { $target }
tarneeb41-table-total = { $counts ->
    [values] قيمة الطلبات { $total } من { $required } لازمة
   *[tricks] الطلبات { $total } من { $required } لازمة
  }
tarneeb41-table-trick = اللمة { $trick } من 13 · المطلوب { $bid }
tarneeb41-table-dealer = {" "}(م)
tarneeb41-table-hand = يدك:  { $hand }

tarneeb41-table-ask-bid = اطلب من { $low } إلى { $high }؛ المجموع { $total } من { $required } حتى الآن
tarneeb41-table-ask-lead = افتح بأي ورقة
tarneeb41-table-ask-card = { $follows ->
    [yes] اتبع النقش { $suit }
   *[no] ليس عندك { $suit }: العب أي ورقة
  }
tarneeb41-table-worth = بـ { $value }
tarneeb41-table-throws-in = يلغي التوزيعة
tarneeb41-table-ahead = { $last ->
    [yes] تأخذها
   *[no] الأقوى حتى الآن
  }

tarneeb41-table-dealt = { $you ->
    [yes] أنت توزع
   *[no] { $who } يوزع
  }
tarneeb41-table-bids = { $you ->
    [yes] تطلب { $bid }
   *[no] { $who } يطلب { $bid }
  } (المجموع { $total })
tarneeb41-table-thrown-in = الطلبات قليلة: أُلغيت التوزيعة؛ { $you ->
    [yes] توزع أنت الآن
   *[no] يوزع الآن { $who }
  }
tarneeb41-table-all-bid = طلب الجميع؛ { $you ->
    [yes] أنت تفتح
   *[no] { $who } يفتح
  }
tarneeb41-table-leads = { $you ->
    [yes] تفتح بـ { $card }
   *[no] { $who } يفتح بـ { $card }
  }
tarneeb41-table-plays = { $you ->
    [yes] تلعب { $card }
   *[no] { $who } يلعب { $card }
  }
tarneeb41-table-takes = { $you ->
    [yes] تأخذ اللمة: { $count }
   *[no] { $who } يأخذ اللمة: { $count }
  }
tarneeb41-table-deal-ends = التوزيعة: { $seats }
tarneeb41-table-thirteen = { $you ->
    [yes] أخذت اللمات الثلاث عشرة كلها!
   *[no] { $who } أخذ اللمات الثلاث عشرة كلها!
  }

tarneeb41-table-no-last = لم تؤخذ أي لمة بعد
tarneeb41-table-took = { $you ->
    [yes] أنت أخذتها
   *[no] { $who } أخذها
  }
tarneeb41-table-values = الطلب الناجح، بلمات صاحبه وحده، يسجل قيمته؛ والفاشل يخسرها:
tarneeb41-table-target-alone = من بلغ { $target } نقطة يربح وحده؛ وإن كانوا أكثر من واحد فأكثرهم نقاطًا.
tarneeb41-table-target-pair = الفريق يربح إذا بلغ { $target } نقطة معًا.
tarneeb41-table-target-seat = من بلغ { $target } نقطة يربح لفريقه.
tarneeb41-table-partner-not_negative = لا يجوز أن يكون شريكه تحت 0.
tarneeb41-table-partner-positive = يجب أن يكون شريكه فوق 0.
tarneeb41-table-jawaker = لمن رصيده 30 أو أكثر: 5 و6 قيمتهما 5 و6.
tarneeb41-table-rises = أصغر طلب 3 من 30 نقطة، و4 من 40، و5 من 50.
tarneeb41-table-sweep = اللمات الثلاث عشرة للاعب واحد تربح اللعبة.
tarneeb41-table-bound = تنتهي اللعبة بعد التوزيعة { $deals } على الأكثر.
tarneeb41-table-no-voids = لم يظهر أحد مقطوعًا من نقش

tarneeb41-extra-voids = النقوش التي ظهر أن كل لاعب مقطوع منها
tarneeb41-extra-unseen = الأوراق التي لم ترها بعد، بحسب النقش

# علامة على الطاولة تشرحها `?`
tarneeb41-sign-best = [ورقة]  الورقة التي تأخذ اللمة حتى الآن
