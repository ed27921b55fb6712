### Dream Team Soccer en français.

about = Débarrasse-toi de tes cartes en premier : la petite bat la grande, et la meilleure place est à toi.
goal = Sors tôt et gagne des médailles : l'or vaut 3 points, l'argent 2, le bronze 1.
lesson-first = La petite bat la grande

## Cartes

face-number = { $number }
    .a = un { $number }
    .many = { $number }
face-goal = But
    .a = le But
    .many = Buts
face-yellow = Carton jaune
    .a = le Carton jaune
    .many = Cartons jaunes
face-kickoff = Coup d'envoi
    .a = le Coup d'envoi
    .many = cartes de 11
face-red = Carton rouge
    .a = le Carton rouge
    .many = cartes de 12
face-kick = Coup franc
    .a = un Coup franc
    .many = Coups francs

some = { $count ->
    [1] { $card-a }
    [2] deux { $card-many }
    [3] trois { $card-many }
    [4] quatre { $card-many }
    [5] cinq { $card-many }
    [6] six { $card-many }
    [7] sept { $card-many }
    [8] huit { $card-many }
    [9] neuf { $card-many }
    [10] dix { $card-many }
   *[other] { $count } { $card-many }
 }
both = les deux { $card-many }
one-as = { $card-a } comme { $value }
both-as = les deux { $card-many } comme { $value }

help-number = Valeur { $number } : bat tout ce qui dépasse { $number }. La petite bat la grande.
help-goal = Valeur 0, la carte la plus forte : rien ne la bat, et le pli est fini aussitôt.
help-yellow = Un 8 qui met quelqu'un sur le banc jusqu'à la fin du pli.
help-kickoff = Ouvre la manche. Parlor le joue pour qui le possède.
help-red = Valeur 12, la carte la plus faible. Qui gagne un pli avec elle doit la reprendre, sauf si elle était seule dans le pli.
help-kick = Joker : à côté d'autres cartes, il prend leur valeur. Seul, il vaut ce que tu annonces, de 1 à 10.
help-kick-worst = Joker : à côté d'autres cartes, il prend leur valeur. Seul, il vaut 11.

when-number = Pour ouvrir, seule ou avec des cartes égales ; ou pour battre une valeur plus haute avec autant de cartes que l'ouverture.
when-goal = Pour ouvrir ou pour suivre, seul ou avec des Coups francs.
when-yellow = Pour ouvrir ou pour suivre, seul ou avec d'autres 8. Tu désignes quelqu'un qui est encore en jeu, sauf si ton jeu finit la manche.
when-kickoff = Seulement comme première carte de la manche, toujours seul.
when-red = Seulement pour ouvrir : jamais pour suivre.
when-kick = Pour ouvrir ou pour suivre, avec toute carte sauf le Coup d'envoi, ou sans autre carte.

sign-value = Le nombre dans le coin est sa valeur ; le paquet compte { $count ->
    [one] une seule carte pareille
   *[other] { $count } cartes pareilles
 }.
sign-goal = Le 0 dans le coin est sa valeur ; le paquet en compte un.
sign-yellow = Le 8 dans le coin est sa valeur, et la barre jaune son pouvoir ; le paquet en compte un.
sign-kickoff = K comme Kickoff, le coup d'envoi : toute carte seule sauf le Carton rouge le bat.
sign-red = R comme rouge : aucune carte n'est plus haute.
sign-kick = L'étoile remplace toute valeur ; le paquet en compte deux.

## Lieux

zone-pile = le paquet
    .from = du paquet
    .to = sur le paquet
    .in = dans le paquet
    .title = paquet
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
zone-trick = le pli
    .from = du pli
    .to = dans le pli
    .in = dans le pli
    .title = pli
zone-gone = les cartes des plis passés
    .from = des cartes des plis passés
    .to = hors de la manche
    .in = hors de la manche
    .title = parties

## Ce qu'on peut faire

do-pass = Passer
do-lead = Ouvrir avec { $cards }
do-play = Jouer { $cards }
do-skip = { $play } ; { $who-name } sur le banc
do-out = { $play } : plus de cartes, { $place ->
    [1] première place !
    [2] deuxième place
    [3] troisième place
   *[other] place { $place }
 }
do-win = { $play } : le pli est à toi
do-give = Donner { $cards }
do-give-to = Donner { $cards } à { $who-name }
do-nutmeg = Donner les deux cartons à { $who-name }
do-hat-trick = Annoncer ton Hat Trick
do-claim-nutmeg = Annoncer ton Nutmeg et le donner à { $who-name }
do-ready = Rien à annoncer
do-sealed = Répondre en secret
do-mixed = Jouer des cartes de deux valeurs
do-skip-picked = { $who-name } sur le banc

