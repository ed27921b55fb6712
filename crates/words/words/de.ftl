### Was jedes Gesicht über jedes Spiel sagt.

plain = { $text }

## Listen und Karten

list-and = { $first } und { $last }
list-comma = { $first }, { $rest }
card-times = { $card } ×{ $count }
backs = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
you-among = du

## Karten, die sich bewegen

draws = { $who ->
    [you] Du ziehst { $cards }
   *[other] { $who-name } zieht { $cards }
 } { $from-from }.
puts = { $who ->
    [you] Du legst { $cards }
   *[other] { $who-name } legt { $cards }
 } { $to-to }.
gets = { $who ->
    [you] Du bekommst { $cards }
   *[other] { $who-name } bekommt { $cards }
 } { $from-from }.
goes = { $cards-count ->
    [one] { $cards } geht { $from-from } { $to-to }.
   *[other] { $cards } gehen { $from-from } { $to-to }.
 }
turned = { $cards-count ->
    [one] { $cards } wird { $at-in } gezeigt.
   *[other] { $cards } werden { $at-in } gezeigt.
 }
looked = Jemand sieht sich { $cards } { $at-in } an.
shuffled = Die Karten { $at-in } werden gemischt.
gathered = Alle Karten werden { $at-in } gesammelt.

## Werte von Optionen

value-true = ja
value-false = nein
value-yes = ja
value-no = nein
value-on = an
value-off = aus
value-auto = automatisch
value-none = keine

## Bots

level-beginner = Anfänger
    .about = Kennt die Regeln, übersieht oft das Beste, blufft selten, vergisst das Rufen.
level-casual = Gelegenheitsspieler
    .about = Spielt vernünftig, patzt ab und zu, blufft und zweifelt manchmal.
level-strong = stark
    .about = Denkt voraus, verpasst selten eine Gelegenheit.
level-expert = Experte
    .about = Denkt weit voraus und nimmt sich Zeit.

## Warum etwas nicht geschah

unknown-action = { $why }
unknown-action-meant = { $why }. Meintest du { $meant }?
name-taken = Jemand an diesem Tisch heißt schon so, oder zum Verwechseln ähnlich: Wähle einen anderen Namen.
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
not-due = Die Regeln wollten in diesem Augenblick nicht geweckt werden.
other-rules-kept = { $why }: Sie kann nicht noch einmal gezeigt werden, aber ihre Mitschrift ist aufbewahrt.
other-rules = { $why }: Sie kann nicht weitergehen.
stale-because = Jemand war schneller: { $why }
stale = Jemand war schneller: sieh auf den Tisch und entscheide neu.
not-started = Die Partie hat noch nicht begonnen.
match-over = Die Partie ist vorbei.
started = Die Partie hat schon begonnen.
old-intent = Das wurde vor so langer Zeit verlangt, dass der Tisch sich nicht mehr daran erinnert: Jetzt ist nichts geschehen.
not-your-seat = Dein Platz ist { $seat }: Niemand handelt für einen anderen.
seat-not-yours = Die Partie hat begonnen, und dieser Platz gehört dir nicht.
no-seat-here = Du hast an diesem Tisch keinen Platz.
seat-taken = Platz { $seat } gehört { $name }: Wähle einen freien.
seat-open = Platz { $seat } ist frei: Warte auf jemanden oder setze einen Bot hin.
not-ready = { $name } ist noch nicht bereit.
only-host = Das darf nur, wer den Tisch eröffnet hat.
you-left = Du hast diese Partie verlassen: Nimm deinen Platz wieder ein, um weiterzuspielen.
you-look-on = Du siehst zu: Nur wer einen Platz hat, darf spielen.
rematch-early = Eine Revanche gibt es nach der Partie.
action-too-long = Eine Aktion hat höchstens { $most } Zeichen.
action-one-line = Eine Aktion ist eine Zeile Text.
nothing-to-take-back = Von dir gibt es nichts zurückzunehmen.
revealed-since = Das lässt sich nicht zurücknehmen: Seither ist etwas Verborgenes aufgedeckt worden.
no-take-back = An diesem Tisch wird nichts zurückgenommen.
nobody-takes-back = Niemand möchte etwas zurücknehmen.
no-such-bot = Es gibt keinen Bot „{ $kind }“. Die Bots sind { $known }.
unfit = So lässt sich der Tisch nicht einrichten: { $why }
entropy-form = Entropie hat höchstens { $most } Buchstaben, Ziffern und Striche.

