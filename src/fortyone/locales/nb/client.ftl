# Det sidene i nettleseren sier.

ui-title = bord for kort og terninger
ui-lead = Sett deg og spill, alene mot gode roboter eller med venner via en lenke.
ui-pages = Sider
ui-home = Forsiden
ui-tables = Bord
ui-verify = Kontroller et parti
ui-settings = Innstillinger
ui-rules = Regler
ui-rules-of = Regler: { $game }
ui-wait = Et øyeblikk …
ui-trouble = Det gikk ikke
ui-retry = Prøv igjen
ui-offline = Tjeneren svarer ikke. Kjører den, og er du på nett?
ui-close = Lukk
ui-yes = ja
ui-no = nei
ui-more = Mer

# Forsiden

ui-forms = Spillemåter
ui-play-now = Spill nå
ui-play = Spill
ui-invite = Inviter venner
ui-go-on-playing = Fortsett der du var
ui-my-tables = Mine bord
ui-open-tables = Åpne bord
ui-no-my-tables = Du har ikke sittet ved noe bord ennå.
ui-no-open-tables = Ingen bord venter på spillere. Åpne et, og sett det på denne listen.
ui-open-record = Se et partireferat
ui-for-programs = For programmer: API-et
ui-phase-waiting = venter
ui-phase-playing = spiller
ui-phase-over = slutt

ui-tile-cuarenta = Cuarenta
ui-tile-cuarenta-about = Ecuadors spill. Ta kort fra bordet likt, med sum og rekke, og helst det som nettopp ble lagt.
ui-form-cuarenta-standard = Fire, i par
ui-form-cuarenta-individual = To spillere
ui-form-cuarenta-rapido = Rápido, til 20
ui-form-cuarenta-quito = Som i Quito
ui-tile-empat_satu = Empat Satu
ui-tile-empat_satu-about = Indonesias 41. Trekk og kast til de fire kortene dine i én farge er mest verdt.
ui-form-empat_satu-standard = Klassisk
ui-form-empat_satu-threshold = Stopp ved 30
ui-form-empat_satu-difficult = Kast først
ui-tile-tarneeb41 = Syrisk 41
ui-tile-tarneeb41-about = Tarneeb der hver byr for seg, og hjerter alltid er trumf. Si hvor mange stikk du tar, og ta dem.
ui-form-tarneeb41-syrian = Syrisk, til 41
ui-form-tarneeb41-lebanese = Libanesisk
ui-form-tarneeb41-jawaker400 = Fire hundre
ui-tile-dice41 = 41 med terninger
ui-tile-dice41-about = Seks terninger, én pott. Sikre deg en firer og en ener, og få mest mulig ut av de fire andre.
ui-form-dice41-standard = Én om gangen
ui-form-dice41-midnight = Midnight (1-4-24)
ui-form-dice41-pub = Pubinnsats

# Et bord settes opp

ui-new-title = { $game } med venner
ui-house-rules = Husregler
ui-house = Ved dette bordet
ui-clock = Tid for et trekk
ui-no-clock = ingen grense
ui-listed = Vis blant de åpne bordene
ui-spectators = Andre får se på
ui-first-dealer = Hvem gir først
ui-first-thrower = Hvem kaster først
ui-by-lot = ved loddtrekning
ui-seat-of = plass { $seat }
ui-open-table = Åpne bordet
ui-open-says = Du får en lenke til vennene dine; roboter kan ta plassene som blir ledige.

# Før partiet

ui-who-plays = Hvem spiller
ui-pairs-sit = Plass 1 og 3 spiller sammen mot 2 og 4.
ui-open-seat = ledig
ui-sit = Sitt her
ui-stand = Reis deg
ui-you = du
ui-bot = robot
ui-away = borte
ui-added = har lagt noe til tilfeldet
ui-add-bot = Sett en robot her
ui-fill-bots = Roboter på resten
ui-level = Robotens styrke
ui-level-random = tilfeldig
ui-level-basic = lett
ui-level-quick = god
ui-level-strong = sterk
ui-clear-seat = Send { $name } bort
ui-move-seat = Flytt { $name } til plass { $seat }
ui-link = Lenke til dette bordet
ui-copy = Kopier lenken
ui-copied = Kopiert
ui-share = Del
ui-link-says = Den som åpner lenken, kan sette seg.
ui-link-here = { $address } er bare denne maskinen. For venner andre steder: start { $command } og åpne nettverksadressen som vises.
ui-start = Begynn partiet
ui-start-when = Det kan begynne når alle plassene er tatt.
ui-start-who = Den som åpnet bordet, begynner partiet.
ui-full = Alle plassene er tatt. { $watch ->
    [yes] Du kan se på her når partiet begynner.
   *[no] Bare de som sitter her, får se partiet.
  }
