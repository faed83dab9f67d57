# Terminalen. Meldinger som bordet i alle spill bruker, begynner med table-.

table-you = Du
table-and = { $most } og { $last }
table-ask = Din tur
table-plays = { $you ->
    [yes] Du spiller { $move }
   *[no] { $who } spiller { $move }
  }
table-score = { $who }: { $score }
table-drawn = Partiet ender uavgjort.
table-wins = { $count ->
    [one] { $you ->
        [yes] Du vinner!
       *[no] { $who } vinner.
      }
   *[other] { $who } vinner.
  }

cli-person = Spiller
cli-practice = øving
cli-prompt = { $ask } (? for hjelp) >
cli-prompt-of = { $who }: { $ask } (? for hjelp) >
cli-more-moves = … { $count } til: skriv moves, eller skriv trekket
cli-hand-over = Nå er det { $who } sin tur. Trykk Enter når ingen andre ser på.
cli-again = Et parti til? (again, quit, save FIL, ?) >
cli-yes = ja j
cli-no = nei n
cli-saved = Lagret. Fortsett med:
cli-saved-here = Lagret: { $path }
cli-undone = Tilbake ved ditt siste valg.
cli-nothing-to-undo = Det er ikke noe å ta tilbake ennå.
cli-nothing-yet = Ingenting har skjedd ennå.
cli-no-tips = Ingen råd for dette spillet.
cli-no-glossary = Dette spillet har ingen egne ord.
cli-see-rules = Skriv rules for å lese punktet.
cli-rules-how = Ingenting er avvist ennå. Skriv rules og et punkt, som rules D-2; alle reglene: fortyone rules { $game }
cli-slow = ikke kompilert: reglene kjører som ren Python, omtrent femti ganger langsommere

cli-help = Skriv et trekk slik det skrives, eller bokstaven ved siden av. Et tall er alltid selve trekket. Eller:
cli-help-table = bordet en gang til (bare Enter gjør det samme)
cli-help-last = det som har skjedd siden din forrige tur
cli-help-score = poengene, og hva de betyr
cli-help-moves = alle lovlige trekk og hva de gjør
cli-help-hint = hva den sterke spilleren synes om hvert trekk, når den vet det du vet
cli-help-rules = punktet bak siste avvisning; rules D-2: det punktet
cli-help-tips = råd for dette spillet
cli-help-undo = tilbake til ditt siste valg (partiet blir øving)
cli-help-save = lagre partiet; save FIL: der
cli-help-quit = gå; partiet lagres

cli-thinks = { $who } tenker …
cli-hint-wait = Tenker …
cli-hint-only = { $move } er det eneste lovlige trekket.
cli-hint-plays = Den sterke spilleren spiller { $move }.
cli-hint-why = { $move }: { $why }.
cli-hint-counts = Verdiene: { $unit }.
cli-hint-unit = det partiet ventes å gi deg
cli-hint-nobody = Et hint er for den som har turen.

cli-menu = Hvilket spill?
cli-menu-saved = { $count ->
    [one] Ett lagret parti: skriv !
   *[other] { $count } lagrede partier: skriv !
  }
cli-which = Bokstav eller navn (Enter: gå) >
cli-several = { $name } er navnet på flere spill:
cli-none-of-these = { $value } er ikke noe av disse spillene: { $allowed }
cli-list-saved = Lagrede partier
cli-far = { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  }
cli-more-saved = … og { $count } eldre
cli-newest = Det nyeste: { $command }
cli-which-saved = Bokstav (Enter: gå) >
cli-none-saved = Ingen lagrede partier. For å spille: fortyone play SPILL; spillene: fortyone games
cli-no-such-letter = «{ $text }» er ingen av bokstavene
cli-known-as = Kjent som:
cli-presets = Regelsett:
cli-default = vanligvis { $value }
cli-here = her { $value }
cli-step = Enter: videre; q: gå >
cli-unfinished = Partiet er ikke ferdig.
cli-complete = Partiet er ferdig, og resultatet er det trekkene gir.

cli-legal = Lovlig: { $moves ->
    [one] det ene trekket følger
   *[other] alle de { $moves } trekkene følger
  } reglene for { $game }, versjon { $version }.
cli-fair = Ærlig: { $events ->
    [one] det ene tilfellet kommer
   *[other] alle de { $events } tilfellene kommer
  } fra frøet med forpliktelsen { $commitment }.
cli-was-practice = Øving: trekk ble tatt tilbake.
cli-not-legal = ikke lovlig: { $why }
cli-not-fair = ikke bevist ærlig: { $why }
cli-no-claim = referatet er lovlig, men lover ingen ærlighet: det har verken forpliktelse eller frø

cli-cannot-read = { $path } kan ikke leses: { $why }
cli-cannot-write = { $path } kan ikke skrives: { $why }
cli-no-text = { $path } er ikke noe partireferat: det er ikke tekst
cli-in-file = { $path }, { $why }
cli-no-json = { $path } er ikke JSON: { $why }
cli-setting = --set { $text }: et valg settes som valg=verdi
cli-no-game = hvilket spill? fortyone play SPILL; spillene: fortyone games
cli-no-undo = undo er for én person mot roboter
cli-no-chance = partiet kan ikke fortsette: referatet har ikke noe frø å hente tilfeldet fra
cli-resume-options = et lagret parti har allerede sine valg: ta bort { $options }
cli-resume-game = det lagrede partiet er i { $game }, ikke i { $asked }

# Hjelpen til kommandoer og valg. Ord med store bokstaver holder en plass: cli-word-.

