### Naked Bootleg en mots.

about = Un jeu de défausse en maillot de football américain : pose une formation ou une série, puis cours vers la dernière carte, et gare aux voleurs.
goal = Pose quatre cartes identiques et trois identiques, ou une carte de série et six autres de sa couleur ; puis sois le premier sans cartes.
lesson-first = Une formation et la dernière carte

## Couleurs

colour-blue = bleu
    .m = bleu
    .f = bleue
    .noun = le bleu
colour-red = rouge
    .m = rouge
    .f = rouge
    .noun = le rouge
colour-green = vert
    .m = vert
    .f = verte
    .noun = le vert
colour-black = noir
    .m = noir
    .f = noire
    .noun = le noir

## Sortes de cartes

kind-shotgun = Shotgun
    .many = Shotguns
    .the = le Shotgun
    .gender = m
kind-pistol = Pistol
    .many = Pistols
    .the = le Pistol
    .gender = m
kind-x = X
    .many = X
    .the = le X
    .gender = m
kind-o = O
    .many = O
    .the = le O
    .gender = m
kind-nickel = Nickel
    .many = Nickels
    .the = le Nickel
    .gender = m
kind-dime = Dime
    .many = Dimes
    .the = le Dime
    .gender = m
kind-cover = Cover
    .many = Covers
    .the = le Cover
    .gender = m
kind-pigskin = Pigskin
    .many = Pigskins
    .the = le Pigskin
    .gender = m
kind-horsecollar = Horsecollar
    .many = Horsecollars
    .the = le Horsecollar
    .gender = m
kind-reverse = Reverse
    .many = Reverses
    .the = le Reverse
    .gender = m
kind-handoff = Handoff
    .many = Handoffs
    .the = le Handoff
    .gender = m
kind-draw-play = Draw Play
    .many = Draw Plays
    .the = le Draw Play
    .gender = m
kind-pick-six = Pick Six
    .many = Pick Six
    .the = le Pick Six
    .gender = m
kind-fumblerooski = Fumblerooski
    .many = Fumblerooskis
    .the = le Fumblerooski
    .gender = m
kind-spy = Spy
    .many = Spies
    .the = le Spy
    .gender = m
kind-interception = Interception
    .many = Interceptions
    .the = l’Interception
    .gender = f
kind-deflection = Deflection
    .many = Deflections
    .the = la Deflection
    .gender = f
kind-streak = carte de série
    .many = cartes de série
    .the = la carte de série
    .gender = f
kind-wildcat = Wildcat
    .many = Wildcats
    .the = le Wildcat
    .gender = m
kind-hail-mary = Hail Mary
    .many = Hail Marys
    .the = le Hail Mary
    .gender = m
kind-bootleg = Bootleg
    .many = Bootlegs
    .the = le Bootleg
    .gender = m
kind-naked-bootleg = Naked Bootleg
    .many = Naked Bootlegs
    .the = le Naked Bootleg
    .gender = m

power-double-reverse = Double Reverse
    .the = le Double Reverse
    .gender = m
power-end-around = End Around
    .the = l’End Around
    .gender = m
power-juke = Juke
    .the = le Juke
    .gender = m
power-sweep = Sweep
    .the = le Sweep
    .gender = m
power-blindside = Blindside
    .the = le Blindside
    .gender = m
power-trick-six = Trick Six
    .the = le Trick Six
    .gender = m
power-the-fumble = The Fumble
    .the = The Fumble
    .gender = m
power-blue-spy = Blue Spy
    .the = le Blue Spy
    .gender = m
power-red-spy = Red Spy
    .the = le Red Spy
    .gender = m
power-green-spy = Green Spy
    .the = le Green Spy
    .gender = m
power-black-spy = Black Spy
    .the = le Black Spy
    .gender = m
power-immaculate-interception = Immaculate Interception
    .the = l’Immaculate Interception
    .gender = f
power-immaculate-deflection = Immaculate Deflection
    .the = l’Immaculate Deflection
    .gender = f

## Cartes

face = { $kind } { $kind-gender ->
    [f] { $colour-f }
   *[m] { $colour-m }
 }
    .the = { $kind-the } { $kind-gender ->
        [f] { $colour-f }
       *[m] { $colour-m }
     }
face-plain = { $kind }
    .the = { $kind-the }
face-the-fumble = The Fumble ({ $colour })
    .the = The Fumble

## Ce que fait une carte

