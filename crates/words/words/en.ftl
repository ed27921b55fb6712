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
looked = { $cards-count ->
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
match-over = The match is over.
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
tui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
you-choose = You choose: { $what }.
you-hold = You hold { $cards }.
you-hold-nothing = You hold no cards.
tui-zone-empty = { $zone } empty
tui-zone-pile = { $zone } { $count }, { $card } on top
tui-over-wins = { $who-names } wins.
tui-over-tie = A tie: everybody shares the first place.
tui-over-shared = { $who-names } share the first place.
tui-waiting = Waiting …
tui-waiting-for = Waiting for { $who-names } …

## The terminal

tui-enlarge = Please enlarge the window to at least { $wide }×{ $high }. Now it is { $width }×{ $height }.
tui-looking-on = looking on
tui-time-left = { $time } left
tui-your-turn = Your turn
tui-your-hand = Your hand { $count }
tui-cards = Cards { $count }
tui-choices = Choices
tui-choices-part = Choices { $first }–{ $last } of { $count }
tui-why-not = Why not? { $why }
tui-log = Log
tui-log-empty = Nothing has happened yet.
tui-more = … t shows the whole table
tui-lays-here = Enter lays { $card } here, r turns it, Esc puts it back.
tui-takes-up = Enter takes { $card } over the board.
tui-nothing-with = Nothing to do with { $card } now. Esc shows all choices, ? explains the card.
tui-type-it = Type what you do: press : and write it.
tui-lifted = { $turns ->
    [0] { $card } at ({ $x },{ $y })
    [1] { $card } turned once at ({ $x },{ $y })
    [2] { $card } turned twice at ({ $x },{ $y })
   *[other] { $card } turned three times at ({ $x },{ $y })
 }
tui-pass-screen = Pass the screen to { $name }; press Enter when ready.
tui-hide-cards = Press Enter to hide your cards for { $name }
tui-save-as = Save as:
tui-saved = Saved as { $file }.
tui-file-exists = { $file } exists already: choose another name.
tui-file-unwritten = { $file } cannot be written: { $why }
tui-quit = Quit?
tui-quit-ask = Leave this match? It is not over yet.
tui-help = Help
tui-help-cards = ← → point at a card in your hand: only the choices that touch it stay. Esc shows all again.
tui-help-choices = ↑ ↓ PgUp PgDn point at a choice; Enter makes it. So do the key before it and a click.
tui-help-dot = A dot above a card: something can be done with it now.
tui-help-board = Enter takes the card you point at over the board (Space, too, when a choice is pointed at): arrows move it, r and R turn it, Enter lays it, Tab takes another card, b another board, Esc puts it back. Beside each of its squares stands what lies below.
tui-help-boards = [ ] look at another board.
tui-help-type = : type an action in the game's notation; Tab completes it.
tui-help-why = ? explains the card you point at; without one the rule behind the choice, or behind the last refusal. ← → turn the pages of the rules.
tui-help-table = t the whole table, every card you may see.
tui-help-log = l the whole log.
tui-help-save = s save the match as a play file.
tui-help-quit = q quit.
tui-help-lamp = An amber name (reversed without colours) is whom the table waits for.

## What the keys of the terminal do

key-card = card
key-choice = choice
key-do = do it
key-rule = rule
key-type = type
key-help = help
key-log = log
key-table = table
key-save = save
key-quit = quit
key-leave = leave
key-new = new game
key-hide = hide and pass on
key-move = move
key-turn = turn
key-lay = lay
key-lay-it = lay it
key-next-card = next card
key-next-board = next board
key-put-back = put back
key-why = why
keys-read = ↑↓ scroll · Esc close
keys-clause = ←→ other rules · ↑↓ scroll · Esc close
keys-quit = y yes · n no

## The terminal, line by line

tui-game = { $game }. { $about }
tui-players = At the table: { $players }. Say help at any time.
tui-player = { $name } ({ $level })
tui-turn-of = { $name }, it is your turn.
tui-next = { $name } is next.
tui-zone = { $zone-title }
tui-row = { $who }: { $parts }.
tui-part = { $first }; { $rest }
tui-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
tui-zone-count = { $zone } { $count }
tui-zone-cards = { $zone } { $count }: { $cards }
tui-choice = { $number }: { $label } ({ $action })
tui-place = { $place }. { $name }, { $points }
tui-seconds = You have { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
tui-time-went-on = Time went on while you were thinking; here is what holds now.
tui-say-action = Say an action in the game's notation, or help.
tui-say-number = { $count ->
    [1] Say 1, or { $example }, or help.
   *[other] Say a number from 1 to { $count }, an action such as { $example }, or help.
 }
tui-no-choice = There is no choice { $number }. { $what }
tui-not-allowed = That is not allowed. { $why }
tui-no-clause = The rules have no { $clause }; their numbers look like { $like }.
tui-leave = You leave the match; it is not over yet.
tui-again = Say again for another match, save FILE to write this one down, or quit.
tui-plain-help = Say the number of a choice, or an action in the game's notation. ? explains the rule of the last refusal or of all choices, ? 2 that of choice 2, ? and a card that card, ? and a rule's number that rule. log tells everything so far, table the whole table, save FILE writes the match down, quit leaves it.
tui-card = { $name } ({ $card })
tui-clause = { $clause }: { $text }
tui-clause-ours = Our own ruling.
tui-clause-part-ours = The publisher's rule, with details settled by us.
tui-clause-why = { $whose } Why: { $why }

tui-no-seat = There is no seat { $seat } at a table of { $seats }.
tui-nobody-at = Seat { $seat } has neither a bot nor a person at this terminal.
tui-no-terminal = The screen needs a terminal: play with plain lines instead.
tui-terminal-fails = The terminal cannot be used: { $why }
tui-nobody-goes-on = Nobody can go on: the bots hold still and no clock runs.
tui-nobody-listens = Nobody listens: { $why }
tui-nothing-read = Nothing can be read: { $why }
