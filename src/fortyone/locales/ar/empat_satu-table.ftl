empat_satu-table-ask = { $step ->
    [discard] ارمِ ورقة
   *[take] خذ ورقة
  }{ $stop ->
    [yes] {" "}أو أوقف
   *[no] {""}
  }
empat_satu-table-hand = الجولة { $hand } من { $hands }
empat_satu-table-stock = كومة السحب: { $count ->
    [zero] فارغة
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
  }
empat_satu-table-no-stock = كومة السحب فارغة: { $left ->
    [0] تنتهي الجولة
    [one] دور واحد آخر على الأكثر
    [two] دوران آخران على الأكثر
    [few] { $left } أدوار أخرى على الأكثر
    [many] { $left } دورًا آخر على الأكثر
   *[other] { $left } دور آخر على الأكثر
  }
empat_satu-table-no-pile = كومة الرمي: لا شيء بعد
empat_satu-table-pile = كومة الرمي: فوقها { $top }
empat_satu-table-under = ، وتحتها { $cards }
empat_satu-table-deals = يوزع
empat_satu-table-cards = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
  }
empat_satu-table-known = ، أخذها أمام الجميع: { $cards }
empat_satu-table-four = يدك:  { $hand }   قيمتها { $worth }
empat_satu-table-five = يدك:  { $hand }
empat_satu-table-drawn = {"   "}أُخذت الآن: { $card }
empat_satu-table-leaves = يبقى { $value }
empat_satu-table-shows = تكشف { $hand }
empat_satu-table-pile-note = { $card }، حتى { $value }
empat_satu-table-stock-note = مجهولة
empat_satu-table-pass-note = ينهي الجولة

empat_satu-table-draws = { $you ->
    [yes] تسحب { $card } من كومة السحب
   *[no] { $who } يسحب من كومة السحب
  }
empat_satu-table-takes = { $you ->
    [yes] تأخذ { $card } من كومة الرمي
   *[no] { $who } يأخذ { $card } من كومة الرمي
  }
empat_satu-table-discards = { $you ->
    [yes] ترمي { $card }
   *[no] { $who } يرمي { $card }
  }
empat_satu-table-stop = { $you ->
    [yes] توقف الجولة: تُكشف كل الأيدي
   *[no] { $who } يوقف الجولة: تُكشف كل الأيدي
  }
empat_satu-table-pass = { $you ->
    [yes] تمرر: تُكشف كل الأيدي
   *[no] { $who } يمرر: تُكشف كل الأيدي
  }
empat_satu-table-begins = { $you ->
    [yes] الجولة { $hand }: أنت تبدأ
   *[no] الجولة { $hand }: { $who } يبدأ
  }
empat_satu-table-won = { $you ->
    [yes] ربحت الجولة
   *[no] { $count ->
        [1] { $who } يربح الجولة
       *[other] { $who } يتقاسمون الربح
      }
  }
empat_satu-table-lost = { $you ->
    [yes] خسرتها
   *[no] { $count ->
        [1] { $who } يخسرها
       *[other] { $who } يتقاسمون الخسارة
      }
  }
empat_satu-table-tally = جولات رابحة { $won }، خاسرة { $lost }
empat_satu-table-means = تُحسب اليد بأوراق أفضل نقوشها ناقص البقية. أفضل يد تربح الجولة وأسوأها تخسرها؛ ولا تنتقل نقاط إلى الجولة التالية.
empat_satu-table-stop-one_suit = أربع أوراق من نقش واحد في بداية دورك: يجوز لك الإيقاف.
empat_satu-table-stop-threshold = يد قيمتها { $least } أو أكثر في بداية دورك: يجوز لك الإيقاف.
empat_satu-table-stop-anytime = يجوز لك الإيقاف في بداية أي دور من أدوارك.
