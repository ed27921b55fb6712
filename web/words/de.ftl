# Was nur die Seite sagt.

parlor = Parlor
close = Schließen
you = Du
your-turn = Du bist dran
wait-moment = Einen Augenblick: die letzte Wahl ist noch unterwegs.

home-title = Setz dich dazu.
home-sub = Fünf Kartenspiele, deine Freunde, kein Warten.
home-play = Losspielen
home-invite = Einladen
home-invite-game = Freunde zu { $game } einladen
home-rules-game = Regeln von { $game }
home-learn-game = { $game } lernen
home-new = Neuen Tisch decken
home-open = Offene Tische
home-open-none = Gerade wartet niemand. Deck einen Tisch und verschick seinen Link.
home-watch = Partien zum Zuschauen
home-resume = Deine Tische
home-sit = Platz nehmen
home-join = Mitspielen
home-look = Zuschauen
home-host = Tisch von { $name } · { $taken } von { $seats } Stühlen
home-shelf = Die Spiele
home-minutes = { $n } Min.
home-waiting = Der Tisch ist gedeckt.
home-running = Die Partie läuft.
home-busy = Der Tisch wird gedeckt …
home-last = Die letzte Partie
home-replay = Noch einmal ansehen

me-nobody = Dein Name
me-change = { $name }: Namen ändern
me-title = Wie sollen wir dich nennen?
me-label = Name
me-hint = Mit einem neuen Namen bist du jemand Neues: Plätze an laufenden Tischen bleiben beim alten.
me-hint-new = Kein Konto, kein Passwort. Die anderen am Tisch sehen ihn.
me-save = Das bin ich

nav-label = Haus
nav-rules = Regeln
nav-learn = Lernen
nav-replays = Partien
nav-about = Über
nav-settings = Einstellungen
nav-logo = Parlor, Startseite
nav-back = Zurück

about-naked-bootleg = Leg Formationen aus und werde die Karten los.
about-camouflage = Alle zugleich: drei Felder müssen passen.
about-jukem-football = Genau 100 Yards. Achte auf die Flagge.
about-bag-o-loot = Sammeln, stehlen, fünf in den Beutel.
about-dream-team-soccer = Als Erste fertig, aufs Treppchen.

new-title = Neuen Tisch decken
new-preset = Spielweise
new-seats = Stühle
new-clock = Bedenkzeit
new-bots = Freie Stühle mit Computern füllen
new-bots-help = Aus: der Tisch wartet auf deine Freunde.
new-level = Wie die Computer spielen
new-public = Bei den offenen Tischen zeigen
new-public-help = Aus: nur wer den Link hat, kann kommen.
new-more = Alle Hausregeln
new-chat = Freies Reden (Floskeln gehen immer)
new-takeback = Züge dürfen zurück, wenn alle zustimmen
new-spectators = Zuschauen erlaubt
new-set = Auf den Tisch damit
new-deal = Karten geben
new-default = üblich: { $value }
clock-none = Keine
clock-relaxed = 90 s
clock-45 = 45 s
clock-20 = 20 s
clock-match = je 5 Min.
preset-quick = Schnell
preset-standard = Wie in der Schachtel
preset-bl-advanced = Fortgeschritten, mit Bluffs
preset-bl-quarter = Eine Viertelstunde
preset-ca-speed = Speed Round, schneller Start
preset-ca-diversify = Diversify
preset-ca-cover = Cover Some Ground
preset-ca-stack = Not My Stack!
preset-ca-puzzle = Rätsel, allein
preset-ca-gems = Edelsteinseite
preset-ca-turns = Einer nach dem anderen
preset-dt-final = Passen gilt
preset-dt-spot = Besonderes selbst ansagen
preset-jk-practice = Übungsspiel
preset-jk-fast = Mit Uhr
preset-nb-quarters = Vier Viertel
preset-nb-two = Zwei gegen zwei
preset-nb-three = Drei gegen drei
preset-nb-pairs = Drei Paare
preset-nb-flag = Flaggenjagd (Capture the Flag)
preset-nb-gun = Run n’ Gun
preset-nb-last = Last Man Standing

seat-n = Platz { $n }
seat-said = { $name }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } auf der Hand, { $score } Punkte. { $state }
seat-bot = Computer, { $kind }
seat-away = nicht da
seat-standin = nicht da, ein Computer spielt

