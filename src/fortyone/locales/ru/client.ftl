# Что говорят страницы в браузере.

ui-title = карточные столы и столы для костей
ui-lead = Садитесь и играйте — одни против хороших ботов или с друзьями по ссылке.
ui-pages = Страницы
ui-home = Первая страница
ui-tables = Столы
ui-verify = Проверить партию
ui-settings = Настройки
ui-rules = Правила
ui-rules-of = Правила: { $game }
ui-wait = Минуту …
ui-trouble = Не получилось
ui-retry = Ещё раз
ui-offline = Сервер не отвечает. Запущен ли он и есть ли у вас сеть?
ui-close = Закрыть
ui-yes = да
ui-no = нет
ui-more = Ещё

# Первая страница

ui-forms = Как играть
ui-play-now = Играть сейчас
ui-play = Играть
ui-invite = Позвать друзей
ui-go-on-playing = Продолжить игру
ui-my-tables = Мои столы
ui-open-tables = Открытые столы
ui-no-my-tables = Вы ещё не сидели ни за одним столом.
ui-no-open-tables = Ни один стол не ждёт игроков. Откройте свой и поставьте его в этот список.
ui-open-record = Переиграть запись
ui-for-programs = Для программ: API
ui-phase-waiting = ждёт
ui-phase-playing = идёт
ui-phase-over = окончена

ui-tile-cuarenta = Куарента
ui-tile-cuarenta-about = Игра Эквадора. Берите карты со стола равной, суммой и рядом, а лучше всего — ту, что только что положена.
ui-form-cuarenta-standard = Четверо, парами
ui-form-cuarenta-individual = Вдвоём
ui-form-cuarenta-rapido = Рапидо, до 20
ui-form-cuarenta-quito = Как в Кито
ui-tile-empat_satu = Эмпат Сату
ui-tile-empat_satu-about = Индонезийское 41. Берите и сбрасывайте, пока ваши четыре карты одной масти не станут дороже всех.
ui-form-empat_satu-standard = Классика
ui-form-empat_satu-threshold = Стоп с 30
ui-form-empat_satu-difficult = Сначала сброс
ui-tile-tarneeb41 = Сирийское 41
ui-tile-tarneeb41-about = Тарниб, где каждый заявляет за себя, а козырь всегда червы. Скажите, сколько взяток возьмёте, и возьмите.
ui-form-tarneeb41-syrian = Сирийское, до 41
ui-form-tarneeb41-lebanese = Ливанское
ui-form-tarneeb41-jawaker400 = Четыреста
ui-tile-dice41 = 41 на костях
ui-tile-dice41-about = Шесть кубиков, один банк. Отложите четвёрку и единицу, чтобы пройти, и наберите побольше остальными.
ui-form-dice41-standard = По одному
ui-form-dice41-midnight = Midnight (1-4-24)
ui-form-dice41-pub = Ставки паба

# Стол накрывают

ui-new-title = { $game } с друзьями
ui-house-rules = Домашние правила
ui-house = За этим столом
ui-clock = Время на ход
ui-no-clock = без предела
ui-listed = Показывать среди открытых столов
ui-spectators = Другие могут смотреть
ui-first-dealer = Кто сдаёт первым
ui-first-thrower = Кто бросает первым
ui-by-lot = по жребию
ui-seat-of = место { $seat }
ui-open-table = Открыть стол
ui-open-says = Вы получите ссылку для друзей; на свободные места могут сесть боты.

# До партии

ui-who-plays = Кто играет
ui-pairs-sit = Места 1 и 3 играют вместе против 2 и 4.
ui-open-seat = свободно
ui-sit = Сесть здесь
ui-stand = Встать
ui-you = вы
ui-bot = бот
ui-away = отошёл
ui-added = своё к случаю добавлено
ui-add-bot = Посадить бота
ui-fill-bots = Остальные — боты
ui-level = Сила бота
ui-level-random = наугад
ui-level-basic = лёгкий
ui-level-quick = хороший
ui-level-strong = сильный
ui-clear-seat = Отпустить: { $name }
ui-move-seat = Пересадить на место { $seat }: { $name }
ui-link = Ссылка на этот стол
ui-copy = Скопировать ссылку
ui-copied = Скопировано
ui-share = Поделиться
ui-link-says = Кто откроет эту ссылку, может сесть.
ui-link-here = { $address } — только этот компьютер. Чтобы друзья пришли с других, запустите { $command } и откройте показанный сетевой адрес.
ui-start = Начать партию
ui-start-when = Начать можно, когда заняты все места.
ui-start-who = Партию начинает тот, кто открыл стол.
ui-full = Все места заняты. { $watch ->
    [yes] Когда партия начнётся, её можно будет смотреть здесь.
   *[no] Партию видят только те, кто сидит за столом.
  }
