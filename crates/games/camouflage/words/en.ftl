### Camouflage in words.

about = Everybody at once lays cards whose squares must match what they cover, and hides no animal.
goal = Find spots for your cards faster or better than the others; each of the four games counts in its own way.
lesson-first = Three squares that match

## Cards

animal-chameleon = chameleon
animal-frog = frog
animal-gecko = gecko
animal-hare = hare
animal-moth = moth
animal-octopus = octopus
animal-owl = owl
# A card is called the same all through the match; what its squares show stands in its help and in the status.
face = { $animal } { $number }
# A card that is laid: which, how often it is turned, and the column and row of its centre.
put = { $turns ->
    [0] { $card }
    [1] { $card }, turned once,
    [2] { $card }, turned twice,
   *[other] { $card }, turned three times,
 } at ({ $x },{ $y })

pattern-leopard = leopard
pattern-zebra = zebra
pattern-tiger = tiger
pattern-giraffe = giraffe
pattern-ruby = ruby
pattern-emerald = emerald
pattern-sapphire = sapphire
pattern-amethyst = amethyst
pattern-centre = centre
pattern-unknown = unknown
side-animal = Animal Patterns
side-gems = Gems

help-lay = Lay it so that at least { $min } of its squares lie on equal squares. Every square it covers must be equal, and no centre may be covered.
help-lay-wild = Lay it so that at least { $min } of its squares match what they cover, and none is wrong. A centre matches every square.
help-puzzle = It belongs to this puzzle: lay all its cards so that they make the outline. Where cards overlap, squares must be equal, and no centre may be covered.
help-puzzle-wild = It belongs to this puzzle: lay all its cards so that they make the outline. Where cards overlap, squares must be equal, or one of them a centre.
help-when-race = At any time after GO, while it is in your hand.
help-when-turns = In your turn, while it is in your hand.
help-when-puzzle = At any time, unless somebody else holds it.
sign-centre = The { $animal } in the centre: it belongs to the { $animal } deck, and no card may cover it.
sign-centre-wild = The { $animal } in the centre: it belongs to the { $animal } deck, and the square is wild.
sign-side = { $side }, from the top: { $rows } ({ $letters })
letter = { $letter } { $pattern }

## Zones

zone-box = the box
    .from = out of the box
    .to = into the box
    .in = in the box
    .title = box
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
zone-pile = { $who ->
    [you] your draw pile
   *[other] { $who-name }'s draw pile
 }
    .from = { $who ->
        [you] from your draw pile
       *[other] from { $who-name }'s draw pile
     }
    .to = { $who ->
        [you] onto your draw pile
       *[other] onto { $who-name }'s draw pile
     }
    .in = { $who ->
        [you] in your draw pile
       *[other] in { $who-name }'s draw pile
     }
    .title = draw pile
zone-location = { $who ->
    [you] your location
   *[other] { $who-name }'s location
 }
    .from = { $who ->
        [you] from your location
       *[other] from { $who-name }'s location
     }
    .to = { $who ->
        [you] on your location
       *[other] on { $who-name }'s location
     }
    .in = { $who ->
        [you] on your location
       *[other] on { $who-name }'s location
     }
    .title = location
zone-board = the board
    .from = from the board
    .to = onto the board
    .in = on the board
    .title = board
zone-loose = the loose cards
    .from = from the loose cards
    .to = to the loose cards
    .in = among the loose cards
    .title = loose cards

## Options

option-mode = Game
    .help = Which game you play.
option-mode-speed = Speed Round
option-mode-diversify = Diversify
option-mode-cover = Cover Some Ground
option-mode-not-my-stack = Not My Stack!
option-mode-puzzle = Puzzle
option-side = Side of the cards
    .help = Which side of the cards is played; in a vote the players decide.
option-side-vote = we vote
option-side-animal = animals
option-side-gems = gems
option-centers-wild = Centers Wild
    .help = A variant: a centre matches every square.
option-centers-wild-false = no
option-centers-wild-true = yes
option-timer = Sand timer
    .help = Seconds for the others after the first player is out (Diversify, Cover Some Ground).
option-timer-beginner = 60 s
option-timer-advanced = 30 s
option-timer-expert = none
option-deck-pick = Decks
    .help = Everybody picks a deck, or gets one by chance.