cli-usage = Bruk:
cli-examples = Eksempler:
cli-heading-options = Valg:
cli-heading-arguments = Argumenter:
cli-heading-commands = Kommandoer:
cli-required = påkrevd
cli-word-game = SPILL
cli-word-file = FIL
cli-word-name = NAVN
cli-word-names = NAVN
cli-word-option = VALG
cli-word-options = VALG
cli-word-value = VERDI
cli-word-clause = PUNKT
cli-word-command = KOMMANDO

cli-doc-menu = Spill, studer og utforsk fire spill som heter 41 og 40. Uten kommando: en meny, så spill.
cli-doc-play = Spill et parti, mot roboter eller med andre ved denne skjermen.

    Et trekk skrives slik det noteres, eller med bokstaven ved siden av; ? viser de andre kommandoene. Når det ikke skrives i en terminal, leses trekkene linje for linje: den første gale linjen stanser, og partiet lagres.
cli-doc-games = Spillene, og navnene folk kjenner dem under.
cli-doc-rules = Reglene for et spill.
cli-doc-replay = Et parti om igjen, trekk for trekk.
cli-doc-verify = Bevis at et partireferat er lovlig og tilfeldet ærlig; ellers utgangskode 1.
cli-doc-perft = Tell trekkfølger: kortene kommer fra frøet, hvert terningkast telles.
cli-doc-bench = Ta tiden på tilfeldige giver i hvert spill her; med --json en linje JSON for hver måling.

cli-opt-help = Vis denne hjelpen og avslutt.
cli-opt-lang = Språket: en, ar, es, fr, id, nb, ru. Vanligvis: det maskinen er satt opp med.
cli-opt-game = Et spill, under hvilket som helst av navnene sine (fortyone games).
cli-opt-play-game = Uten: de lagrede partiene dine.
cli-opt-bench-game = Vanligvis: alle spill.
cli-opt-file = Et partireferat.
cli-opt-preset = Et navngitt sett av valg.
cli-opt-settings = Endre et valg; verdien er JSON hvis den kan leses slik, ellers tekst. Kan gjentas.
cli-opt-seats = Hvem som spiller, i plassrekkefølge: you (du), you:Rosa, strong (ett sekund for hvert trekk), quick (et tidels), basic, random. Bestemmer antall plasser. Vanligvis: du, og quick for de andre; basic i et skript.
cli-opt-dealer = Den første giveren, eller den som begynner: en plass, fra 0. Vanligvis: lot (loddtrekning).
cli-opt-seed = Tilfelle som kan gjentas. Vanligvis: et hemmelig frø.
cli-opt-perft-seed = Frøet kortene kommer fra. Vanligvis: 0.
cli-opt-save = Hvor partiet lagres.
cli-opt-resume = Fortsett på et parti.
cli-opt-clause = Bare disse punktene, som D-7.
cli-opt-options = Valgene med det som er vanlig, og regelsettene.
cli-opt-glossary = Spillets egne ord.
cli-opt-step = Vis bordet før hvert trekk.
cli-opt-seat = Slik denne plassen så det. Vanligvis: som tilskuer.
cli-opt-depth = Trekk i en følge.
cli-opt-position = En stilling som JSON. Vanligvis: starten.
cli-opt-split = Et tall for hvert første trekk.
cli-opt-as_json = Skriv JSON, og ingenting annet.

cli-wrong-command = det finnes ingen kommando «{ $text }»
cli-wrong-option = det finnes ikke noe valg { $option }{ $near ->
    [none] { "" }
   *[other] ; lignende: { $near }
  }
cli-wrong-empty = { $option } trenger en verdi
cli-wrong-flag = { $option } tar ingen verdi
cli-wrong-missing = { $what } mangler
cli-wrong-value = { $option } tar et heltall{ $least ->
    [zero] { " " }fra 0
    [one] { " " }fra 1
   *[none] { "" }
  }, ikke «{ $value }»
cli-wrong-extra = mer enn denne kommandoen tar: { $text }

# kolonnene i `bench`
bench-game = spill
bench-what = hva
bench-rate = per sekund
bench-moves = trekk per sekund

cli-web-open = Bordene er åpne på { $address }
cli-web-others = For andre i nettverket ditt: { $address }
cli-web-ends = Ctrl-C avslutter; alle bord tas vare på.
cli-web-here = Eller spill her, i denne terminalen:
cli-web-goes-on = Bordene er fortsatt åpne; Ctrl-C avslutter.
cli-web-taken = kan ikke lytte på { $address }: { $why }
cli-web-missing = bordtjeneren trenger pakker som ikke er installert ({ $missing }): pip install 'fortyone[web]'
cli-tables-none = Ingen bord er tatt vare på her.
cli-tables-deleted = Bord { $code } er slettet.

cli-doc-web = Åpne bord for nettlesere: venner og roboter ved samme bord. Hvert valg kan også settes i miljøet (FORTYONE_PORT=80) eller i en fil; docs/server.md har alle.
cli-doc-tables = Bordene som er tatt vare på: alle, eller ett; partiene som referater; slett det.
cli-opt-host = Adressen å lytte på; 0.0.0.0 slipper inn andre i nettverket ditt. Vanligvis: 127.0.0.1.
cli-opt-port = Porten. Vanligvis: 8041.
cli-opt-database = Hvor bordene tas vare på. Vanligvis: en fil i datamappen din.
cli-opt-config = En innstillingsfil (TOML). Vanligvis: server.toml i innstillingsmappen din.
cli-opt-browser = Åpne nettleseren, eller ikke.
cli-opt-menu = Tilby spillene i denne terminalen også.
cli-opt-code = Et bord.
cli-opt-export = Skriv partiene som referater. Et parti som pågår, skrives med frøet sitt: hold det hemmelig.
cli-opt-delete = Slett det for godt.
cli-word-address = ADRESSE
cli-word-code = KODE
