### Jukem Football auf Deutsch.

about = Marschiere genau hundert Yards, und nimm den anderen Angriff auseinander.
goal = Mach mehr Punkte als der andere: 7 für einen Touchdown, 3 für ein Field Goal.
lesson-first = Hundert Yards

## Karten

face-run = RUN { $yards }
face-pass = PASS { $from }–{ $to }
face-catch = CATCH { $yards }
face-kick-return = KICK RETURN
face-jukem = JUKEM
face-pancake = PANCAKE BLOCK!
face-field-goal = FIELD GOAL
face-holding = HOLDING!
face-sack = SACK!
face-fumble = FUMBLE!
face-picked-off = PICKED OFF!

help-run = Bringt deinen Angriff { $yards } Yards voran, ganz allein.
help-pass = Bringt deinen Angriff so weit wie der CATCH, den du dazu spielst: einer von { $from } bis { $to } Yards.
help-catch = Bringt deinen Angriff { $yards } Yards voran, auf einem PASS, in dessen Bereich er liegt.
help-kick-return = Eröffnet einen Angriff mit { $yards } Yards.
help-jukem = Verdoppelt die Yards des Spielzugs, zu dem du ihn spielst, und auf diesen Spielzug kann niemand antworten.
help-pancake = Macht den RUN, zu dem du ihn spielst, { $yards } Yards länger.
help-field-goal = Schließt deinen Angriff mit { $points } Punkten ab. Niemand kann darauf antworten.
help-yellow = Streicht den Spielzug, den der andere gerade gemacht hat. Seine Karten sind aus dem Spiel, und der Zug ist vorbei.
help-red = Löscht den ganzen Angriff des anderen aus. Seine Karten sind aus dem Spiel, und der Zug ist vorbei.

when-run = In deinem Zug, wenn er nicht über 100 Yards hinausgeht.
when-pass = In deinem Zug, zusammen mit einem CATCH, wenn das nicht über 100 Yards hinausgeht.
when-catch = In deinem Zug, zusammen mit einem PASS, wenn er nicht über 100 Yards hinausgeht.
when-kick-return = In deinem Zug, solange dein Angriff keinen Spielzug hat.
when-jukem = In deinem Zug, zusammen mit einem RUN, einem PASS samt CATCH oder einem KICK RETURN, wenn es verdoppelt nicht über 100 Yards hinausgeht. Einer je Spielzug.
when-pancake = In deinem Zug, zusammen mit einem RUN, wenn das nicht über 100 Yards hinausgeht. Einer je RUN.
when-field-goal = In deinem Zug, wenn dein Angriff bei { $yards } Yards oder mehr steht.
when-defense = Gleich nach einem Spielzug des anderen. Nicht gegen einen JUKEM, einen Touchdown, ein Field Goal oder ein Abwerfen.

sign-yards = Die Zahl sind die Yards, die er bringt.
sign-range = Die Zahlen sind der kürzeste und der längste CATCH, der passt; beide gehören dazu.
sign-double = ×2: Der Spielzug zählt doppelt.
sign-more = +10: zehn Yards dazu.
sign-points = 3: die Punkte, die es bringt.
sign-black = Schwarz: Offensive.
sign-yellow = Gelb mit einer Flagge: Abwehr, die einen Spielzug streicht.
sign-red = Rot mit einem Stoppschild: Abwehr, die einen Angriff auslöscht.

## Orte

zone-draw = der Ziehstapel
    .from = vom Ziehstapel
    .to = auf den Ziehstapel
    .in = im Ziehstapel
    .title = Ziehstapel
zone-discard = die Ablage
    .from = von der Ablage
    .to = auf die Ablage
    .in = in der Ablage
    .title = Ablage
zone-out = die Karten aus dem Spiel
    .from = von den Karten aus dem Spiel
    .to = aus dem Spiel
    .in = aus dem Spiel
    .title = aus dem Spiel
