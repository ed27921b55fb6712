### Naked Bootleg in words.

about = A shedding game in football dress: lay a formation or a streak, then race to the last card, and mind the thieves.
goal = Lay down four like cards and three like cards, or a streak card and six more of its colour; then be the first without cards.
lesson-first = A formation, and the last card

## Colours

colour-blue = blue
colour-red = red
colour-green = green
colour-black = black

## Kinds of cards

kind-shotgun = Shotgun
    .many = Shotguns
kind-pistol = Pistol
    .many = Pistols
kind-x = X
    .many = Xs
kind-o = O
    .many = Os
kind-nickel = Nickel
    .many = Nickels
kind-dime = Dime
    .many = Dimes
kind-cover = Cover
    .many = Covers
kind-pigskin = Pigskin
    .many = Pigskins
kind-horsecollar = Horsecollar
    .many = Horsecollars
kind-reverse = Reverse
    .many = Reverses
kind-handoff = Handoff
    .many = Handoffs
kind-draw-play = Draw Play
    .many = Draw Plays
kind-pick-six = Pick Six
    .many = Pick Sixes
kind-fumblerooski = Fumblerooski
    .many = Fumblerooskis
kind-spy = Spy
    .many = Spies
kind-interception = Interception
    .many = Interceptions
kind-deflection = Deflection
    .many = Deflections
kind-streak = streak card
    .many = streak cards
kind-wildcat = Wildcat
    .many = Wildcats
kind-hail-mary = Hail Mary
    .many = Hail Marys
kind-bootleg = Bootleg
    .many = Bootlegs
kind-naked-bootleg = Naked Bootleg
    .many = Naked Bootlegs

power-double-reverse = Double Reverse
power-end-around = End Around
power-juke = Juke
power-sweep = Sweep
power-blindside = Blindside
power-trick-six = Trick Six
power-the-fumble = The Fumble
power-blue-spy = Blue Spy
power-red-spy = Red Spy
power-green-spy = Green Spy
power-black-spy = Black Spy
power-immaculate-interception = Immaculate Interception
power-immaculate-deflection = Immaculate Deflection

## Cards

face = { $colour } { $kind }
    .the = the { $colour } { $kind }
face-plain = { $kind }
    .the = the { $kind }
face-the-fumble = The Fumble ({ $colour })
    .the = The Fumble

## What a card does

help-pair = Discarded, it does nothing. Three or more { $kind-many } are a set. A formation of { $kind-many } and { $other-many }, or of { $kind-many } alone, is a Pro Set: nobody can steal from it.
help-cover = Discarded, it does nothing. Three or more Covers are a set, and a disguise is honest if it hides nothing but Covers and Wildcats. A formation of Covers alone, all face up, is a Pro Set: nobody can steal from it.
help-eight = Discarded, it does nothing. A formation of Pigskins and Horsecollars is a Pro Set: nobody can steal from it. With all eight of them and no Wildcat it is a Crazy Eight, which wins the round on the spot.
help-natural-pair = Discarded, it does nothing. A formation of Pigskins and Horsecollars is a Pro Set: nobody can steal from it. Without a Wildcat it is a Crazy Eight, which wins the round on the spot.
help-streak = Discarded, it does nothing. With six or more other cards of its colour it is a streak, which counts as a whole formation.
help-reverse = Play turns around.
help-double-reverse = Play turns around; then you skip nobody, one player or two.
help-end-around = Play turns around; then you skip as many players as you like. Skip them all and you go again.
help-handoff = The next player is skipped.
help-juke = You skip one player or two.
help-sweep = You skip as many players as you like, one at least. Skip them all and you go again.
help-draw-play = The next player picks up a card and loses a turn, or sends it on.
help-blindside-players = The next player or the one behind picks up, and you choose how many cards: one up to one for each active player. Whoever is next also loses a turn.
help-blindside-sets = The next player or the one behind picks up, and you choose how many cards: one up to one for each set and streak on the table. Whoever is next also loses a turn.
help-blindside-one = The next player or the one behind picks up one card. Whoever is next also loses a turn.
help-pick-six = The next player picks up six cards and loses a turn, or sends them on.
help-trick-six = The next player or the one behind picks up six cards. Whoever is next also loses a turn.
help-fumblerooski = If a set of yours fits the next player, they take it from you. Nothing happens if none fits, or if this was your last card.
help-the-fumble = If a set of yours fits the next player, they take it from you; if none fits, you pitch one. It costs nothing as your last card, as a hit, or below another Fumblerooski in a stack.
help-spy = You may look at a random card in the next player's hand.
help-blue-spy = You may look at a random card in the next player's hand; if it is blue, you see a second one.
help-red-spy = You may look at a random card in the next player's hand, or turn up one card of every disguise on the table.
help-green-spy = You may look at a random card in the next player's hand, or have somebody with a single card show it to everyone.
help-black-spy = You may look at a random card in the next player's hand, or have any player show { $count ->
    [one] one random card
   *[other] { $count } random cards
 } to everyone.
