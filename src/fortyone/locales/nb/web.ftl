# Bordtjeneren. Meldinger som begynner med web-no-, sier hvorfor den avviser.

web-no-action-unknown = det kan ikke sies ved dette bordet
web-no-bot-unknown = { $level } er ikke noe robotnivå; nivåer: { $allowed }
web-no-busy = tjeneren har for mye å gjøre til dette nå: prøv igjen
web-no-chat-off = det prates ikke ved dette bordet
web-no-foreign-origin = dette kommer fra en side på et annet nettsted
web-no-internal = noe gikk galt her; det er notert, og ingenting er endret
web-no-malformed = dette kan ikke forstås: { $why }
web-no-method = denne adressen gjør ikke det
web-no-name = et navn har 1 til { $longest } tegn som kan skrives ut og er ikke et nivå for roboter
web-no-no-hints = hint gis der én person spiller mot roboter
web-no-no-match = ingen parti har begynt ennå
web-no-no-person = tjeneren kjenner deg ikke: åpne første side én gang, eller send nøkkelen din
web-no-no-spectators = bare de som sitter ved dette bordet, får se dette
web-no-nonce = det du legger til tilfeldet, må være tegn som kan skrives ut
web-no-not-found = det er ingenting på denne adressen
web-no-not-manager = bare den som satte opp bordet, kan gjøre dette, eller mens den er borte, de som sitter her
web-no-not-over = partiet er ikke slutt ennå
web-no-not-seated = du sitter ikke ved dette bordet
web-no-not-your-turn = det er plass { $turn } sin tur
web-no-over = partiet er slutt
web-no-playing = ikke mens det er et parti på bordet
web-no-present = denne personen er her, og har ikke hatt turen lenge
web-no-seat-full = denne plassen er opptatt
web-no-seat-unknown = det finnes ingen plass { $seat }: dette bordet har { $seats } plasser, nummerert fra 0
web-no-seated = du sitter der alt
web-no-seats-open = en plass er ennå ledig: vent på noen, eller sett en robot der
web-no-stale = bordet har endret seg siden
web-bot = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Clara
    [3] Dario
    [4] Elsa
    [5] Felix
    [6] Gina
    [7] Hugo
    [8] Iris
    [9] Jonas
    [10] Kira
   *[11] Leo
  }
web-guest = { $card ->
    [0] Ess
    [1] Knekt
    [2] Dame
    [3] Konge
   *[4] Joker
  } { $number }
web-no-storage = det kunne ikke tas vare på, så det ble ikke gjort: prøv igjen
web-no-table-broken = loggen for dette bordet kan ikke spilles etter dagens regler
web-no-table-unknown = det bordet finnes ikke
web-no-too-big = dette er for stort
web-no-too-many = for mye på én gang: vent litt
web-no-undo-light = et kort eller et kast er kommet for dagen siden: det kan ikke tas tilbake
web-no-undo-none = det er ingenting å ta tilbake
web-no-undo-pending = noen har alt bedt om å ta tilbake et trekk

web-setting-unknown = { $option } er ingen innstilling; innstillinger: { $allowed }
web-unbuilt-title = Bordene er åpne, men sidene deres er ikke bygd
web-unbuilt = Tjeneren kjører. Klienten må bygges én gang, i prosjektmappen:
web-unbuilt-api = API-et virker uten den
web-for-bot = { $why ->
    [late] { $name } fant ikke noe trekk i tide: en enklere robot spiller.
   *[failed] { $name } kunne ikke finne noe trekk: en enklere robot spiller.
}
