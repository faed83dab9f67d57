# Команды solve и advise: 41 на костях и Midnight, решённые

cli-doc-solve = Таблицы решённой игры: 41 на костях и Midnight.

    Лучший средний счёт, лучший шанс достичь и превысить каждый счёт, как часто лучший средний кончается каждым, и доля банка у каждого места, когда все играют наилучшим образом.
cli-doc-advise = Сколько стоит каждый выбор в броске и почему.

    Точно, для броска в 41 на костях или Midnight: каждое место после этого играет наилучшим образом. Стоимость — в долях банка.
cli-opt-solve-seats = Сколько мест бросают за банк, от 2 до 12. Обычно: как в игре.
cli-opt-advise-seats = Сколько мест бросают за банк; 1 — тренировка. Обычно: сколько следует из других параметров, но не меньше, чем в игре.
cli-opt-tie = Что делают равные наверху. Обычно: как в игре.
cli-opt-plot = Нарисовать счета в этом файле, .png или .svg (нужен matplotlib).
cli-opt-throw = Брошенные кубики, цифрами.
cli-opt-kept = Кубики, отложенные раньше, цифрами. Обычно: ни одного.
cli-opt-to_beat = Лучший счёт до сих пор; 0 — бросавшие не прошли. Обычно: никто ещё не бросал.
cli-opt-holders = У скольких этот счёт. Обычно: 1.
cli-opt-after = Сколько бросают после этого места. Обычно: с --to-beat никто, иначе все остальные.
cli-word-dice = КУБИКИ
cli-word-score = СЧЁТ

cli-not-solved = игра { $value } не решена; решена { $allowed }, вместе с Midnight
cli-no-plots = для рисунка нужен matplotlib: pip install 'fortyone[plots]'
cli-plot-kind = рисунок — это файл .png или .svg, а не { $path }
cli-solve-one = 41 на костях: после броска откладывают один кубик
cli-solve-one_or_more = Midnight: после броска откладывают один кубик или больше
cli-solve-tickets = билеты { $one } и { $other }
cli-solve-max_mean = Лучший средний счёт
cli-solve-max_qualify = Лучший шанс пройти
cli-solve-max_24 = Лучший шанс на 24
cli-solve-score = счёт
cli-solve-at_least = не меньше
cli-solve-more_than = больше
cli-solve-distribution = с лучшим средним
cli-solve-shares = Доли банка, кто бросает первым, тот первый; поровну наверху: { $tie ->
    [split] делят
    [carry] банк остаётся
   *[roll_off] перебрасывают
  }:
cli-advise-dice = отложенные «{ $kept }» и брошенные «{ $thrown }» — это вместе должно быть шесть кубиков
cli-advise-holders = --holders нужен вместе с --to-beat: у скольких этот счёт
cli-advise-exact = Отложить { $move }: { $cause }; { $outlook }.
cli-advise-near = Отложить { $move }: { $cause }; { $outlook }. (При этих настройках числа неточны.)
cli-plot-scores = Как часто лучший средний кончается каждым счётом (%)
cli-plot-targets = Лучший шанс достичь каждого счёта (%)
cli-plot-mean = в среднем { $mean }
cli-plot-fails = не прошёл: { $chance } %
cli-plot-score = счёт
cli-plot-worths = Сколько стоит счёт, пока другие ещё не бросали (% банка)
cli-plot-after = ещё { $after }