option-deck-pick-choose = we choose
option-deck-pick-random = by chance
option-board-build = Starting board
    .help = The starting board is built together, or by chance.
option-board-build-coop = we build it
option-board-build-auto = by chance
option-location-card = Your own location
    .help = How the card of your location is found (Not My Stack!).
option-location-card-choose = you choose
option-location-card-random = by chance
option-illegal = Wrong cards
    .help = Wrong cards are refused, or they stay and are worth 0 points (Diversify, Cover Some Ground).
option-illegal-reject = are refused
option-illegal-honor = stay, worth nothing
option-lockout-ms = Pause after a wrong card (ms)
    .help = How long you cannot lay a card after a wrong one, in milliseconds.
option-min-match = Squares that must match
    .help = How many squares must match; a house rule.
option-min-match-3 = 3
option-min-match-2 = 2
option-wild-counts = Wild squares count
    .help = Whether wild squares count as matching; only with Centers Wild.
option-wild-counts-true = yes
option-wild-counts-false = no
option-pace = Pace
    .help = All at once, or one after the other.
option-pace-realtime = all at once
option-pace-turns = in turns
option-assist = Help
    .help = Help for practice, never in rated games.
option-assist-none = none
option-assist-preview = tells what fits
option-assist-hint = hints
option-live-scores = Points in view
    .help = Shows the points already during Diversify and Cover Some Ground.
option-live-scores-off = no
option-live-scores-on = yes
option-fair-deal = Fair deal
    .help = Cards are dealt again until each player can lay something.
option-fair-deal-off = no
option-fair-deal-on = yes
option-idle-limit-s = Patience (seconds)
    .help = After so many seconds without a new card the game ends.
option-leaver = Somebody leaves
    .help = What happens to the seat of somebody who leaves.
option-leaver-bot = a bot plays on
option-leaver-retire = the seat is out
option-puzzle = Puzzle
    .help = Which puzzle: the next one, one from the shelf, or one written out.
option-puzzle-next = the next one
# Where an option has many values that are alike, one message `option-<key>-value` says them all: the game's list of known
# values gives it the gaps. Here: what the puzzle is called, how many cards it has, one to five stars.
option-puzzle-value = { $puzzle }: { $cards } cards, difficulty { $stars } of 5
option-puzzle-centers = Centres in the outline
    .help = Whether the black squares of the outline are shown and checked.
option-puzzle-centers-shown = shown
option-puzzle-centers-hidden = hidden
option-cards = Card set
    .help = The set that comes with the game, or one written out.
option-cards-camouflage-j1 = the set of the house

## What can be done

do-auto = Skip the set-up
do-vote = Vote for { $side }
do-deck = Take the { $animal } deck
do-lay = Lay { $put }
do-lay-over = Lay { $put }, over { $over }
do-lay-on = Lay { $put } { $location-to }, over { $over }
do-lift = Lift { $card }
do-confirm = Play with this board
do-location = Take { $card } as your location
do-ready = Ready
do-unready = Not ready yet
do-stuck = Stuck
do-unstuck = Not stuck after all
do-pass = Pass
do-hint = Hint: show a spot
do-hint-puzzle = Hint: show one card
do-leave = Leave the game
do-raise = Bring { $card } to the top
do-turn = Turn { $card }
do-grab = Take hold of { $card }
do-release = Let go of { $card }
do-check = Is it solved?
do-answer = Give up: show the answer

over-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
over-squares = { $count ->
    [one] one square
   *[other] { $count } squares
 }

## What happened

automatic = { $who ->
    [you] You leave the set-up to the others.
   *[other] { $who-name } leaves the set-up to the others.
 }
voted = { $who ->
    [you] You vote for { $side }.
   *[other] { $who-name } votes for { $side }.
 }
side = The side of this game: { $side }.
took = { $who ->
    [you] You have the { $animal } deck.
   *[other] { $who-name } has the { $animal } deck.
 }
board-deck = The starting board comes from the { $animal } deck.
built = { $who ->
    [you] You lay { $card } on the starting board.
   *[other] { $who-name } lays { $card } on the starting board.
 }
built-by-chance = The starting board gets { $card }.
lifted = { $who ->
    [you] You lift { $card } again.
   *[other] { $who-name } lifts { $card } again.
 }
