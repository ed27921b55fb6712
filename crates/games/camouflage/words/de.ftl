### Camouflage auf Deutsch.

about = Alle legen zugleich Karten, deren Felder zu dem passen müssen, was sie bedecken, und verdecken kein Tier.
goal = Finde schneller oder besser als die anderen Stellen für deine Karten; jedes der vier Spiele zählt auf seine Art.
lesson-first = Drei Felder, die passen

## Karten

animal-chameleon = Chamäleon
animal-frog = Frosch
animal-gecko = Gecko
animal-hare = Hase
animal-moth = Motte
animal-octopus = Krake
animal-owl = Eule
face = { $animal } { $number }
put = { $turns ->
    [0] { $card }
    [1] { $card }, einmal gedreht,
    [2] { $card }, zweimal gedreht,
   *[other] { $card }, dreimal gedreht,
 } bei ({ $x },{ $y })

pattern-leopard = Leopard
pattern-zebra = Zebra
pattern-tiger = Tiger
pattern-giraffe = Giraffe
pattern-ruby = Rubin
pattern-emerald = Smaragd
pattern-sapphire = Saphir
pattern-amethyst = Amethyst
pattern-centre = Mitte
pattern-unknown = unbekannt
side-animal = Tiermuster
side-gems = Edelsteine

help-lay = Leg sie so, dass mindestens { $min } ihrer Felder auf gleichen Feldern liegen. Jedes bedeckte Feld muss gleich sein, und keine Mitte darf verdeckt werden.
help-lay-wild = Leg sie so, dass mindestens { $min } ihrer Felder zu dem passen, was sie bedecken, und keines falsch ist. Eine Mitte passt auf jedes Feld.
help-puzzle = Sie gehört zu diesem Rätsel: Leg alle seine Karten so, dass sie den Umriss bilden. Wo Karten übereinanderliegen, müssen die Felder gleich sein, und keine Mitte darf verdeckt werden.
help-puzzle-wild = Sie gehört zu diesem Rätsel: Leg alle seine Karten so, dass sie den Umriss bilden. Wo Karten übereinanderliegen, müssen die Felder gleich oder eines davon eine Mitte sein.
help-when-race = Jederzeit nach LOS, solange du sie auf der Hand hast.
help-when-turns = Wenn du dran bist, solange du sie auf der Hand hast.
help-when-puzzle = Jederzeit, außer wenn jemand anders sie hält.
sign-centre = Das Tier in der Mitte: Die Karte gehört zum Satz { $animal }, und keine Karte darf die Mitte verdecken.
sign-centre-wild = Das Tier in der Mitte: Die Karte gehört zum Satz { $animal }, und das Feld ist wild.
sign-side = { $side }, von oben: { $rows } ({ $letters })
letter = { $letter } { $pattern }

## Zonen

zone-box = die Schachtel
    .from = aus der Schachtel
    .to = in die Schachtel
    .in = in der Schachtel
    .title = Schachtel
