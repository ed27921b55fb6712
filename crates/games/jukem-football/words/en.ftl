### Jukem Football in words.

about = March to exactly a hundred yards, and tear the other drive apart.
goal = Score more points than the other player: 7 for a touchdown, 3 for a field goal.
lesson-first = A hundred yards

## Cards

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

help-run = Carries your drive { $yards } yards forward, all by itself.
help-pass = Carries your drive as far as the CATCH you play with it: one from { $from } to { $to } yards.
help-catch = Carries your drive { $yards } yards forward, on a PASS whose range it lies in.
help-kick-return = Opens a drive with { $yards } yards.
help-jukem = Doubles the yards of the play it is played with, and nobody can answer that play.
help-pancake = Adds { $yards } yards to the RUN it is played with.
help-field-goal = Ends your drive for { $points } points. Nobody can answer it.
help-yellow = Takes back the play the other player has just made. Its cards are out of play, and the turn is over.
help-red = Wipes out the other player's whole drive. Its cards are out of play, and the turn is over.

when-run = On your turn, unless it goes past 100 yards.
when-pass = On your turn, together with one CATCH, unless that goes past 100 yards.
when-catch = On your turn, together with one PASS, unless it goes past 100 yards.
when-kick-return = On your turn, while your drive has no plays.
when-jukem = On your turn, together with a RUN, a PASS and its CATCH, or a KICK RETURN, unless the doubled play goes past 100 yards. One to a play.
when-pancake = On your turn, together with a RUN, unless that goes past 100 yards. One to a RUN.
when-field-goal = On your turn, when your drive stands at { $yards } yards or more.
when-defense = Right after a play of the other player. Not against a JUKEM, a touchdown, a field goal or a discard.

sign-yards = The number is the yards it brings.
sign-range = The numbers are the shortest and the longest CATCH it takes; both are inside.
sign-double = ×2: the play counts twice.
sign-more = +10: ten more yards.
sign-points = 3: the points it brings.
sign-black = Black: offense.
sign-yellow = Yellow with a flag: defense that takes back one play.
sign-red = Red with a stop sign: defense that wipes out a drive.

## Zones

zone-draw = the draw pile
    .from = from the draw pile
    .to = onto the draw pile
    .in = in the draw pile
    .title = draw
zone-discard = the discard pile
    .from = from the discard pile
    .to = onto the discard pile
    .in = in the discard pile
    .title = discard
zone-out = the cards out of play
    .from = from the cards out of play
    .to = out of play
    .in = out of play
    .title = out of play
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
zone-drive = { $who ->
    [you] your drive
   *[other] { $who-name }'s drive
 }
    .from = { $who ->
        [you] from your drive
       *[other] from { $who-name }'s drive
     }
    .to = { $who ->
        [you] to your drive
       *[other] to { $who-name }'s drive
     }
    .in = { $who ->
        [you] in your drive
       *[other] in { $who-name }'s drive
     }
    .title = drive
zone-scored = { $who ->
    [you] your scored drives
   *[other] { $who-name }'s scored drives
 }
    .from = { $who ->
        [you] from your scored drives
       *[other] from { $who-name }'s scored drives
     }
    .to = { $who ->
        [you] to your scored drives
       *[other] to { $who-name }'s scored drives
     }
    .in = { $who ->
        [you] among your scored drives
       *[other] among { $who-name }'s scored drives
     }
    .title = scored

## What can be done

do-draw = Draw a card
do-take = Take { $card }
do-take-top = Take the top discard
do-run = Run for { $yards }
do-block = Block and run for { $yards }
do-pass = Pass { $from }–{ $to } for { $yards }
do-return = Kick return for { $yards }
do-jukem = JUKEM! { $play }
do-gain = { $play }, to { $total }
do-touchdown = { $play }: touchdown!
do-goal = Kick a field goal: { $points } points
do-discard = Discard { $card }
do-stop = { $card } Take back the play: { $yards } yards
do-wipe = { $card } Wipe out the drive: { $yards } yards
do-allow = Let it stand
do-end-half = End the half
do-end-overtime = End the overtime
do-concede = Give up
do-amiss = Play cards that make no play

## What happened

half-begins = { $half ->
    [1] The first half begins.
   *[other] The second half begins.
 } { $who ->
    [you] You deal.
   *[other] { $who-name } deals.
 }
overtime-begins = Overtime { $number } begins: the first score wins. { $who ->
    [you] You deal.
   *[other] { $who-name } deals.
 }
turn = { $who ->
    [you] You are up.
   *[other] { $who-name } is up.
 }
final-turn = { $who ->
    [you] You draw the last card: this is your final turn.
   *[other] { $who-name } draws the last card: this is the final turn.
 }
shouts = { $who ->
    [you] You shout: JUKEM!
   *[other] { $who-name } shouts: JUKEM!
 }
played = { $who ->
    [you] You play { $cards } for { $yards } yards and stand at { $total }.
   *[other] { $who-name } plays { $cards } for { $yards } yards and stands at { $total }.
 }
allowed = { $who ->
    [you] You let it stand.
   *[other] { $who-name } lets it stand.
 }
