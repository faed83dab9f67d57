cuarenta-table-deal = Сдача { $deal }
cuarenta-table-goal = чики до { $target }, для победы нужно { $chicas }
cuarenta-table-stock = в колоде: { $count }
cuarenta-table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
cuarenta-table-deals = сдаёт
cuarenta-table-shown = , показана ронда из { $rank }: { $cards }
cuarenta-table-empty = Стол пуст.
cuarenta-table-hand = Ваша рука:  { $cards }
cuarenta-table-ask = { $ronda ->
    [yes] Сыграйте карту или покажите ронду
   *[no] Сыграйте карту
  }{ $only ->
    [yes] {" "}(считается только каида)
   *[no] {""}
  }
cuarenta-table-note-ronda = показать ронду
cuarenta-table-note-lay = положить
cuarenta-table-note-takes = берёт { $cards }

cuarenta-table-begins = { $you ->
    [yes] Сдача { $deal }: первый ход ваш
   *[no] Сдача { $deal }: первым ходит { $who }
  }
cuarenta-table-five = Каждому ещё по пять карт
cuarenta-table-lays = { $you ->
    [yes] Вы кладёте { $card }
   *[no] { $who } кладёт { $card }
  }
cuarenta-table-takes = { $you ->
    [yes] Вы берёте { $cards } картой { $card }
   *[no] { $who } берёт { $cards } картой { $card }
  }{ $kind ->
    [caida] : каида!
    [limpia] : лимпия!
    [caidalimpia] : каида и лимпия!
   *[plain] {""}
  }
cuarenta-table-ronda = { $you ->
    [yes] Вы показываете ронду из { $rank }
   *[no] { $who } показывает ронду из { $rank }
  }
cuarenta-table-shows = { $kind ->
    [doble] { $you ->
        [yes] У вас двойная ронда: все четыре { $rank }
       *[no] { $who } показывает двойную ронду: все четыре { $rank }
      }
   *[ronda] { $you ->
        [yes] У вас ронда из { $rank }
       *[no] { $who } показывает ронду из { $rank }
      }
  }
cuarenta-table-misdeal = { $you ->
    [yes] Вы ошибаетесь при сдаче
   *[no] { $who } ошибается при сдаче
  }{ $free ->
    [yes] ; ошибка исправлена и прощена
   *[no] {" "}и сдаёт заново
  }
cuarenta-table-leftovers = Остаток стола — { $who }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
cuarenta-table-counted = { $who }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
cuarenta-table-ends = Сдача окончена
cuarenta-table-why = { $why ->
    [under] меньше 20
    [never] за взятые карты очков не дают
    [stop] при счёте от { $score } карты ничего не дают
    [neither] поровну по 20: никому ничего
    [others] поровну по 20: очки только другой стороне
    [twenty] 6 за 20
   *[more] 6 за 20 и { $points } за ещё { $over }
  }
cuarenta-table-of-which = { $why }, из них засчитано { $count }
cuarenta-table-chica = { $zapateria ->
    [yes] Сапатерия! И чика, и меса — { $who }
   *[no] Чика — { $who }: { $chicas }
  }

cuarenta-table-finish-reset = Чику выигрывают ровно { $target }; что дало бы больше, оставляет на одно очко меньше.
cuarenta-table-finish-exact = Чику выигрывают ровно { $target }; что дало бы больше, пропадает.
cuarenta-table-finish-reach = Чику выигрывают { $target } и больше.
cuarenta-table-only = С { $score } очков считается только каида.
cuarenta-table-zapateria = Первая чика выигрывает месу, если у соперников меньше { $score }.
cuarenta-table-counts = { $score ->
    [0] За взятые карты очков не дают.
   *[other] Карты: с 20 — 6 очков, за каждую следующую пару ещё 2; ничего стороне, у которой { $score } и больше.
  }
cuarenta-table-final = Чики { $chicas }; последняя { $scores }
cuarenta-table-unseen = Карты, которых вы не видели, по достоинству:

cuarenta-extra-piles = карты, взятые каждой стороной
cuarenta-extra-unseen = сколько карт каждого достоинства ещё не видно

# знак на столе, о котором расскажет `?`
cuarenta-sign-last = [карта]  положенная последней
