cuarenta-name = Cuarenta
cuarenta-arena-unit = poeng, lag mot lag
cuarenta-value-unit = mesaen i snitt (vunnet +1, tapt −1)
cuarenta-about = Ecuadors kortspill: ta kort fra bordet; den som først når 40, vinner en chica, og to chicas vinner en mesa

# hvorfor et trekk ikke godtas

cuarenta-bad-move = { $text } er ikke noe trekk; legg et kort (7c), ta med det (7cx7h, 7cx3d4h), vis en ronda (ronda7) eller spill en joker (X1=7x7h, X1xX2)
cuarenta-not-held = du har ikke { $card }
cuarenta-not-there = { $cards } ligger ikke på bordet
cuarenta-all = et likt kort tar alle { $rank } på bordet
cuarenta-no-ronda = en ronda er tre like på hånden; du har ikke tre { $rank }
cuarenta-ronda-again = rondaen i { $rank } er alt vist
cuarenta-ronda-late = ved dette bordet vises en ronda før ditt første kort av de fem
cuarenta-ronda-automatic = ved dette bordet viser rondaer seg selv
cuarenta-never-joker = dette bordet spiller uten jokere
cuarenta-never-twice = et kort står to ganger
cuarenta-never-itself = et kort kan ikke ta seg selv
cuarenta-never-as-rank = en joker tar som en verdi, som X1=7x7h; uten verdi tar den bare den andre jokeren
cuarenta-never-joker-takes = en joker tar kortene med den verdien den spilles som, og lager ingen sum
cuarenta-never-caught = bare en annen joker tar en joker på bordet
cuarenta-never-both = et kort tar likt eller med én sum, aldri begge deler
cuarenta-never-one = ved dette bordet tar et likt kort ett kort
cuarenta-never-rank = et kort tar et enkelt kort bare av samme verdi
cuarenta-never-court = J, Q og K verken legges sammen eller tas ved å legge sammen
cuarenta-never-sum = disse kortene blir ikke til sammen kortet som spilles
cuarenta-never-two = ved dette bordet er en sum to kort

# hvorfor en stilling ikke godtas

cuarenta-hand-long = plass { $seat } har { $count } kort; en hånd har høyst fem
cuarenta-hand-sizes = hender på { $sizes } kort går ikke an når plass { $dealer } har gitt: det spilles etter tur, fra giverens høyre
cuarenta-turn = turn er { $given }, men etter hendene er det { $due }
cuarenta-stock = en bunke på { $count } kan ikke gis: hver omgang tar { $five }
cuarenta-deals-done = etter { $deals } giver er mesaen slutt
cuarenta-not-over = mesaen er ikke slutt: chicas { $chicas }, det trengs { $needed }
cuarenta-scores = poengene { $scores } går ikke an: med { $target } har et lag vunnet chicaen, og bare den som vant mesaen, kan vise det
cuarenta-shown = plass { $seat } kan ikke ha vist en ronda i { $rank } i disse fem
cuarenta-doble-wins = plass { $seat } har alle fire { $rank }: det vinner chicaen straks
cuarenta-not-shown = plass { $seat } har en ronda i { $rank } som ville ha vist seg selv
cuarenta-not-cleared = det skal gis, så ingen kort ligger noe sted, ingen har tatt, og ingen ronda er vist
cuarenta-last = last er { $card }, som ikke er det nyeste kortet på bordet, lagt nå nettopp i disse fem

# valg

cuarenta-endless = { $option }={ $value } med finish={ $finish } tar aldri slutt; tillatt: { $allowed } (0 med finish=reach)
cuarenta-option-seats = spillere: to, hver for seg, eller fire i to par
cuarenta-option-target = poeng som vinner en chica
cuarenta-option-match_takes = om et kort tar alle kort av sin verdi på bordet, eller ett som spilleren nevner
cuarenta-option-sum_cards = hvor mange kort en sum kan ha
cuarenta-option-caida_by = hva som er en caída: å ta kortet som nettopp ble lagt, likt eller med sum, eller bare likt
cuarenta-option-caida_limpia = hva en caída som også er en limpia, gir i alt
cuarenta-option-ronda_points = hva en ronda gir
cuarenta-option-ronda_when = når en ronda vises: når som helst i egen tur, før eget første kort av de fem, eller av seg selv
cuarenta-option-doble_ronda = hva fire like på hånden gjør: vinner chicaen, eller gir så mange poeng
cuarenta-option-caida_on_ronda = poeng til for en caída på et kort fra en ronda som er vist
cuarenta-option-odd_count = hvordan et odde antall tatte kort over 20 teller: som ett mer, som ett mindre, eller for ett poeng
cuarenta-option-both_twenty = hvem som får for kortene når begge lag har tatt 20
cuarenta-option-leftovers = hvem som får det som ligger på bordet når given er slutt
cuarenta-option-cards_stop_at = fra så mange poeng får et lag ingenting for kortene; 0: kort gir aldri poeng
cuarenta-option-finish = hva poeng over målet gjør: tilbake til én under, poengene er tapt, eller det vinner
cuarenta-option-caida_only_from = fra så mange poeng teller bare en caída; 0: aldri
cuarenta-option-zapateria = den som vinner den første chicaen mens de andre har færre poeng enn dette, vinner mesaen; 0: av
cuarenta-option-chicas = chicas som vinner mesaen
cuarenta-option-jokers = jokere i stokken
cuarenta-option-periquito_points = poeng for å ta alle fire av en verdi fra bordet på én gang; 0: av
cuarenta-option-misdeal_points = hva en feilgiv gir de andre
cuarenta-option-misdeal_grace = om en feilgiv som rettes før et kort er spilt, er gratis
cuarenta-option-misdeal_rate = hvor ofte giveren gjør feil
cuarenta-option-max_deals = giver før mesaen slutter; 0: ingen grense

