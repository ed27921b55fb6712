### Bag-O-Loot in words.

about = Collect sets of coins, steal your neighbours’ sets, and tie up five of a kind before they do.
goal = Have the most points at the end: a bag is worth 10, each card in a set 1.
lesson-first = Open, steal, bag

## Coins, sets and bags

number-word = { $rank ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
   *[16] sixteen
 }
coins = { $rank ->
    [6] sixes
   *[other] { number-word }s
 }
a-coin = { $rank ->
    [8] an { number-word }
    [11] an { number-word }
   *[other] a { number-word }
 }
pieces = { $coins ->
    [one] { a-coin }
    [2] two { coins }
    [3] three { coins }
   *[other] four { coins }
 }{ $looters ->
    [0] {""}
    [one] {" "}and a looter
   *[other] {" "}and { $looters } looters
 }
set = { $who ->
    [you] your { coins }
   *[other] { $who-name }’s { coins }
 }
set-own = { $who ->
    [you] your own { coins }
   *[other] their own { coins }
 }
set-gone = a set
bag-shut = bag no. { $number }
    .a = bag no. { $number }
    .the = bag no. { $number }
    .start = Bag no. { $number }
    .whose = { $who ->
        [you] your bag no. { $number }
       *[other] { $who-name }’s bag no. { $number }
     }
bag-known = bag of { coins }
    .a = a bag of { coins }
    .the = the bag of { coins }
    .start = The bag of { coins }
    .whose = { $who ->
        [you] your bag of { coins }
       *[other] { $who-name }’s bag of { coins }
     }
bag-gone = a bag
    .whose = a bag
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
 }

## Cards

face-coin = coin { $rank }
    .a = { a-coin }
face-looter = looter
    .a = a looter
face-hidden = hidden card
    .a = a hidden card
help-coin = One of five coins with the number { $rank }. Two, three or four of them are a set, and each card in it is worth a point. A fifth card makes it a bag, worth 10.
help-coin-standard = In your turn: open it with other { coins } or looters, build on your { coins }, steal somebody’s { coins }, or bag four of them. You may also swap it for a looter in a set of { coins } (Pinch), or show it and point to a bag (Snitch).
help-coin-advanced = In your turn: open it with other { coins } or looters, build on your { coins }, steal somebody’s { coins }, or bag four of them. Face down it may be the fifth card of any set of four: if its number is wrong, that is a bluff. When there is a bag of { coins }, you may ditch it and draw another card.
help-looter = A wild card: it stands for any coin. In a set it is worth a point like every card.
help-looter-standard = In your turn: open it with at least one coin, build with it, steal with it, or bag four of a kind. A coin of the set’s number can swap it out of a set (Pinch) or out of a bag (Snitch).
help-looter-advanced = In your turn: open it with at least one coin, build with it, steal with it, or bag four of a kind. It cannot be ditched.
sign-number = { $rank } in the corner is its number. It is only a name: no number beats another or is worth more.
sign-looter = L in the corner stands for looter.

## Zones

zone-pile = the pile
    .from = from the pile
    .to = onto the pile
    .in = in the pile
    .title = draw pile
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
zone-discard = the discard pile
    .from = from the discard pile
    .to = onto the discard pile
    .in = in the discard pile
    .title = discard
zone-s = set s{ $number }
    .from = from set s{ $number }
    .to = to set s{ $number }
    .in = in set s{ $number }
    .title = set s{ $number }

## What can be done

do-draw = Draw a card
do-open = Open { pieces }
do-build = Build { $set }: { cards-count }
do-build-looter = Build { $set } with a looter: { cards-count }
do-steal = Steal { $set }: { cards-count }
do-steal-looter = Steal { $set } with a looter: { cards-count }
do-bag = Bag { $set }: 10 points
do-bag-looter = Bag { $set } with a looter: 10 points
do-bag-hidden = Bag { $set } with a hidden card
do-bluff = Bluff: bag { $set } with { $card-a }
do-pinch = Pinch a looter from { $set }
do-snitch = Snitch: { coins } in { $bag-whose }?
do-ditch = Ditch { $card-a } and draw a card
do-ditch-dry = Ditch { $card-a }
do-knock = Knock: end the turn
do-forfeit = Forfeit a card to { $to-name }
do-forfeit-lot = Forfeit a card to somebody drawn by lot
do-challenge = Show me the loot!
do-let-go = Let it go
do-take-bag = Take { $bag-whose }
do-take-sets = Take all of { $from-name }’s sets
do-take-some-sets = Take all sets
do-bonus = Bonus: take { $bag-whose }
do-answer = Answer
do-last = { $play } – and go out!

## What happened

