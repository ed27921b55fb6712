### Naked Bootleg in Worten.

about = Ein Ablegespiel im Football-Trikot: Leg eine Formation oder eine Streak aus, renn dann um die letzte Karte, und hüte dich vor Dieben.
goal = Leg vier gleiche und drei gleiche Karten aus, oder eine Streak-Karte und sechs weitere ihrer Farbe; dann sei als Erster ohne Karten.
lesson-first = Eine Formation und die letzte Karte

## Farben: allein, vor einem Wort jedes Geschlechts, nach einem Artikel, als Hauptwort

colour-blue = blau
    .m = blauer
    .f = blaue
    .n = blaues
    .weak = blaue
    .bent = blauen
    .noun = Blau
colour-red = rot
    .m = roter
    .f = rote
    .n = rotes
    .weak = rote
    .bent = roten
    .noun = Rot
colour-green = grün
    .m = grüner
    .f = grüne
    .n = grünes
    .weak = grüne
    .bent = grünen
    .noun = Grün
colour-black = schwarz
    .m = schwarzer
    .f = schwarze
    .n = schwarzes
    .weak = schwarze
    .bent = schwarzen
    .noun = Schwarz

## Arten von Karten

kind-shotgun = Shotgun
    .many = Shotguns
    .gender = f
kind-pistol = Pistol
    .many = Pistols
    .gender = f
kind-x = X
    .many = X
    .gender = n
kind-o = O
    .many = O
    .gender = n
kind-nickel = Nickel
    .many = Nickels
    .gender = m
kind-dime = Dime
    .many = Dimes
    .gender = m
kind-cover = Cover
    .many = Cover
    .gender = n
kind-pigskin = Pigskin
    .many = Pigskins
    .gender = n
kind-horsecollar = Horsecollar
    .many = Horsecollars
    .gender = m
kind-reverse = Reverse
    .many = Reverses
    .gender = m
kind-handoff = Handoff
    .many = Handoffs
    .gender = m
kind-draw-play = Draw Play
    .many = Draw Plays
    .gender = n
kind-pick-six = Pick Six
    .many = Pick Six
    .gender = f
kind-fumblerooski = Fumblerooski
    .many = Fumblerooskis
    .gender = m
kind-spy = Spy
    .many = Spys
    .gender = m
kind-interception = Interception
    .many = Interceptions
    .gender = f
kind-deflection = Deflection
    .many = Deflections
    .gender = f
kind-streak = Streak-Karte
    .many = Streak-Karten
    .gender = f
kind-wildcat = Wildcat
    .many = Wildcats
    .gender = f
kind-hail-mary = Hail Mary
    .many = Hail Marys
    .gender = f
kind-bootleg = Bootleg
    .many = Bootlegs
    .gender = m
kind-naked-bootleg = Naked Bootleg
    .many = Naked Bootlegs
    .gender = m

power-double-reverse = Double Reverse
    .gender = m
power-end-around = End Around
    .gender = m
power-juke = Juke
    .gender = m
power-sweep = Sweep
    .gender = m
power-blindside = Blindside
    .gender = m
power-trick-six = Trick Six
    .gender = f
power-the-fumble = The Fumble
    .gender = m
power-blue-spy = Blue Spy
    .gender = m
power-red-spy = Red Spy
    .gender = m
power-green-spy = Green Spy
    .gender = m
power-black-spy = Black Spy
    .gender = m
power-immaculate-interception = Immaculate Interception
    .gender = f
power-immaculate-deflection = Immaculate Deflection
    .gender = f

## Karten: wen oder was, dasselbe am Satzanfang, mit wem oder was

face = { $kind-gender ->
    [m] { $colour-m }
    [f] { $colour-f }
   *[n] { $colour-n }
 } { $kind }
    .acc = { $kind-gender ->
        [m] den { $colour-bent }
        [f] die { $colour-weak }
       *[n] das { $colour-weak }
     } { $kind }
    .front = { $kind-gender ->
        [m] Den { $colour-bent }
        [f] Die { $colour-weak }
       *[n] Das { $colour-weak }
     } { $kind }
    .dat = { $kind-gender ->
        [f] der { $colour-bent }
       *[other] dem { $colour-bent }
     } { $kind }
face-plain = { $kind }
    .acc = { $kind-gender ->
        [m] den
        [f] die
       *[n] das
     } { $kind }
    .front = { $kind-gender ->
        [m] Den
        [f] Die
       *[n] Das
     } { $kind }
    .dat = { $kind-gender ->
        [f] der
       *[other] dem
     } { $kind }
face-the-fumble = The Fumble ({ $colour })
    .acc = The Fumble
    .front = The Fumble
    .dat = The Fumble

## Was eine Karte tut