stopped = { $who ->
    [you] You answer
   *[other] { $who-name } answers
 } with { $card } { $whose ->
    [you] Your last play is taken back: you lose { $yards } yards.
   *[other] { $whose-name }'s last play is taken back: { $yards } yards are lost.
 }
wiped-out = { $who ->
    [you] You answer
   *[other] { $who-name } answers
 } with { $card } { $whose ->
    [you] Your whole drive is wiped out: you lose { $yards } yards.
   *[other] { $whose-name }'s whole drive is wiped out: { $yards } yards are lost.
 }
discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $who-name } discards { $card }.
 }
not-asked = { $who ->
    [you] You have nothing to answer with.
   *[other] { $who-name } has nothing to answer with.
 }
no-play-left = { $who ->
    [you] You have no play left.
   *[other] { $who-name } has no play left.
 }
ended = { $who ->
    [you] You make no more plays.
   *[other] { $who-name } makes no more plays.
 }
touchdown = Touchdown! { $who ->
    [you] You score { $points } points.
   *[other] { $who-name } scores { $points } points.
 }
field-goal = Field goal, and it's good! { $who ->
    [you] You score { $points } points.
   *[other] { $who-name } scores { $points } points.
 }
half-over = { $half ->
    [1] The first half is over.
   *[other] The second half is over.
 }
overtime-over = Overtime { $number } is over.
time-up = { $who ->
    [you] Your time is up.
   *[other] { $who-name }'s time is up.
 }
conceded = { $who ->
    [you] You give up.
   *[other] { $who-name } gives up.
 }
won = { $who ->
    [you] You win the game.
   *[other] { $who-name } wins the game.
 }
tied = The game is a tie.

## How it stands

status-half = { $half ->
    [1] First half
   *[other] Second half
 }, { $who ->
    [you] you dealt
   *[other] { $who-name } dealt
 }.
status-overtime = Overtime { $number }, the first score wins; { $who ->
    [you] you dealt
   *[other] { $who-name } dealt
 }.
status-practice = Practice: { $cards } stay in the box.
status-final = This is the final turn: as many plays as the hand allows.
status-refill = { $who ->
    [you] You fill your hand:
   *[other] { $who-name } fills up:
 } { $count ->
    [one] one more card
   *[other] { $count } more cards
 }.
status-play = { $who ->
    [you] You choose a play.
   *[other] { $who-name } chooses a play.
 }
status-answer = { $who ->
    [you] You may answer the play, or let it stand.
   *[other] { $who-name } may answer the play, or let it stand.
 }
status-drive = { $who ->
    [you] Your drive
   *[other] { $who-name }'s drive
 } stands at { $total } yards, { $togo } to go.
status-range = { $who ->
    [you] Your drive
   *[other] { $who-name }'s drive
 } stands at { $total } yards, { $togo } to go: field goal range.
status-known = Both know of { $cards } { $who ->
    [you] in your hand
   *[other] in { $who-name }'s hand
 }.
status-dry = Dry turns in a row: { $count } of { $most }.
status-over = The game is over.
deck-differs = This deck has { $total } cards; the printed one has { $printed }.

## Options

option-deck = Cards
    .help = Which mix of cards is used.
option-deck-jukem-2016-reconstructed = the box, reconstructed
option-practice = Practice game
    .help = A gentler first game: one yellow and one red card stay in the box.
option-practice-yellow = Yellow card left out
    .help = Which yellow kind gives up a card in a practice game.
option-practice-yellow-holding = HOLDING!
option-practice-yellow-sack = SACK!
option-practice-red = Red card left out
    .help = Which red kind gives up a card in a practice game.
option-practice-red-fumble = FUMBLE!
option-practice-red-picked-off = PICKED OFF!
option-first-dealer = First dealer
    .help = Who deals the first half; the other player begins it.
option-first-dealer-random = by lot
option-first-dealer-seat0 = chair 1
option-first-dealer-seat1 = chair 2
option-discard-rule = Throwing cards away
    .help = Whether you may throw a card away although you could make a play.
option-discard-rule-forced-only = only if you must
option-discard-rule-always = always
option-overtime = Level score
    .help = Whether a level score is played on or stays a tie.
option-overtime-sudden-death = first score wins
option-overtime-none = stays a tie
option-overtime-dealer = Dealer in overtime
    .help = Who deals each overtime.
option-overtime-dealer-alternate = in turn
option-overtime-dealer-random = by lot
option-overtime-cap = Most overtimes
    .help = After so many overtimes the game is a tie.
option-stall-limit = Dry turns
    .help = How many turns in a row may go by with nothing but a swap with the discard pile, before somebody must draw.
option-discard-view = Discard pile
    .help = Whether you see the whole discard pile or only its top card.
option-discard-view-full = all of it
option-discard-view-top-only = top card only
option-defense-prompt = Ask the defender
    .help = Whether the defender is asked even without a defensive card in hand.
option-defense-prompt-always = always
option-defense-prompt-only-if-able = only with a card
option-turn-clock = Turn clock (seconds)
    .help = Seconds for a turn, its refill and its play together; on a final turn each play gets them anew.
