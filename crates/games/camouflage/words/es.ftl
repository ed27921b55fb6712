### Camouflage en español.

about = Todos a la vez colocan cartas cuyas casillas deben coincidir con lo que cubren, sin tapar ningún animal.
goal = Encuentra sitio para tus cartas más rápido o mejor que los demás; cada uno de los cuatro juegos cuenta a su manera.
lesson-first = Tres casillas que coinciden

## Cartas

animal-chameleon = camaleón
    .the = el camaleón
    .of = del camaleón
animal-frog = rana
    .the = la rana
    .of = de la rana
animal-gecko = geco
    .the = el geco
    .of = del geco
animal-hare = liebre
    .the = la liebre
    .of = de la liebre
animal-moth = polilla
    .the = la polilla
    .of = de la polilla
animal-octopus = pulpo
    .the = el pulpo
    .of = del pulpo
animal-owl = búho
    .the = el búho
    .of = del búho
face = { $animal } { $number }
    .the = { $animal-the } { $number }
put = { $turns ->
    [0] { $card-the }
    [1] { $card-the }, con un giro,
    [2] { $card-the }, con dos giros,
   *[other] { $card-the }, con tres giros,
 } en ({ $x },{ $y })

pattern-leopard = leopardo
pattern-zebra = cebra
pattern-tiger = tigre
pattern-giraffe = jirafa
pattern-ruby = rubí
pattern-emerald = esmeralda
pattern-sapphire = zafiro
pattern-amethyst = amatista
pattern-centre = centro
pattern-unknown = desconocido
side-animal = Pieles de animales
side-gems = Gemas

help-lay = Colócala de modo que al menos { $min } de sus casillas queden sobre casillas iguales. Toda casilla que cubra debe ser igual, y no puede tapar ningún centro.
help-lay-wild = Colócala de modo que al menos { $min } de sus casillas coincidan con lo que cubren y ninguna falle. Un centro coincide con cualquier casilla.
help-puzzle = Es de este puzle: coloca todas sus cartas para formar la silueta. Donde se solapan, las casillas deben ser iguales, y no se puede tapar ningún centro.
help-puzzle-wild = Es de este puzle: coloca todas sus cartas para formar la silueta. Donde se solapan, las casillas deben ser iguales o una de ellas un centro.
help-when-race = En cualquier momento después del ¡YA!, mientras la tengas en la mano.
help-when-turns = En tu turno, mientras la tengas en la mano.
help-when-puzzle = En cualquier momento, salvo que otra persona la tenga cogida.
sign-centre = El animal del centro: la carta es del mazo { $animal-of }, y ninguna carta puede taparlo.
sign-centre-wild = El animal del centro: la carta es del mazo { $animal-of }, y la casilla es un comodín.
sign-side = { $side }, de arriba abajo: { $rows } ({ $letters })
letter = { $letter } { $pattern }

## Zonas

zone-box = la caja
    .from = de la caja
    .to = a la caja
    .in = en la caja
    .title = caja
zone-hand = { $who ->
    [you] tu mano
   *[other] la mano de { $who-name }
 }
    .from = { $who ->
        [you] de tu mano
       *[other] de la mano de { $who-name }
     }
    .to = { $who ->
        [you] a tu mano
       *[other] a la mano de { $who-name }
     }
    .in = { $who ->
        [you] en tu mano
       *[other] en la mano de { $who-name }
     }
    .title = mano
zone-pile = { $who ->
    [you] tu montón
   *[other] el montón de { $who-name }
 }
    .from = { $who ->
        [you] de tu montón
       *[other] del montón de { $who-name }
     }
    .to = { $who ->
        [you] a tu montón
       *[other] al montón de { $who-name }
     }
    .in = { $who ->
        [you] en tu montón
       *[other] en el montón de { $who-name }
     }
    .title = montón