zone-hand = { $who ->
    [you] deine Hand
   *[other] die Hand von { $who-name }
 }
    .from = { $who ->
        [you] von deiner Hand
       *[other] von der Hand von { $who-name }
     }
    .to = { $who ->
        [you] auf deine Hand
       *[other] auf die Hand von { $who-name }
     }
    .in = { $who ->
        [you] auf deiner Hand
       *[other] auf der Hand von { $who-name }
     }
    .title = Hand
zone-drive = { $who ->
    [you] dein Angriff
   *[other] der Angriff von { $who-name }
 }
    .from = { $who ->
        [you] aus deinem Angriff
       *[other] aus dem Angriff von { $who-name }
     }
    .to = { $who ->
        [you] in deinen Angriff
       *[other] in den Angriff von { $who-name }
     }
    .in = { $who ->
        [you] in deinem Angriff
       *[other] im Angriff von { $who-name }
     }
    .title = Angriff
zone-scored = { $who ->
    [you] dein Punktestapel
   *[other] der Punktestapel von { $who-name }
 }
    .from = { $who ->
        [you] von deinem Punktestapel
       *[other] vom Punktestapel von { $who-name }
     }
    .to = { $who ->
        [you] auf deinen Punktestapel
       *[other] auf den Punktestapel von { $who-name }
     }
    .in = { $who ->
        [you] auf deinem Punktestapel
       *[other] auf dem Punktestapel von { $who-name }
     }
    .title = Punktestapel

## Was man tun kann

do-draw = Karte ziehen
do-take = { $card } nehmen
do-take-top = Oberste Ablage nehmen
do-run = Lauf über { $yards }
do-block = Block und Lauf über { $yards }
do-pass = Pass { $from }–{ $to } über { $yards }
do-return = Kick-Return über { $yards }
do-jukem = JUKEM! { $play }
do-gain = { $play }, bis { $total }
do-touchdown = { $play }: Touchdown!
do-goal = Field Goal treten: { $points } Punkte
do-discard = { $card } abwerfen
do-stop = { $card } Spielzug streichen: { $yards } Yards
do-wipe = { $card } Angriff auslöschen: { $yards } Yards
do-allow = Gelten lassen
do-end-half = Halbzeit beenden
do-end-overtime = Verlängerung beenden
do-concede = Aufgeben
do-amiss = Karten spielen, die kein Spielzug sind

## Was geschehen ist

half-begins = { $half ->
    [1] Die erste Halbzeit beginnt.
   *[other] Die zweite Halbzeit beginnt.
 } { $who ->
    [you] Du gibst.
   *[other] { $who-name } gibt.
 }
overtime-begins = Verlängerung { $number } beginnt: Der erste Treffer gewinnt. { $who ->
    [you] Du gibst.
   *[other] { $who-name } gibt.
 }
turn = { $who ->
    [you] Du bist dran.
   *[other] { $who-name } ist dran.
 }
final-turn = { $who ->
    [you] Du ziehst die letzte Karte: Das ist dein letzter Zug.
   *[other] { $who-name } zieht die letzte Karte: Das ist der letzte Zug.
 }
shouts = { $who ->
    [you] Du rufst: JUKEM!
   *[other] { $who-name } ruft: JUKEM!
 }
played = { $who ->
    [you] Du spielst { $cards } über { $yards } Yards und stehst bei { $total }.
   *[other] { $who-name } spielt { $cards } über { $yards } Yards und steht bei { $total }.
 }
allowed = { $who ->
    [you] Du lässt es gelten.
   *[other] { $who-name } lässt es gelten.
 }
stopped = { $who ->
    [you] Du antwortest
   *[other] { $who-name } antwortet
 } mit { $card } { $whose ->
    [you] Dein letzter Spielzug ist gestrichen: Du verlierst { $yards } Yards.
   *[other] Der letzte Spielzug von { $whose-name } ist gestrichen: { $yards } Yards sind verloren.
 }
wiped-out = { $who ->
    [you] Du antwortest
   *[other] { $who-name } antwortet
 } mit { $card } { $whose ->
    [you] Dein ganzer Angriff ist ausgelöscht: Du verlierst { $yards } Yards.
   *[other] Der ganze Angriff von { $whose-name } ist ausgelöscht: { $yards } Yards sind verloren.
 }
