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

## Cards that move

draws = { $who ->
    [you] You draw { $cards }
   *[other] { $who-name } draws { $cards }
 } { $from-from }.
puts = { $who ->
    [you] You put { $cards }
   *[other] { $who-name } puts { $cards }
 } { $to-to }.
gets = { $who ->
    [you] You get { $cards }
   *[other] { $who-name } gets { $cards }
 } { $from-from }.
goes = { $cards-count ->
    [one] { $cards } goes { $from-from } { $to-to }.
   *[other] { $cards } go { $from-from } { $to-to }.
 }
turned = { $cards-count ->
    [one] { $cards } is shown { $at-in }.
   *[other] { $cards } are shown { $at-in }.
 }
looks = { $cards-count ->
    [one] Somebody looks at { $cards } { $at-in }.
   *[other] Somebody looks at { $cards } { $at-in }.
 }
shuffled = The cards { $at-in } are shuffled.
gathered = All cards are gathered { $at-in }.

## Values of options

value-true = yes
value-false = no
value-yes = yes
value-no = no
value-on = on
value-off = off
value-auto = automatic
value-none = none

## Bots

level-beginner = beginner
    .about = Knows the rules, often misses the best choice, seldom bluffs, forgets to call.
level-casual = casual
    .about = Plays sensibly, slips now and then, bluffs and challenges sometimes.
level-strong = strong
    .about = Looks ahead, seldom misses a chance.
level-expert = expert
    .about = Looks far ahead and takes its time.

## Why something was not done

unknown-action = { $why }
unknown-action-meant = { $why }. Did you mean { $meant }?
no-such-seat = There is no seat { $seat } at this table.
not-due = The rules did not ask to be woken at this moment.
stale-because = Somebody was faster: { $why }
stale = Somebody was faster: look at the table and decide again.

## At the table

these-cards = { $cards }
bot-name = Bot { $seat }
seat-name = Seat { $seat }
you = You
you-at = you, seat { $seat }
table = Table
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
you-choose = You choose: { $what }.
you-hold = You hold { $cards }.
you-hold-nothing = You hold no cards.
zone-empty = empty
zone-top = { $card } on top
over = The match is over.
over-wins = { $who-names } wins.
over-tie = A tie: everybody shares the first place.
over-shared = { $who-names } share the first place.
waiting = Waiting …
waiting-for = Waiting for { $who-names } …