help-pair = Défaussée, elle ne fait rien. Trois { $kind-many } ou plus forment un groupe. Une formation de { $kind-many } et de { $other-many }, ou rien que de { $kind-many }, est un Pro Set : personne ne peut y voler.
help-cover = Défaussée, elle ne fait rien. Trois Covers ou plus forment un groupe, et un déguisement est honnête s’il ne cache que des Covers et des Wildcats. Une formation rien que de Covers, tous visibles, est un Pro Set : personne ne peut y voler.
help-eight = Défaussée, elle ne fait rien. Une formation de Pigskins et de Horsecollars est un Pro Set : personne ne peut y voler. Avec les huit et sans Wildcat, c’est un Crazy Eight, qui gagne la manche sur-le-champ.
help-natural-pair = Défaussée, elle ne fait rien. Une formation de Pigskins et de Horsecollars est un Pro Set : personne ne peut y voler. Sans Wildcat, c’est un Crazy Eight, qui gagne la manche sur-le-champ.
help-streak = Défaussée, elle ne fait rien. Avec six autres cartes de sa couleur ou plus, elle forme une série, qui vaut une formation entière.
help-reverse = Le sens du jeu s’inverse.
help-double-reverse = Le sens du jeu s’inverse ; puis tu ne sautes personne, un joueur ou deux.
help-end-around = Le sens du jeu s’inverse ; puis tu sautes autant de joueurs que tu veux. Si tu les sautes tous, tu rejoues.
help-handoff = Le joueur suivant passe son tour.
help-juke = Tu sautes un joueur ou deux.
help-sweep = Tu sautes autant de joueurs que tu veux, un au moins. Si tu les sautes tous, tu rejoues.
help-draw-play = Le joueur suivant prend une carte et perd un tour, ou la renvoie plus loin.
help-blindside-players = Le joueur suivant ou le précédent prend des cartes, et tu choisis combien : d’une jusqu’à une par joueur encore en jeu. Le suivant perd aussi un tour.
help-blindside-sets = Le joueur suivant ou le précédent prend des cartes, et tu choisis combien : d’une jusqu’à une par groupe et par série sur la table. Le suivant perd aussi un tour.
help-blindside-one = Le joueur suivant ou le précédent prend une carte. Le suivant perd aussi un tour.
help-pick-six = Le joueur suivant prend six cartes et perd un tour, ou les renvoie plus loin.
help-trick-six = Le joueur suivant ou le précédent prend six cartes. Le suivant perd aussi un tour.
help-fumblerooski = Si un de tes groupes convient au joueur suivant, il te le prend. Si aucun ne convient, ou si c’était ta dernière carte, rien ne se passe.
help-the-fumble = Si un de tes groupes convient au joueur suivant, il te le prend ; si aucun ne convient, tu en jettes un. Il ne coûte rien comme dernière carte, ajouté à des cartes posées, ou sous un autre Fumblerooski dans une pile.
help-spy = Tu peux regarder une carte au hasard dans la main du joueur suivant.
help-blue-spy = Tu peux regarder une carte au hasard dans la main du joueur suivant ; si elle est bleue, tu en vois une deuxième.
help-red-spy = Tu peux regarder une carte au hasard dans la main du joueur suivant, ou retourner une carte de chaque déguisement sur la table.
help-green-spy = Tu peux regarder une carte au hasard dans la main du joueur suivant, ou faire montrer à tous la carte de quelqu’un qui n’en a qu’une.
help-black-spy = Tu peux regarder une carte au hasard dans la main du joueur suivant, ou faire montrer à tous, par qui tu veux, { $count ->
    [one] une carte au hasard
   *[other] { $count } cartes au hasard
 }.
help-interception = Tu peux prendre au joueur suivant : un groupe qui te convient, une série de cette couleur ou, sans les voir, jusqu’à deux cartes de sa main, dont tu gardes ce que tu veux. Une Deflection de la même couleur la retourne contre toi.
help-immaculate-interception = Tu peux prendre au joueur suivant : un groupe qui te convient, une série de n’importe quelle couleur ou, sans les voir, jusqu’à trois cartes de sa main, dont tu gardes ce que tu veux. La Deflection noire la retourne contre toi.
help-deflection = En réponse à une Interception de sa couleur, elle arrête le vol, et tu peux retourner l’Interception contre le voleur. Dans une série, ou comme groupe de Deflections, elle écarte les Interceptions. Défaussée à ton tour, elle ne fait rien.
help-immaculate-deflection = En réponse à l’Interception noire, elle arrête le vol, et tu peux retourner l’Interception contre le voleur. Dans une série, ou dans un groupe de Deflections, elle écarte les Interceptions et les Bootlegs. Défaussée à ton tour, elle ne fait rien.
help-wildcat = Il remplace n’importe quelle carte d’un groupe ou d’une série, sauf la carte de série. En le défaussant, tu annonces la couleur du jeu.
help-wildcat-streak = Il remplace n’importe quelle carte d’un groupe ou d’une série, même la carte de série. En le défaussant, tu annonces la couleur du jeu.
help-hail-mary = Tu annonces la couleur du jeu et tu peux rejouer aussitôt.
help-bootleg = Tu peux voler à n’importe qui un groupe qui te convient, et tu annonces la couleur du jeu. Aucune Deflection n’y répond.
help-naked-bootleg = Tu peux voler un ou deux groupes, à qui tu veux, ou une série, s’ils te conviennent, et tu annonces la couleur du jeu. Aucune Deflection n’y répond.

when-matching = Défausse-la si elle a la couleur du jeu, ou si une carte de sa sorte est sur le dessus.
when-answer = Défausse-la si elle a la couleur du jeu, ou si une carte de sa sorte est sur le dessus. De même, elle renvoie plus loin les cartes que tu devrais prendre.
when-answer-free = Défausse-la si elle a la couleur du jeu, ou si une carte de sa sorte est sur le dessus. Les cartes que tu devrais prendre, elle les renvoie plus loin à tout moment.
when-passing = Défausse-la si elle a la couleur du jeu, ou si une carte de sa sorte est sur le dessus. Si tu n’as rien posé, tu peux même le faire avant de piocher, pourvu qu’elle te vole un groupe ou une série.
when-deflection = Joue-la quand une Interception de sa couleur te vise. Sinon, défausse-la si elle a la couleur du jeu, ou si une carte de sa sorte est sur le dessus.
when-always = Elle se défausse sur n’importe quelle carte.
when-always-passing = Elle se défausse sur n’importe quelle carte. Si tu n’as rien posé, tu peux même le faire avant de piocher, pourvu qu’elle te vole un groupe ou une série.