ui-rules-here = Reglene ved dette bordet
ui-all-rules = Alle regler
ui-changed = endret
ui-fair = { $game ->
    [dice41] Ærlige kast
   *[other] Ærlig stokking
  }
ui-fair-says = Tilfeldet i dette partiet er alt bestemt; dette er fingeravtrykket. Etter partiet kan alle kontrollere det. Legg til noen bokstaver selv, så kan ingen ha valgt det.
ui-fair-fixed = Tilfeldet i dette partiet var bestemt før det begynte; dette er fingeravtrykket. Etter partiet kan alle kontrollere det.
ui-fair-log = Tilfeldet i dette partiet var bestemt før det begynte: { $seal }…
ui-fair-by = Bokstaver ble lagt til av { $names }.
ui-fair-kept = Denne nettleseren fikk dette fingeravtrykket før partiet begynte.
ui-fair-other = Før partiet begynte, fikk denne nettleseren et annet fingeravtrykk: { $seal }
ui-nonce = Noen bokstaver
ui-add-nonce = Legg til

# Ved bordet

ui-players = De andre
ui-my-hand = Min tur og mine kort
ui-hand = Mine kort
ui-your-turn = Din tur.
ui-waits-for = { $name } tenker …
ui-match-over = Partiet er slutt.
ui-hint = Hint
ui-hint-says = Hint: { $move }
ui-player = Spiller
ui-side = Lag
ui-we = Vi
ui-they = De
ui-points = Poeng
ui-won = Vunnet
ui-lost = Tapt
ui-score = { $score } poeng
ui-to = til { $target }
ui-dealer = giver
ui-dealer-mark = G
ui-partner = makkeren din
ui-on-turn = har turen
ui-held = { $count ->
    [one] ett kort med baksiden opp
   *[other] { $count } kort med baksiden opp
  }
ui-empty = tomt
ui-card = { $suit } { $rank }
ui-joker = joker
ui-rank-A = ess
ui-rank-J = knekt
ui-rank-Q = dame
ui-rank-K = konge
ui-suit-c = kløver
ui-suit-d = ruter
ui-suit-h = hjerter
ui-suit-s = spar
ui-card-chosen = { $card }, valgt: én gang til spiller det
ui-card-not-now = { $card }, kan ikke spilles nå
ui-play-card = Spill { $card }
ui-played = { $name }: { $card }
ui-last-play = { $game ->
    [tarneeb41] Forrige stikk
    [cuarenta] Sist tatt
    [dice41] Forrige kast
   *[other] Forrige tur
  }
ui-panels = Poeng, forløp og prat
ui-tab-scores = Poeng
ui-tab-log = Forløp
ui-tab-chat = Prat
ui-tab-rules = Regler
ui-tab-tips = Råd
ui-terms = Ordene i spillet
ui-log = Hva som har skjedd
ui-log-empty = Ingenting har skjedd ennå.
ui-chat = Prat
ui-chat-empty = Ingen har sagt noe.
ui-chat-text = Skriv noe
ui-chat-send = Send
ui-watchers = Tilskuere: { $count }
ui-you-watch = Du ser på.
ui-phrase-hello = Hei!
ui-phrase-thanks = Takk
ui-phrase-well-played = Godt spilt!
ui-phrase-good-luck = Lykke til
ui-phrase-sorry = Beklager
ui-phrase-one-moment = Et øyeblikk
ui-phrase-good-game = Bra parti!
ui-lost-line = Forbindelsen er brutt. Prøver igjen …
ui-stale = I mellomtiden hadde bordet endret seg, så det ble ikke gjort. Se en gang til.
ui-take-back = Ta plassen min tilbake
ui-is-away = { $name } er borte.
ui-is-slow = { $name } bruker lang tid.
ui-cover = La en robot spille videre
ui-bot-plays = { $you ->
    [yes] En robot spiller for deg.
   *[no] En robot spiller videre for { $name }.
  }
