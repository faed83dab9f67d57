# Hvorfor et søk spiller et trekk: i terminalen og i nettleseren. Trekket står foran.

search-only = det eneste lovlige trekket
search-first = ingenting taler for et annet
search-hurried = det erfaringen spiller; det var ikke tid til å se på alle trekk
search-best = er best: { $value } i snitt, { $lead } mot { $next }
search-equal-best = like godt som { $next }, så vidt det kan sies, og det erfaringen spiller
search-exact = er helt sikkert best: { $value }, { $lead } mot { $next }
search-equal-exact = nøyaktig like godt som { $next } ({ $value }), og det erfaringen spiller
search-plus = +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-minus = −{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-zero = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
