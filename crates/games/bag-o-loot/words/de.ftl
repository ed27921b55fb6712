### Bag-O-Loot in Worten.

about = Sammle Münzen mit derselben Zahl, stiehl deinen Nachbarn ihre Sätze und schnür fünf gleiche zusammen, bevor sie es tun.
goal = Hab am Ende die meisten Punkte: Ein Beutel zählt 10, jede Karte in einem Satz 1.
lesson-first = Auslegen, stehlen, eintüten

## Münzen, Sätze und Beutel

coins = { $rank }er
pieces = { $coins ->
    [one] eine { $rank }
    [2] zwei { coins }
    [3] drei { coins }
   *[other] vier { coins }
 }{ and-looters }
    .start = { $coins ->
        [one] Eine { $rank }
        [2] Zwei { coins }
        [3] Drei { coins }
       *[other] Vier { coins }
     }{ and-looters }
and-looters = { $looters ->
    [0] {""}
    [one] {" "}und einen Räuber
   *[other] {" "}und { $looters } Räuber
 }
set = { $who ->
    [you] deine { coins }
   *[other] die { coins } von { $who-name }
 }
    .start = { $who ->
        [you] Deine { coins }
       *[other] Die { coins } von { $who-name }
     }
    .dat = { $who ->
        [you] deinen { coins }n
       *[other] den { coins }n von { $who-name }
     }
set-own = { $who ->
    [you] deine eigenen { coins }
   *[other] die eigenen { coins }
 }
    .dat = { $who ->
        [you] deinen eigenen { coins }n
       *[other] den eigenen { coins }n
     }
set-gone = einen Satz
    .start = Einen Satz
    .dat = einem Satz
bag-shut = Beutel Nr. { $number }
    .a = Beutel Nr. { $number }
    .the = Beutel Nr. { $number }
    .start = Beutel Nr. { $number }
    .whose = { $who ->
        [you] deinen Beutel Nr. { $number }
       *[other] Beutel Nr. { $number } von { $who-name }
     }
    .subject = { $who ->
        [you] dein Beutel Nr. { $number }
       *[other] Beutel Nr. { $number } von { $who-name }
     }
    .dat = { $who ->
        [you] deinem Beutel Nr. { $number }
       *[other] Beutel Nr. { $number } von { $who-name }
     }
bag-known = { coins }-Beutel
    .a = einen { coins }-Beutel
    .the = den { coins }-Beutel
    .start = Der { coins }-Beutel
    .whose = { $who ->
        [you] deinen { coins }-Beutel
       *[other] den { coins }-Beutel von { $who-name }
     }
    .subject = { $who ->
        [you] dein { coins }-Beutel
       *[other] der { coins }-Beutel von { $who-name }
     }
    .dat = { $who ->
        [you] deinem { coins }-Beutel
       *[other] dem { coins }-Beutel von { $who-name }
     }
bag-gone = einen Beutel
    .whose = einen Beutel
    .dat = einem Beutel
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
cards-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }

## Karten

face-coin = Münze { $rank }
    .acc = eine { $rank }
    .dat = einer { $rank }
face-looter = Räuber
    .acc = einen Räuber
    .dat = einem Räuber
face-hidden = verdeckte Karte
    .acc = eine verdeckte Karte
    .dat = einer verdeckten Karte
help-coin = Eine von fünf Münzen mit der Zahl { $rank }. Zwei, drei oder vier davon sind ein Satz, und jede Karte darin zählt einen Punkt. Eine fünfte Karte macht einen Beutel daraus, der 10 zählt.
help-coin-standard = In deinem Zug: Leg sie mit anderen { coins }n oder Räubern aus, leg sie an deine { coins } an, stiehl fremde { coins } oder tüte vier davon ein. Du kannst sie auch gegen einen Räuber in einem Satz { coins } tauschen (Stibitzen) oder sie zeigen und auf einen Beutel deuten (Petzen).
help-coin-advanced = In deinem Zug: Leg sie mit anderen { coins }n oder Räubern aus, leg sie an deine { coins } an, stiehl fremde { coins } oder tüte vier davon ein. Verdeckt darf sie die fünfte Karte jedes Satzes mit vier sein: Stimmt die Zahl nicht, ist das ein Bluff. Gibt es einen { coins }-Beutel, darfst du sie abwerfen und eine neue Karte ziehen.
help-looter = Ein Joker: Er steht für jede Münze. In einem Satz zählt er einen Punkt wie jede Karte.
help-looter-standard = In deinem Zug: Leg ihn mit mindestens einer Münze aus, leg ihn an, stiehl mit ihm oder tüte vier gleiche ein. Eine Münze mit der Zahl des Satzes kann ihn aus einem Satz (Stibitzen) oder aus einem Beutel (Petzen) heraustauschen.
help-looter-advanced = In deinem Zug: Leg ihn mit mindestens einer Münze aus, leg ihn an, stiehl mit ihm oder tüte vier gleiche ein. Abwerfen kannst du ihn nicht.
sign-number = Die { $rank } in der Ecke ist ihre Zahl. Sie ist nur ein Name: Keine Zahl schlägt eine andere oder zählt mehr.
sign-looter = Das L in der Ecke steht für Looter, den Räuber.

