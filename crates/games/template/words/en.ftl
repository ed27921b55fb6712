### Kuhn poker in words.

about = The smallest game of poker there is: three cards, one bet.
goal = Win the other player's chips: with the higher card, or with the nerve to bet.

## Cards

face-jack = jack
face-queen = queen
face-king = king
help-jack = The lowest card: it wins only if the other player folds.
help-queen = The middle card: it beats the jack and loses to the king.
help-king = The highest card: it wins whenever cards are shown.
help-when = It is compared after two checks or a call.

## Zones

zone-pile = the card that is left over
    .from = from the card that is left over
    .to = to the card that is left over
    .in = left over
    .title = left over
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

do-check = Check: bet nothing
do-bet = Bet one chip
do-fold = Fold: give up the pot
do-call = Call: match the bet

## What happened

checks = { $who ->
    [you] You check.
   *[other] { $who-name } checks.
 }
bets = { $who ->
    [you] You bet one chip.
   *[other] { $who-name } bets one chip.
 }
folds = { $who ->
    [you] You fold.
   *[other] { $who-name } folds.
 }
calls = { $who ->
    [you] You call.
   *[other] { $who-name } calls.
 }
won = { $who ->
    [you] You win
   *[other] { $who-name } wins
 } { $chips ->
    [one] one chip
   *[other] { $chips } chips
 }.

## How it stands

status-open = Nothing has been bet.
status-facing = { $who ->
    [you] You have bet one chip.
   *[other] { $who-name } has bet one chip.
 }
status-over = The cards have been compared, or somebody folded.

## Why not

why-KP-2-1 = Exactly two play.
why-KP-4-1 = It is not your turn to speak.
why-KP-4-2 = While nothing has been bet you check or bet.
why-KP-4-3 = You call or fold only once the other player has bet.