## Ce qui s'est passé

round-begins = Manche { $round } : { $who ->
    [you] tu distribues
   *[other] { $who-name } distribue
 }.
sits = { $who ->
    [you] Tu prends
   *[other] { $who-name } prend
 } la place #{ $number }.
hat-trick = { $who ->
    [you] Tu as un Hat Trick et gagnes
   *[other] { $who-name } a un Hat Trick et gagne
 } la manche.
nutmeg = { $who ->
    [you] Tu as
   *[other] { $who-name } a
 } un Nutmeg.
nutmeg-given = { $who ->
    [you] Tu donnes le { $yellow } et le { $red } à { $to-name }.
   *[other] { $to ->
        [you] { $who-name } te donne le { $yellow } et le { $red }.
       *[other] { $who-name } donne le { $yellow } et le { $red } à { $to-name }.
     }
 }
traded = { $who ->
    [you] { $with-name } et toi échangez
   *[other] { $with ->
        [you] { $who-name } et toi échangez
       *[other] { $who-name } et { $with-name } échangent
     }
 } { $count ->
    [one] une carte
   *[other] { $count } cartes
 }.
kickoff = { $who ->
    [you] Tu ouvres
   *[other] { $who-name } ouvre
 } avec le { $card }.
played = { $who ->
    [you] Tu joues
   *[other] { $who-name } joue
 } { $cards }.
played-set = { $who ->
    [you] Tu joues
   *[other] { $who-name } joue
 } { $cards }.
played-goal = { $who ->
    [you] Tu joues
   *[other] { $who-name } joue
 } { $cards }.
played-skip = { $who ->
    [you] Tu joues
   *[other] { $who-name } joue
 } { $cards } ; { $skipped ->
    [you] tu restes sur le banc.
   *[other] { $skipped-name } reste sur le banc.
 }
passed = { $who ->
    [you] Tu passes.
   *[other] { $who-name } passe.
 }
out = { $who ->
    [you] Tu n'as
   *[other] { $who-name } n'a
 } plus de cartes : { $place ->
    [1] première place !
    [2] deuxième place.
    [3] troisième place.
   *[other] place { $place }.
 }
won = { $who ->
    [you] Tu gagnes
   *[other] { $who-name } gagne
 } le pli.
took-red = { $who ->
    [you] Tu reprends
   *[other] { $who-name } reprend
 } le { $card }.
red-gone = Le Carton rouge disparaît jusqu'à la fin de la manche.
left = { $who ->
    [you] Il te reste
   *[other] Il reste à { $who-name }
 } { $count ->
    [one] une carte
   *[other] { $count } cartes
 } : la manche est finie.
gold = { $who ->
    [you] Tu reçois l'or.
   *[other] { $who-name } reçoit l'or.
 }
silver = { $who ->
    [you] Tu reçois l'argent.
   *[other] { $who-name } reçoit l'argent.
 }
bronze = { $who ->
    [you] Tu reçois le bronze.
   *[other] { $who-name } reçoit le bronze.
 }
over = Toutes les manches sont jouées.

## Où on en est

status-round = Manche { $round } sur { $rounds }, distribuée par { $who ->
    [you] toi
   *[other] { $who-name }
 }.
status-seats = Places : { $seats }.
seat-short = #{ $number } { $who ->
    [you] toi
   *[other] { $who-name }
 }
status-medals = { $who ->
    [you] Tes médailles
   *[other] Médailles de { $who-name }
 } : { $gold } d'or, { $silver } d'argent, { $bronze } de bronze.
status-claims = Chacun dit en secret s'il a quelque chose à annoncer.
status-nutmeg = { $who ->
    [you] Tu as un Nutmeg et choisis
   *[other] { $who-name } a un Nutmeg et choisit
 } qui reçoit le Carton jaune et le Carton rouge.
status-trade = { $who ->
    [you] Tu donnes { $count ->
        [one] ta meilleure carte
       *[other] tes { $count } meilleures cartes
     } à { $to-name } et en reçois
   *[other] { $to ->
        [you] { $who-name } te donne
       *[other] { $who-name } donne à { $to-name }
     } { $count ->
        [one] sa meilleure carte
       *[other] ses { $count } meilleures cartes
     } et en reçoit
 } { $count ->
    [one] une
   *[other] { $count }
 } en échange.
status-answered = { $who ->
    [you] Tu as répondu : toutes les réponses s'ouvrent ensemble.
   *[other] { $who-name } a répondu : toutes les réponses s'ouvrent ensemble.
 }
