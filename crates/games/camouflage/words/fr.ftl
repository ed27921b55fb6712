### Camouflage en français.

about = Tout le monde pose en même temps des cartes dont les cases doivent correspondre à ce qu’elles couvrent, sans cacher aucun animal.
goal = Trouve une place pour tes cartes plus vite ou mieux que les autres ; chacun des quatre jeux compte à sa façon.
lesson-first = Trois cases identiques

## Cartes

animal-chameleon = caméléon
    .the = le caméléon
    .of = du caméléon
animal-frog = grenouille
    .the = la grenouille
    .of = de la grenouille
animal-gecko = gecko
    .the = le gecko
    .of = du gecko
animal-hare = lièvre
    .the = le lièvre
    .of = du lièvre
animal-moth = phalène
    .the = la phalène
    .of = de la phalène
animal-octopus = pieuvre
    .the = la pieuvre
    .of = de la pieuvre
animal-owl = hibou
    .the = le hibou
    .of = du hibou
face = { $animal } { $number }
    .the = { $animal-the } { $number }
put = { $turns ->
    [0] { $card-the }
    [1] { $card-the }, avec un quart de tour,
    [2] { $card-the }, avec un demi-tour,
   *[other] { $card-the }, avec trois quarts de tour,
 } en ({ $x },{ $y })

pattern-leopard = léopard
pattern-zebra = zèbre
pattern-tiger = tigre
pattern-giraffe = girafe
pattern-ruby = rubis
pattern-emerald = émeraude
pattern-sapphire = saphir
pattern-amethyst = améthyste
pattern-centre = centre
pattern-unknown = inconnu
side-animal = Pelages
side-gems = Gemmes

help-lay = Pose-la de sorte qu’au moins { $min } de ses cases couvrent des cases identiques. Chaque case couverte doit être identique, et aucun centre ne doit être caché.
help-lay-wild = Pose-la de sorte qu’au moins { $min } de ses cases correspondent à ce qu’elles couvrent, sans aucune erreur. Un centre correspond à toute case.
help-puzzle = Elle fait partie de ce casse-tête : pose toutes ses cartes pour former la silhouette. Là où elles se chevauchent, les cases doivent être identiques, et aucun centre ne doit être caché.
help-puzzle-wild = Elle fait partie de ce casse-tête : pose toutes ses cartes pour former la silhouette. Là où elles se chevauchent, les cases doivent être identiques, ou l’une d’elles un centre.
help-when-race = À tout moment après PARTEZ, tant que tu l’as en main.
help-when-turns = À ton tour, tant que tu l’as en main.
help-when-puzzle = À tout moment, sauf si quelqu’un d’autre la tient.
sign-centre = L’animal au centre : la carte vient du paquet { $animal-of }, et aucune carte ne doit le cacher.
sign-centre-wild = L’animal au centre : la carte vient du paquet { $animal-of }, et la case est un joker.
sign-side = { $side }, de haut en bas : { $rows } ({ $letters })
letter = { $letter } { $pattern }

## Zones

zone-box = la boîte
    .from = de la boîte
    .to = dans la boîte
    .in = dans la boîte
    .title = boîte
zone-hand = { $who ->
    [you] ta main
   *[other] la main de { $who-name }
 }
    .from = { $who ->
        [you] de ta main
       *[other] de la main de { $who-name }
     }
    .to = { $who ->
        [you] dans ta main
       *[other] dans la main de { $who-name }
     }
    .in = { $who ->
        [you] dans ta main
       *[other] dans la main de { $who-name }
     }
    .title = main
zone-pile = { $who ->
    [you] ta pioche
   *[other] la pioche de { $who-name }
 }
    .from = { $who ->
        [you] de ta pioche
       *[other] de la pioche de { $who-name }
     }
    .to = { $who ->
        [you] sur ta pioche
       *[other] sur la pioche de { $who-name }
     }
    .in = { $who ->
        [you] dans ta pioche
       *[other] dans la pioche de { $who-name }
     }
    .title = pioche
