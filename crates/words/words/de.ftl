### Was jedes Gesicht über jedes Spiel sagt.

plain = { $text }

## Listen und Karten

list-and = { $first } und { $last }
list-comma = { $first }, { $rest }
card-times = { $card } ×{ $count }
backs = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
you-among = du

## Karten, die sich bewegen

draws = { $who ->
    [you] Du ziehst { $cards }
   *[other] { $who-name } zieht { $cards }
 } { $from-from }.
puts = { $who ->
    [you] Du legst { $cards }
   *[other] { $who-name } legt { $cards }
 } { $to-to }.
gets = { $who ->
    [you] Du bekommst { $cards }
   *[other] { $who-name } bekommt { $cards }
 } { $from-from }.
goes = { $cards-count ->
    [one] { $cards } geht { $from-from } { $to-to }.
   *[other] { $cards } gehen { $from-from } { $to-to }.
 }
turned = { $cards-count ->
    [one] { $cards } wird { $at-in } gezeigt.
   *[other] { $cards } werden { $at-in } gezeigt.
 }
looks = Jemand sieht sich { $cards } { $at-in } an.
shuffled = Die Karten { $at-in } werden gemischt.
gathered = Alle Karten werden { $at-in } gesammelt.

## Werte von Optionen

value-true = ja
value-false = nein
value-yes = ja
value-no = nein
value-on = an
value-off = aus
value-auto = automatisch
value-none = keine

## Bots

level-beginner = Anfänger
    .about = Kennt die Regeln, übersieht oft das Beste, blufft selten, vergisst das Rufen.
level-casual = Gelegenheitsspieler
    .about = Spielt vernünftig, patzt ab und zu, blufft und zweifelt manchmal.
level-strong = stark
    .about = Denkt voraus, verpasst selten eine Gelegenheit.
level-expert = Experte
    .about = Denkt weit voraus und nimmt sich Zeit.

## Warum etwas nicht geschah

unknown-action = { $why }
unknown-action-meant = { $why }. Meintest du { $meant }?
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
not-due = Die Regeln wollten in diesem Augenblick nicht geweckt werden.
stale-because = Jemand war schneller: { $why }
stale = Jemand war schneller: sieh auf den Tisch und entscheide neu.

## Am Tisch

these-cards = { $cards }
bot-name = Bot { $seat }
seat-name = Platz { $seat }
you = Du
you-at = du, Platz { $seat }
table = Tisch
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
you-choose = Du wählst: { $what }.
you-hold = Du hältst { $cards }.
you-hold-nothing = Du hast keine Karten auf der Hand.
zone-empty = leer
zone-top = oben { $card }
over = Die Partie ist vorbei.
over-wins = { $who-names } gewinnt.
over-tie = Unentschieden: Alle teilen sich den ersten Platz.
over-shared = { $who-names } teilen sich den ersten Platz.
waiting = Warten …
waiting-for = Warten auf { $who-names } …