help-pair = Abgeworfen tut sie nichts. Drei oder mehr { $kind-many } sind ein Satz. Eine Formation aus { $kind-many } und { $other-many }, oder nur aus { $kind-many }, ist ein Pro Set: Niemand kann davon stehlen.
help-cover = Abgeworfen tut sie nichts. Drei oder mehr Cover sind ein Satz, und eine Tarnung ist echt, wenn sie nur Cover und Wildcats verbirgt. Eine Formation nur aus offenen Covern ist ein Pro Set: Niemand kann davon stehlen.
help-eight = Abgeworfen tut sie nichts. Eine Formation aus Pigskins und Horsecollars ist ein Pro Set: Niemand kann davon stehlen. Mit allen acht und ohne Wildcat ist sie eine Crazy Eight und gewinnt die Runde auf der Stelle.
help-natural-pair = Abgeworfen tut sie nichts. Eine Formation aus Pigskins und Horsecollars ist ein Pro Set: Niemand kann davon stehlen. Ohne Wildcat ist sie eine Crazy Eight und gewinnt die Runde auf der Stelle.
help-streak = Abgeworfen tut sie nichts. Mit sechs oder mehr anderen Karten ihrer Farbe ist sie eine Streak; die zählt so viel wie eine ganze Formation.
help-reverse = Die Spielrichtung dreht sich um.
help-double-reverse = Die Spielrichtung dreht sich um; dann überspringst du niemanden, einen oder zwei.
help-end-around = Die Spielrichtung dreht sich um; dann überspringst du, so viele du willst. Überspringst du alle, bist du noch einmal dran.
help-handoff = Der Nächste wird übersprungen.
help-juke = Du überspringst einen oder zwei.
help-sweep = Du überspringst, so viele du willst, mindestens einen. Überspringst du alle, bist du noch einmal dran.
help-draw-play = Der Nächste nimmt eine Karte auf und verliert einen Zug, oder er schickt sie weiter.
help-blindside-players = Der Nächste oder der Vorige nimmt auf, und du wählst, wie viele Karten: von einer bis zu einer je Spieler, der noch dabei ist. Der Nächste verliert auch einen Zug.
help-blindside-sets = Der Nächste oder der Vorige nimmt auf, und du wählst, wie viele Karten: von einer bis zu einer je Satz und Streak auf dem Tisch. Der Nächste verliert auch einen Zug.
help-blindside-one = Der Nächste oder der Vorige nimmt eine Karte auf. Der Nächste verliert auch einen Zug.
help-pick-six = Der Nächste nimmt sechs Karten auf und verliert einen Zug, oder er schickt sie weiter.
help-trick-six = Der Nächste oder der Vorige nimmt sechs Karten auf. Der Nächste verliert auch einen Zug.
help-fumblerooski = Passt einer deiner Sätze dem Nächsten, nimmt er ihn dir weg. Passt keiner, oder war das deine letzte Karte, geschieht nichts.
help-the-fumble = Passt einer deiner Sätze dem Nächsten, nimmt er ihn dir weg; passt keiner, wirfst du einen weg. Als letzte Karte, angelegt oder im Stoß unter einem anderen Fumblerooski kostet er nichts.
help-spy = Du darfst eine zufällige Karte aus der Hand des Nächsten ansehen.
help-blue-spy = Du darfst eine zufällige Karte aus der Hand des Nächsten ansehen; ist sie blau, siehst du noch eine.
help-red-spy = Du darfst eine zufällige Karte aus der Hand des Nächsten ansehen oder in jeder Tarnung auf dem Tisch eine Karte aufdecken.
help-green-spy = Du darfst eine zufällige Karte aus der Hand des Nächsten ansehen, oder jemand mit nur einer Karte zeigt sie allen.
help-black-spy = Du darfst eine zufällige Karte aus der Hand des Nächsten ansehen, oder jemand deiner Wahl zeigt allen { $count ->
    [one] eine zufällige Karte
   *[other] { $count } zufällige Karten
 }.
help-interception = Du darfst dem Nächsten etwas nehmen: einen Satz, der dir passt, eine Streak dieser Farbe oder ungesehen bis zu zwei Handkarten, von denen du behältst, was du willst. Eine Deflection derselben Farbe wendet sie gegen dich.
help-immaculate-interception = Du darfst dem Nächsten etwas nehmen: einen Satz, der dir passt, eine Streak jeder Farbe oder ungesehen bis zu drei Handkarten, von denen du behältst, was du willst. Die schwarze Deflection wendet sie gegen dich.
help-deflection = Als Antwort auf eine Interception ihrer Farbe hält sie den Diebstahl auf, und du darfst die Interception gegen den Dieb wenden. In einer Streak oder als Satz aus Deflections hält sie Interceptions fern. In deinem eigenen Zug abgeworfen tut sie nichts.
help-immaculate-deflection = Als Antwort auf die schwarze Interception hält sie den Diebstahl auf, und du darfst die Interception gegen den Dieb wenden. In einer Streak oder in einem Satz aus Deflections hält sie Interceptions und Bootlegs fern. In deinem eigenen Zug abgeworfen tut sie nichts.
help-wildcat = Sie vertritt jede Karte eines Satzes oder einer Streak, nur nicht die Streak-Karte. Wirfst du sie ab, sagst du die Spielfarbe an.
help-wildcat-streak = Sie vertritt jede Karte eines Satzes oder einer Streak, sogar die Streak-Karte. Wirfst du sie ab, sagst du die Spielfarbe an.
help-hail-mary = Du sagst die Spielfarbe an und darfst gleich noch einen Zug nehmen.
help-bootleg = Du darfst irgendjemandem einen Satz stehlen, der dir passt, und sagst die Spielfarbe an. Keine Deflection hilft dagegen.
help-naked-bootleg = Du darfst einen oder zwei Sätze stehlen, von wem du willst, oder eine Streak, soweit sie dir passen, und sagst die Spielfarbe an. Keine Deflection hilft dagegen.

when-matching = Abwerfen kannst du sie, wenn sie die Spielfarbe hat oder oben eine Karte ihrer Art liegt.
when-answer = Abwerfen kannst du sie, wenn sie die Spielfarbe hat oder oben eine Karte ihrer Art liegt. Ebenso schickst du mit ihr eine Kette weiter, die dich angreift.
when-answer-free = Abwerfen kannst du sie, wenn sie die Spielfarbe hat oder oben eine Karte ihrer Art liegt. Eine Kette, die dich angreift, schickt sie jederzeit weiter.
when-passing = Abwerfen kannst du sie, wenn sie die Spielfarbe hat oder oben eine Karte ihrer Art liegt. Hast du nichts ausliegen, darfst du das sogar, bevor du aufnimmst, wenn sie dir einen Satz oder eine Streak stiehlt.
when-deflection = Spiel sie, wenn eine Interception ihrer Farbe dich trifft. Sonst kannst du sie abwerfen, wenn sie die Spielfarbe hat oder oben eine Karte ihrer Art liegt.
when-always = Abwerfen kannst du sie auf jede Karte.
when-always-passing = Abwerfen kannst du sie auf jede Karte. Hast du nichts ausliegen, darfst du das sogar, bevor du aufnimmst, wenn sie dir einen Satz oder eine Streak stiehlt.