## Orte

zone-pile = der Stapel
    .from = vom Stapel
    .to = auf den Stapel
    .in = im Stapel
    .title = Stapel
zone-hand = { $who ->
    [you] deine Hand
    [own] die eigene Hand
   *[other] die Hand von { $who-name }
 }
    .from = { $who ->
        [you] aus deiner Hand
        [own] aus der eigenen Hand
       *[other] aus der Hand von { $who-name }
     }
    .to = { $who ->
        [you] auf deine Hand
        [own] auf die eigene Hand
       *[other] auf die Hand von { $who-name }
     }
    .in = { $who ->
        [you] auf deiner Hand
        [own] auf der eigenen Hand
       *[other] auf der Hand von { $who-name }
     }
    .title = Hand
zone-discard = der Abwurf
    .from = vom Abwurf
    .to = auf den Abwurf
    .in = im Abwurf
    .title = Abwurf
zone-s = Satz s{ $number }
    .from = aus Satz s{ $number }
    .to = zu Satz s{ $number }
    .in = in Satz s{ $number }
    .title = Satz s{ $number }

## Was man tun kann

do-draw = Karte ziehen
do-open = { pieces.start } auslegen
do-build = An { $set } anlegen: { cards-count }
do-build-looter = Räuber an { $set } anlegen: { cards-count }
do-steal = { $set-start } stehlen: { cards-count }
do-steal-looter = Mit Räuber { $set } stehlen: { cards-count }
do-bag = { $set-start } eintüten: 10 Punkte
do-bag-looter = Mit Räuber { $set } eintüten: 10 Punkte
do-bag-hidden = Mit verdeckter Karte { $set } eintüten
do-bluff = Bluff: mit { $card-dat } { $set } eintüten
do-pinch = Räuber aus { $set-dat } stibitzen
do-snitch = Petzen: { coins } in { $bag-dat }?
do-ditch = { $card } abwerfen und eine Karte ziehen
do-ditch-dry = { $card } abwerfen
do-knock = Klopfen: Zug beenden
do-forfeit = Eine Karte an { $to-name } abgeben
do-forfeit-lot = Eine Karte an jemanden abgeben, den das Los bestimmt
do-challenge = Zeig mir die Beute!
do-let-go = Durchgehen lassen
do-take-bag = Preis: { $bag-whose } nehmen
do-take-sets = Preis: alle Sätze von { $from-name } nehmen
do-take-some-sets = Preis: alle Sätze nehmen
do-bonus = Bonus: { $bag-whose } nehmen
do-answer = Antworten
do-last = { $play } – und fertig!

## Was geschehen ist

round-begins = { $who ->
    [you] Runde { $round }: Du gibst.
   *[other] Runde { $round }: { $who-name } gibt.
 }
turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $who-name } ist am Zug.
 }
opened = { $who ->
    [you] Du legst { pieces } aus.
   *[other] { $who-name } legt { pieces } aus.
 }
built = { $who ->
    [you] Du legst { $card-acc } an deine { coins } an.
   *[other] { $who-name } legt { $card-acc } an die { coins } an.
 }
stole = { $who ->
    [you] Du stiehlst { $from-name } die { coins } mit { $card-dat }.
   *[other] { $from ->
        [you] { $who-name } stiehlt dir die { coins } mit { $card-dat }.
       *[other] { $who-name } stiehlt { $from-name } die { coins } mit { $card-dat }.
     }
 }
