### Bag-O-Loot en paroles.

about = Réunis des séries de pièces, vole celles de tes voisins et mets-en cinq pareilles en sac avant les autres.
goal = Avoir le plus de points à la fin : un sac en vaut 10, chaque carte d’une série 1.
lesson-first = Poser, voler, ensacher

## Pièces, séries et sacs

coins = { $rank }
pieces = { $coins ->
    [one] un { $rank }
    [2] deux { $rank }
    [3] trois { $rank }
   *[other] quatre { $rank }
 }{ $looters ->
    [0] {""}
    [one] {" "}et un pillard
   *[other] {" "}et { $looters } pillards
 }
set = { $who ->
    [you] tes { coins }
   *[other] les { coins } de { $who-name }
 }
set-own = { $who ->
    [you] tes propres { coins }
   *[other] ses propres { coins }
 }
set-gone = une série
bag-shut = sac n° { $number }
    .a = le sac n° { $number }
    .the = le sac n° { $number }
    .start = Le sac n° { $number }
    .whose = { $who ->
        [you] ton sac n° { $number }
       *[other] le sac n° { $number } de { $who-name }
     }
bag-known = sac de { coins }
    .a = un sac de { coins }
    .the = le sac de { coins }
    .start = Le sac de { coins }
    .whose = { $who ->
        [you] ton sac de { coins }
       *[other] le sac de { coins } de { $who-name }
     }
bag-gone = un sac
    .whose = un sac
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cards-count = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
 }

## Cartes

face-coin = pièce { $rank }
    .a = un { $rank }
face-looter = pillard
    .a = un pillard
face-hidden = carte cachée
    .a = une carte cachée
help-coin = Une des cinq pièces portant le numéro { $rank }. Deux, trois ou quatre forment une série, et chaque carte de la série vaut un point. Une cinquième carte en fait un sac, qui vaut 10.
help-coin-standard = À ton tour : pose-la avec d’autres { coins } ou avec des pillards, complète tes { coins }, vole les { coins } de quelqu’un, ou mets-en quatre en sac. Tu peux aussi l’échanger contre un pillard d’une série de { coins } (chiper), ou la montrer en désignant un sac (dénoncer).
help-coin-advanced = À ton tour : pose-la avec d’autres { coins } ou avec des pillards, complète tes { coins }, vole les { coins } de quelqu’un, ou mets-en quatre en sac. Face cachée, elle peut être la cinquième carte de n’importe quelle série de quatre : si le numéro n’est pas le bon, c’est un bluff. S’il y a un sac de { coins }, tu peux la jeter et piocher une autre carte.
help-looter = Un joker : il remplace n’importe quelle pièce. Dans une série, il vaut un point comme toute carte.
help-looter-standard = À ton tour : pose-le avec au moins une pièce, complète, vole, ou mets en sac quatre pièces pareilles. Une pièce du numéro de la série peut le sortir d’une série (chiper) ou d’un sac (dénoncer).
help-looter-advanced = À ton tour : pose-le avec au moins une pièce, complète, vole, ou mets en sac quatre pièces pareilles. On ne peut pas le jeter.
sign-number = Le { $rank } dans le coin est son numéro. Ce n’est qu’un nom : aucun numéro n’en bat un autre ni ne vaut plus.
sign-looter = Le L dans le coin veut dire « looter », le pillard.

## Lieux

zone-pile = la pioche
    .from = de la pioche
    .to = sur la pioche
    .in = dans la pioche
    .title = pioche
zone-hand = { $who ->
    [you] ta main
    [own] sa main
   *[other] la main de { $who-name }
 }
    .from = { $who ->
        [you] de ta main
        [own] de sa main
       *[other] de la main de { $who-name }
     }
    .to = { $who ->
        [you] dans ta main
        [own] dans sa main
       *[other] dans la main de { $who-name }
     }
    .in = { $who ->
        [you] dans ta main
        [own] dans sa main
       *[other] dans la main de { $who-name }
     }
    .title = main
zone-discard = la défausse
    .from = de la défausse
    .to = sur la défausse
    .in = dans la défausse
    .title = défausse
zone-s = la série s{ $number }
    .from = de la série s{ $number }
    .to = sur la série s{ $number }
    .in = dans la série s{ $number }
    .title = série s{ $number }

## Ce qu’on peut faire

