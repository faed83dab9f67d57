# Двое игроков друг против друга на многих сдачах.

cli-doc-arena = Двое игроков на многих сдачах: кто сильнее и насколько это верно.

    Каждая сдача играется во всех рассадках: первый игрок берёт одну сторону, второй — все остальные, и так каждую сторону по очереди; цифры объясняет docs/arena.md. Ctrl-C останавливает; с --out та же команда продолжит оттуда.
cli-opt-players = Двое игроков: basic, quick, strong или свой, в виде module:Имя; если нужно, с запасом на ход, например strong:0.5s или strong:500.
cli-opt-deals = Сколько сдач. Обычно: 100.
cli-opt-budget = Сколько каждый думает над ходом, если об этом не сказано в имени: 0.5s — секунды, 500 — симуляции.
cli-opt-arena-seed = Зерно, из которого берётся весь случай. Обычно: 0.
cli-opt-jobs = Во сколько процессов играть. Обычно: 1.
cli-opt-out = Файл, куда дописывается итог каждой сдачи; те, что в нём уже есть, заново не играют.
cli-opt-records = Папка для записей всех партий.
cli-word-budget = ЗАПАС
cli-word-folder = ПАПКА

arena-two-players = --players { $text }: нужны двое игроков, например strong,basic
arena-alone = за столом, где сторон { $sides }, никто ни с кем не играет
arena-nothing = не сыграно ни одной сдачи
arena-broken = один из игравших процессов умер
arena-trouble = { $player } (сдача { $deal }, сторона { $side }, ход { $event } места { $seat }): { $what }; вместо него сходил basic, и ход считается запрещённым
arena-stopped = остановлено после { $done } сдач из { $deals }; та же команда с { $path } продолжит
arena-stopped-lost = остановлено после { $done } сдач из { $deals }; с --out ФАЙЛ они бы сохранились
arena-no-ledger = { $path } — не файл арены
arena-other-contest = { $path } — от другой встречи: { $key } там { $there }, а не { $here }
arena-bad-line = { $path }, строка { $line } не читается: { $why }

arena-title = { $game } · { $preset }
arena-played = { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[many] { $deals } сдач
  } во всех рассадках: партий { $matches }, сдавали { $dealt } раз
arena-first = { $first } против { $second }
arena-mean = выигрыш за сдачу
arena-wins = выигранные партии
arena-unit = выигрыш
arena-signed = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seconds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-interval = 95 %: { $low } … { $high }
arena-one-deal = одна сдача больше ничего не скажет
arena-moves = ходов
arena-pace = секунд на ход
arena-illegal = запрещённых
arena-late = с опозданием