bagged = { $who ->
    [you] Du machst einen Bag-O-Loot: { $bag }.
   *[other] { $who-name } macht einen Bag-O-Loot: { $bag }.
 }
bagged-from = { $who ->
    [you] Du machst aus einem Satz von { $from-name } einen Bag-O-Loot: { $bag }.
   *[other] { $from ->
        [you] { $who-name } macht aus einem deiner Sätze einen Bag-O-Loot: { $bag }.
       *[other] { $who-name } macht aus einem Satz von { $from-name } einen Bag-O-Loot: { $bag }.
     }
 }
pinched = { $who ->
    [you] Du stibitzt mit { $card-dat } einen Räuber aus { $set-dat }.
   *[other] { $who-name } stibitzt mit { $card-dat } einen Räuber aus { $set-dat }.
 }
snitched-right = { $who ->
    [you] Du petzt über { $bag-whose } und hast recht: Der Räuber darin gehört dir.
   *[other] { $who-name } petzt über { $bag-whose }, hat recht und bekommt den Räuber darin.
 }
snitched-wrong = { $who ->
    [you] Du petzt mit { $card-dat } über { $bag-whose } und irrst dich: Dein Zug ist zu Ende.
   *[other] { $who-name } petzt mit { $card-dat } über { $bag-whose } und irrt sich: Der Zug ist zu Ende.
 }
ditched = { $who ->
    [you] Du wirfst { $card-acc } ab.
   *[other] { $who-name } wirft { $card-acc } ab.
 }
knocked = { $who ->
    [you] Du klopfst.
   *[other] { $who-name } klopft.
 }
forfeited = { $who ->
    [you] Du gibst eine Karte an { $to-name } ab.
   *[other] { $to ->
        [you] { $who-name } gibt eine Karte an dich ab.
       *[other] { $who-name } gibt eine Karte an { $to-name } ab.
     }
 }
let-go = { $who ->
    [you] Du lässt es durchgehen.
   *[other] { $who-name } lässt es durchgehen.
 }
too-late = { $who ->
    [you] Jemand war schneller: Dein Zweifel zählt nicht.
   *[other] Jemand war schneller: Der Zweifel von { $who-name } zählt nicht.
 }
all-let-go = { $who ->
    [you] Alle haben { $bag-the } durchgehen lassen: Du kannst beginnen.
   *[other] Alle haben { $bag-the } durchgehen lassen: { $who-name } kann beginnen.
 }
unchallenged = Niemand zweifelt { $bag-the } an.
closed = { $bag-start } kann nicht mehr angezweifelt werden.
challenged = { $who ->
    [you] Du zweifelst { $bag-whose } an: Zeig mir die Beute!
   *[other] { $who-name } zweifelt { $bag-whose } an: Zeig mir die Beute!
 }
genuine = { $bag-start } ist echt.
bluff = { $who ->
    [you] { $bag-start } ist ein Bluff: Jetzt gehört er dir.
   *[other] { $bag-start } ist ein Bluff: { $who-name } bekommt ihn.
 }
took-bag = { $who ->
    [you] Du nimmst als Preis { $bag-whose }.
   *[other] { $who-name } nimmt als Preis { $bag-whose }.
 }
took-sets = { $who ->
    [you] Du nimmst als Preis alle Sätze von { $from-name }.
   *[other] { $from ->
        [you] { $who-name } nimmt als Preis alle deine Sätze.
       *[other] { $who-name } nimmt als Preis alle Sätze von { $from-name }.
     }
 }
went-out = { $who ->
    [you] Du hast deine letzte Karte gespielt und bist fertig.
   *[other] { $who-name } hat die letzte Karte gespielt und ist fertig.
 }
bonus = { $who ->
    [you] Du nimmst als Bonus { $bag-whose }.
   *[other] { $who-name } nimmt als Bonus { $bag-whose }.
 }
stalemate = Niemand spielt mehr: Die Runde endet im Patt.
scored = { $who ->
    [you] Du bekommst { points }.
   *[other] { $who-name } bekommt { points }.
 }
time-up = Die Zeit ist um: Diese Runde ist die letzte.
hurried = { $who ->
    [you] Deine Zeit ist um: Parlor handelt für dich.
   *[other] Die Zeit von { $who-name } ist um: Parlor handelt.
 }