name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
name-too-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $long }.
name-odd-sign = Ein Name besteht aus Buchstaben, Ziffern und den Zeichen einer Tastatur: Lass { $sign } ({ $code }) weg.
name-without-letter = Ein Name hat mindestens einen Buchstaben oder eine Ziffer.
name-mixes-alphabets = Ein Name ist in einem Alphabet geschrieben: Dieser mischt mehrere, deren Buchstaben sich ähneln.
name-first = Wähle zuerst einen Namen: Unter diesem Token kennt man niemanden.
name-before-talk = Wähle einen Namen, bevor du etwas sagst.
name-before-report = Wähle einen Namen, bevor du jemanden meldest.

talk-too-fast = Du redest zu schnell: Hol kurz Luft.
talk-too-long = Sag es in { $most } Zeichen, nicht in { $long }.
nothing-to-say = Damit ist nichts gesagt.
no-free-chat = An diesem Tisch wird nicht frei geschrieben: Nimm die Redewendungen.
no-such-phrase = Diese Redewendung gibt es nicht.
no-such-emote = Dieses Bildzeichen gibt es nicht.
said-long-ago = Das wurde vor zu langer Zeit gesagt.
mute-most = Ein Platz kann { $most ->
    [one] eine Person
   *[other] { $most } Personen
 } stumm schalten.

no-looking-on = An diesem Tisch darf niemand zusehen.
too-many-look-on = An diesem Tisch sehen zu viele zu: Versuche es später noch einmal.
too-many-look-on-from-you = Von deiner Adresse aus sehen diesem Tisch zu viele zu: Versuche es später noch einmal.
too-many-of-yours = Du hast zu viele Verbindungen zu diesem Tisch: Schließe ein paar.
too-many-connections = Zu viele Verbindungen von deiner Adresse: Schließe ein paar.
too-many-requests = Zu viele Anfragen von deiner Adresse: Warte einen Moment.
too-many-tables = Du hast zu viele offene Tische: Starte oder verlasse welche.
too-many-wait = Gerade warten zu viele auf eine Antwort: Versuche es später noch einmal.
yours-is-thought-about = Über deine vorige Frage wird noch nachgedacht: Warte darauf.
busy = Der Server hat gerade zu viel zu tun: Versuche es später noch einmal.
unavailable = Der Server erreicht gerade seinen Speicher nicht: Nichts hat sich geändert, versuche es noch einmal.

no-such-game = Dieses Spiel gibt es nicht.
no-such-lesson = Diese Lektion gibt es nicht.
no-such-table = Diesen Tisch gibt es nicht.
no-such-match = Diese Partie gibt es nicht.
nothing-here = Hier ist nichts.
table-of-other-rules = Diese Version des Programms kann diesen Tisch nicht öffnen.
match-of-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als dieses Programm sie kennt.
replay-early = Eine Partie lässt sich ansehen, wenn sie vorbei ist.
no-review = Diese Partie lässt sich nicht noch einmal betrachten.
play-unread = Dieser Partiedatei kann man nicht folgen: { $why }
play-too-long = Eine Partiedatei zum Untersuchen hat höchstens { $most } Zeilen.
side-form = Eine Seite ist die Nummer eines Platzes, „public“ oder „truth“.

malformed = Das lässt sich nicht lesen: { $why }
body-late = Der Rumpf der Anfrage kam nicht rechtzeitig.
body-too-long = Der Rumpf der Anfrage ist zu lang.
body-not-json = Der Rumpf der Anfrage ist JSON: Sag es mit „Content-Type: application/json“.
not-that-method = Diese Adresse nimmt { $method } nicht an.
one-host = Eine Anfrage hat genau einen Host-Header.
other-site = Das kommt von einer anderen Website.
metrics-for-owner = Messwerte sind für den Betreiber des Servers: Setze --metrics-token und sende es als Bearer-Token.
protocol-version = Dieser Server spricht Version { $version } des Protokolls: Sag „protocol={ $version }“ in der Adresse, wenn du das auch tust.
websockets-only = Diese Adresse ist für WebSockets: Bitte um ein Upgrade.
websocket-version = Dieser Server spricht Version 13 von WebSocket.
websocket-key = Sec-WebSocket-Key ist ein Schlüssel: 16 Bytes in Base64.

