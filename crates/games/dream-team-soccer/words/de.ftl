### Dream Team Soccer auf Deutsch.

about = Werde deine Karten zuerst los: Niedrig schlägt hoch, und der beste Platz ist deiner.
goal = Werde früh fertig und sammle Medaillen: Gold zählt 3 Punkte, Silber 2, Bronze 1.
lesson-first = Niedrig schlägt hoch

## Karten

face-number = { $number }
    .a = eine { $number }
    .many = { $number }er
face-goal = Tor
    .a = das Tor
    .many = Tore
face-yellow = Gelbe Karte
    .a = die Gelbe Karte
    .many = Gelbe Karten
face-kickoff = Anstoß
    .a = den Anstoß
    .many = 11er
face-red = Rote Karte
    .a = die Rote Karte
    .many = 12er
face-kick = Freistoß
    .a = einen Freistoß
    .many = Freistöße

some = { $count ->
    [1] { $card-a }
    [2] zwei { $card-many }
    [3] drei { $card-many }
    [4] vier { $card-many }
    [5] fünf { $card-many }
    [6] sechs { $card-many }
    [7] sieben { $card-many }
    [8] acht { $card-many }
    [9] neun { $card-many }
    [10] zehn { $card-many }
   *[other] { $count } { $card-many }
 }
both = beide { $card-many }
one-as = { $card-a } als { $value }
both-as = beide { $card-many } als { $value }er

help-number = Wert { $number }: schlägt alles über { $number }. Niedrig schlägt hoch.
help-goal = Wert 0, die stärkste Karte: Nichts schlägt sie, und der Stich ist sofort zu Ende.
help-yellow = Eine 8, die jemanden aussetzen lässt, bis der Stich vorbei ist.
help-kickoff = Eröffnet die Runde. Parlor spielt ihn für den, der ihn hat.
help-red = Wert 12, die schwächste Karte. Wer einen Stich mit ihr gewinnt, muss sie wieder aufnehmen, außer sie war die einzige Karte des Stichs.
help-kick = Passt immer: Neben anderen Karten zählt er als deren Wert. Allein zählt er, was du nennst, von 1 bis 10.
help-kick-worst = Passt immer: Neben anderen Karten zählt er als deren Wert. Allein zählt er 11.

when-number = Beim Ausspielen, allein oder mit gleichen Karten; oder um mit ebenso vielen Karten, wie ausgespielt wurden, einen höheren Wert zu schlagen.
when-goal = Beim Ausspielen oder Folgen, allein oder mit Freistößen.
when-yellow = Beim Ausspielen oder Folgen, allein oder mit anderen 8ern. Du zeigst auf jemanden, der noch dabei ist, außer dein Spielzug beendet die Runde.
when-kickoff = Nur als erste Karte der Runde, immer allein.
when-red = Nur beim Ausspielen: Folgen kannst du mit ihr nie.
when-kick = Beim Ausspielen oder Folgen, mit jeder Karte außer dem Anstoß oder ohne andere Karte.

sign-value = Die Zahl in der Ecke ist der Wert; das Deck hat { $count ->
    [one] eine solche Karte
   *[other] { $count } solche Karten
 }.
sign-goal = Die 0 in der Ecke ist der Wert; das Deck hat eines.
sign-yellow = Die 8 in der Ecke ist der Wert, der gelbe Balken die Wirkung; das Deck hat eine.
sign-kickoff = Das K steht für Kickoff, den Anstoß: Jede einzelne Karte außer der Roten schlägt ihn.
sign-red = Das R steht für Rot: Keine Karte ist höher.
sign-kick = Der Stern steht für jeden Wert; das Deck hat zwei.

## Orte

zone-pile = der Stapel
    .from = vom Stapel
    .to = auf den Stapel
    .in = im Stapel
    .title = Stapel
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
zone-trick = der Stich
    .from = aus dem Stich
    .to = in den Stich
    .in = im Stich
    .title = Stich
zone-gone = die Karten früherer Stiche
    .from = von den Karten früherer Stiche
    .to = aus der Runde
    .in = aus der Runde
    .title = weg

## Was man tun kann

do-pass = Passen
do-lead = Spiel { $cards } aus
do-play = Spiel { $cards }
do-skip = { $play }, { $who ->
    [you] du setzt aus
   *[other] { $who-name } setzt aus
 }
do-out = { $play }: fertig auf Platz { $place }{ $place ->
    [1] !
   *[other] {""}
 }
do-win = { $play }: Der Stich ist deiner
do-give = Gib { $cards }
do-give-to = Gib { $who-name } { $cards }
do-nutmeg = Beide Karten an { $who-name }
do-hat-trick = Hat Trick ansagen
do-claim-nutmeg = Nutmeg ansagen, an { $who-name }
do-ready = Nichts anzusagen
do-sealed = Verdeckt antworten
do-mixed = Spiel Karten von zwei Werten
do-skip-picked = { $who-name } setzt aus