help-interception = You may take from the next player: a set that fits you, a streak of this colour, or up to two hand cards unseen, of which you keep what you like. A Deflection of the same colour turns it around.
help-immaculate-interception = You may take from the next player: a set that fits you, a streak of any colour, or up to three hand cards unseen, of which you keep what you like. The black Deflection turns it around.
help-deflection = In answer to an Interception of its colour it stops the theft, and you may use that Interception against the thief. In a streak, or as a set of Deflections, it keeps Interceptions away. Discarded on your turn, it does nothing.
help-immaculate-deflection = In answer to the black Interception it stops the theft, and you may use that Interception against the thief. In a streak, or in a set of Deflections, it keeps Interceptions and Bootlegs away. Discarded on your turn, it does nothing.
help-wildcat = It stands in for any card of a set or streak, but not for the streak card. Discarded, it lets you name the colour of play.
help-wildcat-streak = It stands in for any card of a set or streak, even for the streak card. Discarded, it lets you name the colour of play.
help-hail-mary = You name the colour of play and may take another turn at once.
help-bootleg = You may steal a set that fits you from any player, and you name the colour of play. No Deflection answers it.
help-naked-bootleg = You may steal one or two sets from anybody, or a streak, as far as they fit you, and you name the colour of play. No Deflection answers it.

when-matching = Discard it when it has the colour of play, or when a card of its kind lies on top.
when-answer = Discard it when it has the colour of play, or when a card of its kind lies on top. The same goes for sending on a pick-up that is aimed at you.
when-answer-free = Discard it when it has the colour of play, or when a card of its kind lies on top. A pick-up that is aimed at you it sends on at any time.
when-passing = Discard it when it has the colour of play, or when a card of its kind lies on top. With nothing of yours down you may even do so before picking up, if it steals you a set or a streak.
when-deflection = Play it when an Interception of its colour is aimed at you. Otherwise discard it when it has the colour of play, or when a card of its kind lies on top.
when-always = Discard it on any card.
when-always-passing = Discard it on any card. With nothing of yours down you may even do so before picking up, if it steals you a set or a streak.

sign-blue = Blue circle, B: the card is blue.
sign-red = Red diamond, R: the card is red.
sign-green = Green triangle, G: the card is green.
sign-black = Black square, K: the card is black.
sign-colourless = Purple star, W: the card has no colour.
sign-power = Gold star: a card with a name of its own. It is still a { $kind }.
sign-dead = Crossed circle: a dead card. Nobody may take it from the discard pile.

## Downed cards

lot-set = { $whose ->
    [you] your { $kind-many }
   *[other] { $whose-name }’s { $kind-many }
 }
lot-forgiven = { $whose ->
    [you] your forgiven Covers
   *[other] { $whose-name }’s forgiven Covers
 }
lot-disguise = { $whose ->
    [you] your disguise
   *[other] { $whose-name }’s disguise
 }
lot-streak = { $whose ->
    [you] your { $colour } streak
   *[other] { $whose-name }’s { $colour } streak
 }
lot-none = { $whose ->
    [you] a set of yours
   *[other] a set of { $whose-name }
 }
own-set = { $whose ->
    [you] your own { $kind-many }
   *[other] their own { $kind-many }
 }
own-forgiven = { $whose ->
    [you] your own forgiven Covers
   *[other] their own forgiven Covers
 }
own-disguise = { $whose ->
    [you] your own disguise
   *[other] their own disguise
 }
own-streak = { $whose ->
    [you] your own { $colour } streak
   *[other] their own { $colour } streak
 }