round-begins = { $who ->
    [you] Round { $round }: you deal.
   *[other] Round { $round }: { $who-name } deals.
 }
turn = { $who ->
    [you] It is your turn.
   *[other] It is { $who-name }’s turn.
 }
opened = { $who ->
    [you] You open { pieces }.
   *[other] { $who-name } opens { pieces }.
 }
built = { $who ->
    [you] You build on your { coins } with { $card-a }.
   *[other] { $who-name } builds on the { coins } with { $card-a }.
 }
stole = { $who ->
    [you] You steal the { coins } from { $from-name } with { $card-a }.
   *[other] { $from ->
        [you] { $who-name } steals your { coins } with { $card-a }.
       *[other] { $who-name } steals the { coins } from { $from-name } with { $card-a }.
     }
 }
bagged = { $who ->
    [you] You make a Bag-O-Loot: { $bag }.
   *[other] { $who-name } makes a Bag-O-Loot: { $bag }.
 }
bagged-from = { $who ->
    [you] You make a Bag-O-Loot of { $from-name }’s set: { $bag }.
   *[other] { $from ->
        [you] { $who-name } makes a Bag-O-Loot of your set: { $bag }.
       *[other] { $who-name } makes a Bag-O-Loot of { $from-name }’s set: { $bag }.
     }
 }
pinched = { $who ->
    [you] You pinch a looter from { $set } with { $card-a }.
   *[other] { $who-name } pinches a looter from { $set } with { $card-a }.
 }
snitched-right = { $who ->
    [you] You snitch on { $bag-whose } and are right: the looter in it is yours.
   *[other] { $who-name } snitches on { $bag-whose } and is right: the looter in it changes hands.
 }
snitched-wrong = { $who ->
    [you] You snitch on { $bag-whose } with { $card-a } and are wrong: your turn is over.
   *[other] { $who-name } snitches on { $bag-whose } with { $card-a } and is wrong: the turn is over.
 }
ditched = { $who ->
    [you] You ditch { $card-a }.
   *[other] { $who-name } ditches { $card-a }.
 }
knocked = { $who ->
    [you] You knock.
   *[other] { $who-name } knocks.
 }
forfeited = { $who ->
    [you] You forfeit a card to { $to-name }.
   *[other] { $to ->
        [you] { $who-name } forfeits a card to you.
       *[other] { $who-name } forfeits a card to { $to-name }.
     }
 }
let-go = { $who ->
    [you] You let it go.
   *[other] { $who-name } lets it go.
 }
too-late = { $who ->
    [you] Somebody else was quicker: your challenge does not count.
   *[other] Somebody else was quicker: { $who-name }’s challenge does not count.
 }
all-let-go = { $who ->
    [you] Everybody has let { $bag-the } go: you may begin.
   *[other] Everybody has let { $bag-the } go: { $who-name } may begin.
 }
unchallenged = Nobody challenges { $bag-the }.
closed = { $bag-start } can no longer be challenged.
challenged = { $who ->
    [you] You challenge { $bag-whose }: show me the loot!
   *[other] { $who-name } challenges { $bag-whose }: show me the loot!
 }
genuine = { $bag-start } is genuine.
bluff = { $who ->
    [you] { $bag-start } is a bluff: now it is yours.
   *[other] { $bag-start } is a bluff: it goes to { $who-name }.
 }
took-bag = { $who ->
    [you] You take { $bag-whose } as a prize.
   *[other] { $who-name } takes { $bag-whose } as a prize.
 }
took-sets = { $who ->
    [you] You take all of { $from-name }’s sets as a prize.
   *[other] { $from ->
        [you] { $who-name } takes all your sets as a prize.
       *[other] { $who-name } takes all of { $from-name }’s sets as a prize.
     }
 }
went-out = { $who ->
    [you] You have played your last card and go out.
   *[other] { $who-name } has played the last card and goes out.
 }
bonus = { $who ->
    [you] You take { $bag-whose } as a bonus.
   *[other] { $who-name } takes { $bag-whose } as a bonus.
 }
stalemate = Nobody plays any more: the round ends in a stalemate.
scored = { $who ->
    [you] You score { points }.
   *[other] { $who-name } scores { points }.
 }
time-up = Time is up: this round is the last.
hurried = { $who ->
    [you] Your time is up: Parlor acts for you.
   *[other] { $who-name }’s time is up: Parlor acts.
 }
extra-round = The lead is shared: another round is played.
over = The game is over.

## How it stands

status-rounds = Round { $round } of { $rounds }
status-round = Round { $round }
status-round-last = Round { $round }, the last one
status-advanced = Advanced game
status-over = The game is over.
status-bonus = { $who ->
    [you] You have gone out and take a bag as a bonus.
   *[other] { $who-name } has gone out and takes a bag as a bonus.
 }