zone-hand = { $who ->
    [you] deine Hand
   *[other] die Hand von { $who-name }
 }
    .from = { $who ->
        [you] aus deiner Hand
       *[other] aus der Hand von { $who-name }
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
zone-pile = { $who ->
    [you] dein Stapel
   *[other] der Stapel von { $who-name }
 }
    .from = { $who ->
        [you] von deinem Stapel
       *[other] vom Stapel von { $who-name }
     }
    .to = { $who ->
        [you] auf deinen Stapel
       *[other] auf den Stapel von { $who-name }
     }
    .in = { $who ->
        [you] in deinem Stapel
       *[other] im Stapel von { $who-name }
     }
    .title = Stapel
zone-location = { $who ->
    [you] dein Platz
   *[other] der Platz von { $who-name }
 }
    .from = { $who ->
        [you] von deinem Platz
       *[other] vom Platz von { $who-name }
     }
    .to = { $who ->
        [you] auf deinen Platz
       *[other] auf den Platz von { $who-name }
     }
    .in = { $who ->
        [you] auf deinem Platz
       *[other] auf dem Platz von { $who-name }
     }
    .title = Platz
zone-board = die Auslage
    .from = aus der Auslage
    .to = in die Auslage
    .in = in der Auslage
    .title = Auslage
zone-loose = die losen Karten
    .from = von den losen Karten
    .to = zu den losen Karten
    .in = bei den losen Karten
    .title = lose Karten

## Optionen

option-mode = Spiel
    .help = Was gespielt wird.
option-mode-speed = Speed Round
option-mode-diversify = Diversify
option-mode-cover = Cover Some Ground
option-mode-not-my-stack = Not My Stack!
option-mode-puzzle = Rätsel
option-side = Kartenseite
    .help = Welche Seite der Karten gilt; bei einer Abstimmung entscheiden alle.
option-side-vote = Abstimmung
option-side-animal = Tiere
option-side-gems = Edelsteine
option-centers-wild = Centers Wild
    .help = Eine Variante: Eine Mitte passt auf jedes Feld.
option-centers-wild-false = nein
option-centers-wild-true = ja
option-timer = Sanduhr
    .help = Sekunden für die anderen, nachdem der Erste fertig ist (Diversify, Cover Some Ground).
option-timer-beginner = 60 s
option-timer-advanced = 30 s
option-timer-expert = keine
option-deck-pick = Kartensätze
    .help = Alle suchen sich ihren Satz aus, oder der Zufall verteilt sie.
option-deck-pick-choose = aussuchen
option-deck-pick-random = Zufall
option-board-build = Startauslage
    .help = Sie wird gemeinsam gelegt, oder vom Zufall.
option-board-build-coop = gemeinsam
option-board-build-auto = Zufall
option-location-card = Eigener Platz
    .help = Wie die Karte deines Platzes gefunden wird (Not My Stack!).
option-location-card-choose = aussuchen
option-location-card-random = Zufall
option-illegal = Falsche Karten
    .help = Falsche Karten werden abgelehnt, oder sie bleiben liegen und zählen 0 Punkte (Diversify, Cover Some Ground).
option-illegal-reject = ablehnen
option-illegal-honor = liegen lassen
option-lockout-ms = Pause nach Fehlern (ms)
    .help = Wie lange du nach einer falschen Karte keine legen kannst, in Millisekunden.
option-min-match = Passende Felder
    .help = Wie viele Felder passen müssen; eine Hausregel.
option-min-match-3 = 3
option-min-match-2 = 2
option-wild-counts = Wilde zählen
    .help = Ob wilde Felder als passend zählen; nur mit Centers Wild.
option-wild-counts-true = ja
option-wild-counts-false = nein
option-pace = Tempo
    .help = Alle zugleich, oder einer nach dem anderen.
option-pace-realtime = alle zugleich
option-pace-turns = nacheinander
option-assist = Hilfe
    .help = Hilfe zum Üben, nie in gewerteten Partien.
option-assist-none = keine
option-assist-preview = Vorschau
option-assist-hint = Hinweise
option-live-scores = Punkte zeigen
    .help = Zeigt die Punkte schon während Diversify und Cover Some Ground.
option-live-scores-off = nein
option-live-scores-on = ja
option-fair-deal = Gerechte Verteilung
    .help = Es wird neu gegeben, bis jeder etwas legen kann.
option-fair-deal-off = nein
option-fair-deal-on = ja
option-idle-limit-s = Geduld (s)
    .help = Nach so vielen Sekunden ohne neue Karte endet das Spiel.
option-leaver = Wer geht
    .help = Was mit dem Stuhl von jemandem geschieht, der geht.
option-leaver-bot = ein Computer übernimmt
option-leaver-retire = scheidet aus
option-puzzle = Rätsel
    .help = Welches Rätsel: das nächste, eines vom Regal oder ein ausgeschriebenes.
option-puzzle-next = das nächste
option-puzzle-value = { $puzzle }: { $cards } Karten, Schwierigkeit { $stars } von 5
option-puzzle-centers = Mitten im Umriss
    .help = Ob die schwarzen Felder des Umrisses gezeigt und geprüft werden.
option-puzzle-centers-shown = gezeigt
option-puzzle-centers-hidden = verborgen
option-cards = Kartensatz
    .help = Der mitgelieferte Kartensatz oder ein ausgeschriebener.
option-cards-camouflage-j1 = der mitgelieferte

## Was man tun kann

do-auto = Aufbau überspringen
do-vote = Für { $side } stimmen
do-deck = Satz { $animal } nehmen
do-lay = { $put } legen
do-lay-over = { $put } legen, über { $over }
do-lay-on = { $put } { $location-to } legen, über { $over }
do-lift = { $card } aufnehmen
do-confirm = Mit dieser Auslage spielen
do-location = { $card } als Platz nehmen
do-ready = Bereit
do-unready = Doch noch nicht
do-stuck = Ich finde nichts
do-unstuck = Doch nicht ratlos
do-pass = Passen
do-hint = Hinweis: eine Stelle zeigen
do-hint-puzzle = Hinweis: eine Karte zeigen
do-leave = Spiel verlassen
do-raise = { $card } nach oben holen
do-turn = { $card } drehen
do-grab = { $card } festhalten
do-release = { $card } loslassen
do-check = Ist es gelöst?
do-answer = Aufgeben: Lösung zeigen

over-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
over-squares = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
 }