counted-set = { $count } { $kind-many }
counted-forgiven = { $count } forgiven Covers
counted-disguise = a disguise of { $count }
counted-streak = a { $colour } streak of { $count }
short-set = { $kind } ×{ $count }
short-forgiven = Cover ×{ $count }
short-disguise = ? ×{ $count }
short-streak = { $colour } ×{ $count }
what-set = { $kind-many }
what-disguise = a disguise
what-streak = a { $colour } streak

## Zones

zone-pylon = the pylon
    .from = from the pylon
    .to = to the pylon
    .in = in the pylon
    .title = pylon
zone-discard = the discard pile
    .from = from the discard pile
    .to = onto the discard pile
    .in = on the discard pile
    .title = discard
zone-box = the box
    .from = out of the box
    .to = into the box
    .in = in the box
    .title = box
zone-taken = the stolen cards
    .from = from the stolen cards
    .to = among the stolen cards
    .in = among the stolen cards
    .title = stolen
zone-hand = { $who ->
    [you] your hand
    [own] their hand
   *[other] { $who-name }’s hand
 }
    .from = { $who ->
        [you] from your hand
        [own] from their hand
       *[other] from { $who-name }’s hand
     }
    .to = { $who ->
        [you] into your hand
        [own] into their hand
       *[other] into { $who-name }’s hand
     }
    .in = { $who ->
        [you] in your hand
        [own] in their hand
       *[other] in { $who-name }’s hand
     }
    .title = hand
zone-down-a = { $who ->
    [you] your downed cards
    [own] their downed cards
   *[other] { $who-name }’s downed cards
 }
    .from = { $who ->
        [you] from your downed cards
        [own] from their downed cards
       *[other] from { $who-name }’s downed cards
     }
    .to = { $who ->
        [you] to your downed cards
        [own] to their downed cards
       *[other] to { $who-name }’s downed cards
     }
    .in = { $who ->
        [you] among your downed cards
        [own] among their downed cards
       *[other] among { $who-name }’s downed cards
     }
    .title = first place
zone-down-b = { $who ->
    [you] your downed cards
    [own] their downed cards
   *[other] { $who-name }’s downed cards
 }
    .from = { $who ->
        [you] from your downed cards
        [own] from their downed cards
       *[other] from { $who-name }’s downed cards
     }
    .to = { $who ->
        [you] to your downed cards
        [own] to their downed cards
       *[other] to { $who-name }’s downed cards
     }
    .in = { $who ->
        [you] among your downed cards
        [own] among their downed cards
       *[other] among { $who-name }’s downed cards
     }
    .title = second place

## What can be done

do-and-then = { $what }: { $lead }
do-with-omaha = { $what } – Omaha!
do-silently = { $what } – silently
do-pick-pylon = Draw from the pylon
do-pick-discard = Take { $card-the }
do-pick-top = Take the top discard
do-begin = Lay down { $what } …
do-lay = Lay down { $what }: { $cards }
do-hit = Hit { $lot } with { $card-the }
do-challenge = Challenge { $lot }
do-discard = Discard { $card-the }
do-pass = Pass
do-add = Add { $card-the }
do-done = Lay it down
do-stack = Stack { $card-the }
do-stack-done = Discard the stack
do-none = Leave it unused
do-none-flag = Leave the flag
do-none-again = Take no other turn
do-none-second = No second set
do-none-steal = Steal nothing
do-decline = Let it happen
do-pick-up = Pick up { $count ->
    [one] one card
   *[other] { $count } cards
 }
do-pick-up-and-lose = Pick up { $count ->
    [one] one card
   *[other] { $count } cards
 } and lose your turn
do-skip = { $count ->
    [0] Skip nobody
    [one] Skip one player
   *[other] Skip { $count } players
 }: { $who ->
    [you] you go again
   *[other] { $who-name } is next
 }
do-send = { $who ->
    [you] You pick up
   *[other] { $who-name } picks up
 } { $count ->
    [one] one card
   *[other] { $count } cards
 }
do-send-and-lose = { $who ->
    [you] You pick up
   *[other] { $who-name } picks up
 } { $count ->
    [one] one card
   *[other] { $count } cards
 } and { $who ->
    [you] lose
   *[other] loses
 } a turn
do-look = Look at a card of { $whom ->
    [you] yours
   *[other] { $whom-name }
 }
do-flip = Turn up a card of every disguise
do-show = { $whom ->
    [you] You show cards
   *[other] { $whom-name } shows cards
 } to everyone