ui-plays-again = { $you ->
    [yes] Du spiller igjen.
   *[no] { $name } spiller igjen.
  }
ui-undo = Be om å få ta mitt siste trekk tilbake
ui-undo-asked = { $name } ber om å få ta det siste trekket tilbake.
ui-undo-waits = Du har bedt om å få ta det siste trekket ditt tilbake.
ui-undo-withdraw = La det stå
ui-undo-no = Trekket ditt blir stående: ikke alle er enige i å ta det tilbake.
ui-leave = Forlat plassen min
ui-leave-says = En robot spiller videre for deg. Du kan ta plassen tilbake så lenge partiet varer.
ui-stay = Bli
ui-deal-over = { $game ->
    [dice41] Runden er slutt
   *[other] Given er slutt
  }
ui-go-on = Videre
ui-first-time = Slik spilles det
ui-keys = Taster
ui-keys-arrows = { $game ->
    [dice41] gå langs terningene
   *[other] gå langs kortene dine
  }
ui-keys-enter = { $game ->
    [dice41] kast; velg en terning; én gang til beholder den
   *[other] velg et kort; én gang til spiller det
  }
ui-keys-digits = { $game ->
    [dice41] terningen med de øynene
    [tarneeb41] kortet på den plassen, eller det budet; så Enter. 1 og 2 for 12
   *[other] kortet på den plassen
  }
ui-keys-escape = velg ingenting
ui-keys-help = vis eller skjul dette

# Etter partiet

ui-result = Resultat
ui-you-win = Du har vunnet!
ui-wins = { $count ->
    [one] { $names } vinner
   *[other] { $names } vinner
  }
ui-draw = Ingen har vunnet
ui-again = Spill igjen
ui-replay = Se om igjen
ui-check-fair = { $game ->
    [dice41] Kontroller kastene
   *[other] Kontroller stokkingen
  }
ui-record = Referat
ui-results = Tidligere partier
ui-won = vant
ui-taken-back = Et trekk ble tatt tilbake.

# Om igjen

ui-replay-of = Om igjen: { $game }
ui-replay-says = Åpne referatet av et parti, og se det om igjen trekk for trekk.
ui-open-file = Åpne en fil
ui-to-start = Til begynnelsen
ui-back = Ett trekk tilbake
ui-run = Spill av
ui-forward = Ett trekk fram
ui-to-end = Til slutten
ui-step = Steg
ui-eyes = Sett av

# Kontroll

ui-verify-says = Lim inn referatet av et parti, eller åpne filen. Din egen nettleser regner ut hver stokking og hvert kast på nytt; tjeneren kontrollerer trekkene.
ui-paste = fortyone record 1 …
ui-check-it = Kontroller
ui-committed = Frøet er det som var bestemt før partiet.
ui-not-committed = Frøet er ikke det som var bestemt før partiet.
ui-chance-fair = { $count ->
    [one] Den ene stokkingen eller det ene kastet er det frøet gir.
   *[other] Alle de { $count } stokkingene og kastene er det frøet gir.
  }
ui-chance-wrong = Stokking eller kast nummer { $event } er ikke det frøet gir.
ui-no-seed = Referatet viser ikke frøet: partiet var ikke slutt. Tilfeldet kan ikke kontrolleres ennå.
ui-no-crypto = Nettlesere regner dette bare over https, eller på tjenerens maskin. «fortyone verify» gjør det hvor som helst.
ui-moves-legal = { $count ->
    [one] Den ene hendelsen er lovlig.
   *[other] Alle de { $count } hendelsene er lovlige.
  }
ui-each-event = Hver stokking og hvert kast

# Regler

ui-clauses = Regelboken
ui-search = Søk i reglene