## Was geschah

automatic = { $who ->
    [you] Du überlässt den Aufbau den anderen.
   *[other] { $who-name } überlässt den Aufbau den anderen.
 }
voted = { $who ->
    [you] Du stimmst für { $side }.
   *[other] { $who-name } stimmt für { $side }.
 }
side = Die Seite für diese Partie: { $side }.
took = { $who ->
    [you] Du hast den Satz { $animal }.
   *[other] { $who-name } hat den Satz { $animal }.
 }
board-deck = Die Startauslage kommt aus dem Satz { $animal }.
built = { $who ->
    [you] Du legst { $card } in die Startauslage.
   *[other] { $who-name } legt { $card } in die Startauslage.
 }
built-by-chance = Die Startauslage bekommt { $card }.
lifted = { $who ->
    [you] Du nimmst { $card } wieder auf.
   *[other] { $who-name } nimmt { $card } wieder auf.
 }
cleared = { $card } wird weggeräumt.
content = { $who ->
    [you] Du bist mit der Auslage zufrieden.
   *[other] { $who-name } ist mit der Auslage zufrieden.
 }
chose = { $who ->
    [you] Du wählst { $card } als deinen Platz. Die anderen sehen das noch nicht.
   *[other] { $who-name } wählt { $card } als Platz.
 }
location = { $who ->
    [you] Dein Platz ist { $card }.
   *[other] Der Platz von { $who-name } ist { $card }.
 }
ready = { $who ->
    [you] Du bist bereit.
   *[other] { $who-name } ist bereit.
 }
unready = { $who ->
    [you] Du bist noch nicht bereit.
   *[other] { $who-name } ist noch nicht bereit.
 }
countdown = Noch drei Sekunden bis LOS.
waiting = Der Countdown hält an.
go = LOS!
laid = { $who ->
    [you] Du legst
   *[other] { $who-name } legt
 } { $card } über { $over }{ $left ->
    [0] .
   *[other] , noch { $left }.
 }
laid-on = { $who ->
    [you] Du legst
   *[other] { $who-name } legt
 } { $card } { $location-to }, über { $over }{ $left ->
    [0] .
   *[other] , noch { $left }.
 }
out = { $who ->
    [you] Du hast alle Karten gelegt.
   *[other] { $who-name } hat alle Karten gelegt.
 }
