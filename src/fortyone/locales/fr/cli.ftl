# Le terminal. Les messages que toutes les tables emploient commencent par table-.

table-you = Vous
table-and = { $most } et { $last }
table-ask = À vous
table-plays = { $you ->
    [yes] Vous jouez { $move }
   *[no] { $who } joue { $move }
  }
table-score = { $who } : { $score }
table-drawn = Le match est nul.
table-wins = { $count ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $who } gagne.
      }
   *[other] { $who } gagnent.
  }

cli-person = Joueur
cli-practice = entraînement
cli-prompt = { $ask } (? : aide) >
cli-prompt-of = { $who } : { $ask } (? : aide) >
cli-more-moves = … encore { $count } : tapez moves, ou écrivez le coup
cli-hand-over = C’est à { $who }. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-again = Un autre match ? (again, quit, save FICHIER, ?) >
cli-yes = oui o encore
cli-no = non n
cli-saved = Enregistré. Pour reprendre :
cli-saved-here = Enregistré : { $path }
cli-undone = Retour à votre dernier choix.
cli-nothing-to-undo = Il n’y a encore rien à reprendre.
cli-nothing-yet = Il ne s’est encore rien passé.
cli-no-tips = Pas de conseils pour ce jeu.
cli-no-glossary = Ce jeu n’a pas de mots à lui.
cli-see-rules = Tapez rules pour lire la clause.
cli-rules-how = Rien n’a encore été refusé. Tapez rules et une clause, comme rules D-2 ; tout le livre : fortyone rules { $game }
cli-slow = non compilé : les règles tournent en Python pur, environ cinquante fois plus lentement

cli-help = Tapez un coup comme il s’écrit, ou la lettre qui est devant. Un nombre est toujours le coup lui-même. Ou bien :
cli-help-table = la table de nouveau (Entrée seule aussi)
cli-help-last = ce qui s’est passé depuis votre dernier tour
cli-help-score = la feuille de score, et ce que les scores veulent dire
cli-help-moves = tous les coups permis, avec leur effet
cli-help-hint = ce que le joueur fort pense de chaque coup, sachant ce que vous savez
cli-help-rules = la clause du dernier refus ; rules D-2 : cette clause
cli-help-tips = des conseils pour ce jeu
cli-help-undo = revenir à votre dernier choix (le match devient un entraînement)
cli-help-save = enregistrer le match ; save FICHIER : là
cli-help-quit = partir ; le match est enregistré

cli-thinks = { $who } réfléchit…
cli-hint-wait = Réflexion…
cli-hint-only = { $move } est le seul coup permis.
cli-hint-plays = Le joueur fort joue { $move }.
cli-hint-why = { $move } : { $why }.
cli-hint-counts = Les valeurs : { $unit }.
cli-hint-unit = ce que la partie devrait vous rapporter
cli-hint-nobody = Un conseil est pour la personne dont c’est le tour.

cli-menu = Quel jeu ?
cli-menu-saved = { $count ->
    [one] Un match enregistré : tapez !
   *[other] { $count } matchs enregistrés : tapez !
  }
cli-which = Lettre ou nom (Entrée : partir) >
cli-several = { $name } est le nom de plusieurs jeux :
cli-none-of-these = { $value } n’est aucun de ces jeux : { $allowed }
cli-list-saved = Matchs enregistrés
cli-far = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
cli-more-saved = … et { $count } { $count ->
    [one] plus ancien
   *[other] plus anciens
  }
cli-newest = Le plus récent : { $command }
cli-which-saved = Lettre (Entrée : partir) >
cli-none-saved = Aucun match enregistré. Pour jouer : fortyone play JEU ; les jeux : fortyone games
cli-no-such-letter = « { $text } » n’est aucune des lettres
cli-known-as = Connu comme :
cli-presets = Préréglages :
cli-default = par défaut { $value }
cli-here = ici { $value }
cli-step = Entrée : continuer ; q : partir >
cli-unfinished = Le match n’est pas terminé.
cli-complete = Le match est terminé, et son résultat est celui que donnent les coups.