zone-location = { $who ->
    [you] ton emplacement
   *[other] l’emplacement de { $who-name }
 }
    .from = { $who ->
        [you] de ton emplacement
       *[other] de l’emplacement de { $who-name }
     }
    .to = { $who ->
        [you] sur ton emplacement
       *[other] sur l’emplacement de { $who-name }
     }
    .in = { $who ->
        [you] sur ton emplacement
       *[other] sur l’emplacement de { $who-name }
     }
    .title = emplacement
zone-board = le plateau
    .from = du plateau
    .to = sur le plateau
    .in = sur le plateau
    .title = plateau
zone-loose = les cartes libres
    .from = des cartes libres
    .to = parmi les cartes libres
    .in = parmi les cartes libres
    .title = cartes libres

## Options

option-mode = Jeu
    .help = À quel jeu on joue.
option-mode-speed = Speed Round
option-mode-diversify = Diversify
option-mode-cover = Cover Some Ground
option-mode-not-my-stack = Not My Stack!
option-mode-puzzle = Casse-tête
option-side = Face des cartes
    .help = Quelle face des cartes est jouée ; par un vote, tout le monde décide.
option-side-vote = vote
option-side-animal = animaux
option-side-gems = gemmes
option-centers-wild = Centers Wild
    .help = Une variante : un centre correspond à toute case.
option-centers-wild-false = non
option-centers-wild-true = oui
option-timer = Sablier
    .help = Secondes laissées aux autres quand quelqu’un a terminé (Diversify, Cover Some Ground).
option-timer-beginner = 60 s
option-timer-advanced = 30 s
option-timer-expert = aucune
option-deck-pick = Paquets
    .help = Chacun choisit son paquet, ou le hasard les distribue.
option-deck-pick-choose = au choix
option-deck-pick-random = au hasard
option-board-build = Plateau de départ
    .help = On le construit ensemble, ou le hasard s’en charge.
option-board-build-coop = ensemble
option-board-build-auto = au hasard
option-location-card = Ton emplacement
    .help = Comment la carte de ton emplacement est trouvée (Not My Stack!).
option-location-card-choose = au choix
option-location-card-random = au hasard
option-illegal = Cartes fausses
    .help = Elles sont refusées, ou restent en place et valent 0 point (Diversify, Cover Some Ground).
option-illegal-reject = refusées
option-illegal-honor = restent, sans valeur
option-lockout-ms = Pause après une erreur (ms)
    .help = Combien de temps tu ne peux rien poser après une carte fausse, en millisecondes.
option-min-match = Cases identiques
    .help = Combien de cases doivent correspondre ; une règle maison.
option-min-match-3 = 3
option-min-match-2 = 2
option-wild-counts = Les jokers comptent
    .help = Si les cases joker comptent parmi les cases identiques ; seulement avec Centers Wild.
option-wild-counts-true = oui
option-wild-counts-false = non
option-pace = Rythme
    .help = Tous en même temps, ou chacun son tour.
option-pace-realtime = tous en même temps
option-pace-turns = chacun son tour
option-assist = Aide
    .help = Une aide pour s’entraîner, jamais dans les parties classées.
option-assist-none = aucune
option-assist-preview = dit ce qui va
option-assist-hint = indices
option-live-scores = Points visibles
    .help = Montre les points déjà pendant Diversify et Cover Some Ground.
option-live-scores-off = non
option-live-scores-on = oui
option-fair-deal = Donne équitable
    .help = On redonne les cartes jusqu’à ce que chacun puisse en poser une.
option-fair-deal-off = non
option-fair-deal-on = oui
option-idle-limit-s = Patience (secondes)
    .help = Après autant de secondes sans nouvelle carte, la partie se termine.
option-leaver = Si quelqu’un part
    .help = Ce que devient le siège de quelqu’un qui part.