card-back = eine verdeckte Karte
hand-label = Deine Hand, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
hand-can = { $card }, verwendbar
hand-cannot = { $card }
hand-empty = Keine Karten auf der Hand.
fan-pick = { $card } in { $zone }
pile-said = { $name }, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }. { $top }
zone-said = { $name }, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
zone-aim = { $name } wählen
lines-title = Mehr über den Tisch
zone-of = Karten von { $name }

choices-label = Deine Möglichkeiten
choices-title = Alle Möglichkeiten
choices-filter = Eine Möglichkeit suchen
choices-none = Dazu passt nichts.
choices-more = Alle { $n } zeigen
choices-unpick = Zurücklegen
choices-waiting = Warten auf { $who }
choices-nobody = Der Tisch macht von selbst weiter.
choices-watching = Du schaust zu.
choices-over = Die Partie ist zu Ende.
choices-etc = Mehr …
choice-stand = jedes Mal
choice-stand-said = { $label }, sooft es möglich ist
choice-sure = Sicher? { $label }

why-title = Warum nicht { $what }?
why-rule = Regel { $clause }
why-nothing = Mit diesen Karten zusammen lässt sich jetzt nichts machen.
why-not-turn = Du bist nicht dran.

clock-left = noch { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
 }
log-label = Was geschah
log-empty = Ab hier steht, was am Tisch geschieht.
log-round = Runde { $n }
log-back = zurückgenommen
skip-hand = Zu deiner Hand
ledge-label = Deine Hand und Möglichkeiten
mat-label = Der Tisch
people-label = Leute
side-label = Verlauf und Gespräch

top-log = Verlauf
top-menu = Menü
tab-log = Verlauf
tab-talk = Reden
talk-say = Sag etwas …
talk-send = Sagen
talk-none = Noch hat niemand etwas gesagt.
talk-label = Gespräch
talk-phrases = Was man sagen kann
talk-emote = { $key } zeigen
top-back = Zurück ins Haus; dein Platz bleibt frei
sound-on = Ton einschalten
sound-off = Ton ausschalten
menu-takeback = Um Zurücknehmen bitten
menu-asked = Die anderen sind gefragt.
menu-leave = Tisch verlassen
menu-leave-hint = Ein Computer spielt für dich weiter. Du kannst zurückkommen.
menu-go = Zurück ins Haus
note-takeback = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
note-standing = Du antwortest „{ $what }“, sooft es möglich ist.
note-stop = Nicht mehr
note-away = { $name } ist nicht da.
note-bot = Computer weiterspielen lassen
yes-capital = Ja
no-capital = Nein
keys-title = Tasten
keys-card = nächste oder vorige Karte
keys-pick = Karte nehmen
keys-primary = die erste Möglichkeit
keys-decline = passen oder ablehnen
keys-nth = die n-te Möglichkeit
keys-hand = zu deiner Hand
keys-mat = zum Tisch
keys-log = zum Verlauf
keys-clock = zur Uhr
keys-clear = zurücklegen, schließen
keys-inspect = eine Karte genau ansehen (auch: lange drücken, Maus darauf) oder alle
keys-talk = Gespräch und Gesten
inspect-can = Jetzt kann sie:
inspect-cannot = Jetzt kann sie nichts.
inspect-rule = Die Regel: { $clause }
inspect-all = Die Karten
inspect-like = und { $n } weitere dieser Art
keys-help = diese Liste

wait-ticket = Einladung
wait-title = Bring Freunde mit
wait-how = Schick den Link, oder halt ein Telefon vor das Quadrat. Ein Konto braucht niemand.
wait-invite = Einladen
wait-copy = Link kopieren
wait-copied = Der Link ist kopiert.
wait-qr = Der Link des Tisches als Quadrat
wait-qr-big = Das Quadrat groß zeigen
wait-chairs = Stühle
wait-of = { $taken } von { $seats }
wait-open = { $n ->
    [one] ein Stuhl ist frei
   *[other] { $n } Stühle sind frei
 }
wait-full = alle Stühle sind besetzt
wait-empty = Freier Stuhl
wait-chair = Stuhl { $n }
wait-team = Team { $team }
wait-sit = Setzen
wait-move = Hierher
wait-bot = Computer
wait-you = du
wait-host = lädt ein
wait-ready = bereit
wait-notyet = noch nicht bereit
wait-remove = { $name } bitten aufzustehen
wait-fill = Mit Computern füllen
wait-nochair = Alle Stühle sind besetzt, und zuschauen darf man hier nicht.
wait-nochair-watch = Alle Stühle sind besetzt. Bleib hier und schau zu, wenn gegeben wird.
wait-rules = Hausregeln
wait-noclock = keine Uhr
wait-decision = { $n } s für jede Entscheidung
wait-match = je { $n } Min.
wait-learn = Inzwischen: die Lektion in fünf Minuten
wait-leave = Aufstehen
wait-deal-missing = Karten geben (es fehlt { $who })
wait-unready = Doch noch nicht
wait-amready = Ich bin bereit
wait-sitdown = Platz nehmen