zone-location = { $who ->
    [you] tu sitio
   *[other] el sitio de { $who-name }
 }
    .from = { $who ->
        [you] de tu sitio
       *[other] del sitio de { $who-name }
     }
    .to = { $who ->
        [you] en tu sitio
       *[other] en el sitio de { $who-name }
     }
    .in = { $who ->
        [you] en tu sitio
       *[other] en el sitio de { $who-name }
     }
    .title = sitio
zone-board = el tablero
    .from = del tablero
    .to = al tablero
    .in = en el tablero
    .title = tablero
zone-loose = las cartas sueltas
    .from = de las cartas sueltas
    .to = a las cartas sueltas
    .in = entre las cartas sueltas
    .title = cartas sueltas

## Opciones

option-mode = Juego
    .help = A qué juego se juega.
option-mode-speed = Speed Round
option-mode-diversify = Diversify
option-mode-cover = Cover Some Ground
option-mode-not-my-stack = Not My Stack!
option-mode-puzzle = Puzle
option-side = Cara de las cartas
    .help = Con qué cara de las cartas se juega; en una votación deciden todos.
option-side-vote = votación
option-side-animal = animales
option-side-gems = gemas
option-centers-wild = Centers Wild
    .help = Una variante: un centro coincide con cualquier casilla.
option-centers-wild-false = no
option-centers-wild-true = sí
option-timer = Reloj de arena
    .help = Segundos para los demás cuando alguien termina (Diversify, Cover Some Ground).
option-timer-beginner = 60 s
option-timer-advanced = 30 s
option-timer-expert = ninguno
option-deck-pick = Mazos
    .help = Cada cual elige su mazo, o los reparte el azar.
option-deck-pick-choose = se eligen
option-deck-pick-random = al azar
option-board-build = Tablero inicial
    .help = Se forma entre todos, o lo forma el azar.
option-board-build-coop = entre todos
option-board-build-auto = al azar
option-location-card = Tu sitio
    .help = Cómo se decide la carta de tu sitio (Not My Stack!).
option-location-card-choose = la eliges
option-location-card-random = al azar
option-illegal = Cartas equivocadas
    .help = Se rechazan, o se quedan y valen 0 puntos (Diversify, Cover Some Ground).
option-illegal-reject = se rechazan
option-illegal-honor = se quedan, sin valor
option-lockout-ms = Pausa tras un fallo (ms)
    .help = Cuánto tiempo no puedes colocar cartas después de una equivocada, en milisegundos.
option-min-match = Casillas que deben coincidir
    .help = Cuántas casillas deben coincidir; una regla de la casa.
option-min-match-3 = 3
option-min-match-2 = 2
option-wild-counts = Los comodines cuentan
    .help = Si las casillas comodín cuentan como coincidencias; solo con Centers Wild.
option-wild-counts-true = sí
option-wild-counts-false = no
option-pace = Ritmo
    .help = Todos a la vez, o uno tras otro.
option-pace-realtime = todos a la vez
option-pace-turns = por turnos
option-assist = Ayuda
    .help = Ayuda para practicar, nunca en partidas puntuadas.
option-assist-none = ninguna
option-assist-preview = dice qué encaja
option-assist-hint = pistas
option-live-scores = Puntos a la vista
    .help = Muestra los puntos ya durante Diversify y Cover Some Ground.
option-live-scores-off = no
option-live-scores-on = sí
option-fair-deal = Reparto justo
    .help = Se reparte de nuevo hasta que cada cual pueda colocar algo.
option-fair-deal-off = no
option-fair-deal-on = sí
option-idle-limit-s = Paciencia (segundos)
    .help = Tras tantos segundos sin una carta nueva termina la partida.
option-leaver = Si alguien se va
    .help = Qué pasa con el asiento de quien se va.
option-leaver-bot = sigue un robot
option-leaver-retire = queda fuera
option-puzzle = Puzle
    .help = Qué puzle: el siguiente, uno del estante o uno escrito por ti.