option-defense-clock = Clock for answers (seconds)
    .help = Seconds for the answer to a play.

## Why not

why-JK-2-2 = A practice game needs a card of each kind that is left out, and ten cards besides.
why-JK-2-5 = Exactly two play.
why-JK-4-2 = A play is a RUN, a PASS with a CATCH, a KICK RETURN or a FIELD GOAL; PANCAKE BLOCK! and JUKEM may be added.
why-JK-4-8 = The draw pile is empty.
why-JK-4-9 = You take one card from the discards in a turn, if one lies there.
why-JK-4-20 = That would carry you past 100 yards.
why-JK-4-21 = Your hand cannot make that play.
why-JK-4-22 = You may discard only when you can play nothing at all.
why-JK-4-23 = You discard one card of your own hand.
why-JK-4-25 = That card is never a play on its own.
why-JK-4-30 = Answer with one yellow or red card of your hand, or let the play stand.
why-JK-4-42 = You can end the half only on the final turn, and then nothing is discarded.
why-JK-4-46 = That is not yours to do now.
why-JK-5-3 = The CATCH must lie inside the range of the PASS.
why-JK-5-5 = PASS and CATCH are played together.
why-JK-5-7 = A PASS takes one CATCH.
why-JK-5-9 = The KICK RETURN only opens a drive: yours has plays already.
why-JK-5-16 = A play takes one JUKEM.
why-JK-5-17 = A JUKEM goes only with yards: not with a FIELD GOAL.
why-JK-5-18 = Doubled, that would go past 100 yards; without the JUKEM it may not.
why-JK-5-21 = A PANCAKE BLOCK! goes only with a RUN.
why-JK-5-22 = A RUN takes one PANCAKE BLOCK!
why-JK-5-24 = A FIELD GOAL takes 70 yards or more.
why-JK-9-3 = There was too much swapping: draw from the pile first.

## On the board

title-run = RUN
title-pass = PASS
title-catch = CATCH
board-half = Half
board-overtime = OT
half-name = { $half ->
    [1] 1st half
   *[other] 2nd half
 }
overtime-name = Overtime { $number }
final = Final turn
yards = { $count ->
    [one] yard
   *[other] yards
 }
to-go = { $yards } to go
range = Field goal range
sum-hidden = Count it!
drive-said = { $who ->
    [you] Your drive
   *[other] { $who-name }'s drive
 }: { $total } yards, { $togo } to go. { $cards-count ->
    [0] No plays yet.
   *[other] { $cards }.
 }
pile-draw = Draw
pile-discard = Discard
pile-out = Out
pile-play = Play
play-said = Play: +{ $yards }
pile-said = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
 }
pile-said-top = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
 }, on top { $card }
look = Look through
look-title = Cards on the table
look-discard = Discards, the newest first
look-top = Only the top discard is shown at this table.
look-out = Out of play until the period ends
look-scored = { $who ->
    [you] Your drives that scored
   *[other] { $who-name }'s drives that scored
 }
look-known = { $who ->
    [you] Known in your hand
   *[other] Known in { $who-name }'s hand
 }
look-left = Left in the box for practice
look-none = None
sums-hide = Cover the sums: I count myself
sums-show = Show the sums
side-said = { $who-name }: { $points ->
    [one] one point
   *[other] { $points } points
 }, { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
card-known = { $card }, both coaches know of it
card-can = { $card }, can be used
card-with = { $card }, goes with what you picked
hand-said = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
 }
hand-empty = No cards in your hand.
ask-refill = Fill your hand: { $count ->
    [one] one more card
   *[other] { $count } more cards
 }.
ask-refill-draw = Begin with the draw pile: too many dry turns.
ask-play = Make a play.
ask-discard = No play fits: discard a card.
ask-final = Final turn: play on while you can.
ask-dry = Dry turns: { $count } of { $most }
call-run = { $who ->
    [you] You gain
   *[other] { $who-name } gains
 } { $yards } on the ground: { $total } yards.
call-pass = { $who ->
    [you] Your pass
   *[other] { $who-name }'s pass
 } gains { $yards }: { $total } yards.
call-kick = { $who ->
    [you] You return
   *[other] { $who-name } returns
 } the kick { $yards } yards: { $total }.
call-ask = Answer, or let it stand?
call-nothing = Nothing to answer with
always = Always let plays stand
key-draw = Draw from the pile
key-take = Take the top discard, or discard the picked card
key-allow = Let the play stand
key-defend = Answer with a defensive card
shout-touchdown = TOUCHDOWN!
shout-good = IT'S GOOD!
shout-jukem = JUKEM!
shout-half = HALFTIME
shout-overtime = OVERTIME
shout-final = FINAL TURN
plaque = { $yards ->
    [one] one yard
   *[other] { $yards } yards
 }
result-title = Score by period
result-total = Total
result-touchdowns = { $count ->
    [one] one touchdown
   *[other] { $count } touchdowns
 }
result-goals = { $count ->
    [one] one field goal
   *[other] { $count } field goals
 }
result-made = { $scores }
result-nothing = no score
result-conceded = { $who ->
    [you] You gave up.
   *[other] { $who-name } gave up.
 }