out-token = { $who ->
    [you] Du hast alle Karten gelegt und nimmst Plättchen { $token }.
   *[other] { $who-name } hat alle Karten gelegt und nimmt Plättchen { $token }.
 }
frozen = { $who ->
    [you] Dein Platz ist eingefroren.
   *[other] Der Platz von { $who-name } ist eingefroren.
 }
timer = Die Sanduhr läuft.
last-rounds = { $rounds ->
    [0] Das ist die letzte Runde.
    [1] Danach folgt noch eine Runde.
   *[other] Danach folgen noch { $rounds } Runden.
 }
stuck = { $who ->
    [you] Du findest nichts.
   *[other] { $who-name } findet nichts.
 }
unstuck = { $who ->
    [you] Du suchst weiter.
   *[other] { $who-name } sucht weiter.
 }
turn = { $who ->
    [you] Du bist dran.
   *[other] { $who-name } ist dran.
 }
passed = { $who ->
    [you] Du passt.
   *[other] { $who-name } passt.
 }
left = { $who ->
    [you] Du bist gegangen.
   *[other] { $who-name } ist gegangen.
 }
again = Der Aufbau beginnt von vorn.
refused = { $who ->
    [you] { $why } Das siehst nur du.
   *[other] { $who-name } erfährt: „{ $why }“
 }
hint = { $who ->
    [you] { $put } passt. Das siehst nur du.
   *[other] { $who-name } erfährt: { $put } passt.
 }
hint-on = { $who ->
    [you] { $put } passt { $location-to }. Das siehst nur du.
   *[other] { $who-name } erfährt: { $put } passt { $location-to }.
 }
hint-none = { $who ->
    [you] Von deinen Karten passt gerade keine. Das siehst nur du.
   *[other] { $who-name } erfährt: Nichts passt.
 }
puzzle-put = { $who ->
    [you] Du legst { $card }.
   *[other] { $who-name } legt { $card }.
 }
puzzle-loose = { $who ->
    [you] Du nimmst { $card } auf.
   *[other] { $who-name } nimmt { $card } auf.
 }
puzzle-raised = { $who ->
    [you] Du holst { $card } nach oben.
   *[other] { $who-name } holt { $card } nach oben.
 }
puzzle-turned = { $who ->
    [you] Du drehst { $card }.
   *[other] { $who-name } dreht { $card }.
 }
puzzle-held = { $who ->
    [you] Du hältst { $card }.
   *[other] { $who-name } hält { $card }.
 }
puzzle-free = Niemand hält { $card } mehr.
puzzle-checked = { $who ->
    [you] Du fragst,
   *[other] { $who-name } fragt,
 } ob es gelöst ist. { $verdict }
puzzle-clue = Eine Karte der Lösung: { $put }.

verdict-ok = Ja, es ist gelöst!
verdict-cards = Es liegen nicht alle Karten auf dem Tisch.
verdict-center = Eine Mitte ist verdeckt, die frei sein muss.
verdict-mismatch = Zwei Felder übereinander sind verschieden.
verdict-outline = Der Umriss stimmt noch nicht.

ending-out = Jemand ist fertig: Das Spiel ist zu Ende.
ending-time = Die Zeit ist um: Das Spiel ist zu Ende.
ending-all-out = Niemand hat noch Karten: Das Spiel ist zu Ende.
ending-deadlock = Niemand kann noch eine Karte legen: Das Spiel ist zu Ende.
ending-stuck = Niemand findet noch etwas: Das Spiel ist zu Ende.
ending-idle = Zu lange ist nichts geschehen: Das Spiel ist zu Ende.
ending-solved = Das Rätsel ist gelöst!
ending-solved-hints = Das Rätsel ist gelöst, mit Hinweisen.
ending-looked-up = Die Lösung wurde nachgeschlagen.
ending-left = Alle sind gegangen.
ending-dissolved = Es sind zu wenige übrig: Der Tisch wird geschlossen.

## Warum eine Karte nicht angenommen wurde

