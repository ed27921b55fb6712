### Jukem Football en français.

about = Avance d'exactement cent yards et démonte la série adverse.
goal = Marque plus de points que l'adversaire : 7 pour un touchdown, 3 pour un field goal.
lesson-first = Cent yards

## Cartes

face-run = RUN { $yards }
face-pass = PASS { $from }–{ $to }
face-catch = CATCH { $yards }
face-kick-return = KICK RETURN
face-jukem = JUKEM
face-pancake = PANCAKE BLOCK!
face-field-goal = FIELD GOAL
face-holding = HOLDING!
face-sack = SACK!
face-fumble = FUMBLE!
face-picked-off = PICKED OFF!

help-run = Une course : ta série avance de { $yards } yards, sans autre carte.
help-pass = Une passe : ta série avance d'autant que le CATCH joué avec elle, de { $from } à { $to } yards.
help-catch = Une réception : ta série avance de { $yards } yards, sur un PASS dont elle respecte les limites.
help-kick-return = Un retour de coup d'envoi : ouvre une série avec { $yards } yards.
help-jukem = Double les yards de l'action qu'elle accompagne, et personne ne peut y répondre.
help-pancake = Un bloc : ajoute { $yards } yards au RUN qu'il accompagne.
help-field-goal = Termine ta série pour { $points } points. Personne ne peut y répondre.
help-yellow = Annule l'action que l'adversaire vient de jouer. Ses cartes sont hors jeu, et le tour est fini.
help-red = Efface toute la série de l'adversaire. Ses cartes sont hors jeu, et le tour est fini.

when-run = À ton tour, si cela ne dépasse pas 100 yards.
when-pass = À ton tour, avec un CATCH, si cela ne dépasse pas 100 yards.
when-catch = À ton tour, avec un PASS, si cela ne dépasse pas 100 yards.
when-kick-return = À ton tour, tant que ta série est vide.
when-jukem = À ton tour, avec un RUN, un PASS et son CATCH ou un KICK RETURN, si l'action doublée ne dépasse pas 100 yards. Un par action.
when-pancake = À ton tour, avec un RUN, si cela ne dépasse pas 100 yards. Un par RUN.
when-field-goal = À ton tour, quand ta série en est à { $yards } yards ou plus.
when-defense = Juste après une action de l'adversaire. Pas contre un JUKEM, un touchdown, un field goal ni une défausse.

sign-yards = Le nombre, ce sont les yards gagnés.
sign-range = Les nombres sont le CATCH le plus court et le plus long possibles, tous deux compris.
sign-double = ×2 : l'action compte double.
sign-more = +10 : dix yards de plus.
sign-points = 3 : les points marqués.
sign-black = Noir : attaque.
sign-yellow = Jaune avec un drapeau : défense qui annule une action.
sign-red = Rouge avec un panneau stop : défense qui efface une série.

## Lieux

zone-draw = la pioche
    .from = de la pioche
    .to = sur la pioche
    .in = dans la pioche
    .title = pioche
zone-discard = la défausse
    .from = de la défausse
    .to = sur la défausse
    .in = dans la défausse
    .title = défausse
zone-out = les cartes hors jeu
    .from = des cartes hors jeu
    .to = hors jeu
    .in = hors jeu
    .title = hors jeu
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
zone-drive = { $who ->
    [you] ta série
   *[other] la série de { $who-name }
 }
    .from = { $who ->
        [you] de ta série
       *[other] de la série de { $who-name }
     }
    .to = { $who ->
        [you] dans ta série
       *[other] dans la série de { $who-name }
     }
    .in = { $who ->
        [you] dans ta série
       *[other] dans la série de { $who-name }
     }
    .title = série
zone-scored = { $who ->
    [you] tes séries marquées
   *[other] les séries marquées de { $who-name }
 }
    .from = { $who ->
        [you] de tes séries marquées
       *[other] des séries marquées de { $who-name }
     }
    .to = { $who ->
        [you] parmi tes séries marquées
       *[other] parmi les séries marquées de { $who-name }
     }
    .in = { $who ->
        [you] parmi tes séries marquées
       *[other] parmi les séries marquées de { $who-name }
     }
    .title = marquées

## Ce qu'on peut faire