sign-blue = Cercle bleu, B : la carte est bleue.
sign-red = Losange rouge, R : la carte est rouge.
sign-green = Triangle vert, G : la carte est verte.
sign-black = Carré noir, K : la carte est noire.
sign-colourless = Étoile violette, W : la carte n’a pas de couleur.
sign-power = Étoile dorée : une carte qui a son propre nom. C’est toujours { $kind-gender ->
    [f] une
   *[m] un
 } { $kind }.
sign-dead = Cercle barré : carte morte. Personne ne peut la prendre dans la défausse.

## Cartes posées

lot-set = { $whose ->
    [you] tes { $kind-many }
   *[other] les { $kind-many } de { $whose-name }
 }
    .to = { $whose ->
        [you] à tes { $kind-many }
       *[other] aux { $kind-many } de { $whose-name }
     }
lot-forgiven = { $whose ->
    [you] tes Covers pardonnés
   *[other] les Covers pardonnés de { $whose-name }
 }
    .to = { $whose ->
        [you] à tes Covers pardonnés
       *[other] aux Covers pardonnés de { $whose-name }
     }
lot-disguise = { $whose ->
    [you] ton déguisement
   *[other] le déguisement de { $whose-name }
 }
    .to = { $whose ->
        [you] à ton déguisement
       *[other] au déguisement de { $whose-name }
     }
lot-streak = { $whose ->
    [you] ta série { $colour-f }
   *[other] la série { $colour-f } de { $whose-name }
 }
    .to = { $whose ->
        [you] à ta série { $colour-f }
       *[other] à la série { $colour-f } de { $whose-name }
     }
lot-none = { $whose ->
    [you] un de tes groupes
   *[other] un groupe de { $whose-name }
 }
    .to = { $whose ->
        [you] à un de tes groupes
       *[other] à un groupe de { $whose-name }
     }
own-set = { $whose ->
    [you] tes propres { $kind-many }
   *[other] ses propres { $kind-many }
 }
    .to = { $whose ->
        [you] à tes propres { $kind-many }
       *[other] à ses propres { $kind-many }
     }
own-forgiven = { $whose ->
    [you] tes propres Covers pardonnés
   *[other] ses propres Covers pardonnés
 }
    .to = { $whose ->
        [you] à tes propres Covers pardonnés
       *[other] à ses propres Covers pardonnés
     }
own-disguise = { $whose ->
    [you] ton propre déguisement
   *[other] son propre déguisement
 }
    .to = { $whose ->
        [you] à ton propre déguisement
       *[other] à son propre déguisement
     }
own-streak = { $whose ->
    [you] ta propre série { $colour-f }
   *[other] sa propre série { $colour-f }
 }
    .to = { $whose ->
        [you] à ta propre série { $colour-f }
       *[other] à sa propre série { $colour-f }
     }
counted-set = { $count } { $kind-many }
counted-forgiven = { $count } Covers pardonnés
counted-disguise = un déguisement de { $count }
counted-streak = une série { $colour-f } de { $count }
short-set = { $kind } ×{ $count }
short-forgiven = Cover ×{ $count }
short-disguise = ? ×{ $count }
short-streak = { $colour } ×{ $count }
what-set = des { $kind-many }
what-disguise = un déguisement
what-streak = une série { $colour-f }

## Lieux

zone-pylon = le pylône
    .from = du pylône
    .to = dans le pylône
    .in = dans le pylône
    .title = pylône
zone-discard = la défausse
    .from = de la défausse
    .to = sur la défausse
    .in = dans la défausse
    .title = défausse
zone-box = la boîte
    .from = de la boîte
    .to = dans la boîte
    .in = dans la boîte
    .title = boîte
zone-taken = les cartes volées
    .from = des cartes volées
    .to = parmi les cartes volées
    .in = parmi les cartes volées
    .title = volées
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
zone-down-a = { $who ->
    [you] tes cartes posées
    [own] ses cartes posées
   *[other] les cartes posées de { $who-name }
 }
    .from = { $who ->
        [you] de tes cartes posées
        [own] de ses cartes posées
       *[other] des cartes posées de { $who-name }
     }
    .to = { $who ->
        [you] parmi tes cartes posées
        [own] parmi ses cartes posées
       *[other] parmi les cartes posées de { $who-name }
     }
    .in = { $who ->
        [you] parmi tes cartes posées
        [own] parmi ses cartes posées
       *[other] parmi les cartes posées de { $who-name }
     }
    .title = premier emplacement
zone-down-b = { $who ->
    [you] tes cartes posées
    [own] ses cartes posées
   *[other] les cartes posées de { $who-name }
 }
    .from = { $who ->
        [you] de tes cartes posées
        [own] de ses cartes posées
       *[other] des cartes posées de { $who-name }
     }
    .to = { $who ->
        [you] parmi tes cartes posées
        [own] parmi ses cartes posées
       *[other] parmi les cartes posées de { $who-name }
     }
    .in = { $who ->
        [you] parmi tes cartes posées
        [own] parmi ses cartes posées
       *[other] parmi les cartes posées de { $who-name }
     }
    .title = deuxième emplacement

## Ce qu’on peut faire