option-leaver-bot = un robot continue
option-leaver-retire = le siège est retiré
option-puzzle = Casse-tête
    .help = Lequel : le suivant, un de l’étagère, ou un que tu écris.
option-puzzle-next = le suivant
option-puzzle-value = { $puzzle } : { $cards } cartes, difficulté { $stars } sur 5
option-puzzle-centers = Centres dans la silhouette
    .help = Si les cases noires de la silhouette sont montrées et vérifiées.
option-puzzle-centers-shown = montrés
option-puzzle-centers-hidden = cachés
option-cards = Jeu de cartes
    .help = Celui qui vient avec le jeu, ou un que tu écris.
option-cards-camouflage-j1 = celui de la maison

## Ce qu’on peut faire

do-auto = Passer la préparation
do-vote = Voter pour { $side }
do-deck = Prendre le paquet { $animal-of }
do-lay = Poser { $put }
do-lay-over = Poser { $put }, sur { $over }
do-lay-on = Poser { $put } { $location-to }, par-dessus { $over }
do-lift = Reprendre { $card-the }
do-confirm = Jouer avec ce plateau
do-location = Prendre { $card-the } comme emplacement
do-ready = Prêt
do-unready = Pas encore
do-stuck = Je ne trouve rien
do-unstuck = Je cherche encore
do-pass = Passer
do-hint = Indice : montrer un endroit
do-hint-puzzle = Indice : montrer une carte
do-leave = Quitter la partie
do-raise = Mettre { $card-the } au-dessus
do-turn = Tourner { $card-the }
do-grab = Saisir { $card-the }
do-release = Lâcher { $card-the }
do-check = Est-ce résolu ?
do-answer = Abandonner : voir la solution

over-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
over-squares = { $count ->
    [one] une case
   *[other] { $count } cases
 }

## Ce qui s’est passé

automatic = { $who ->
    [you] Tu laisses la préparation aux autres.
   *[other] { $who-name } laisse la préparation aux autres.
 }
voted = { $who ->
    [you] Tu votes pour { $side }.
   *[other] { $who-name } vote pour { $side }.
 }
side = La face de cette partie : { $side }.
took = { $who ->
    [you] Tu as le paquet { $animal-of }.
   *[other] { $who-name } a le paquet { $animal-of }.
 }
board-deck = Le plateau de départ vient du paquet { $animal-of }.
built = { $who ->
    [you] Tu poses { $card-the } sur le plateau de départ.
   *[other] { $who-name } pose { $card-the } sur le plateau de départ.
 }
built-by-chance = Le plateau de départ reçoit { $card-the }.
lifted = { $who ->
    [you] Tu reprends { $card-the }.
   *[other] { $who-name } reprend { $card-the }.
 }
cleared = On retire { $card-the }.
content = { $who ->
    [you] Le plateau te convient.
   *[other] Le plateau convient à { $who-name }.
 }
chose = { $who ->
    [you] Tu choisis { $card-the } comme emplacement. Les autres ne le voient pas encore.
   *[other] { $who-name } choisit { $card-the } comme emplacement.
 }
location = { $who ->
    [you] Ton emplacement est { $card-the }.
   *[other] L’emplacement de { $who-name } est { $card-the }.
 }
ready = { $who ->
    [you] Tu dis « Prêt ».
   *[other] { $who-name } dit « Prêt ».
 }
unready = { $who ->
    [you] Tu reprends ton « Prêt ».
   *[other] { $who-name } reprend son « Prêt ».
 }
countdown = Trois secondes avant PARTEZ.
waiting = Le compte à rebours s’arrête.
go = PARTEZ !
laid = { $who ->
    [you] Tu poses
   *[other] { $who-name } pose
 } { $card-the } sur { $over }{ $left ->
    [0] .
    [1] , il en reste une.
   *[other] , il en reste { $left }.
 }