sign-blue = Blauer Kreis, B: Die Karte ist blau.
sign-red = Rote Raute, R: Die Karte ist rot.
sign-green = Grünes Dreieck, G: Die Karte ist grün.
sign-black = Schwarzes Quadrat, K: Die Karte ist schwarz.
sign-colourless = Violetter Stern, W: Die Karte hat keine Farbe.
sign-power = Goldener Stern: eine Karte mit eigenem Namen. { $kind-gender ->
    [m] Sie ist trotzdem ein { $kind }.
    [f] Sie ist trotzdem eine { $kind }.
   *[n] Sie ist trotzdem ein { $kind }.
 }
sign-dead = Durchkreuzter Kreis: eine tote Karte. Niemand darf sie vom Ablagestapel nehmen.

## Ausgelegte Karten

lot-set = { $whose ->
    [you] deine { $kind-many }
   *[other] die { $kind-many } von { $whose-name }
 }
    .front = { $whose ->
        [you] Deine { $kind-many }
       *[other] Die { $kind-many } von { $whose-name }
     }
lot-forgiven = { $whose ->
    [you] deine verziehenen Cover
   *[other] die verziehenen Cover von { $whose-name }
 }
    .front = { $whose ->
        [you] Deine verziehenen Cover
       *[other] Die verziehenen Cover von { $whose-name }
     }
lot-disguise = { $whose ->
    [you] deine Tarnung
   *[other] die Tarnung von { $whose-name }
 }
    .front = { $whose ->
        [you] Deine Tarnung
       *[other] Die Tarnung von { $whose-name }
     }
lot-streak = { $whose ->
    [you] deine { $colour-weak } Streak
   *[other] die { $colour-weak } Streak von { $whose-name }
 }
    .front = { $whose ->
        [you] Deine { $colour-weak } Streak
       *[other] Die { $colour-weak } Streak von { $whose-name }
     }
lot-none = { $whose ->
    [you] einen Satz von dir
   *[other] einen Satz von { $whose-name }
 }
    .front = { $whose ->
        [you] Einen Satz von dir
       *[other] Einen Satz von { $whose-name }
     }
own-set = { $whose ->
    [you] deine eigenen { $kind-many }
   *[other] die eigenen { $kind-many }
 }
    .front = { $whose ->
        [you] Deine eigenen { $kind-many }
       *[other] Die eigenen { $kind-many }
     }
own-forgiven = { $whose ->
    [you] deine eigenen verziehenen Cover
   *[other] die eigenen verziehenen Cover
 }
    .front = { $whose ->
        [you] Deine eigenen verziehenen Cover
       *[other] Die eigenen verziehenen Cover
     }
own-disguise = { $whose ->
    [you] deine eigene Tarnung
   *[other] die eigene Tarnung
 }
    .front = { $whose ->
        [you] Deine eigene Tarnung
       *[other] Die eigene Tarnung
     }
own-streak = { $whose ->
    [you] deine eigene { $colour-weak } Streak
   *[other] die eigene { $colour-weak } Streak
 }
    .front = { $whose ->
        [you] Deine eigene { $colour-weak } Streak
       *[other] Die eigene { $colour-weak } Streak
     }
counted-set = { $count } { $kind-many }
counted-forgiven = { $count } verziehene Cover
counted-disguise = eine Tarnung aus { $count }
counted-streak = eine { $colour-weak } Streak aus { $count }
short-set = { $kind } ×{ $count }
short-forgiven = Cover ×{ $count }
short-disguise = ? ×{ $count }
short-streak = { $colour } ×{ $count }
what-set = { $kind-many }
    .front = { $kind-many }
what-disguise = eine Tarnung
    .front = Eine Tarnung
what-streak = eine { $colour-weak } Streak
    .front = Eine { $colour-weak } Streak

## Orte

zone-pylon = der Pylon
    .from = vom Pylon
    .to = in den Pylon
    .in = im Pylon
    .title = Pylon
zone-discard = der Ablagestapel
    .from = vom Ablagestapel
    .to = auf den Ablagestapel
    .in = auf dem Ablagestapel
    .title = Ablage
zone-box = die Schachtel
    .from = aus der Schachtel
    .to = in die Schachtel
    .in = in der Schachtel
    .title = Schachtel
zone-taken = die gestohlenen Karten
    .from = von den gestohlenen Karten
    .to = zu den gestohlenen Karten
    .in = unter den gestohlenen Karten
    .title = gestohlen
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
zone-down-a = { $who ->
    [you] deine Auslage
    [own] die eigene Auslage
   *[other] die Auslage von { $who-name }
 }
    .from = { $who ->
        [you] aus deiner Auslage
        [own] aus der eigenen Auslage
       *[other] aus der Auslage von { $who-name }
     }
    .to = { $who ->
        [you] in deine Auslage
        [own] in die eigene Auslage
       *[other] in die Auslage von { $who-name }
     }
    .in = { $who ->
        [you] in deiner Auslage
        [own] in der eigenen Auslage
       *[other] in der Auslage von { $who-name }
     }
    .title = erster Platz
zone-down-b = { $who ->
    [you] deine Auslage
    [own] die eigene Auslage
   *[other] die Auslage von { $who-name }
 }
    .from = { $who ->
        [you] aus deiner Auslage
        [own] aus der eigenen Auslage
       *[other] aus der Auslage von { $who-name }
     }
    .to = { $who ->
        [you] in deine Auslage
        [own] in die eigene Auslage
       *[other] in die Auslage von { $who-name }
     }
    .in = { $who ->
        [you] in deiner Auslage
        [own] in der eigenen Auslage
       *[other] in der Auslage von { $who-name }
     }
    .title = zweiter Platz