option-puzzle-next = el siguiente
option-puzzle-value = { $puzzle }: { $cards } cartas, dificultad { $stars } de 5
option-puzzle-centers = Centros en la silueta
    .help = Si las casillas negras de la silueta se muestran y se comprueban.
option-puzzle-centers-shown = a la vista
option-puzzle-centers-hidden = ocultos
option-cards = Juego de cartas
    .help = El que viene con el juego, o uno escrito por ti.
option-cards-camouflage-j1 = el de la casa

## Lo que se puede hacer

do-auto = Saltar los preparativos
do-vote = Votar por { $side }
do-deck = Tomar el mazo { $animal-of }
do-lay = Colocar { $put }
do-lay-over = Colocar { $put }, sobre { $over }
do-lay-on = Colocar { $put } { $location-to }, sobre { $over }
do-lift = Levantar { $card-the }
do-confirm = Jugar con este tablero
do-location = Tomar { $card-the } como sitio
do-ready = Listo
do-unready = Todavía no
do-stuck = No encuentro nada
do-unstuck = Sigo buscando
do-pass = Pasar
do-hint = Pista: muestra una posición
do-hint-puzzle = Pista: muestra una carta
do-leave = Dejar la partida
do-raise = Subir { $card-the } arriba del todo
do-turn = Girar { $card-the }
do-grab = Coger { $card-the }
do-release = Soltar { $card-the }
do-check = ¿Está resuelto?
do-answer = Rendirse: ver la solución

over-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
over-squares = { $count ->
    [one] una casilla
   *[other] { $count } casillas
 }

## Lo que pasó

automatic = { $who ->
    [you] Dejas los preparativos a los demás.
   *[other] { $who-name } deja los preparativos a los demás.
 }
voted = { $who ->
    [you] Votas por { $side }.
   *[other] { $who-name } vota por { $side }.
 }
side = La cara de esta partida: { $side }.
took = { $who ->
    [you] Tienes el mazo { $animal-of }.
   *[other] { $who-name } tiene el mazo { $animal-of }.
 }
board-deck = El tablero inicial sale del mazo { $animal-of }.
built = { $who ->
    [you] Colocas { $card-the } en el tablero inicial.
   *[other] { $who-name } coloca { $card-the } en el tablero inicial.
 }
built-by-chance = El tablero inicial recibe { $card-the }.
lifted = { $who ->
    [you] Vuelves a levantar { $card-the }.
   *[other] { $who-name } vuelve a levantar { $card-the }.
 }
cleared = Se retira { $card-the }.
content = { $who ->
    [you] Aceptas el tablero.
   *[other] { $who-name } acepta el tablero.
 }
chose = { $who ->
    [you] Eliges { $card-the } como tu sitio. Los demás aún no lo ven.
   *[other] { $who-name } elige { $card-the } como sitio.
 }
location = { $who ->
    [you] Tu sitio es { $card-the }.
   *[other] El sitio de { $who-name } es { $card-the }.
 }
ready = { $who ->
    [you] Das tu «Listo».
   *[other] { $who-name } da su «Listo».
 }
unready = { $who ->
    [you] Retiras tu «Listo».
   *[other] { $who-name } retira su «Listo».
 }
countdown = Tres segundos para el ¡YA!
waiting = La cuenta atrás se detiene.
go = ¡YA!
laid = { $who ->
    [you] Colocas
   *[other] { $who-name } coloca
 } { $card-the } sobre { $over }{ $left ->
    [0] .
    [1] ; queda una.
   *[other] ; quedan { $left }.
 }
laid-on = { $who ->
    [you] Colocas
   *[other] { $who-name } coloca
 } { $card-the } { $location-to }, sobre { $over }{ $left ->
    [0] .
    [1] ; queda una.
   *[other] ; quedan { $left }.
 }
out = { $who ->
    [you] Has colocado todas tus cartas.
   *[other] { $who-name } ha colocado todas sus cartas.
 }