## Was man am Tisch mit einem Druck sagt

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla …
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-good-game = Schöne Partie!
phrase-again = Noch einmal?

## Am Tisch

these-cards = { $cards }
bot-name = Bot { $seat }
seat-name = Platz { $seat }
you = Du
you-at = du, Platz { $seat }
table = Tisch
tui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
you-choose = Du wählst: { $what }.
you-hold = Du hältst { $cards }.
you-hold-nothing = Du hast keine Karten auf der Hand.
tui-zone-empty = { $zone } leer
tui-zone-pile = { $zone } { $count }, oben { $card }
tui-over-wins = { $who-names } gewinnt.
tui-over-tie = Unentschieden: Alle teilen sich den ersten Platz.
tui-over-shared = { $who-names } teilen sich den ersten Platz.
tui-waiting = Warten …
tui-waiting-for = Warten auf { $who-names } …

## Das Terminal

tui-enlarge = Bitte vergrößere das Fenster auf mindestens { $wide }×{ $high }. Jetzt ist es { $width }×{ $height }.
tui-looking-on = du siehst zu
tui-time-left = noch { $time }
tui-your-turn = Du bist dran
tui-your-hand = Deine Hand { $count }
tui-cards = Karten { $count }
tui-choices = Möglichkeiten
tui-choices-part = Möglichkeiten { $first }–{ $last } von { $count }
tui-why-not = Warum nicht? { $why }
tui-log = Verlauf
tui-log-empty = Es ist noch nichts geschehen.
tui-more = … t zeigt den ganzen Tisch
tui-lays-here = Enter legt { $card } hierhin, r dreht, Esc legt zurück.
tui-takes-up = Enter nimmt { $card } über das Brett.
tui-nothing-with = Mit { $card } geht gerade nichts. Esc zeigt alle Möglichkeiten, ? erklärt die Karte.
tui-type-it = Schreib, was du tust: Drücke : und schreib es.
tui-lifted = { $turns ->
    [0] { $card } bei ({ $x },{ $y })
    [1] { $card } einmal gedreht bei ({ $x },{ $y })
    [2] { $card } zweimal gedreht bei ({ $x },{ $y })
   *[other] { $card } dreimal gedreht bei ({ $x },{ $y })
 }
tui-pass-screen = Gib den Bildschirm an { $name }; drücke Enter, wenn du bereit bist.
tui-hide-cards = Enter verbirgt deine Karten vor { $name }
tui-save-as = Speichern als:
tui-saved = Gespeichert als { $file }.
tui-file-exists = { $file } gibt es schon: Wähle einen anderen Namen.
tui-file-unwritten = { $file } lässt sich nicht schreiben: { $why }
tui-quit = Aufhören?
tui-quit-ask = Diese Partie verlassen? Sie ist noch nicht vorbei.
tui-help = Hilfe
tui-help-cards = ← → zeigen auf eine Karte deiner Hand: Es bleiben nur die Möglichkeiten, die sie betreffen. Esc zeigt wieder alle.
tui-help-choices = ↑ ↓ Bild↑ Bild↓ zeigen auf eine Möglichkeit; Enter wählt sie. Das tun auch die Taste davor und ein Klick.
tui-help-dot = Ein Punkt über einer Karte: Mit ihr lässt sich jetzt etwas tun.
tui-help-board = Enter nimmt die Karte, auf die du zeigst, über das Brett (auch die Leertaste, wenn auf eine Möglichkeit gezeigt wird): Pfeile bewegen sie, r und R drehen sie, Enter legt sie, Tab nimmt eine andere Karte, b ein anderes Brett, Esc legt sie zurück. Neben jedem ihrer Felder steht, was darunter liegt.
tui-help-boards = [ ] sehen ein anderes Brett an.
tui-help-type = : eine Aktion in der Notation des Spiels schreiben; Tab ergänzt sie.
tui-help-why = ? erklärt die Karte, auf die du zeigst; ohne Karte die Regel hinter der Möglichkeit oder hinter der letzten Ablehnung. ← → blättern in den Regeln.
tui-help-table = t der ganze Tisch, jede Karte, die du sehen darfst.
tui-help-log = l der ganze Verlauf.
tui-help-save = s die Partie als Partiedatei speichern.
tui-help-quit = q aufhören.
tui-help-lamp = Auf wessen Namen der Tisch wartet, der ist bernsteinfarben (ohne Farben: umgekehrt).