discarded = { $who ->
    [you] Du wirfst { $card } ab.
   *[other] { $who-name } wirft { $card } ab.
 }
not-asked = { $who ->
    [you] Du hast nichts zum Antworten.
   *[other] { $who-name } hat nichts zum Antworten.
 }
no-play-left = { $who ->
    [you] Du hast keinen Spielzug mehr.
   *[other] { $who-name } hat keinen Spielzug mehr.
 }
ended = { $who ->
    [you] Du machst keinen Spielzug mehr.
   *[other] { $who-name } macht keinen Spielzug mehr.
 }
touchdown = Touchdown! { $who ->
    [you] Du machst { $points } Punkte.
   *[other] { $who-name } macht { $points } Punkte.
 }
field-goal = Field Goal, drin! { $who ->
    [you] Du machst { $points } Punkte.
   *[other] { $who-name } macht { $points } Punkte.
 }
half-over = { $half ->
    [1] Die erste Halbzeit ist vorbei.
   *[other] Die zweite Halbzeit ist vorbei.
 }
overtime-over = Verlängerung { $number } ist vorbei.
time-up = { $who ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $who-name } ist um.
 }
conceded = { $who ->
    [you] Du gibst auf.
   *[other] { $who-name } gibt auf.
 }
won = { $who ->
    [you] Du gewinnst das Spiel.
   *[other] { $who-name } gewinnt das Spiel.
 }
tied = Das Spiel endet unentschieden.

## Wie es steht

status-half = { $half ->
    [1] Erste Halbzeit
   *[other] Zweite Halbzeit
 }, { $who ->
    [you] du hast gegeben
   *[other] { $who-name } hat gegeben
 }.
status-overtime = Verlängerung { $number }, der erste Treffer gewinnt; { $who ->
    [you] du hast gegeben
   *[other] { $who-name } hat gegeben
 }.
status-practice = Übung: { $cards } bleiben in der Schachtel.
status-final = Das ist der letzte Zug: so viele Spielzüge, wie die Hand hergibt.
status-refill = { $who ->
    [you] Du füllst die Hand auf:
   *[other] { $who-name } füllt die Hand auf:
 } { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
 }.
status-play = { $who ->
    [you] Du wählst einen Spielzug.
   *[other] { $who-name } wählt einen Spielzug.
 }
status-answer = { $who ->
    [you] Du darfst auf den Spielzug antworten oder ihn gelten lassen.
   *[other] { $who-name } darf auf den Spielzug antworten oder ihn gelten lassen.
 }
status-drive = { $who ->
    [you] Dein Angriff
   *[other] Der Angriff von { $who-name }
 } steht bei { $total } Yards, noch { $togo }.
status-range = { $who ->
    [you] Dein Angriff
   *[other] Der Angriff von { $who-name }
 } steht bei { $total } Yards, noch { $togo }: nah genug für ein Field Goal.
status-known = Beide wissen von { $cards } { $who ->
    [you] auf deiner Hand
   *[other] auf der Hand von { $who-name }
 }.
status-dry = Trockene Züge hintereinander: { $count } von { $most }.
status-over = Das Spiel ist zu Ende.
deck-differs = Dieses Deck hat { $total } Karten; das gedruckte hat { $printed }.

## Optionen

option-deck = Kartenmischung
    .help = Welche Mischung von Karten gespielt wird.
option-deck-jukem-2016-reconstructed = die Schachtel, rekonstruiert
option-practice = Übungsspiel
    .help = Ein sanftes erstes Spiel: Eine gelbe und eine rote Karte bleiben in der Schachtel.
option-practice-yellow = Gelbe fehlt
    .help = Von welcher gelben Art im Übungsspiel eine Karte fehlt.
option-practice-yellow-holding = HOLDING!
option-practice-yellow-sack = SACK!
option-practice-red = Rote fehlt
    .help = Von welcher roten Art im Übungsspiel eine Karte fehlt.
option-practice-red-fumble = FUMBLE!
option-practice-red-picked-off = PICKED OFF!
option-first-dealer = Erster Geber
    .help = Wer in der ersten Halbzeit gibt; der andere beginnt.
