# What only the page says. One file for each language, all with the messages of this one.

parlor = Parlor
close = Close
you = You
your-turn = Your turn
wait-moment = One moment: the last choice is still on its way.

home-title = Pull up a chair.
home-sub = Five card games, your friends, no waiting.
home-play = Play now
home-invite = Invite friends
home-invite-game = Invite friends to { $game }
home-rules-game = Rules of { $game }
home-learn-game = Learn { $game }
home-new = Set a new table
home-open = Open tables
home-open-none = Nobody is waiting just now. Set a table and share its link.
home-watch = Matches to watch
home-resume = Your tables
home-sit = Sit down
home-join = Join
home-look = Watch
home-host = { $name }'s table · { $taken } of { $seats } chairs
home-shelf = The games
home-minutes = { $n } min
home-waiting = The table is set.
home-running = The match is on.
home-busy = Setting the table …

home-last = The last match
home-replay = Watch the replay

me-nobody = Your name
me-change = { $name }: change your name
me-title = What shall we call you?
me-label = Name
me-hint = With a new name you are somebody new: seats at running tables stay with the old one.
me-hint-new = No account, no password. Others at the table see it.
me-save = That is me

nav-label = House
nav-rules = Rules
nav-learn = Learn
nav-replays = Replays
nav-about = About
nav-settings = Settings
nav-logo = Parlor, home
nav-back = Back

about-naked-bootleg = Lay a formation, race to the last card.
about-camouflage = All at once: match three squares.
about-jukem-football = Exactly 100 yards. Mind the flag.
about-bag-o-loot = Build sets, steal sets, bag five.
about-dream-team-soccer = Get out first, climb the podium.

new-title = Set a new table
new-preset = Way to play
new-seats = Chairs
new-clock = Turn clock
new-bots = Fill empty chairs with bots
new-bots-help = Off: the table waits for your friends.
new-level = How the bots play
new-public = List under open tables
new-public-help = Off: only people with the link can come.
new-more = All house rules
new-chat = Free talk (phrases always work)
new-takeback = Moves may be taken back if all agree
new-spectators = People may watch
new-set = Put it on the table
new-deal = Deal the cards
new-default = usual: { $value }
clock-none = None
clock-relaxed = 90 s
clock-45 = 45 s
clock-20 = 20 s
clock-match = 5 min each
preset-quick = Quick
preset-standard = As in the box
preset-bl-advanced = Advanced, with bluffs
preset-bl-quarter = A quarter of an hour
preset-ca-speed = Speed Round, quick start
preset-ca-diversify = Diversify
preset-ca-cover = Cover Some Ground
preset-ca-stack = Not My Stack!
preset-ca-puzzle = Puzzle, alone
preset-ca-gems = Gem side
preset-ca-turns = One after the other
preset-dt-final = A pass is final
preset-dt-spot = Spot your own specials
preset-jk-practice = Practice game
preset-jk-fast = With clocks
preset-nb-quarters = Four quarters
preset-nb-two = Two against two
preset-nb-three = Three against three
preset-nb-pairs = Three pairs
preset-nb-flag = Capture the Flag
preset-nb-gun = Run n' Gun
preset-nb-last = Last Man Standing

seat-n = Seat { $n }
seat-said = { $name }, { $cards ->
    [one] one card
   *[other] { $cards } cards
 } in hand, { $score } points. { $state }
seat-bot = bot, { $kind }
seat-away = away
seat-standin = away, a bot plays

card-back = a card face down
hand-label = Your hand, { $n ->
    [one] one card
   *[other] { $n } cards
 }
hand-can = { $card }, can be used
hand-cannot = { $card }
hand-empty = No cards in hand.
fan-pick = { $card } in { $zone }
pile-said = { $name }, { $n ->
    [one] one card
   *[other] { $n } cards
 }. { $top }
zone-said = { $name }, { $n ->
    [one] one card
   *[other] { $n } cards
 }
zone-aim = Choose { $name }
lines-title = More about the table
zone-of = Cards of { $name }

choices-label = Your choices
choices-title = All choices
choices-filter = Find a choice
choices-none = Nothing fits that.
choices-more = All { $n } choices
choices-unpick = Put back
choices-waiting = Waiting for { $who }
choices-nobody = The table goes on by itself.
choices-watching = You are watching.
choices-over = The match is over.
choices-etc = More …
choice-stand = every time
choice-stand-said = { $label }, every time it is offered
choice-sure = Sure? { $label }

why-title = Why not { $what }?
why-rule = Rule { $clause }
why-nothing = With these cards together there is nothing to do now.
why-not-turn = It is not your turn.

clock-left = { $n ->
    [one] one second
   *[other] { $n } seconds
 } left