do-draw = Piocher une carte
do-take = Prendre { $card }
do-take-top = Prendre le haut de la défausse
do-run = Course de { $yards }
do-block = Bloc et course de { $yards }
do-pass = Passe { $from }–{ $to } de { $yards }
do-return = Retour de { $yards }
do-jukem = JUKEM ! { $play }
do-gain = { $play }, jusqu'à { $total }
do-touchdown = { $play } : touchdown !
do-goal = Tenter le field goal : { $points } points
do-discard = Défausser { $card }
do-stop = { $card } Annuler l'action : { $yards } yards
do-wipe = { $card } Effacer la série : { $yards } yards
do-allow = Laisser passer
do-end-half = Finir la mi-temps
do-end-overtime = Finir la prolongation
do-concede = Abandonner
do-amiss = Jouer des cartes qui ne vont pas ensemble

## Ce qui s'est passé

half-begins = { $half ->
    [1] La première mi-temps commence.
   *[other] La seconde mi-temps commence.
 } { $who ->
    [you] Tu distribues.
   *[other] { $who-name } distribue.
 }
overtime-begins = La prolongation { $number } commence : les premiers points gagnent. { $who ->
    [you] Tu distribues.
   *[other] { $who-name } distribue.
 }
turn = { $who ->
    [you] C'est à toi.
   *[other] C'est à { $who-name }.
 }
final-turn = { $who ->
    [you] Tu pioches la dernière carte : c'est ton dernier tour.
   *[other] { $who-name } pioche la dernière carte : c'est le dernier tour.
 }
shouts = { $who ->
    [you] Tu cries : JUKEM !
   *[other] { $who-name } crie : JUKEM !
 }
played = { $who ->
    [you] Tu joues { $cards } : { $yards } yards de gagnés, te voilà à { $total }.
   *[other] { $who-name } joue { $cards } : { $yards } yards de gagnés, série à { $total }.
 }
allowed = { $who ->
    [you] Tu laisses passer.
   *[other] { $who-name } laisse passer.
 }
stopped = { $who ->
    [you] Tu réponds
   *[other] { $who-name } répond
 } par { $card } { $whose ->
    [you] Ta dernière action est annulée : tu perds { $yards } yards.
   *[other] La dernière action de { $whose-name } est annulée : { $yards } yards de perdus.
 }
wiped-out = { $who ->
    [you] Tu réponds
   *[other] { $who-name } répond
 } par { $card } { $whose ->
    [you] Toute ta série est effacée : tu perds { $yards } yards.
   *[other] Toute la série de { $whose-name } est effacée : { $yards } yards de perdus.
 }
discarded = { $who ->
    [you] Tu défausses { $card }.
   *[other] { $who-name } défausse { $card }.
 }
not-asked = { $who ->
    [you] Tu n'as rien pour répondre.
   *[other] { $who-name } n'a rien pour répondre.
 }
no-play-left = { $who ->
    [you] Tu n'as plus d'action possible.
   *[other] { $who-name } n'a plus d'action possible.
 }
ended = { $who ->
    [you] Tu t'arrêtes là.
   *[other] { $who-name } s'arrête là.
 }
touchdown = Touchdown ! { $who ->
    [you] Tu marques { $points } points.
   *[other] { $who-name } marque { $points } points.
 }
field-goal = Field goal réussi ! { $who ->
    [you] Tu marques { $points } points.
   *[other] { $who-name } marque { $points } points.
 }
half-over = { $half ->
    [1] La première mi-temps est finie.
   *[other] La seconde mi-temps est finie.
 }
overtime-over = La prolongation { $number } est finie.
time-up = { $who ->
    [you] Ton temps est écoulé.
   *[other] Le temps de { $who-name } est écoulé.
 }
conceded = { $who ->
    [you] Tu abandonnes.
   *[other] { $who-name } abandonne.
 }
won = { $who ->
    [you] Tu gagnes le match.
   *[other] { $who-name } gagne le match.
 }
tied = Le match est nul.

## Où on en est

status-half = { $half ->
    [1] Première mi-temps
   *[other] Seconde mi-temps
 }, { $who ->
    [you] distribuée par toi
   *[other] distribuée par { $who-name }
 }.
status-overtime = Prolongation { $number }, les premiers points gagnent ; { $who ->
    [you] distribuée par toi
   *[other] distribuée par { $who-name }
 }.
status-practice = Entraînement : { $cards } restent dans la boîte.
status-final = C'est le dernier tour : autant d'actions que la main le permet.
status-refill = { $who ->
    [you] Tu complètes ta main :
   *[other] { $who-name } complète sa main :
 } { $count ->
    [one] encore une carte
   *[other] encore { $count } cartes
 }.
status-play = { $who ->
    [you] Tu choisis une action.
   *[other] { $who-name } choisit une action.
 }