do-steal = Steal { $lot }
do-grab = Take { $count ->
    [one] one card
   *[other] { $count } cards
 } from { $whom ->
    [you] your hand
   *[other] { $whom-name }’s hand
 }
do-name = Name { $colour }
do-again = Take another turn
do-deflect = Deflect with { $card-the }
do-answer = Answer with { $card-the }
do-keep-none = Keep none of them
do-keep = Keep { $cards }
do-fumble = Take { $lot }
do-pitch = Pitch { $lot }
do-spare = Leave them { $card-the }
do-capture = Capture the flag
do-hand-flag = Hand the flag to { $whom ->
    [you] yourself
   *[other] { $whom-name }
 }
do-deal = { $who ->
    [you] You deal
   *[other] { $who-name } deals
 }
do-taunt = Taunt: turn up { $card-the }
do-catch = Catch { $whom ->
    [you] yourself
   *[other] { $whom-name }
 }: no Omaha!
do-forfeit = Leave the game

## Where it leads

leads-touchdown = touchdown!
leads-redzone = redzone!
leads-turn = play turns around
leads-turn-and-skip = play turns around, and you may skip
leads-skip = { $who ->
    [you] you are skipped
   *[other] { $who-name } is skipped
 }
leads-skips = choose how many to skip
leads-send = choose who picks up
leads-pick-up = { $who ->
    [you] you pick up
   *[other] { $who-name } picks up
 } { $count ->
    [one] one
   *[other] { $count }
 }
leads-fumble = { $who ->
    [you] you take a set
   *[other] { $who-name } takes a set of yours
 }
leads-pitch = you lose a set
leads-look = spy on { $whom ->
    [you] yourself
   *[other] { $whom-name }
 }
leads-intercept = steal from { $whom ->
    [you] yourself
   *[other] { $whom-name }
 }
leads-steal = steal, and name a colour
leads-colour = name a colour
leads-again = name a colour, and go again

## What happened

round = Round { $round }: { $who ->
    [you] you deal
   *[other] { $who-name } deals
 }.
turn = { $who ->
    [you] Your turn.
   *[other] { $who-name }’s turn.
 }
turn-lost = { $who ->
    [you] You miss a turn.
   *[other] { $who-name } misses a turn.
 }
passes = { $who ->
    [you] You pass.
   *[other] { $who-name } passes.
 }
laid-set = { $who ->
    [you] You lay down
   *[other] { $who-name } lays down
 } { $kind-many }: { $cards }.
laid-streak = { $who ->
    [you] You lay down
   *[other] { $who-name } lays down
 } a { $colour } streak: { $cards }.
laid-disguise = { $who ->
    [you] You lay down
   *[other] { $who-name } lays down
 } a disguise of { $cards }.
hits = { $who ->
    [you] You hit
   *[other] { $who-name } hits
 } { $lot } with { $card-the }.
discards = { $who ->
    [you] You discard
   *[other] { $who-name } discards
 } { $card-the }.
stacks = { $who ->
    [you] You discard
   *[other] { $who-name } discards
 } a stack: { $cards }, and { $card-the } on top.
omaha = { $who ->
    [you] You call: Omaha!
   *[other] { $who-name } calls: Omaha!
 }
catches = { $who ->
    [you] You catch
   *[other] { $who-name } catches
 } { $whom ->
    [you] you
   *[other] { $whom-name }
 } without “Omaha”: two cards and a lost turn.
taunts = { $who ->
    [you] You taunt with a card of your disguise.
   *[other] { $who-name } taunts with a card of the disguise.
 }
grounded = { $who ->
    [you] You discard without picking up: the card goes back, and your turn is over.
   *[other] { $who-name } discards without picking up: the card goes back, and the turn is over.
 }
false-start = { $who ->
    [you] You try to pick up out of turn and will miss one.
   *[other] { $who-name } tries to pick up out of turn and will miss one.
 }
time-up = { $who ->
    [you] Your time is up.
   *[other] Time is up for { $who-name }.
 }
new-pylon = The discards are shuffled into a new pylon.
reversed = Play turns around.
skipped = { $count ->
    [one] One player is skipped.
   *[other] { $count } players are skipped.
 }
coming = { $count ->
    [one] One card is
   *[other] { $count } cards are
 } coming for { $who ->
    [you] you
   *[other] { $who-name }
 }.