reply-turn = Du bist nicht dran.
reply-late = Zu spät: Das geht nicht mehr.
reply-locked = Deine Pause ist noch nicht vorbei.
reply-not-in-hand = Diese Karte hast du nicht auf der Hand.
reply-bad-location = Dorthin kannst du nicht legen: Gerade dein eigener Platz ist dir verboten.
reply-frozen = Dieser Platz ist eingefroren.
reply-bad-coords = Das ist zu weit draußen: Gedreht wird 0- bis 3-mal, und keine Stelle ist weiter als 120 weg.
reply-center = Die Mitte bei ({ $x },{ $y }) würde verdeckt.
reply-mismatch = { $wrong ->
    [one] Ein Feld passt nicht
   *[other] { $wrong } Felder passen nicht
 }: Bei ({ $x },{ $y }) trifft { $mine } auf { $below }.
reply-nothing = Dort bedeckt die Karte nichts.
reply-too-few = { $matched ->
    [0] Kein Feld zählt
    [1] Nur ein Feld passt
   *[other] Nur { $matched } Felder passen
 }; mindestens { $min } sind nötig.
reply-race = { $who-name } war schneller. Dafür gibt es keine Pause.
reply-too-soon = Einen Hinweis gibt es alle 20 Sekunden.
reply-cards = Diese Karte gehört nicht zu diesem Rätsel.
reply-held = Jemand anders hält diese Karte.
reply-not-on-table = Diese Karte liegt nicht auf dem Tisch.

## Wie es steht

goal-speed = Wer zuerst alle Karten legt, gewinnt
goal-diversify = ein Punkt für jede andere Karte direkt unter deiner
goal-cover = ein Punkt für jedes bedeckte Feld
goal-not-my-stack = am wenigsten Karten auf dem eigenen Platz gewinnt
goal-puzzle = bildet den Umriss
status-game = { $mode }: { $goal }.
status-wild = Centers Wild: Eine Mitte passt auf jedes Feld.
status-house-rules = Hausregeln: { $min ->
    [2] Zwei passende Felder genügen
   *[other] Drei Felder müssen passen
 }{ $counts ->
    [yes] .
   *[no] , und wilde zählen nicht.
 }
status-side = Gespielt wird mit: { $side }.
status-vote = { $who ->
    [you] Du hast für { $side } gestimmt.
   *[other] { $who-name } hat für { $side } gestimmt.
 }
status-phase-side = Welche Seite der Karten? Alle stimmen ab.
status-phase-decks = Alle nehmen einen Satz.
status-phase-build = Drei Karten bilden die Startauslage: Jede muss überlappen und passen.
status-phase-location = Alle wählen eine Karte als Platz.
status-phase-ready = Schaut euch den Tisch an. Die Hände werden bei LOS gezeigt.
status-phase-countdown = Gleich kommt LOS.
status-phase-overtime = Der Sand läuft: Leg, was du noch kannst.
status-content = { $who ->
    [you] Du bist mit der Auslage zufrieden.
   *[other] Mit der Auslage zufrieden: { $who-names }.
 }
status-ready = { $who ->
    [you] Du bist bereit.
   *[other] Bereit: { $who-names }.
 }
status-rounds = { $rounds ->
    [0] Das ist die letzte Runde.
    [1] Danach folgt noch eine Runde.
   *[other] Danach folgen noch { $rounds } Runden.
 }
status-passed = { $who ->
    [you] Du hast gepasst.
   *[other] Gepasst: { $who-names }.
 }
status-seat = { $who ->
    [you] Du
   *[other] { $who-name }
 }: { $animal }, { $left ->
    [0] alle Karten gelegt
    [1] noch eine Karte
   *[other] noch { $left } Karten
 }{ $token ->
    [0] .
   *[other] , Plättchen { $token }.
 }
