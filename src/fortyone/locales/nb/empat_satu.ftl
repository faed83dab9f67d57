empat_satu-name = Empat Satu
empat_satu-arena-unit = seier +1, tap −1
empat_satu-value-unit = omganger vunnet minus tapt, i snitt over partiet

# Trekk som ikke godtas

empat_satu-bad-move = «{ $text }» er ikke noe trekk; et trekk er stock, pile, stop, pass eller et kort å kaste, som 7h
empat_satu-take-first = nå skal du ta et kort, ikke kaste et
empat_satu-discard-first = nå skal du kaste et kort, ikke ta et
empat_satu-not-held = du har ikke { $card }
empat_satu-just-taken = { $card } ble nettopp tatt fra kastebunken; kast et annet kort
empat_satu-pile-empty = det ligger ikke noe kort å ta som en annen har kastet
empat_satu-pile-run = { $count ->
    [one] det siste trekket
   *[other] de siste { $count } trekkene
  } tok fra kastebunken; nå må det trekkes fra trekkbunken
empat_satu-stock-empty = trekkbunken er tom
empat_satu-turn-begun = det gjør du når turen begynner, ikke midt i den
empat_satu-stop-suit = de fire kortene dine er ikke i samme farge
empat_satu-stop-value = hånden din er verdt mindre enn { $least }
empat_satu-pass-stock = du kan bare passe når trekkbunken er tom; den har ennå { $count ->
    [one] ett kort
   *[other] { $count } kort
  }

# Stillinger som ikke godtas

empat_satu-hands-left = over: omgang { $hand } av { $hands } er ikke den siste
empat_satu-deal-due = når ingen har kort på hånden, skal det gis: ingen trekkbunke, ingen kastebunke, ingen påbegynt tur, ingen teller over 0, og `first` er `turn`
empat_satu-joker = { $card }: dette spillet har ingen jokere
empat_satu-hand-size = hands: plass { $seat } har { $count ->
    [one] ett kort
   *[other] { $count } kort
  }, men må ha { $size }
empat_satu-cards = her er { $count } kort; alle 52 må være et sted
empat_satu-known = known: plass { $seat } har ikke alle disse kortene
empat_satu-known-many = known: { $count ->
    [one] ett kort er kjent
   *[other] { $count } kort er kjent
  }, men høyst { $most } kan være tatt fra kastebunken
empat_satu-known-none = known: plass { $seat } tok et kort fra kastebunken { $run ->
    [one] i siste trekk
   *[other] i de siste { $run } trekkene
  } og må fortsatt ha det
empat_satu-drawn = drawn: { $card } kan ikke nettopp være tatt fra kastebunken; det må være blant de fem kortene til den som har turen, og blant de kjente, når et kort skal kastes
empat_satu-stock = stock: { $count } kort er for mange; en tur begynner med høyst { $most }
empat_satu-counts = exhausted { $exhausted } og pile_run { $run } går ikke sammen med denne trekkbunken: så lenge den varer, er `exhausted` 0 og `pile_run` innenfor sitt valg; uten den er de to like, og for mange turer avslutter omgangen
empat_satu-turns = turn: uansett hvor mange turer det er siden plass { $first } begynte, kommer turen ikke til plass { $turn } her uten at omgangen er slutt
empat_satu-not-over = over: ingenting har avsluttet denne omgangen
empat_satu-shown = shown: i omgang { $hand } hører verdiene med akkurat når hender er vist
empat_satu-shown-over = shown: hendene er verdt { $values }
empat_satu-shown-seats = plass { $dealer } gir og plass { $first } begynner, men taperen av forrige omgang gir, og vinneren begynner
empat_satu-tallies = won { $won }, lost { $lost } og paid { $paid } går ikke an etter { $count ->
    [one] én omgang
   *[other] { $count } omganger
  }: hver har minst én vinner og én taper og gir 1 delt mellom vinnerne og −1 mellom taperne; taperen gir, vinneren begynner

# Valg