extra-round = Die Führung ist geteilt: Noch eine Runde wird gespielt.
over = Das Spiel ist aus.

## Wie es steht

status-rounds = Runde { $round } von { $rounds }
status-round = Runde { $round }
status-round-last = Runde { $round }, die letzte
status-advanced = Fortgeschrittenes Spiel
status-over = Das Spiel ist aus.
status-bonus = { $who ->
    [you] Du bist fertig und nimmst einen Beutel als Bonus.
   *[other] { $who-name } ist fertig und nimmt einen Beutel als Bonus.
 }
status-penalty = { $who ->
    [you] Der Beutel war echt: Du nimmst dir einen Preis von { $from-name }.
   *[other] { $from ->
        [you] Der Beutel war echt: { $who-name } nimmt sich einen Preis von dir.
       *[other] Der Beutel war echt: { $who-name } nimmt sich einen Preis von { $from-name }.
     }
 }
status-contest = Alle, die { $bag-whose } anzweifeln dürfen, antworten geheim.
status-last-call = Letzte Gelegenheit, { $bag-whose } anzuzweifeln.
status-window = { $who ->
    [you] Du bist am Zug; { $bag-subject } kann angezweifelt werden.
   *[other] { $who-name } ist am Zug; { $bag-subject } kann angezweifelt werden.
 }
status-loot = { $who ->
    [you] Du hast { $loot }: { points }.
   *[other] { $who-name } hat { $loot }: { points }.
 }
status-no-loot = { $who ->
    [you] Du hast nichts auf dem Tisch.
   *[other] { $who-name } hat nichts auf dem Tisch.
 }
status-set = { pieces } ({ $name })
status-bag = { $bag-a } ({ $name })
status-bag-genuine = { $bag-a } ({ $name }, echt)
status-bag-bluff = { $bag-a } ({ $name }, ein Bluff)
pile-dry = Der Stapel ist leer.
pile-barren = Züge hintereinander ohne Spielzug: { $turns }; bei { $all } endet die Runde.

## Auf dem Brett

verb-build = Anlegen
verb-steal = Stehlen
verb-bag = Eintüten
verb-pinch = Stibitzen
verb-snitch = Petzen
verb-takebag = Nehmen
verb-bonus = Bonus
verb-forfeit = Abgeben
verb-forfeit-to = An { $to-name } abgeben
verb-knock = Klopfen
verb-draw = Ziehen
pile = Stapel
discard = Abwurf
loot = { $who ->
    [you] Deine Beute
   *[other] Beute von { $who-name }
 }
nothing = { $who ->
    [you] Noch nichts auf dem Tisch.
   *[other] noch nichts
 }
hand-said = { cards-count } auf der Hand
score-said = { points } insgesamt, { $now } jetzt auf dem Tisch
knows = bekannt auf der Hand: { $cards }
call-what = { $who ->
    [you] Du tütest { coins } ein.
   *[other] { $who-name } tütet { coins } ein.
 }
call-doubt = Zweifelt jemand daran?
call-ask = Die fünfte Karte liegt verdeckt: Glaubst du das?
call-last = Die fünfte Karte liegt verdeckt. Letzte Gelegenheit: Glaubst du das?
show-new = { $who ->
    [you] Dein neuer Beutel: { coins }
   *[other] Neuer Beutel von { $who-name }: { coins }
 }
show-open = { $who ->
    [you] Dein Beutel wurde geöffnet: { coins }
   *[other] Der Beutel von { $who-name } wurde geöffnet: { coins }
 }
show-scored = Runde { $round } ist gezählt
hint-start = Zieh eine Karte.
hint-play = Wähle Karten und sieh, was mit ihnen geht.
hint-only = Nichts passt: Gib eine Karte ab. Tippe jemanden an.
hint-more = Spiel weiter oder klopfe.
hint-bonus = Du bist fertig! Nimm einen Beutel als Bonus.
hint-prize = Er ist echt! Nimm dir einen Preis von { $from-name }.
hint-deck = Münzen 1 bis { $max }, je fünf; { $looters } Räuber.
said-set = { $who ->
    [you] Deine { coins }
   *[other] Die { coins } von { $who-name }
 }: { cards-count }, { $looters ->
    [0] kein Räuber
    [one] ein Räuber
   *[other] { $looters } Räuber
 }