status-lead = { $who ->
    [you] Tu ouvres
   *[other] { $who-name } ouvre
 } : une carte, ou plusieurs de même valeur.
status-follow = { $who ->
    [you] À toi
   *[other] À { $who-name }
 } de battre { $count ->
    [one] une carte
   *[other] { $count } cartes
 } de valeur { $value } de { $by ->
    [you] toi
   *[other] { $by-name }
 }.
status-passed = Ont passé : { $who-names }.
status-skipped = { $who ->
    [you] Tu restes
   *[other] { $who-name } reste
 } sur le banc pour ce pli.
status-out = Sans cartes : { $places }.
place-short = { $place }. { $who ->
    [you] toi
   *[other] { $who-name }
 }
status-gave = { $who ->
    [you] Tu as donné
   *[other] { $who-name } a donné
 } { $cards } à l'échange.
status-before = La manche d'avant : { $places }.
status-before-hat-trick = { $who ->
    [you] Tu as gagné
   *[other] { $who-name } a gagné
 } la manche d'avant par un Hat Trick.
status-over = Toutes les manches sont jouées.

## Options

option-rounds = Manches
    .help = Combien de manches on joue.
option-hat-trick = Hat Trick
    .help = Si recevoir les deux Coups francs et une carte de 0 à 5 gagne la manche aussitôt.
option-nutmeg = Nutmeg
    .help = Si qui reçoit le Carton jaune et le Carton rouge donne les deux, et personne n'échange.
option-special-claims = Hat Tricks et Nutmegs
    .help = Si Parlor annonce les Hat Tricks et Nutmegs, ou si chacun doit voir le sien.
option-special-claims-auto = annoncés pour toi
option-special-claims-manual = à toi de les voir
option-pass-is-final = Passer est définitif
    .help = Si l'on sort du pli en passant.
option-free-kick-alone = Coup franc seul
    .help = Ce que valent les Coups francs sans autre carte : une valeur annoncée de 1 à 10, ou 11.
option-free-kick-alone-named = valeur annoncée
option-free-kick-alone-worst = 11
option-trade-free-kicks = Coups francs à l'échange
    .help = Si les dernières places comptent les Coups francs parmi les meilleures cartes à donner.
option-trade-free-kicks-exempt = peuvent être gardés
option-trade-free-kicks-best = doivent être donnés
option-seat-direction = La place 2 est
    .help = De quel côté de la place #1 se trouve la place #2.
option-seat-direction-right = à droite
option-seat-direction-left = à gauche
option-tie = Égalité de points
    .help = Si les premiers à égalité partagent le titre, ou si médailles et places décident.
option-tie-shared = titre partagé
option-tie-countback = les médailles décident
option-turn-clock-s = Temps par tour (secondes)
    .help = Secondes pour décider ; ensuite Parlor agit pour toi.

## Pourquoi pas

why-DT-3-1 = On joue de trois à huit.
why-DT-3-6 = La manche en est à autre chose : d'abord la donne, puis l'échange, puis le jeu.
why-DT-4-5 = Tous répondent à la fois, et une seule fois : annoncer, ou rien.
why-DT-4-7 = Ta place donne exactement autant de cartes que l'échange le dit.
why-DT-4-8 = Tu as déjà choisi, ou tu n'as pas ces cartes.
why-DT-4-9 = Tu dois donner tes meilleures cartes : les plus petites.
why-DT-4-10 = Les Coups francs restent chez toi : ils ne comptent pas à l'échange.
why-DT-4-13 = À trois, seules la première et la troisième place échangent.
why-DT-4-16 = Le Coup d'envoi se joue toujours seul.
why-DT-4-17 = Le Coup d'envoi ne fait qu'ouvrir la manche.
why-DT-4-18 = Qui ouvre joue une carte, ou plusieurs de même valeur, et ne peut pas passer.
why-DT-4-20 = Ce n'est pas ton tour.
why-DT-4-22 = Joue autant de cartes que l'ouverture, toutes de même valeur, plus petite que la dernière.
why-DT-4-32 = Tu as déjà fini cette manche.
why-DT-4-36 = Tu n'as pas ces cartes.
why-DT-5-1 = Les cartes jouées ensemble ont la même valeur ; des Coups francs peuvent s'y joindre.
why-DT-5-2 = Toutes les cartes d'un jeu ont la même valeur ; le Carton jaune est un 8.
why-DT-5-4 = Coups francs seuls : annonce une valeur de 1 à 10 ; à côté d'une autre carte, aucune.
why-DT-5-5 = Un Coup franc ne peut pas être un 0.
why-DT-5-6 = À cette table, les Coups francs seuls valent 11.
why-DT-5-8 = Une carte seule ne se bat que par une carte seule, une paire par une paire.
why-DT-5-11 = Avec le Carton jaune, tu désignes quelqu'un encore en jeu, qui saute ce pli.
why-DT-5-12 = Ce jeu finit la manche : plus personne ne va sur le banc.
why-DT-5-15 = Le Carton rouge ne sert qu'à ouvrir, jamais à suivre.
why-DT-5-20 = Un Hat Trick, ce sont les deux Coups francs et une carte de 0 à 5.
why-DT-5-26 = Le Carton jaune et le Carton rouge vont ensemble, à quelqu'un d'autre.
why-DT-6-5 = La partie est finie.
why-DT-8-5 = À l'échange, tous choisissent en secret et à la fois.