out-token = { $who ->
    [you] Has colocado todas tus cartas y tomas la ficha { $token }.
   *[other] { $who-name } ha colocado todas sus cartas y toma la ficha { $token }.
 }
frozen = { $who ->
    [you] Tu sitio queda congelado.
   *[other] El sitio de { $who-name } queda congelado.
 }
timer = Corre el reloj de arena.
last-rounds = { $rounds ->
    [0] Esta es la última ronda.
    [1] Después queda una ronda.
   *[other] Después quedan { $rounds } rondas.
 }
stuck = { $who ->
    [you] No encuentras nada.
   *[other] { $who-name } no encuentra nada.
 }
unstuck = { $who ->
    [you] Sigues buscando.
   *[other] { $who-name } sigue buscando.
 }
turn = { $who ->
    [you] Es tu turno.
   *[other] Es el turno de { $who-name }.
 }
passed = { $who ->
    [you] Pasas.
   *[other] { $who-name } pasa.
 }
left = { $who ->
    [you] Has dejado la partida.
   *[other] { $who-name } ha dejado la partida.
 }
again = Los preparativos vuelven a empezar.
refused = { $who ->
    [you] { $why } Solo lo ves tú.
   *[other] A { $who-name } se le dice: «{ $why }»
 }
hint = { $who ->
    [you] Encaja { $put }. Solo lo ves tú.
   *[other] A { $who-name } se le dice que encaja { $put }.
 }
hint-on = { $who ->
    [you] Encaja { $put } { $location-to }. Solo lo ves tú.
   *[other] A { $who-name } se le dice que encaja { $put } { $location-to }.
 }
hint-none = { $who ->
    [you] Ahora mismo no encaja ninguna carta tuya. Solo lo ves tú.
   *[other] A { $who-name } se le dice que no encaja nada.
 }
puzzle-put = { $who ->
    [you] Colocas { $card-the }.
   *[other] { $who-name } coloca { $card-the }.
 }
puzzle-loose = { $who ->
    [you] Levantas { $card-the }.
   *[other] { $who-name } levanta { $card-the }.
 }
puzzle-raised = { $who ->
    [you] Subes { $card-the } arriba del todo.
   *[other] { $who-name } sube { $card-the } arriba del todo.
 }
puzzle-turned = { $who ->
    [you] Giras { $card-the }.
   *[other] { $who-name } gira { $card-the }.
 }
puzzle-held = { $who ->
    [you] Coges { $card-the }.
   *[other] { $who-name } coge { $card-the }.
 }
puzzle-free = Ya nadie tiene cogida la carta: { $card }.
puzzle-checked = { $who ->
    [you] Preguntas
   *[other] { $who-name } pregunta
 } si está resuelto. { $verdict }
puzzle-clue = Una carta de la solución: { $put }.

verdict-ok = ¡Sí, está resuelto!
verdict-cards = No están todas las cartas en la mesa.
verdict-center = Hay un centro tapado que no debe estarlo.
verdict-mismatch = Dos casillas superpuestas son distintas.
verdict-outline = La silueta aún no es la correcta.

ending-out = Alguien ha terminado: se acaba la partida.
ending-time = Se acabó el tiempo: termina la partida.
ending-all-out = A nadie le quedan cartas: termina la partida.
ending-deadlock = Nadie puede colocar otra carta: termina la partida.
ending-stuck = Nadie encuentra nada más: termina la partida.
ending-idle = Hace demasiado que no pasa nada: termina la partida.
ending-solved = ¡El puzle está resuelto!
ending-solved-hints = El puzle está resuelto, con pistas.
ending-looked-up = Se ha mirado la solución.
ending-left = Se han ido todos.
ending-dissolved = Quedan muy pocos jugadores: se cierra la mesa.

## Por qué no se aceptó una carta

