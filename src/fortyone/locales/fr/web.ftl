# Le serveur de tables. Les messages qui commencent par web-no- disent pourquoi il refuse.

web-no-action-unknown = cela ne peut pas être dit à cette table
web-no-bot-unknown = { $level } n’est pas un niveau de robot ; niveaux : { $allowed }
web-no-busy = le serveur a trop à faire pour cela en ce moment : veuillez réessayer
web-no-chat-off = on ne discute pas à cette table
web-no-foreign-origin = ceci vient de la page d’un autre site
web-no-internal = une erreur s’est produite ici ; elle a été notée, et rien n’a changé
web-no-malformed = ceci ne peut pas être compris : { $why }
web-no-method = cette adresse ne fait pas cela
web-no-name = un nom compte de 1 à { $longest } caractères imprimables et n’est pas un niveau de robot
web-no-no-hints = les conseils sont donnés là où une seule personne joue contre des robots
web-no-no-match = aucune partie n’a encore commencé
web-no-no-person = le serveur ne vous connaît pas : ouvrez une fois sa première page, ou envoyez votre jeton
web-no-no-spectators = seules les personnes assises à cette table peuvent voir cela
web-no-nonce = ce que vous ajoutez au hasard doit être fait de caractères imprimables
web-no-not-found = il n’y a rien à cette adresse
web-no-not-manager = seule la personne qui a ouvert la table peut le faire ou, en son absence, celles qui y sont assises
web-no-not-over = la partie n’est pas encore finie
web-no-not-seated = vous n’êtes pas à cette table
web-no-not-your-turn = c’est le tour de la place { $turn }
web-no-over = la partie est finie
web-no-playing = pas tant qu’une partie est sur la table
web-no-present = cette personne est là, et n’a pas la main depuis longtemps
web-no-seat-full = cette place est prise
web-no-seat-unknown = il n’y a pas de place { $seat } : cette table a { $seats } places, numérotées à partir de 0
web-no-seated = vous êtes déjà assis là
web-no-seats-open = une place est encore libre : attendez quelqu’un, ou mettez-y un robot
web-no-stale = la table a changé entre-temps
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
    [0] As
    [1] Valet
    [2] Dame
    [3] Roi
   *[4] Joker
  } { $number }
web-no-storage = cela n’a pas pu être conservé, et n’a donc pas été fait : veuillez réessayer
web-no-table-broken = le journal de cette table ne peut plus être joué selon les règles actuelles
web-no-table-unknown = cette table n’existe pas
web-no-too-big = c’est trop grand
web-no-too-many = trop à la fois : patientez un instant
web-no-undo-light = une carte ou un lancer est apparu depuis : on ne peut plus revenir en arrière
web-no-undo-none = il n’y a rien à reprendre
web-no-undo-pending = quelqu’un a déjà demandé à reprendre un coup

web-setting-unknown = { $option } n’est pas un réglage ; réglages : { $allowed }
web-unbuilt-title = Les tables sont ouvertes, mais leurs pages ne sont pas construites
web-unbuilt = Le serveur fonctionne. Son client doit être construit une fois, dans le dossier du projet :
web-unbuilt-api = L’API fonctionne sans lui
web-for-bot = { $why ->
    [late] { $name } n’a pas trouvé de coup à temps : un robot plus simple joue.
   *[failed] { $name } n’a pas pu trouver de coup : un robot plus simple joue.
}