laid-on = { $who ->
    [you] Tu poses
   *[other] { $who-name } pose
 } { $card-the } { $location-to }, par-dessus { $over }{ $left ->
    [0] .
    [1] , il en reste une.
   *[other] , il en reste { $left }.
 }
out = { $who ->
    [you] Tu as posé toutes tes cartes.
   *[other] { $who-name } a posé toutes ses cartes.
 }
out-token = { $who ->
    [you] Tu as posé toutes tes cartes et prends le jeton { $token }.
   *[other] { $who-name } a posé toutes ses cartes et prend le jeton { $token }.
 }
frozen = { $who ->
    [you] Ton emplacement est gelé.
   *[other] L’emplacement de { $who-name } est gelé.
 }
timer = Le sablier coule.
last-rounds = { $rounds ->
    [0] C’est le dernier tour de table.
    [1] Il reste encore un tour de table après celui-ci.
   *[other] Il reste encore { $rounds } tours de table après celui-ci.
 }
stuck = { $who ->
    [you] Tu ne trouves rien.
   *[other] { $who-name } ne trouve rien.
 }
unstuck = { $who ->
    [you] Tu cherches encore.
   *[other] { $who-name } cherche encore.
 }
turn = { $who ->
    [you] C’est ton tour.
   *[other] C’est le tour de { $who-name }.
 }
passed = { $who ->
    [you] Tu passes.
   *[other] { $who-name } passe.
 }
left = { $who ->
    [you] Tu as quitté la partie.
   *[other] { $who-name } a quitté la partie.
 }
again = La préparation recommence.
refused = { $who ->
    [you] { $why } Personne d’autre ne le voit.
   *[other] { $who-name } apprend : « { $why } »
 }
hint = { $who ->
    [you] On peut poser { $put }. Personne d’autre ne le voit.
   *[other] { $who-name } apprend qu’on peut poser { $put }.
 }
hint-on = { $who ->
    [you] On peut poser { $put } { $location-to }. Personne d’autre ne le voit.
   *[other] { $who-name } apprend qu’on peut poser { $put } { $location-to }.
 }
hint-none = { $who ->
    [you] Aucune de tes cartes ne va pour l’instant. Personne d’autre ne le voit.
   *[other] { $who-name } apprend que rien ne va.
 }
puzzle-put = { $who ->
    [you] Tu poses { $card-the }.
   *[other] { $who-name } pose { $card-the }.
 }
puzzle-loose = { $who ->
    [you] Tu reprends { $card-the }.
   *[other] { $who-name } reprend { $card-the }.
 }
puzzle-raised = { $who ->
    [you] Tu mets { $card-the } au-dessus.
   *[other] { $who-name } met { $card-the } au-dessus.
 }
puzzle-turned = { $who ->
    [you] Tu tournes { $card-the }.
   *[other] { $who-name } tourne { $card-the }.
 }
puzzle-held = { $who ->
    [you] Tu tiens { $card-the }.
   *[other] { $who-name } tient { $card-the }.
 }
puzzle-free = Plus personne ne tient { $card-the }.
puzzle-checked = { $who ->
    [you] Tu demandes
   *[other] { $who-name } demande
 } si c’est résolu. { $verdict }
puzzle-clue = Une carte de la solution : { $put }.

verdict-ok = Oui, c’est résolu !
verdict-cards = Toutes les cartes ne sont pas sur la table.
verdict-center = Un centre est caché alors qu’il ne doit pas l’être.
verdict-mismatch = Deux cases superposées sont différentes.
verdict-outline = Ce n’est pas encore la bonne silhouette.

ending-out = Quelqu’un a terminé : la partie est finie.
ending-time = Le temps est écoulé : la partie est finie.
ending-all-out = Personne n’a plus de cartes : la partie est finie.
ending-deadlock = Personne ne peut plus poser de carte : la partie est finie.
ending-stuck = Personne ne trouve plus rien : la partie est finie.
ending-idle = Rien ne s’est passé depuis trop longtemps : la partie est finie.
ending-solved = Le casse-tête est résolu !
ending-solved-hints = Le casse-tête est résolu, avec des indices.
ending-looked-up = La solution a été consultée.
ending-left = Tout le monde est parti.
ending-dissolved = Il reste trop peu de joueurs : la table est fermée.

