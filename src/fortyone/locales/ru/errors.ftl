# Что может быть не так в любой игре. Сообщения самой игры — в её файле.

option-value = { $option }={ $value }: так нельзя; можно: { $allowed }
option-unknown = { $option } — нет такой настройки у этой игры; настройки: { $allowed }
option-bank = { $option }={ $value } не хватит на ставку; можно: { $allowed }
game-unknown = { $value } — нет такой игры; игры: { $allowed } (их другие имена покажет «fortyone games»)
game-ambiguous = { $value } — имя нескольких игр: { $allowed }
clause-unknown = { $value } — нет такого пункта в этих правилах; пункты: { $allowed }
name-bad = { $value } — не имя; имя — это { $allowed } печатных знаков без пробелов по краям
player-budget = { $text ->
    [none] у этого игрока не указан запас
   *[other] «{ $text }» — не запас
  }: это секунды или симуляции на ход, например strong:0.5s или strong:500
player-import = { $text } — не игрок: { $why }; игроки: { $allowed } или свой, в виде module:Имя
player-no-choose = у него нет метода choose

bad-move-id = { $move } — не номер хода; номера идут от 0 до { $count } − 1
no-text = { $value } — не текст
bad-card = { $text } — не карта; карта — это достоинство (A 2 … 9 T J Q K) и масть (c d h s), например Th
bad-faces = { $text } — не бросок; кубики пишутся цифрами от 1 до 6
deck-twice = { $card } встречается в колоде дважды
deck-foreign = { $card } — карта не из этой колоды
deck-short = в колоде карт: { $count }; нужно { $expected }

illegal-move = { $clause }: { $move } — не по правилам: { $why }; можно: { $legal }
illegal-now = { $clause }: { $move } — не по правилам: { $why }
other-seat = сейчас ход места { $turn }
over-no-move = партия окончена
chance-no-move = сейчас не ходит никто: слово за случаем
over-no-chance = партия окончена
seat-no-chance = случаю сейчас нечего решать: ход за игроком
wrong-dice = { $count ->
    [one] брошен { $count } кубик
    [few] брошено { $count } кубика
   *[many] брошено { $count } кубиков
  }, а нужно { $due }
chance-is-drawn = случай в этой партии она определяет сама

position-no-object = позиция — это объект JSON
position-key = { $key } — нет такого ключа позиции; ключи: { $allowed }
position-value = { $key }: { $value } не годится; можно: { $allowed }
position-length = { $key }: { $value } — не список длины { $length }
position-notation = { $key }: { $reason }
position-twice = { $card } встречается дважды

record-error = строка { $line }: { $reason }
record-format = это не запись: первая строка — не «{ $expected }»
record-line = «{ $text }» — ни метка, ни случай, ни ходы
record-tag = «{ $tag }» — не метка, или у неё не хватает ключа, или ключ лишний; метки: { $allowed }
record-tag-twice = метка «{ $tag }» стоит дважды
record-tag-late = метка «{ $tag }» стоит слишком поздно
record-lot = жребий бывает один раз и раньше всего остального
record-hidden = карты скрыты: запись, сделанную с одного места, переиграть нельзя
record-after-result = после результата уже ничего не происходит
record-no-dealer = не хватает жребия или метки «dealer»
record-two-dealers = сдатчика выбирает или жребий, или метка «dealer», но не оба сразу
record-missing = не хватает метки «{ $tag }»
record-seat = «{ $tag }»: мест за этим столом { $seats }, считая от 0
record-value = { $tag }: «{ $value }» не годится; можно: { $allowed }
record-rules = сыграно по версии правил { $version }, а эта программа знает версию { $known }: { $why }
record-seed = зерно — это 64 шестнадцатеричные цифры
record-number = { $tag }: «{ $value }» — не целое число
record-json = { $tag }: «{ $value }» — не JSON
record-result = { $tag } — «{ $value }», но по ходам выходит «{ $expected }»
unfair-no-seed = в записи нет зерна, поэтому её случай не проверить
unfair-commitment = обязательство — не от этого зерна, у зерна оно { $expected }
unfair-chance = случай номер { $event } — не тот, что даёт зерно