## Was man tun kann

do-and-then = { $what }: { $lead }
do-with-omaha = { $what } – Omaha!
do-silently = { $what } – still
do-pick-pylon = Vom Pylon ziehen
do-pick-discard = { $card-front } nehmen
do-pick-top = Die oberste Ablage nehmen
do-begin = { $what-front } auslegen …
do-lay = { $what-front } auslegen: { $cards }
do-hit = { $card-front } an { $lot } anlegen
do-challenge = { $lot-front } anzweifeln
do-discard = { $card-front } abwerfen
do-pass = Passen
do-add = { $card-front } dazunehmen
do-done = Auslegen
do-stack = { $card-front } darauflegen
do-stack-done = Den Stoß abwerfen
do-none = Ungenutzt lassen
do-none-flag = Die Flagge lassen
do-none-again = Keinen weiteren Zug nehmen
do-none-second = Keinen zweiten Satz
do-none-steal = Nichts stehlen
do-decline = Geschehen lassen
do-pick-up = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
 } aufnehmen
do-pick-up-and-lose = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
 } aufnehmen und den Zug verlieren
do-skip = { $count ->
    [0] Niemanden überspringen
    [one] Einen überspringen
   *[other] { $count } überspringen
 }: { $who ->
    [you] Du bist noch einmal dran
   *[other] { $who-name } ist dran
 }
do-send = { $who ->
    [you] Du nimmst
   *[other] { $who-name } nimmt
 } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf
do-send-and-lose = { $who ->
    [you] Du nimmst
   *[other] { $who-name } nimmt
 } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf und { $who ->
    [you] verlierst
   *[other] verliert
 } einen Zug
do-look = Eine Karte von { $whom ->
    [you] dir
   *[other] { $whom-name }
 } ansehen
do-flip = In jeder Tarnung eine Karte aufdecken
do-show = { $whom ->
    [you] Du zeigst
   *[other] { $whom-name } zeigt
 } allen Karten
do-steal = { $lot-front } stehlen
do-grab = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
 } aus { $whom ->
    [you] deiner Hand
   *[other] der Hand von { $whom-name }
 } nehmen
do-name = { $colour-noun } ansagen
do-again = Noch einen Zug nehmen
do-deflect = Mit { $card-dat } abwehren
do-answer = Mit { $card-dat } weiterschicken
do-keep-none = Keine davon behalten
do-keep = Behalten: { $cards }
do-fumble = { $lot-front } nehmen
do-pitch = { $lot-front } wegwerfen
do-spare = { $card-front } lassen
do-capture = Die Flagge erobern
do-hand-flag = Die Flagge an { $whom ->
    [you] dich
   *[other] { $whom-name }
 } geben
do-deal = { $who ->
    [you] Du gibst
   *[other] { $who-name } gibt
 }
do-taunt = Necken: { $card-acc } aufdecken
do-catch = { $whom ->
    [you] Dich
   *[other] { $whom-name }
 } erwischen: kein Omaha!
do-forfeit = Das Spiel verlassen

## Wohin es führt

leads-touchdown = Touchdown!
leads-redzone = Redzone!
leads-turn = Die Richtung dreht sich um
leads-turn-and-skip = Die Richtung dreht sich um, und du darfst überspringen
leads-skip = { $who ->
    [you] Du wirst übersprungen
   *[other] { $who-name } wird übersprungen
 }
leads-skips = Wähle, wie viele du überspringst
leads-send = Wähle, wer aufnimmt
leads-pick-up = { $who ->
    [you] Du nimmst
   *[other] { $who-name } nimmt
 } { $count ->
    [one] eine
   *[other] { $count }
 } auf
leads-fumble = { $who ->
    [you] Du nimmst einen Satz
   *[other] { $who-name } nimmt einen Satz von dir
 }
leads-pitch = Du verlierst einen Satz
leads-look = Schau { $whom ->
    [you] dir
   *[other] { $whom-name }
 } in die Karten
leads-intercept = Stiehl von { $whom ->
    [you] dir
   *[other] { $whom-name }
 }
leads-steal = Stiehl, und sag eine Farbe an
leads-colour = Sag eine Farbe an
leads-again = Sag eine Farbe an, und noch einmal

## Was geschah

round = Runde { $round }: { $who ->
    [you] Du gibst
   *[other] { $who-name } gibt
 }.
turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $who-name } ist am Zug.
 }
turn-lost = { $who ->
    [you] Du setzt aus.
   *[other] { $who-name } setzt aus.
 }
passes = { $who ->
    [you] Du passt.
   *[other] { $who-name } passt.
 }
laid-set = { $who ->
    [you] Du legst
   *[other] { $who-name } legt
 } { $kind-many } aus: { $cards }.
laid-streak = { $who ->
    [you] Du legst
   *[other] { $who-name } legt
 } eine { $colour-weak } Streak aus: { $cards }.
laid-disguise = { $who ->
    [you] Du legst
   *[other] { $who-name } legt
 } eine Tarnung aus: { $cards }.
hits = { $who ->
    [you] Du legst
   *[other] { $who-name } legt
 } { $card-acc } an { $lot } an.
discards = { $who ->
    [you] Du wirfst
   *[other] { $who-name } wirft
 } { $card-acc } ab.
stacks = { $who ->
    [you] Du wirfst
   *[other] { $who-name } wirft
 } einen Stoß ab: { $cards }, und oben { $card }.
omaha = { $who ->
    [you] Du rufst: Omaha!
   *[other] { $who-name } ruft: Omaha!
 }