cleared = Cleared away: { $card }.
content = { $who ->
    [you] You are content with the board.
   *[other] { $who-name } is content with the board.
 }
chose = { $who ->
    [you] You choose { $card } as your location. The others do not see it yet.
   *[other] { $who-name } chooses { $card } as a location.
 }
location = { $who ->
    [you] Your location is { $card }.
   *[other] { $who-name }'s location is { $card }.
 }
ready = { $who ->
    [you] You are ready.
   *[other] { $who-name } is ready.
 }
unready = { $who ->
    [you] You are not ready yet.
   *[other] { $who-name } is not ready yet.
 }
countdown = Three seconds to GO.
waiting = The countdown stops.
go = GO!
laid = { $who ->
    [you] You lay
   *[other] { $who-name } lays
 } { $card } over { $over }{ $left ->
    [0] .
   *[other] , { $left } left.
 }
laid-on = { $who ->
    [you] You lay
   *[other] { $who-name } lays
 } { $card } { $location-to }, over { $over }{ $left ->
    [0] .
   *[other] , { $left } left.
 }
out = { $who ->
    [you] You have laid all your cards.
   *[other] { $who-name } has laid all cards.
 }
out-token = { $who ->
    [you] You have laid all your cards and take token { $token }.
   *[other] { $who-name } has laid all cards and takes token { $token }.
 }
frozen = { $who ->
    [you] Your location is frozen.
   *[other] { $who-name }'s location is frozen.
 }
timer = The sand timer runs.
last-rounds = { $rounds ->
    [0] This is the last round.
    [1] One more round follows this one.
   *[other] { $rounds } more rounds follow this one.
 }
stuck = { $who ->
    [you] You are stuck.
   *[other] { $who-name } is stuck.
 }
unstuck = { $who ->
    [you] You are not stuck any more.
   *[other] { $who-name } is not stuck any more.
 }
turn = { $who ->
    [you] It is your turn.
   *[other] It is { $who-name }'s turn.
 }
passed = { $who ->
    [you] You pass.
   *[other] { $who-name } passes.
 }
left = { $who ->
    [you] You have left.
   *[other] { $who-name } has left.
 }
again = The set-up begins again.
refused = { $who ->
    [you] { $why } Only you see this.
   *[other] { $who-name } is told: “{ $why }”
 }
hint = { $who ->
    [you] You can lay { $put }. Only you see this.
   *[other] { $who-name } is told: { $put } fits.
 }
hint-on = { $who ->
    [you] You can lay { $put } { $location-to }. Only you see this.
   *[other] { $who-name } is told: { $put } fits { $location-to }.
 }
hint-none = { $who ->
    [you] Nothing of yours fits just now. Only you see this.
   *[other] { $who-name } is told: nothing fits.
 }
puzzle-put = { $who ->
    [you] You lay { $card }.
   *[other] { $who-name } lays { $card }.
 }
puzzle-loose = { $who ->
    [you] You lift { $card }.
   *[other] { $who-name } lifts { $card }.
 }
puzzle-raised = { $who ->
    [you] You bring { $card } to the top.
   *[other] { $who-name } brings { $card } to the top.
 }
puzzle-turned = { $who ->
    [you] You turn { $card }.
   *[other] { $who-name } turns { $card }.
 }
puzzle-held = { $who ->
    [you] You hold { $card }.
   *[other] { $who-name } holds { $card }.
 }
puzzle-free = Nobody holds { $card } any more.
puzzle-checked = { $who ->
    [you] You ask
   *[other] { $who-name } asks
 } whether it is solved. { $verdict }
puzzle-clue = A card of the answer: { $put }.

verdict-ok = Yes, it is solved!
verdict-cards = Not all of the cards lie on the table.
verdict-center = A centre is covered that must not be.
verdict-mismatch = Two squares that lie on each other differ.
verdict-outline = It does not have the right outline yet.

ending-out = The first player is out: the game is over.
ending-time = Time is up: the game is over.
ending-all-out = Nobody has cards left: the game is over.
ending-deadlock = Nobody can lay another card: the game is over.
ending-stuck = Nobody finds anything any more: the game is over.
ending-idle = Nothing has happened for too long: the game is over.
ending-solved = The puzzle is solved!
ending-solved-hints = The puzzle is solved, with hints.
ending-looked-up = The answer was looked up.
ending-left = Everybody has left.
ending-dissolved = Too few players are left: the table is closed.