status-stack = { $who ->
    [you] Dein Platz: { $cards ->
        [0] nichts darauf
        [1] eine Karte darauf
       *[other] { $cards } Karten darauf
     }
   *[other] Platz von { $who-name }: { $cards ->
        [0] nichts darauf
        [1] eine Karte darauf
       *[other] { $cards } Karten darauf
     }
 }{ $frozen ->
    [yes] , eingefroren.
   *[no] .
 }
status-stuck = { $who ->
    [you] Du findest nichts.
   *[other] Ratlos: { $who-names }.
 }
status-gone = { $who ->
    [you] Du bist gegangen.
   *[other] Gegangen: { $who-names }.
 }
status-shows = { $card } zeigt { $rows }.
status-puzzle = { $puzzle }: { $stars } von 5 Sternen. Seine Karten: { $cards }.
status-puzzle-wild = Das Rätsel ist wild: Eine Mitte muss als Joker passen.
status-puzzle-hidden = Wohin die Mitten gehören, bleibt verborgen.
status-held = { $who ->
    [you] Du hältst { $card }.
   *[other] { $who-name } hält { $card }.
 }
status-hints = { $count ->
    [one] Eine Karte der Lösung wurde gezeigt.
   *[other] { $count } Karten der Lösung wurden gezeigt.
 }

grid-board = Auslage
grid-location = { $who ->
    [you] dein Platz
   *[other] Platz von { $who-name }
 }
puzzle-name = { $side ->
    [gems] Edelsteinrätsel { $number }
   *[animal] Rätsel { $number }
 }
puzzle-own = Rätsel „{ $id }“

## Warum nicht

why-CA-2-1 = So viele können das nicht spielen: 2 bis 6, Not My Stack! 3 bis 7, ein Rätsel 1 bis 7.
why-CA-2-2 = Diese Optionen widersprechen sich.
why-CA-3-1 = Jetzt wird über die Seite der Karten abgestimmt.
why-CA-3-2 = Diesen Satz hat schon jemand, oder du hast deinen.
why-CA-3-4 = Die Startauslage hat drei Karten aus diesem einen Satz.
why-CA-3-5 = Die erste Karte liegt allein und ungedreht in der Mitte.
why-CA-3-6 = Die Karte passt dort nicht: mindestens drei gleiche Felder, kein falsches, keine verdeckte Mitte.
why-CA-3-7 = Nur die zuletzt gelegte Karte kann aufgenommen werden, und bestätigt wird mit drei Karten.
why-CA-3-12 = Noch ist nicht LOS: Erst drücken alle auf „Bereit“.
why-CA-3-13 = Wähle eine Karte deines eigenen Satzes als deinen Platz.
why-CA-4-6 = Das geht jetzt nicht.
why-CA-4-10 = Deine Pause ist noch nicht vorbei.
why-CA-4-11 = Du hast alle Karten gelegt.
why-CA-4-12 = Jemand war schneller. Dafür gibt es keine Pause.
why-CA-4-14 = Hinweise gibt es an diesem Tisch nicht, oder erst alle 20 Sekunden.
why-CA-4-50 = Hier wird reihum gespielt, und du bist nicht dran.
why-CA-5-3 = Mindestens drei Felder müssen passen, kein falsches und keine verdeckte Mitte.
why-CA-5-4 = Darunter ist etwas anderes: Jedes bedeckte Feld muss gleich sein, und keine Mitte darf verdeckt werden.
why-CA-5-16 = Zwei Felder passen, wenn sie gleich sind oder eines davon eine Mitte ist.
why-CA-5-17 = An diesem Tisch zählen wilde Felder nicht zu den dreien.
why-CA-5-40 = Dein eigener Platz ist der eine, auf den du nicht legen darfst.
why-CA-5-42 = Dieser Platz ist eingefroren.
why-CA-5-57 = Das geht mit dieser Karte des Rätsels nicht.
why-CA-5-64 = Jemand anders hält diese Karte.
why-CA-8-1 = Dein „Bereit“ kannst du jetzt nicht mehr zurücknehmen.
why-CA-9-8 = Gehen kann nur, wer noch mitspielt.

