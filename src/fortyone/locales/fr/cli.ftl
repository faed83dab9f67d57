# Le terminal. Les messages que toutes les tables emploient commencent par table-.

table-you = Vous
table-and = { $most } et { $last }
table-ask = À vous
table-plays = { $you ->
    [yes] Vous jouez { $move }
   *[no] { $who } joue { $move }
  }
table-drawn = Le match est nul.
table-wins = { $count ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $who } gagne.
      }
   *[other] { $who } gagnent.
  }

cli-person = Joueur
cli-practice = entraînement
cli-prompt = { $ask } (? : aide) >
cli-more-moves = … encore { $count } : tapez moves, ou écrivez le coup
cli-hand-over = C’est à { $who }. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-again = Un autre match ? (again, quit, save FICHIER, ?) >
cli-saved = Enregistré. Pour reprendre :
cli-saved-here = Enregistré : { $path }
cli-undone = Retour à votre dernier choix.
cli-nothing-to-undo = Il n’y a encore rien à reprendre.
cli-nothing-yet = Il ne s’est encore rien passé.
cli-no-tips = Pas de conseils pour ce jeu.
cli-no-glossary = Ce jeu n’a pas de mots à lui.
cli-see-rules = Tapez rules pour lire la clause.
cli-rules-how = Rien n’a encore été refusé. Tapez rules et une clause, comme rules D-2 ; tout le livre : fortyone rules { $game }
cli-slow = non compilé : les règles tournent en Python pur, environ cinquante fois plus lentement

cli-help = Tapez un coup comme il s’écrit, ou la lettre qui est devant. Un nombre est toujours le coup lui-même. Ou bien :
cli-help-table = la table de nouveau (Entrée seule aussi)
cli-help-last = ce qui s’est passé depuis votre dernier tour
cli-help-score = la feuille de score, et ce que les scores veulent dire
cli-help-moves = tous les coups permis, avec leur effet
cli-help-rules = la clause du dernier refus ; rules D-2 : cette clause
cli-help-tips = des conseils pour ce jeu
cli-help-undo = revenir à votre dernier choix (le match devient un entraînement)
cli-help-save = enregistrer le match ; save FICHIER : là
cli-help-quit = partir ; le match est enregistré

cli-menu = Quel jeu ?
cli-menu-saved = { $count ->
    [one] Un match enregistré : tapez !
   *[other] { $count } matchs enregistrés : tapez !
  }
cli-asked = { $who } : { $ask }
cli-which = Lettre ou nom (Entrée : partir) >
cli-list-saved = Matchs enregistrés
cli-more-saved = … et { $count } de plus
cli-saved-in = Par son nom : fortyone play --resume FICHIER, pour un fichier de { $folder }
cli-moves-so-far = { $count ->
    [one] 1 coup
   *[other] { $count } coups
  }
cli-which-saved = Lettre (Entrée : partir) >
cli-none-saved = Aucun match enregistré. Pour jouer : fortyone play JEU ; les jeux : fortyone games
cli-no-such-letter = « { $text } » n’est aucune des lettres
cli-known-as = Connu comme :
cli-presets = Préréglages :
cli-default = par défaut { $value }
cli-here = ici { $value }
cli-step = Entrée : continuer ; q : partir >
cli-unfinished = Le match n’est pas terminé.
cli-complete = Le match est terminé, et son résultat est celui que donnent les coups.

cli-legal = Légal : { $moves ->
    [one] le coup suit
   *[other] les { $moves } coups suivent
  } les règles de { $game }, version { $version }.
cli-fair = Loyal : { $events ->
    [one] le tirage vient
   *[other] les { $events } tirages viennent
  } de la graine dont l’engagement est { $commitment }.
cli-was-practice = Entraînement : des coups ont été repris.
cli-not-legal = pas légal : { $why }
cli-not-fair = loyauté non prouvée : { $why }
cli-no-claim = la partie est légale, mais ne prétend à aucune loyauté : elle n’a ni engagement ni graine

cli-cannot-read = { $path } ne peut pas être lu : { $why }
cli-cannot-write = { $path } ne peut pas être écrit : { $why }
cli-no-text = { $path } n’est pas une partie enregistrée : ce n’est pas du texte
cli-in-file = { $path }, { $why }
cli-no-json = { $path } n’est pas du JSON : { $why }
cli-setting = --set { $text } : une option se règle par option=valeur
cli-no-game = quel jeu ? fortyone play JEU ; les jeux : fortyone games
cli-no-undo = undo sert à une personne seule contre des robots
cli-no-chance = le match ne peut pas continuer : il n’a pas de graine d’où tirer le hasard
cli-resume-options = un match enregistré a déjà ses options : retirez { $options }
cli-resume-game = le match enregistré est un match de { $game }, pas de { $asked }