empat_satu-option-seats = antall plasser ved bordet
empat_satu-option-hands = hvor mange omganger et parti har
empat_satu-option-stop_rule = når du kan stoppe: med fire kort i samme farge (one_suit), med en hånd verdt `stop_at` (threshold), eller når som helst (anytime)
empat_satu-option-stop_at = hva hånden minst må være verdt for å stoppe, når `stop_rule` er threshold
empat_satu-option-instant_41 = en hånd verdt 41 avslutter omgangen straks, slik den er gitt når turen kommer, eller etter en tur
empat_satu-option-return_taken = et kort tatt fra kastebunken kan kastes igjen i samme tur
empat_satu-option-starter_card = det første kortet i trekkbunken snus og begynner kastebunken
empat_satu-option-turn_order = ta et kort og så kaste et, eller først kaste ett av de fire og så ta et
empat_satu-option-exhausted_turns = hvor mange turer som spilles uten trekkbunke før omgangen er slutt; 0: den slutter med trekkbunken
empat_satu-option-pile_run = etter så mange turer på rad som tok fra kastebunken, må den neste ta fra trekkbunken

empat_satu-preset-standard = ta ett, kast ett; med fire i samme farge kan du stoppe
empat_satu-preset-threshold = med en hånd verdt 30 eller mer kan du stoppe, uansett farger
empat_satu-preset-difficult = kast ett av de fire kortene før du tar et
empat_satu-preset-starter = det første kortet i trekkbunken begynner kastebunken

# Ordene i spillet

empat_satu-term-stock = Trekkbunke — kortene som er igjen etter given, med baksiden opp; de trekkes ett om gangen
empat_satu-term-pile = Kastebunke — kortene som er kastet, med bildet opp; bare det øverste kan tas, det som spilleren foran kastet
empat_satu-term-starter = Startkort — det første kortet i trekkbunken, som begynner kastebunken der man spiller slik
empat_satu-term-suit = Tellende farge — fargen som gjør hånden mest verdt: kortene i den legges til, alle andre trekkes fra
empat_satu-term-value = Verdi — av et kort: 2 til 10 tallet, knekt, dame og konge 10, ess 11; av en hånd: −22 til 41
empat_satu-term-stop = Stopp — å avslutte omgangen når turen din begynner, i stedet for å ta et kort
empat_satu-term-pass = Pass — å avslutte omgangen når trekkbunken er tom
empat_satu-term-known = Kjent kort — et kort på hånden som alle så bli tatt fra kastebunken
empat_satu-term-worst = Dårligste kort — avgjør mellom like hender: det laveste i den tellende fargen, eller det høyeste av de andre
empat_satu-term-hand = Omgang — fra kortene gis til de telles; hånden er de fire kortene en spiller har

# Råd

empat_satu-tip-1 = Velg farge etter poengene, ikke etter antall kort: ess og konge er verdt mer enn 2, 3 og 4.
empat_satu-tip-2 = Hvert kort i en annen farge teller mot deg, så kast det høyeste av dem først.
empat_satu-tip-3 = Det du kaster, tilbys bare den neste spilleren: hold igjen fargen den samler på.
empat_satu-tip-4 = Kort tatt fra kastebunken forblir kjent. Tre hjerter tatt forteller alle hva du samler på, og da får du ikke flere.
empat_satu-tip-5 = Spilleren foran deg kaster det den ikke trenger: passer de kortene deg, så hold deg til den fargen.
empat_satu-tip-6 = Du trenger ikke fire i farge for å vinne: ess, konge og dame med en toer i en annen farge gir 29.
empat_satu-tip-7 = { $stop_rule ->
    [one_suit] Fire kort i samme farge er i snitt verdt 29. Har du mer, så stopp med en gang: hver tur til hjelper de andre.
   *[other] Så snart hånden er god, stopp med en gang: hver tur til hjelper de andre.
  }
empat_satu-tip-8 = Det er nok å ikke bli sist: kan du ikke vinne, så kvitt deg med høye kort i andre farger.
