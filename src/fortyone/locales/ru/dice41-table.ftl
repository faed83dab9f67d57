dice41-table-ask = { $many ->
    [yes] Отложите один кубик или больше
   *[no] Отложите один кубик
  }{ $best ->
    [0] {""}
   *[other] ; перебить { $best }
  }
dice41-table-ticket = билет
dice41-table-round = { $extra ->
    [yes] Раунд { $round }, за оставшийся банк
   *[no] Раунд { $round } из { $rounds }
  }
dice41-table-pot = в банке { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
  }
dice41-table-rolling = переброска: { $who }
dice41-table-chips = фишки
dice41-table-this-round = этот раунд
dice41-table-out = пропускает
dice41-table-failed = мимо
dice41-table-best = { $score }, лучший
dice41-table-tray = Отложено: билеты ({ $tickets }) { $kept }  очки { $points } = { $sum }

dice41-table-keeps = { $you ->
    [yes] Вы откладываете { $dice } из { $thrown }
   *[no] { $who } откладывает { $dice } из { $thrown }
  }
dice41-table-scores = { $you ->
    [yes] У вас { $score }: { $dice }
   *[no] { $who } — { $score }: { $dice }
  }
dice41-table-fails = { $you ->
    [yes] Мимо: нет { $missing } в { $dice }
   *[no] { $who } — мимо: нет { $missing } в { $dice }
  }
dice41-table-rolls-off = { $again ->
    [yes] Снова поровну
   *[no] Поровну
  }: { $who } перебрасывают за банк
dice41-table-takes = { $you ->
    [yes] Вы берёте банк
   *[no] { $who } берёт банк
  }: { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
  }
dice41-table-shared = { $who } делят банк, каждому { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
  }
dice41-table-stays = { $failed ->
    [yes] Не прошёл никто
   *[no] Поровну
  }: { $chips ->
    [0] банк пуст
    [one] в банке остаётся { $chips } фишка
    [few] в банке остаются { $chips } фишки
   *[many] в банке остаётся { $chips } фишек
  }
dice41-table-returned = Не прошёл никто: каждый забирает свои фишки этого раунда
dice41-table-begins = Раунд { $round }: { $you ->
    [yes] первыми бросаете вы
   *[no] первым бросает { $who }
  }

dice41-table-practice = Тренировка в одиночку: { $rounds ->
    [one] { $rounds } ход
    [few] { $rounds } хода
   *[many] { $rounds } ходов
  }, без банка
dice41-table-means = Фишки, выигранные и проигранные; побеждает тот, у кого их больше, когда { $rounds ->
    [one] сыгран { $rounds } раунд
    [few] сыграно { $rounds } раунда
   *[many] сыграно { $rounds } раундов
  }. Ставка: { $ante }. Последний невзятый банк сначала разыгрывают.
dice41-table-tie-roll_off = Наверху поровну: они перебрасывают за банк.
dice41-table-tie-split = Наверху поровну: они делят банк.
dice41-table-tie-carry = Наверху поровну: банк остаётся на следующий раунд.
dice41-table-nobody-carry = Не прошёл никто: банк остаётся на следующий раунд.
dice41-table-nobody-closest = Не прошёл никто: банк достаётся лучшему с одним билетом.
dice41-table-nobody-return = Не прошёл никто: каждый забирает свои фишки этого раунда.
dice41-table-means-fail = Кто не прошёл, ставит в банк ещё { $chips }.
dice41-table-means-double = Банк взят с 24: каждый из остальных платит ещё { $ante }.
dice41-table-unwon = { $chips ->
    [one] { $chips } фишка осталась невзятой.
    [few] { $chips } фишки остались невзятыми.
   *[many] { $chips } фишек остались невзятыми.
  }

# знак на столе, о котором расскажет `?`
dice41-sign-tickets = [4] [_]  отложенный билет и билет, которого ещё нет