status-answer = { $who ->
    [you] Tu peux répondre à l'action ou la laisser passer.
   *[other] { $who-name } peut répondre à l'action ou la laisser passer.
 }
status-drive = { $who ->
    [you] Ta série
   *[other] La série de { $who-name }
 } en est à { $total } yards, encore { $togo }.
status-range = { $who ->
    [you] Ta série
   *[other] La série de { $who-name }
 } en est à { $total } yards, encore { $togo } : à portée de field goal.
status-known = Tous deux savent : { $cards } { $who ->
    [you] dans ta main
   *[other] dans la main de { $who-name }
 }.
status-dry = Tours à sec d'affilée : { $count } sur { $most }.
status-over = Le match est fini.
deck-differs = Ce paquet compte { $total } cartes ; celui de la boîte en a { $printed }.

## Options

option-deck = Cartes
    .help = Avec quel mélange de cartes on joue.
option-deck-jukem-2016-reconstructed = la boîte, reconstituée
option-practice = Match d'entraînement
    .help = Un premier match plus doux : une carte jaune et une rouge restent dans la boîte.
option-practice-yellow = Jaune retirée
    .help = De quelle sorte jaune il manque une carte à l'entraînement.
option-practice-yellow-holding = HOLDING!
option-practice-yellow-sack = SACK!
option-practice-red = Rouge retirée
    .help = De quelle sorte rouge il manque une carte à l'entraînement.
option-practice-red-fumble = FUMBLE!
option-practice-red-picked-off = PICKED OFF!
option-first-dealer = Premier à distribuer
    .help = Qui distribue la première mi-temps ; l'autre commence.
option-first-dealer-random = au hasard
option-first-dealer-seat0 = chaise 1
option-first-dealer-seat1 = chaise 2
option-discard-rule = Défausser
    .help = Si l'on peut défausser une carte alors qu'une action est possible.
option-discard-rule-forced-only = seulement sans action
option-discard-rule-always = toujours
option-overtime = Égalité
    .help = Si une égalité se joue en prolongation ou reste un match nul.
option-overtime-sudden-death = les premiers points gagnent
option-overtime-none = match nul
option-overtime-dealer = Distribution en prolongation
    .help = Qui distribue chaque prolongation.
option-overtime-dealer-alternate = à tour de rôle
option-overtime-dealer-random = au hasard
option-overtime-cap = Prolongations au plus
    .help = Après autant de prolongations, le match est nul.
option-stall-limit = Tours à sec
    .help = Combien de tours d'affilée on peut se contenter d'échanger avec la défausse avant que quelqu'un doive piocher.
option-discard-view = Défausse
    .help = Si l'on voit toute la défausse ou seulement sa carte du haut.
option-discard-view-full = entière
option-discard-view-top-only = carte du haut
option-defense-prompt = Question à la défense
    .help = Si l'on interroge la défense même sans carte défensive en main.
option-defense-prompt-always = toujours
option-defense-prompt-only-if-able = seulement avec une carte
option-turn-clock = Temps par tour (secondes)
    .help = Secondes pour un tour, main et action comprises ; au dernier tour, chaque action les redonne.
option-defense-clock = Temps de réponse (secondes)
    .help = Secondes pour répondre à une action.

## Pourquoi pas

why-JK-2-2 = Un match d'entraînement demande une carte de chaque sorte retirée, et dix cartes en plus.
why-JK-2-5 = On joue à deux, ni plus ni moins.
why-JK-4-2 = Une action est un RUN, un PASS avec un CATCH, un KICK RETURN ou un FIELD GOAL ; PANCAKE BLOCK! et JUKEM peuvent s'y ajouter.
why-JK-4-8 = La pioche est vide.
why-JK-4-9 = À chaque tour, tu prends une seule carte de la défausse, s'il y en a une.
why-JK-4-20 = Cela te mènerait au-delà de 100 yards.
why-JK-4-21 = Ta main ne permet pas cette action.
why-JK-4-22 = Tu ne peux défausser que si tu n'as aucune action possible.
why-JK-4-23 = On défausse une seule carte de sa main.
why-JK-4-25 = Cette carte n'est jamais une action à elle seule.
why-JK-4-30 = Réponds par une carte jaune ou rouge de ta main, ou laisse passer l'action.
why-JK-4-42 = Tu ne peux finir la mi-temps qu'au dernier tour, et alors on ne défausse plus.
why-JK-4-46 = Ce n'est pas à toi de faire cela maintenant.
why-JK-5-3 = Le CATCH doit tenir dans les limites du PASS.
why-JK-5-5 = PASS et CATCH se jouent ensemble.
why-JK-5-7 = Un PASS prend un seul CATCH.
why-JK-5-9 = Le KICK RETURN ne fait qu'ouvrir une série : la tienne a déjà des actions.
why-JK-5-16 = Une action prend un seul JUKEM.
why-JK-5-17 = Un JUKEM ne va qu'avec des yards : pas avec un FIELD GOAL.
why-JK-5-18 = Doublé, cela dépasserait 100 yards ; sans le JUKEM peut-être pas.
why-JK-5-21 = Un PANCAKE BLOCK! ne va qu'avec un RUN.
why-JK-5-22 = Un RUN prend un seul PANCAKE BLOCK!
why-JK-5-24 = Un FIELD GOAL demande 70 yards ou plus.
why-JK-9-3 = Assez échangé : pioche d'abord une carte.