## Was geschehen ist

round-begins = Runde { $round }: { $who ->
    [you] Du gibst
   *[other] { $who-name } gibt
 }.
sits = { $who ->
    [you] Du sitzt
   *[other] { $who-name } sitzt
 } auf #{ $number }.
hat-trick = { $who ->
    [you] Du hast einen Hat Trick und gewinnst
   *[other] { $who-name } hat einen Hat Trick und gewinnt
 } die Runde.
nutmeg = { $who ->
    [you] Du hast
   *[other] { $who-name } hat
 } ein Nutmeg.
nutmeg-given = { $who ->
    [you] Du gibst
   *[other] { $who-name } gibt
 } { $to ->
    [you] dir
   *[other] { $to-name }
 } die { $yellow } und die { $red }.
traded = { $who ->
    [you] Du und { $with-name } tauscht
   *[other] { $with ->
        [you] Du und { $who-name } tauscht
       *[other] { $who-name } und { $with-name } tauschen
     }
 } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
kickoff = { $who ->
    [you] Du beginnst
   *[other] { $who-name } beginnt
 } mit dem { $card }.
played = { $who ->
    [you] Du spielst
   *[other] { $who-name } spielt
 } { $cards }.
played-set = { $who ->
    [you] Du spielst
   *[other] { $who-name } spielt
 } { $cards }.
played-goal = { $who ->
    [you] Du spielst
   *[other] { $who-name } spielt
 } { $cards }.
played-skip = { $who ->
    [you] Du spielst
   *[other] { $who-name } spielt
 } { $cards }; { $skipped ->
    [you] du setzt aus.
   *[other] { $skipped-name } setzt aus.
 }
passed = { $who ->
    [you] Du passt.
   *[other] { $who-name } passt.
 }
out = { $who ->
    [you] Du bist
   *[other] { $who-name } ist
 } fertig: Platz { $place }{ $place ->
    [1] !
   *[other] .
 }
won = { $who ->
    [you] Du gewinnst
   *[other] { $who-name } gewinnt
 } den Stich.
took-red = { $who ->
    [you] Du nimmst
   *[other] { $who-name } nimmt
 } die { $card } auf.
red-gone = Die Rote Karte ist weg, bis die Runde vorbei ist.
left = { $who ->
    [you] Du bleibst
   *[other] { $who-name } bleibt
 } mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 } übrig: Die Runde ist vorbei.
gold = { $who ->
    [you] Du bekommst Gold.
   *[other] { $who-name } bekommt Gold.
 }
silver = { $who ->
    [you] Du bekommst Silber.
   *[other] { $who-name } bekommt Silber.
 }
bronze = { $who ->
    [you] Du bekommst Bronze.
   *[other] { $who-name } bekommt Bronze.
 }
over = Alle Runden sind gespielt.

## Wie es steht

status-round = Runde { $round } von { $rounds }, { $who ->
    [you] du hast gegeben
   *[other] { $who-name } hat gegeben
 }.
status-seats = Plätze: { $seats }.
seat-short = #{ $number } { $who ->
    [you] du
   *[other] { $who-name }
 }
status-medals = { $who ->
    [you] Deine Medaillen
   *[other] Medaillen von { $who-name }
 }: { $gold } Gold, { $silver } Silber, { $bronze } Bronze.
status-claims = Alle sagen verdeckt, ob sie etwas anzusagen haben.
status-nutmeg = { $who ->
    [you] Du hast ein Nutmeg und wählst
   *[other] { $who-name } hat ein Nutmeg und wählt
 }, wer die Gelbe und die Rote Karte bekommt.
status-trade = { $who ->
    [you] Du gibst
   *[other] { $who-name } gibt
 } { $to ->
    [you] dir
   *[other] { $to-name }
 } { $count ->
    [one] die beste Karte
   *[other] die { $count } besten Karten
 } und { $who ->
    [you] bekommst
   *[other] bekommt
 } { $count ->
    [one] eine
   *[other] { $count }
 } dafür.
status-answered = { $who ->
    [you] Du hast geantwortet: Alle Antworten werden zugleich aufgedeckt.
   *[other] { $who-name } hat geantwortet: Alle Antworten werden zugleich aufgedeckt.
 }
status-lead = { $who ->
    [you] Du spielst aus
   *[other] { $who-name } spielt aus
 }: eine Karte oder mehrere desselben Werts.
status-follow = { $who ->
    [you] Du bist dran
   *[other] { $who-name } ist dran
 }: Zu schlagen { $count ->
    [one] ist eine Karte
   *[other] sind { $count } Karten
 } mit dem Wert { $value } von { $by ->
    [you] dir
   *[other] { $by-name }
 }.