result-title = Das Ergebnis
result-wins = { $name } gewinnt
result-youwin = Du gewinnst
result-shared = { $names } teilen sich den Sieg
result-team = Team { $team } gewinnt
result-yourteam = Dein Team gewinnt
result-place = Du bist auf Platz { $n }.
result-place-head = Platz
result-who = Wer
result-points = Punkte
result-reasons = Woher die Punkte kommen
result-noreason = am Ende gezählt.
result-see = ansehen
result-replay = Partie ansehen
result-again = Noch eine Partie
result-retry = Dieses noch einmal
result-join = Zur nächsten Partie

verify-title = Das Geben prüfen
verify-what = Vor dem Geben hat der Server den Hash seines Geheimnisses veröffentlicht, und jeder Platz hat etwas Eigenes dazugegeben. Jetzt ist die Partie vorbei und das Geheimnis bekannt.
verify-promise = Vor dem Geben veröffentlicht:
verify-check = Hier nachrechnen
verify-promised = Das Geheimnis ist das versprochene.
verify-notpromised = Das Geheimnis ist nicht das versprochene.
verify-mixed = Die Karten kommen aus dem Geheimnis und dem, was jeder Platz dazugab.
verify-notmixed = Die Karten kommen nicht aus dem Geheimnis und dem, was die Plätze dazugaben.
verify-none = Diese Aufzeichnung enthält keinen Beweis.
verify-self = Ohne dieser Seite zu trauen: nimm die Aufzeichnung und lass das Prüfprogramm die ganze Partie noch einmal geben.
verify-file = Die Aufzeichnung

puzzles-title = Camouflage-Rätsel
puzzles-sub = Leg alle Karten so in den Umriss, dass gleiche Muster zusammenkommen. Hinweise zeigen immer eine Karte einer Lösung.
puzzles-start = Mit dem ersten anfangen
puzzles-next = Nächstes ungelöstes Rätsel
puzzles-daily = Rätsel des Tages
puzzles-together = Gemeinsam lösen
puzzles-count = { $n } von { $all } in diesem Browser gelöst.
puzzles-side = Seite der Karten
puzzles-animal = Tiermuster
puzzles-gems = Edelsteine
puzzles-hidden = Mitten verbergen
puzzles-hidden-help = Schwerer: Der Umriss zeigt nicht, wo die Mitten der Karten liegen.
puzzles-level = Schwierigkeit { $n } von 5
puzzle-said = Rätsel { $n }, { $cards } Karten, Schwierigkeit { $stars } von 5
puzzle-solved = gelöst { $n ->
    [one] mit einem Hinweis
   *[other] mit { $n } Hinweisen
 }
puzzle-nextone = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-home = { $n } Rätsel, allein oder gemeinsam zu lösen
nav-puzzles = Rätsel

replay-title = Partie
replay-none = Diese Partie gibt es nicht
replay-closed = Diese Partie kann nicht gezeigt werden
replay-share = Diesen Augenblick teilen
replay-step = Schritt
replay-at = Schritt { $at } von { $last }
replay-first = An den Anfang
replay-prev = Eins zurück
replay-next = Eins weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-side = Blick
replay-truth = mit allen Händen
replay-public = von außen
replay-as = wie { $name } es sah
replay-hands = Hände
replay-speed = Tempo
review-short = Rückschau
review-title = Noch einmal betrachtet
review-ask = Noch einmal betrachten
review-ask-sub = Ein Könner denkt über jede Entscheidung nach: Chancen, Wendepunkte, Glück und Können.
review-thinking = Der Könner denkt nach …
review-failed = Der Könner fand keine Antwort: { $why }
review-again = Noch einmal fragen
review-whose = Wessen Chancen
review-plot = { $name }: Siegchance im Lauf der Partie, { $began } bei der ersten Entscheidung, { $won } am Ende. Die Knöpfe darunter führen von Entscheidung zu Entscheidung.
review-prev = Vorige Entscheidung
review-next = Nächste Entscheidung
review-same = Der Könner hätte dasselbe getan.
review-better = Der Könner: { $best } – { $chance } statt { $took }.
review-bluff = Ein Bluff war zu { $odds } wahrscheinlich. Es war einer.
review-honest = Ein Bluff war zu { $odds } wahrscheinlich. Es war keiner.
review-none = Hier war nichts zu entscheiden.
review-turning = Wo es sich wendete
review-turned = von { $from } auf { $to }
review-noturn = Es wendete sich nie.
review-luck = Glück und Können
review-agreed = Wie der Könner
review-skill = Verschenkt
review-chance = Glück und andere
review-of = { $n } von { $all }
review-hint = Jede Entscheidung wurde in { $n } gedachten Verteilungen weitergespielt, aus dem, was der Platz da wusste.
replays-none = Spiel eine Partie zu Ende, dann hängt sie hier.
replays-mine = Deine
replays-all = Von allen
replays-bot = Computer

