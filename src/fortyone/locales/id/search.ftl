# Mengapa pencarian memainkan suatu langkah: di terminal dan di peramban. Langkahnya tertulis di depan.

search-only = satu-satunya langkah yang boleh
search-first = tak ada yang mendukung langkah lain
search-hurried = yang dimainkan pengalaman; waktunya tidak cukup untuk melihat setiap langkah
search-best = yang terbaik: rata-rata { $value }, { $lead } dibanding { $next }
search-equal-best = sama baiknya dengan { $next } sejauh bisa dinilai, dan itulah yang dimainkan pengalaman
search-exact = pasti yang terbaik: { $value }, { $lead } dibanding { $next }
search-equal-exact = persis sama baiknya dengan { $next } ({ $value }), dan itulah yang dimainkan pengalaman
search-plus = +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-minus = −{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-zero = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
