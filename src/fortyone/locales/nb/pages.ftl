# Pages beside the table: home, rules, results, replays.

# The first page

ui-other-forms = Andre kjente former
ui-name-dice41-midnight = Midnight
ui-name-tarneeb41-lebanese = Libanesisk 400
ui-name-cuarenta-rapido = Cuarenta rápido
ui-name-cuarenta-individual = Cuarenta for to
ui-about-dice41-midnight = Terningspillet som også heter 1-4-24. Sett én eller flere terninger til side etter hvert kast; 24 betales dobbelt.
ui-about-tarneeb41-lebanese = Fire hundre som i Libanon, til 82. Høye bud er verdt mye mer, og koster like mye når de ryker.
ui-about-cuarenta-rapido = Cuarenta på halve tiden: hver chica går til 20. Alt annet er som før, caída også.
ui-about-cuarenta-individual = Cuarenta for to, hver for seg. Du ser flere av kortene, og har ingen andre å skylde på.
ui-minutes = omtrent { $minutes } min.
ui-hours = omtrent { $hours } t
ui-minutes-a-deal = omtrent { $minutes } min. per giv
ui-players-of = { $count } spillere
ui-find-table = Åpne et bord

# Rules

ui-rules-of-table = Dette er reglene ved bordet du kommer fra.
ui-back-to-table = Tilbake til bordet
ui-rules-played = Regler det spilles etter
ui-in-short = Kort fortalt
ui-examples = Eksempler
ui-example-before = før
ui-example-after = etter
ui-exact = Det vi vet nøyaktig
ui-known-dice41-1 = Med to spillere og beste spill vinner den som kaster sist, 51,95 % av pottene, den som kaster først, 48,05 %: den siste vet hva som må slås.
ui-known-dice41-2 = Beste spill for poeng gir 17,05 i snitt. Høyst 92,38 % av turene kvalifiserer seg, og 4,13 % når 24.
ui-known-dice41-3 = I Midnight er det 18,68, 95,67 % og 10,00 %; sistemann av to vinner 53,97 % av pottene.
ui-known-cuarenta-1 = Fem kort har tre like i 25 200 av 658 008 tilfeller: én hånd av 26.
ui-known-cuarenta-2 = Alle fire like kommer i 360 av 658 008 tilfeller: én hånd av 1828.
ui-known-empat_satu-1 = Det finnes 270 725 hender med fire kort. 16 av dem er verdt 41, og 2860 er i én farge: én av 95.
ui-known-empat_satu-2 = En hånd slik den gis er verdt 2,60 i snitt; 36,7 % er verdt mindre enn null.
ui-known-tarneeb41-1 = En hånd på tretten er uten trumf én gang på 78 giv, og har fem trumf eller flere i 17,6 % av dem.
ui-known-tarneeb41-2 = Tre trumf er vanligst (28,6 %), så fire (23,9 %). Snittet er 3,25.
ui-traditions = Hva som er ulikt fra sted til sted
ui-rule = Regel
ui-no-changes = Ingenting er endret fra de vanlige reglene i denne formen.
ui-clauses-number = Hver regel har et nummer. Når et trekk blir nektet, får du vite nummeret.
ui-clause-here = Her:
ui-clause-off = Spilles ikke her.
ui-colon = { $text }:
ui-here-values-lebanese = 1 til 4 gir sitt tall, 5 gir 10, 6 gir 12, 7 gir 14, 8 gir 16, 9 gir 27, 10 gir 30, 11 gir 33, 12 gir 36, 13 gir 39
ui-here-values-jawaker = 1 til 4 gir sitt tall, 5 gir 10, 6 gir 12, 7 gir 14, 8 gir 16, 9 gir 27, 10 og mer gir 40; for en plass på 30 eller mer er 5 og 6 verdt 5 og 6
ui-here-values-stepped = 1 til 4 gir sitt tall, 5 gir 10, 6 gir 12, 7 gir 14, 8 gir 16, 9 gir 27, 10 gir 30, 11 gir 44, 12 gir 48, 13 gir 52
ui-none-found = Ingen regel sier det.

# The result

ui-how-points = Hvordan hvert poeng ble laget
ui-see-move = Se det på bordet

# Replay

ui-copy-move = Kopier lenken til dette trekket
ui-download = Last ned referatet
ui-moves = Trekk
ui-onlooker = en tilskuer
ui-begins = Partiet begynner.
ui-pause = Stans
ui-open-other = Åpne et annet referat
ui-drop-here = … eller slipp filen her.
ui-where-records = Referatet finnes etter hvert parti; «fortyone play» lagrer dem også.
