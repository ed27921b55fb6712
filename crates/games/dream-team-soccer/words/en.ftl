### Dream Team Soccer in words.

about = Get rid of your cards first: low beats high, and the best seat is yours.
goal = Go out early and collect medals: gold counts 3 points, silver 2, bronze 1.
lesson-first = Low beats high

## Cards

face-number = { $number }
    .a = { $number ->
        [8] an 8
       *[other] a { $number }
     }
    .many = { $number }s
face-goal = Goal
    .a = the Goal
    .many = Goals
face-yellow = Yellow Card
    .a = the Yellow Card
    .many = Yellow Cards
face-kickoff = Kickoff
    .a = the Kickoff
    .many = 11s
face-red = Red Card
    .a = the Red Card
    .many = 12s
face-kick = Free Kick
    .a = a Free Kick
    .many = Free Kicks

some = { $count ->
    [1] { $card-a }
    [2] two { $card-many }
    [3] three { $card-many }
    [4] four { $card-many }
    [5] five { $card-many }
    [6] six { $card-many }
    [7] seven { $card-many }
    [8] eight { $card-many }
    [9] nine { $card-many }
    [10] ten { $card-many }
   *[other] { $count } { $card-many }
 }
both = both { $card-many }
one-as = { $card-a } as { $value }
both-as = both { $card-many } as { $value }s

help-number = Value { $number }: it beats everything above { $number }. Low beats high.
help-goal = Value 0, the strongest card: nothing beats it, and it ends the trick at once.
help-yellow = An 8 that makes somebody sit out until the trick is over.
help-kickoff = Opens the round. Parlor plays it for whoever holds it.
help-red = Value 12, the weakest card. Whoever wins a trick with it must pick it up again, unless it was the only card of the trick.
help-kick = Wild: beside other cards it counts as their value. Alone it counts what you name, from 1 to 10.
help-kick-worst = Wild: beside other cards it counts as their value. Alone it counts 11.

when-number = When you lead, alone or with equal cards; or to beat a higher value with as many cards as were led.
when-goal = When you lead or follow, alone or with Free Kicks.
when-yellow = When you lead or follow, alone or with other 8s. You point at somebody who is still in, unless your play ends the round.
when-kickoff = Only as the first card of the round, by itself.
when-red = Only when you lead: you can never follow with it.
when-kick = When you lead or follow, with any card but the Kickoff, or without another card.

sign-value = The number in the corner is its value; the deck has { $count ->
    [one] one such card
   *[other] { $count } such cards
 }.
sign-goal = The 0 in the corner is its value; the deck has one.
sign-yellow = The 8 in the corner is its value, and the yellow bar its power; the deck has one.
sign-kickoff = The K stands for Kickoff: any single card but the Red Card beats it.
sign-red = The R stands for red: no card is higher.
sign-kick = The star stands for any value; the deck has two.

## Zones

zone-pile = the pile
    .from = from the pile
    .to = onto the pile
    .in = in the pile
    .title = pile
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
zone-trick = the trick
    .from = from the trick
    .to = to the trick
    .in = in the trick
    .title = trick
zone-gone = the cards of earlier tricks
    .from = from the cards of earlier tricks
    .to = out of the round
    .in = out of the round
    .title = gone

## What can be done

do-pass = Pass
do-lead = Lead { $cards }
do-play = Play { $cards }
do-skip = { $play }, and skip { $who ->
    [you] you
   *[other] { $who-name }
 }
do-out = { $play }: out in { $place ->
    [1] first place!
    [2] second place
    [3] third place
   *[other] place { $place }
 }
do-win = { $play }: the trick is yours
do-give = Give { $cards }
do-give-to = Give { $who-name } { $cards }
do-nutmeg = Give both cards to { $who-name }
do-hat-trick = Claim your Hat Trick
do-claim-nutmeg = Claim your Nutmeg and give it to { $who-name }
do-ready = Nothing to claim
do-sealed = Answer in secret
do-mixed = Play cards of two values
do-skip-picked = Skip { $who-name }