status-penalty = { $who ->
    [you] The bag was genuine: you take a prize from { $from-name }.
   *[other] { $from ->
        [you] The bag was genuine: { $who-name } takes a prize from you.
       *[other] The bag was genuine: { $who-name } takes a prize from { $from-name }.
     }
 }
status-contest = Everybody who may challenge { $bag-whose } answers in secret.
status-last-call = Last call: { $bag-whose } can still be challenged.
status-window = { $who ->
    [you] It is your turn; { $bag-whose } can be challenged.
   *[other] It is { $who-name }’s turn; { $bag-whose } can be challenged.
 }
status-loot = { $who ->
    [you] You have { $loot }: { points }.
   *[other] { $who-name } has { $loot }: { points }.
 }
status-no-loot = { $who ->
    [you] You have nothing on the table.
   *[other] { $who-name } has nothing on the table.
 }
status-set = { pieces } ({ $name })
status-bag = { $bag-a } ({ $name })
status-bag-genuine = { $bag-a } ({ $name }, genuine)
status-bag-bluff = { $bag-a } ({ $name }, a bluff)
pile-dry = The pile is empty.
pile-barren = Turns in a row without a play: { $turns }; at { $all } the round ends.

## On the board

verb-build = Build
verb-steal = Steal
verb-bag = Bag it
verb-pinch = Pinch
verb-snitch = Snitch
verb-takebag = Take
verb-bonus = Bonus
verb-forfeit = Forfeit
verb-forfeit-to = Forfeit to { $to-name }
verb-knock = Knock
verb-draw = Draw
pile = Pile
discard = Ditched
loot = { $who ->
    [you] Your loot
   *[other] { $who-name }’s loot
 }
nothing = { $who ->
    [you] Nothing on the table yet.
   *[other] nothing yet
 }
hand-said = { cards-count } in hand
score-said = { points } in all, { $now } on the table now
knows = known to be in hand: { $cards }
call-what = { $who ->
    [you] You bag { coins }.
   *[other] { $who-name } bags { coins }.
 }
call-doubt = Will anyone doubt it?
call-ask = The fifth card is face down: do you believe it?
call-last = The fifth card is face down. Last call: do you believe it?
show-new = { $who ->
    [you] Your new bag: { coins }
   *[other] { $who-name }’s new bag: { coins }
 }
show-open = { $who ->
    [you] Your bag was opened: { coins }
   *[other] { $who-name }’s bag was opened: { coins }
 }
show-scored = Round { $round } is counted
hint-start = Draw to begin.
hint-play = Pick cards to see what they can do.
hint-only = Nothing fits: forfeit a card. Tap a person.
hint-more = Play on, or knock.
hint-bonus = You are out! Take a bag as your bonus.
hint-prize = It is genuine! Take a prize from { $from-name }.
hint-deck = Coins 1 to { $max }, five of each; { $looters } looters.
said-set = { $who ->
    [you] Your { coins }
   *[other] { $who-name }’s { coins }
 }: { cards-count }, { $looters ->
    [0] no looter
    [one] one looter
   *[other] { $looters } looters
 }
said-bag = { $bag-whose }
said-genuine = { $what }, genuine
said-bluff = { $what }, a bluff
said-can = { $what }. You can: { $verbs }.
result-title = The last round
result-bags = bags × 10
result-cards = cards in sets × 1
result-round = this round
result-before = rounds before
result-all = in all

## Options

option-mode = Game
    .help = The printed game, or the Advanced game with bluffs and challenges.
option-mode-standard = as printed
option-mode-advanced = Advanced, with bluffs
option-rounds = Rounds
    .help = How many rounds are played; if not set, 4 with two players, 3 with three, otherwise one per player.
option-rounds-auto = by the number of players
option-end-after-minutes = Stop after (minutes)
    .help = Play by time instead of by rounds: the round in progress is finished.
option-end-after-minutes-off = no limit
option-memory-aid = Memory aid
    .help = Standard game: keeps the cards of all bags in view.
option-memory-aid-off = off
option-memory-aid-on = on
option-ditch-limit = Ditches in a turn
    .help = Advanced game: how many times you may ditch in one turn.
option-ditch-limit-auto = as many as you like
option-ditch-limit-none = as many as you like
option-ditch-limit-1 = one
option-ditch-on-empty-pile = Ditch without a pile
    .help = Advanced game: whether you may ditch when there is no card to draw in exchange.
option-ditch-on-empty-pile-auto = yes
option-ditch-on-empty-pile-off = no
option-ditch-on-empty-pile-on = yes
option-challenge-close = A challenge window closes
    .help = Advanced game: how the time for challenging runs out. If not set, with the next draw when people play, and when all have answered when only computers do.