do-draw = Piocher une carte
do-open = Poser { pieces }
do-build = Compléter { $set } : { cards-count }
do-build-looter = Compléter { $set } avec un pillard : { cards-count }
do-steal = Voler { $set } : { cards-count }
do-steal-looter = Voler { $set } avec un pillard : { cards-count }
do-bag = Ensacher { $set } : 10 points
do-bag-looter = Ensacher { $set } avec un pillard : 10 points
do-bag-hidden = Ensacher { $set } avec une carte cachée
do-bluff = Bluff : ensacher { $set } avec { $card-a }
do-pinch = Chiper un pillard dans { $set }
do-snitch = Dénoncer : des { coins } dans { $bag-whose } ?
do-ditch = Jeter { $card-a } et piocher une carte
do-ditch-dry = Jeter { $card-a }
do-knock = Toquer : finir le tour
do-forfeit = Céder une carte à { $to-name }
do-forfeit-lot = Céder une carte à quelqu’un tiré au sort
do-challenge = Montre-moi le butin !
do-let-go = Laisser passer
do-take-bag = Prendre { $bag-whose }
do-take-sets = Prendre toutes les séries de { $from-name }
do-take-some-sets = Prendre toutes les séries
do-bonus = Bonus : prendre { $bag-whose }
do-answer = Répondre
do-last = { $play }, et finir la manche !

## Ce qui s’est passé

round-begins = { $who ->
    [you] Manche { $round } : tu distribues.
   *[other] Manche { $round } : { $who-name } distribue.
 }
turn = { $who ->
    [you] C’est ton tour.
   *[other] C’est le tour de { $who-name }.
 }
opened = { $who ->
    [you] Tu poses { pieces }.
   *[other] { $who-name } pose { pieces }.
 }
built = { $who ->
    [you] Tu complètes tes { coins } avec { $card-a }.
   *[other] { $who-name } complète ses { coins } avec { $card-a }.
 }
stole = { $who ->
    [you] Tu voles les { coins } de { $from-name } avec { $card-a }.
   *[other] { $from ->
        [you] { $who-name } te vole tes { coins } avec { $card-a }.
       *[other] { $who-name } vole les { coins } de { $from-name } avec { $card-a }.
     }
 }
bagged = { $who ->
    [you] Tu fais un Bag-O-Loot : { $bag }.
   *[other] { $who-name } fait un Bag-O-Loot : { $bag }.
 }
bagged-from = { $who ->
    [you] Tu fais un Bag-O-Loot d’une série de { $from-name } : { $bag }.
   *[other] { $from ->
        [you] { $who-name } fait un Bag-O-Loot d’une de tes séries : { $bag }.
       *[other] { $who-name } fait un Bag-O-Loot d’une série de { $from-name } : { $bag }.
     }
 }
pinched = { $who ->
    [you] Tu chipes un pillard dans { $set } avec { $card-a }.
   *[other] { $who-name } chipe un pillard dans { $set } avec { $card-a }.
 }
snitched-right = { $who ->
    [you] Tu dénonces { $bag-whose } et tu as raison : le pillard qui s’y cachait est à toi.
   *[other] { $who-name } dénonce { $bag-whose } avec raison et prend le pillard qui s’y cachait.
 }
snitched-wrong = { $who ->
    [you] Tu dénonces { $bag-whose } avec { $card-a } et tu as tort : ton tour est fini.
   *[other] { $who-name } dénonce { $bag-whose } avec { $card-a }, à tort : son tour est fini.
 }
ditched = { $who ->
    [you] Tu jettes { $card-a }.
   *[other] { $who-name } jette { $card-a }.
 }
knocked = { $who ->
    [you] Tu toques.
   *[other] { $who-name } toque.
 }
forfeited = { $who ->
    [you] Tu cèdes une carte à { $to-name }.
   *[other] { $to ->
        [you] { $who-name } te cède une carte.
       *[other] { $who-name } cède une carte à { $to-name }.
     }
 }
let-go = { $who ->
    [you] Tu laisses passer.
   *[other] { $who-name } laisse passer.
 }
too-late = { $who ->
    [you] Quelqu’un a été plus rapide : ta contestation ne compte pas.
   *[other] Quelqu’un a été plus rapide : la contestation de { $who-name } ne compte pas.
 }
all-let-go = { $who ->
    [you] Tout le monde a laissé passer { $bag-the } : tu peux commencer.
   *[other] Tout le monde a laissé passer { $bag-the } : { $who-name } peut commencer.
 }