## What happened

round-begins = Round { $round }: { $who ->
    [you] you deal
   *[other] { $who-name } deals
 }.
sits = { $who ->
    [you] You sit
   *[other] { $who-name } sits
 } in #{ $number }.
hat-trick = { $who ->
    [you] You have a Hat Trick and win
   *[other] { $who-name } has a Hat Trick and wins
 } the round.
nutmeg = { $who ->
    [you] You have
   *[other] { $who-name } has
 } a Nutmeg.
nutmeg-given = { $who ->
    [you] You give
   *[other] { $who-name } gives
 } the { $yellow } and the { $red } to { $to ->
    [you] you
   *[other] { $to-name }
 }.
traded = { $who ->
    [you] You and { $with-name }
   *[other] { $with ->
        [you] You and { $who-name }
       *[other] { $who-name } and { $with-name }
     }
 } trade { $count ->
    [one] a card
   *[other] { $count } cards
 }.
kickoff = { $who ->
    [you] You open
   *[other] { $who-name } opens
 } with the { $card }.
played = { $who ->
    [you] You play
   *[other] { $who-name } plays
 } { $cards }.
played-set = { $who ->
    [you] You play
   *[other] { $who-name } plays
 } { $cards }.
played-goal = { $who ->
    [you] You play
   *[other] { $who-name } plays
 } { $cards }.
played-skip = { $who ->
    [you] You play
   *[other] { $who-name } plays
 } { $cards }, and { $skipped ->
    [you] you sit
   *[other] { $skipped-name } sits
 } out.
passed = { $who ->
    [you] You pass.
   *[other] { $who-name } passes.
 }
out = { $who ->
    [you] You are
   *[other] { $who-name } is
 } out in { $place ->
    [1] first place!
    [2] second place.
    [3] third place.
   *[other] place { $place }.
 }
won = { $who ->
    [you] You win
   *[other] { $who-name } wins
 } the trick.
took-red = { $who ->
    [you] You pick
   *[other] { $who-name } picks
 } up the { $card }.
red-gone = The Red Card is gone until the round is over.
left = { $who ->
    [you] You are
   *[other] { $who-name } is
 } left with { $count ->
    [one] a card
   *[other] { $count } cards
 }: the round is over.
gold = { $who ->
    [you] You get gold.
   *[other] { $who-name } gets gold.
 }
silver = { $who ->
    [you] You get silver.
   *[other] { $who-name } gets silver.
 }
bronze = { $who ->
    [you] You get bronze.
   *[other] { $who-name } gets bronze.
 }
over = All rounds have been played.

## How it stands

status-round = Round { $round } of { $rounds }, { $who ->
    [you] you dealt
   *[other] { $who-name } dealt
 }.
status-seats = Seats: { $seats }.
seat-short = #{ $number } { $who ->
    [you] you
   *[other] { $who-name }
 }
status-medals = { $who ->
    [you] Your medals
   *[other] { $who-name }'s medals
 }: { $gold } gold, { $silver } silver, { $bronze } bronze.
status-claims = Everybody says in secret whether the deal was special.
status-nutmeg = { $who ->
    [you] You have a Nutmeg and choose
   *[other] { $who-name } has a Nutmeg and chooses
 } who gets the Yellow and the Red Card.
status-trade = { $who ->
    [you] You give
   *[other] { $who-name } gives
 } { $to ->
    [you] you
   *[other] { $to-name }
 } { $count ->
    [one] the best card
   *[other] the { $count } best cards
 } and { $who ->
    [you] get
   *[other] gets
 } { $count ->
    [one] one
   *[other] { $count }
 } in return.
status-answered = { $who ->
    [you] You have answered: all answers open together.
   *[other] { $who-name } has answered: all answers open together.
 }
status-lead = { $who ->
    [you] You lead
   *[other] { $who-name } leads
 }: any card, or a set of one value.