cli-legal = Légal : { $moves ->
    [one] le coup suit
   *[other] les { $moves } coups suivent
  } les règles de { $game }, version { $version }.
cli-fair = Loyal : { $events ->
    [one] le tirage vient
   *[other] les { $events } tirages viennent
  } de la graine dont l’engagement est { $commitment }.
cli-was-practice = Entraînement : des coups ont été repris.
cli-not-legal = pas légal : { $why }
cli-not-fair = loyauté non prouvée : { $why }
cli-no-claim = la partie est légale, mais ne prétend à aucune loyauté : elle n’a ni engagement ni graine

cli-cannot-read = { $path } ne peut pas être lu : { $why }
cli-cannot-write = { $path } ne peut pas être écrit : { $why }
cli-no-text = { $path } n’est pas une partie enregistrée : ce n’est pas du texte
cli-in-file = { $path }, { $why }
cli-no-json = { $path } n’est pas du JSON : { $why }
cli-setting = --set { $text } : une option se règle par option=valeur
cli-no-game = quel jeu ? fortyone play JEU ; les jeux : fortyone games
cli-no-undo = undo sert à une personne seule contre des robots
cli-no-chance = le match ne peut pas continuer : il n’a pas de graine d’où tirer le hasard
cli-resume-options = un match enregistré a déjà ses options : retirez { $options }
cli-resume-game = le match enregistré est un match de { $game }, pas de { $asked }

# L’aide des commandes et des options. Les mots en capitales tiennent une place : cli-word-.

cli-usage = Usage :
cli-examples = Exemples :
cli-heading-options = Options :
cli-heading-arguments = Arguments :
cli-heading-commands = Commandes :
cli-required = obligatoire
cli-word-game = JEU
cli-word-file = FICHIER
cli-word-name = NOM
cli-word-names = NOMS
cli-word-option = OPTION
cli-word-options = OPTIONS
cli-word-value = VALEUR
cli-word-clause = CLAUSE
cli-word-command = COMMANDE

cli-doc-menu = Jouer, étudier et explorer quatre jeux nommés 41 et 40. Sans commande : un menu, puis on joue.
cli-doc-play = Jouer un match, contre des robots ou à plusieurs devant cet écran.

    Un coup se tape dans sa notation ou par la lettre qui est devant ; ? donne les autres commandes. Quand l’entrée n’est pas un terminal, les coups sont lus ligne par ligne : la première mauvaise ligne arrête tout, et le match est enregistré.
cli-doc-games = Les jeux, et les noms sous lesquels on les connaît.
cli-doc-rules = Le livre de règles d’un jeu.
cli-doc-replay = Revoir un match, coup par coup.
cli-doc-verify = Prouver qu’une partie enregistrée est légale et son hasard loyal ; code de sortie 1 sinon.
cli-doc-perft = Compter les suites de coups : les cartes viennent de la graine, chaque jet de dés est compté.
cli-doc-bench = Chronométrer ici des donnes au hasard de chaque jeu ; avec --json, une ligne de JSON par mesure.

