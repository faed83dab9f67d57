# Options, their values and presets by name, for forms and tables of rules.

# all games

ui-option-seats = игроки
ui-option-target = цель
ui-option-max_deals = сдач не больше

# Cuarenta

ui-option-match_takes = равная берёт
ui-option-sum_cards = карт в сумме
ui-option-caida_by = каида — чем
ui-option-caida_limpia = каида с лимпией
ui-option-ronda_points = очки за ронду
ui-option-ronda_when = ронду показывают
ui-option-doble_ronda = добле ронда даёт
ui-option-caida_on_ronda = сверх за каиду на ронду
ui-option-odd_count = нечётная карта
ui-option-both_twenty = у обеих сторон по 20
ui-option-leftovers = остаток на столе
ui-option-cards_stop_at = карты не считают с
ui-option-finish = сверх цели
ui-option-caida_only_from = только каида с
ui-option-zapateria = сапатерия ниже
ui-option-chicas = чик до победы
ui-option-jokers = джокеры
ui-option-periquito_points = очки за перикито
ui-option-misdeal_points = очки за ошибку при сдаче
ui-option-misdeal_grace = ошибку можно исправить
ui-option-misdeal_rate = как часто ошибаются

# Dice 41

ui-option-rounds = раундов
ui-option-keep = откладывают кубиков
ui-option-tickets = два билета
ui-option-ante = ставка
ui-option-tie = при равенстве
ui-option-nobody = никто не прошёл
ui-option-fail_ante = штраф за провал
ui-option-double_24 = за 24 вдвойне
ui-option-starter = кто начинает следующий
ui-option-last_pot = последний банк
ui-option-bank = фишек вначале

# Empat Satu

ui-option-hands = конов
ui-option-stop_rule = остановить можно
ui-option-stop_at = стоимость для остановки
ui-option-instant_41 = 41 сразу кончает
ui-option-return_taken = взятую можно сбросить
ui-option-starter_card = первая карта сброса
ui-option-turn_order = ход начинают
ui-option-exhausted_turns = ходов без колоды
ui-option-pile_run = взятий из сброса подряд

# Syrian 41

ui-option-min_bid = наименьшая заявка
ui-option-max_bid = наибольшая заявка
ui-option-min_bid_by_score = растёт со счётом
ui-option-min_total = сумма заявок не меньше
ui-option-min_total_counts = в сумме считают
ui-option-min_total_by_score = сумма растёт со счётом
ui-option-values = стоимость заявок
ui-option-score_by = выполненная приносит
ui-option-fail_by = сорванная стоит
ui-option-first_lead = первый заход
ui-option-partner = счёт партнёра
ui-option-target_of = цель набирает
ui-option-both_reach = дошли обе пары
ui-option-all_thirteen = все тринадцать взяток
ui-option-winners = выигрывает

# values

ui-value-all = все
ui-value-one = одну
ui-value-two_or_more = две и больше
ui-value-two = две
ui-value-match_or_sum = равной или суммой
ui-value-match = только равной
ui-value-own_turn = в свой ход
ui-value-first_play = до первой своей карты
ui-value-automatic = сама собой
ui-value-wins = сразу победа
ui-value-up = вверх
ui-value-down = вниз
ui-value-exact = точно
ui-value-both = обе стороны
ui-value-non_dealer = сторона, что не сдавала
ui-value-neither = ни одна
ui-value-last_taker = кто брал последним
ui-value-nobody = никому
ui-value-reset = назад на одно ниже
ui-value-reach = победа
ui-value-one_or_more = один и больше
ui-value-roll_off = переброска
ui-value-split = делят
ui-value-carry = банк остаётся
ui-value-closest = берёт ближайший
ui-value-return = фишки назад
ui-value-rotate = следующее место
ui-value-winner = победитель
ui-value-play_on = играют дальше
ui-value-one_suit = с четырьмя одной масти
ui-value-threshold = с некоторой стоимости
ui-value-anytime = в любое время
ui-value-draw_first = со взятия
ui-value-discard_first = со сброса
ui-value-tricks = взятки
ui-value-values = их стоимость
ui-value-syrian = сирийская
ui-value-lebanese = ливанская
ui-value-jawaker = как в сети
ui-value-stepped = ступенями
ui-value-bid = по заявке
ui-value-dealer = сдатчик
ui-value-after_dealer = место после сдатчика
ui-value-any = любой
ui-value-not_negative = не ниже 0
ui-value-positive = выше 0
ui-value-seat = один игрок
ui-value-pair = пара
ui-value-seat_then_pair = игрок, затем пара
ui-value-pair_then_seat = пара, затем игрок
ui-value-nothing = ничего особого

# presets

ui-form-cuarenta-sin_zapateria = Без сапатерии
ui-form-cuarenta-comodines = С джокерами
ui-form-cuarenta-periquito = С перикито
ui-form-cuarenta-grace = Ошибки прощают
ui-form-cuarenta-club = Как в клубах
ui-form-dice41-midnight_carry = Midnight, при равенстве банк остаётся
ui-form-empat_satu-starter = С первой картой
ui-form-tarneeb41-lebanese88 = Ливанское, до 88
ui-form-tarneeb41-club = Четыреста, как в клубах