log-label = What happened
log-empty = From here on, everything that happens is told here.
log-round = Round { $n }
log-back = taken back
skip-hand = To your hand
ledge-label = Your hand and choices
mat-label = The table
people-label = People
side-label = Log and talk

top-log = Log
top-menu = Menu
tab-log = Log
tab-talk = Talk
talk-say = Say something …
talk-send = Say
talk-none = Nobody has said anything yet.
talk-label = Talk

talk-phrases = Things to say
talk-emote = Show { $key }
top-back = Back to the house; your seat is kept
sound-on = Turn the sound on
sound-off = Turn the sound off
menu-takeback = Ask to take back
menu-asked = The others have been asked.
menu-leave = Leave the table
menu-leave-hint = A bot plays on for you. You may come back to your seat.
menu-go = Back to the house
note-takeback = { $name } would like to take back the last move. All right?
note-standing = You answer “{ $what }” whenever it is offered.
note-stop = Stop that
note-away = { $name } is away.
note-bot = Let a bot play on
yes-capital = Yes
no-capital = No
keys-title = Keys
keys-card = next or previous card
keys-pick = pick a card
keys-primary = take the first choice
keys-decline = pass or decline
keys-nth = take the n-th choice
keys-hand = to your hand
keys-mat = to the table
keys-log = to the log
keys-clock = to the clock
keys-clear = un-pick, close
keys-inspect = look at a card closely (or a long press, or the mouse on it), or at all of them
keys-talk = talk and emotes
inspect-can = It can be used now:
inspect-cannot = It cannot be used now.
inspect-rule = The rule: { $clause }
inspect-all = The cards
inspect-like = and { $n } more of its kind
keys-help = this list

wait-ticket = Invite
wait-title = Bring your friends
wait-how = Send the link, or point a phone at the square. No account needed.
wait-invite = Invite
wait-copy = Copy the link
wait-copied = The link is copied.
wait-qr = The table's link as a square code
wait-qr-big = Show the square large
wait-chairs = Chairs
wait-of = { $taken } of { $seats }
wait-open = { $n ->
    [one] one chair is free
   *[other] { $n } chairs are free
 }
wait-full = all chairs are taken
wait-empty = Empty chair
wait-chair = chair { $n }
wait-team = team { $team }
wait-sit = Sit
wait-move = Move here
wait-bot = Add a bot
wait-you = you
wait-host = host
wait-ready = ready
wait-notyet = not ready yet
wait-remove = Ask { $name } to stand up
wait-fill = Fill with bots
wait-nochair = Every chair is taken, and this table is not open to watch.
wait-nochair-watch = Every chair is taken. Stay here and watch when the cards are dealt.
wait-rules = House rules
wait-noclock = no clock
wait-decision = { $n } s for each decision
wait-match = { $n } min each
wait-learn = While you wait: the five-minute lesson
wait-leave = Stand up
wait-deal-missing = Deal the cards (waiting for { $who })
wait-unready = Not ready after all
wait-amready = I am ready
wait-sitdown = Sit down

result-title = The result
result-wins = { $name } wins
result-youwin = You win
result-shared = { $names } share it
result-team = Team { $team } wins
result-yourteam = Your team wins
result-place = You took place { $n }.
result-place-head = Place
result-who = Who
result-points = Points
result-reasons = Where the points came from
result-noreason = at the end of the count.
result-see = see it
result-replay = Replay
result-again = Same chairs, again
result-retry = This one again
result-join = Join the rematch

verify-title = Verify this deal
verify-what = Before the deal the server published a hash of its secret, and every seat added something of its own. Now that the match is over, the secret is known.
verify-promise = Published before the deal:
verify-check = Check it here
verify-promised = The secret is the one that was promised.
verify-notpromised = The secret is not the one that was promised.
verify-mixed = The deal comes from the secret and from what every seat added.
verify-notmixed = The deal does not come from the secret and what the seats added.
verify-none = This record carries no proof.
verify-self = Without trusting this page: take the record and run the verifier, which deals the whole match again.
verify-file = The record

puzzles-title = Camouflage puzzles
puzzles-sub = Lay all cards into the outline so that equal patterns meet. Hints show one card of an answer at a time.
puzzles-start = Start with the first
puzzles-next = Next unsolved puzzle
puzzles-daily = Puzzle of the day
puzzles-together = Solve one together
puzzles-count = { $n } of { $all } solved in this browser.
puzzles-side = Side of the cards
puzzles-animal = Animal patterns
puzzles-gems = Gems
puzzles-hidden = Hide the centres
puzzles-hidden-help = Harder: the outline does not show where the middles of the cards go.
puzzles-level = Difficulty { $n } of 5
puzzle-said = Puzzle { $n }, { $cards } cards, difficulty { $stars } of 5
puzzle-solved = solved { $n ->
    [one] with one hint
   *[other] with { $n } hints
 }