do-and-then = { $what } : { $lead }
do-with-omaha = { $what } – Omaha !
do-silently = { $what } – en silence
do-pick-pylon = Piocher dans le pylône
do-pick-discard = Prendre { $card-the }
do-pick-top = Prendre la carte du dessus de la défausse
do-begin = Poser { $what } …
do-lay = Poser { $what } : { $cards }
do-hit = Ajouter { $card-the } { $lot-to }
do-challenge = Contester { $lot }
do-discard = Défausser { $card-the }
do-pass = Passer
do-add = Mettre { $card-the }
do-done = Poser
do-stack = Empiler { $card-the }
do-stack-done = Défausser la pile
do-none = Ne pas s’en servir
do-none-flag = Laisser le drapeau
do-none-again = Ne pas rejouer
do-none-second = Pas de deuxième groupe
do-none-steal = Ne rien voler
do-decline = Laisser faire
do-pick-up = Prendre { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
do-pick-up-and-lose = Prendre { $count ->
    [one] une carte
   *[other] { $count } cartes
 } et perdre ton tour
do-skip = { $count ->
    [0] Ne sauter personne
    [1] Sauter un joueur
   *[other] Sauter { $count } joueurs
 } : { $who ->
    [you] tu rejoues
   *[other] c’est à { $who-name }
 }
do-send = { $who ->
    [you] Tu prends
   *[other] { $who-name } prend
 } { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
do-send-and-lose = { $who ->
    [you] Tu prends
   *[other] { $who-name } prend
 } { $count ->
    [one] une carte
   *[other] { $count } cartes
 } et { $who ->
    [you] perds
   *[other] perd
 } un tour
do-look = Regarder une carte { $whom ->
    [you] à toi
   *[other] de { $whom-name }
 }
do-flip = Retourner une carte de chaque déguisement
do-show = { $whom ->
    [you] Tu montres
   *[other] { $whom-name } montre
 } des cartes à tous
do-steal = Voler { $lot }
do-grab = Prendre { $count ->
    [one] une carte
   *[other] { $count } cartes
 } dans { $whom ->
    [you] ta main
   *[other] la main de { $whom-name }
 }
do-name = Annoncer { $colour-noun }
do-again = Rejouer
do-deflect = Dévier avec { $card-the }
do-answer = Répondre avec { $card-the }
do-keep-none = N’en garder aucune
do-keep = Garder : { $cards }
do-fumble = Prendre { $lot }
do-pitch = Jeter { $lot }
do-spare = Lui laisser { $card-the }
do-capture = Capturer le drapeau
do-hand-flag = Donner le drapeau à { $whom ->
    [you] toi
   *[other] { $whom-name }
 }
do-deal = { $who ->
    [you] Tu donnes
   *[other] { $who-name } donne
 }
do-taunt = Narguer : retourner { $card-the }
do-catch = Attraper { $whom ->
    [you] toi
   *[other] { $whom-name }
 } : pas d’Omaha !
do-forfeit = Quitter la partie

## Où cela mène

leads-touchdown = touchdown !
leads-redzone = zone rouge !
leads-turn = le sens du jeu s’inverse
leads-turn-and-skip = le sens du jeu s’inverse, et tu peux sauter des joueurs
leads-skip = { $who ->
    [you] tu passes ton tour
   *[other] { $who-name } passe son tour
 }
leads-skips = choisis combien de joueurs tu sautes
leads-send = choisis qui prend des cartes
leads-pick-up = { $who ->
    [you] tu en prends
   *[other] { $who-name } en prend
 } { $count ->
    [one] une
   *[other] { $count }
 }
leads-fumble = { $who ->
    [you] tu prends un groupe
   *[other] { $who-name } te prend un groupe
 }
leads-pitch = tu perds un groupe
leads-look = espionne { $whom ->
    [you] ta main
   *[other] { $whom-name }
 }
leads-intercept = vole { $whom ->
    [you] ta main
   *[other] { $whom-name }
 }
leads-steal = vole, et annonce une couleur
leads-colour = annonce une couleur
leads-again = annonce une couleur, et rejoue

## Ce qui s’est passé

round = Manche { $round } : { $who ->
    [you] tu donnes
   *[other] { $who-name } donne
 }.
turn = { $who ->
    [you] C’est à toi.
   *[other] C’est à { $who-name }.
 }
turn-lost = { $who ->
    [you] Tu perds un tour.
   *[other] { $who-name } perd un tour.
 }
passes = { $who ->
    [you] Tu passes.
   *[other] { $who-name } passe.
 }
laid-set = { $who ->
    [you] Tu poses
   *[other] { $who-name } pose
 } des { $kind-many } : { $cards }.
laid-streak = { $who ->
    [you] Tu poses
   *[other] { $who-name } pose
 } une série { $colour-f } : { $cards }.
laid-disguise = { $who ->
    [you] Tu poses
   *[other] { $who-name } pose
 } un déguisement de { $cards }.
hits = { $who ->
    [you] Tu ajoutes
   *[other] { $who-name } ajoute
 } { $card-the } { $lot-to }.
discards = { $who ->
    [you] Tu défausses
   *[other] { $who-name } défausse
 } { $card-the }.
stacks = { $who ->
    [you] Tu défausses
   *[other] { $who-name } défausse
 } une pile : { $cards }, et { $card-the } sur le dessus.
omaha = { $who ->
    [you] Tu annonces : Omaha !
   *[other] { $who-name } annonce : Omaha !
 }
catches = { $whom ->
    [you] { $who ->
        [you] Tu te fais attraper
       *[other] { $who-name } t’attrape
     }
   *[other] { $who ->
        [you] Tu attrapes { $whom-name }
       *[other] { $who-name } attrape { $whom-name }
     }
 } sans « Omaha » : deux cartes et un tour perdu.
taunts = { $who ->
    [you] Tu nargues avec une carte de ton déguisement.
   *[other] { $who-name } nargue avec une carte du déguisement.
 }
grounded = { $who ->
    [you] Tu défausses sans avoir pioché : la carte revient, et ton tour est fini.
   *[other] { $who-name } défausse sans avoir pioché : la carte revient, et le tour est fini.
 }
false-start = { $who ->
    [you] Tu veux piocher hors de ton tour et tu en perdras un.
   *[other] { $who-name } veut piocher hors de son tour et en perdra un.
 }
time-up = { $who ->
    [you] Ton temps est écoulé.
   *[other] Le temps de { $who-name } est écoulé.
 }
new-pylon = La défausse est mélangée et forme un nouveau pylône.
reversed = Le sens du jeu s’inverse.
skipped = { $count ->
    [one] Un joueur passe son tour.
   *[other] { $count } joueurs passent leur tour.
 }
coming = { $count ->
    [one] Une carte arrive
   *[other] { $count } cartes arrivent
 } pour { $who ->
    [you] toi
   *[other] { $who-name }
 }.
picked-up = { $who ->
    [you] Tu prends
   *[other] { $who-name } prend
 } { $count ->
    [0] zéro carte
    [1] une carte
   *[other] { $count } cartes
 }.
picked-up-and-lost = { $who ->
    [you] Tu perds ton tour.
   *[other] { $who-name } perd son tour.
 }
names = { $who ->
    [you] Tu annonces
   *[other] { $who-name } annonce
 } { $colour-noun }.
again = { $who ->
    [you] Tu rejoues.
   *[other] { $who-name } rejoue.
 }
spies-on = { $who ->
    [you] Tu regardes
   *[other] { $who-name } regarde
 } dans { $whom ->
    [you] ta main
   *[other] la main de { $whom-name }
 }.
has-shown = { $whom ->
    [you] Tu dois montrer
   *[other] { $whom-name } doit montrer
 } des cartes à tous.
flips = { $who ->
    [you] Tu retournes
   *[other] { $who-name } retourne
 } une carte de chaque déguisement.
fumbled = Fumble ! { $who ->
    [you] Tu prends
   *[other] { $who-name } prend
 } { $lot }.
fumble-pitched = Fumble ! { $who ->
    [you] Tu jettes
   *[other] { $who-name } jette
 } { $lot }.
goes-for = { $who ->
    [you] Tu vises
   *[other] { $who-name } vise
 } { $lot }.
steals = { $who ->
    [you] Tu voles
   *[other] { $who-name } vole
 } { $lot }.
grabs = { $who ->
    [you] Tu vises
   *[other] { $who-name } vise
 } { $count ->
    [one] une carte
   *[other] { $count } cartes
 } dans { $whom ->
    [you] ta main
   *[other] la main de { $whom-name }
 }.
deflects = { $who ->
    [you] Tu dévies le vol.
   *[other] { $who-name } dévie le vol.
 }
unused = { $who ->
    [you] Tu ne te sers pas de l’action de la carte.
   *[other] { $who-name } ne se sert pas de l’action de la carte.
 }
declines = { $who ->
    [you] Tu laisses faire.
   *[other] { $who-name } laisse faire.
 }
keeps = { $count ->
    [0] { $who ->
        [you] Tu ne gardes aucune
       *[other] { $who-name } ne garde aucune
     }
    [1] { $who ->
        [you] Tu gardes une
       *[other] { $who-name } garde une
     }
   *[other] { $who ->
        [you] Tu gardes { $count }
       *[other] { $who-name } garde { $count }
     }
 } des cartes volées.
bluff-stolen = { $whom ->
    [you] Ton déguisement était un bluff : il est jeté.
   *[other] Le déguisement de { $whom-name } était un bluff : il est jeté.
 }
challenge-bluff = { $who ->
    [you] Tu contestes
   *[other] { $who-name } conteste
 } { $whom ->
    [you] ton déguisement
   *[other] le déguisement de { $whom-name }
 } : c’est un bluff !
challenge-honest = { $who ->
    [you] Tu contestes
   *[other] { $who-name } conteste
 } { $whom ->
    [you] ton déguisement
   *[other] le déguisement de { $whom-name }
 } : il est honnête.
challenge-lost = { $who ->
    [you] Tu perds toutes tes cartes posées et ta main, sauf une carte.
   *[other] { $who-name } perd toutes ses cartes posées et sa main, sauf une carte.
 }
flag = { $who ->
    [you] Tu as le drapeau.
   *[other] { $who-name } a le drapeau.
 }
flag-neutral = Le drapeau n’est à personne.
touchdown = { $who ->
    [you] Touchdown pour toi !
   *[other] Touchdown pour { $who-name } !
 }
crazy-eight = { $who ->
    [you] Crazy Eight pour toi !
   *[other] Crazy Eight pour { $who-name } !
 }
exits = { $who ->
    [you] Tu es dans l’en-but.
   *[other] { $who-name } est dans l’en-but.
 }
called = La manche est arrêtée : personne ne marque de touchdown.
gets-points = { $who ->
    [you] Tu reçois
   *[other] { $who-name } reçoit
 } { $points ->
    [0] zéro point
    [1] un point
   *[other] { $points } points
 }.
eliminated = { $who ->
    [you] Te voilà hors jeu.
   *[other] { $who-name } est hors jeu.
 }
leaves = { $who ->
    [you] Tu quittes la partie.
   *[other] { $who-name } quitte la partie.
 }
overtime = Prolongation !
coin = { $who ->
    [you] Tu gagnes le pile ou face.
   *[other] { $who-name } gagne le pile ou face.
 }
won = { $who ->
    [you] Tu gagnes la partie.
   *[other] { $who-name } gagne la partie.
 }

## Où en est la table

status-overtime = Prolongation
status-quarter = Quart-temps { $round } sur 4
status-round = Manche { $round }
status-capture-the-flag = Capture the Flag
status-run-n-gun = Run n’ Gun
status-last-man-standing = Last Man Standing
status-turn = Tour { $turn }
status-colour = La couleur du jeu est { $colour-noun }.
status-any-colour = N’importe quelle carte peut être défaussée.
status-clockwise = On joue dans le sens des aiguilles d’une montre.
status-counter = On joue dans le sens inverse des aiguilles d’une montre.
status-downed = { $who ->
    [you] Tu as posé :
   *[other] { $who-name } a posé :
 } { $lots }.
status-redzone = { $who ->
    [you] Tu es dans la zone rouge.
   *[other] Dans la zone rouge : { $who-names }.
 }
status-omaha = { $who ->
    [you] Tu as dit « Omaha » : personne ne peut te contester.
   *[other] « Omaha » dit, à l’abri des contestations : { $who-names }.
 }
status-exposed = { $who ->
    [you] Tu as oublié « Omaha » : on peut t’attraper.
   *[other] « Omaha » oublié, à attraper : { $who-names }.
 }
status-exited = { $who ->
    [you] Tu es dans l’en-but.
   *[other] Dans l’en-but : { $who-names }.
 }
status-out = { $who ->
    [you] Tu es hors jeu.
   *[other] Hors jeu : { $who-names }.
 }
status-lost = { $who ->
    [you] Tu perdras
   *[other] { $who-name } perdra
 } { $count ->
    [one] un tour
   *[other] { $count } tours
 }.
status-counter-action = { $who ->
    [you] Tu peux
   *[other] { $who-name } peut
 } retourner l’Interception contre { $whom ->
    [you] toi
   *[other] { $whom-name }
 }.
status-keep = { $who ->
    [you] Tu regardes les cartes volées : lesquelles gardes-tu ?
   *[other] { $who-name } regarde les cartes volées.
 }
status-begun = Tu poses { $what }.
status-draft = Tu poses { $what } : { $cards }.
status-stack = Ta pile jusqu’ici : { $cards }.

goal-none = Pose 4 identiques + 3 identiques, ou une carte de série + 6 de sa couleur. Puis vide ta main.
goal-three = + 3 identiques = zone rouge : puis vide ta main
goal-four = + 4 identiques = zone rouge : puis vide ta main
goal-red = Zone rouge ! Débarrasse-toi de toutes tes cartes.
goal-flag = Zone rouge ! Capture maintenant le drapeau.
goal-one = Plus qu’une carte : touchdown en vue !

## Options

option-teams = Équipes
    .help = Chacun pour soi ou en équipes : à quatre, deux contre deux ; à six, trois contre trois ou trois paires.
option-teams-none = chacun pour soi
option-teams-2v2 = 2 contre 2
option-teams-3v3 = 3 contre 3
option-teams-2v2v2 = trois paires
option-seating-2v2v2 = Trois paires s’assoient
    .help = Où s’assoient les partenaires quand trois paires jouent.
option-seating-2v2v2-spread = séparées, ABCABC
option-seating-2v2v2-paired = côte à côte, AABBCC
option-scored = Quatre quart-temps
    .help = Quatre manches avec des points au lieu d’une seule.
option-scored-false = une manche
option-scored-true = quatre quart-temps avec des points
option-remix = Variante
    .help = Trois façons spéciales de jouer. Run n’ Gun et Last Man Standing sont des versions maison.
option-remix-none = aucune
option-remix-capture-the-flag = Capture the Flag
option-remix-run-n-gun = Run n’ Gun
option-remix-last-man-standing = Last Man Standing
option-omaha = Omaha
    .help = Qui n’a plus qu’une carte doit dire « Omaha » : c’est toi qui le dis, ou Parlor.
option-omaha-call = à toi de le dire
option-omaha-auto = dit pour toi
option-illegal-moves = Coups interdits
    .help = Si un coup interdit est seulement refusé ou coûte ce que disent les règles imprimées.
option-illegal-moves-refuse = sont refusés
option-illegal-moves-penalise = sont punis
option-blindside = Un Blindside donne au plus
    .help = Combien de cartes peut choisir qui le joue.
option-blindside-players = une carte par joueur
option-blindside-sets = une carte par groupe
option-blindside-one = une carte
option-chain-match = Réponse aux cartes à prendre
    .help = Si la carte qui les renvoie doit s’accorder avec le dessus de la défausse.
option-chain-match-strict = doit s’accorder
option-chain-match-free = libre
option-bluff-content = Un déguisement cache
    .help = N’importe quelles cartes, ou un vrai groupe d’une sorte.
option-bluff-content-any = n’importe quoi
option-bluff-content-like = des cartes identiques
option-challenge-keep = Dernière carte du perdant
    .help = Comment est choisie la carte que garde le perdant d’une contestation : au hasard, ou par le gagnant après un coup d’œil.
option-challenge-keep-blind = à l’aveugle
option-challenge-keep-seen = à vue
option-deflection-turn = Deflection en réponse
    .help = Si dévier une Interception compte comme ton tour.
option-deflection-turn-uses = c’est ton tour
option-deflection-turn-free = c’est gratuit
option-fumbled-wildcats = Wildcats perdus
    .help = Si les Wildcats d’un déguisement perdu par fumble baissent le score.
option-fumbled-wildcats-ignored = ne comptent pas
option-fumbled-wildcats-counted = comptent
option-black-spy = Cartes que montre le Black Spy
    .help = Combien de cartes au hasard d’une main tout le monde peut voir.
option-crazy-eight = Crazy Eight
    .help = Les huit Pigskins et Horsecollars, ou toute formation des deux sans Wildcats.
option-crazy-eight-eight = les huit
option-crazy-eight-natural-pair = toute paire naturelle
option-wild-streak-card = Wildcat comme carte de série
    .help = Si un Wildcat peut prendre la place de la carte de série.
option-wild-streak-card-false = non
option-wild-streak-card-true = oui
option-clock = Pendule (secondes)
    .help = Le temps pour chaque décision.
option-clock-off = sans pendule
option-delay-of-game = Temps écoulé
    .help = Ce que cela coûte à ton propre tour.
option-delay-of-game-autoplay = Parlor joue
option-delay-of-game-lose-turn = et tu perds un tour
option-turn-cap = Manche la plus longue
    .help = Une manche finit après autant de tours par place.
option-leaver = Quelqu’un s’en va
    .help = Qui ou quoi reprend la place.
option-leaver-bot = un bot continue
option-leaver-forfeit = la place est abandonnée

## Pourquoi pas

why-NB-1-5 = Cette carte est morte : personne ne peut la prendre dans la défausse.
why-NB-2-2 = Deux contre deux demande quatre places ; trois contre trois et trois paires en demandent six.
why-NB-2-3 = Last Man Standing se joue à trois ou plus, sans équipes et sans points.
why-NB-3-1 = On joue de deux à six.
why-NB-4-2 = Tu peux défausser une carte de la couleur du jeu, ou une de la même sorte que celle du dessus.
why-NB-4-3 = Annonce d’abord une couleur du jeu.
why-NB-4-5 = Ce groupe ne va pas avec ce que tu as posé : il te faut un groupe de quatre et un de trois, et pas de troisième.
why-NB-4-7 = Personne n’a des groupes et une série à la fois, ni trois groupes.
why-NB-4-8 = Un tour se passe ainsi : prendre une carte, puis poser, ajouter ou contester, et finir en défaussant ou en passant.
why-NB-4-12 = On ne pioche dans le pylône qu’au début de son tour, et seulement s’il reste une carte.
why-NB-4-13 = On ne prend la carte du dessus qu’au début de son tour, seulement si elle n’est pas morte, et pas dans la zone rouge.
why-NB-4-14 = On pioche d’abord et une seule fois : après avoir posé ou ajouté, c’est trop tard.
why-NB-4-15 = Tu dois encore une carte : prends-en d’abord une dans le pylône ou dans la défausse.
why-NB-4-17 = Sans piocher, tu ne peux défausser qu’une carte qui te vole un groupe ou une série.
why-NB-4-18 = Tu peux passer une fois que tu as pioché, posé ou ajouté.
why-NB-4-19 = Un groupe, c’est trois cartes identiques ou plus ; des Wildcats peuvent en remplacer.
why-NB-4-21 = Une série, c’est une carte de série et six cartes de sa couleur ou plus, toutes à la fois, sans rien d’autre de posé.
why-NB-4-22 = Tu peux poser un déguisement par manche : trois cartes cachées ou plus, et au moins trois restent dans ta main.
why-NB-4-23 = À cette table, un déguisement doit cacher un vrai groupe d’une sorte.
why-NB-4-24 = Dans la zone rouge, tu ajoutes à un groupe visible une carte de sa sorte, ou à une série une carte de sa couleur.
why-NB-4-25 = Avec un seul groupe, tu ne peux ajouter qu’à ce groupe, et pas tant qu’il est déguisé.
why-NB-4-27 = À ton tour, tu peux contester le déguisement d’un adversaire qui n’a pas dit « Omaha ».
why-NB-4-28 = Ta dernière carte ne peut partir que si c’est un touchdown.
why-NB-4-29 = Au tour de ton déguisement, tu dois garder au moins trois cartes en main.
why-NB-4-30 = « Omaha » va avec un coup qui te laisse une seule carte, et avec aucun autre.
why-NB-4-31 = Pas maintenant : on ne commence à poser que ce qu’on peut finir, et alors il faut le finir.
why-NB-4-33 = Dans une pile ne vont que des cartes identiques ; des Wildcats seulement avec des Wildcats.
why-NB-4-34 = Il n’y a pas de pile, ou il faut d’abord la finir.
why-NB-4-37 = L’action de cette carte est obligatoire.
why-NB-4-40 = Une chose après l’autre : d’abord ce que tu voles, puis la couleur, puis le tour en plus.
why-NB-4-42 = Seul le joueur attaqué peut répondre maintenant.
why-NB-4-43 = Tu peux répondre avec une Deflection de la couleur de l’Interception, ou laisser faire.
why-NB-4-44 = Après ta Deflection, tu choisis ce que l’Interception fait à l’autre joueur, ou rien.
why-NB-4-48 = Des cartes volées, tu gardes autant que tu veux ; choisis parmi elles.
why-NB-4-50 = Tu peux les renvoyer avec un Draw Play ou un Pick Six de la sorte ou de la couleur de la carte du dessus.
why-NB-5-6 = Cette carte ne permet pas de sauter autant de joueurs.
why-NB-5-11 = Le Blindside vise le joueur suivant ou le précédent, et il ne peut pas donner autant de cartes.
why-NB-5-14 = Le Trick Six vise le joueur suivant ou le précédent.
why-NB-5-21 = Seul un groupe qui convient au joueur suivant peut passer chez lui.
why-NB-5-22 = Choisis le groupe que tu perds.
why-NB-5-29 = Il n’y a rien à regarder là.
why-NB-5-30 = Une Interception prend au joueur suivant un groupe, sa série ou des cartes de sa main.
why-NB-5-32 = Tu peux intercepter une série sans protection de la couleur de l’Interception, si tu n’as rien posé.
why-NB-5-33 = Dans une main, tu prends au plus deux cartes sans les voir ; trois avec l’Immaculate Interception.
why-NB-5-38 = Un groupe de Deflections, ou une série avec une Deflection, ne peut pas être intercepté.
why-NB-5-39 = Avec la Deflection noire dedans, même un Bootleg n’y peut rien.
why-NB-5-46 = Le Bootleg vole un groupe à un autre joueur, pas une série.
why-NB-5-47 = Le Naked Bootleg vole un ou deux groupes, ou une série, s’ils vont avec ce que tu as posé.
why-NB-5-49 = On ne peut rien voler à quelqu’un qui est dans l’en-but.
why-NB-5-50 = Les premières cartes posées de la manche sont à l’abri jusqu’à ce que quelqu’un pose les suivantes.
why-NB-5-51 = Une paire parfaite est un Pro Set : personne ne peut y voler.
why-NB-5-52 = Deux groupes de la même sorte sont un Pro Set : personne ne peut y voler.
why-NB-5-54 = Un groupe avec le Bootleg ou le Naked Bootleg ne peut pas être volé.
why-NB-5-56 = On n’ajoute pas de carte à un groupe déguisé.
why-NB-5-58 = Tu ne peux retourner qu’une carte cachée de ton propre déguisement, et une doit rester cachée.
why-NB-5-62 = Qui a gagné la contestation choisit la carte qui est gardée.
why-NB-5-63 = On ne peut contester ni qui a dit « Omaha », ni qui est dans l’en-but, ni quelqu’un de son équipe.
why-NB-5-71 = Capture le drapeau, ou laisse-le.
why-NB-5-74 = Donne le drapeau à quelqu’un de ton équipe qui joue encore.
why-NB-6-1 = La partie est finie.
why-NB-6-13 = Qui gagne le pile ou face dit qui donne.
why-NB-8-2 = Tu ne peux attraper qu’un adversaire qui a oublié « Omaha », et seulement jusqu’à la fin du tour suivant.
why-NB-8-4 = Ce n’est pas à toi de piocher.
why-NB-8-5 = On ne peut narguer et attraper que pendant que le joueur dont c’est le tour choisit librement ou pose.
why-NB-9-9 = Il n’y a rien à abandonner : un bot continue pour qui s’en va, ou tu es déjà hors jeu.

## Sur le plateau

pylon = Pylône
discard = Défausse
colour-of-play = couleur du jeu
colour-any = toutes
extra-turn = tour en plus
playbook = Ton cahier de jeux
in-hand = { $count ->
    [0] zéro carte
    [1] une carte
   *[other] { $count } cartes
 } en main
score = { $points ->
    [0] zéro point
    [1] un point
   *[other] { $points } points
 }
state-redzone = zone rouge
state-disguise = déguisement
state-sets = { $count ->
    [one] 1 groupe
   *[other] { $count } groupes
 }
state-nothing = aucun groupe
state-lost = perd { $count ->
    [one] un tour
   *[other] { $count } tours
 }
state-omaha = Omaha !
state-exposed = pas d’Omaha !
state-exited = en-but
state-out = hors jeu
state-watching = regarde
state-flag = drapeau
state-team = équipe { $team }
lot-count = { $lot } : { $count } cartes.
lot-up = Visibles : { $cards }.
lot-safe = Impossible de les voler.
lot-half = Impossible de les intercepter.
lot-can = Tu peux : { $verbs }.
verb-hit = Ajouter
verb-challenge = Contester
verb-steal = Voler
verb-fumble = Celui-ci
your-coin = La pièce est pour toi : qui donne la prolongation ?
your-exit = Tu es dans l’en-but. Bien joué !
your-out = Tu es hors jeu.
your-rest = Tu regardes celle-ci du banc.
goal-none-short = 4 identiques + 3 identiques, puis vide ta main
goal-three-short = + 3 identiques = zone rouge
goal-four-short = + 4 identiques = zone rouge
your-stack = Ta pile
your-draft = Tu poses { $what }
do-lay-set = Poser { $kind } ×{ $count }
do-lay-disguise = Poser { $count } cartes déguisées
do-lay-streak = Poser la série { $colour-f }
ask-chain = Un Draw Play ou un Pick Six les renvoie.
ask-theft = Une Deflection de la même couleur l’arrête.
key-pylon = Piocher dans le pylône
key-discard = Prendre la carte du dessus
key-set = Poser un groupe
key-disguise = Poser un déguisement
key-challenge = Contester
key-taunt = Narguer
key-catch = Attraper un Omaha oublié
result-title = Sur la table à la fin
result-downs = posé
result-cards = cartes restantes
result-nothing = rien
result-rule = Une victoire rapporte 8 points, 7 avec un Wildcat, 6 avec plus ; un objectif complet 3, quelque chose de posé 2.
