# Por qué una búsqueda juega una jugada: en la terminal y en el navegador. La jugada va delante.

search-only = la única jugada posible
search-first = nada habla por otra jugada
search-hurried = lo que juega la experiencia; no hubo tiempo de mirar todas las jugadas
search-best = es lo mejor: { $value } de media, { $lead } frente a { $next }
search-equal-best = vale tanto como { $next }, por lo que se puede saber, y es lo que juega la experiencia
search-exact = es con seguridad lo mejor: { $value }, { $lead } frente a { $next }
search-equal-exact = vale exactamente lo mismo que { $next } ({ $value }), y es lo que juega la experiencia
search-plus = +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-minus = −{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-zero = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
