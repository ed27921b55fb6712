### Ce que chaque interface dit de n'importe quel jeu.

plain = { $text }

## Listes et cartes

list-and = { $first } et { $last }
list-comma = { $first }, { $rest }
card-times = { $card } ×{ $count }
backs = { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
you-among = toi

## Cartes qui bougent

draws = { $who ->
    [you] Tu pioches { $cards }
   *[other] { $who-name } pioche { $cards }
 } { $from-from }.
puts = { $who ->
    [you] Tu poses { $cards }
   *[other] { $who-name } pose { $cards }
 } { $to-to }.
gets = { $who ->
    [you] Tu reçois { $cards }
   *[other] { $who-name } reçoit { $cards }
 } { $from-from }.
goes = { $cards-count ->
    [one] { $cards } passe { $from-from } { $to-to }.
   *[other] { $cards } passent { $from-from } { $to-to }.
 }
turned = { $cards-count ->
    [one] { $cards } est montré { $at-in }.
   *[other] { $cards } sont montrés { $at-in }.
 }
looked = Quelqu'un regarde { $cards } { $at-in }.
shuffled = Les cartes sont mélangées { $at-in }.
gathered = Toutes les cartes sont réunies { $at-in }.

## Valeurs des options

value-true = oui
value-false = non
value-yes = oui
value-no = non
value-on = activé
value-off = désactivé
value-auto = automatique
value-none = aucun

## Bots

level-beginner = débutant
    .about = Connaît les règles, rate souvent le meilleur choix, bluffe rarement et oublie d'annoncer.
level-casual = occasionnel
    .about = Joue raisonnablement, se trompe parfois, bluffe et conteste de temps en temps.
level-strong = fort
    .about = Voit venir et laisse rarement passer une occasion.
level-expert = expert
    .about = Voit très loin et prend son temps.

## Pourquoi quelque chose n'a pas été fait

unknown-action = { $why }
unknown-action-meant = { $why }. Voulais-tu dire { $meant } ?
name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble : choisis-en un autre.
no-such-seat = Il n'y a pas de place { $seat } à cette table.
not-due = Les règles n'ont pas demandé à être réveillées à ce moment.
other-rules-kept = { $why } : elle ne peut plus être montrée, mais son enregistrement est conservé.
other-rules = { $why } : elle ne peut pas continuer.
stale-because = Quelqu'un a été plus rapide : { $why }
stale = Quelqu'un a été plus rapide : regarde la table et décide à nouveau.
not-started = La partie n'a pas encore commencé.
match-over = La partie est terminée.
started = La partie a déjà commencé.
old-intent = Cela a été demandé il y a si longtemps que la table ne s'en souvient plus : rien n'a été fait maintenant.
not-your-seat = Ta place est la { $seat } : personne n'agit pour une autre.
seat-not-yours = La partie a commencé, et cette place n'est pas la tienne.
no-seat-here = Tu n'as pas de place à cette table.
seat-taken = La place { $seat } est à { $name } : choisis-en une libre.
seat-open = La place { $seat } est libre : attends quelqu'un ou ajoute un bot.
not-ready = { $name } n'est pas encore prêt.
only-host = Seul l'hôte de la table peut faire cela.
you-left = Tu as quitté cette partie : reprends ta place pour continuer.
you-look-on = Tu regardes : seuls ceux qui ont une place peuvent jouer.
rematch-early = La revanche vient après la partie.
action-too-long = Une action a au plus { $most } caractères.
action-one-line = Une action est une ligne de texte.
nothing-to-take-back = Il n'y a rien de toi à reprendre.
revealed-since = On ne peut pas le reprendre : quelque chose de caché a été révélé depuis.
no-take-back = À cette table, on ne reprend rien.
nobody-takes-back = Personne ne veut reprendre quoi que ce soit.
no-such-bot = Il n'y a pas de bot « { $kind } ». Les bots sont { $known }.
unfit = Cette table ne peut pas être préparée : { $why }
entropy-form = L'entropie a au plus { $most } lettres, chiffres et tirets.

name-empty = Un nom a besoin d'au moins un caractère visible.
name-too-long = Un nom a au plus { $most } caractères ; celui-ci en a { $long }.
name-odd-sign = Un nom est fait de lettres, de chiffres et des signes d'un clavier : enlève { $sign } ({ $code }).
name-without-letter = Un nom a au moins une lettre ou un chiffre.
name-mixes-alphabets = Un nom s'écrit dans un seul alphabet : celui-ci en mêle plusieurs dont les lettres se ressemblent.
name-first = Choisis d'abord un nom : personne n'est connu par ce jeton.
name-before-talk = Choisis un nom avant de parler.
name-before-report = Choisis un nom avant de signaler quelqu'un.

talk-too-fast = Tu parles trop vite : reprends ton souffle.
talk-too-long = Dis-le en { $most } caractères, pas en { $long }.
nothing-to-say = Cela ne dit rien.
no-free-chat = À cette table, on n'écrit pas librement : prends les phrases.
no-such-phrase = Cette phrase n'existe pas.
no-such-emote = Cette émoticône n'existe pas.
said-long-ago = Cela a été dit il y a trop longtemps.
mute-most = Une place peut faire taire { $most ->
    [one] une personne
   *[other] { $most } personnes
 }.

no-looking-on = Personne ne peut regarder cette table.
too-many-look-on = Trop de gens regardent cette table : réessaie plus tard.
too-many-look-on-from-you = Trop de gens regardent cette table depuis ton adresse : réessaie plus tard.
too-many-of-yours = Tu as trop de connexions à cette table : fermes-en quelques-unes.
too-many-connections = Trop de connexions depuis ton adresse : fermes-en quelques-unes.
too-many-requests = Trop de requêtes depuis ton adresse : attends un moment.
too-many-tables = Tu as trop de tables ouvertes : commences-en ou quittes-en.
too-many-wait = Trop de gens attendent une réponse en ce moment : réessaie plus tard.
yours-is-thought-about = On réfléchit encore à ce que tu as demandé avant : attends la réponse.
busy = Le serveur a trop à faire en ce moment : réessaie plus tard.
unavailable = Le serveur n'atteint pas sa base en ce moment : rien n'a changé, réessaie.

no-such-game = Ce jeu n'existe pas.
no-such-lesson = Cette leçon n'existe pas.
no-such-table = Cette table n'existe pas.
no-such-match = Cette partie n'existe pas.
nothing-here = Il n'y a rien ici.
table-of-other-rules = Cette version du programme ne peut pas ouvrir cette table.
match-of-other-rules = Cette partie a été jouée avec d'autres règles que celles que ce programme connaît.
replay-early = Une partie se revoit quand elle est terminée.
no-review = Cette partie ne peut pas être réexaminée.
play-unread = Ce fichier de partie ne peut pas être suivi : { $why }
play-too-long = Un fichier de partie que l'on étudie a au plus { $most } lignes.
side-form = Un côté est le numéro d'une place, « public » ou « truth ».

malformed = Cela ne peut pas être lu : { $why }
body-late = Le corps de la requête n'est pas arrivé à temps.
body-too-long = Le corps de la requête est trop long.
body-not-json = Le corps de la requête est du JSON : dis-le avec « Content-Type: application/json ».
not-that-method = Cette adresse n'accepte pas { $method }.
one-host = Une requête a un seul en-tête Host.
other-site = Cela vient d'un autre site.
metrics-for-owner = Les mesures sont pour celui qui fait tourner le serveur : règle --metrics-token et envoie-le comme jeton Bearer.
protocol-version = Ce serveur parle la version { $version } du protocole : dis « protocol={ $version } » dans l'adresse si toi aussi.
websockets-only = Cette adresse est pour les WebSockets : demande un upgrade.
websocket-version = Ce serveur parle la version 13 de WebSocket.
websocket-key = Sec-WebSocket-Key est une clé : 16 octets en base64.

## Ce que l'on dit à la table d'une pression

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups …
phrase-one-moment = Un moment, s'il te plaît.
phrase-your-turn = C'est ton tour.
phrase-good-game = Belle partie !
phrase-again = Encore une fois ?

## À la table

these-cards = { $cards }
bot-name = Bot { $seat }
seat-name = Place { $seat }
you = Toi
you-at = toi, place { $seat }
table = Table
tui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
you-choose = Tu choisis : { $what }.
you-hold = Tu as en main { $cards }.
you-hold-nothing = Tu n'as aucune carte en main.
tui-zone-empty = { $zone } vide
tui-zone-pile = { $zone } { $count }, { $card } sur le dessus
tui-over-wins = { $who-names } gagne.
tui-over-tie = Égalité : tout le monde partage la première place.
tui-over-shared = { $who-names } partagent la première place.
tui-waiting = En attente …
tui-waiting-for = En attente de { $who-names } …

## Le terminal

tui-enlarge = Agrandis la fenêtre à au moins { $wide }×{ $high }. Elle fait maintenant { $width }×{ $height }.
tui-looking-on = tu regardes
tui-time-left = reste { $time }
tui-your-turn = À toi
tui-your-hand = Ta main { $count }
tui-cards = Cartes { $count }
tui-choices = Choix
tui-choices-part = Choix { $first }–{ $last } sur { $count }
tui-why-not = Pourquoi pas ? { $why }
tui-log = Journal
tui-log-empty = Il ne s'est encore rien passé.
tui-more = … t montre toute la table
tui-lays-here = Entrée pose { $card } ici, r la tourne, Échap la remet.
tui-takes-up = Entrée prend { $card } au-dessus du plateau.
tui-nothing-with = Rien à faire avec { $card } maintenant. Échap montre tous les choix, ? explique la carte.
tui-type-it = Écris ce que tu fais : appuie sur : et écris-le.
tui-lifted = { $turns ->
    [0] { $card } en ({ $x },{ $y })
    [1] { $card } tournée une fois en ({ $x },{ $y })
    [2] { $card } tournée deux fois en ({ $x },{ $y })
   *[other] { $card } tournée trois fois en ({ $x },{ $y })
 }
tui-pass-screen = Passe l'écran à { $name } ; appuie sur Entrée quand c'est fait.
tui-hide-cards = Entrée cache tes cartes à { $name }
tui-save-as = Enregistrer sous :
tui-saved = Enregistré sous { $file }.
tui-file-exists = { $file } existe déjà : choisis un autre nom.
tui-file-unwritten = { $file } ne peut pas être écrit : { $why }
tui-quit = Quitter ?
tui-quit-ask = Quitter cette partie ? Elle n'est pas encore terminée.
tui-help = Aide
tui-help-cards = ← → désignent une carte de ta main : seuls restent les choix qui la touchent. Échap les montre tous à nouveau.
tui-help-choices = ↑ ↓ Pg↑ Pg↓ désignent un choix ; Entrée le fait. La touche qui le précède et un clic aussi.
tui-help-dot = Un point au-dessus d'une carte : on peut faire quelque chose avec elle maintenant.
tui-help-board = Entrée prend la carte désignée au-dessus du plateau (Espace aussi, quand un choix est désigné) : les flèches la déplacent, r et R la tournent, Entrée la pose, Tab prend une autre carte, b un autre plateau, Échap la remet. À côté de chacune de ses cases est écrit ce qu'il y a dessous.
tui-help-boards = [ ] regardent un autre plateau.
tui-help-type = : écrire une action dans la notation du jeu ; Tab la complète.
tui-help-why = ? explique la carte désignée ; sans carte, la règle du choix ou du dernier refus. ← → tournent les pages des règles.
tui-help-table = t toute la table, chaque carte que tu peux voir.
tui-help-log = l tout le journal.
tui-help-save = s enregistrer la partie dans un fichier.
tui-help-quit = q quitter.
tui-help-lamp = Un nom ambré (inversé sans couleurs) est celui que la table attend.

## Ce que font les touches du terminal

key-card = carte
key-choice = choix
key-do = faire
key-rule = règle
key-type = écrire
key-help = aide
key-log = journal
key-table = table
key-save = enregistrer
key-quit = quitter
key-leave = partir
key-new = nouvelle partie
key-hide = cacher et passer
key-move = déplacer
key-turn = tourner
key-lay = poser
key-lay-it = la poser
key-next-card = autre carte
key-next-board = autre plateau
key-put-back = remettre
key-why = pourquoi
keys-read = ↑↓ défiler · Échap fermer
keys-clause = ←→ autres règles · ↑↓ défiler · Échap fermer
keys-quit = y oui · n non

## Le terminal, ligne par ligne

tui-game = { $game }. { $about }
tui-players = À la table : { $players }. Dis help à tout moment.
tui-player = { $name } ({ $level })
tui-turn-of = { $name }, c'est ton tour.
tui-next = C'est à { $name }.
tui-zone = { $zone-title }
tui-row = { $who } : { $parts }.
tui-part = { $first } ; { $rest }
tui-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
tui-zone-count = { $zone } { $count }
tui-zone-cards = { $zone } { $count } : { $cards }
tui-choice = { $number } : { $label } ({ $action })
tui-place = { $place }. { $name }, { $points }
tui-seconds = Tu as { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
tui-time-went-on = Le temps a passé pendant que tu réfléchissais ; voici ce qui vaut maintenant.
tui-say-action = Dis une action dans la notation du jeu, ou help.
tui-say-number = { $count ->
    [1] Dis 1, ou { $example }, ou help.
   *[other] Dis un nombre de 1 à { $count }, une action comme { $example }, ou help.
 }
tui-no-choice = Il n'y a pas de choix { $number }. { $what }
tui-not-allowed = Ce n'est pas permis. { $why }
tui-no-clause = Les règles n'ont pas de { $clause } ; leurs numéros ressemblent à { $like }.
tui-leave = Tu quittes la partie ; elle n'est pas encore terminée.
tui-again = Dis again pour une autre partie, save FICHIER pour écrire celle-ci, ou quit.
tui-plain-help = Dis le numéro d'un choix, ou une action dans la notation du jeu. ? explique la règle du dernier refus ou de tous les choix, ? 2 celle du choix 2, ? et une carte cette carte, ? et le numéro d'une règle cette règle. log raconte tout jusqu'ici, table toute la table, save FICHIER écrit la partie, quit la quitte.
tui-card = { $name } ({ $card })
tui-clause = { $clause } : { $text }
tui-clause-ours = Notre propre décision.
tui-clause-part-ours = La règle de l'éditeur, avec des détails fixés par nous.
tui-clause-why = { $whose } Pourquoi : { $why }

tui-no-seat = Il n'y a pas de place { $seat } à une table de { $seats }.
tui-nobody-at = À la place { $seat }, il n'y a ni bot ni personne de ce terminal.
tui-no-terminal = L'écran a besoin d'un terminal : joue plutôt ligne par ligne.
tui-terminal-fails = Le terminal ne peut pas être utilisé : { $why }
tui-nobody-goes-on = Personne ne peut continuer : les bots restent immobiles et aucune horloge ne tourne.
tui-nobody-listens = Personne n'écoute : { $why }
tui-nothing-read = On ne peut rien lire : { $why }