ui-rules-here = Правила этого стола
ui-all-rules = Все правила
ui-changed = изменено
ui-fair = { $game ->
    [dice41] Честные броски
   *[other] Честная тасовка
  }
ui-fair-says = Случай этой партии уже определён; вот его отпечаток. После партии его может проверить каждый. Добавьте несколько своих букв — и никто не мог его выбрать.
ui-fair-fixed = Случай этой партии был определён до её начала; вот его отпечаток. После партии его может проверить каждый.
ui-fair-log = Случай этой партии был определён до её начала: { $seal }…
ui-fair-by = Свои буквы добавили: { $names }.
ui-fair-kept = Этот браузер получил этот отпечаток до начала партии.
ui-fair-other = До начала партии этот браузер получил другой отпечаток: { $seal }
ui-nonce = Любые буквы
ui-add-nonce = Добавить

# За столом

ui-players = Остальные
ui-my-hand = Мой ход и мои карты
ui-hand = Мои карты
ui-your-turn = Ваш ход.
ui-waits-for = { $name } думает …
ui-match-over = Партия окончена.
ui-hint = Подсказка
ui-hint-says = Подсказка: { $move }
ui-player = Игрок
ui-side = Сторона
ui-we = Мы
ui-they = Они
ui-points = Очки
ui-won = Выиграно
ui-lost = Проиграно
ui-score = очки: { $score }
ui-to = до { $target }
ui-dealer = сдатчик
ui-dealer-mark = С
ui-partner = ваш партнёр
ui-on-turn = ходит
ui-held = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
   *[many] { $count } карт рубашкой вверх
  }
ui-empty = пусто
ui-card = { $rank } { $suit }
ui-joker = джокер
ui-rank-A = туз
ui-rank-J = валет
ui-rank-Q = дама
ui-rank-K = король
ui-suit-c = треф
ui-suit-d = бубен
ui-suit-h = черв
ui-suit-s = пик
ui-card-chosen = { $card }, выбрано: ещё раз — и карта сыграна
ui-card-not-now = { $card }, сейчас сыграть нельзя
ui-play-card = Сыграть: { $card }
ui-played = { $name }: { $card }
ui-last-play = { $game ->
    [tarneeb41] Прошлая взятка
    [cuarenta] Что взято последним
    [dice41] Прошлый бросок
   *[other] Прошлый ход
  }
ui-panels = Счёт, ход игры и разговор
ui-tab-scores = Счёт
ui-tab-log = Ход игры
ui-tab-chat = Разговор
ui-tab-rules = Правила
ui-tab-tips = Советы
ui-terms = Слова игры
ui-log = Что было
ui-log-empty = Пока ничего не было.
ui-chat = Разговор
ui-chat-empty = Никто ничего не сказал.
ui-chat-text = Напишите что-нибудь
ui-chat-send = Отправить
ui-watchers = Смотрят: { $count }
ui-you-watch = Вы смотрите.
ui-phrase-hello = Привет!
ui-phrase-thanks = Спасибо
ui-phrase-well-played = Хорошо сыграно!
ui-phrase-good-luck = Удачи
ui-phrase-sorry = Простите
ui-phrase-one-moment = Минуту
ui-phrase-good-game = Хорошая игра!
ui-lost-line = Связь пропала. Пробуем снова …
ui-stale = Тем временем за столом всё изменилось, и это не сделано. Посмотрите ещё раз.
ui-take-back = Вернуться на своё место
ui-is-away = { $name }: нет за столом.
ui-is-slow = { $name }: долго думает.
ui-cover = Пусть доиграет бот
ui-bot-plays = { $you ->
    [yes] За вас играет бот.
   *[no] Дальше играет бот вместо: { $name }.
  }
