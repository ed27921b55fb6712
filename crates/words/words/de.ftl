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