## Pourquoi une carte n’a pas été acceptée

reply-turn = Ce n’est pas ton tour.
reply-late = Trop tard : ce n’est plus possible.
reply-locked = Ta pause n’est pas encore finie.
reply-not-in-hand = Tu n’as pas cette carte en main.
reply-bad-location = Tu ne peux pas poser là : ton propre emplacement est le seul qui t’est interdit.
reply-frozen = Cet emplacement est gelé.
reply-bad-coords = C’est trop loin : on tourne de 0 à 3 fois, et aucun endroit n’est à plus de 120.
reply-center = Le centre en ({ $x },{ $y }) serait caché.
reply-mismatch = { $wrong ->
    [one] Une case ne va pas
   *[other] { $wrong } cases ne vont pas
 } : en ({ $x },{ $y }), { $mine } tombe sur { $below }.
reply-nothing = La carte ne couvre rien à cet endroit.
reply-too-few = { $matched ->
    [0] Aucune case ne compte
    [1] Une seule case correspond
   *[other] Seules { $matched } cases correspondent
 } ; il en faut au moins { $min }.
reply-race = { $who-name } a fait plus vite. Pas de pause pour cela.
reply-too-soon = Tu peux demander un indice toutes les 20 secondes.
reply-cards = Cette carte ne fait pas partie de ce casse-tête.
reply-held = Quelqu’un d’autre tient cette carte.
reply-not-on-table = Cette carte n’est pas sur la table.

## Où on en est

goal-speed = qui pose toutes ses cartes en premier gagne
goal-diversify = un point par carte différente juste en dessous des tiennes
goal-cover = un point par case couverte
goal-not-my-stack = qui a le moins de cartes sur son emplacement gagne
goal-puzzle = formez la silhouette
status-game = { $mode } : { $goal }.
status-wild = Centers Wild : un centre correspond à toute case.
status-house-rules = Règles maison : { $min ->
    [2] deux cases identiques suffisent
   *[other] trois cases doivent correspondre
 }{ $counts ->
    [yes] .
   *[no] , et les jokers ne comptent pas.
 }
status-side = On joue avec : { $side }.
status-vote = { $who ->
    [you] Tu as voté pour { $side }.
   *[other] { $who-name } a voté pour { $side }.
 }
status-phase-side = Quelle face des cartes ? On vote.
status-phase-decks = Chacun prend un paquet.
status-phase-build = Trois cartes forment le plateau de départ : chacune doit chevaucher et correspondre.
status-phase-location = Chacun choisit une carte comme emplacement.
status-phase-ready = Observez la table. Les mains se dévoilent à PARTEZ.
status-phase-countdown = PARTEZ, dans un instant.
status-phase-overtime = Le sablier coule : pose ce que tu peux.
status-content = { $who ->
    [you] Le plateau te convient.
   *[other] Le plateau convient à : { $who-names }.
 }
status-ready = { $who ->
    [you] Tu as dit « Prêt ».
   *[other] { $who-count ->
        [one] A dit « Prêt » : { $who-names }.
       *[other] Ont dit « Prêt » : { $who-names }.
     }
 }
status-rounds = { $rounds ->
    [0] C’est le dernier tour de table.
    [1] Il reste encore un tour de table après celui-ci.
   *[other] Il reste encore { $rounds } tours de table après celui-ci.
 }
status-passed = { $who ->
    [you] Tu as passé.
   *[other] { $who-count ->
        [one] A passé : { $who-names }.
       *[other] Ont passé : { $who-names }.
     }
 }
status-seat = { $who ->
    [you] Toi
   *[other] { $who-name }
 } : { $animal }, { $left ->
    [0] toutes les cartes posées
    [1] encore une carte
   *[other] encore { $left } cartes
 }{ $token ->
    [0] .
   *[other] , jeton { $token }.
 }