picked-up = { $who ->
    [you] You pick up
   *[other] { $who-name } picks up
 } { $count ->
    [one] one card
   *[other] { $count } cards
 }.
picked-up-and-lost = { $who ->
    [you] You lose your turn.
   *[other] { $who-name } loses the turn.
 }
names = { $who ->
    [you] You name
   *[other] { $who-name } names
 } { $colour }.
again = { $who ->
    [you] You take another turn.
   *[other] { $who-name } takes another turn.
 }
spies-on = { $who ->
    [you] You look
   *[other] { $who-name } looks
 } into { $whom ->
    [you] your hand
   *[other] { $whom-name }’s hand
 }.
has-shown = { $who ->
    [you] You have
   *[other] { $who-name } has
 } { $whom ->
    [you] you
   *[other] { $whom-name }
 } show cards to everyone.
flips = { $who ->
    [you] You turn up
   *[other] { $who-name } turns up
 } a card of every disguise.
fumbled = Fumble! { $who ->
    [you] You take
   *[other] { $who-name } takes
 } { $lot }.
fumble-pitched = Fumble! { $who ->
    [you] You pitch
   *[other] { $who-name } pitches
 } { $lot }.
goes-for = { $who ->
    [you] You go
   *[other] { $who-name } goes
 } for { $lot }.
steals = { $who ->
    [you] You steal
   *[other] { $who-name } steals
 } { $lot }.
grabs = { $who ->
    [you] You go
   *[other] { $who-name } goes
 } for { $count ->
    [one] a card
   *[other] { $count } cards
 } from { $whom ->
    [you] your hand
   *[other] { $whom-name }’s hand
 }.
deflects = { $who ->
    [you] You deflect it.
   *[other] { $who-name } deflects it.
 }
unused = { $who ->
    [you] You leave the card’s action unused.
   *[other] { $who-name } leaves the card’s action unused.
 }
declines = { $who ->
    [you] You let it happen.
   *[other] { $who-name } lets it happen.
 }
keeps = { $who ->
    [you] You keep
   *[other] { $who-name } keeps
 } { $count ->
    [0] none
    [one] one
   *[other] { $count }
 } of the stolen cards.
bluff-stolen = { $whom ->
    [you] Your disguise was a bluff: it is pitched.
   *[other] { $whom-name }’s disguise was a bluff: it is pitched.
 }
challenge-bluff = { $who ->
    [you] You challenge
   *[other] { $who-name } challenges
 } { $whom ->
    [you] your disguise
   *[other] { $whom-name }’s disguise
 }: it is a bluff!
challenge-honest = { $who ->
    [you] You challenge
   *[other] { $who-name } challenges
 } { $whom ->
    [you] your disguise
   *[other] { $whom-name }’s disguise
 }: it is honest.
challenge-lost = { $who ->
    [you] You lose your downed cards and all but one card of your hand.
   *[other] { $who-name } loses all downed cards and all but one card of the hand.
 }
flag = { $who ->
    [you] You have the flag.
   *[other] { $who-name } has the flag.
 }
flag-neutral = The flag belongs to nobody.
touchdown = { $who ->
    [you] Touchdown for you!
   *[other] Touchdown for { $who-name }!
 }
crazy-eight = { $who ->
    [you] Crazy Eight for you!
   *[other] Crazy Eight for { $who-name }!
 }
exits = { $who ->
    [you] You are in the end zone.
   *[other] { $who-name } is in the end zone.
 }
called = The round is called: nobody scores a touchdown.
gets-points = { $who ->
    [you] You get
   *[other] { $who-name } gets
 } { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
 }.
eliminated = { $who ->
    [you] You are eliminated.
   *[other] { $who-name } is eliminated.
 }
leaves = { $who ->
    [you] You leave the game.
   *[other] { $who-name } leaves the game.
 }
overtime = Overtime!
coin = { $who ->
    [you] You win the coin flip.
   *[other] { $who-name } wins the coin flip.
 }
won = { $who ->
    [you] You win the game.
   *[other] { $who-name } wins the game.
 }

## How it stands