option-first-dealer-random = Zufall
option-first-dealer-seat0 = Stuhl 1
option-first-dealer-seat1 = Stuhl 2
option-discard-rule = Abwerfen
    .help = Ob man eine Karte abwerfen darf, obwohl ein Spielzug möglich wäre.
option-discard-rule-forced-only = nur gezwungen
option-discard-rule-always = immer
option-overtime = Gleichstand
    .help = Ob bei Gleichstand weitergespielt wird oder es unentschieden bleibt.
option-overtime-sudden-death = erster Treffer gewinnt
option-overtime-none = bleibt unentschieden
option-overtime-dealer = Geber der Verlängerung
    .help = Wer in jeder Verlängerung gibt.
option-overtime-dealer-alternate = abwechselnd
option-overtime-dealer-random = Zufall
option-overtime-cap = Höchstens Verlängerungen
    .help = Nach so vielen Verlängerungen bleibt es unentschieden.
option-stall-limit = Trockene Züge
    .help = Wie viele Züge hintereinander nur mit der Ablage getauscht werden darf, bevor jemand ziehen muss.
option-discard-view = Ablage
    .help = Ob die ganze Ablage zu sehen ist oder nur ihre oberste Karte.
option-discard-view-full = ganz
option-discard-view-top-only = nur oben
option-defense-prompt = Frage an die Abwehr
    .help = Ob auch gefragt wird, wer keine Abwehrkarte hat.
option-defense-prompt-always = immer
option-defense-prompt-only-if-able = nur mit einer Karte
option-turn-clock = Uhr je Zug (Sekunden)
    .help = Sekunden für einen Zug, Auffüllen und Spielzug zusammen; im letzten Zug gibt es sie für jeden Spielzug neu.
option-defense-clock = Uhr der Abwehr (Sekunden)
    .help = Sekunden für die Antwort auf einen Spielzug.

## Warum nicht

why-JK-2-2 = Ein Übungsspiel braucht von jeder Art, die fehlen soll, eine Karte und zehn Karten außerdem.
why-JK-2-5 = Es spielen genau zwei.
why-JK-4-2 = Ein Spielzug ist ein RUN, ein PASS mit CATCH, ein KICK RETURN oder ein FIELD GOAL; dazu dürfen PANCAKE BLOCK! und JUKEM.
why-JK-4-8 = Der Ziehstapel ist leer.
why-JK-4-9 = Von der Ablage nimmst du höchstens eine Karte je Zug, und nur wenn dort eine liegt.
why-JK-4-20 = Damit kämst du über 100 Yards hinaus.
why-JK-4-21 = Diesen Spielzug gibt deine Hand nicht her.
why-JK-4-22 = Abwerfen darfst du nur, wenn du gar nichts spielen kannst.
why-JK-4-23 = Abgeworfen wird eine einzelne Karte von deiner Hand.
why-JK-4-25 = Diese Karte ist allein nie ein Spielzug.
why-JK-4-30 = Antworte mit einer gelben oder roten Karte von deiner Hand, oder lass den Spielzug gelten.
why-JK-4-42 = Die Halbzeit kannst du nur im letzten Zug beenden, und abgeworfen wird dann nicht mehr.
why-JK-4-46 = Das ist jetzt nicht an dir.
why-JK-5-3 = Der CATCH muss im Bereich des PASS liegen.
why-JK-5-5 = PASS und CATCH werden zusammen gespielt.
why-JK-5-7 = Zu einem PASS gehört ein CATCH.
why-JK-5-9 = Der KICK RETURN eröffnet nur einen Angriff: Deiner hat schon Spielzüge.
why-JK-5-16 = Zu einem Spielzug gehört ein JUKEM.
why-JK-5-17 = Ein JUKEM geht nur mit Yards: nicht mit einem FIELD GOAL.
why-JK-5-18 = Verdoppelt ginge es über 100 Yards hinaus; ohne JUKEM vielleicht nicht.
why-JK-5-21 = Ein PANCAKE BLOCK! geht nur mit einem RUN.
why-JK-5-22 = Zu einem RUN gehört ein PANCAKE BLOCK!
why-JK-5-24 = Ein FIELD GOAL geht erst ab 70 Yards.
why-JK-9-3 = Es wurde zu lange nur getauscht: Zieh zuerst eine Karte vom Stapel.