status-passed = Gepasst: { $who-names }.
status-skipped = { $who ->
    [you] Du setzt
   *[other] { $who-name } setzt
 } diesen Stich aus.
status-out = Fertig: { $places }.
place-short = { $place }. { $who ->
    [you] du
   *[other] { $who-name }
 }
status-gave = { $who ->
    [you] Du hast
   *[other] { $who-name } hat
 } beim Tausch { $cards } gegeben.
status-before = Die Runde davor: { $places }.
status-before-hat-trick = { $who ->
    [you] Du hast die Runde davor mit einem Hat Trick gewonnen.
   *[other] { $who-name } hat die Runde davor mit einem Hat Trick gewonnen.
 }
status-over = Alle Runden sind gespielt.

## Optionen

option-rounds = Runden
    .help = Wie viele Runden gespielt werden.
option-hat-trick = Hat Trick
    .help = Ob beide Freistöße und eine Karte von 0 bis 5 auf der ersten Hand die Runde sofort gewinnen.
option-nutmeg = Nutmeg
    .help = Ob, wer die Gelbe und die Rote Karte bekommt, beide weitergibt und niemand tauscht.
option-special-claims = Ansagen
    .help = Ob Hat Trick und Nutmeg angesagt werden, oder jeder sie selbst entdecken muss.
option-special-claims-auto = von selbst
option-special-claims-manual = selbst entdecken
option-pass-is-final = Passen gilt
    .help = Ob man nach dem Passen aus dem Stich ist.
option-free-kick-alone = Freistoß allein
    .help = Was Freistöße ohne andere Karte zählen: ein genannter Wert von 1 bis 10, oder 11.
option-free-kick-alone-named = genannter Wert
option-free-kick-alone-worst = 11
option-trade-free-kicks = Freistöße beim Tausch
    .help = Ob die unteren Plätze Freistöße zu den besten Karten rechnen, die sie abgeben.
option-trade-free-kicks-exempt = ausgenommen
option-trade-free-kicks-best = gehören dazu
option-seat-direction = Platz 2
    .help = Auf welcher Seite von Platz #1 der Platz #2 liegt.
option-seat-direction-right = rechts
option-seat-direction-left = links
option-tie = Gleichstand
    .help = Ob Punktgleiche den Titel teilen, oder Medaillen und Plätze entscheiden.
option-tie-shared = geteilter Titel
option-tie-countback = Medaillen entscheiden
option-turn-clock-s = Uhr je Zug (Sekunden)
    .help = Sekunden zum Entscheiden; danach handelt Parlor für dich.

## Warum nicht

why-DT-3-1 = Es spielen drei bis acht.
why-DT-3-6 = Jetzt ist ein anderer Teil der Runde: erst geben, dann tauschen, dann spielen.
why-DT-4-5 = Jetzt antworten alle zugleich, jeder einmal: ansagen oder bereit.
why-DT-4-7 = Du gibst genau so viele Karten, wie dein Platz vorschreibt.
why-DT-4-8 = Du hast schon gewählt, oder diese Karten hast du nicht.
why-DT-4-9 = Du musst deine besten Karten geben, also die niedrigsten.
why-DT-4-10 = Freistöße bleiben bei dir, sie zählen beim Tausch nicht mit.
why-DT-4-13 = Zu dritt tauschen nur der erste und der dritte Platz.
why-DT-4-16 = Der Anstoß wird immer allein gespielt.
why-DT-4-17 = Der Anstoß eröffnet nur die Runde.
why-DT-4-18 = Wer ausspielt, legt eine Karte oder mehrere desselben Wertes; passen geht nicht.
why-DT-4-20 = Du bist nicht dran.
why-DT-4-22 = Lege ebenso viele Karten, wie ausgespielt wurden, alle vom selben Wert, und der muss niedriger sein als der letzte.
why-DT-4-32 = Du bist in dieser Runde schon fertig.
why-DT-4-36 = Diese Karten hast du nicht.
why-DT-5-1 = Zusammen gespielte Karten haben denselben Wert; Freistöße dürfen dabei sein.
why-DT-5-2 = Alle Karten eines Spielzugs müssen denselben Wert haben; die Gelbe Karte ist eine 8.
why-DT-5-4 = Freistöße allein: Sag einen Wert von 1 bis 10 dazu, neben einer anderen Karte keinen.
why-DT-5-5 = Ein Freistoß kann keine 0 sein.
why-DT-5-6 = An diesem Tisch zählen Freistöße allein als 11.
why-DT-5-8 = Eine einzelne Karte schlägt nur eine einzelne, ein Paar nur ein Paar.
why-DT-5-11 = Zur Gelben Karte gehört jemand, der noch dabei ist und diesen Stich aussetzt.
why-DT-5-12 = Dieser Spielzug beendet die Runde: Es setzt niemand mehr aus.
why-DT-5-15 = Mit der Roten Karte kannst du nur ausspielen, nie folgen.
why-DT-5-20 = Ein Hat Trick sind beide Freistöße und eine Karte von 0 bis 5.
why-DT-5-26 = Gelbe und Rote Karte gehen zusammen an einen anderen Spieler.
why-DT-6-5 = Das Spiel ist zu Ende.
why-DT-8-5 = Beim Tausch wählen alle verdeckt und zugleich.