## Was die Tasten des Terminals tun

key-card = Karte
key-choice = Möglichkeit
key-do = tun
key-rule = Regel
key-type = schreiben
key-help = Hilfe
key-log = Verlauf
key-table = Tisch
key-save = speichern
key-quit = aufhören
key-leave = gehen
key-new = neue Partie
key-hide = verbergen und weitergeben
key-move = bewegen
key-turn = drehen
key-lay = legen
key-lay-it = legen
key-next-card = nächste Karte
key-next-board = nächstes Brett
key-put-back = zurück
key-why = warum
keys-read = ↑↓ blättern · Esc schließen
keys-clause = ←→ andere Regeln · ↑↓ blättern · Esc schließen
keys-quit = y ja · n nein

## Das Terminal, Zeile für Zeile

tui-game = { $game }. { $about }
tui-players = Am Tisch: { $players }. Sag jederzeit help.
tui-player = { $name } ({ $level })
tui-turn-of = { $name }, du bist dran.
tui-next = { $name } kommt als Nächstes.
tui-zone = { $zone-title }
tui-row = { $who }: { $parts }.
tui-part = { $first }; { $rest }
tui-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
tui-zone-count = { $zone } { $count }
tui-zone-cards = { $zone } { $count }: { $cards }
tui-choice = { $number }: { $label } ({ $action })
tui-place = { $place }. { $name }, { $points }
tui-seconds = Du hast { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }.
tui-time-went-on = Während du nachdachtest, ging die Zeit weiter; so steht es jetzt.
tui-say-action = Sag eine Aktion in der Notation des Spiels oder help.
tui-say-number = { $count ->
    [1] Sag 1 oder { $example } oder help.
   *[other] Sag eine Zahl von 1 bis { $count }, eine Aktion wie { $example } oder help.
 }
tui-no-choice = Es gibt keine Möglichkeit { $number }. { $what }
tui-not-allowed = Das ist nicht erlaubt. { $why }
tui-no-clause = In den Regeln gibt es kein { $clause }; ihre Nummern sehen aus wie { $like }.
tui-leave = Du verlässt die Partie; sie ist noch nicht vorbei.
tui-again = Sag again für eine weitere Partie, save DATEI, um diese aufzuschreiben, oder quit.
tui-plain-help = Sag die Nummer einer Möglichkeit oder eine Aktion in der Notation des Spiels. ? erklärt die Regel der letzten Ablehnung oder aller Möglichkeiten, ? 2 die der Möglichkeit 2, ? und eine Karte diese Karte, ? und die Nummer einer Regel diese Regel. log erzählt alles bisher, table den ganzen Tisch, save DATEI schreibt die Partie auf, quit verlässt sie.
tui-card = { $name } ({ $card })
tui-clause = { $clause }: { $text }
tui-clause-ours = Von uns so entschieden.
tui-clause-part-ours = Die Regel des Verlags, Einzelheiten von uns festgelegt.
tui-clause-why = { $whose } Warum: { $why }

tui-no-seat = An einem Tisch mit { $seats } Plätzen gibt es keinen Platz { $seat }.
tui-nobody-at = Auf Platz { $seat } sitzt weder ein Bot noch jemand an diesem Terminal.
tui-no-terminal = Der Bildschirm braucht ein Terminal: Spiele stattdessen zeilenweise.
tui-terminal-fails = Das Terminal lässt sich nicht benutzen: { $why }
tui-nobody-goes-on = Niemand kann weiter: Die Bots halten still, und keine Uhr läuft.
tui-nobody-listens = Niemand hört zu: { $why }
tui-nothing-read = Es lässt sich nichts lesen: { $why }