status-follow = { $who ->
    [you] It is your turn
   *[other] It is { $who-name }'s turn
 } to beat { $count ->
    [one] a card
   *[other] { $count } cards
 } of value { $value }, played by { $by ->
    [you] you
   *[other] { $by-name }
 }.
status-passed = Passed: { $who-names }.
status-skipped = { $who ->
    [you] You sit
   *[other] { $who-name } sits
 } this trick out.
status-out = Out of cards: { $places }.
place-short = { $place }. { $who ->
    [you] you
   *[other] { $who-name }
 }
status-gave = { $who ->
    [you] You gave
   *[other] { $who-name } gave
 } { $cards } in the trade.
status-before = The round before: { $places }.
status-before-hat-trick = { $who ->
    [you] You won
   *[other] { $who-name } won
 } the round before with a Hat Trick.
status-over = All rounds have been played.

## Options

option-rounds = Rounds
    .help = How many rounds are played.
option-hat-trick = Hat Trick
    .help = Whether a deal with both Free Kicks and a card from 0 to 5 wins the round at once.
option-nutmeg = Nutmeg
    .help = Whether somebody who is dealt the Yellow and the Red Card gives both away, and nobody trades.
option-special-claims = Hat Tricks and Nutmegs
    .help = Whether Parlor announces Hat Tricks and Nutmegs, or you must spot your own.
option-special-claims-auto = announced for you
option-special-claims-manual = spot your own
option-pass-is-final = A pass is final
    .help = Whether you are out of the trick once you pass.
option-free-kick-alone = Free Kick alone
    .help = What Free Kicks count without another card: a value you name from 1 to 10, or 11.
option-free-kick-alone-named = a value you name
option-free-kick-alone-worst = 11
option-trade-free-kicks = Free Kicks in a trade
    .help = Whether the lower seats count Free Kicks among the best cards they owe.
option-trade-free-kicks-exempt = may be kept
option-trade-free-kicks-best = must be given
option-seat-direction = Seat 2 is
    .help = On which side of seat #1 you find seat #2.
option-seat-direction-right = on the right
option-seat-direction-left = on the left
option-tie = Equal points
    .help = Whether players with the most points share the title, or medals and seats decide.
option-tie-shared = share the title
option-tie-countback = medals decide
option-turn-clock-s = Turn clock (seconds)
    .help = Seconds to decide; then Parlor acts for you.

## Why not

why-DT-3-1 = Three to eight play.
why-DT-3-6 = The round is at another part: first the deal, then the trade, then the play.
why-DT-4-5 = Everybody answers at once, and once: a claim, or ready.
why-DT-4-7 = Your seat gives exactly as many cards as the trade says.
why-DT-4-8 = You have chosen already, or you do not hold these cards.
why-DT-4-9 = You must give your best cards: the lowest ones.
why-DT-4-10 = Free Kicks stay with you: they do not count in the trade.
why-DT-4-13 = With three players only the first and the third seat trade.
why-DT-4-16 = The Kickoff is always played by itself.
why-DT-4-17 = The Kickoff only opens the round.
why-DT-4-18 = Whoever leads plays a card, or several of one value, and cannot pass.
why-DT-4-20 = It is not your turn.
why-DT-4-22 = Play as many cards as were led, all of one value, and lower than the last play.
why-DT-4-32 = You are out of this round already.
why-DT-4-36 = You do not hold these cards.
why-DT-5-1 = Cards played together have one value; Free Kicks may join them.
why-DT-5-2 = All cards of a play have one value; the Yellow Card is an 8.
why-DT-5-4 = Free Kicks alone: name a value from 1 to 10; beside another card name none.
why-DT-5-5 = A Free Kick cannot be a 0.
why-DT-5-6 = At this table Free Kicks alone count as 11.
why-DT-5-8 = A single card beats only a single card, a pair only a pair.
why-DT-5-11 = With the Yellow Card you point at somebody who is still in and sits out this trick.
why-DT-5-12 = This play ends the round: nobody sits out any more.
why-DT-5-15 = You can only lead the Red Card, never follow with it.
why-DT-5-20 = A Hat Trick is both Free Kicks and a card from 0 to 5.
why-DT-5-26 = The Yellow and the Red Card go together, to another player.
why-DT-6-5 = The game is over.
why-DT-8-5 = In a trade everybody chooses in secret and at once.