## Sur le plateau

title-number = { $number ->
    [1] Capitaine
    [2] Buteur
    [3] Ailier
    [4] Meneur
    [5] Milieu
    [6] Latéral
    [7] Libéro
    [8] Arbitre
    [9] Remplaçant
   *[other] Banc
 }
title-goal = BUT !
title-yellow = CARTON JAUNE
title-kickoff = ENVOI
title-red = CARTON ROUGE
title-kick = COUP FRANC
face-skip = BANC
as-value = comme { $value }
state-turn = à jouer
state-your-turn = à toi
state-lead = ouvre
state-passed = a passé
state-skipped = au banc
state-out = fini
state-left = le reste
state-next = ensuite
state-deals = ramasseur
state-trade = échange
state-idle = attend
points = { $count } pts
spot-said = #{ $rank }, { $who-name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $gold } d'or, { $silver } d'argent, { $bronze } de bronze, { $state }
spot-pick = { $spot }, choisir { $who-name }
beat = Bats { $cards }
beat-ahead = { $who ->
    [you] Tu mènes
   *[other] { $who-name } mène
 }
beat-need = { $count ->
    [one] Une carte plus petite
   *[other] { $count } cartes plus petites
 } que { $card }
skip-ask = Touche qui va sur le banc
lead = { $who ->
    [you] Tu ouvres
   *[other] { $who-name } ouvre
 }
lead-any = Une carte, ou plusieurs égales
trick-said = { $who ->
    [you] Tu as joué
   *[other] { $who-name } a joué
 } { $cards }
trade-title = Échange secret
trade-upper = Donne à { $who-name } { $count ->
    [one] une carte
   *[other] { $count } cartes
 } de ton choix
trade-lower = Donne à { $who-name } { $count ->
    [one] ta meilleure carte
   *[other] tes { $count } meilleures cartes
 }
trade-done = Tes cartes sont cachées. Toutes se dévoilent ensemble.
trade-watch = Tu n'échanges pas dans cette manche.
trade-outside = Les premiers et les derniers de la manche d'avant échangent des cartes, faces cachées.
trade-gave = Tu as donné { $gave } et reçu { $got }.
claims-title = Quelque chose à annoncer ?
claims-now = Un Hat Trick ou un Nutmeg s'annonce maintenant, ou il est perdu.
claims-done = Tu as répondu. Toutes les réponses s'ouvrent ensemble.
nutmeg-title = Nutmeg !
nutmeg-choose = { $who ->
    [you] Choisis qui reçoit le Carton jaune et le Carton rouge.
   *[other] { $who-name } choisit qui reçoit le Carton jaune et le Carton rouge.
 }
over-title = Toutes les manches sont jouées
played-pile = Jouées
look-title = Cartes jouées
look-trick = Ce pli
look-gone = Sorties dans cette manche
look-before = La manche d'avant
look-held = { $who ->
    [you] Il te restait
   *[other] Il restait à { $who-name }
 }
look-none = Aucune
look-left = Combien sont encore en jeu
until = Passer pour moi jusqu'à la fin du pli
key-pick = Choisir les cartes de cette valeur (0 : But)
key-ten = Choisir les 10
key-kick = Choisir un Coup franc
key-yellow = Choisir le Carton jaune
key-red = Choisir le Carton rouge
shout-hat-trick = HAT TRICK !
shout-nutmeg = NUTMEG !
shout-goal = BUT !
shout-gold = { $who ->
    [you] L'or pour toi !
   *[other] L'or pour { $who-name } !
 }
shout-sits-out = { $who ->
    [you] Tu vas sur le banc
   *[other] { $who-name } va sur le banc
 }
shout-red = { $who ->
    [you] Tu prends le Carton rouge
   *[other] { $who-name } prend le Carton rouge
 }
shout-round = Manche { $round }
result-title = Médailles
result-gold = Or · 3
result-silver = Argent · 2
result-bronze = Bronze · 1
result-points = Points
plaque = Place #{ $rank }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
