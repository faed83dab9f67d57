cuarenta-table-deal = التوزيعة { $deal }
cuarenta-table-goal = التشيكا إلى { $target }، والربح بـ { $chicas }
cuarenta-table-stock = كومة السحب: { $count }
cuarenta-table-cards = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
  }
cuarenta-table-deals = يوزع
cuarenta-table-shown = ، كشف روندا { $rank }: { $cards }
cuarenta-table-empty = الطاولة فارغة.
cuarenta-table-hand = يدك:  { $cards }
cuarenta-table-ask = { $ronda ->
    [yes] العب ورقة أو اكشف الروندا
   *[no] العب ورقة
  }{ $only ->
    [yes] {" "}(لا تُحسب إلا الكاييدا)
   *[no] {""}
  }
cuarenta-table-note-ronda = اكشف الروندا
cuarenta-table-note-lay = ضعها
cuarenta-table-note-takes = تأخذ { $cards }

cuarenta-table-begins = { $you ->
    [yes] التوزيعة { $deal }: أنت تبدأ
   *[no] التوزيعة { $deal }: { $who } يبدأ
  }
cuarenta-table-five = خمس أوراق أخرى لكل لاعب
cuarenta-table-lays = { $you ->
    [yes] تضع { $card }
   *[no] { $who } يضع { $card }
  }
cuarenta-table-takes = { $you ->
    [yes] تأخذ { $cards } بـ { $card }
   *[no] { $who } يأخذ { $cards } بـ { $card }
  }{ $kind ->
    [caida] : كاييدا!
    [limpia] : ليمبيا!
    [caidalimpia] : كاييدا وليمبيا!
   *[plain] {""}
  }
cuarenta-table-ronda = { $you ->
    [yes] تكشف روندا { $rank }
   *[no] { $who } يكشف روندا { $rank }
  }
cuarenta-table-shows = { $kind ->
    [doble] { $you ->
        [yes] عندك روندا مزدوجة: الأربع من { $rank }
       *[no] { $who } عنده روندا مزدوجة: الأربع من { $rank }
      }
   *[ronda] { $you ->
        [yes] عندك روندا { $rank }
       *[no] { $who } عنده روندا { $rank }
      }
  }
cuarenta-table-misdeal = { $you ->
    [yes] أخطأت في التوزيع
   *[no] { $who } أخطأ في التوزيع
  }{ $free ->
    [yes] ؛ أُصلح الخطأ بلا ثمن
   *[no] ، والتوزيع يُعاد
  }
cuarenta-table-leftovers = ما بقي على الطاولة لـ { $who }: { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
  }
cuarenta-table-counted = { $who }: { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
  }
cuarenta-table-ends = انتهت التوزيعة
cuarenta-table-why = { $why ->
    [under] أقل من 20
    [never] الأوراق المأخوذة لا تسجل أبدًا
    [stop] لا شيء للأوراق من { $score } فصاعدًا
    [neither] 20 لكل فريق: لا أحد يسجل
    [others] 20 لكل فريق: يسجل الآخر وحده
    [twenty] 6 مقابل 20
   *[more] 6 مقابل 20، و{ $points } مقابل { $over } بعدها
  }
cuarenta-table-of-which = { $why }، يُحتسب منها { $count }
cuarenta-table-chica = { $zapateria ->
    [yes] زاباتيريا! التشيكا والميسا لـ { $who }
   *[no] التشيكا لـ { $who }: { $chicas }
  }

cuarenta-table-finish-reset = تُربح التشيكا بـ { $target } تمامًا؛ وما كان سيتجاوزها يترك ما دونها بواحدة.
cuarenta-table-finish-exact = تُربح التشيكا بـ { $target } تمامًا؛ وما كان سيتجاوزها يضيع.
cuarenta-table-finish-reach = تُربح التشيكا بـ { $target } أو أكثر.
cuarenta-table-only = من { $score } فصاعدًا لا تُحسب إلا الكاييدا.
cuarenta-table-zapateria = التشيكا الأولى تربح الميسا إذا كانت نقاط الفريق الآخر أقل من { $score }.
cuarenta-table-counts = { $score ->
    [0] الأوراق المأخوذة لا تسجل أبدًا.
   *[other] الأوراق: 6 نقاط من 20 فصاعدًا، ونقطتان لكل زوج بعدها؛ ولا شيء لفريق عنده { $score } أو أكثر.
  }
cuarenta-table-final = التشيكات { $chicas }؛ والأخيرة { $scores }
cuarenta-table-unseen = الأوراق التي لم ترها، بحسب الرتبة:

cuarenta-extra-piles = الأوراق التي أخذها كل فريق
cuarenta-extra-unseen = كم ورقة من كل رتبة لم تظهر بعد

# علامة على الطاولة تشرحها `?`
cuarenta-sign-last = [ورقة]  الورقة الموضوعة أخيرًا