# Innstillinger

ui-name = Hva andre kaller deg
ui-keep-name = Behold
ui-kept = Beholdt.
ui-language = Språk
ui-set-look = Lyst eller mørkt
ui-set-look-auto = som enheten
ui-set-look-light = lyst
ui-set-look-dark = mørkt
ui-set-deck = Kulører på kortene
ui-set-deck-two = to
ui-set-deck-four = fire
ui-set-index = Tegnene på kortene
ui-set-index-normal = vanlige
ui-set-index-large = store
ui-set-motion = Bevegelse
ui-set-motion-auto = som enheten
ui-set-motion-off = av
ui-single-tap = Ett trykk spiller et kort
ui-sounds = Lyder
ui-sound-turn = min tur
ui-sound-card = et kort eller et kast
ui-sound-take = kort tas
ui-sound-special = noe spesielt
ui-sound-end = partiets slutt

# Syrisk 41

ui-tarneeb41-means = { $of ->
    [alone] { $target } poeng vinner alene
    [pair] parets { $target } til sammen vinner
   *[seat] én spillers { $target } vinner for paret
  }{ $partner ->
    [not_negative] , makker ikke under 0
    [positive] , makker over 0
   *[any] {""}
  }{ $deals ->
    [0] {""}
    [one] {" · "}høyst ett giv
   *[other] {" · "}høyst { $deals } giv
  }
ui-tarneeb41-trump = trumf
ui-tarneeb41-bid = { $taken } av { $bid } stikk, { $state ->
    [made] klart
    [open] kan ennå klares
   *[lost] bommet
  }
ui-tarneeb41-bids = byr { $bid }
ui-tarneeb41-bid-head = Bud
ui-tarneeb41-tricks = Stikk
ui-tarneeb41-total = budt { $total } av { $required } som trengs
ui-tarneeb41-throw-in = Med mindre kastes given.
ui-tarneeb41-trick = Stikket
ui-tarneeb41-bid-in-all = { $total } av 13 stikk er budt
ui-tarneeb41-deals = { $deals ->
    [0] Ingen giv er ferdig ennå.
    [one] Én giv er ferdig.
   *[other] { $deals } giver er ferdige.
  }
ui-first-tarneeb41-1 = Før hver giv byr alle hvor mange av de 13 stikkene de tar alene; det høyeste kortet i utspilsfargen tar stikket, og enhver hjerter slår det.
ui-first-tarneeb41-2 = Går budet hjem, får du det; går det bet, mister du det. { $winners ->
    [seat] Den beste spilleren vinner alene.
   *[pair] Du vinner sammen med makkeren overfor.
  }
ui-first-tarneeb41-3 = Trykk på et tall for å by. Trykk på et kort for å velge det, og én gang til for å spille det; følg farge hvis du kan.

# 41 med terninger

ui-dice41-means = { $seats ->
    [1] { $first } og { $second } beholdt: de fire andre terningene er poeng
   *[other] med { $first } og { $second } tar flest poeng potten · flest sjetonger vinner
  }
ui-dice41-chips = { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
  }
ui-dice41-scored = { $score } denne runden
ui-dice41-tray = Terninger til side
ui-dice41-has = { $face } er sikret
ui-dice41-lacks = { $face } mangler ennå
ui-dice41-sum = Poeng hittil
ui-dice41-thrown = Terninger kastet
ui-dice41-throws = { $name } kaster
ui-dice41-beat = { $best } å slå, fra { $name }
ui-dice41-nothing = ingenting å slå ennå
ui-dice41-die = { $face }
ui-dice41-tap = Trykk på terningen du vil beholde
ui-dice41-tap-more = Trykk på terningene du vil beholde
ui-dice41-throw = Kast terningene
ui-dice41-keep = Behold { $dice } og kast
ui-dice41-keep-last = Behold { $dice }
ui-first-dice41-1 = Du kaster seks terninger, og etter hvert kast setter du { $keep ->
    [one_or_more] én eller flere
   *[other] én
  } til side, til alle seks er til side.
