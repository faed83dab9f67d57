# Las órdenes solve y advise: 41 con dados y Midnight, resueltos

cli-doc-solve = Las tablas de un juego resuelto: 41 con dados, y Midnight.

    La mejor media, la mejor probabilidad de llegar a cada suma o superarla, con qué frecuencia la mejor media acaba en cada una, y la parte del pozo de cada puesto cuando todos juegan lo mejor posible.
cli-doc-advise = Lo que vale cada opción de un lanzamiento, y por qué.

    Exacto, para un lanzamiento de 41 con dados o de Midnight: cada puesto después de este juega lo mejor posible. El valor está en partes del pozo.
cli-opt-solve-seats = Cuántos lanzan por el pozo, de 2 a 12. Normalmente: los del juego.
cli-opt-advise-seats = Cuántos lanzan por el pozo; 1: práctica. Normalmente: los que digan las otras opciones, al menos los del juego.
cli-opt-tie = Qué hacen varios empatados arriba. Normalmente: lo del juego.
cli-opt-plot = Dibujar las sumas en este archivo, .png o .svg (hace falta matplotlib).
cli-opt-throw = Los dados lanzados, en cifras.
cli-opt-kept = Los dados ya apartados, en cifras. Normalmente: ninguno.
cli-opt-to_beat = La mejor suma hasta ahora; 0: los que lanzaron fallaron. Normalmente: nadie ha lanzado.
cli-opt-holders = Cuántos tienen esa suma. Normalmente: 1.
cli-opt-after = Cuántos lanzan después de este puesto. Normalmente: ninguno con --to-beat; si no, todos los demás.
cli-word-dice = DADOS
cli-word-score = SUMA

cli-not-solved = { $value } no está resuelto; lo está { $allowed }, con Midnight
cli-no-plots = un dibujo necesita matplotlib: pip install 'fortyone[plots]'
cli-plot-kind = un dibujo es un archivo .png o .svg, no { $path }
cli-solve-one = 41 con dados: un dado apartado tras cada lanzamiento
cli-solve-one_or_more = Midnight: uno o más dados apartados tras cada lanzamiento
cli-solve-tickets = boletos { $one } y { $other }
cli-solve-max_mean = Mejor media
cli-solve-max_qualify = Mejor opción de clasificarse
cli-solve-max_24 = Mejor opción de 24
cli-solve-score = suma
cli-solve-at_least = al menos
cli-solve-more_than = más de
cli-solve-distribution = con la mejor media
cli-solve-shares = Partes del pozo, por orden de lanzamiento; un empate { $tie ->
    [split] lo reparte
    [carry] lo deja en la mesa
   *[roll_off] se desempata
  }:
cli-advise-dice = apartados «{ $kept }» y lanzados «{ $thrown }» deben ser seis dados en total
cli-advise-holders = --holders va con --to-beat: cuántos tienen esa suma
cli-advise-exact = Aparta { $move }: { $cause }; { $outlook }.
cli-advise-near = Aparta { $move }: { $cause }; { $outlook }. (Los valores no son exactos con estas opciones.)
cli-plot-scores = Con qué frecuencia la mejor media acaba en cada suma (%)
cli-plot-targets = La mejor probabilidad de llegar a cada suma (%)
cli-plot-mean = media { $mean }
cli-plot-fails = sin clasificarse: { $chance } %
cli-plot-score = suma
cli-plot-worths = Lo que vale una suma mientras faltan otros por lanzar (% del pozo)
cli-plot-after = faltan { $after }