option-challenge-close-auto = as usual
option-challenge-close-next-draw = with the next draw
option-challenge-close-all-respond = when all have answered
option-challenge-race = First to challenge
    .help = Advanced game: who counts as first when several challenge. Whoever is quicker goes with the next draw, the others when all answer.
option-challenge-race-auto = as usual
option-challenge-race-receipt = whoever is quicker
option-challenge-race-random = by lot
option-challenge-race-clockwise = clockwise
option-challenge-grace-ms = Time to challenge (ms)
    .help = Advanced game: milliseconds in which the next player cannot yet close the window by drawing.
option-challenge-grace-ms-auto = 3000 with people
option-reveal-bluffs = Show bluffs
    .help = Advanced game: shows every fifth card once the scoring is done.
option-reveal-bluffs-auto = never
option-reveal-bluffs-off = never
option-reveal-bluffs-round-end = after each round
option-tie = Equal totals
    .help = What happens when the best total is shared.
option-tie-shared = share the win
option-tie-extra-round = one more round
option-turn-clock-s = Clock (seconds)
    .help = Seconds for each decision.
option-turn-clock-s-off = no clock
option-people = People at the table
    .help = Whether a person sits at the table: where players are seated, Parlor says so itself. Decides what the challenge options are if not set.
option-people-no = no
option-people-yes = yes

## Why not

why-BL-2-2 = These settings do not fit together: bluffs, challenges and ditching need the Advanced game, the memory aid the printed one, and you play by rounds or by time, not both.
why-BL-3-1 = Two to eight can play.
why-BL-4-2 = Your turn begins with one draw, and nothing comes before it.
why-BL-4-3 = The pile is empty: begin with your plays.
why-BL-4-6 = Here Parlor draws for you.
why-BL-4-8 = It is not your turn.
why-BL-4-10 = One bag a turn.
why-BL-4-11 = You snitch once in a turn, and before all your other plays.
why-BL-4-14 = You do not hold that card, or what you point at is not there.
why-BL-4-15 = You may knock once you have made a play.
why-BL-4-17 = Forfeit only if you have made no play: a random card of yours goes to somebody else.
why-BL-4-21 = With an empty hand all you can do is knock.
why-BL-4-30 = Only bags of the Advanced game are challenged.
why-BL-4-31 = You may challenge a bag that somebody else made, and only if you have a bag or a set yourself.
why-BL-4-32 = There is no bag to be challenged now.
why-BL-4-34 = It is the last call for a challenge; the game goes on after it.
why-BL-4-35 = This bag has been challenged already.
why-BL-4-36 = The challenge is dealt with first.
why-BL-4-41 = A moment, please: somebody may still challenge the bag.
why-BL-4-45 = Everybody who may challenge answers now: challenge, or let it go.
why-BL-4-49 = You have let it go already.
why-BL-5-2 = A set needs a coin: looters alone are not enough.
why-BL-5-7 = A set is opened with two, three or four cards that match; looters match everything.
why-BL-5-11 = You build with a matching card on a set of your own that has two or three cards.
why-BL-5-12 = Four cards are the most a set can have; a fifth makes it a bag.
why-BL-5-13 = You steal somebody else’s set of two or three cards by adding a card that matches.
why-BL-5-17 = A bag is made by a fifth card on a set of four.
why-BL-5-18 = A set of four can only be bagged, and that once in a turn.
why-BL-5-19 = The fifth card must match: a coin of the set’s number, or a looter.
why-BL-5-20 = A bag stays shut: nobody builds on it, steals it or pinches from it.
why-BL-5-22 = You pinch with a coin of the set’s number, from a set with a looter in it.
why-BL-5-25 = You need a real coin to pinch; a looter will not do.
why-BL-5-28 = You snitch with a coin; a looter will not do.
why-BL-5-35 = The Advanced game has neither Pinch nor Snitch.
why-BL-5-42 = Only the maker of a bag that proved genuine takes a prize: a bag of the challenger, or all the challenger’s sets.
why-BL-5-43 = Take what is there: the challenger has no sets.
why-BL-5-45 = You made this bag yourself, so you cannot challenge it.
why-BL-5-47 = Ditching is for the Advanced game.
why-BL-5-48 = You may ditch only a coin of which there is a bag on the table.
why-BL-5-49 = You cannot ditch a looter, nor more often in a turn than this table allows.
why-BL-5-50 = The pile is empty, and at this table nothing is ditched then.
why-BL-6-1 = The round is over.
why-BL-6-5 = Who has gone out takes one bag of another player as a bonus.