rules-search = In den Regeln suchen
rules-found = { $n ->
    [one] eine Stelle
   *[other] { $n } Stellen
 }
rules-chapters = Kapitel
rules-english = Der Regeltext ist auf Englisch.
rules-none = Regeln dieses Namens gibt es nicht.
rules-table = Eine Tabelle der Regeln
rules-printed = Ohne Zeichen: Regel des Verlags, in unseren Worten.
rules-part-ruling = Regel des Verlags, in Einzelheiten von uns ergänzt
rules-ruling = Unsere eigene Festlegung
rules-why = Warum:
rules-legend = Was die Zeichen bedeuten

learn-sub = Je fünf Minuten am echten Tisch: du spielst, der Lehrer redet.
learn-none = Für { $game } gibt es noch keine Lektion.
lesson-title = Lektion
lesson-step = { $n } von { $of }
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-do = Mach du
lesson-why = Warum?
lesson-try = Hier ist etwas anderes gefragt.
lesson-better = Die Lektion möchte hier: { $label }.
lesson-play = Eine echte Partie spielen

set-language = Sprache
set-theme = Licht
set-auto = Wie das Gerät
set-light = Nachmittag
set-dark = Abend
set-large = Große Schrift
set-still = Nichts bewegt sich
set-still-help = Karten erscheinen, wo sie hingehören; was sich ändert, bekommt einen Rand.
set-sound = Ton
set-onlyturn = Ton nur, wenn ich dran bin
set-letters = Buchstaben überall
set-letters-help = Farben bekommen auch einen Buchstaben.
set-keys = Tasten aus einem Buchstaben
set-keys-help = Ausschalten, wenn ein Programm für dich tippt.
set-confirm = Zweimal fragen, wenn es kostet
set-confirm-help = Bei Herausforderungen und anderem, das nicht zurückgeht.

about-what = Parlor macht aus veröffentlichten Spielregeln Kartenspiele für Freunde und Computer: im Browser, im Terminal und millionenfach im Labor.
about-unofficial = Die Spiele hier sind inoffizielle Fassungen nach den veröffentlichten Regeln. Namen und Regeln gehören ihren Eigentümern; alle Bilder und Worte sind von Parlor.
about-fair = Es wird ehrlich gegeben, und das lässt sich prüfen: der Server legt sich vorher fest, jeder Platz gibt eigenen Zufall dazu, und nach der Partie kann jeder nachrechnen.
about-open = Was diese Seite kann, kann auch dein eigenes Programm.
about-api = Die offene Schnittstelle
about-privacy = Du bist hier unter einem Namen deiner Wahl bekannt und durch ein Cookie, das nur dieser Server liest. Kein Konto, keine Verfolgung, keine Werbung.

trouble-closed = An diesen Tisch kann man nicht
trouble-lost = Die Verbindung ist weg. Wir kommen zurück …
trouble-hurry = Jetzt versuchen
trouble-back = Du bist wieder da.
trouble-slow = Noch unterwegs …
trouble-gone = Dieser Tisch wurde abgeräumt
trouble-gone-sub = Der Link ist alt, oder es gab ihn nie.
trouble-server = Die Lampe ist ausgegangen
trouble-server-sub = Der Server antwortet nicht. Vielleicht gleich wieder.
trouble-retry = Noch einmal
trouble-record = Mitschrift laden
trouble-home = Zurück ins Haus
trouble-notfound = Hier ist nichts
trouble-outdated = Diese Seite ist veraltet
trouble-outdated-sub = Der Server wurde erneuert. Lade die Seite neu; deine Partie geht weiter, wo sie steht.
trouble-loading = Der Tisch wird gedeckt …

fault-offline = Der Server antwortet nicht.
fault-server = Der Server konnte das nicht.
fault-closed = Die Verbindung ist geschlossen.