status-stack = { $who ->
    [you] Ton emplacement : { $cards ->
        [0] rien dessus
        [1] une carte dessus
       *[other] { $cards } cartes dessus
     }
   *[other] Emplacement de { $who-name } : { $cards ->
        [0] rien dessus
        [1] une carte dessus
       *[other] { $cards } cartes dessus
     }
 }{ $frozen ->
    [yes] , gelé.
   *[no] .
 }
status-stuck = { $who ->
    [you] Tu ne trouves rien.
   *[other] { $who-count ->
        [one] Ne trouve rien : { $who-names }.
       *[other] Ne trouvent rien : { $who-names }.
     }
 }
status-gone = { $who ->
    [you] Tu as quitté la partie.
   *[other] { $who-count ->
        [one] A quitté la partie : { $who-names }.
       *[other] Ont quitté la partie : { $who-names }.
     }
 }
status-shows = Carte { $card } : { $rows }.
status-puzzle = { $puzzle } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } sur 5. Ses cartes : { $cards }.
status-puzzle-wild = Ce casse-tête a un joker : un centre doit servir de joker.
status-puzzle-hidden = La place des centres est cachée.
status-held = { $who ->
    [you] Tu tiens { $card-the }.
   *[other] { $who-name } tient { $card-the }.
 }
status-hints = { $count ->
    [one] Une carte de la solution a été montrée.
   *[other] { $count } cartes de la solution ont été montrées.
 }

grid-board = plateau
grid-location = { $who ->
    [you] ton emplacement
   *[other] emplacement de { $who-name }
 }
puzzle-name = { $side ->
    [gems] Casse-tête de gemmes { $number }
   *[animal] Casse-tête { $number }
 }
puzzle-own = Casse-tête « { $id } »

## Pourquoi pas

why-CA-2-1 = On ne peut pas y jouer à ce nombre : de 2 à 6, Not My Stack! de 3 à 7, un casse-tête de 1 à 7.
why-CA-2-2 = Ces options ne vont pas ensemble.
why-CA-3-1 = On vote pour la face des cartes.
why-CA-3-2 = Ce paquet est déjà pris, ou tu as le tien.
why-CA-3-4 = Le plateau de départ se fait avec trois cartes de ce seul paquet.
why-CA-3-5 = La première carte se pose seule au milieu, sans la tourner.
why-CA-3-6 = Elle ne va pas là : au moins trois cases identiques, aucune fausse, aucun centre caché.
why-CA-3-7 = On ne peut reprendre que la dernière carte posée, et il faut trois cartes pour valider.
why-CA-3-12 = Ce n’est pas encore PARTEZ : chacun appuie d’abord sur « Prêt ».
why-CA-3-13 = Choisis une carte de ton propre paquet comme emplacement.
why-CA-4-6 = Ce n’est pas possible maintenant.
why-CA-4-10 = Ta pause n’est pas encore finie.
why-CA-4-11 = Tu as posé toutes tes cartes.
why-CA-4-12 = Quelqu’un a fait plus vite. Pas de pause pour cela.
why-CA-4-14 = Cette table ne donne pas d’indices, ou un toutes les 20 secondes.
why-CA-4-50 = Ici on joue chacun son tour, et ce n’est pas le tien.
why-CA-5-3 = Au moins trois cases doivent correspondre, sans aucune fausse ni centre caché.
why-CA-5-4 = Autre chose se trouve dessous : chaque case couverte doit être identique, et aucun centre ne doit être caché.
why-CA-5-16 = Deux cases correspondent si elles sont identiques ou si l’une d’elles est un centre.
why-CA-5-17 = À cette table, les jokers ne comptent pas parmi les trois.
why-CA-5-40 = Ton propre emplacement est le seul qui t’est interdit.
why-CA-5-42 = Cet emplacement est gelé.
why-CA-5-57 = Ce n’est pas possible avec cette carte du casse-tête.
why-CA-5-64 = Quelqu’un d’autre tient cette carte.
why-CA-8-1 = Il est trop tard pour reprendre ton « Prêt ».
why-CA-9-8 = Seul quelqu’un qui joue encore peut partir.

