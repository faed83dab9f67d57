# Сирийское 41 в терминале.

tarneeb41-table-deal = Сдача { $deal } · до { $target } · козырь ♥
tarneeb41-table-deals = { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[many] { $deals } сдач
  } · до { $target }
tarneeb41-table-total = { $counts ->
    [values] заявки стоят { $total }, нужно { $required }
   *[tricks] заявлено { $total }, нужно { $required }
  }
tarneeb41-table-trick = взятка { $trick } из 13 · заявлено { $bid }
tarneeb41-table-dealer = {" "}(С)
tarneeb41-table-hand = Ваша рука:  { $hand }

tarneeb41-table-ask-bid = Заявите от { $low } до { $high }; пока { $total } из { $required }
tarneeb41-table-ask-lead = Зайдите любой картой
tarneeb41-table-ask-card = { $follows ->
    [yes] Ходите в масть { $suit }
   *[no] Масти { $suit } у вас нет: ходите любой картой
  }
tarneeb41-table-worth = стоит { $value }
tarneeb41-table-throws-in = сбросит сдачу
tarneeb41-table-ahead = { $last ->
    [yes] берёт
   *[no] пока старшая
  }

tarneeb41-table-dealt = { $you ->
    [yes] Вы сдаёте
   *[no] { $who } сдаёт
  }
tarneeb41-table-bids = { $you ->
    [yes] Вы заявляете { $bid }
   *[no] { $who } заявляет { $bid }
  } (всего { $total })
tarneeb41-table-thrown-in = Заявлено слишком мало: сдача сброшена; { $you ->
    [yes] теперь сдаёте вы
   *[no] теперь сдаёт { $who }
  }
tarneeb41-table-all-bid = Все объявили; { $you ->
    [yes] заходите вы
   *[no] заходит { $who }
  }
tarneeb41-table-leads = { $you ->
    [yes] Вы заходите: { $card }
   *[no] { $who } заходит: { $card }
  }
tarneeb41-table-plays = { $you ->
    [yes] Вы кладёте { $card }
   *[no] { $who } кладёт { $card }
  }
tarneeb41-table-takes = { $you ->
    [yes] Вы берёте взятку: { $count }
   *[no] { $who } берёт взятку: { $count }
  }
tarneeb41-table-deal-ends = Сдача: { $seats }
tarneeb41-table-thirteen = { $you ->
    [yes] Вы взяли все тринадцать взяток!
   *[no] { $who } берёт все тринадцать взяток!
  }

tarneeb41-table-no-last = Ещё ни одной взятки
tarneeb41-table-took = { $you ->
    [yes] Взятка ваша
   *[no] Взятку берёт { $who }
  }
tarneeb41-table-values = Выполненная (своими взятками) заявка приносит свою стоимость, сорванная её отнимает:
tarneeb41-table-target-alone = Игрок с { $target } очками выигрывает один; если таких несколько — тот, у кого больше.
tarneeb41-table-target-pair = Пара выигрывает, набрав вместе { $target }.
tarneeb41-table-target-seat = Игрок, набравший { $target }, выигрывает для своей пары.
tarneeb41-table-partner-not_negative = Его партнёр не должен быть ниже 0.
tarneeb41-table-partner-positive = Его партнёр должен быть выше 0.
tarneeb41-table-jawaker = Для игрока с 30 очками и больше 5 и 6 стоят 5 и 6.
tarneeb41-table-rises = Наименьшая заявка — 3 с 30 очков, 4 с 40, 5 с 50.
tarneeb41-table-sweep = Все тринадцать взяток у одного игрока выигрывают игру.
tarneeb41-table-bound = Игра кончается не позже сдачи { $deals }.
tarneeb41-table-no-voids = Ренонса ещё никто не показал

tarneeb41-extra-voids = каких мастей, как уже видно, у кого нет
tarneeb41-extra-unseen = карты, которых вы ещё не видели, по мастям

# знак на столе, о котором расскажет `?`
tarneeb41-sign-best = [карта]  пока забирает взятку