ui-plays-again = { $you ->
    [yes] Вы снова играете.
   *[no] { $name } снова играет.
  }
ui-undo = Попросить взять мой ход назад
ui-undo-asked = { $name } просит взять последний ход назад.
ui-undo-waits = Вы попросили взять последний ход назад.
ui-undo-withdraw = Оставить как есть
ui-undo-no = Ваш ход остаётся: не все согласны взять его назад.
ui-leave = Уйти со своего места
ui-leave-says = За вас доиграет бот. Пока партия идёт, вы можете вернуться на своё место.
ui-stay = Остаться
ui-deal-over = { $game ->
    [dice41] Раунд окончен
   *[other] Сдача окончена
  }
ui-go-on = Дальше
ui-first-time = Как играют
ui-keys = Клавиши
ui-keys-arrows = { $game ->
    [dice41] идти по кубикам
   *[other] идти по картам
  }
ui-keys-enter = { $game ->
    [dice41] бросить; выбрать кубик; ещё раз — отложить
   *[other] выбрать карту; ещё раз — сыграть
  }
ui-keys-digits = { $game ->
    [dice41] кубик с этим числом
    [tarneeb41] карта на этом месте или такая заявка, затем Enter. 1 и 2 — это 12
   *[other] карта на этом месте
  }
ui-keys-escape = ничего не выбирать
ui-keys-help = показать или спрятать это

# После партии

ui-result = Итог
ui-you-win = Вы выиграли!
ui-wins = { $count ->
    [one] { $names } выигрывает
    [few] { $names } выигрывают
   *[many] { $names } выигрывают
  }
ui-draw = Не выиграл никто
ui-again = Ещё партию
ui-replay = Пересмотреть
ui-check-fair = { $game ->
    [dice41] Проверить броски
   *[other] Проверить тасовки
  }
ui-record = Запись
ui-results = Прежние партии
ui-won = победа
ui-taken-back = Ход брали назад.

# Пересмотр

ui-replay-of = Пересмотр: { $game }
ui-replay-says = Откройте запись партии и посмотрите её снова, ход за ходом.
ui-open-file = Открыть файл
ui-to-start = К началу
ui-back = На ход назад
ui-run = Показывать ход за ходом
ui-forward = На ход вперёд
ui-to-end = К концу
ui-step = Шаг
ui-eyes = Глазами

# Проверка

ui-verify-says = Вставьте запись партии или откройте её файл. Ваш браузер сам пересчитает каждую тасовку и каждый бросок; ходы проверит сервер.
ui-paste = fortyone record 1 …
ui-check-it = Проверить
ui-committed = Зерно — то самое, что было определено до партии.
ui-not-committed = Зерно — не то, что было определено до партии.
ui-chance-fair = { $count ->
    [1] Единственная тасовка или бросок — то, что даёт зерно.
    [one] Все тасовки и броски ({ $count }) — то, что даёт зерно.
    [few] Все тасовки и броски ({ $count }) — то, что даёт зерно.
   *[many] Все тасовки и броски ({ $count }) — то, что даёт зерно.
  }
ui-chance-wrong = Тасовка или бросок номер { $event } — не то, что даёт зерно.
ui-no-seed = В этой записи зерна нет: партия не была окончена. Её случай проверить пока нельзя.
ui-no-crypto = Браузеры считают это только по https или на машине самого сервера. «fortyone verify» делает это где угодно.
ui-moves-legal = { $count ->
    [1] Единственное событие по правилам.
    [one] Все события ({ $count }) по правилам.
    [few] Все события ({ $count }) по правилам.
   *[many] Все события ({ $count }) по правилам.
  }
ui-each-event = Каждая тасовка и каждый бросок

# Правила

ui-clauses = Книга правил
ui-search = Искать в правилах

# Настройки