unchallenged = Personne ne conteste { $bag-the }.
closed = { $bag-start } ne peut plus être contesté.
challenged = { $who ->
    [you] Tu contestes { $bag-whose } : montre-moi le butin !
   *[other] { $who-name } conteste { $bag-whose } : montre-moi le butin !
 }
genuine = { $bag-start } est authentique.
bluff = { $who ->
    [you] { $bag-start } est un bluff : il est maintenant à toi.
   *[other] { $bag-start } est un bluff : il passe à { $who-name }.
 }
took-bag = { $who ->
    [you] Tu prends { $bag-whose } en récompense.
   *[other] { $who-name } prend { $bag-whose } en récompense.
 }
took-sets = { $who ->
    [you] Tu prends toutes les séries de { $from-name } en récompense.
   *[other] { $from ->
        [you] { $who-name } prend toutes tes séries en récompense.
       *[other] { $who-name } prend toutes les séries de { $from-name } en récompense.
     }
 }
went-out = { $who ->
    [you] Tu as joué ta dernière carte et tu termines la manche.
   *[other] { $who-name } a joué sa dernière carte et termine la manche.
 }
bonus = { $who ->
    [you] Tu prends { $bag-whose } en bonus.
   *[other] { $who-name } prend { $bag-whose } en bonus.
 }
stalemate = Plus personne ne joue : la manche finit dans l’impasse.
scored = { $who ->
    [you] Tu marques { points }.
   *[other] { $who-name } marque { points }.
 }
time-up = Le temps est écoulé : cette manche est la dernière.
hurried = { $who ->
    [you] Ton temps est écoulé : Parlor joue pour toi.
   *[other] Le temps de { $who-name } est écoulé : Parlor joue à sa place.
 }
extra-round = Égalité en tête : on joue encore une manche.
over = La partie est finie.

## Où en est la partie

status-rounds = Manche { $round } sur { $rounds }
status-round = Manche { $round }
status-round-last = Manche { $round }, la dernière
status-advanced = Jeu avancé
status-over = La partie est finie.
status-bonus = { $who ->
    [you] Tu as fini et tu prends un sac en bonus.
   *[other] { $who-name } a fini et prend un sac en bonus.
 }
status-penalty = { $who ->
    [you] Le sac était authentique : tu prends une récompense à { $from-name }.
   *[other] { $from ->
        [you] Le sac était authentique : { $who-name } te prend une récompense.
       *[other] Le sac était authentique : { $who-name } prend une récompense à { $from-name }.
     }
 }
status-contest = Tous ceux qui peuvent contester { $bag-whose } répondent en secret.
status-last-call = Dernière occasion de contester { $bag-whose }.
status-window = { $who ->
    [you] C’est ton tour ; on peut contester { $bag-whose }.
   *[other] C’est le tour de { $who-name } ; on peut contester { $bag-whose }.
 }
status-loot = { $who ->
    [you] Tu as { $loot } : { points }.
   *[other] { $who-name } a { $loot } : { points }.
 }
status-no-loot = { $who ->
    [you] Tu n’as rien sur la table.
   *[other] { $who-name } n’a rien sur la table.
 }
status-set = { pieces } ({ $name })
status-bag = { $bag-a } ({ $name })
status-bag-genuine = { $bag-a } ({ $name }, authentique)
status-bag-bluff = { $bag-a } ({ $name }, un bluff)
pile-dry = La pioche est vide.
pile-barren = Tours de suite sans coup : { $turns } ; à { $all }, la manche finit.

## Sur le plateau

verb-build = Compléter
verb-steal = Voler
verb-bag = Ensacher
verb-pinch = Chiper
verb-snitch = Dénoncer
verb-takebag = Prendre
verb-bonus = Bonus
verb-forfeit = Céder
verb-forfeit-to = Céder à { $to-name }
verb-knock = Toquer
verb-draw = Piocher
pile = Pioche
discard = Défausse
loot = { $who ->
    [you] Ton butin
   *[other] Butin de { $who-name }
 }
nothing = { $who ->
    [you] Rien sur la table pour l’instant.
   *[other] rien encore
 }
hand-said = { cards-count } en main
score-said = { points } en tout, { $now } maintenant sur la table
knows = on sait qu’il y a en main : { $cards }
call-what = { $who ->
    [you] Tu ensaches des { coins }.
   *[other] { $who-name } ensache des { coins }.
 }