## Le plateau sur la page

mode-house-rules = règles maison
mode-goal-speed = Le premier à tout poser gagne
mode-goal-diversify = 1 point par carte touchée dessous
mode-goal-cover = 1 point par case couverte
mode-goal-not-my-stack = Peu de cartes sur ton emplacement
mode-goal-puzzle = Forme la silhouette
rounds-left = { $rounds ->
    [0] dernier tour
    [1] encore un tour
   *[other] encore { $rounds } tours
 }
phase-side = Quelle face ?
phase-decks = Choisis ton paquet
phase-build = Construisez le plateau de départ
phase-location = Choisis ton emplacement
phase-ready = Prêts ?
phase-countdown = À vos marques …

ask-side = On peut jouer avec les deux faces des cartes. Laquelle aujourd’hui ?
ask-side-done = Ton vote est pris. On attend les autres.
ask-decks = Chacun prend un paquet de six. Premier arrivé, premier servi.
ask-location = Les autres empileront des cartes sur l’emplacement que tu choisis. Tous sont montrés en même temps.
ask-location-done = Choisi. On attend les autres.
ask-build = Posez ensemble trois de ces six cartes, en les chevauchant. La première peut aller partout.
ask-build-done = Trois cartes sont posées. Cela convient à tous ?
ask-ready = Observe le plateau. Tu verras ta main à PARTEZ.
ask-ready-stacks = Observe les emplacements. Tu verras ta main à PARTEZ.
who-content = d’accord : { $who-count ->
    [0] –
   *[other] { $who-names }
 }
who-ready = prêts : { $who-count ->
    [0] –
   *[other] { $who-names }
 }
votes = { $who-count ->
    [0] aucun vote
   *[other] Votes : { $who-names }
 }
vote-animal = Animaux
vote-gems = Gemmes
waits = attend
tap-side = Touche la face que tu préfères
tap-decks = Touche un paquet pour le prendre
tap-location = Touche la carte pour ton emplacement
wait-others = On attend les autres
wait-automatic = Les autres préparent pour toi
count-go = PARTEZ dans { $seconds }

field = Le plateau. Les flèches déplacent la carte en l’air, R la tourne, Entrée la pose.
field-table = Le plateau, ligne par ligne
field-empty = La table est vide.
field-fit = Tout montrer
field-in = Rapprocher
field-out = Éloigner
field-map = Petite carte
card-rows = { $card } : { $rows }
rows = en haut { $top }, au milieu { $middle }, en bas { $bottom }
air = En l’air : { $card } en ({ $x },{ $y }).
air-turned = Tournée : { $rows }.
air-over = Dessous : { $pairs }.
air-over-nothing = Elle ne couvre rien.
air-pair = { $mine } sur { $below }
air-taken = Tu prends { $card-the }.
air-back = Tu reposes { $card-the }.
air-tag = en l’air
hand = Tes cartes : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }. Espace en prend une, R la tourne.
hand-loose = Cartes à poser : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }. Espace en prend une, R la tourne.
hand-empty = Toutes tes cartes sont posées.
hand-empty-loose = Aucune carte libre.
hand-hidden = Tu verras ta main à PARTEZ.
hand-watch = Tu regardes. Les mains sont montrées à la fin.
hand-pile = { $count ->
    [0] pioche vide
   *[other] reste { $count }
 }
lay = Poser ici
lay-short = Poser
short-lift = Reprendre
short-raise = Au-dessus
short-turn = Tourner
put-back = Reposer
turn-left = Tourner à gauche
turn-right = Tourner à droite
more = Plus
more-title = Tous les choix
more-words = Poser une carte avec des mots
more-card = { $card } : { $count ->
    [one] un choix
   *[other] { $count } choix
 }
