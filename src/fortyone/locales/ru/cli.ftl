# Терминал. Сообщения, общие для всех столов, начинаются с table-.

table-you = Вы
table-and = { $most } и { $last }
table-ask = Ваш ход
table-plays = { $you ->
    [yes] Вы ходите { $move }
   *[no] { $who } ходит { $move }
  }
table-score = { $who }: { $score }
table-drawn = Ничья.
table-wins = { $count ->
    [one] { $you ->
        [yes] Вы выиграли!
       *[no] { $who } выигрывает.
      }
    [few] { $who } выигрывают.
   *[many] { $who } выигрывают.
  }

cli-person = Игрок
cli-practice = тренировка
cli-prompt = { $ask } (? — помощь) >
cli-prompt-of = { $who }: { $ask } (? — помощь) >
cli-more-moves = … ещё { $count }: наберите moves или сам ход
cli-hand-over = Ходит { $who }. Нажмите Enter, когда больше никто не смотрит.
cli-again = Ещё партию? (again, quit, save ФАЙЛ, ?) >
cli-yes = да д ещё
cli-no = нет н
cli-saved = Сохранено. Продолжить:
cli-saved-here = Сохранено: { $path }
cli-undone = Вы снова перед последним выбором.
cli-nothing-to-undo = Брать назад пока нечего.
cli-nothing-yet = Пока ничего не было.
cli-no-tips = Советов к этой игре нет.
cli-no-glossary = Своих слов у этой игры нет.
cli-see-rules = Наберите rules, чтобы прочитать этот пункт.
cli-rules-how = Отказов ещё не было. Наберите rules и пункт, например rules D-2; все правила: fortyone rules { $game }
cli-slow = не скомпилировано: правила идут на чистом Python, раз в пятьдесят медленнее

cli-help = Наберите ход, как он пишется, или букву рядом с ним. Число — это всегда сам ход. А ещё:
cli-help-table = стол ещё раз (или просто Enter)
cli-help-last = что было после вашего прошлого хода
cli-help-score = счёт и что он значит
cli-help-moves = все возможные ходы и что они дают
cli-help-hint = что думает о каждом ходе сильный игрок, зная то же, что вы
cli-help-rules = пункт правил, из-за которого был отказ; rules D-2 — этот пункт
cli-help-tips = советы к этой игре
cli-help-undo = назад к последнему выбору (партия станет тренировкой)
cli-help-save = сохранить партию; save ФАЙЛ — туда
cli-help-quit = выйти; партия сохранится

cli-thinks = { $who } думает …
cli-hint-wait = Думаю …
cli-hint-only = { $move } — единственный возможный ход.
cli-hint-plays = Сильный игрок ходит { $move }.
cli-hint-why = { $move }: { $why }.
cli-hint-counts = Числа: { $unit }.
cli-hint-unit = что партия должна вам принести
cli-hint-nobody = Подсказка — для того, чей ход.

cli-menu = Во что играем?
cli-menu-saved = { $count ->
    [one] { $count } сохранённая партия: наберите !
    [few] { $count } сохранённые партии: наберите !
   *[many] { $count } сохранённых партий: наберите !
  }
cli-which = Буква или название (Enter — выйти) >
cli-several = { $name } — имя нескольких игр:
cli-none-of-these = { $value } — не из этих игр: { $allowed }
cli-list-saved = Сохранённые партии
cli-far = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }
cli-more-saved = … и ещё старше: { $count }
cli-newest = Самая новая: { $command }
cli-which-saved = Буква (Enter — выйти) >
cli-none-saved = Сохранённых партий нет. Играть: fortyone play ИГРА; игры: fortyone games
cli-no-such-letter = «{ $text }» — нет такой буквы
cli-known-as = Известна как:
cli-presets = Наборы правил:
cli-default = обычно { $value }
cli-here = здесь { $value }
cli-step = Enter — дальше; q — выйти >
cli-unfinished = Партия не окончена.
cli-complete = Партия окончена, и её результат тот, что дают ходы.

cli-legal = По правилам: { $moves ->
    [one] { $moves } ход сделан
    [few] все { $moves } хода сделаны
   *[many] все { $moves } ходов сделаны
  } по правилам игры { $game }, версия { $version }.
cli-fair = Честно: { $events ->
    [one] { $events } случай взят
    [few] все { $events } случая взяты
   *[many] все { $events } случаев взяты
  } из зерна, обязательство которого — { $commitment }.
cli-was-practice = Тренировка: ходы брали назад.
cli-not-legal = не по правилам: { $why }
cli-not-fair = честность не доказана: { $why }
cli-no-claim = запись сделана по правилам, но о честности не говорит: в ней нет ни обязательства, ни зерна

cli-cannot-read = { $path } не читается: { $why }
cli-cannot-write = { $path } не записывается: { $why }
cli-no-text = { $path } — не запись: это не текст
cli-in-file = { $path }, { $why }
cli-no-json = { $path } — не JSON: { $why }
cli-setting = --set { $text }: настройка задаётся как настройка=значение
cli-no-game = во что играем? fortyone play ИГРА; игры: fortyone games
cli-no-undo = undo — для одного человека против ботов
cli-no-chance = партию не продолжить: в записи нет зерна, из которого берётся случай
cli-resume-options = у сохранённой партии настройки уже есть: уберите { $options }
cli-resume-game = сохранена партия в { $game }, а не в { $asked }

# Справка о командах и параметрах. Слова заглавными буквами стоят вместо значений: cli-word-.

