### Lo que cada interfaz dice de cualquier juego.

plain = { $text }

## Listas y cartas

list-and = { $first } y { $last }
list-comma = { $first }, { $rest }
card-times = { $card } ×{ $count }
backs = { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
you-among = tú