call-doubt = Quelqu’un en doute ?
call-ask = La cinquième carte est face cachée : tu y crois ?
call-last = La cinquième carte est face cachée. Dernière occasion : tu y crois ?
show-new = { $who ->
    [you] Ton nouveau sac : des { coins }
   *[other] Nouveau sac de { $who-name } : des { coins }
 }
show-open = { $who ->
    [you] On a ouvert ton sac : des { coins }
   *[other] On a ouvert le sac de { $who-name } : des { coins }
 }
show-scored = La manche { $round } est comptée
hint-start = Pioche pour commencer.
hint-play = Choisis des cartes pour voir ce qu’elles permettent.
hint-only = Rien ne va : cède une carte. Touche quelqu’un.
hint-more = Continue, ou toque.
hint-bonus = Tu as fini ! Prends un sac en bonus.
hint-prize = Il est authentique ! Prends une récompense à { $from-name }.
hint-deck = Pièces de 1 à { $max }, cinq de chaque ; { $looters } pillards.
said-set = { $who ->
    [you] Tes { coins }
   *[other] Les { coins } de { $who-name }
 } : { cards-count }, { $looters ->
    [0] aucun pillard
    [one] un pillard
   *[other] { $looters } pillards
 }
said-bag = { $bag-whose }
said-genuine = { $what }, authentique
said-bluff = { $what }, un bluff
said-can = { $what }. Tu peux : { $verbs }.
result-title = La dernière manche
result-bags = sacs × 10
result-cards = cartes en séries × 1
result-round = cette manche
result-before = manches d’avant
result-all = en tout

## Options

option-mode = Jeu
    .help = Le jeu tel qu’il est imprimé, ou le jeu avancé avec bluffs et contestations.
option-mode-standard = tel qu’imprimé
option-mode-advanced = avancé, avec bluffs
option-rounds = Manches
    .help = Combien de manches on joue ; sans indication, 4 à deux, 3 à trois, sinon une par personne.
option-rounds-auto = selon le nombre de joueurs
option-end-after-minutes = Arrêter après (minutes)
    .help = Jouer au temps plutôt qu’aux manches : on finit la manche en cours.
option-end-after-minutes-off = sans limite
option-memory-aid = Aide-mémoire
    .help = Jeu normal : les cartes de tous les sacs restent visibles.
option-memory-aid-off = non
option-memory-aid-on = oui
option-ditch-limit = Cartes jetées par tour
    .help = Jeu avancé : combien de fois tu peux jeter une carte dans un tour.
option-ditch-limit-auto = sans limite
option-ditch-limit-none = sans limite
option-ditch-limit-1 = une
option-ditch-on-empty-pile = Jeter sans pioche
    .help = Jeu avancé : si tu peux jeter quand il n’y a plus de carte à piocher en échange.
option-ditch-on-empty-pile-auto = oui
option-ditch-on-empty-pile-off = non
option-ditch-on-empty-pile-on = oui
option-challenge-close = On ne peut plus contester
    .help = Jeu avancé : comment finit le temps de contester. Sans indication, à la prochaine pioche si des personnes jouent, et quand tous ont répondu s’il n’y a que des ordinateurs.
option-challenge-close-auto = comme d’habitude
option-challenge-close-next-draw = à la prochaine pioche
option-challenge-close-all-respond = quand tous ont répondu
option-challenge-race = Qui conteste en premier
    .help = Jeu avancé : qui compte comme premier quand plusieurs contestent. Le plus rapide va avec la prochaine pioche, les autres avec la réponse de tous.
option-challenge-race-auto = comme d’habitude
option-challenge-race-receipt = le plus rapide
option-challenge-race-random = par tirage au sort
option-challenge-race-clockwise = dans le sens horaire
option-challenge-grace-ms = Temps pour contester (ms)
    .help = Jeu avancé : millisecondes pendant lesquelles le suivant ne peut pas encore clore en piochant.
option-challenge-grace-ms-auto = 3000 avec des personnes
option-reveal-bluffs = Montrer les bluffs
    .help = Jeu avancé : montre toutes les cinquièmes cartes une fois les points comptés.
option-reveal-bluffs-auto = jamais
option-reveal-bluffs-off = jamais
option-reveal-bluffs-round-end = après chaque manche
option-tie = Égalité
    .help = Ce qui se passe quand le meilleur total est partagé.
option-tie-shared = victoire partagée
option-tie-extra-round = encore une manche
option-turn-clock-s = Horloge (secondes)
    .help = Secondes pour chaque décision.