cli-usage = Использование:
cli-examples = Примеры:
cli-heading-options = Параметры:
cli-heading-arguments = Аргументы:
cli-heading-commands = Команды:
cli-required = обязательно
cli-word-game = ИГРА
cli-word-file = ФАЙЛ
cli-word-name = ИМЯ
cli-word-names = ИМЕНА
cli-word-option = НАСТРОЙКА
cli-word-options = ПАРАМЕТРЫ
cli-word-value = ЗНАЧЕНИЕ
cli-word-clause = ПУНКТ
cli-word-command = КОМАНДА

cli-doc-menu = Играть в четыре игры по имени 41 и 40, изучать и исследовать их. Без команды: меню, потом игра.
cli-doc-play = Сыграть партию, с ботами или с другими людьми за этим экраном.

    Ход набирают так, как он пишется, или буквой рядом с ним; ? покажет остальные команды. Если ввод — не терминал, ходы читаются строка за строкой: первая плохая строка останавливает игру, и партия сохраняется.
cli-doc-games = Игры и имена, под которыми их знают.
cli-doc-rules = Правила игры.
cli-doc-replay = Партия заново, ход за ходом.
cli-doc-verify = Доказать, что запись сделана по правилам и её случай честен; если нет, код выхода 1.
cli-doc-perft = Сосчитать продолжения: карты — из зерна, каждый бросок кубиков считается.
cli-doc-bench = Измерить здесь скорость случайных сдач каждой игры; с --json — строка JSON на каждое измерение.

cli-opt-help = Показать эту справку и выйти.
cli-opt-lang = На каком языке говорить: en, ar, es, fr, id, nb, ru. Обычно: на языке системы.
cli-opt-game = Игра, под любым из её имён (fortyone games).
cli-opt-play-game = Без неё: ваши сохранённые партии.
cli-opt-bench-game = Обычно: все игры.
cli-opt-file = Запись партии.
cli-opt-preset = Набор правил, у которого есть имя.
cli-opt-settings = Изменить настройку; значение — JSON, если читается как JSON, иначе текст. Можно повторять.
cli-opt-seats = Кто играет, по порядку мест: you (вы), you:Роза, strong (секунда на ход), quick (десятая доля), basic, random. Задаёт число мест. Обычно: вы и quick на остальных; в скрипте basic.
cli-opt-dealer = Кто сдаёт или начинает первым: место, считая от 0. Обычно: lot (жребий).
cli-opt-seed = Повторяемый случай. Обычно: тайное зерно.
cli-opt-perft-seed = Зерно, из которого берутся карты. Обычно: 0.
cli-opt-save = Куда сохранить партию.
cli-opt-resume = Продолжить партию.
cli-opt-clause = Только эти пункты, например D-7.
cli-opt-options = Настройки, что у них обычно, и наборы правил.
cli-opt-glossary = Слова этой игры.
cli-opt-step = Показывать стол перед каждым ходом.
cli-opt-seat = Как это видно с этого места. Обычно: как зрителю.
cli-opt-depth = Ходов в продолжении.
cli-opt-position = Позиция в JSON. Обычно: начало.
cli-opt-split = Число отдельно для каждого первого хода.
cli-opt-as_json = Писать JSON и больше ничего.

cli-wrong-command = нет команды «{ $text }»
cli-wrong-option = нет параметра { $option }{ $near ->
    [none] { "" }
   *[other] ; похожие: { $near }
  }
cli-wrong-empty = параметру { $option } нужно значение
cli-wrong-flag = параметр { $option } не принимает значения
cli-wrong-missing = не хватает: { $what }
cli-wrong-value = параметр { $option } — целое число{ $least ->
    [zero] { " " }от 0
    [one] { " " }от 1
   *[none] { "" }
  }, а не «{ $value }»
cli-wrong-extra = лишнее для этой команды: { $text }

# заголовки столбцов `bench`
bench-game = игра
bench-what = что
bench-rate = в секунду
bench-moves = ходов в секунду

cli-web-open = Столы открыты: { $address }
cli-web-others = Для других в вашей сети: { $address }
cli-web-ends = Ctrl-C завершает; все столы сохраняются.
cli-web-here = Или играйте здесь, в этом терминале:
cli-web-goes-on = Столы по-прежнему открыты; Ctrl-C завершает.
cli-web-taken = { $address } слушать нельзя: { $why }
cli-web-missing = серверу столов нужны пакеты, которых нет ({ $missing }): pip install 'fortyone[web]'
cli-tables-none = Столов здесь не хранится.
cli-tables-deleted = Стол { $code } удалён.

cli-doc-web = Открыть столы для браузеров: друзья и боты за одним столом. Каждый параметр можно задать и в окружении (FORTYONE_PORT=80), и в файле; все они — в docs/server.md.
cli-doc-tables = Хранимые столы: все или один; его партии записями; удалить его.
cli-opt-host = Адрес, на котором слушать; 0.0.0.0 пускает других из вашей сети. Обычно: 127.0.0.1.
cli-opt-port = Порт. Обычно: 8041.
cli-opt-database = Где хранить столы. Обычно: файл в вашей папке данных.
cli-opt-config = Файл настроек (TOML). Обычно: server.toml в вашей папке настроек.
cli-opt-browser = Открывать браузер или нет.
cli-opt-menu = Предложить игры и в этом терминале.
cli-opt-code = Стол.
cli-opt-export = Вывести его партии записями. Идущая партия пишется вместе с зерном: держите его в тайне.
cli-opt-delete = Удалить его насовсем.
cli-word-address = АДРЕС
cli-word-code = КОД