## Why a card was not accepted

reply-turn = It is not your turn.
reply-late = Too late: that can no longer be done.
reply-locked = Your pause is not over yet.
reply-not-in-hand = That card is not in your hand.
reply-bad-location = You cannot lay a card there: your own location is the one you may not use.
reply-frozen = That location is frozen.
reply-bad-coords = That is too far out: turns go from 0 to 3, and no spot is more than 120 away.
reply-center = The centre at ({ $x },{ $y }) would be covered.
reply-mismatch = { $wrong ->
    [one] One square differs
   *[other] { $wrong } squares differ
 }: your { $mine } meets { $below } at ({ $x },{ $y }).
reply-nothing = The card covers nothing there.
reply-too-few = { $matched ->
    [0] No square counts
    [1] Only one square matches
   *[other] Only { $matched } squares match
 }; it takes at least { $min }.
reply-race = { $who-name } was quicker. No pause for that.
reply-too-soon = You may ask for a hint every 20 seconds.
reply-cards = That card does not belong to this puzzle.
reply-held = Somebody else holds that card.
reply-not-on-table = That card is not on the table.

## How it stands

goal-speed = the first to lay all cards wins
goal-diversify = one point for each different card directly below yours
goal-cover = one point for each square you cover
goal-not-my-stack = the fewest cards on your own location win
goal-puzzle = make the outline
status-game = { $mode }: { $goal }.
status-wild = Centers Wild: a centre matches every square.
status-house-rules = House rules: { $min ->
    [2] two matching squares are enough
   *[other] three squares must match
 }{ $counts ->
    [yes] .
   *[no] , and wild ones do not count.
 }
status-side = The side in play: { $side }.
status-vote = { $who ->
    [you] You have voted for { $side }.
   *[other] { $who-name } has voted for { $side }.
 }
status-phase-side = Which side of the cards? Everybody votes.
status-phase-decks = Everybody takes a deck.
status-phase-build = Three cards make the starting board: each must overlap and match.
status-phase-location = Everybody chooses a card as a location.
status-phase-ready = Study the table. Hands are shown at GO.
status-phase-countdown = GO in a moment.
status-phase-overtime = The sand runs: lay what you can.
status-content = { $who ->
    [you] You are content with the board.
   *[other] Content with the board: { $who-names }.
 }
status-ready = { $who ->
    [you] You are ready.
   *[other] Ready: { $who-names }.
 }
status-rounds = { $rounds ->
    [0] This is the last round.
    [1] One more round follows this one.
   *[other] { $rounds } more rounds follow this one.
 }
status-passed = { $who ->
    [you] You have passed.
   *[other] Passed: { $who-names }.
 }
status-seat = { $who ->
    [you] You
   *[other] { $who-name }
 }: { $animal }, { $left ->
    [0] all cards laid
    [1] one card to lay
   *[other] { $left } cards to lay
 }{ $token ->
    [0] .
   *[other] , token { $token }.
 }
status-stack = { $who ->
    [you] Your location: { $cards ->
        [0] nothing on it
        [1] one card on it
       *[other] { $cards } cards on it
     }
   *[other] { $who-name }'s location: { $cards ->
        [0] nothing on it
        [1] one card on it
       *[other] { $cards } cards on it
     }
 }{ $frozen ->
    [yes] , frozen.
   *[no] .
 }
status-stuck = { $who ->
    [you] You are stuck.
   *[other] Stuck: { $who-names }.
 }
status-gone = { $who ->
    [you] You have left.
   *[other] Left: { $who-names }.
 }
status-shows = On { $card }: { $rows }.
status-puzzle = { $puzzle }: { $stars } of 5 stars. Its cards: { $cards }.
status-puzzle-wild = The puzzle is wild: a centre must match as a wild square.
status-puzzle-hidden = Where the centres go is hidden.
status-held = { $who ->
    [you] You hold { $card }.
   *[other] { $who-name } holds { $card }.
 }
status-hints = { $count ->
    [one] One card of the answer has been shown.
   *[other] { $count } cards of the answer have been shown.
 }

