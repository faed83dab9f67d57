dice41-name = 41 med terninger
dice41-arena-unit = sjetonger
dice41-value-unit = det du får av denne potten i snitt, i sjetonger (alene: i poeng)

# Trekk som ikke godtas

dice41-bad-move = «{ $text }» setter ingen terninger til side; et trekk er øynene som settes til side, ett til seks sifre fra 1 til 6
dice41-keep-one = nøyaktig én terning settes til side etter hvert kast
dice41-not-thrown = alle disse terningene ligger ikke der; kastet: { $thrown }

# Stillinger som ikke godtas

dice41-out-bank = out: uten beholdning står ingen over
dice41-out-all = out: færre enn to plasser er igjen til å spille
dice41-out-rich = out: plass { $seat } har { $chips } { $chips ->
    [one] sjetong
   *[other] sjetonger
  } og kan betale innsatsen
dice41-starter-out = starter: plass { $seat } står over
dice41-no-rolling = rolling_off: med disse valgene finnes det ikke noe omkast, heller ikke etter slutten
dice41-rolling = rolling_off: { $seats } kan ikke ha omkast: det må være to plasser eller flere, og ingen som står over
dice41-done = done: plass { $seat } kan ikke ha { $score }; en sum er 0 eller 4 til 24, for en plass som kaster i denne runden eller dette omkastet
dice41-kept-by = kept_by: plass { $seat } kan ikke ha satt til side { $kept }; seks terninger settes til side, og de gir summen i `done`
dice41-all-done = done: alle har kastet, så runden ville vært slutt
dice41-turn = turn: det kan ikke være plass { $given } sin tur; den første i rekkefølgen som ikke har kastet, er { $due }, og ingen etter den har kastet
dice41-dice = satt til side «{ $kept }» og kastet «{ $thrown }» går ikke an: seks terninger i alt, eller færre enn seks satt til side og et kast i vente; en enslig terning blir aldri liggende
dice41-not-over = turn: partiet kan ikke være slutt i runde { $round } av { $rounds } med disse summene og sjetongene
dice41-paid = paid: plass { $seat } kan ikke ha lagt { $paid } i potten denne runden; det var { $allowed }
dice41-chips = chips: plassenes sjetonger ({ $chips }) og potten ({ $pot }) må bli { $total } til sammen
dice41-pot = pot: { $pot } går ikke an når { $paid } er lagt inn denne runden og sjetongene er slik
dice41-pot-left = pot: { $pot } kan ikke være igjen til slutt: det ville vært spilt om eller delt
dice41-pot-won = round: runde { $round } av { $rounds } spilles bare om en pott som står igjen, og det gjør ingen

# Valg

dice41-option-seats = antall plasser ved bordet; én plass er øving, uten pott
dice41-option-rounds = hvor mange runder et parti har; én for hver plass, så alle begynner like ofte
dice41-option-keep = hvor mange terninger som settes til side etter et kast: nøyaktig én, eller én eller flere (Midnight)
dice41-option-tickets = de to øynene du må sikre deg for å kvalifisere deg
dice41-option-ante = sjetonger hver plass legger i potten før en runde
dice41-option-tie = flere likt på topp: de kaster om, deler potten, eller den blir stående til neste runde
dice41-option-nobody = ingen kvalifiserer seg: potten blir stående, går til den nærmeste, eller tilbake til dem som betalte
dice41-option-fail_ante = sjetonger til i potten fra den som ikke kvalifiserer seg
dice41-option-double_24 = en vinner med 24 får en innsats til fra hver av de andre
dice41-option-starter = hvem som begynner neste runde: det går på omgang, eller vinneren begynner
dice41-option-last_pot = en siste pott som ingen vant: spill videre om den, eller del den
dice41-option-bank = sjetonger hver begynner med; 0: sjetongene bare telles og kan gå under null

dice41-preset-standard = seks terninger, én til side etter hvert kast; likt kastes om, en pott ingen vant, blir stående
dice41-preset-midnight = Midnight, eller 1-4-24: sett til side så mange terninger du vil; 24 som vinner, betales dobbelt
dice41-preset-midnight_carry = Midnight der potten blir stående til neste runde når det er likt
dice41-preset-pub = 41 med en sjetong til fra hver som mislykkes, og 24 betalt dobbelt

# Ordene i spillet

dice41-term-ticket = Billett — en av de to terningene, { $tickets }, som du må sikre deg for at turen skal telle
dice41-term-qualify = Kvalifisere seg — å ha sikret seg begge billettene; ellers er turen verdt 0
dice41-term-points = Poeng — summen av de fire terningene ved siden av billettene, 4 til 24
dice41-term-set-aside = Sette til side — å beholde en terning etter et kast; den kastes ikke mer i denne turen
dice41-term-ante = Innsats — sjetongen hver plass legger i potten før en runde
dice41-term-pot = Pott — sjetongene som den høyeste summen tar
dice41-term-carry = Stående pott — en pott ingen vant, blir liggende, og neste innsats legges oppå
dice41-term-roll-off = Omkast — de som står likt på topp, kaster seg imellom om potten, uten ny innsats
dice41-term-closest = Nærmest — når ingen kvalifiserer seg: den som har én billett og mest ved siden av
dice41-term-midnight = Midnight — spillet, også kalt 1-4-24, der du kan sette av flere terninger etter et kast

# Råd

dice41-tip-1 = Billettene først: uten begge ({ $tickets }) er resten av terningene verdiløse, så ta dem når de dukker opp.
dice41-tip-2 = Det frister å samle seksere først, og en høy sum å slå kan kreve det; men for hvert kast er det færre terninger som kan vise en billett, og det hender at den aldri kommer.
dice41-tip-3 = Har du begge billettene, så behold den høyeste terningen etter hvert kast.
dice41-tip-4 = Samme billett to ganger: den ene er billetten din, den andre bare poeng.
dice41-tip-5 = Det er en liten fordel å kaste sist og vite hva som må slås: av to tar den siste 51,95 % av pottene, den første 48,05 %.
dice41-tip-6 = Vit hva som må slås: kan bare seksere nå det, hjelper ikke en sikker femmer.
dice41-tip-7 = Jo flere som har igjen å kaste, desto høyere er summen som holder.
dice41-tip-8 = Midnight er færre kast, men mer kontroll: hold sekserne samlet, og kast en femmer eller firer igjen så lenge to andre terninger går med den.

# Hva du bør sette til side, og hvorfor

dice41-why-only = det er ingenting å velge
dice41-why-same = alle valg er like mye verdt; dette setter mest til side
dice41-why-ticket = { $count ->
    [one] billetten { $faces } er sikret
   *[other] billettene { $faces } er sikret
  }
dice41-why-held = begge billettene er sikret: nå teller poengene
dice41-why-wait = høye terninger først: billetten som ligger der, kan vente
dice41-why-none = ingen { $faces } å ta: høye terninger
dice41-beats = { $best } slås i { $beats } %, nås likt i { $ties } %
dice41-ties = 24 nås likt i { $ties } %
dice41-out-of-reach = { $best } er utenfor rekkevidde
dice41-scores = kvalifiserer seg i { $qualifies } %, da med { $mean } poeng i snitt
dice41-fails = kan ikke kvalifisere seg lenger
dice41-why-exact = { $cause }; { $outlook }; verdt { $value } av { $pot } sjetonger
dice41-why-near = { $cause }; { $outlook }; verdt omtrent { $value } av { $pot } sjetonger (ikke nøyaktig ved dette bordet)
dice41-why-points = { $cause }; { $outlook }; verdt { $value } poeng