ui-first-dice41-2 = To terninger er billettene dine, { $tickets }: uten begge er turen verdt null. De fire andre er poengene; { $seats ->
    [1] få så mange du kan.
   *[other] høyest sum tar potten.
  }
ui-first-dice41-3 = Trykk på en terning for å velge den, og så på knappen for å sette den til side og kaste resten.

# Empat Satu

ui-empat_satu-of = { $value }/41
ui-empat_satu-means = beste hånd vinner, dårligste taper · { $stop ->
    [threshold] stopp: { $least } eller mer
    [anytime] stopp: hver tur
   *[one_suit] stopp: 4 i én farge
  }
ui-empat_satu-stock = Trekk
ui-empat_satu-pile = Ta det
ui-empat_satu-stop = Stopp
ui-empat_satu-pass = Pass
ui-empat_satu-discard = Kast { $card }
ui-empat_satu-worth = Verdt nå: { $worth }
ui-empat_satu-known = tatt så alle så det: { $cards }
ui-empat_satu-stock-of = Ta fra trekkbunken: { $count ->
    [one] ett kort med baksiden opp
   *[other] { $count } kort med baksiden opp
  }
ui-empat_satu-pile-of = Ta { $card } fra kastebunken
ui-empat_satu-top = sist kastet: { $card }
ui-empat_satu-no-pile = ingenting kastet ennå
ui-empat_satu-showed = Viste
ui-empat_satu-highest = høyest
ui-first-empat_satu-1 = Du har fire kort. Kort i din beste farge teller for deg, alle andre mot deg: ess 11, konge, dame og knekt 10.
ui-first-empat_satu-2 = Den beste hånden vinner, den dårligste taper. { $stop_rule ->
    [threshold] Med en hånd verdt { $stop_at } eller mer
    [anytime] Uansett hva du har,
   *[one_suit] Med fire kort i samme farge
  } kan du stoppe omgangen når turen din begynner.
ui-first-empat_satu-3 = I din tur: trykk på { $turn_order ->
    [discard_first] et av dine egne kort for å kaste det, og så på trekkbunken eller det siste kastede kortet for å ta et.
   *[other] trekkbunken eller det siste kastede kortet for å ta et kort, og så på et av dine egne for å kaste det.
  }

# Cuarenta

ui-cuarenta-means = { $finish ->
    [reach] { $target } eller mer vinner
   *[other] nøyaktig { $target } vinner
  }{ $only ->
    [0] {""}
   *[other] {" · "}fra { $only } teller bare caída
  }
ui-cuarenta-chicas = { $count ->
    [one] én chica vunnet
   *[other] { $count } chicas vunnet
  }
ui-cuarenta-chicas-head = Chicas
ui-cuarenta-taken = Kort
ui-cuarenta-gives = Poeng for kort
ui-cuarenta-worth = { $count } kort tatt gir { $points } nå
ui-cuarenta-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
  }
ui-cuarenta-table = Kort på bordet
ui-cuarenta-last = { $card }, lagt sist
ui-cuarenta-can-take = { $card }: kan tas
ui-cuarenta-new = sist
ui-cuarenta-took = { $name } tok { $cards }
ui-cuarenta-take = Ta { $cards }
ui-cuarenta-lay = Legg { $card }
ui-cuarenta-show-ronda = Vis rondaen
ui-cuarenta-give-up = Du har en ronda: når du har spilt dette kortet, kan du ikke vise den lenger.
ui-cuarenta-ronda-of = ronda { $rank }
ui-cuarenta-shown = har vist en ronda i { $rank }: { $cards }
ui-first-cuarenta-1 = Du har fem kort. Ett tar { $match_takes ->
    [all] de like kortene
   *[other] ett likt kort
  } fra bordet, eller { $sum_cards ->
    [two_or_more] to og flere
   *[other] to
  } som til sammen blir det (ess til 7), og rekken som følger.
ui-first-cuarenta-2 = Å ta kortet som nettopp ble lagt, er en caída, å tømme bordet en limpia: 2 poeng hver. Tre like på hånden er en ronda. Først til { $target }.
ui-first-cuarenta-3 = Trykk på et kort: det det kan ta, lyser opp. Trykk på en knapp for å ta, eller legg det.