said-bag = { $bag-subject }
said-genuine = { $what }, echt
said-bluff = { $what }, ein Bluff
said-can = { $what }. Möglich: { $verbs }.
result-title = Die letzte Runde
result-bags = Beutel × 10
result-cards = Karten in Sätzen × 1
result-round = diese Runde
result-before = Runden davor
result-all = insgesamt

## Optionen

option-mode = Spielart
    .help = Das Spiel wie gedruckt, oder das fortgeschrittene mit Bluffs und Anzweifeln.
option-mode-standard = Standard
option-mode-advanced = Fortgeschritten, mit Bluffs
option-rounds = Runden
    .help = Wie viele Runden gespielt werden; ohne Angabe 4 zu zweit, 3 zu dritt, sonst eine für jeden.
option-rounds-auto = nach der Zahl der Spieler
option-end-after-minutes = Ende nach Minuten
    .help = Nach Zeit statt nach Runden spielen: Die laufende Runde wird zu Ende gespielt.
option-end-after-minutes-off = ohne Grenze
option-memory-aid = Gedächtnishilfe
    .help = Standardspiel: Die Karten aller Beutel bleiben sichtbar.
option-memory-aid-off = aus
option-memory-aid-on = an
option-ditch-limit = Abwerfen je Zug
    .help = Fortgeschritten: wie oft du in einem Zug abwerfen darfst.
option-ditch-limit-auto = unbegrenzt
option-ditch-limit-none = unbegrenzt
option-ditch-limit-1 = einmal
option-ditch-on-empty-pile = Abwerfen ohne Stapel
    .help = Fortgeschritten: ob du abwerfen darfst, wenn es keine Karte dafür zu ziehen gibt.
option-ditch-on-empty-pile-auto = ja
option-ditch-on-empty-pile-off = nein
option-ditch-on-empty-pile-on = ja
option-challenge-close = Ende des Zweifelns
    .help = Fortgeschritten: wie die Zeit zum Anzweifeln endet. Ohne Angabe mit dem nächsten Ziehen, wenn Menschen mitspielen, und wenn alle geantwortet haben, wenn nur Computer spielen.
option-challenge-close-auto = wie üblich
option-challenge-close-next-draw = mit dem nächsten Ziehen
option-challenge-close-all-respond = wenn alle geantwortet haben
option-challenge-race = Wer zuerst zweifelt
    .help = Fortgeschritten: wer als Erster gilt, wenn mehrere zweifeln. Der Schnellste passt zum nächsten Ziehen, die anderen dazu, dass alle antworten.
option-challenge-race-auto = wie üblich
option-challenge-race-receipt = der Schnellste
option-challenge-race-random = nach Los
option-challenge-race-clockwise = im Uhrzeigersinn
option-challenge-grace-ms = Schonfrist (ms)
    .help = Fortgeschritten: Millisekunden, in denen der Nächste das Fenster noch nicht durch Ziehen schließen kann.
option-challenge-grace-ms-auto = 3000 mit Menschen
option-reveal-bluffs = Bluffs zeigen
    .help = Fortgeschritten: zeigt nach der Wertung jede fünfte Karte.
option-reveal-bluffs-auto = nie
option-reveal-bluffs-off = nie
option-reveal-bluffs-round-end = nach jeder Runde
option-tie = Gleichstand
    .help = Was geschieht, wenn die beste Summe geteilt wird.
option-tie-shared = geteilter Sieg
option-tie-extra-round = noch eine Runde
option-turn-clock-s = Uhr (Sekunden)
    .help = Sekunden für jede Entscheidung.
option-turn-clock-s-off = keine Uhr
option-people = Menschen am Tisch
    .help = Ob ein Mensch am Tisch sitzt: Parlor trägt das selbst ein, wenn die Plätze besetzt sind. Danach richten sich die Vorgaben fürs Anzweifeln.
option-people-no = nein
option-people-yes = ja

## Warum nicht

