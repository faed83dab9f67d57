# Pages beside the table: home, rules, results, replays.

# The first page

ui-other-forms = Otras formas conocidas
ui-name-dice41-midnight = Midnight
ui-name-tarneeb41-lebanese = 400 libanés
ui-name-cuarenta-rapido = Cuarenta rápido
ui-name-cuarenta-individual = Cuarenta de a dos
ui-about-dice41-midnight = El juego de dados que también se llama 1-4-24. Tras cada lanzamiento aparta un dado o más; un 24 se paga doble.
ui-about-tarneeb41-lebanese = Cuatrocientos como en el Líbano, a 82. Las apuestas altas valen mucho más, y cuestan lo mismo si fallan.
ui-about-cuarenta-rapido = Cuarenta en la mitad de tiempo: cada chica va a 20. Todo lo demás queda igual, también la caída.
ui-about-cuarenta-individual = Cuarenta para dos, cada uno por su lado. Ves más cartas, y no hay a quién culpar.
ui-minutes = unos { $minutes } min
ui-hours = unas { $hours } h
ui-minutes-a-deal = unos { $minutes } min por reparto
ui-players-of = { $count } jugadores
ui-find-table = Abrir una mesa

# Rules

ui-rules-of-table = Estas son las reglas de la mesa de la que vienes.
ui-back-to-table = Volver a la mesa
ui-rules-played = Reglas que se juegan
ui-in-short = En breve
ui-examples = Ejemplos
ui-example-before = antes
ui-example-after = después
ui-exact = Lo que se sabe con exactitud
ui-known-dice41-1 = Entre dos y con el mejor juego, quien lanza último gana el 51,95 % de los pozos y quien lanza primero el 48,05 %: el último sabe qué debe superar.
ui-known-dice41-2 = El mejor juego por puntos hace 17,05 de media. Como mucho se clasifica el 92,38 % de los turnos, y el 4,13 % llega a 24.
ui-known-dice41-3 = En Midnight son 18,68, 95,67 % y 10,00 %; quien lanza último de dos gana el 53,97 % de los pozos.
ui-known-cuarenta-1 = Cinco cartas traen tres de un rango en 25 200 de 658 008 casos: una mano de cada 26.
ui-known-cuarenta-2 = Traen las cuatro de un rango en 360 de 658 008: una mano de cada 1828.
ui-known-empat_satu-1 = Hay 270 725 manos de cuatro cartas. 16 valen 41, y 2860 son de un solo palo: una de cada 95.
ui-known-empat_satu-2 = Una mano recién repartida vale 2,60 de media; el 36,7 % vale menos que nada.
ui-known-tarneeb41-1 = Una mano de trece no trae ningún triunfo una vez de cada 78, y cinco triunfos o más en el 17,6 % de los repartos.
ui-known-tarneeb41-2 = Lo más frecuente son tres triunfos (28,6 %), luego cuatro (23,9 %). La media es 3,25.
ui-traditions = Lo que cambia de un lugar a otro
ui-rule = Regla
ui-no-changes = Nada cambia de las reglas habituales de esta forma.
ui-clauses-number = Cada regla tiene un número. Cuando se rechaza una jugada, el rechazo lo nombra.
ui-clause-here = Aquí:
ui-clause-off = Aquí no se juega.
ui-colon = { $text }:
ui-here-values-lebanese = de 1 a 4 su número, 5 da 10, 6 da 12, 7 da 14, 8 da 16, 9 da 27, 10 da 30, 11 da 33, 12 da 36, 13 da 39
ui-here-values-jawaker = de 1 a 4 su número, 5 da 10, 6 da 12, 7 da 14, 8 da 16, 9 da 27, 10 y más dan 40; para un puesto con 30 o más, 5 y 6 valen 5 y 6
ui-here-values-stepped = de 1 a 4 su número, 5 da 10, 6 da 12, 7 da 14, 8 da 16, 9 da 27, 10 da 30, 11 da 44, 12 da 48, 13 da 52
ui-none-found = Ninguna regla dice eso.

# The result

ui-how-points = Cómo se hizo cada punto
ui-see-move = Verlo en la mesa

# Replay

ui-copy-move = Copiar el enlace a esta jugada
ui-download = Descargar la partida
ui-moves = Jugadas
ui-onlooker = un espectador
ui-begins = Empieza la partida.
ui-pause = Pausa
ui-open-other = Abrir otra partida
ui-drop-here = … o suelta el archivo aquí.
ui-where-records = La partida guardada está al final de cada partida; «fortyone play» también las guarda.