grid-board = board
grid-location = { $who ->
    [you] your location
   *[other] { $who-name }'s location
 }
puzzle-name = { $side ->
    [gems] Gem puzzle { $number }
   *[animal] Puzzle { $number }
 }
puzzle-own = Puzzle “{ $id }”

## Why not

why-CA-2-1 = That many cannot play this game: 2 to 6, Not My Stack! 3 to 7, a puzzle 1 to 7.
why-CA-2-2 = These options do not go together.
why-CA-3-1 = The side of the cards is being voted on.
why-CA-3-2 = Somebody has that deck, or you have yours.
why-CA-3-4 = The starting board is made of three cards of this one deck.
why-CA-3-5 = The first card lies by itself in the middle, unturned.
why-CA-3-6 = It does not fit there: at least three squares alike, none wrong, no centre covered.
why-CA-3-7 = Only the card laid last can be lifted, and three cards make a board.
why-CA-3-12 = It is not GO yet: everybody presses Ready first.
why-CA-3-13 = Choose a card of your own deck as your location.
why-CA-4-6 = That cannot be done now.
why-CA-4-10 = Your pause is not over yet.
why-CA-4-11 = You have laid all your cards.
why-CA-4-12 = Somebody was quicker. No pause for that.
why-CA-4-14 = This table gives no hints, or one every 20 seconds.
why-CA-4-50 = Here one plays in turns, and it is not yours.
why-CA-5-3 = At least three squares must match, none may be wrong, and no centre may be covered.
why-CA-5-4 = Something else lies below: every square it covers must be equal, and no centre may be covered.
why-CA-5-16 = Two squares match if they are equal or one of them is a centre.
why-CA-5-17 = At this table wild squares do not count towards the three.
why-CA-5-40 = Your own location is the one you may not use.
why-CA-5-42 = That location is frozen.
why-CA-5-57 = That cannot be done with this card of the puzzle.
why-CA-5-64 = Somebody else holds that card.
why-CA-8-1 = It is too late to take Ready back.
why-CA-9-8 = Only somebody who is still playing can leave.

## The board on the page

mode-house-rules = house rules
mode-goal-speed = First to lay all cards wins
mode-goal-diversify = 1 point per card touched below
mode-goal-cover = 1 point for each square covered
mode-goal-not-my-stack = Fewest cards on your own location
mode-goal-puzzle = Make the outline
rounds-left = { $rounds ->
    [0] last round
    [1] one more round
   *[other] { $rounds } more rounds
 }
phase-side = Which side?
phase-decks = Choose your deck
phase-build = Build the starting board
phase-location = Choose your location
phase-ready = Ready?
phase-countdown = Get set …

ask-side = Both sides of the cards can be played. Which one today?
ask-side-done = Your vote is in. Waiting for the others.
ask-decks = Every player takes one deck of six. Whoever picks it first has it.
ask-location = Others will pile cards on the location you choose. All locations are shown together.
ask-location-done = Chosen. Waiting for the others.
ask-build = Lay three of these six cards together, overlapping. The first may lie anywhere.
ask-build-done = Three cards lie. Is everyone content?
ask-ready = Study the board. Your hand is shown at GO.
ask-ready-stacks = Study the locations. Your hand is shown at GO.
who-content = content: { $who-count ->
    [0] –
   *[other] { $who-names }
 }
who-ready = ready: { $who-count ->
    [0] –
   *[other] { $who-names }
 }
votes = { $who-count ->
    [0] no vote yet
   *[other] Votes: { $who-names }
 }
vote-animal = Animals
vote-gems = Gems
waits = waiting
tap-side = Tap the side you would like
tap-decks = Tap a deck to take it
tap-location = Tap the card for your location
wait-others = Waiting for the others
wait-automatic = The others set up for you
count-go = GO in { $seconds }

field = The layout. Arrow keys move the card in the air, R turns it, Enter lays it.
field-table = The layout, row by row
field-empty = The table is empty.
field-fit = Show everything
field-in = Come closer
field-out = Go away
field-map = Small map
card-rows = { $card }: { $rows }
rows = top { $top }, middle { $middle }, bottom { $bottom }
air = In the air: { $card } at ({ $x },{ $y }).
air-turned = Turned: { $rows }.
air-over = Under it: { $pairs }.
air-over-nothing = It covers nothing.
air-pair = your { $mine } over { $below }
air-taken = You take { $card }.
air-back = Back goes { $card }.
air-tag = in the air
hand = Your cards, { $count ->
    [one] one card
   *[other] { $count } cards
 }. Space takes one, R turns it.