reply-turn = No es tu turno.
reply-late = Demasiado tarde: eso ya no se puede hacer.
reply-locked = Tu pausa aún no ha terminado.
reply-not-in-hand = No tienes esa carta en la mano.
reply-bad-location = Ahí no puedes colocar: tu propio sitio es el único que no puedes usar.
reply-frozen = Ese sitio está congelado.
reply-bad-coords = Eso queda demasiado lejos: se gira de 0 a 3 veces y ninguna posición está a más de 120.
reply-center = Se taparía el centro de ({ $x },{ $y }).
reply-mismatch = { $wrong ->
    [one] Una casilla no coincide
   *[other] { $wrong } casillas no coinciden
 }: en ({ $x },{ $y }) tu { $mine } cae sobre { $below }.
reply-nothing = Ahí la carta no cubre nada.
reply-too-few = { $matched ->
    [0] No cuenta ninguna casilla
    [1] Solo coincide una casilla
   *[other] Solo coinciden { $matched } casillas
 }; hacen falta al menos { $min }.
reply-race = { $who-name } llegó antes. Por eso no hay pausa.
reply-too-soon = Puedes pedir una pista cada 20 segundos.
reply-cards = Esa carta no es de este puzle.
reply-held = Otra persona tiene cogida esa carta.
reply-not-on-table = Esa carta no está en la mesa.

## Cómo va

goal-speed = gana quien antes coloque todas sus cartas
goal-diversify = un punto por cada carta distinta justo debajo de las tuyas
goal-cover = un punto por cada casilla que cubras
goal-not-my-stack = gana quien tenga menos cartas en su propio sitio
goal-puzzle = formad la silueta
status-game = { $mode }: { $goal }.
status-wild = Centers Wild: un centro coincide con cualquier casilla.
status-house-rules = Reglas de la casa: { $min ->
    [2] bastan dos casillas que coincidan
   *[other] deben coincidir tres casillas
 }{ $counts ->
    [yes] .
   *[no] , y los comodines no cuentan.
 }
status-side = Se juega con: { $side }.
status-vote = { $who ->
    [you] Has votado por { $side }.
   *[other] { $who-name } ha votado por { $side }.
 }
status-phase-side = ¿Qué cara de las cartas? Se vota.
status-phase-decks = Cada cual toma un mazo.
status-phase-build = Tres cartas forman el tablero inicial: cada una debe solaparse y coincidir.
status-phase-location = Cada cual elige una carta como sitio.
status-phase-ready = Estudiad la mesa. Las manos se ven con el ¡YA!
status-phase-countdown = Enseguida viene el ¡YA!
status-phase-overtime = Corre la arena: coloca lo que puedas.
status-content = { $who ->
    [you] Has aceptado el tablero.
   *[other] { $who-count ->
        [one] Ha aceptado el tablero: { $who-names }.
       *[other] Han aceptado el tablero: { $who-names }.
     }
 }
status-ready = { $who ->
    [you] Has dado tu «Listo».
   *[other] { $who-count ->
        [one] Ha dado su «Listo»: { $who-names }.
       *[other] Han dado su «Listo»: { $who-names }.
     }
 }
status-rounds = { $rounds ->
    [0] Esta es la última ronda.
    [1] Después queda una ronda.
   *[other] Después quedan { $rounds } rondas.
 }
status-passed = { $who ->
    [you] Has pasado.
   *[other] { $who-count ->
        [one] Ha pasado: { $who-names }.
       *[other] Han pasado: { $who-names }.
     }
 }
status-seat = { $who ->
    [you] Tú
   *[other] { $who-name }
 }: { $animal }, { $left ->
    [0] todas las cartas colocadas
    [1] queda una carta
   *[other] quedan { $left } cartas
 }{ $token ->
    [0] .
   *[other] , ficha { $token }.
 }