## Das Brett auf der Seite

mode-house-rules = Hausregeln
mode-goal-speed = Zuerst alle Karten legen
mode-goal-diversify = 1 Punkt je berührter Karte
mode-goal-cover = 1 Punkt je bedecktem Feld
mode-goal-not-my-stack = Wenig Karten auf deinem Platz
mode-goal-puzzle = Bildet den Umriss
rounds-left = { $rounds ->
    [0] letzte Runde
    [1] noch eine Runde
   *[other] noch { $rounds } Runden
 }
phase-side = Welche Seite?
phase-decks = Wähle deinen Satz
phase-build = Baut die Startauslage
phase-location = Wähle deinen Platz
phase-ready = Bereit?
phase-countdown = Gleich geht’s los …

ask-side = Beide Seiten der Karten sind spielbar. Welche heute?
ask-side-done = Deine Stimme zählt. Warten auf die anderen.
ask-decks = Alle nehmen einen Satz aus sechs Karten. Wer zuerst zugreift, hat ihn.
ask-location = Auf den gewählten Platz legen die anderen ihre Karten. Alle Plätze werden zugleich gezeigt.
ask-location-done = Gewählt. Warten auf die anderen.
ask-build = Legt drei dieser sechs Karten überlappend zusammen. Die erste darf überall liegen.
ask-build-done = Drei Karten liegen. Sind alle zufrieden?
ask-ready = Schau dir die Auslage an. Deine Hand siehst du bei LOS.
ask-ready-stacks = Schau dir die Plätze an. Deine Hand siehst du bei LOS.
who-content = zufrieden: { $who-count ->
    [0] –
   *[other] { $who-names }
 }
who-ready = bereit: { $who-count ->
    [0] –
   *[other] { $who-names }
 }
votes = { $who-count ->
    [0] noch keine Stimme
   *[other] Stimmen: { $who-names }
 }
vote-animal = Tiere
vote-gems = Steine
waits = wartet
tap-side = Tippe die Seite an, die du möchtest
tap-decks = Tippe einen Satz an, um ihn zu nehmen
tap-location = Tippe die Karte für deinen Platz an
wait-others = Warten auf die anderen
wait-automatic = Die anderen bauen für dich auf
count-go = LOS in { $seconds }

field = Die Auslage. Pfeiltasten bewegen die Karte in der Luft, R dreht sie, Enter legt sie.
field-table = Die Auslage, Zeile für Zeile
field-empty = Der Tisch ist leer.
field-fit = Alles zeigen
field-in = Näher heran
field-out = Weiter weg
field-map = Kleine Karte
card-rows = { $card }: { $rows }
rows = oben { $top }, Mitte { $middle }, unten { $bottom }
air = { $card } in der Luft bei ({ $x },{ $y }).
air-turned = Gedreht: { $rows }.
air-over = Darunter: { $pairs }.
air-over-nothing = Sie bedeckt nichts.
air-pair = { $mine } über { $below }
air-taken = { $card } genommen.
air-back = { $card } ist zurück.
air-tag = in der Luft
hand = Deine Karten: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }. Leertaste nimmt eine, R dreht sie.
hand-loose = Karten zum Legen: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }. Leertaste nimmt eine, R dreht sie.
hand-empty = Alle deine Karten liegen.
hand-empty-loose = Keine losen Karten.
hand-hidden = Deine Hand siehst du bei LOS.
hand-watch = Du schaust zu. Die Hände werden am Ende gezeigt.
hand-pile = { $count ->
    [0] Stapel leer
   *[other] noch { $count }
 }
lay = Hier legen
lay-short = Legen
short-lift = Aufnehmen
short-raise = Nach oben
short-turn = Drehen
put-back = Zurück
turn-left = Nach links drehen
turn-right = Nach rechts drehen
more = Mehr
more-title = Alle Möglichkeiten
more-words = Karte mit Worten legen
more-card = { $card }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
 }
