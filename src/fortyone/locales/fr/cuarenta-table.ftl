cuarenta-table-deal = Donne { $deal }
cuarenta-table-goal = chicas jusqu’à { $target }, { $chicas ->
    [one] une seule gagne
   *[other] { $chicas } gagnent
  }
cuarenta-table-stock = pioche : { $count }
cuarenta-table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
cuarenta-table-deals = donne
cuarenta-table-shown = , ronda de { $rank } montrée : { $cards }
cuarenta-table-empty = La table est vide.
cuarenta-table-hand = Votre main :  { $cards }
cuarenta-table-ask = { $ronda ->
    [yes] Une carte, ou votre ronda
   *[no] Jouez une carte
  }{ $only ->
    [yes] {" "}(seule une caída compte)
   *[no] {""}
  }
cuarenta-table-note-ronda = montre votre ronda
cuarenta-table-note-lay = la poser
cuarenta-table-note-takes = prend { $cards }

cuarenta-table-begins = { $you ->
    [yes] Donne { $deal } : vous commencez
   *[no] Donne { $deal } : { $who } commence
  }
cuarenta-table-five = Cinq cartes de plus à chacun
cuarenta-table-lays = { $you ->
    [yes] Vous posez { $card }
   *[no] { $who } pose { $card }
  }
cuarenta-table-takes = { $you ->
    [yes] Vous prenez { $cards } avec { $card }
   *[no] { $who } prend { $cards } avec { $card }
  }{ $kind ->
    [caida] {" "}: caída !
    [limpia] {" "}: limpia !
    [caidalimpia] {" "}: caída et limpia !
   *[plain] {""}
  }
cuarenta-table-ronda = { $you ->
    [yes] Vous montrez une ronda de { $rank }
   *[no] { $who } montre une ronda de { $rank }
  }
cuarenta-table-shows = { $kind ->
    [doble] { $you ->
        [yes] Vous avez une doble ronda : les quatre { $rank }
       *[no] { $who } a une doble ronda : les quatre { $rank }
      }
   *[ronda] { $you ->
        [yes] Vous avez une ronda de { $rank }
       *[no] { $who } a une ronda de { $rank }
      }
  }
cuarenta-table-misdeal = { $you ->
    [yes] Vous faites une mauvaise donne
   *[no] { $who } fait une mauvaise donne
  }{ $free ->
    [yes] {" "}; corrigée, elle ne coûte rien
   *[no] {" "}: à refaire
  }
cuarenta-table-leftovers = Le reste de la table va à { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
cuarenta-table-counted = { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
cuarenta-table-ends = La donne est finie
cuarenta-table-why = { $why ->
    [under] moins de 20
    [never] les cartes prises ne comptent jamais
    [stop] rien pour les cartes à partir de { $score } points
    [neither] 20 partout : rien pour personne
    [others] 20 partout : seul l’autre camp marque
    [twenty] 6 pour 20
   *[more] 6 pour 20, et { $points } pour { $over } de plus
  }
cuarenta-table-of-which = { $why }, dont { $count } { $count ->
    [one] compte
   *[other] comptent
  }
cuarenta-table-chica = { $zapateria ->
    [yes] Zapatería ! La chica et la mesa vont à { $who }
   *[no] La chica va à { $who } : { $chicas }
  }

cuarenta-table-finish-reset = { $target } points exactement gagnent la chica ; ce qui les dépasserait laisse un point de moins.
cuarenta-table-finish-exact = { $target } points exactement gagnent la chica ; ce qui les dépasserait est perdu.
cuarenta-table-finish-reach = { $target } points ou plus gagnent la chica.
cuarenta-table-only = À partir de { $score }, seule une caída compte.
cuarenta-table-zapateria = La première chica gagne la mesa si l’autre camp a moins de { $score } points.
cuarenta-table-counts = { $score ->
    [0] Les cartes prises ne comptent jamais.
   *[other] Les cartes : 6 points à partir de 20, 2 de plus par paire suivante ; rien pour un camp qui a { $score } points ou plus.
  }
cuarenta-table-final = Chicas { $chicas } ; la dernière { $scores }
cuarenta-table-unseen = Les cartes que vous n’avez pas vues, par rang :

cuarenta-extra-piles = les cartes prises par chaque camp
cuarenta-extra-unseen = combien de cartes de chaque rang restent à voir

# un signe sur la table, expliqué par `?`
cuarenta-sign-last = [carte]  la dernière carte posée