status-overtime = Overtime
status-quarter = Quarter { $round } of 4
status-round = Round { $round }
status-capture-the-flag = Capture the Flag
status-run-n-gun = Run n’ Gun
status-last-man-standing = Last Man Standing
status-turn = Turn { $turn }
status-colour = The colour of play is { $colour }.
status-any-colour = Any card may be discarded.
status-clockwise = Play goes clockwise.
status-counter = Play goes counter-clockwise.
status-downed = { $who ->
    [you] You have down:
   *[other] { $who-name } has down:
 } { $lots }.
status-redzone = { $who ->
    [you] You are in the redzone.
   *[other] In the redzone: { $who-names }.
 }
status-omaha = { $who ->
    [you] You have said “Omaha”: nobody may challenge you.
   *[other] Have said “Omaha” and cannot be challenged: { $who-names }.
 }
status-exposed = { $who ->
    [you] You forgot “Omaha”: you may be caught.
   *[other] Forgot “Omaha” and may be caught: { $who-names }.
 }
status-exited = { $who ->
    [you] You are in the end zone.
   *[other] In the end zone: { $who-names }.
 }
status-out = { $who ->
    [you] You are out of the game.
   *[other] Out of the game: { $who-names }.
 }
status-lost = { $who ->
    [you] You will miss
   *[other] { $who-name } will miss
 } { $count ->
    [one] a turn
   *[other] { $count } turns
 }.
status-counter-action = { $who ->
    [you] You may turn the Interception against
   *[other] { $who-name } may turn the Interception against
 } { $whom ->
    [you] you
   *[other] { $whom-name }
 }.
status-keep = { $who ->
    [you] You look at the stolen cards: which do you keep?
   *[other] { $who-name } looks at the stolen cards.
 }
status-begun = You are laying down { $what }.
status-draft = You are laying down { $what }: { $cards }.
status-stack = Your stack so far: { $cards }.

goal-none = Lay down 4 alike + 3 alike, or a streak card + 6 of its colour. Then empty your hand.
goal-three = + 3 alike = redzone: then empty your hand
goal-four = + 4 alike = redzone: then empty your hand
goal-red = Redzone! Get rid of every card.
goal-flag = Redzone! Now capture the flag.
goal-one = One card left: touchdown next!

## Options

option-teams = Teams
    .help = Everybody alone, or in teams: four seats play two against two, six play three against three or as three pairs.
option-teams-none = each alone
option-teams-2v2 = 2 against 2
option-teams-3v3 = 3 against 3
option-teams-2v2v2 = three pairs
option-seating-2v2v2 = Three pairs sit
    .help = Where partners sit when three pairs play.
option-seating-2v2v2-spread = spread out, ABCABC
option-seating-2v2v2-paired = side by side, AABBCC
option-scored = Four quarters
    .help = Four rounds with points instead of a single one.
option-scored-false = one round
option-scored-true = four quarters with points
option-remix = Special game
    .help = Three special ways to play. Run n’ Gun and Last Man Standing are versions of our own.
option-remix-none = none
option-remix-capture-the-flag = Capture the Flag
option-remix-run-n-gun = Run n’ Gun
option-remix-last-man-standing = Last Man Standing
option-omaha = Omaha
    .help = Whoever is left with one card must call “Omaha”: by hand, or Parlor does it.
option-omaha-call = call it yourself
option-omaha-auto = called for you
option-illegal-moves = Wrong moves
    .help = Whether a wrong move is only refused or costs what the printed rules say.
option-illegal-moves-refuse = are refused
option-illegal-moves-penalise = cost something
option-blindside = A Blindside gives at most
    .help = How many cards its player may choose.
option-blindside-players = a card per player
option-blindside-sets = a card per set
option-blindside-one = one card
option-chain-match = Answer to a pick-up
    .help = Whether the card that sends a pick-up on must match the top discard.
option-chain-match-strict = must match
option-chain-match-free = need not match
option-bluff-content = A disguise hides
    .help = Any cards at all, or a true set of one kind.
option-bluff-content-any = anything
option-bluff-content-like = like cards
option-challenge-keep = Last card of a loser
    .help = How the one card is picked that the loser of a challenge keeps: by chance, or by the winner after a look.
option-challenge-keep-blind = unseen
option-challenge-keep-seen = seen
option-deflection-turn = Deflection in answer
    .help = Whether deflecting an Interception counts as your turn.
option-deflection-turn-uses = is your turn
option-deflection-turn-free = is free
option-fumbled-wildcats = Fumbled Wildcats
    .help = Whether Wildcats in a fumbled disguise lower the score.
