tarneeb41-name = Syrisk 41
tarneeb41-arena-unit = poeng, par mot par
tarneeb41-value-unit = partiet i snitt (vunnet +1, tapt −1)

# Trekk som ikke godtas

tarneeb41-bad-move = «{ $text }» er ikke noe trekk; et trekk er et bud fra 1 til 13, eller et kort som Th
tarneeb41-bad-suits = «{ $text }» er ingen farger; fargene er bokstavene c d h s
tarneeb41-bids-due = nå skal det bys, ikke spilles kort
tarneeb41-bids-done = alle har budt; nå skal det spilles et kort
tarneeb41-bid-range = ved dette bordet bys det fra { $least } til { $most }
tarneeb41-bid-score = med { $score } poeng bys det fra { $least } til { $most }
tarneeb41-not-held = du har ikke { $card }
tarneeb41-follow = du har utspilsfargen, { $suit }, og må følge farge

# Valg som ikke godtas

tarneeb41-option-by-score-bid = { $option }={ $value } lar en spiller på 50 ikke få by noe; tillatt: { $allowed }
tarneeb41-option-reach = { $option }={ $value }: fire slike bud når ikke { $total } ved alle stillinger; tillatt: { $allowed }

# Stillinger som ikke godtas

tarneeb41-over = hands: noen har kort, men scores, thirteen eller deals har avsluttet spillet
tarneeb41-no-thirteen = thirteen: ingen kan ha vunnet her ved å ta alle 13 stikk
tarneeb41-bid = bids: { $bid } er ikke noe bud for plass { $seat }, som byr fra { $least } til { $most }
tarneeb41-bid-order = bids: plass { $seat } har ikke budt, men en senere plass har
tarneeb41-thrown-in = bids: de gir { $total } og må gi { $required }; given er altså kastet, og ingen har kort
tarneeb41-last = last: et ferdig stikk har 4 kort, ikke { $count }
tarneeb41-leader = leader: plass { $seat } kan ikke være den som spiller ut
tarneeb41-between = ingen har kort, så bids, taken og trick må være tomme
tarneeb41-bidding = det bys ennå, så ingen kort kan være spilt
tarneeb41-tricks = trick har høyst 3 kort, og last krever et stikk som er tatt
tarneeb41-hand = hands: plass { $seat } har { $count ->
    [one] 1 kort
   *[other] { $count } kort
  }, ikke { $due }
tarneeb41-voids = voids: plass { $seat } kan ikke ha vist så mange renonser i stikkene som er spilt
tarneeb41-revoke = plass { $seat } har vist at { $suit } mangler, og har { $card } etterpå
tarneeb41-sizes = hands: fire like store hender trengs, 1 til 13 kort hver med dem på bordet; disse har { $sizes }
tarneeb41-no-follow = trick: { $card } følger ikke farge, men plass { $seat } har fargen som ble spilt ut

# Valg

tarneeb41-option-target = poengene som vinner
tarneeb41-option-min_bid = laveste bud
tarneeb41-option-max_bid = høyeste bud
tarneeb41-option-min_bid_by_score = laveste bud stiger med spillerens poeng: 3 fra 30, 4 fra 40, 5 fra 50, ellers 2
tarneeb41-option-min_total = det de fire budene må bli til sammen; ellers kastes given
tarneeb41-option-min_total_counts = hva som legges sammen: stikkene som er budt (tricks), eller det budene er verdt (values)
tarneeb41-option-min_total_by_score = summen er 11, og 12, 13, 14 når den beste ved bordet har 30, 40, 50
tarneeb41-option-values = hva et bud er verdt: tallet, doblet fra 7 (syrian), eller en av tre brattere tabeller
tarneeb41-option-score_by = om et klart bud gir det som ble budt, eller stikkene som ble tatt
tarneeb41-option-fail_by = om et bud som går bet, taper sin verdi, eller går etter stikkene som ble tatt
tarneeb41-option-first_lead = hvem som spiller ut først: giveren, eller plassen etter
tarneeb41-option-partner = hva makkeren til en som har nådd målet, må ha for at paret skal vinne
tarneeb41-option-target_of = hvem som må nå målet: én spiller, eller paret sammen
tarneeb41-option-both_reach = begge par når målet: om den beste spilleren eller parets sum avgjør først
tarneeb41-option-all_thirteen = om den som tar alle tretten stikk alene, vinner spillet
tarneeb41-option-max_deals = spillet slutter etter så mange giver; 0: bare poengene avgjør
tarneeb41-option-winners = om paret vinner sammen, eller den beste spilleren alene