## Auf dem Brett

title-number = { $number ->
    [1] Kapitän
    [2] Stürmer
    [3] Flügel
    [4] Regisseur
    [5] Mittelfeld
    [6] Verteidiger
    [7] Libero
    [8] Schiri
    [9] Ersatz
   *[other] Bank
 }
title-goal = TOR!
title-yellow = GELBE KARTE
title-kickoff = ANSTOSS
title-red = ROTE KARTE
title-kick = FREISTOSS
face-skip = PAUSE
as-value = als { $value }
state-turn = am Zug
state-your-turn = dran
state-lead = spielt aus
state-passed = gepasst
state-skipped = setzt aus
state-out = fertig
state-left = übrig
state-next = danach
state-deals = Balljunge
state-trade = tauscht
state-idle = wartet
points = { $count } Pkt.
spot-said = #{ $rank }, { $who-name }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }, { $gold } Gold, { $silver } Silber, { $bronze } Bronze, { $state }
spot-pick = { $spot }, { $who-name } wählen
beat = Schlag { $cards }
beat-ahead = { $who ->
    [you] Du liegst vorn
   *[other] { $who-name } liegt vorn
 }
beat-need = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
 }, niedriger als { $card }
skip-ask = Tipp an, wer aussetzt
lead = { $who ->
    [you] Du spielst aus
   *[other] { $who-name } spielt aus
 }
lead-any = Eine Karte oder mehrere gleiche
trick-said = { $who ->
    [you] Du hast { $cards } gespielt
   *[other] { $who-name } hat { $cards } gespielt
 }
trade-title = Verdeckter Tausch
trade-upper = Gib { $who-name } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } deiner Wahl
trade-lower = Gib { $who-name } { $count ->
    [one] deine beste Karte
   *[other] deine { $count } besten Karten
 }
trade-done = Deine Karten liegen verdeckt. Alle werden zugleich aufgedeckt.
trade-watch = In dieser Runde tauschst du nicht.
trade-outside = Die Besten und die Letzten der vorigen Runde tauschen verdeckt Karten.
trade-gave = Du gabst { $gave } und bekamst { $got }.
claims-title = Etwas anzusagen?
claims-now = Ein Hat Trick oder ein Nutmeg muss jetzt angesagt werden, sonst ist die Gelegenheit vorbei.
claims-done = Du hast geantwortet. Alle Antworten werden zugleich aufgedeckt.
nutmeg-title = Nutmeg!
nutmeg-choose = { $who ->
    [you] Wähle, wer die Gelbe und die Rote Karte bekommt.
   *[other] { $who-name } wählt, wer die Gelbe und die Rote Karte bekommt.
 }
over-title = Alle Runden sind gespielt
played-pile = Gespielt
look-title = Gespielte Karten
look-trick = Dieser Stich
look-gone = In dieser Runde weg
look-before = Die Runde davor
look-held = { $who ->
    [you] Du hattest noch
   *[other] { $who-name } hatte noch
 }
look-none = Keine
look-left = Wie viele noch im Spiel sind
until = Für mich passen, bis der Stich vorbei ist
key-pick = Die Karten dieses Werts wählen (0: Tor)
key-ten = Die 10er wählen
key-kick = Einen Freistoß wählen
key-yellow = Die Gelbe Karte wählen
key-red = Die Rote Karte wählen
shout-hat-trick = HAT TRICK!
shout-nutmeg = NUTMEG!
shout-goal = TOR!
shout-gold = { $who ->
    [you] Gold für dich!
   *[other] Gold für { $who-name }!
 }
shout-sits-out = { $who ->
    [you] Du setzt aus
   *[other] { $who-name } setzt aus
 }
shout-red = { $who ->
    [you] Du nimmst die Rote Karte
   *[other] { $who-name } nimmt die Rote Karte
 }
shout-round = Runde { $round }
result-title = Medaillen
result-gold = Gold · 3
result-silver = Silber · 2
result-bronze = Bronze · 1
result-points = Punkte
plaque = Platz #{ $rank }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