status-stack = { $who ->
    [you] Tu sitio: { $cards ->
        [0] nada encima
        [1] una carta encima
       *[other] { $cards } cartas encima
     }
   *[other] Sitio de { $who-name }: { $cards ->
        [0] nada encima
        [1] una carta encima
       *[other] { $cards } cartas encima
     }
 }{ $frozen ->
    [yes] , congelado.
   *[no] .
 }
status-stuck = { $who ->
    [you] No encuentras nada.
   *[other] { $who-count ->
        [one] No encuentra nada: { $who-names }.
       *[other] No encuentran nada: { $who-names }.
     }
 }
status-gone = { $who ->
    [you] Has dejado la partida.
   *[other] { $who-count ->
        [one] Ha dejado la partida: { $who-names }.
       *[other] Han dejado la partida: { $who-names }.
     }
 }
status-shows = Carta { $card }: { $rows }.
status-puzzle = { $puzzle }: { $stars } de 5 estrellas. Sus cartas: { $cards }.
status-puzzle-wild = El puzle lleva comodín: un centro debe coincidir como comodín.
status-puzzle-hidden = No se muestra dónde van los centros.
status-held = { $who ->
    [you] Tienes cogida la carta: { $card }.
   *[other] { $who-name } tiene cogida la carta: { $card }.
 }
status-hints = { $count ->
    [one] Se ha mostrado una carta de la solución.
   *[other] Se han mostrado { $count } cartas de la solución.
 }

grid-board = tablero
grid-location = { $who ->
    [you] tu sitio
   *[other] sitio de { $who-name }
 }
puzzle-name = { $side ->
    [gems] Puzle de gemas { $number }
   *[animal] Puzle { $number }
 }
puzzle-own = Puzle «{ $id }»

## Por qué no

why-CA-2-1 = No pueden jugar tantos: de 2 a 6, Not My Stack! de 3 a 7, un puzle de 1 a 7.
why-CA-2-2 = Esas opciones no se pueden combinar.
why-CA-3-1 = Se está votando la cara de las cartas.
why-CA-3-2 = Ese mazo ya es de alguien, o ya tienes el tuyo.
why-CA-3-4 = El tablero inicial lleva tres cartas de este único mazo.
why-CA-3-5 = La primera carta va sola en el centro, sin girar.
why-CA-3-6 = Ahí no encaja: al menos tres casillas iguales, ninguna distinta y ningún centro tapado.
why-CA-3-7 = Solo se puede levantar la última carta colocada, y el tablero se acepta con tres cartas.
why-CA-3-12 = Aún no es el ¡YA!: antes todos pulsan «Listo».
why-CA-3-13 = Elige una carta de tu propio mazo como sitio.
why-CA-4-6 = Eso no se puede hacer ahora.
why-CA-4-10 = Tu pausa aún no ha terminado.
why-CA-4-11 = Ya has colocado todas tus cartas.
why-CA-4-12 = Alguien llegó antes. Por eso no hay pausa.
why-CA-4-14 = En esta mesa no hay pistas, o solo una cada 20 segundos.
why-CA-4-50 = Aquí se juega por turnos, y no es el tuyo.
why-CA-5-3 = Deben coincidir al menos tres casillas, sin ninguna distinta ni centros tapados.
why-CA-5-4 = Debajo hay otra cosa: toda casilla cubierta debe ser igual y no se puede tapar ningún centro.
why-CA-5-16 = Dos casillas coinciden si son iguales o si una de ellas es un centro.
why-CA-5-17 = En esta mesa los comodines no cuentan para las tres.
why-CA-5-40 = Tu propio sitio es el único que no puedes usar.
why-CA-5-42 = Ese sitio está congelado.
why-CA-5-57 = Eso no se puede hacer con esta carta del puzle.
why-CA-5-64 = Otra persona tiene cogida esa carta.
why-CA-8-1 = Ya es tarde para retirar tu «Listo».
why-CA-9-8 = Solo puede irse quien aún está jugando.

## El tablero en la página