# regelsett

cuarenta-preset-standard = hele spillet: to eller fire spiller til 40, best av tre chicas
cuarenta-preset-individual = to spillere, alt annet likt
cuarenta-preset-rapido = chicas til 20
cuarenta-preset-sin_zapateria = ingen mesa vinnes av den første chicaen alene
cuarenta-preset-comodines = med to jokere som tar som hvilken som helst verdi
cuarenta-preset-periquito = fire like på bordet er en premie på 10 poeng
cuarenta-preset-grace = en feilgiv kan rettes
cuarenta-preset-quito = som i Quito: et likt kort tar ett kort, sum av to, caída bare likt, rondaer viser seg selv, 40 eller mer vinner
cuarenta-preset-club = som i klubber: rondaer på 4 poeng viser seg selv, et likt kort tar ett kort, ingen får resten på bordet, 40 eller mer vinner

# ordene

cuarenta-term-chica = Chica — et spill til { $target } poeng
cuarenta-term-mesa = Mesa — et helt parti: { $chicas ->
    [one] én chica vinner det
   *[other] { $chicas } chicas vinner det
  }
cuarenta-term-caida = Caída — å ta akkurat det kortet som spilleren foran nettopp la{ $caida_by ->
    [match] , bare likt
   *[other] {""}
  }: 2 poeng
cuarenta-term-limpia = Limpia — å tømme bordet, ta det siste kortet på det: 2 poeng, sammen med en caída { $caida_limpia } i alt
cuarenta-term-ronda = Ronda — tre like på hånden, { $ronda_when ->
    [automatic] vist når de er gitt
   *[other] vist i egen tur
  }: { $ronda_points } poeng
cuarenta-term-doble-ronda = Doble ronda — fire like på hånden: { $doble_ronda ->
    [wins] vinner chicaen straks
   *[other] { $doble_ronda } poeng
  }
cuarenta-term-zapateria = Zapatería — { $zapateria ->
    [0] spilles ikke ved dette bordet
   *[other] å vinne den første chicaen mens de andre har færre enn { $zapateria }: vinner mesaen
  }
cuarenta-term-run-gap = Spranget i en rekke — det finnes ingen 8, 9 eller 10, så en rekke går fra 7 til knekt, så dame og konge
cuarenta-term-cards = Kortene — 6 poeng for 20 eller flere av de 40 kortene, 2 til for hvert par over, { $odd_count ->
    [up] odde tall rundes opp
    [down] odde tall rundes ned
   *[exact] 1 for et odde kort
  }
cuarenta-term-the-end = Slutten — { $caida_only_from ->
    [0] alt teller helt til slutt ved dette bordet
   *[other] fra { $caida_only_from } poeng teller bare en caída: ingen limpia, ingen ronda, ingen kort
  }

# råd

cuarenta-tip-1 = Legg lavt etter at noe er tatt. På et bord som er tømt eller nesten tomt, er neste kort lett bytte: legg den verdien som neste spiller har minst sjanse til å ha.
cuarenta-tip-2 = Se etter en ronda. Tre like er { $ronda_points } poeng{ $ronda_when ->
    [automatic] {""} og vises av seg selv: husk hvem som har dem, en caída på et slikt kort er sannsynlig.
    [first_play] {""}; vis dem før ditt første kort av de fem.
   *[own_turn] {""} i hvilken som helst av turene dine; vis dem før du spiller ett av dem.
  }
cuarenta-tip-3 = Summer tar ofte mer enn like kort. Ett kort som tar to eller tre på én gang, gir flere kort og bringer en limpia nærmere.
cuarenta-tip-4 = { $caida_only_from ->
    [0] Mot slutten er det de første poengene som vinner.
   *[other] Ved { $caida_only_from } blir alt annerledes. Bare en caída teller.
  } Legg kort som neste spiller ikke har maken til: verdier der de andre alt er tatt.
cuarenta-tip-5 = { $seats ->
    [2] To spillere har ingen makkere: det du lar ligge, tar motstanderen først. La det ligge som trenger to turer.
   *[other] Spill sammen med makkeren. Etter deg kommer alltid en motstander, så en makker får aldri caída på ditt kort; la summer og rekker ligge som motstanderen imellom ikke kan ta, men makkeren kan.
  }
cuarenta-tip-6 = Tell kortene som er tatt. De første 20 er verdt 6 poeng og hvert par etter dem 2: om du har 18 eller 22 mot slutten, avgjør hva du skal kjempe om.
