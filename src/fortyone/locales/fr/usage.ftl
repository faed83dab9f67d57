# L’aide de la commande (cli/usage.py)

help-fortyone = Jouer, étudier et explorer quatre jeux nommés 41 et 40. Sans commande : un menu, puis une partie.
help-play = Jouer un match, contre des robots ou à plusieurs devant cet écran. Un coup se tape dans sa notation ou par la lettre à côté de lui ; ? donne les autres commandes. Quand l’entrée n’est pas un terminal, les coups se lisent ligne à ligne : la première mauvaise ligne arrête tout, et le match est enregistré.
help-games = Les jeux, et les noms sous lesquels on les connaît.
help-rules = Les règles d’un jeu.
help-replay = Un match à nouveau, coup par coup.
help-verify = Prouver qu’un enregistrement suit les règles et que son hasard est honnête ; code 1 sinon.
help-perft = Compter les suites de coups : les cartes viennent de la graine, chaque jet de dés compte.
help-bench = Mesurer ici la vitesse de chaque jeu sur des donnes au hasard ; avec --json, une ligne JSON par mesure.

help-lang = La langue à parler : en, fr. Par défaut, celle du système.
help-game = Un jeu, sous l’un de ses noms (fortyone games).
help-preset = Un jeu d’options qui porte un nom.
help-settings = Changer une option ; une valeur est lue comme JSON si c’en est, sinon comme texte. Peut se répéter.
help-file = Un enregistrement.
help-as_json = N’écrire que du JSON.
help-play-game = Sans jeu : vos matchs enregistrés.
help-play-seats = Qui joue, dans l’ordre des places : you, you:Rosa, basic, random. Fixe le nombre de places. Par défaut : you, et basic pour les autres.
help-play-dealer = Le premier donneur ou lanceur : une place, à partir de 0. Par défaut : lot (tirage au sort).
help-play-seed = Un hasard qui se répète. Par défaut : une graine secrète.
help-play-save = Où enregistrer le match.
help-play-resume = Reprendre un match.
help-rules-clause = Ces articles seulement, comme D-7.
help-rules-options = Les options et leurs valeurs par défaut, et les variantes toutes faites.
help-rules-glossary = Les mots du jeu.
help-replay-step = Montrer la table après chaque coup.
help-replay-seat = Tel que cette place l’a vu. Par défaut : comme un spectateur.
help-perft-depth = Combien de coups dans une suite.
help-perft-position = Une position en JSON. Par défaut : le début.
help-perft-seed = D’où viennent les cartes.
help-perft-split = Un compte pour chaque premier coup.
help-bench-game = Par défaut : tous les jeux.

usage-command = « { $text } » n’est pas une commande
usage-option = il n’y a pas d’option { $text }
usage-missing = il manque { $text }
usage-value = { $text } demande une valeur
usage-extra = c’est plus qu’il n’en faut : { $text }
usage-invalid = { $text } : { $why }
usage-no-whole = « { $text } » n’est pas un nombre entier
usage-negative = { $text } est inférieur à 0

usage-word-usage = Usage :
usage-word-options = Options :
usage-word-arguments = Arguments :
usage-word-commands = Commandes :
usage-word-examples = Exemples :
usage-word-required = [obligatoire]
usage-word-default = [par défaut : {""}
usage-word-help = Montrer cette aide et finir.