mode-house-rules = reglas de la casa
mode-goal-speed = Gana quien antes lo coloque todo
mode-goal-diversify = 1 punto por carta tocada debajo
mode-goal-cover = 1 punto por casilla cubierta
mode-goal-not-my-stack = Menos cartas en tu propio sitio
mode-goal-puzzle = Forma la silueta
rounds-left = { $rounds ->
    [0] última ronda
    [1] una ronda más
   *[other] { $rounds } rondas más
 }
phase-side = ¿Qué cara?
phase-decks = Elige tu mazo
phase-build = Formad el tablero inicial
phase-location = Elige tu sitio
phase-ready = ¿Listos?
phase-countdown = Preparados …

ask-side = Se puede jugar con las dos caras de las cartas. ¿Cuál hoy?
ask-side-done = Has votado. Esperando a los demás.
ask-decks = Cada cual toma un mazo de seis. Quien lo coge antes se lo queda.
ask-location = Los demás pondrán cartas en el sitio que elijas. Todos los sitios se muestran a la vez.
ask-location-done = Elegido. Esperando a los demás.
ask-build = Colocad juntas tres de estas seis cartas, solapadas. La primera puede ir donde sea.
ask-build-done = Hay tres cartas. ¿De acuerdo todos?
ask-ready = Estudia el tablero. Verás tu mano con el ¡YA!
ask-ready-stacks = Estudia los sitios. Verás tu mano con el ¡YA!
who-content = de acuerdo: { $who-count ->
    [0] –
   *[other] { $who-names }
 }
who-ready = listos: { $who-count ->
    [0] –
   *[other] { $who-names }
 }
votes = { $who-count ->
    [0] ningún voto aún
   *[other] Votos: { $who-names }
 }
vote-animal = Animales
vote-gems = Gemas
waits = espera
tap-side = Toca la cara que prefieras
tap-decks = Toca un mazo para tomarlo
tap-location = Toca la carta para tu sitio
wait-others = Esperando a los demás
wait-automatic = Los demás preparan por ti
count-go = ¡YA! en { $seconds }

field = El tablero. Las flechas mueven la carta en el aire, R la gira, Intro la coloca.
field-table = El tablero, fila por fila
field-empty = La mesa está vacía.
field-fit = Mostrar todo
field-in = Acercar
field-out = Alejar
field-map = Mapa pequeño
card-rows = { $card }: { $rows }
rows = arriba { $top }, en medio { $middle }, abajo { $bottom }
air = En el aire, { $card-the } en ({ $x },{ $y }).
air-turned = Girada: { $rows }.
air-over = Debajo: { $pairs }.
air-over-nothing = No cubre nada.
air-pair = tu { $mine } sobre { $below }
air-taken = Tienes { $card-the }.
air-back = Vuelve { $card-the }.
air-tag = en el aire
hand = Tus cartas: { $count ->
    [one] una carta
   *[other] { $count } cartas
 }. Espacio coge una, R la gira.
hand-loose = Cartas por colocar: { $count ->
    [one] una carta
   *[other] { $count } cartas
 }. Espacio coge una, R la gira.
hand-empty = Has colocado todas tus cartas.
hand-empty-loose = No hay cartas sueltas.
hand-hidden = Verás tu mano con el ¡YA!
hand-watch = Estás mirando. Las manos se muestran al final.
hand-pile = { $count ->
    [0] montón vacío
    [1] queda 1
   *[other] quedan { $count }
 }
lay = Colocar aquí
lay-short = Colocar
short-lift = Levantar
short-raise = Arriba
short-turn = Girar
put-back = Devolver
turn-left = Girar a la izquierda
turn-right = Girar a la derecha
more = Más
more-title = Todas las opciones
more-words = Colocar una carta con palabras
more-card = { $card }: { $count ->
    [one] una opción
   *[other] { $count } opciones
 }
