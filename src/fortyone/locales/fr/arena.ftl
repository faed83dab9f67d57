# Deux joueurs l’un contre l’autre sur beaucoup de donnes.

cli-doc-arena = Deux joueurs sur beaucoup de donnes : lequel est le plus fort, et à quel point c’est sûr.

    Chaque donne se joue à toutes les places : le premier joueur prend un camp, le second tous les autres, chaque camp à son tour ; docs/arena.md explique les chiffres. Ctrl-C arrête ; avec --out, la même commande reprend là.
cli-opt-players = Les deux joueurs : basic, quick, strong, ou l’un des vôtres sous la forme module:Nom ; au besoin avec un budget par coup, comme strong:0.5s ou strong:500.
cli-opt-deals = Combien de donnes. Par défaut : 100.
cli-opt-budget = Ce que chaque joueur peut réfléchir à un coup, si son nom n’en dit rien : 0.5s sont des secondes, 500 des simulations.
cli-opt-arena-seed = La graine d’où vient tout le hasard. Par défaut : 0.
cli-opt-jobs = Combien de processus jouent. Par défaut : 1.
cli-opt-out = Un fichier où s’ajoute ce que donne chaque donne ; celles qui y sont déjà ne se rejouent pas.
cli-opt-records = Un dossier pour l’enregistrement de toutes les parties.
cli-word-budget = BUDGET
cli-word-folder = DOSSIER

arena-two-players = --players { $text } : il faut deux joueurs, comme strong,basic
arena-alone = personne ne joue contre personne à une table de { $sides }
arena-nothing = aucune donne n’a été jouée
arena-broken = un processus qui jouait est mort
arena-trouble = { $player } (donne { $deal }, camp { $side }, coup { $event } de la place { $seat }) : { $what } ; basic a joué à sa place, et le coup compte comme illégal
arena-stopped = arrêt après { $done } donnes sur { $deals } ; la même commande reprend avec { $path }
arena-stopped-lost = arrêt après { $done } donnes sur { $deals } ; avec --out FICHIER, elles auraient été gardées
arena-no-ledger = { $path } n’est pas un fichier d’arène
arena-other-contest = { $path } est d’une autre rencontre : { $key } y est { $there }, et non { $here }
arena-bad-line = { $path }, ligne { $line } : illisible, { $why }

arena-title = { $game } · { $preset }
arena-played = { $deals ->
    [one] Une donne
   *[other] { $deals } donnes
  } à toutes les places : { $matches } parties, { $dealt } fois données
arena-first = { $first } contre { $second }
arena-mean = gagne par donne
arena-wins = parties gagnées
arena-unit = gains
arena-signed = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seconds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-interval = 95 % : { $low } … { $high }
arena-one-deal = une seule donne n’en dit pas plus
arena-moves = coups
arena-pace = secondes par coup
arena-illegal = illégaux
arena-late = en retard