ui-name = Как вас зовут другие
ui-keep-name = Запомнить
ui-kept = Запомнено.
ui-language = Язык
ui-set-look = Светло или темно
ui-set-look-auto = как на устройстве
ui-set-look-light = светло
ui-set-look-dark = темно
ui-set-deck = Цвета мастей
ui-set-deck-two = два
ui-set-deck-four = четыре
ui-set-index = Знаки на картах
ui-set-index-normal = обычные
ui-set-index-large = крупные
ui-set-motion = Движение
ui-set-motion-auto = как на устройстве
ui-set-motion-off = нет
ui-single-tap = Играть карту одним касанием
ui-sounds = Звуки
ui-sound-turn = мой ход
ui-sound-card = карта или бросок
ui-sound-take = карты взяты
ui-sound-special = что-то особенное
ui-sound-end = конец партии

# Сирийское 41

ui-tarneeb41-means = { $of ->
    [alone] { $target } очков — победа одного
    [pair] { $target } вместе — победа пары
   *[seat] { $target } у одного — победа пары
  }{ $partner ->
    [not_negative] , партнёр не ниже 0
    [positive] , партнёр выше 0
   *[any] {""}
  }{ $deals ->
    [0] {""}
    [one] {" · "}до { $deals } сдачи
    [few] {" · "}до { $deals } сдач
   *[many] {" · "}до { $deals } сдач
  }
ui-tarneeb41-trump = козырь
ui-tarneeb41-bid = взятки: { $taken } из { $bid }, { $state ->
    [made] выполнено
    [open] ещё можно выполнить
   *[lost] не выполнено
  }
ui-tarneeb41-bids = заявка { $bid }
ui-tarneeb41-bid-head = Заявка
ui-tarneeb41-tricks = Взятки
ui-tarneeb41-total = заявлено { $total }, нужно { $required }
ui-tarneeb41-throw-in = Если меньше, сдача сбрасывается.
ui-tarneeb41-trick = Взятка
ui-tarneeb41-bid-in-all = заявлено взяток: { $total } из 13
ui-tarneeb41-deals = { $deals ->
    [0] Ещё ни одна сдача не сыграна.
    [one] Сыграна { $deals } сдача.
    [few] Сыграно { $deals } сдачи.
   *[many] Сыграно { $deals } сдач.
  }
ui-first-tarneeb41-1 = Перед каждой сдачей все заявляют, сколько из 13 взяток возьмут сами; взятку берёт старшая карта масти захода, а любая черва её бьёт.
ui-first-tarneeb41-2 = Выполните заявку — её запишут вам, сорвёте — спишут. { $winners ->
    [seat] Лучший игрок выигрывает один.
   *[pair] Выигрываете вы вместе с партнёром напротив.
  }
ui-first-tarneeb41-3 = Коснитесь числа, чтобы заявить. Коснитесь карты, чтобы выбрать её, и ещё раз, чтобы сыграть; ходите в масть, если она есть.

# 41 на костях

ui-dice41-means = { $seats ->
    [1] отложены { $first } и { $second }: остальные четыре кубика — очки
   *[other] банк — большей сумме с { $first } и { $second } · победа по фишкам
  }
ui-dice41-chips = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
  }
ui-dice41-scored = { $score } в этом раунде
ui-dice41-tray = Отложенные кубики
ui-dice41-has = { $face } отложено
ui-dice41-lacks = { $face } ещё нет
ui-dice41-sum = Очки пока
ui-dice41-thrown = Брошенные кубики
ui-dice41-throws = Бросает { $name }
ui-dice41-beat = перебить { $best } ({ $name })
ui-dice41-nothing = перебивать пока нечего
ui-dice41-die = { $face }
ui-dice41-tap = Коснитесь кубика, чтобы отложить
ui-dice41-tap-more = Коснитесь кубиков, чтобы отложить
ui-dice41-throw = Бросить кубики
ui-dice41-keep = Отложить { $dice } и бросить
ui-dice41-keep-last = Отложить { $dice }
ui-first-dice41-1 = Вы бросаете шесть кубиков и после каждого броска откладываете { $keep ->
    [one_or_more] один или больше
   *[other] один
  }, пока не отложены все шесть.