take = Arrastra una carta al tablero o tócala
take-turn = Tu turno: arrastra una carta al tablero o tócala
take-wait = { $who-name } está colocando una carta
take-out = Has terminado. ¡Bien hecho!
words-intro = Elige una carta, sus giros y la posición de su centro. Las columnas crecen hacia la derecha, las filas hacia abajo.
words-card = Carta
words-turns = Cuartos de vuelta a la derecha
words-x = Columna
words-y = Fila
words-where = Sitio de
words-shows = Muestra
words-covers = Cubriría
words-pairs = { $pairs }
words-nothing = nada
words-row = fila { $y }
words-columns = columnas
flag-stuck = no ve nada
flag-passed = pasa
hint-wait = Pista en { $seconds } s
hint-here = Encaja aquí
pause = Mal: { $seconds } s de pausa
preview-fits = Encaja
preview-not = No encaja
stack-mine = Tu sitio
stack-you = Tú
stack-on = { $count ->
    [0] nada encima
    [one] { $count } carta encima
   *[other] { $count } cartas encima
 }
stack-frozen = congelado
stack-back = Todos los sitios
stack-next = Sitio siguiente
stack-own = Tu propio sitio: aquí solo colocan los demás.
stack-ice = Congelado con la ficha { $token }: aquí ya nadie coloca.
stack-choose = Abre un sitio para colocar tu carta
people-bot = robot
people-out = ha terminado
people-left = quedan { $count }
people-gone = se fue
people-token = ficha { $token }
people-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
sand = Corre la arena: { $seconds } segundos
puzzle-stars = { $stars } de 5 estrellas
puzzle-wild = comodín: un centro debe coincidir como comodín
puzzle-outline = La silueta, fila por fila: o llena, # un centro
result-title = De dónde salen los puntos
result-left = { $count ->
    [0] ha terminado
    [one] queda una carta
   *[other] quedan { $count } cartas
 }
result-last = última carta a los { $time }
result-cards = { $count ->
    [one] una carta colocada
   *[other] { $count } cartas colocadas
 }
result-card-diversify = { $card }: toca { $count ->
    [one] una carta
   *[other] { $count } cartas
 } debajo
result-card-cover = { $card }: cubre { $count ->
    [one] una casilla
   *[other] { $count } casillas
 }
result-card-wrong = { $card }: mal colocada, 0 puntos
result-unplayed = { $count ->
    [one] una carta sin colocar: 0 puntos
   *[other] { $count } cartas sin colocar: 0 puntos
 }
result-stack = { $count ->
    [one] una carta
   *[other] { $count } cartas
 } en su propio sitio
result-used = usó { $count ->
    [one] un sitio
   *[other] { $count } sitios
 }
result-order-speed = Deciden las cartas que quedan; luego, de quién fue antes la última carta. CA-6.1
result-order-points = Deciden los puntos; luego la ficha menor, más cartas colocadas, la mejor carta. CA-6.11
result-order-not-my-stack = Ganan menos cartas en el propio sitio; luego la ficha menor, luego más sitios usados. CA-6.13
result-wrong = mal
result-solved = Resuelto en { $time }, { $hints ->
    [0] sin pistas
    [one] con una pista
   *[other] con { $hints } pistas
 }.
result-solutions = { $count ->
    [one] Una disposición lo resuelve.
   *[other] { $count } disposiciones lo resuelven.
 }
end-solved = ¡Resuelto!
end-shown = Solución mostrada
end-aside = Dejado de lado
key-take = coger la carta { $number }
desk-move = mover la carta en el aire
desk-turn = girarla a la derecha
desk-turn-back = girarla al revés
key-closer = acercar
key-away = alejar
key-fit = mostrar todo
key-stuck = no encuentro nada; por turnos: pasar
key-next = sitio siguiente (Not My Stack!)
key-previous = sitio anterior (Not My Stack!)
key-words = colocar una carta con palabras
key-back = devolver la carta