tarneeb41-preset-syrian = til 41; bud fra 1, doblet fra 7; giveren spiller ut
tarneeb41-preset-lebanese = til 82; bud 2 til 12, høyere med mange poeng; brattere verdier; alle tretten stikk vinner. Et langt spill
tarneeb41-preset-lebanese88 = det libanesiske spillet til 88
tarneeb41-preset-club = til 41; plassen etter giveren spiller ut, budenes verdi teller i summen, makkeren må være over 0
tarneeb41-preset-jawaker400 = Fire hundre slik det spilles på nett: laveste bud og sum stiger med poengene, 10 og mer er verdt 40

# Ordene i spillet

tarneeb41-term-bid = Bud — stikkene du sier at du selv skal ta; hver spiller byr én gang
tarneeb41-term-trick = Stikk — fire kort, ett fra hver; det høyeste tar dem
tarneeb41-term-trump = Trumf — alltid hjerter: enhver hjerter slår alle kort i andre farger
tarneeb41-term-follow = Følge farge — å spille et kort i utspilsfargen, som du må når du har et
tarneeb41-term-ruff = Trumfe — å legge trumf på en farge du er renons i
tarneeb41-term-void = Renons — en farge du ikke har kort i; det vises når du ikke følger farge
tarneeb41-term-throw-in = Kastet giv — fire bud som blir for lite: ingen spiller eller får poeng, og neste plass gir
tarneeb41-term-partner = Makker — den som sitter overfor; hver har sine poeng, { $winners ->
    [seat] og den beste spilleren vinner alene
   *[pair] men dere vinner sammen
  }
tarneeb41-term-lead = Utspill — det første kortet i et stikk; den som tok forrige stikk, spiller ut
tarneeb41-term-tarneeb = Tarneeb — arabisk for trumf, og navnet på en familie av spill; et annet av dem har auksjon

# Råd

tarneeb41-tip-1 = By det du er sikker på: et bud på 3 som går bet, koster seks poeng mot ett som går hjem, og stikk over budet gir ingenting.
tarneeb41-tip-2 = Regn et ess for et stikk, en konge med et kort ved siden av for litt mindre, og hver hjerter etter den andre for nesten et helt.
tarneeb41-tip-3 = En kort farge er verdt noe bare så lenge du har hjerter å trumfe med.
tarneeb41-tip-4 = Byr du sist, er det du som avgjør: med dårlige kort lar du summen bli for lav, med gode byr du nok til å redde given.
tarneeb41-tip-5 = { $values ->
    [syrian] Seks stikk er 6 poeng og sju er 14: med seks sikre kan det sjuende være verdt sjansen.
   *[other] Fire stikk er 4 poeng og fem er 10: med fire sikre kan det femte være verdt sjansen.
  }
tarneeb41-tip-6 = Se på budene før du spiller: hvem trenger et stikk, hvem har nok, og hva mangler makkeren din?
tarneeb41-tip-7 = La en makker som trenger stikket, få det, og når dere begge har nok, så send de andre i bet.
tarneeb41-tip-8 = Husk hvem som ikke fulgte farge: den spilleren trumfer fargen, eller har ikke flere hjerter.
tarneeb41-tip-9 = Stikk med det laveste kortet som holder; sist i stikket vet du hvilket det er.
tarneeb41-tip-10 = I det libanesiske spillet: tenk deg om før du passerer 29, 39 eller 49, for laveste bud stiger.