ui-first-dice41-2 = Два кубика — ваши билеты, { $tickets }: без обоих ход не считается. Остальные четыре — ваши очки; { $seats ->
    [1] наберите побольше.
   *[other] больше всех — банк ваш.
  }
ui-first-dice41-3 = Коснитесь кубика, чтобы выбрать, потом нажмите кнопку, чтобы отложить его и бросить остальные.

# Эмпат Сату

ui-empat_satu-of = { $value }/41
ui-empat_satu-means = +1 лучшей руке, −1 худшей · { $stop ->
    [threshold] стоп: от { $least }
    [anytime] стоп: в любой ход
   *[one_suit] стоп: 4 одной масти
  }
ui-empat_satu-stock = Из колоды
ui-empat_satu-pile = Взять
ui-empat_satu-stop = Стоп
ui-empat_satu-pass = Пас
ui-empat_satu-discard = Сбросить: { $card }
ui-empat_satu-worth = Сейчас стоит: { $worth }
ui-empat_satu-known = на виду взято: { $cards }
ui-empat_satu-stock-of = Взять из колоды: { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
   *[many] { $count } карт рубашкой вверх
  }
ui-empat_satu-pile-of = Взять из сброса: { $card }
ui-empat_satu-top = последний сброс: { $card }
ui-empat_satu-no-pile = сброса пока нет
ui-empat_satu-showed = Показано
ui-empat_satu-highest = выше всех
ui-first-empat_satu-1 = У вас четыре карты. Карты лучшей масти — за вас, остальные — против: туз 11, король, дама и валет 10.
ui-first-empat_satu-2 = Лучшая рука выигрывает, худшая проигрывает. { $stop_rule ->
    [threshold] С рукой, которая стоит { $stop_at } или больше,
    [anytime] С любой рукой
   *[one_suit] С четырьмя картами одной масти
  } можно остановить кон в начале своего хода.
ui-first-empat_satu-3 = В свой ход коснитесь { $turn_order ->
    [discard_first] своей карты, чтобы её сбросить, а потом колоды или последнего сброса, чтобы взять карту.
   *[other] колоды или последнего сброса, чтобы взять карту, а потом своей карты, чтобы её сбросить.
  }

# Куарента

ui-cuarenta-means = { $finish ->
    [reach] { $target } и больше — победа
   *[other] ровно { $target } — победа
  }{ $only ->
    [0] {""}
   *[other] {" · "}с { $only } только каида
  }
ui-cuarenta-chicas = { $count ->
    [one] выиграна { $count } чика
    [few] выиграно { $count } чики
   *[many] выиграно { $count } чик
  }
ui-cuarenta-chicas-head = Чики
ui-cuarenta-taken = Карты
ui-cuarenta-gives = Очки за карты
ui-cuarenta-worth = взято карт: { $count }, сейчас это очков: { $points }
ui-cuarenta-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
ui-cuarenta-table = Карты на столе
ui-cuarenta-last = { $card }, положена последней
ui-cuarenta-can-take = { $card }: можно взять
ui-cuarenta-new = последняя
ui-cuarenta-took = { $name } берёт { $cards }
ui-cuarenta-take = Взять { $cards }
ui-cuarenta-lay = Положить: { $card }
ui-cuarenta-show-ronda = Показать ронду
ui-cuarenta-give-up = У вас ронда: после хода этой картой показать её уже нельзя.
ui-cuarenta-ronda-of = ронда { $rank }
ui-cuarenta-shown = показана ронда из { $rank }: { $cards }
ui-first-cuarenta-1 = У вас пять карт. Карта берёт со стола { $match_takes ->
    [all] равные
   *[other] одну равную
  } себе или { $sum_cards ->
    [two_or_more] две и больше
   *[other] две
  }, дающие её в сумме (от туза до 7), и ряд, который следует дальше.
ui-first-cuarenta-2 = Взять только что положенную карту — каида, очистить стол — лимпия: по 2 очка. Три карты одного достоинства на руках — ронда. До { $target }.
ui-first-cuarenta-3 = Коснитесь карты: загорится то, что она может взять. Нажмите кнопку, чтобы взять, или положите карту.
