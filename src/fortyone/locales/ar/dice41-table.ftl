dice41-table-ask = { $many ->
    [yes] أبقِ حجرًا أو أكثر
   *[no] أبقِ حجرًا واحدًا
  }{ $best ->
    [0] {""}
   *[other] ؛ عليك تجاوز { $best }
  }
dice41-table-ticket = تذكرة
dice41-table-round = { $extra ->
    [yes] الجولة { $round }، على الصندوق الباقي
   *[no] الجولة { $round } من { $rounds }
  }
dice41-table-pot = الصندوق: { $chips ->
    [zero] فارغ
    [one] فيشة واحدة
    [two] فيشتان
    [few] { $chips } فيشات
    [many] { $chips } فيشة
   *[other] { $chips } فيشة
  }
dice41-table-rolling = رمية فاصلة: { $who }
dice41-table-chips = فيش
dice41-table-this-round = هذه الجولة
dice41-table-out = خارج
dice41-table-failed = لم يتأهل
dice41-table-best = { $score }، الأفضل
dice41-table-tray = جانبًا: تذكرتان ({ $tickets }) { $kept }  نقاط { $points } = { $sum }

dice41-table-keeps = { $you ->
    [yes] تُبقي { $dice } من { $thrown }
   *[no] { $who } يُبقي { $dice } من { $thrown }
  }
dice41-table-scores = { $you ->
    [yes] مجموعك { $score }: { $dice }
   *[no] { $who } مجموعه { $score }: { $dice }
  }
dice41-table-fails = { $you ->
    [yes] لم تتأهل: لا { $missing } في { $dice }
   *[no] { $who } لم يتأهل: لا { $missing } في { $dice }
  }
dice41-table-rolls-off = { $again ->
    [yes] ما زال التعادل
   *[no] تعادل
  }: { $who } يرمون من جديد على الصندوق
dice41-table-takes = { $you ->
    [yes] تأخذ الصندوق
   *[no] { $who } يأخذ الصندوق
  }: { $chips ->
    [zero] لا فيش
    [one] فيشة واحدة
    [two] فيشتان
    [few] { $chips } فيشات
    [many] { $chips } فيشة
   *[other] { $chips } فيشة
  }
dice41-table-shared = { $who } يقتسمون الصندوق، لكل منهم { $chips ->
    [zero] صفر
    [one] فيشة واحدة
    [two] فيشتان
    [few] { $chips } فيشات
    [many] { $chips } فيشة
   *[other] { $chips } فيشة
  }
dice41-table-stays = { $failed ->
    [yes] لم يتأهل أحد
   *[no] تعادل
  }: { $chips ->
    [0] الصندوق فارغ
    [one] تبقى فيشة واحدة في الصندوق
    [two] تبقى فيشتان في الصندوق
    [few] تبقى { $chips } فيشات في الصندوق
    [many] تبقى { $chips } فيشة في الصندوق
   *[other] تبقى { $chips } فيشة في الصندوق
  }
dice41-table-returned = لم يتأهل أحد: يستعيد كل لاعب فيشه من هذه الجولة
dice41-table-begins = الجولة { $round }: { $you ->
    [yes] ترمي أنت أولًا
   *[no] يرمي أولًا { $who }
  }

dice41-table-practice = تدريب منفرد: { $rounds ->
    [zero] بلا أدوار
    [one] دور واحد
    [two] دوران
    [few] { $rounds } أدوار
    [many] { $rounds } دورًا
   *[other] { $rounds } دور
  }، بلا صندوق
dice41-table-means = الفيش المربوحة والمخسورة؛ الأكثر فيشًا بعد { $rounds ->
    [zero] صفر من الجولات
    [one] جولة واحدة
    [two] جولتين
    [few] { $rounds } جولات
    [many] { $rounds } جولة
   *[other] { $rounds } جولة
  } يربح. الاشتراك: { $ante }. والصندوق الأخير غير المربوح يُحسم أولًا.
dice41-table-tie-roll_off = تساوٍ في القمة: يرمون من جديد على الصندوق.
dice41-table-tie-split = تساوٍ في القمة: يقتسمون الصندوق.
dice41-table-tie-carry = تساوٍ في القمة: يبقى الصندوق للجولة التالية.
dice41-table-nobody-carry = لم يتأهل أحد: يبقى الصندوق للجولة التالية.
dice41-table-nobody-closest = لم يتأهل أحد: الصندوق لأفضل من عنده تذكرة واحدة.
dice41-table-nobody-return = لم يتأهل أحد: يستعيد كل لاعب فيش الجولة.
dice41-table-means-fail = من يفشل يدفع { $chips } أخرى للصندوق.
dice41-table-means-double = صندوق مربوح بـ24: يدفع كل لاعب آخر { $ante } زيادة.
dice41-table-unwon = { $chips ->
    [zero] لم تبق فيش بلا رابح.
    [one] بقيت فيشة واحدة بلا رابح.
    [two] بقيت فيشتان بلا رابح.
    [few] بقيت { $chips } فيشات بلا رابح.
    [many] بقيت { $chips } فيشة بلا رابح.
   *[other] بقيت { $chips } فيشة بلا رابح.
  }

# علامة على الطاولة تشرحها `?`
dice41-sign-tickets = [4] [_]  تذكرة مُبقاة، وأخرى ما زالت تنقص
