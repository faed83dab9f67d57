# Pages beside the table: home, rules, results, replays.

# The first page

ui-other-forms = Другие известные виды
ui-name-dice41-midnight = Midnight
ui-name-tarneeb41-lebanese = Ливанские 400
ui-name-cuarenta-rapido = Куарента рапидо
ui-name-cuarenta-individual = Куарента вдвоём
ui-about-dice41-midnight = Игра в кости, она же 1-4-24. После каждого броска откладывают один кубик или больше; за 24 платят вдвойне.
ui-about-tarneeb41-lebanese = Ливанские «Четыреста», до 82. Высокие заявки стоят гораздо дороже, и сорванные тоже.
ui-about-cuarenta-rapido = Куарента вдвое короче: каждая чика до 20. Всё остальное как было, и каида тоже.
ui-about-cuarenta-individual = Куарента вдвоём, каждый за себя. Карт видно больше, и винить некого.
ui-minutes = около { $minutes } мин
ui-hours = около { $hours } ч
ui-minutes-a-deal = около { $minutes } мин на сдачу
ui-players-of = игроков: { $count }
ui-find-table = Открыть стол

# Rules

ui-rules-of-table = Это правила стола, от которого вы пришли.
ui-back-to-table = Назад к столу
ui-rules-played = По каким правилам
ui-in-short = Коротко
ui-examples = Примеры
ui-example-before = до хода
ui-example-after = после хода
ui-exact = Что известно точно
ui-known-dice41-1 = Вдвоём при лучшей игре бросающий последним выигрывает 51,95 % банков, первым — 48,05 %: последний знает, что надо побить.
ui-known-dice41-2 = Лучшая игра на очки даёт в среднем 17,05. Пройти можно самое большее в 92,38 % ходов, набрать 24 — в 4,13 %.
ui-known-dice41-3 = В Midnight — 18,68, 95,67 % и 10,00 %; последний из двоих выигрывает 53,97 % банков.
ui-known-cuarenta-1 = Среди пяти карт ровно три одного достоинства в 25 200 случаях из 658 008: раз на 26 рук.
ui-known-cuarenta-2 = Все четыре одного достоинства — в 360 случаях из 658 008: раз на 1828 рук.
ui-known-empat_satu-1 = Рук из четырёх карт 270 725. Из них 16 стоят 41, а 2860 одной масти: одна из 95.
ui-known-empat_satu-2 = Рука с раздачи стоит в среднем 2,60; 36,7 % рук — меньше нуля.
ui-known-tarneeb41-1 = Из тринадцати карт ни одного козыря — раз на 78 сдач, пять козырей и больше — в 17,6 % сдач.
ui-known-tarneeb41-2 = Чаще всего козырей три (28,6 %), затем четыре (23,9 %). В среднем 3,25.
ui-traditions = Что где по-разному
ui-rule = Правило
ui-no-changes = Обычные правила этого вида, без изменений.
ui-clauses-number = У каждого правила есть номер. Если ход отклонён, номер назван в отказе.
ui-clause-here = Здесь:
ui-clause-off = Здесь не действует.
ui-colon = { $text }:
ui-here-values-lebanese = от 1 до 4 — своё число, 5 даёт 10, 6 — 12, 7 — 14, 8 — 16, 9 — 27, 10 — 30, 11 — 33, 12 — 36, 13 — 39
ui-here-values-jawaker = от 1 до 4 — своё число, 5 даёт 10, 6 — 12, 7 — 14, 8 — 16, 9 — 27, 10 и больше — 40; для места, у которого 30 или больше, 5 и 6 стоят 5 и 6
ui-here-values-stepped = от 1 до 4 — своё число, 5 даёт 10, 6 — 12, 7 — 14, 8 — 16, 9 — 27, 10 — 30, 11 — 44, 12 — 48, 13 — 52
ui-none-found = Такого правила нет.

# The result

ui-how-points = Откуда каждое очко
ui-see-move = Посмотреть на столе

# Replay

ui-copy-move = Скопировать ссылку на этот ход
ui-download = Скачать запись
ui-moves = Ходы
ui-onlooker = зритель
ui-begins = Партия начинается.
ui-pause = Остановить
ui-open-other = Открыть другую запись
ui-drop-here = … или бросьте файл сюда.
ui-where-records = Запись есть в конце каждой партии; «fortyone play» тоже их хранит.