take = Fais glisser une carte sur le plateau, ou touche-la
take-turn = À toi : fais glisser une carte sur le plateau, ou touche-la
take-wait = { $who-name } pose une carte
take-out = Tu as terminé. Bien joué !
words-intro = Choisis une carte, ses quarts de tour et l’endroit de son centre. Les colonnes vont vers la droite, les lignes vers le bas.
words-card = Carte
words-turns = Quarts de tour à droite
words-x = Colonne
words-y = Ligne
words-where = Emplacement de
words-shows = Elle montre
words-covers = Elle couvrirait
words-pairs = { $pairs }
words-nothing = rien
words-row = ligne { $y }
words-columns = colonnes
flag-stuck = ne trouve rien
flag-passed = passe
hint-wait = Indice dans { $seconds } s
hint-here = Elle va ici
pause = Faux : { $seconds } s de pause
preview-fits = Elle va
preview-not = Elle ne va pas
stack-mine = Ton emplacement
stack-you = Toi
stack-on = { $count ->
    [0] rien dessus
    [one] { $count } carte dessus
   *[other] { $count } cartes dessus
 }
stack-frozen = gelé
stack-back = Tous les emplacements
stack-next = Emplacement suivant
stack-own = Ton propre emplacement : seuls les autres posent ici.
stack-ice = Gelé avec le jeton { $token } : plus personne ne pose ici.
stack-choose = Ouvre un emplacement pour poser ta carte
people-bot = robot
people-out = terminé
people-left = reste { $count }
people-gone = parti
people-token = jeton { $token }
people-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
sand = Le sablier coule : { $seconds } secondes
puzzle-stars = { $stars } sur 5 étoiles
puzzle-wild = joker : un centre doit servir de joker
puzzle-outline = La silhouette, ligne par ligne : o pleine, # un centre
result-title = D’où viennent les points
result-left = { $count ->
    [0] terminé
    [one] reste une carte
   *[other] reste { $count } cartes
 }
result-last = dernière carte à { $time }
result-cards = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
 }
result-card-diversify = { $card } : touche { $count ->
    [one] une carte
   *[other] { $count } cartes
 } dessous
result-card-cover = { $card } : couvre { $count ->
    [one] une case
   *[other] { $count } cases
 }
result-card-wrong = { $card } : mal posée, 0 point
result-unplayed = { $count ->
    [one] une carte non posée : 0 point
   *[other] { $count } cartes non posées : 0 point
 }
result-stack = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } sur son propre emplacement
result-used = a posé sur { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
 }
result-order-speed = Les cartes restantes décident, puis la dernière carte posée le plus tôt. CA-6.1
result-order-points = Les points décident ; puis le plus petit jeton, plus de cartes posées, la meilleure carte. CA-6.11
result-order-not-my-stack = Le moins de cartes sur son emplacement gagne ; puis le plus petit jeton, puis plus d’emplacements utilisés. CA-6.13
result-wrong = faux
result-solved = Résolu en { $time }, { $hints ->
    [0] sans indice
    [one] avec un indice
   *[other] avec { $hints } indices
 }.
result-solutions = { $count ->
    [one] Une disposition le résout.
   *[other] { $count } dispositions le résolvent.
 }
end-solved = Résolu !
end-shown = Solution montrée
end-aside = Mis de côté
key-take = prendre la carte { $number }
desk-move = déplacer la carte en l’air
desk-turn = la tourner à droite
desk-turn-back = la tourner à gauche
key-closer = rapprocher
key-away = éloigner
key-fit = tout montrer
key-stuck = je ne trouve rien ; chacun son tour : passer
key-next = emplacement suivant (Not My Stack!)
key-previous = emplacement précédent (Not My Stack!)
key-words = poser une carte avec des mots
key-back = reposer la carte
