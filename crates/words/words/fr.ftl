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