option-turn-clock-s-off = sans horloge
option-people = Personnes à la table
    .help = S’il y a une personne à la table : Parlor le note lui-même quand les places sont prises. Les options de contestation en dépendent si on ne les règle pas.
option-people-no = non
option-people-yes = oui

## Pourquoi pas

why-BL-2-2 = Ces réglages ne vont pas ensemble : bluffs, contestations et cartes jetées sont du jeu avancé, l’aide-mémoire du jeu normal, et on joue aux manches ou au temps, pas aux deux.
why-BL-3-1 = On joue de deux à huit.
why-BL-4-2 = Ton tour commence par une pioche, une seule, et rien ne vient avant.
why-BL-4-3 = La pioche est vide : commence par tes coups.
why-BL-4-6 = Ici, Parlor pioche pour toi.
why-BL-4-8 = Ce n’est pas ton tour.
why-BL-4-10 = Un seul sac par tour.
why-BL-4-11 = On dénonce une fois par tour, et avant tout autre coup.
why-BL-4-14 = Tu n’as pas cette carte, ou ce que tu désignes n’existe pas.
why-BL-4-15 = Tu peux toquer dès que tu as joué un coup.
why-BL-4-17 = On ne cède que si l’on n’a joué aucun coup : une de tes cartes, au hasard, va à quelqu’un d’autre.
why-BL-4-21 = La main vide, tu ne peux que toquer.
why-BL-4-30 = On ne conteste les sacs que dans le jeu avancé.
why-BL-4-31 = Tu peux contester un sac fait par quelqu’un d’autre, et seulement si tu as toi-même un sac ou une série.
why-BL-4-32 = Il n’y a pas de sac à contester en ce moment.
why-BL-4-34 = C’est la dernière occasion de contester ; la partie continue ensuite.
why-BL-4-35 = Ce sac a déjà été contesté.
why-BL-4-36 = On règle d’abord la contestation.
why-BL-4-41 = Un instant : quelqu’un peut encore contester le sac.
why-BL-4-45 = Tous ceux qui peuvent contester répondent maintenant : contester ou laisser passer.
why-BL-4-49 = Tu as déjà laissé passer.
why-BL-5-2 = Il faut une pièce dans une série : des pillards seuls ne suffisent pas.
why-BL-5-7 = On pose une série de deux, trois ou quatre cartes qui vont ensemble ; les pillards vont avec tout.
why-BL-5-11 = Tu complètes, avec une carte qui va, une de tes séries de deux ou trois cartes.
why-BL-5-12 = Une série a quatre cartes au plus ; une cinquième en fait un sac.
why-BL-5-13 = Tu voles la série de deux ou trois cartes d’un autre en y ajoutant une carte qui va.
why-BL-5-17 = On fait un sac avec une cinquième carte sur une série de quatre.
why-BL-5-18 = Une série de quatre ne peut qu’être mise en sac, et cela une fois par tour.
why-BL-5-19 = La cinquième carte doit aller : une pièce de ce numéro, ou un pillard.
why-BL-5-20 = Un sac reste fermé : personne ne le complète, ne le vole ni n’y chipe rien.
why-BL-5-22 = On chipe avec une pièce du numéro de la série, dans une série qui a un pillard.
why-BL-5-25 = Il faut une vraie pièce pour chiper ; un pillard ne va pas.
why-BL-5-28 = On dénonce avec une pièce ; un pillard ne va pas.
why-BL-5-35 = Dans le jeu avancé, on ne chipe ni ne dénonce.
why-BL-5-42 = Seul l’auteur d’un sac reconnu authentique prend une récompense : un sac de celui qui l’a contesté, ou toutes ses séries.
why-BL-5-43 = Prends ce qu’il y a : celui qui a contesté n’a pas de séries.
why-BL-5-45 = C’est toi qui as fait ce sac, tu ne peux pas le contester.
why-BL-5-47 = On ne jette des cartes que dans le jeu avancé.
why-BL-5-48 = Tu ne peux jeter qu’une pièce dont il y a un sac sur la table.
why-BL-5-49 = Tu ne peux pas jeter un pillard, ni jeter plus souvent par tour que la table ne le permet.
why-BL-5-50 = La pioche est vide, et à cette table on ne jette alors plus rien.
why-BL-6-1 = La manche est finie.
why-BL-6-5 = Celui qui a fini prend en bonus un sac d’un autre.