catches = { $who ->
    [you] Du erwischst
   *[other] { $who-name } erwischt
 } { $whom ->
    [you] dich
   *[other] { $whom-name }
 } ohne „Omaha“: zwei Karten und ein verlorener Zug.
taunts = { $who ->
    [you] Du neckst mit einer Karte deiner Tarnung.
   *[other] { $who-name } neckt mit einer Karte der Tarnung.
 }
grounded = { $who ->
    [you] Du wirfst ab, ohne aufzunehmen: Die Karte geht zurück, und dein Zug ist vorbei.
   *[other] { $who-name } wirft ab, ohne aufzunehmen: Die Karte geht zurück, und der Zug ist vorbei.
 }
false-start = { $who ->
    [you] Du willst außer der Reihe aufnehmen und setzt dafür einmal aus.
   *[other] { $who-name } will außer der Reihe aufnehmen und setzt dafür einmal aus.
 }
time-up = { $who ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $who-name } ist um.
 }
new-pylon = Die Ablage wird zum neuen Pylon gemischt.
reversed = Die Richtung dreht sich um.
skipped = { $count ->
    [one] Einer wird übersprungen.
   *[other] { $count } werden übersprungen.
 }
coming = { $count ->
    [one] Eine Karte kommt
   *[other] { $count } Karten kommen
 } auf { $who ->
    [you] dich
   *[other] { $who-name }
 } zu.
picked-up = { $who ->
    [you] Du nimmst
   *[other] { $who-name } nimmt
 } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf.
picked-up-and-lost = { $who ->
    [you] Du verlierst deinen Zug.
   *[other] { $who-name } verliert den Zug.
 }
names = { $who ->
    [you] Du sagst
   *[other] { $who-name } sagt
 } { $colour-noun } an.
again = { $who ->
    [you] Du nimmst noch einen Zug.
   *[other] { $who-name } nimmt noch einen Zug.
 }
spies-on = { $who ->
    [you] Du schaust
   *[other] { $who-name } schaut
 } in { $whom ->
    [you] deine Hand
   *[other] die Hand von { $whom-name }
 }.
has-shown = { $who ->
    [you] Du lässt
   *[other] { $who-name } lässt
 } { $whom ->
    [you] dich
   *[other] { $whom-name }
 } allen Karten zeigen.
flips = { $who ->
    [you] Du deckst
   *[other] { $who-name } deckt
 } in jeder Tarnung eine Karte auf.
fumbled = Fumble! { $who ->
    [you] Du nimmst
   *[other] { $who-name } nimmt
 } { $lot }.
fumble-pitched = Fumble! { $who ->
    [you] Du wirfst
   *[other] { $who-name } wirft
 } { $lot } weg.
goes-for = { $who ->
    [you] Du willst
   *[other] { $who-name } will
 } { $lot }.
steals = { $who ->
    [you] Du stiehlst
   *[other] { $who-name } stiehlt
 } { $lot }.
grabs = { $who ->
    [you] Du willst
   *[other] { $who-name } will
 } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } aus { $whom ->
    [you] deiner Hand
   *[other] der Hand von { $whom-name }
 }.
deflects = { $who ->
    [you] Du wehrst ab.
   *[other] { $who-name } wehrt ab.
 }
unused = { $who ->
    [you] Du lässt die Aktion der Karte ungenutzt.
   *[other] { $who-name } lässt die Aktion der Karte ungenutzt.
 }
declines = { $who ->
    [you] Du lässt es geschehen.
   *[other] { $who-name } lässt es geschehen.
 }
keeps = { $who ->
    [you] Du behältst
   *[other] { $who-name } behält
 } { $count ->
    [0] keine
    [one] eine
   *[other] { $count }
 } der gestohlenen Karten.
bluff-stolen = { $whom ->
    [you] Deine Tarnung war ein Bluff: Sie wird weggeworfen.
   *[other] Die Tarnung von { $whom-name } war ein Bluff: Sie wird weggeworfen.
 }
challenge-bluff = { $who ->
    [you] Du zweifelst
   *[other] { $who-name } zweifelt
 } { $whom ->
    [you] deine Tarnung
   *[other] die Tarnung von { $whom-name }
 } an: ein Bluff!
challenge-honest = { $who ->
    [you] Du zweifelst
   *[other] { $who-name } zweifelt
 } { $whom ->
    [you] deine Tarnung
   *[other] die Tarnung von { $whom-name }
 } an: alles echt.
challenge-lost = { $who ->
    [you] Du verlierst alles Ausgelegte und die Hand bis auf eine Karte.
   *[other] { $who-name } verliert alles Ausgelegte und die Hand bis auf eine Karte.
 }
flag = { $who ->
    [you] Du hast die Flagge.
   *[other] { $who-name } hat die Flagge.
 }
flag-neutral = Die Flagge gehört niemandem.
touchdown = { $who ->
    [you] Touchdown für dich!
   *[other] Touchdown für { $who-name }!
 }
crazy-eight = { $who ->
    [you] Crazy Eight für dich!
   *[other] Crazy Eight für { $who-name }!
 }
exits = { $who ->
    [you] Du bist in der Endzone.
   *[other] { $who-name } ist in der Endzone.
 }
