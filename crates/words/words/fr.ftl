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
looks = Quelqu'un regarde { $cards } { $at-in }.
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
no-such-seat = Il n'y a pas de place { $seat } à cette table.
not-due = Les règles n'ont pas demandé à être réveillées à ce moment.
stale-because = Quelqu'un a été plus rapide : { $why }
stale = Quelqu'un a été plus rapide : regarde la table et décide à nouveau.

## À la table

these-cards = { $cards }
bot-name = Bot { $seat }
seat-name = Place { $seat }
you = Toi
you-at = toi, place { $seat }
table = Table
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
you-choose = Tu choisis : { $what }.
you-hold = Tu as en main { $cards }.
you-hold-nothing = Tu n'as aucune carte en main.
zone-empty = vide
zone-top = { $card } sur le dessus
over = La partie est terminée.
over-wins = { $who-names } gagne.
over-tie = Égalité : tout le monde partage la première place.
over-shared = { $who-names } partagent la première place.
waiting = En attente …
waiting-for = En attente de { $who-names } …