## On the board

title-number = { $number ->
    [1] Captain
    [2] Striker
    [3] Winger
    [4] Playmaker
    [5] Midfield
    [6] Full back
    [7] Sweeper
    [8] Referee
    [9] Substitute
   *[other] Bench
 }
title-goal = GOAL!
title-yellow = YELLOW CARD
title-kickoff = KICKOFF
title-red = RED CARD
title-kick = FREE KICK
face-skip = SKIP
as-value = as { $value }
state-turn = to play
state-your-turn = your turn
state-lead = leads
state-passed = passed
state-skipped = skipped
state-out = out
state-left = left over
state-next = next
state-deals = ball kid
state-trade = trades
state-idle = waits
points = { $count ->
    [one] 1 pt
   *[other] { $count } pts
 }
spot-said = #{ $rank }, { $who-name }: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }, { $points ->
    [one] one point
   *[other] { $points } points
 }, { $gold } gold, { $silver } silver, { $bronze } bronze, { $state }
spot-pick = { $spot }, choose { $who-name }
beat = Beat { $cards }
beat-ahead = { $who ->
    [you] You are ahead
   *[other] { $who-name } is ahead
 }
beat-need = { $count ->
    [one] One card
   *[other] { $count } cards
 }, lower than { $card }
skip-ask = Tap who sits out
lead = { $who ->
    [you] You lead
   *[other] { $who-name } leads
 }
lead-any = Any card, or a set of one value
trick-said = { $who ->
    [you] You played
   *[other] { $who-name } played
 } { $cards }
trade-title = Sealed trade
trade-upper = Give { $who-name } { $count ->
    [one] a card
   *[other] { $count } cards
 } of your choice
trade-lower = Give { $who-name } your { $count ->
    [one] best card
   *[other] { $count } best cards
 }
trade-done = Your cards are under the blind. All blinds lift together.
trade-watch = You do not trade in this round.
trade-outside = Best and worst of the last round swap cards, face down.
trade-gave = You gave { $gave } and got { $got }.
claims-title = Anything to claim?
claims-now = A Hat Trick or a Nutmeg must be claimed now, or it is lost.
claims-done = You have answered. All answers open together.
nutmeg-title = Nutmeg!
nutmeg-choose = { $who ->
    [you] Choose who gets the Yellow and the Red Card.
   *[other] { $who-name } chooses who gets the Yellow and the Red Card.
 }
over-title = All rounds are played
played-pile = Played
look-title = Cards played
look-trick = This trick
look-gone = Gone in this round
look-before = The round before
look-held = { $who ->
    [you] You were left with
   *[other] { $who-name } was left with
 }
look-none = None
look-left = How many are still out
until = Pass for me until this trick is over
key-pick = Pick the cards of this value (0: Goal)
key-ten = Pick the 10s
key-kick = Pick a Free Kick
key-yellow = Pick the Yellow Card
key-red = Pick the Red Card
shout-hat-trick = HAT TRICK!
shout-nutmeg = NUTMEG!
shout-goal = GOAL!
shout-gold = { $who ->
    [you] Gold for you!
   *[other] Gold for { $who-name }!
 }
shout-sits-out = { $who ->
    [you] You sit out
   *[other] { $who-name } sits out
 }
shout-red = { $who ->
    [you] You take the Red Card
   *[other] { $who-name } takes the Red Card
 }
shout-round = Round { $round }
result-title = Medals
result-gold = Gold · 3
result-silver = Silver · 2
result-bronze = Bronze · 1
result-points = Points
plaque = Seat #{ $rank }, { $count ->
    [one] one card
   *[other] { $count } cards
 }