option-fumbled-wildcats-ignored = do not count
option-fumbled-wildcats-counted = count
option-black-spy = Cards the Black Spy shows
    .help = How many random cards of a hand everybody gets to see.
option-crazy-eight = Crazy Eight
    .help = All eight Pigskins and Horsecollars, or any formation of the two without Wildcats.
option-crazy-eight-eight = all eight
option-crazy-eight-natural-pair = any natural pair
option-wild-streak-card = Wildcat as streak card
    .help = Whether a Wildcat may take the place of the streak card.
option-wild-streak-card-false = no
option-wild-streak-card-true = yes
option-clock = Clock (seconds)
    .help = The time for each decision.
option-clock-off = no clock
option-delay-of-game = Time runs out
    .help = What it costs on your own turn.
option-delay-of-game-autoplay = Parlor plays
option-delay-of-game-lose-turn = and you lose a turn
option-turn-cap = Longest round
    .help = A round ends after this many turns for each seat.
option-leaver = Somebody leaves
    .help = Who or what takes over the seat.
option-leaver-bot = a bot plays on
option-leaver-forfeit = the seat is given up

## Why not

why-NB-1-5 = That card is dead: nobody may take it from the discard pile.
why-NB-2-2 = Two against two needs four seats; three against three and three pairs need six.
why-NB-2-3 = Last Man Standing is for three or more players, without teams and without points.
why-NB-3-1 = Two to six can play.
why-NB-4-2 = You may discard a card of the colour of play, or one of the same kind as the top card.
why-NB-4-3 = Name a colour of play first.
why-NB-4-5 = That set does not fit what you have down: you need one set of four and one of three, and no third.
why-NB-4-7 = Nobody has sets and a streak at once, or three sets.
why-NB-4-8 = A turn goes like this: take a card, then lay down, hit or challenge, and end by discarding or passing.
why-NB-4-12 = You draw from the pylon only as the first thing in your turn, and only if there is a card.
why-NB-4-13 = You take the top discard only as the first thing in your turn, only if it is not dead, and not in the redzone.
why-NB-4-14 = Picking up comes first and happens once: after laying down or hitting it is too late.
why-NB-4-15 = You still owe a pick-up: take a card from the pylon or the discard pile first.
why-NB-4-17 = Without picking up you may discard only a card that steals you a set or a streak.
why-NB-4-18 = You may pass once you have picked up, laid down or hit.
why-NB-4-19 = A set is three or more like cards; Wildcats may stand in for some of them.
why-NB-4-21 = A streak is a streak card and six or more cards of its colour, all at once, with nothing else of yours down.
why-NB-4-22 = You may disguise once in a round: three or more cards face down, and at least three stay in your hand.
why-NB-4-23 = At this table a disguise must hide a true set of one kind.
why-NB-4-24 = In the redzone you hit a face-up set with a card of its kind, or a streak with a card of its colour.
why-NB-4-25 = With a single set you may hit only that set, and not while it is disguised.
why-NB-4-27 = On your turn you may challenge the disguise of an opponent who has not said “Omaha”.
why-NB-4-28 = Your last card may go only if that makes a touchdown.
why-NB-4-29 = In the turn of your disguise you must keep at least three cards in your hand.
why-NB-4-30 = A play that leaves you with one card goes with “Omaha”, and no other does.
why-NB-4-31 = Not now: a lay-down is begun only if you can finish it, and then it must be finished.
why-NB-4-33 = Only like cards go on a stack; Wildcats only with Wildcats.
why-NB-4-34 = There is no stack to add to, or it must be finished first.
why-NB-4-37 = What this card does must be carried out.
why-NB-4-40 = One thing after the other: first what is stolen, then the colour, then the extra turn.
why-NB-4-42 = Only the player under attack may answer now.
why-NB-4-43 = You may answer with a Deflection of the Interception’s colour, or let it happen.
why-NB-4-44 = After your Deflection you choose what the Interception does to the other player, or nothing.
why-NB-4-48 = Of the stolen cards you keep as many as you like; choose among those.
why-NB-4-50 = You may send it on with one Draw Play or Pick Six that has the kind or colour of the top discard.
why-NB-5-6 = You cannot skip that many players with this card.
why-NB-5-11 = The Blindside strikes the next player or the one behind, and it cannot give that many cards.
why-NB-5-14 = The Trick Six strikes the next player or the one behind.
why-NB-5-21 = Only a set that fits the next player can go over to them.
why-NB-5-22 = Choose the set that you lose.
why-NB-5-29 = There is nothing to look at there.
why-NB-5-30 = An Interception takes from the next player: a set, the streak or hand cards.
why-NB-5-32 = You may intercept an unprotected streak in the Interception’s colour, with nothing of yours down.
why-NB-5-33 = From a hand you take two cards at most, unseen; three with the Immaculate Interception.
why-NB-5-38 = A set of Deflections, or a streak with a Deflection, cannot be intercepted.
why-NB-5-39 = With the black Deflection in it, not even a Bootleg can steal that.
why-NB-5-46 = The Bootleg steals a set from another player, no streak.
why-NB-5-47 = The Naked Bootleg steals one or two sets, or one streak, as far as they fit what you have down.
why-NB-5-49 = Nothing can be stolen from somebody who is in the end zone.
why-NB-5-50 = The first cards laid down in a round are safe until somebody lays down the second.
why-NB-5-51 = A perfect pair is a Pro Set: nobody can steal from it.
why-NB-5-52 = Two sets of one kind are a Pro Set: nobody can steal from it.
why-NB-5-54 = A set of the Bootleg or the Naked Bootleg cannot be stolen.
why-NB-5-56 = No card is added to a set while it is disguised.
why-NB-5-58 = You may turn up only a hidden card of your own disguise, and one must stay hidden.
why-NB-5-62 = Whoever won the challenge picks the one card that is kept.
why-NB-5-63 = Somebody who has said “Omaha” or is in the end zone cannot be challenged, and neither can a teammate.
why-NB-5-71 = Capture the flag, or leave it.
why-NB-5-74 = Hand the flag to a teammate who is still playing.
why-NB-6-1 = The game is over.
why-NB-6-13 = Whoever wins the coin flip says who deals.
why-NB-8-2 = You can catch only an opponent who forgot “Omaha”, and only until the next turn is over.
why-NB-8-4 = It is not your turn to pick up.
why-NB-8-5 = Taunting and catching go only while the player on turn chooses freely or lays down.
why-NB-9-9 = There is nothing to give up: a bot plays on for whoever leaves, or you are out already.

