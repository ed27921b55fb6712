### What every face says of any game.

plain = { $text }

## Lists and cards

list-and = { $first } and { $last }
list-comma = { $first }, { $rest }
card-times = { $card } ×{ $count }
backs = { $count ->
    [one] a card
   *[other] { $count } cards
 }
you-among = you