take = Zieh eine Karte auf die Auslage oder tippe sie an
take-turn = Du bist dran: Zieh eine Karte auf die Auslage oder tippe sie an
take-wait = { $who-name } legt eine Karte
take-out = Du bist fertig. Gut gelegt!
words-intro = Wähle Karte, Drehung und die Stelle ihrer Mitte. Spalten wachsen nach rechts, Zeilen nach unten.
words-card = Karte
words-turns = Vierteldrehungen im Uhrzeigersinn
words-x = Spalte
words-y = Zeile
words-where = Platz von
words-shows = Sie zeigt
words-covers = Sie würde bedecken
words-pairs = { $pairs }
words-nothing = nichts
words-row = Zeile { $y }
words-columns = Spalten
flag-stuck = ratlos
flag-passed = passt
hint-wait = Hinweis in { $seconds } s
hint-here = Hier passt sie
pause = Falsch: { $seconds } s Pause
preview-fits = Passt
preview-not = Passt nicht
stack-mine = Dein Platz
stack-you = Du
stack-on = { $count ->
    [0] nichts darauf
    [one] { $count } Karte darauf
   *[other] { $count } Karten darauf
 }
stack-frozen = eingefroren
stack-back = Alle Plätze
stack-next = Nächster Platz
stack-own = Dein eigener Platz: Hier legen nur die anderen.
stack-ice = Eingefroren mit Plättchen { $token }: Hier legt niemand mehr.
stack-choose = Öffne einen Platz für deine Karte
people-bot = Bot
people-out = fertig
people-left = noch { $count }
people-gone = gegangen
people-token = Plättchen { $token }
people-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
sand = Der Sand läuft: { $seconds } Sekunden
puzzle-stars = { $stars } von 5 Sternen
puzzle-wild = wild: Eine Mitte muss als Joker passen
puzzle-outline = Der Umriss, Zeile für Zeile: o gefüllt, # eine Mitte
result-title = Woher die Punkte kommen
result-left = { $count ->
    [0] fertig
    [one] noch eine Karte
   *[other] noch { $count } Karten
 }
result-last = letzte Karte bei { $time }
result-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } gelegt
result-card-diversify = { $card }: berührt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } darunter
result-card-cover = { $card }: bedeckt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
 }
result-card-wrong = { $card }: falsch gelegt, 0 Punkte
result-unplayed = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } nicht gelegt: 0 Punkte
result-stack = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf dem eigenen Platz
result-used = auf { $count ->
    [one] einen Platz
   *[other] { $count } Plätze
 } gelegt
result-order-speed = Es zählen die übrigen Karten, dann, wessen letzte Karte früher lag. CA-6.1
result-order-points = Es zählen die Punkte; dann das kleinere Plättchen, mehr gelegte Karten, die beste einzelne Karte. CA-6.11
result-order-not-my-stack = Am wenigsten Karten auf dem eigenen Platz gewinnt; dann das kleinere Plättchen, dann mehr belegte Plätze. CA-6.13
result-wrong = falsch
result-solved = Gelöst in { $time }, { $hints ->
    [0] ohne Hinweise
    [one] mit einem Hinweis
   *[other] mit { $hints } Hinweisen
 }.
result-solutions = { $count ->
    [one] Eine Anordnung löst es.
   *[other] { $count } Anordnungen lösen es.
 }
end-solved = Gelöst!
end-shown = Lösung gezeigt
end-aside = Weggelegt
key-take = Karte { $number } nehmen
desk-move = Karte in der Luft bewegen
desk-turn = im Uhrzeigersinn drehen
desk-turn-back = zurückdrehen
key-closer = näher heran
key-away = weiter weg
key-fit = alles zeigen
key-stuck = nichts gefunden; reihum: passen
key-next = nächster Platz (Not My Stack!)
key-previous = voriger Platz (Not My Stack!)
key-words = Karte mit Worten legen
key-back = Karte zurücklegen