## On the board

pylon = Pylon
discard = Discard
colour-of-play = colour of play
colour-any = any
extra-turn = extra turn
playbook = Your playbook
in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
 } in hand
score = { $points ->
    [one] one point
   *[other] { $points } points
 }
state-redzone = redzone
state-disguise = disguise
state-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
 }
state-nothing = no sets
state-lost = misses { $count ->
    [one] a turn
   *[other] { $count } turns
 }
state-omaha = Omaha!
state-exposed = no Omaha!
state-exited = end zone
state-out = out
state-watching = watching
state-flag = flag
state-team = team { $team }
lot-count = { $lot }: { $count } cards.
lot-up = Face up: { $cards }.
lot-safe = They cannot be stolen.
lot-half = They cannot be intercepted.
lot-can = You can: { $verbs }.
verb-hit = Hit
verb-challenge = Challenge
verb-steal = Steal
verb-fumble = This one
your-coin = The coin is yours: who deals the overtime?
your-exit = You are in the end zone. Well played!
your-out = You are out of the game.
your-rest = You sit this one out.
goal-none-short = 4 alike + 3 alike, then empty your hand
goal-three-short = + 3 alike = redzone
goal-four-short = + 4 alike = redzone
your-stack = Your stack
your-draft = You are laying down { $what }
do-lay-set = Lay { $kind } ×{ $count }
do-lay-disguise = Lay { $count } cards in disguise
do-lay-streak = Lay the { $colour } streak
ask-chain = A Draw Play or Pick Six sends them on.
ask-theft = A Deflection of the same colour stops it.
key-pylon = Draw from the pylon
key-discard = Take the top discard
key-set = Lay down a set
key-disguise = Lay a disguise
key-challenge = Challenge
key-taunt = Taunt
key-catch = Catch a missing Omaha
result-title = On the table at the end
result-downs = downed
result-cards = cards left
result-nothing = nothing
result-rule = A win brings 8 points, 7 with one Wildcat, 6 with more; a complete objective 3, something downed 2.