puzzle-nextone = Next puzzle
puzzle-all = All puzzles
puzzle-home = { $n } puzzles to solve alone or together
nav-puzzles = Puzzles

replay-title = Replay
replay-none = There is no such replay
replay-closed = This replay cannot be shown
replay-share = Share this moment
replay-step = Step
replay-at = step { $at } of { $last }
replay-first = To the start
replay-prev = One back
replay-next = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-side = Seen
replay-truth = with all hands
replay-public = from outside
replay-as = as { $name } saw it
replay-hands = Hands
replay-speed = Speed
review-short = Review
review-title = Looked at again
review-ask = Look at it again
review-ask-sub = An expert thinks about every decision: chances, turning points, luck and skill.
review-thinking = The expert is thinking…
review-failed = The expert found no answer: { $why }
review-again = Ask again
review-whose = Whose chances
review-plot = { $name }’s chance to win over the match: { $began } at the first decision, { $won } at the end. The buttons below go from decision to decision.
review-prev = Decision before
review-next = Next decision
review-same = The expert would have done the same.
review-better = The expert: { $best } – { $chance } instead of { $took }.
review-bluff = A bluff was { $odds } likely. It was one.
review-honest = A bluff was { $odds } likely. It was none.
review-none = Nothing was to be decided here.
review-turning = Where it turned
review-turned = from { $from } to { $to }
review-noturn = It never turned.
review-luck = Luck and skill
review-agreed = Like the expert
review-skill = Given away
review-chance = Luck and others
review-of = { $n } of { $all }
review-hint = Each decision was played on in { $n } imagined deals, from what the seat knew then.
replays-none = Finish a game and it will hang here.
replays-mine = Yours
replays-all = Everybody's
replays-bot = bot

rules-search = Search the rules
rules-found = { $n ->
    [one] one place
   *[other] { $n } places
 }
rules-chapters = Chapters
rules-english = The rules are in English.
rules-none = There are no rules of this name.
rules-table = A table of the rules
rules-printed = No sign: the publisher's rule, in our words.
rules-part-ruling = The publisher's rule, with details settled by us
rules-ruling = Our own ruling
rules-why = Why:
rules-legend = What the signs mean

learn-sub = Five minutes each, on the real table: you play, the teacher talks.
learn-none = There is no lesson for { $game } yet.
lesson-title = Lesson
lesson-step = { $n } of { $of }
lesson-next = Go on
lesson-back = Back
lesson-show = Show me
lesson-do = Do it for me
lesson-why = Why?
lesson-try = Something else is asked here.
lesson-better = Here the lesson asks for: { $label }.
lesson-play = Play a real match

set-language = Language
set-theme = Light
set-auto = Like the device
set-light = Afternoon
set-dark = Evening
set-large = Large text
set-still = Nothing moves
set-still-help = Cards appear where they go; changed places get an outline.
set-sound = Sound
set-onlyturn = Sound only for my turn
set-letters = Letters on everything
set-letters-help = Codes by colour also get a letter.
set-keys = Single-letter keys
set-keys-help = Switch off if a program of yours types for you.
set-confirm = Ask twice for what costs
set-confirm-help = Challenges and other things that cannot be taken back.

about-what = Parlor turns published card-game rulebooks into games to play with friends and bots: in the browser, in the terminal, and a million at a time in the laboratory.
about-unofficial = The games here are unofficial versions, written from the published rules. Names and rules belong to their owners; all pictures and words are Parlor's own.
about-fair = Deals are fair and can be checked: the server commits itself before the cards are dealt, every seat adds its own chance, and after the match anybody can compute the deal again.
about-open = Everything the page does, your own program can do.
about-api = The open API
about-privacy = You are known here by a name of your choice and a cookie that only this server reads. There is no account, no tracking, no advertising.

trouble-closed = This table cannot be joined
trouble-lost = The connection is lost. Coming back …
trouble-hurry = Try now
trouble-back = You are back.
trouble-slow = Still on its way …
trouble-gone = This table was cleared away
trouble-gone-sub = Its link is old, or it was never set.
trouble-server = The lamp went out
trouble-server-sub = The server does not answer. It may be back in a moment.
trouble-retry = Try again
trouble-record = Take its record home
trouble-home = Back to the house
trouble-notfound = There is nothing here
trouble-outdated = This page is out of date
trouble-outdated-sub = The server has been renewed. Load the page again; your match goes on where it stands.
trouble-loading = Setting the table …

fault-offline = The server does not answer.
fault-server = The server could not do this.
fault-closed = The connection is closed.