hand-loose = Cards to lay, { $count ->
    [one] one card
   *[other] { $count } cards
 }. Space takes one, R turns it.
hand-empty = All your cards are laid.
hand-empty-loose = No loose cards.
hand-hidden = Your hand is shown at GO.
hand-watch = You are watching. Hands are shown at the end.
hand-pile = { $count ->
    [0] pile empty
   *[other] { $count } left
 }
lay = Lay it here
lay-short = Lay it
short-lift = Lift
short-raise = To the top
short-turn = Turn
put-back = Put back
turn-left = Turn left
turn-right = Turn right
more = More
more-title = All choices
more-words = Lay a card by words
more-card = { $card }: { $count ->
    [one] one choice
   *[other] { $count } choices
 }
take = Drag a card onto the board, or tap it
take-turn = Your turn: drag a card onto the board, or tap it
take-wait = { $who-name } is laying a card
take-out = You are out. Well laid!
words-intro = Choose a card, its turns and the spot of its centre. Columns grow to the right, rows downwards.
words-card = Card
words-turns = Quarter turns clockwise
words-x = Column
words-y = Row
words-where = Location of
words-shows = It shows
words-covers = It would cover
words-pairs = { $pairs }
words-nothing = nothing
words-row = row { $y }
words-columns = columns
flag-stuck = stuck
flag-passed = passed
hint-wait = Hint in { $seconds } s
hint-here = It fits here
pause = Wrong: a pause of { $seconds } s
preview-fits = It fits
preview-not = It does not fit
stack-mine = Your location
stack-you = You
stack-on = { $count ->
    [0] nothing on it
    [one] { $count } card on it
   *[other] { $count } cards on it
 }
stack-frozen = frozen
stack-back = All locations
stack-next = Next location
stack-own = Your own location: only the others lay here.
stack-ice = Frozen with token { $token }: nobody lays here any more.
stack-choose = Open a location to lay your card on
people-bot = bot
people-out = out
people-left = { $count } left
people-gone = gone
people-token = token { $token }
people-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
sand = The sand runs: { $seconds } seconds
puzzle-stars = { $stars } of 5 stars
puzzle-wild = wild: a centre must match as a wild square
puzzle-outline = The outline, row by row: o filled, # a centre
result-title = Where the points come from
result-left = { $count ->
    [0] out
    [one] one card left
   *[other] { $count } cards left
 }
result-last = last card at { $time }
result-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 } laid
result-card-diversify = { $card }: touches { $count ->
    [one] one card
   *[other] { $count } cards
 } below
result-card-cover = { $card }: covers { $count ->
    [one] one square
   *[other] { $count } squares
 }
result-card-wrong = { $card }: laid wrongly, 0 points
result-unplayed = { $count ->
    [one] one card
   *[other] { $count } cards
 } not played: 0 points
result-stack = { $count ->
    [one] one card
   *[other] { $count } cards
 } on their own location
result-used = laid on { $count ->
    [one] one location
   *[other] { $count } locations
 }
result-order-speed = Cards left decide, then whose last card came earlier. CA-6.1
result-order-points = Points decide; then the smaller token, more cards laid, the best single card. CA-6.11
result-order-not-my-stack = The fewest cards on the own location win; then the smaller token, then more locations used. CA-6.13
result-wrong = wrong
result-solved = Solved in { $time }, { $hints ->
    [0] without hints
    [one] with one hint
   *[other] with { $hints } hints
 }.
result-solutions = { $count ->
    [one] One arrangement solves it.
   *[other] { $count } arrangements solve it.
 }
end-solved = Solved!
end-shown = Answer shown
end-aside = Put aside
key-take = take card { $number }
desk-move = move the card in the air
desk-turn = turn it clockwise
desk-turn-back = turn it back
key-closer = come closer
key-away = go away
key-fit = show everything
key-stuck = stuck, or pass in turns
key-next = next location (Not My Stack!)
key-previous = previous location (Not My Stack!)
key-words = lay a card by words
key-back = put the card back