cli-opt-help = Afficher ce message et sortir.
cli-opt-lang = La langue à parler : en, ar, es, fr, id, nb, ru. Par défaut : celle de l’environnement.
cli-opt-game = Un jeu, sous n’importe lequel de ses noms (fortyone games).
cli-opt-play-game = Sans lui : vos matchs enregistrés.
cli-opt-bench-game = Par défaut : tous les jeux.
cli-opt-file = Une partie enregistrée.
cli-opt-preset = Un jeu d’options qui a un nom.
cli-opt-settings = Changer une option ; la valeur est du JSON si elle se lit comme tel, sinon du texte. Peut se répéter.
cli-opt-seats = Qui joue, dans l’ordre des places : you (vous), you:Rosa, strong (une seconde par coup), quick (un dixième), basic, random. Fixe le nombre de places. Par défaut : vous, et quick pour les autres ; basic dans un script.
cli-opt-dealer = Le premier donneur, ou qui commence : une place, à partir de 0. Par défaut : lot (tirage au sort).
cli-opt-seed = Un hasard qu’on peut répéter. Par défaut : une graine secrète.
cli-opt-perft-seed = La graine d’où viennent les cartes. Par défaut : 0.
cli-opt-save = Où enregistrer le match.
cli-opt-resume = Reprendre un match.
cli-opt-clause = Seulement ces clauses, comme D-7.
cli-opt-options = Les options avec leurs valeurs par défaut, et les préréglages.
cli-opt-glossary = Les mots propres au jeu.
cli-opt-step = Montrer la table avant chaque coup.
cli-opt-seat = Comme cette place l’a vu. Par défaut : comme un spectateur.
cli-opt-depth = Le nombre de coups d’une suite.
cli-opt-position = Une position en JSON. Par défaut : le début.
cli-opt-split = Un compte pour chaque premier coup.
cli-opt-as_json = Écrire du JSON, et rien d’autre.

cli-wrong-command = il n’y a pas de commande « { $text } »
cli-wrong-option = il n’y a pas d’option { $option }{ $near ->
    [none] { "" }
   *[other] { "\u202F" }; semblables : { $near }
  }
cli-wrong-empty = il manque une valeur à { $option }
cli-wrong-flag = { $option } ne prend pas de valeur
cli-wrong-missing = il manque { $what }
cli-wrong-value = { $option } demande un nombre entier{ $least ->
    [zero] { " " }à partir de 0
    [one] { " " }à partir de 1
   *[none] { "" }
  }, pas « { $value } »
cli-wrong-extra = cette commande n’en prend pas tant : { $text }

# têtes des colonnes de `bench`
bench-game = jeu
bench-what = quoi
bench-rate = par seconde
bench-moves = coups par seconde


cli-web-open = Les tables sont ouvertes à { $address }
cli-web-others = Pour les autres sur votre réseau : { $address }
cli-web-ends = Ctrl-C y met fin ; toutes les tables sont conservées.
cli-web-here = Ou jouez ici, dans ce terminal :
cli-web-goes-on = Les tables restent ouvertes ; Ctrl-C y met fin.
cli-web-taken = impossible d’écouter à { $address } : { $why }
cli-web-missing = le serveur de tables a besoin de paquets qui ne sont pas installés ({ $missing }) : pip install fortyone[web]
cli-tables-none = Aucune table n’est conservée ici.
cli-tables-deleted = La table { $code } est supprimée.

cli-doc-web = Ouvrir des tables aux navigateurs : amis et robots à la même table. Chaque option peut aussi être fixée dans l’environnement (FORTYONE_PORT=80) ou dans un fichier ; docs/server.md les donne toutes.
cli-doc-tables = Les tables conservées : toutes, ou une seule ; ses parties en relevés ; la supprimer.
cli-opt-host = L’adresse où écouter ; 0.0.0.0 laisse venir les autres de votre réseau. Par défaut : 127.0.0.1.
cli-opt-port = Le port. Par défaut : 8041.
cli-opt-database = Où les tables sont conservées. Par défaut : un fichier de votre dossier de données.
cli-opt-config = Un fichier de réglages (TOML). Par défaut : server.toml dans votre dossier de réglages.
cli-opt-browser = Ouvrir le navigateur, ou non.
cli-opt-menu = Proposer aussi les jeux dans ce terminal.
cli-opt-code = Une table.
cli-opt-export = Écrire ses parties en relevés. Une partie en cours est écrite avec sa graine : gardez-la secrète.
cli-opt-delete = La supprimer pour de bon.
cli-word-address = ADRESSE
cli-word-code = CODE
