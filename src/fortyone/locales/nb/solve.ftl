# Kommandoene solve og advise: 41 med terninger og Midnight, løst

cli-doc-solve = Tabellene for et løst spill: 41 med terninger, og Midnight.

    Det beste snittet, den beste sjansen til å nå eller passere hver sum, hvor ofte det beste snittet ender med hver, og hver plass sin andel av potten når alle spiller best mulig.
cli-doc-advise = Hva hvert valg i et kast er verdt, og hvorfor.

    Nøyaktig, for et kast i 41 med terninger eller Midnight: hver plass etter denne spiller best mulig. Verdien er i andeler av potten.
cli-opt-solve-seats = Hvor mange som kaster om potten, 2 til 12. Vanligvis: som i spillet.
cli-opt-advise-seats = Hvor mange som kaster om potten; 1: øving. Vanligvis: så mange som de andre valgene forteller om, minst som i spillet.
cli-opt-tie = Hva flere likt på topp gjør. Vanligvis: som i spillet.
cli-opt-plot = Tegn summene i denne filen, en .png eller .svg (krever matplotlib).
cli-opt-throw = Terningene som ligger kastet, som sifre.
cli-opt-kept = Terningene som alt er satt til side, som sifre. Vanligvis: ingen.
cli-opt-to_beat = Den beste summen hittil; 0: de som har kastet, mislyktes. Vanligvis: ingen har kastet.
cli-opt-holders = Hvor mange som har den summen. Vanligvis: 1.
cli-opt-after = Hvor mange som kaster etter denne plassen. Vanligvis: ingen med --to-beat, ellers alle de andre.
cli-word-dice = TERNINGER
cli-word-score = SUM

cli-not-solved = { $value } er ikke løst; { $allowed } er det, med Midnight
cli-no-plots = en tegning krever matplotlib: pip install 'fortyone[plots]'
cli-plot-kind = en tegning er en .png- eller .svg-fil, ikke { $path }
cli-solve-one = 41 med terninger: én terning til side etter hvert kast
cli-solve-one_or_more = Midnight: én eller flere terninger til side etter hvert kast
cli-solve-tickets = billetter { $one } og { $other }
cli-solve-max_mean = Beste snitt
cli-solve-max_qualify = Beste sjanse til å kvalifisere seg
cli-solve-max_24 = Beste sjanse til 24
cli-solve-score = sum
cli-solve-at_least = minst
cli-solve-more_than = mer enn
cli-solve-distribution = med beste snitt
cli-solve-shares = Andeler av potten, den som kaster først, først; likt på topp { $tie ->
    [split] deler den
    [carry] lar den stå
   *[roll_off] kaster om
  }:
cli-advise-dice = til side «{ $kept }» og kastet «{ $thrown }» må være seks terninger i alt
cli-advise-holders = --holders hører sammen med --to-beat: hvor mange som har den summen
cli-advise-exact = Sett til side { $move }: { $cause }; { $outlook }.
cli-advise-near = Sett til side { $move }: { $cause }; { $outlook }. (Verdiene er ikke nøyaktige med disse valgene.)
cli-plot-scores = Hvor ofte det beste snittet ender med hver sum (%)
cli-plot-targets = Den beste sjansen til å nå hver sum (%)
cli-plot-mean = snitt { $mean }
cli-plot-fails = ikke kvalifisert: { $chance } %
cli-plot-score = sum
cli-plot-worths = Hva en sum er verdt mens andre har igjen å kaste (% av potten)
cli-plot-after = { $after } igjen
