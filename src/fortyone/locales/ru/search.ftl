# Почему поиск выбирает ход: в терминале и в браузере. Сам ход стоит впереди.

search-only = единственный возможный ход
search-first = ничто не говорит за другой ход
search-hurried = так ходит опыт; рассмотреть все ходы не хватило времени
search-best = лучше всего: в среднем { $value }, против { $next } это { $lead }
search-equal-best = не хуже, чем { $next }, насколько можно судить, и так ходит опыт
search-exact = точно лучше всего: { $value }, против { $next } это { $lead }
search-equal-exact = ровно так же хорошо, как { $next } ({ $value }), и так ходит опыт
search-plus = +{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-minus = −{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
search-zero = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
