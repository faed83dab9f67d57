# Why a search plays a move: in the terminal and in the browser. A move stands before each.

search-only = the only legal move
search-first = there is nothing better to go by
search-hurried = what experience plays; there was no time to look at every move
search-best = does best: { $value } on average, { $lead } against { $next }
search-equal-best = as good as { $next } for all one can tell, and what experience plays
search-exact = does best for certain: { $value }, { $lead } against { $next }
search-equal-exact = exactly as good as { $next } ({ $value }), and what experience plays
search-plus = +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-minus = −{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-zero = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
