# To spillere mot hverandre over mange giver.

cli-doc-arena = To spillere over mange giver: hvem er sterkest, og hvor sikkert er det.

    Hver giv spilles i alle oppsett: den første spilleren tar ett lag, den andre alle de andre, hvert lag etter tur; docs/arena.md forklarer tallene. Ctrl-C stopper; med --out fortsetter den samme kommandoen derfra.
cli-opt-players = De to spillerne: basic, quick, strong, eller en av dine egne som module:Navn; med en grense for hvert trekk om du vil, som strong:0.5s eller strong:500.
cli-opt-deals = Hvor mange giver. Vanligvis: 100.
cli-opt-budget = Hvor lenge hver spiller får tenke på et trekk når navnet ikke sier det: 0.5s er sekunder, 500 simuleringer.
cli-opt-arena-seed = Frøet alt tilfelle kommer fra. Vanligvis: 0.
cli-opt-jobs = Hvor mange prosesser som spiller. Vanligvis: 1.
cli-opt-out = En fil der utfallet av hver giv føyes til; de som alt står der, spilles ikke om igjen.
cli-opt-records = En mappe for referatene av alle partiene.
cli-word-budget = GRENSE
cli-word-folder = MAPPE

arena-two-players = --players { $text }: det skal to spillere til, som strong,basic
arena-alone = ingen spiller mot noen ved et bord med { $sides }
arena-nothing = ingen giv er spilt
arena-broken = en prosess som spilte, er død
arena-trouble = { $player } (giv { $deal }, lag { $side }, trekk { $event } av plass { $seat }): { $what }; basic spilte i stedet, og trekket regnes som ulovlig
arena-stopped = stanset etter { $done } av { $deals } giver; den samme kommandoen fortsetter med { $path }
arena-stopped-lost = stanset etter { $done } av { $deals } giver; med --out FIL ville de vært tatt vare på
arena-no-ledger = { $path } er ingen arenafil
arena-other-contest = { $path } hører til et annet oppgjør: { $key } er { $there } der, ikke { $here }
arena-bad-line = { $path }, linje { $line } kan ikke leses: { $why }

arena-title = { $game } · { $preset }
arena-played = { $deals ->
    [one] Én giv
   *[other] { $deals } giver
  } i alle oppsett: { $matches } partier, gitt { $dealt } ganger
arena-first = { $first } mot { $second }
arena-mean = vinner per giv
arena-wins = partier vunnet
arena-unit = gevinst
arena-signed = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seconds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-interval = 95 %: { $low } … { $high }
arena-one-deal = én giv sier ikke mer
arena-moves = trekk
arena-pace = sekunder per trekk
arena-illegal = ulovlige
arena-late = for sene
