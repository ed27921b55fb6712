### Leduc poker in words.

about = Poker with six cards: a card in the hand, a card on the board, two rounds of betting.
goal = Win the other player's chips: with a pair, with the higher card, or with the nerve to raise.

## Cards

suit-spades = spades
suit-hearts = hearts
face-jack = jack of { $suit }
face-queen = queen of { $suit }
face-king = king of { $suit }
help-jack = The lowest rank: it wins with a jack on the board, or if the other player folds.
help-queen = The middle rank: it beats the jack, loses to the king, and wins with a queen on the board.
help-king = The highest rank: it beats everything but a pair.
help-when = It is compared after the second round of betting, if nobody folds.
help-suit = Suits have no rank.

## Zones

zone-pile = the pile
    .from = from the pile
    .to = onto the pile
    .in = in the pile
    .title = pile
zone-board = the board
    .from = from the board
    .to = onto the board
    .in = on the board
    .title = board
zone-hand = { $who ->
    [you] your hand
   *[other] { $who-name }'s hand
 }
    .from = { $who ->
        [you] from your hand
       *[other] from { $who-name }'s hand
     }
    .to = { $who ->
        [you] into your hand
       *[other] into { $who-name }'s hand
     }
    .in = { $who ->
        [you] in your hand
       *[other] in { $who-name }'s hand
     }
    .title = hand

## What can be done

do-fold = Fold: give up the pot and lose { $chips ->
    [one] one chip
   *[other] { $chips } chips
 }
do-check = Check: put in nothing
do-call = Call: put in { $chips } chips
do-raise = Raise: put in { $chips } chips
do-nothing = Nothing more can be done

## What happened

folds = { $who ->
    [you] You fold.
   *[other] { $who-name } folds.
 }
checks = { $who ->
    [you] You check.
   *[other] { $who-name } checks.
 }
calls = { $who ->
    [you] You call
   *[other] { $who-name } calls
 } with { $chips } chips.
raises = { $who ->
    [you] You raise
   *[other] { $who-name } raises
 } with { $chips } chips.
won = { $who ->
    [you] You win
   *[other] { $who-name } wins
 } { $chips ->
    [one] one chip
   *[other] { $chips } chips
 }.
split = Equal ranks: the pot is split.

## How it stands

status-first = First round of betting: a raise adds { $bet } chips.
status-second = Second round of betting: a raise adds { $bet } chips.
status-paid = { $who ->
    [you] You have put in
   *[other] { $who-name } has put in
 } { $chips ->
    [one] one chip
   *[other] { $chips } chips
 }.
status-over = The pot is won or split.

## Why not

why-LP-2-1 = Exactly two play.
why-LP-4-1 = It is not your turn to speak.
why-LP-4-2 = You may fold only once the other player has raised.
why-LP-4-3 = A call matches what the other player has put in.
why-LP-4-4 = This round has had its two raises.
