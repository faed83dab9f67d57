empat_satu-table-ask = { $step ->
    [discard] Сбросьте карту
   *[take] Возьмите карту
  }{ $stop ->
    [yes] {" "}или остановите
   *[no] {""}
  }
empat_satu-table-hand = Кон { $hand } из { $hands }
empat_satu-table-stock = в колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
empat_satu-table-no-stock = колода пуста: { $left ->
    [0] кон заканчивается
    [one] ещё не больше { $left } хода
    [few] ещё не больше { $left } ходов
   *[many] ещё не больше { $left } ходов
  }
empat_satu-table-no-pile = Сброс: пока ничего
empat_satu-table-pile = Сброс: сверху { $top }
empat_satu-table-under = , под ней { $cards }
empat_satu-table-deals = сдаёт
empat_satu-table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
empat_satu-table-known = , на виду взято: { $cards }
empat_satu-table-four = Ваша рука:  { $hand }   стоит { $worth }
empat_satu-table-five = Ваша рука:  { $hand }
empat_satu-table-drawn = {"   "}только что взята: { $card }
empat_satu-table-leaves = останется { $value }
empat_satu-table-shows = вы покажете { $hand }
empat_satu-table-pile-note = { $card }, до { $value }
empat_satu-table-stock-note = вслепую
empat_satu-table-pass-note = закончит кон

empat_satu-table-draws = { $you ->
    [yes] Вы берёте { $card } из колоды
   *[no] { $who } берёт из колоды
  }
empat_satu-table-takes = { $you ->
    [yes] Вы берёте { $card } из сброса
   *[no] { $who } берёт { $card } из сброса
  }
empat_satu-table-discards = { $you ->
    [yes] Вы сбрасываете { $card }
   *[no] { $who } сбрасывает { $card }
  }
empat_satu-table-stop = { $you ->
    [yes] Вы говорите «стоп»: все показывают карты
   *[no] { $who } говорит «стоп»: все показывают карты
  }
empat_satu-table-pass = { $you ->
    [yes] Вы пасуете: все показывают карты
   *[no] { $who } пасует: все показывают карты
  }
empat_satu-table-begins = { $you ->
    [yes] Кон { $hand }: первый ход ваш
   *[no] Кон { $hand }: первым ходит { $who }
  }
empat_satu-table-won = { $you ->
    [yes] Вы выигрываете кон
   *[no] { $count ->
        [one] { $who } выигрывает кон
        [few] { $who } делят выигрыш
       *[many] { $who } делят выигрыш
      }
  }
empat_satu-table-lost = { $you ->
    [yes] Вы его проигрываете
   *[no] { $count ->
        [one] { $who } его проигрывает
        [few] { $who } делят проигрыш
       *[many] { $who } делят проигрыш
      }
  }
empat_satu-table-tally = конов выиграно { $won }, проиграно { $lost }
empat_satu-table-means = Рука считается так: карты лучшей масти минус остальные. Лучшая рука выигрывает кон, худшая проигрывает; очки дальше не переходят.
empat_satu-table-stop-one_suit = Четыре карты одной масти в начале хода: можно остановить.
empat_satu-table-stop-threshold = Рука от { $least } в начале хода: можно остановить.
empat_satu-table-stop-anytime = Остановить можно в начале любого своего хода.
