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
name-taken = Somebody at this table has your name, or one that looks like it: choose another one.
no-such-seat = There is no seat { $seat } at this table.
not-due = The rules did not ask to be woken at this moment.
other-rules-kept = { $why }: it cannot be shown again, but its record is kept.
other-rules = { $why }: it cannot go on.
stale-because = Somebody was faster: { $why }
stale = Somebody was faster: look at the table and decide again.
not-started = The match has not started yet.
started = The match has started already.
old-intent = This was asked for so long ago that the table does not remember it: nothing was done now.
not-your-seat = Your seat is { $seat }: nobody acts for another one.
seat-not-yours = The match has started, and this seat is not yours.
no-seat-here = You have no seat at this table.
seat-taken = Seat { $seat } belongs to { $name }: choose an open one.
seat-open = Seat { $seat } is open: wait for somebody, or add a bot.
not-ready = { $name } is not ready yet.
only-host = Only the host may do this.
you-left = You have left this match: take your seat again to go on.
you-look-on = You look on: only those who have a seat may play.
rematch-early = A rematch comes after the match.
action-too-long = An action has at most { $most } characters.
action-one-line = An action is one line of text.
nothing-to-take-back = There is nothing of yours to take back.
revealed-since = It cannot be taken back: something hidden has been revealed since.
no-take-back = Nothing is taken back at this table.
nobody-takes-back = Nobody wants to take anything back.
no-such-bot = There is no bot “{ $kind }”. The bots are { $known }.
unfit = This table cannot be set up: { $why }
entropy-form = Entropy has at most { $most } letters, digits and dashes.

name-empty = A name needs at least one visible character.
name-too-long = A name has at most { $most } characters; this one has { $long }.
name-odd-sign = A name is made of letters, digits and the signs of a keyboard: leave out { $sign } ({ $code }).
name-without-letter = A name has at least one letter or digit.
name-mixes-alphabets = A name is written in one alphabet: this one mixes several whose letters look alike.
name-first = Choose a name first: nobody is known by this token.
name-before-talk = Choose a name before you talk.
name-before-report = Choose a name before you report somebody.

talk-too-fast = You talk too fast: take a breath.
talk-too-long = Say it in { $most } characters, not { $long }.
nothing-to-say = There is nothing to say in this.
no-free-chat = This table has no free chat: use the phrases.
no-such-phrase = There is no such phrase.
no-such-emote = There is no such emote.
said-long-ago = That was said too long ago.
mute-most = A seat can mute { $most ->
    [one] one person
   *[other] { $most } people
 }.

no-looking-on = Nobody may look on at this table.
too-many-look-on = Too many people look on at this table: try again later.
too-many-look-on-from-you = Too many people look on at this table from your address: try again later.
too-many-of-yours = You have too many connections to this table: close some.
too-many-connections = Too many connections from your address: close some.
too-many-requests = Too many requests from your address: wait a moment.
too-many-tables = You have too many open tables: start or leave some.
too-many-wait = Too many people wait for an answer at the moment: try again later.
yours-is-thought-about = What you asked for before is still being thought about: wait for it.
busy = The server has too much to do at the moment: try again later.
unavailable = The server cannot reach its store at the moment: nothing has changed, try again.

no-such-game = There is no such game.
no-such-lesson = There is no such lesson.
no-such-table = There is no such table.
no-such-match = There is no such match.
nothing-here = There is nothing here.
table-of-other-rules = This table cannot be opened by this version of the program.
match-of-other-rules = This match was played with other rules than this program knows.
replay-early = A match can be replayed when it has ended.
no-review = This match cannot be looked at again.
play-unread = This play file cannot be followed: { $why }
play-too-long = A play file that is studied has at most { $most } lines.
side-form = A side is a seat's number, “public” or “truth”.

malformed = This cannot be read: { $why }
body-late = The body of the request did not come in time.
body-too-long = The body of the request is too long.
body-not-json = The body of the request is JSON: say so with “Content-Type: application/json”.
not-that-method = This address does not take { $method }.
one-host = A request has one Host header.
other-site = This comes from another site.
metrics-for-owner = Metrics are for whoever runs the server: set --metrics-token and send it as a bearer token.
protocol-version = This server speaks version { $version } of the protocol: say “protocol={ $version }” in the address if you do, too.
websockets-only = This address is for WebSockets: ask for an upgrade.
websocket-version = This server speaks version 13 of WebSockets.
websocket-key = Sec-WebSocket-Key is one key: 16 bytes in base64.

## What is said at a table with one press

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops …
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!
phrase-again = Once more?

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