## Sur le plateau

title-run = RUN
title-pass = PASS
title-catch = CATCH
board-half = Mi-temps
board-overtime = PR
half-name = { $half ->
    [1] 1re mi-temps
   *[other] 2de mi-temps
 }
overtime-name = Prolongation { $number }
final = Dernier tour
yards = { $count ->
    [one] yard
   *[other] yards
 }
to-go = encore { $yards }
range = Field goal à portée
sum-hidden = Compte !
drive-said = { $who ->
    [you] Ta série
   *[other] Série de { $who-name }
 } : { $total } yards, encore { $togo }. { $cards-count ->
    [0] Pas encore d'action.
   *[other] { $cards }.
 }
pile-draw = Pioche
pile-discard = Défausse
pile-out = Hors jeu
pile-play = Action
play-said = Action : +{ $yards }
pile-said = { $name } : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
 }
pile-said-top = { $name } : { $count ->
    [one] une carte
   *[other] { $count } cartes
 }, en haut { $card }
look = Voir les cartes
look-title = Cartes sur la table
look-discard = Défausse, la plus récente d'abord
look-top = À cette table, on ne voit que la carte du haut de la défausse.
look-out = Hors jeu jusqu'à la fin de la période
look-scored = { $who ->
    [you] Tes séries qui ont marqué
   *[other] Séries de { $who-name } qui ont marqué
 }
look-known = { $who ->
    [you] Connues dans ta main
   *[other] Connues dans la main de { $who-name }
 }
look-left = Restées dans la boîte pour l'entraînement
look-none = Aucune
sums-hide = Cacher les sommes : je compte
sums-show = Montrer les sommes
side-said = { $who-name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
card-known = { $card }, tous deux la connaissent
card-can = { $card }, jouable
card-with = { $card }, va avec ton choix
hand-said = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
hand-empty = Ta main est vide.
ask-refill = Complète ta main : { $count ->
    [one] encore une carte
   *[other] encore { $count } cartes
 }.
ask-refill-draw = Commence par la pioche : trop de tours à sec.
ask-play = Joue une action.
ask-discard = Rien ne va : défausse une carte.
ask-final = Dernier tour : continue tant que tu peux.
ask-dry = Tours à sec : { $count } sur { $most }
call-run = { $who ->
    [you] Tu cours
   *[other] { $who-name } court
 } { $yards } yards : { $total } en tout.
call-pass = { $who ->
    [you] Ta passe gagne
   *[other] La passe de { $who-name } gagne
 } { $yards } yards : { $total } en tout.
call-kick = { $who ->
    [you] Tu retournes
   *[other] { $who-name } retourne
 } le ballon de { $yards } yards : { $total } en tout.
call-ask = Répondre, ou laisser passer ?
call-nothing = Rien pour répondre
always = Toujours laisser passer
key-draw = Piocher
key-take = Prendre le haut de la défausse, ou défausser la carte choisie
key-allow = Laisser passer l'action
key-defend = Répondre par une carte de défense
shout-touchdown = TOUCHDOWN !
shout-good = RÉUSSI !
shout-jukem = JUKEM !
shout-half = MI-TEMPS
shout-overtime = PROLONGATION
shout-final = DERNIER TOUR
plaque = { $yards ->
    [one] { $yards } yard
   *[other] { $yards } yards
 }
result-title = Points par période
result-total = Total
result-touchdowns = { $count ->
    [one] un touchdown
   *[other] { $count } touchdowns
 }
result-goals = { $count ->
    [one] un field goal
   *[other] { $count } field goals
 }
result-made = { $scores }
result-nothing = rien
result-conceded = { $who ->
    [you] Tu as abandonné.
   *[other] { $who-name } a abandonné.
 }
