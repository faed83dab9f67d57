# لماذا يلعب البحث حركة: في الطرفية وفي المتصفح. تأتي الحركة قبل كل جملة.

search-only = الحركة المسموحة الوحيدة
search-first = لا شيء يرجّح حركة أخرى
search-hurried = ما تلعبه الخبرة؛ لم يتسع الوقت للنظر في كل حركة
search-best = هي الأفضل: المتوسط { $value }، أي { $lead } مقابل { $next }
search-equal-best = مثل { $next } بقدر ما يمكن الحكم، وهي ما تلعبه الخبرة
search-exact = هي الأفضل يقينًا: { $value }، أي { $lead } مقابل { $next }
search-equal-exact = مثل { $next } تمامًا ({ $value })، وهي ما تلعبه الخبرة
search-plus = +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-minus = −{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-zero = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