why-BL-2-2 = Diese Einstellungen passen nicht zusammen: Bluffs, Anzweifeln und Abwerfen gibt es nur im fortgeschrittenen Spiel, die Gedächtnishilfe nur im Standardspiel, und gespielt wird nach Runden oder nach Zeit, nicht nach beidem.
why-BL-3-1 = Zwei bis acht können mitspielen.
why-BL-4-2 = Zu Beginn deines Zuges ziehst du eine Karte, vorher geht nichts.
why-BL-4-3 = Der Stapel ist leer: Du beginnst gleich mit deinen Spielzügen.
why-BL-4-6 = Hier zieht Parlor für dich.
why-BL-4-8 = Du bist nicht dran.
why-BL-4-10 = Nur ein Beutel je Zug.
why-BL-4-11 = Petzen geht nur einmal je Zug und nur als Allererstes.
why-BL-4-14 = Diese Karte hast du nicht, oder das Ziel gibt es nicht.
why-BL-4-15 = Klopfen darfst du erst, wenn du etwas gespielt hast.
why-BL-4-17 = Abgeben kannst du nur, wenn du nichts gespielt hast: eine zufällige Karte an jemand anderen.
why-BL-4-21 = Mit leerer Hand kannst du nur klopfen.
why-BL-4-30 = Anzweifeln gibt es nur im fortgeschrittenen Spiel.
why-BL-4-31 = Anzweifeln kannst du den Beutel eines anderen, und nur wenn du selbst einen Beutel oder einen Satz hast.
why-BL-4-32 = Jetzt ist kein Beutel da, der angezweifelt werden kann.
why-BL-4-34 = Es ist letzte Gelegenheit zum Anzweifeln; erst danach geht es weiter.
why-BL-4-35 = Dieser Beutel wurde schon angezweifelt.
why-BL-4-36 = Erst wird zu Ende angezweifelt, dann geht es weiter.
why-BL-4-41 = Einen Augenblick: Noch kann jemand den Beutel anzweifeln.
why-BL-4-45 = Jetzt antworten alle, die anzweifeln dürfen: anzweifeln oder durchgehen lassen.
why-BL-4-49 = Du hast es schon durchgehen lassen.
why-BL-5-2 = Zu einem Satz gehört mindestens eine Münze, Räuber allein genügen nicht.
why-BL-5-7 = Ausgelegt wird mit zwei, drei oder vier passenden Karten; Räuber passen immer.
why-BL-5-11 = Anlegen kannst du eine passende Karte an einen eigenen Satz mit zwei oder drei Karten.
why-BL-5-12 = Vier Karten sind genug für einen Satz; die fünfte macht einen Beutel daraus.
why-BL-5-13 = Stehlen kannst du einen fremden Satz mit zwei oder drei Karten, indem du eine passende Karte anlegst.
why-BL-5-17 = Ein Beutel entsteht, wenn du die fünfte Karte auf einen Satz mit vier legst.
why-BL-5-18 = Einen Satz mit vier Karten kannst du nur eintüten, und das einmal je Zug.
why-BL-5-19 = Die fünfte Karte muss passen: eine Münze dieses Wertes oder ein Räuber.
why-BL-5-20 = Ein Beutel bleibt zu: Niemand legt daran an, stiehlt ihn oder stibitzt daraus.
why-BL-5-22 = Stibitzen heißt: eine Münze des Wertes hinein, einen Räuber heraus.
why-BL-5-25 = Zum Stibitzen brauchst du eine echte Münze.
why-BL-5-28 = Petzen geht nur mit einer Münze, nicht mit einem Räuber.
why-BL-5-35 = Im fortgeschrittenen Spiel gibt es weder Stibitzen noch Petzen.
why-BL-5-42 = Einen Preis nimmt nur, wessen Beutel sich als echt erwiesen hat: einen Beutel oder alle Sätze dessen, der gezweifelt hat.
why-BL-5-43 = Nimm, was da ist: Sätze hat der andere keine.
why-BL-5-45 = Diesen Beutel hast du selbst gemacht, also kannst du ihn nicht anzweifeln.
why-BL-5-47 = Abwerfen gibt es nur im fortgeschrittenen Spiel.
why-BL-5-48 = Abwerfen kannst du nur eine Münze, von deren Wert schon ein Beutel liegt.
why-BL-5-49 = Einen Räuber kannst du nicht abwerfen, und öfter als erlaubt auch nicht.
why-BL-5-50 = Der Stapel ist leer, an diesem Tisch wird dann nichts mehr abgeworfen.
why-BL-6-1 = Die Runde ist vorbei.
why-BL-6-5 = Als Bonus nimmt, wer fertig ist, einen Beutel eines anderen.