called = Die Runde wird abgebrochen: Niemand erzielt einen Touchdown.
gets-points = { $who ->
    [you] Du bekommst
   *[other] { $who-name } bekommt
 } { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
eliminated = { $who ->
    [you] Du scheidest aus.
   *[other] { $who-name } scheidet aus.
 }
leaves = { $who ->
    [you] Du verlässt das Spiel.
   *[other] { $who-name } verlässt das Spiel.
 }
overtime = Verlängerung!
coin = { $who ->
    [you] Du gewinnst den Münzwurf.
   *[other] { $who-name } gewinnt den Münzwurf.
 }
won = { $who ->
    [you] Du gewinnst das Spiel.
   *[other] { $who-name } gewinnt das Spiel.
 }

## Wie es steht

status-overtime = Verlängerung
status-quarter = { $round }. Viertel von 4
status-round = Runde { $round }
status-capture-the-flag = Capture the Flag
status-run-n-gun = Run n’ Gun
status-last-man-standing = Last Man Standing
status-turn = Zug { $turn }
status-colour = Die Spielfarbe ist { $colour-noun }.
status-any-colour = Jede Karte darf abgeworfen werden.
status-clockwise = Es geht im Uhrzeigersinn.
status-counter = Es geht gegen den Uhrzeigersinn.
status-downed = { $who ->
    [you] Du hast ausliegen:
   *[other] { $who-name } hat ausliegen:
 } { $lots }.
status-redzone = { $who ->
    [you] Du bist in der Redzone.
   *[other] In der Redzone: { $who-names }.
 }
status-omaha = { $who ->
    [you] Du hast „Omaha“ gesagt: Niemand darf dich anzweifeln.
   *[other] „Omaha“ gesagt und nicht mehr anzuzweifeln: { $who-names }.
 }
status-exposed = { $who ->
    [you] Du hast „Omaha“ vergessen: Man kann dich erwischen.
   *[other] „Omaha“ vergessen und zu erwischen: { $who-names }.
 }
status-exited = { $who ->
    [you] Du bist in der Endzone.
   *[other] In der Endzone: { $who-names }.
 }
status-out = { $who ->
    [you] Du bist ausgeschieden.
   *[other] Ausgeschieden: { $who-names }.
 }
status-lost = { $who ->
    [you] Du setzt noch
   *[other] { $who-name } setzt noch
 } { $count ->
    [one] einmal
   *[other] { $count }-mal
 } aus.
status-counter-action = { $who ->
    [you] Du darfst
   *[other] { $who-name } darf
 } die Interception gegen { $whom ->
    [you] dich
   *[other] { $whom-name }
 } wenden.
status-keep = { $who ->
    [you] Du siehst die gestohlenen Karten an: Welche behältst du?
   *[other] { $who-name } sieht die gestohlenen Karten an.
 }
status-begun = Du legst aus: { $what }.
status-draft = Du legst aus: { $what }, bisher { $cards }.
status-stack = Dein Stoß bisher: { $cards }.

goal-none = Leg 4 gleiche + 3 gleiche aus, oder eine Streak-Karte + 6 ihrer Farbe. Dann leere deine Hand.
goal-three = + 3 gleiche = Redzone: dann die Hand leeren
goal-four = + 4 gleiche = Redzone: dann die Hand leeren
goal-red = Redzone! Werde alle Karten los.
goal-flag = Redzone! Jetzt die Flagge erobern.
goal-one = Eine Karte noch: gleich Touchdown!

## Optionen

option-teams = Teams
    .help = Jeder für sich oder in Teams: vier Plätze spielen zwei gegen zwei, sechs drei gegen drei oder als drei Paare.
option-teams-none = jeder für sich
option-teams-2v2 = 2 gegen 2
option-teams-3v3 = 3 gegen 3
option-teams-2v2v2 = drei Paare
option-seating-2v2v2 = Drei Paare sitzen
    .help = Wo die Partner sitzen, wenn drei Paare spielen.
option-seating-2v2v2-spread = verteilt, ABCABC
option-seating-2v2v2-paired = nebeneinander, AABBCC
option-scored = Vier Viertel
    .help = Vier Runden mit Punkten statt einer einzigen.
option-scored-false = eine Runde
option-scored-true = vier Viertel mit Punkten
option-remix = Variante
    .help = Drei besondere Arten zu spielen. Run n’ Gun und Last Man Standing sind eigene Fassungen.
option-remix-none = keine
option-remix-capture-the-flag = Capture the Flag
option-remix-run-n-gun = Run n’ Gun
option-remix-last-man-standing = Last Man Standing
option-omaha = Omaha
    .help = Wem nur eine Karte bleibt, der muss „Omaha“ rufen: selbst, oder Parlor tut es.
option-omaha-call = selbst rufen
option-omaha-auto = von selbst
option-illegal-moves = Falsche Züge
    .help = Ob ein falscher Zug nur abgelehnt wird oder kostet, was die gedruckten Regeln sagen.
option-illegal-moves-refuse = ablehnen
option-illegal-moves-penalise = bestrafen
option-blindside = Ein Blindside gibt höchstens
    .help = Wie viele Karten wählen kann, wer ihn spielt.
option-blindside-players = eine Karte je Spieler
option-blindside-sets = eine Karte je Satz
option-blindside-one = eine Karte
option-chain-match = Antwort auf eine Kette
    .help = Ob die Karte, die eine Kette weiterschickt, zur obersten Ablage passen muss.
option-chain-match-strict = muss passen
option-chain-match-free = muss nicht passen
option-bluff-content = Eine Tarnung verbirgt
    .help = Beliebige Karten, oder nur einen richtigen Satz einer Art.
option-bluff-content-any = alles
option-bluff-content-like = gleiche Karten
option-challenge-keep = Letzte Karte des Verlierers
    .help = Wie die eine Karte bestimmt wird, die der Verlierer eines Zweifels behält: durch Zufall, oder vom Gewinner nach einem Blick.
option-challenge-keep-blind = verdeckt
option-challenge-keep-seen = offen
option-deflection-turn = Deflection als Antwort
    .help = Ob es als dein Zug zählt, eine Interception abzuwehren.
option-deflection-turn-uses = kostet den Zug
option-deflection-turn-free = kostet nichts
option-fumbled-wildcats = Verlorene Wildcats
    .help = Ob Wildcats in einer verlorenen Tarnung die Wertung senken.
option-fumbled-wildcats-ignored = zählen nicht
option-fumbled-wildcats-counted = zählen
option-black-spy = Der Black Spy zeigt
    .help = Wie viele zufällige Karten einer Hand alle zu sehen bekommen.
option-crazy-eight = Crazy Eight
    .help = Alle acht Pigskins und Horsecollars, oder jede Formation aus beiden ohne Wildcats.
option-crazy-eight-eight = alle acht
option-crazy-eight-natural-pair = jedes echte Paar
option-wild-streak-card = Wildcat als Streak-Karte
    .help = Ob eine Wildcat die Streak-Karte vertreten darf.
option-wild-streak-card-false = nein
option-wild-streak-card-true = ja
option-clock = Uhr (Sekunden)
    .help = Die Zeit für jede Entscheidung.
option-clock-off = keine Uhr
option-delay-of-game = Zeit abgelaufen
    .help = Was das im eigenen Zug kostet.
option-delay-of-game-autoplay = Parlor spielt
option-delay-of-game-lose-turn = und du verlierst einen Zug
option-turn-cap = Längste Runde
    .help = Nach so vielen Zügen je Platz endet eine Runde.
option-leaver = Jemand geht
    .help = Wer oder was den Platz übernimmt.
option-leaver-bot = ein Computer spielt weiter
option-leaver-forfeit = der Platz wird aufgegeben

## Warum nicht

why-NB-1-5 = Die Karte ist tot: Niemand darf sie vom Ablagestapel nehmen.
why-NB-2-2 = Zwei gegen zwei braucht vier Plätze; drei gegen drei und drei Paare brauchen sechs.
why-NB-2-3 = Last Man Standing ist für drei oder mehr, ohne Teams und ohne Punkte.
why-NB-3-1 = Zwei bis sechs können spielen.
why-NB-4-2 = Abwerfen darfst du eine Karte in der Spielfarbe oder eine, die der obersten gleicht.
why-NB-4-3 = Sag erst eine Spielfarbe an.
why-NB-4-5 = Dieser Satz passt nicht zu dem, was du ausliegen hast: Du brauchst einen Satz mit vier und einen mit drei Karten, und keinen dritten.
why-NB-4-7 = Sätze und eine Streak hat niemand zugleich, und niemand hat drei Sätze.
why-NB-4-8 = Ein Zug geht so: eine Karte nehmen, dann auslegen, anlegen oder anzweifeln, zum Schluss abwerfen oder passen.
why-NB-4-12 = Vom Pylon ziehst du nur als Erstes im Zug, und nur, wenn dort eine Karte zu haben ist.
why-NB-4-13 = Die oberste Ablage nimmst du nur als Erstes im Zug, nur wenn sie nicht tot ist, und nicht in der Redzone.
why-NB-4-14 = Aufgenommen wird zuerst und nur einmal: Nach dem Auslegen oder Anlegen ist es zu spät.
why-NB-4-15 = Du schuldest noch eine Karte: Nimm erst eine vom Pylon oder vom Ablagestapel.
why-NB-4-17 = Ohne aufzunehmen darfst du nur eine Karte abwerfen, die dir einen Satz oder eine Streak stiehlt.
why-NB-4-18 = Passen darfst du erst, wenn du aufgenommen, ausgelegt oder angelegt hast.
why-NB-4-19 = Ein Satz sind drei oder mehr gleiche Karten; Wildcats dürfen einige davon ersetzen.
why-NB-4-21 = Eine Streak sind eine Streak-Karte und sechs oder mehr Karten ihrer Farbe, alle auf einmal, und nur wenn du noch nichts ausliegen hast.
why-NB-4-22 = Tarnen darfst du einmal je Runde: drei oder mehr Karten verdeckt, und mindestens drei bleiben auf der Hand.
why-NB-4-23 = An diesem Tisch muss eine Tarnung einen richtigen Satz einer Art verbergen.
why-NB-4-24 = In der Redzone legst du eine Karte an einen offenen Satz ihrer Art oder an eine Streak ihrer Farbe an.
why-NB-4-25 = Mit einem einzigen Satz darfst du nur an diesen anlegen, und gar nicht, solange er getarnt ist.
why-NB-4-27 = Anzweifeln kannst du in deinem Zug die Tarnung eines Gegners, der noch nicht „Omaha“ gesagt hat.
why-NB-4-28 = Deine letzte Karte wirst du nur los, wenn das ein Touchdown ist.
why-NB-4-29 = In dem Zug, in dem du tarnst, musst du mindestens drei Karten auf der Hand behalten.
why-NB-4-30 = „Omaha“ gehört zu einem Spielzug, der dir genau eine Karte lässt, und zu keinem anderen.
why-NB-4-31 = Das geht jetzt nicht: Begonnen wird nur, was du auslegen kannst, und dann wird es zu Ende gebracht.
why-NB-4-33 = Auf einen Stoß kommen nur gleiche Karten; Wildcats nur auf Wildcats.
why-NB-4-34 = Da ist kein Stoß, oder er muss erst geschlossen werden.
why-NB-4-37 = Die Aktion dieser Karte muss ausgeführt werden.
why-NB-4-40 = Eins nach dem anderen: erst was gestohlen wird, dann die Farbe, dann der Extrazug.
why-NB-4-42 = Nur wer angegriffen wird, darf jetzt antworten.
why-NB-4-43 = Antworten kannst du mit einer Deflection in der Farbe der Interception, oder du lässt es geschehen.
why-NB-4-44 = Nach deiner Deflection wählst du, was die Interception gegen den anderen tut, oder nichts.
why-NB-4-48 = Von den gestohlenen Karten behältst du, so viele du willst; wähle unter ihnen.
why-NB-4-50 = Weiterschicken kannst du mit einem Draw Play oder einer Pick Six, wenn Art oder Farbe zur obersten Ablage passt.
why-NB-5-6 = So viele kannst du mit dieser Karte nicht überspringen.
why-NB-5-11 = Der Blindside trifft den Nächsten oder den Vorigen, und so viele Karten kann er nicht geben.
why-NB-5-14 = Die Trick Six trifft den Nächsten oder den Vorigen.
why-NB-5-21 = Nur ein Satz, der dem Nächsten passt, kann zu ihm hinübergehen.
why-NB-5-22 = Wähle den Satz, den du verlierst.
why-NB-5-29 = Dort gibt es nichts anzusehen.
why-NB-5-30 = Eine Interception trifft den Nächsten: einen Satz, seine Streak oder Handkarten.
why-NB-5-32 = Abfangen kannst du eine ungeschützte Streak in der Farbe der Interception, und nur wenn du nichts ausliegen hast.
why-NB-5-33 = Aus einer Hand nimmst du ungesehen höchstens zwei Karten, mit der Immaculate Interception drei.
why-NB-5-38 = Ein Satz aus Deflections oder eine Streak mit einer Deflection kann nicht abgefangen werden.
why-NB-5-39 = Mit der schwarzen Deflection darin hilft auch kein Bootleg.
why-NB-5-46 = Der Bootleg stiehlt einem anderen einen Satz, keine Streak.
why-NB-5-47 = Der Naked Bootleg stiehlt einen oder zwei Sätze oder eine Streak, soweit sie zu deiner Auslage passen.
why-NB-5-49 = Wer in der Endzone ist, dem kann nichts mehr gestohlen werden.
why-NB-5-50 = Die erste Auslage der Runde ist sicher, bis jemand die zweite macht.
why-NB-5-51 = Ein perfektes Paar ist ein Pro Set: Niemand kann davon stehlen.
why-NB-5-52 = Zwei Sätze derselben Art sind ein Pro Set: Niemand kann davon stehlen.
why-NB-5-54 = Ein Satz mit dem Bootleg oder dem Naked Bootleg kann nicht gestohlen werden.
why-NB-5-56 = Solange ein Satz getarnt ist, kommt keine Karte dazu.
why-NB-5-58 = Aufdecken darfst du nur eine verdeckte Karte deiner eigenen Tarnung, und eine muss verdeckt bleiben.
why-NB-5-62 = Wer den Zweifel gewonnen hat, wählt die eine Karte, die behalten wird.
why-NB-5-63 = Wer „Omaha“ gesagt hat oder in der Endzone ist, kann nicht angezweifelt werden, und Mitspieler deines Teams nie.
why-NB-5-71 = Erobere die Flagge, oder lass sie.
why-NB-5-74 = Gib die Flagge einem Mitspieler deines Teams, der noch dabei ist.
why-NB-6-1 = Das Spiel ist vorbei.
why-NB-6-13 = Wer den Münzwurf gewinnt, sagt, wer gibt.
why-NB-8-2 = Erwischen kannst du nur einen Gegner, der „Omaha“ vergessen hat, und nur bis zum Ende des nächsten Zuges.
why-NB-8-4 = Du bist nicht mit Aufnehmen dran.
why-NB-8-5 = Necken und Erwischen gehen nur, während der Spieler am Zug frei wählt oder auslegt.
why-NB-9-9 = Es gibt nichts aufzugeben: Für den, der geht, spielt ein Computer weiter, oder du bist schon ausgeschieden.

## Auf dem Brett

pylon = Pylon
discard = Ablage
colour-of-play = Spielfarbe
colour-any = jede
extra-turn = Extrazug
playbook = Dein Spielbuch
in-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf der Hand
score = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
state-redzone = Redzone
state-disguise = Tarnung
state-sets = { $count ->
    [one] 1 Satz
   *[other] { $count } Sätze
 }
state-nothing = kein Satz
state-lost = setzt { $count ->
    [one] einmal
   *[other] { $count }-mal
 } aus
state-omaha = Omaha!
state-exposed = kein Omaha!
state-exited = Endzone
state-out = ausgeschieden
state-watching = schaut zu
state-flag = Flagge
state-team = Team { $team }
lot-count = { $lot-front }: { $count } Karten.
lot-up = Offen: { $cards }.
lot-safe = Nicht zu stehlen.
lot-half = Nicht abzufangen.
lot-can = Möglich: { $verbs }.
verb-hit = Anlegen
verb-challenge = Anzweifeln
verb-steal = Stehlen
verb-fumble = Diesen
your-coin = Die Münze fällt für dich: Wer gibt die Verlängerung?
your-exit = Du bist in der Endzone. Gut gespielt!
your-out = Du bist ausgeschieden.
your-rest = Du setzt diesmal aus.
goal-none-short = 4 gleiche + 3 gleiche, dann Hand leeren
goal-three-short = + 3 gleiche = Redzone
goal-four-short = + 4 gleiche = Redzone
your-stack = Dein Stoß
your-draft = Du legst aus: { $what }
do-lay-set = { $kind } ×{ $count } auslegen
do-lay-disguise = { $count } Karten getarnt auslegen
do-lay-streak = Die { $colour-weak } Streak auslegen
ask-chain = Draw Play oder Pick Six schickt sie weiter.
ask-theft = Eine Deflection derselben Farbe hält das auf.
key-pylon = Vom Pylon ziehen
key-discard = Oberste Ablage nehmen
key-set = Einen Satz auslegen
key-disguise = Getarnt auslegen
key-challenge = Anzweifeln
key-taunt = Necken
key-catch = Fehlendes Omaha erwischen
result-title = Am Ende auf dem Tisch
result-downs = ausgelegt
result-cards = Karten übrig
result-nothing = nichts
result-rule = Ein Sieg bringt 8 Punkte, 7 mit einer Wildcat, 6 mit mehr; ein erfülltes Ziel 3, etwas Ausgelegtes 2.
