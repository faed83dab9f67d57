# Hva som kan være galt i hvilket som helst spill. Et spills egne meldinger står i dets egen fil.

option-value = { $option }={ $value } går ikke an; tillatt: { $allowed }
option-unknown = { $option } er ikke noe valg i dette spillet; valg: { $allowed }
option-bank = { $option }={ $value } rekker ikke til innsatsen; tillatt: { $allowed }
game-unknown = { $value } er ikke noe spill; spill: { $allowed } («fortyone games» viser hva de ellers heter)
game-ambiguous = { $value } er navnet på flere spill: { $allowed }
clause-unknown = { $value } er ikke noe punkt i disse reglene; punkter: { $allowed }
name-bad = { $value } er ikke noe navn; et navn har { $allowed } tegn som kan skrives ut, og ikke mellomrom i endene
player-budget = { $text ->
    [none] denne spilleren mangler en grense
   *[other] «{ $text }» er ingen grense
  }: sekunder eller simuleringer for hvert trekk, som strong:0.5s eller strong:500
player-import = { $text } er ingen spiller: { $why }; spillere: { $allowed }, eller en av dine egne som module:Navn
player-no-choose = den har ingen metode choose

bad-move-id = { $move } er ikke noe trekknummer; numrene går fra 0 til { $count } − 1
no-text = { $value } er ikke tekst
bad-card = { $text } er ikke noe kort; et kort er en verdi (A 2 … 9 T J Q K) og en farge (c d h s), som Th
bad-faces = { $text } er ikke noe kast; terninger skrives som sifre fra 1 til 6
deck-twice = { $card } finnes to ganger i stokken
deck-foreign = { $card } hører ikke til i denne stokken
deck-short = stokken har { $count } kort; den skal ha { $expected }

illegal-move = { $clause }: { $move } er ikke lov: { $why }; lov: { $legal }
illegal-now = { $clause }: { $move } er ikke lov: { $why }
other-seat = det er plass { $turn } sin tur
over-no-move = partiet er slutt
chance-no-move = ingen har turen: nå rår tilfeldet
over-no-chance = partiet er slutt
seat-no-chance = tilfeldet har ikke noe å si nå: en plass har turen
wrong-dice = { $count ->
    [one] én terning ble kastet
   *[other] { $count } terninger ble kastet
  }, det skal være { $due }
chance-is-drawn = dette partiet trekker selv sitt tilfelle

position-no-object = en stilling er et JSON-objekt
position-key = { $key } er ikke noen nøkkel i en stilling; nøkler: { $allowed }
position-value = { $key }: { $value } går ikke an; tillatt: { $allowed }
position-length = { $key }: { $value } er ikke en liste på { $length }
position-notation = { $key }: { $reason }
position-twice = { $card } står to ganger

record-error = linje { $line }: { $reason }
record-format = dette er ikke noe partireferat: første linje er ikke «{ $expected }»
record-line = «{ $text }» er verken et merke, tilfelle eller trekk
record-tag = «{ $tag }» er ikke noe merke, eller mangler eller har en nøkkel det ikke skal; merker: { $allowed }
record-tag-twice = merket «{ $tag }» står to ganger
record-tag-late = merket «{ $tag }» kommer for sent
record-lot = loddet trekkes én gang, før alt annet
record-hidden = kort er skjult: et referat sett fra én plass kan ikke spilles om igjen
record-after-result = ingenting kan skje etter resultatet
record-no-dealer = et lodd, eller merket «dealer», mangler
record-two-dealers = giveren ble trukket ved lodd eller valgt med merket «dealer»: ikke begge deler
record-missing = merket «{ $tag }» mangler
record-seat = «{ $tag }»: dette bordet har { $seats } plasser, nummerert fra 0
record-value = { $tag }: «{ $value }» går ikke an; tillatt: { $allowed }
record-rules = laget etter regelversjon { $version }; dette programmet spiller versjon { $known }: { $why }
record-seed = et frø er 64 heksadesimale sifre
record-number = { $tag }: «{ $value }» er ikke noe heltall
record-json = { $tag }: «{ $value }» er ikke JSON
record-result = { $tag } er «{ $value }», men trekkene gir «{ $expected }»
unfair-no-seed = referatet viser ikke noe frø, så tilfeldet kan ikke kontrolleres
unfair-commitment = forpliktelsen er ikke frøets, som er { $expected }
unfair-chance = tilfelle nummer { $event } er ikke det frøet gir