## Auf dem Brett

title-run = RUN
title-pass = PASS
title-catch = CATCH
board-half = Halbzeit
board-overtime = VL
half-name = { $half ->
    [1] 1. Halbzeit
   *[other] 2. Halbzeit
 }
overtime-name = Verlängerung { $number }
final = Letzter Zug
yards = { $count ->
    [one] Yard
   *[other] Yards
 }
to-go = noch { $yards }
range = Field-Goal-Nähe
sum-hidden = Zähl selbst!
drive-said = { $who ->
    [you] Dein Angriff
   *[other] Angriff von { $who-name }
 }: { $total } Yards, noch { $togo }. { $cards-count ->
    [0] Noch kein Spielzug.
   *[other] { $cards }.
 }
pile-draw = Ziehen
pile-discard = Ablage
pile-out = Raus
pile-play = Spielzug
play-said = Spielzug: +{ $yards }
pile-said = { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
pile-said-top = { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }, oben { $card }
look = Durchsehen
look-title = Karten auf dem Tisch
look-discard = Ablage, die neueste zuerst
look-top = An diesem Tisch sieht man nur die oberste Karte der Ablage.
look-out = Aus dem Spiel bis zum Ende des Abschnitts
look-scored = { $who ->
    [you] Deine Angriffe, die gepunktet haben
   *[other] Angriffe von { $who-name }, die gepunktet haben
 }
look-known = { $who ->
    [you] Bekannt auf deiner Hand
   *[other] Bekannt auf der Hand von { $who-name }
 }
look-left = Für die Übung in der Schachtel
look-none = Keine
sums-hide = Summen verdecken: ich zähle selbst
sums-show = Summen zeigen
side-said = { $who-name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }
card-known = { $card }, beide wissen davon
card-can = { $card }, benutzbar
card-with = { $card }, passt zum Gewählten
hand-said = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
hand-empty = Keine Karten auf deiner Hand.
ask-refill = Fülle deine Hand: { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
 }.
ask-refill-draw = Beginne beim Ziehstapel: zu viele trockene Züge.
ask-play = Mach einen Spielzug.
ask-discard = Nichts passt: wirf eine Karte ab.
ask-final = Letzter Zug: spiel weiter, solange es geht.
ask-dry = Trockene Züge: { $count } von { $most }
call-run = { $who ->
    [you] Du läufst
   *[other] { $who-name } läuft
 } { $yards } weiter: { $total } Yards.
call-pass = { $who ->
    [you] Dein Pass
   *[other] Der Pass von { $who-name }
 } bringt { $yards }: { $total } Yards.
call-kick = { $who ->
    [you] Du trägst
   *[other] { $who-name } trägt
 } den Kick { $yards } Yards zurück: { $total }.
call-ask = Antworten oder gelten lassen?
call-nothing = Nichts zum Antworten
always = Immer gelten lassen
key-draw = Vom Stapel ziehen
key-take = Oberste Ablage nehmen oder die gewählte Karte abwerfen
key-allow = Den Spielzug gelten lassen
key-defend = Mit einer Abwehrkarte antworten
shout-touchdown = TOUCHDOWN!
shout-good = DRIN!
shout-jukem = JUKEM!
shout-half = HALBZEIT
shout-overtime = VERLÄNGERUNG
shout-final = LETZTER ZUG
plaque = { $yards ->
    [one] ein Yard
   *[other] { $yards } Yards
 }
result-title = Punkte nach Abschnitten
result-total = Summe
result-touchdowns = { $count ->
    [one] ein Touchdown
   *[other] { $count } Touchdowns
 }
result-goals = { $count ->
    [one] ein Field Goal
   *[other] { $count } Field Goals
 }
result-made = { $scores }
result-nothing = nichts
result-conceded = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $who-name } hat aufgegeben.
 }
