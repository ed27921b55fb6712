### Bag-O-Loot en palabras.

about = Reúne series de monedas, bírlales las suyas a tus vecinos y ensaca cinco iguales antes que nadie.
goal = Ten más puntos que nadie al final: un saco vale 10, cada carta de una serie 1.
lesson-first = Bajar, birlar, ensacar

## Monedas, series y sacos

coins = { $rank }
pieces = { $coins ->
    [one] un { $rank }
    [2] dos { $rank }
    [3] tres { $rank }
   *[other] cuatro { $rank }
 }{ $looters ->
    [0] {""}
    [one] {" "}y un ladrón
   *[other] {" "}y { $looters } ladrones
 }
set = { $who ->
    [you] tus { coins }
   *[other] los { coins } de { $who-name }
 }
set-own = { $who ->
    [you] tus propios { coins }
   *[other] sus propios { coins }
 }
set-gone = una serie
bag-shut = saco n.º { $number }
    .a = el saco n.º { $number }
    .the = el saco n.º { $number }
    .start = El saco n.º { $number }
    .whose = { $who ->
        [you] tu saco n.º { $number }
       *[other] el saco n.º { $number } de { $who-name }
     }
bag-known = saco de { coins }
    .a = un saco de { coins }
    .the = el saco de { coins }
    .start = El saco de { coins }
    .whose = { $who ->
        [you] tu saco de { coins }
       *[other] el saco de { coins } de { $who-name }
     }
bag-gone = un saco
    .whose = un saco
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
cards-count = { $count ->
    [one] una carta
   *[other] { $count } cartas
 }

## Cartas

face-coin = moneda { $rank }
    .a = un { $rank }
face-looter = ladrón
    .a = un ladrón
face-hidden = carta oculta
    .a = una carta oculta
help-coin = Una de las cinco monedas con el número { $rank }. Dos, tres o cuatro forman una serie, y cada carta de la serie vale un punto. Con una quinta carta se convierte en un saco, que vale 10.
help-coin-standard = En tu turno: bájala con otros { coins } o con ladrones, amplía con ella tus { coins }, bírlale los { coins } a alguien o ensaca cuatro. También puedes cambiarla por un ladrón de una serie de { coins } (sisar), o mostrarla y señalar un saco (delatar).
help-coin-advanced = En tu turno: bájala con otros { coins } o con ladrones, amplía con ella tus { coins }, bírlale los { coins } a alguien o ensaca cuatro. Boca abajo puede ser la quinta carta de cualquier serie de cuatro: si el número no es el suyo, es un farol. Si hay un saco de { coins }, puedes descartarla y robar otra carta.
help-looter = Un comodín: vale por cualquier moneda. En una serie cuenta un punto, como cualquier carta.
help-looter-standard = En tu turno: bájalo con al menos una moneda, amplía con él, birla con él o ensaca cuatro iguales. Una moneda del número de la serie puede sacarlo de una serie (sisar) o de un saco (delatar).
help-looter-advanced = En tu turno: bájalo con al menos una moneda, amplía con él, birla con él o ensaca cuatro iguales. No se puede descartar.
sign-number = El { $rank } de la esquina es su número. Es solo un nombre: ningún número gana a otro ni vale más.
sign-looter = La L de la esquina significa «looter», el ladrón.

## Lugares

zone-pile = el mazo
    .from = del mazo
    .to = al mazo
    .in = en el mazo
    .title = mazo
zone-hand = { $who ->
    [you] tu mano
    [own] su mano
   *[other] la mano de { $who-name }
 }
    .from = { $who ->
        [you] de tu mano
        [own] de su mano
       *[other] de la mano de { $who-name }
     }
    .to = { $who ->
        [you] a tu mano
        [own] a su mano
       *[other] a la mano de { $who-name }
     }
    .in = { $who ->
        [you] en tu mano
        [own] en su mano
       *[other] en la mano de { $who-name }
     }
    .title = mano
zone-discard = los descartes
    .from = de los descartes
    .to = a los descartes
    .in = en los descartes
    .title = descartes
zone-s = la serie s{ $number }
    .from = de la serie s{ $number }
    .to = a la serie s{ $number }
    .in = en la serie s{ $number }
    .title = serie s{ $number }

## Lo que se puede hacer

do-draw = Robar una carta
do-open = Bajar { pieces }
do-build = Ampliar { $set }: { cards-count }
do-build-looter = Ampliar { $set } con un ladrón: { cards-count }
do-steal = Birlar { $set }: { cards-count }
do-steal-looter = Birlar { $set } con un ladrón: { cards-count }
do-bag = Ensacar { $set }: 10 puntos
do-bag-looter = Ensacar { $set } con un ladrón: 10 puntos
do-bag-hidden = Ensacar { $set } con una carta oculta
do-bluff = Farol: ensacar { $set } con { $card-a }
do-pinch = Sisar un ladrón de { $set }
do-snitch = Delatar: ¿hay { coins } en { $bag-whose }?
do-ditch = Descartar { $card-a } y robar una carta
do-ditch-dry = Descartar { $card-a }
do-knock = Golpear: acabar el turno
do-forfeit = Ceder una carta a { $to-name }
do-forfeit-lot = Ceder una carta a alguien por sorteo
do-challenge = ¡Enséñame el botín!
do-let-go = Dejarlo pasar
do-take-bag = Llevarte { $bag-whose }
do-take-sets = Llevarte todas las series de { $from-name }
do-take-some-sets = Llevarte todas las series
do-bonus = Bonificación: llevarte { $bag-whose }
do-answer = Responder
do-last = { $play } ¡y cerrar!

## Lo que ha pasado

round-begins = { $who ->
    [you] Ronda { $round }: repartes tú.
   *[other] Ronda { $round }: reparte { $who-name }.
 }
turn = { $who ->
    [you] Es tu turno.
   *[other] Es el turno de { $who-name }.
 }
opened = { $who ->
    [you] Bajas { pieces }.
   *[other] { $who-name } baja { pieces }.
 }
built = { $who ->
    [you] Amplías tus { coins } con { $card-a }.
   *[other] { $who-name } amplía sus { coins } con { $card-a }.
 }
stole = { $who ->
    [you] Le birlas los { coins } a { $from-name } con { $card-a }.
   *[other] { $from ->
        [you] { $who-name } te birla los { coins } con { $card-a }.
       *[other] { $who-name } le birla los { coins } a { $from-name } con { $card-a }.
     }
 }
bagged = { $who ->
    [you] Haces un Bag-O-Loot: { $bag }.
   *[other] { $who-name } hace un Bag-O-Loot: { $bag }.
 }
bagged-from = { $who ->
    [you] Haces un Bag-O-Loot con la serie de { $from-name }: { $bag }.
   *[other] { $from ->
        [you] { $who-name } hace un Bag-O-Loot con tu serie: { $bag }.
       *[other] { $who-name } hace un Bag-O-Loot con la serie de { $from-name }: { $bag }.
     }
 }
pinched = { $who ->
    [you] Sisas un ladrón de { $set } con { $card-a }.
   *[other] { $who-name } sisa un ladrón de { $set } con { $card-a }.
 }
snitched-right = { $who ->
    [you] Delatas { $bag-whose } y aciertas: el ladrón que había dentro es tuyo.
   *[other] { $who-name } delata { $bag-whose } y acierta: se queda con el ladrón que había dentro.
 }
snitched-wrong = { $who ->
    [you] Delatas { $bag-whose } con { $card-a } y fallas: se acaba tu turno.
   *[other] { $who-name } delata { $bag-whose } con { $card-a } y falla: se acaba su turno.
 }
ditched = { $who ->
    [you] Descartas { $card-a }.
   *[other] { $who-name } descarta { $card-a }.
 }
knocked = { $who ->
    [you] Golpeas la mesa.
   *[other] { $who-name } golpea la mesa.
 }
forfeited = { $who ->
    [you] Le cedes una carta a { $to-name }.
   *[other] { $to ->
        [you] { $who-name } te cede una carta.
       *[other] { $who-name } le cede una carta a { $to-name }.
     }
 }
let-go = { $who ->
    [you] Lo dejas pasar.
   *[other] { $who-name } lo deja pasar.
 }
too-late = { $who ->
    [you] Alguien fue más rápido: tu desafío no cuenta.
   *[other] Alguien fue más rápido: el desafío de { $who-name } no cuenta.
 }
all-let-go = { $who ->
    [you] Todos han dejado pasar { $bag-the }: puedes empezar.
   *[other] Todos han dejado pasar { $bag-the }: { $who-name } puede empezar.
 }
unchallenged = Nadie desafía { $bag-the }.
closed = { $bag-start } ya no se puede desafiar.
challenged = { $who ->
    [you] Desafías { $bag-whose }: ¡enséñame el botín!
   *[other] { $who-name } desafía { $bag-whose }: ¡enséñame el botín!
 }
genuine = { $bag-start } es auténtico.
bluff = { $who ->
    [you] { $bag-start } es un farol: ahora es tuyo.
   *[other] { $bag-start } es un farol: se lo queda { $who-name }.
 }
took-bag = { $who ->
    [you] Te llevas { $bag-whose } como premio.
   *[other] { $who-name } se lleva { $bag-whose } como premio.
 }
took-sets = { $who ->
    [you] Te llevas todas las series de { $from-name } como premio.
   *[other] { $from ->
        [you] { $who-name } se lleva todas tus series como premio.
       *[other] { $who-name } se lleva todas las series de { $from-name } como premio.
     }
 }
went-out = { $who ->
    [you] Has jugado tu última carta y cierras la ronda.
   *[other] { $who-name } ha jugado su última carta y cierra la ronda.
 }
bonus = { $who ->
    [you] Te llevas { $bag-whose } como bonificación.
   *[other] { $who-name } se lleva { $bag-whose } como bonificación.
 }
stalemate = Nadie juega ya: la ronda acaba en tablas.
scored = { $who ->
    [you] Sumas { points }.
   *[other] { $who-name } suma { points }.
 }
time-up = Se acabó el tiempo: esta ronda es la última.
hurried = { $who ->
    [you] Se acabó tu tiempo: Parlor juega por ti.
   *[other] Se acabó el tiempo de { $who-name }: Parlor juega en su lugar.
 }
extra-round = Hay empate en cabeza: se juega otra ronda.
over = La partida ha terminado.

## Cómo va

status-rounds = Ronda { $round } de { $rounds }
status-round = Ronda { $round }
status-round-last = Ronda { $round }, la última
status-advanced = Juego avanzado
status-over = La partida ha terminado.
status-bonus = { $who ->
    [you] Has cerrado y te llevas un saco como bonificación.
   *[other] { $who-name } ha cerrado y se lleva un saco como bonificación.
 }
status-penalty = { $who ->
    [you] El saco era auténtico: te llevas un premio de { $from-name }.
   *[other] { $from ->
        [you] El saco era auténtico: { $who-name } se lleva un premio tuyo.
       *[other] El saco era auténtico: { $who-name } se lleva un premio de { $from-name }.
     }
 }
status-contest = Quienes pueden desafiar { $bag-whose } responden en secreto.
status-last-call = Última oportunidad para desafiar { $bag-whose }.
status-window = { $who ->
    [you] Es tu turno; se puede desafiar { $bag-whose }.
   *[other] Es el turno de { $who-name }; se puede desafiar { $bag-whose }.
 }
status-loot = { $who ->
    [you] Tienes { $loot }: { points }.
   *[other] { $who-name } tiene { $loot }: { points }.
 }
status-no-loot = { $who ->
    [you] No tienes nada en la mesa.
   *[other] { $who-name } no tiene nada en la mesa.
 }
status-set = { pieces } ({ $name })
status-bag = { $bag-a } ({ $name })
status-bag-genuine = { $bag-a } ({ $name }, auténtico)
status-bag-bluff = { $bag-a } ({ $name }, un farol)
pile-dry = El mazo está vacío.
pile-barren = Turnos seguidos sin jugada: { $turns }; con { $all } acaba la ronda.

## En el tablero

verb-build = Ampliar
verb-steal = Birlar
verb-bag = Ensacar
verb-pinch = Sisar
verb-snitch = Delatar
verb-takebag = Llevártelo
verb-bonus = Bonificación
verb-forfeit = Ceder
verb-forfeit-to = Ceder a { $to-name }
verb-knock = Golpear
verb-draw = Robar
pile = Mazo
discard = Descartes
loot = { $who ->
    [you] Tu botín
   *[other] Botín de { $who-name }
 }
nothing = { $who ->
    [you] Nada en la mesa todavía.
   *[other] nada todavía
 }
hand-said = { cards-count } en la mano
score-said = { points } en total, { $now } ahora en la mesa
knows = se sabe que tiene en la mano: { $cards }
call-what = { $who ->
    [you] Ensacas los { coins }.
   *[other] { $who-name } ensaca los { coins }.
 }
call-doubt = ¿Alguien lo duda?
call-ask = La quinta carta está boca abajo: ¿te lo crees?
call-last = La quinta carta está boca abajo. Última oportunidad: ¿te lo crees?
show-new = { $who ->
    [you] Tu saco nuevo, de { coins }
   *[other] Saco nuevo de { $who-name }, de { coins }
 }
show-open = { $who ->
    [you] Han abierto tu saco: es de { coins }
   *[other] Han abierto el saco de { $who-name }: es de { coins }
 }
show-scored = La ronda { $round } está contada
hint-start = Roba una carta para empezar.
hint-play = Elige cartas y verás lo que se puede hacer.
hint-only = Nada encaja: cede una carta. Toca a alguien.
hint-more = Sigue jugando o golpea.
hint-bonus = ¡Has cerrado! Llévate un saco de bonificación.
hint-prize = ¡Es auténtico! Llévate un premio de { $from-name }.
hint-deck = Monedas del 1 al { $max }, cinco de cada; { $looters } ladrones.
said-set = { $who ->
    [you] Tus { coins }
   *[other] Los { coins } de { $who-name }
 }: { cards-count }, { $looters ->
    [0] ningún ladrón
    [one] un ladrón
   *[other] { $looters } ladrones
 }
said-bag = { $bag-whose }
said-genuine = { $what }, auténtico
said-bluff = { $what }, un farol
said-can = { $what }. Puedes: { $verbs }.
result-title = La última ronda
result-bags = sacos × 10
result-cards = cartas en series × 1
result-round = esta ronda
result-before = rondas anteriores
result-all = en total

## Opciones

option-mode = Juego
    .help = El juego tal como viene impreso, o el juego avanzado con faroles y desafíos.
option-mode-standard = como está impreso
option-mode-advanced = avanzado, con faroles
option-rounds = Rondas
    .help = Cuántas rondas se juegan; si no se indica, 4 entre dos, 3 entre tres, y si no, una por persona.
option-rounds-auto = según el número de jugadores
option-end-after-minutes = Terminar tras (minutos)
    .help = Jugar por tiempo en vez de por rondas: la ronda en curso se acaba.
option-end-after-minutes-off = sin límite
option-memory-aid = Ayuda de memoria
    .help = Juego normal: las cartas de todos los sacos quedan a la vista.
option-memory-aid-off = no
option-memory-aid-on = sí
option-ditch-limit = Descartes por turno
    .help = Juego avanzado: cuántas veces puedes descartar en un turno.
option-ditch-limit-auto = los que quieras
option-ditch-limit-none = los que quieras
option-ditch-limit-1 = uno
option-ditch-on-empty-pile = Descartar sin mazo
    .help = Juego avanzado: si puedes descartar cuando no queda carta que robar a cambio.
option-ditch-on-empty-pile-auto = sí
option-ditch-on-empty-pile-off = no
option-ditch-on-empty-pile-on = sí
option-challenge-close = El plazo para desafiar acaba
    .help = Juego avanzado: cómo acaba el plazo para desafiar. Si no se indica, al robar la siguiente carta si juegan personas, y cuando todos han respondido si solo juegan ordenadores.
option-challenge-close-auto = como de costumbre
option-challenge-close-next-draw = al robar la siguiente carta
option-challenge-close-all-respond = cuando todos han respondido
option-challenge-race = Quién desafía primero
    .help = Juego avanzado: quién cuenta como primero cuando desafían varios. El más rápido va con la siguiente carta robada; los demás, con que todos respondan.
option-challenge-race-auto = como de costumbre
option-challenge-race-receipt = el más rápido
option-challenge-race-random = por sorteo
option-challenge-race-clockwise = en el sentido del reloj
option-challenge-grace-ms = Tiempo para desafiar (ms)
    .help = Juego avanzado: milisegundos en los que el siguiente aún no puede cerrar el plazo robando.
option-challenge-grace-ms-auto = 3000 con personas
option-reveal-bluffs = Mostrar los faroles
    .help = Juego avanzado: muestra todas las quintas cartas después de contar los puntos.
option-reveal-bluffs-auto = nunca
option-reveal-bluffs-off = nunca
option-reveal-bluffs-round-end = tras cada ronda
option-tie = Empate
    .help = Qué pasa cuando se comparte el mejor total.
option-tie-shared = victoria compartida
option-tie-extra-round = una ronda más
option-turn-clock-s = Reloj (segundos)
    .help = Segundos para cada decisión.
option-turn-clock-s-off = sin reloj
option-people = Personas en la mesa
    .help = Si hay una persona en la mesa: Parlor lo anota por sí mismo cuando se ocupan los asientos. De ello depende lo que valen las opciones de desafío si no se indican.
option-people-no = no
option-people-yes = sí

## Por qué no

why-BL-2-2 = Estos ajustes no casan: los faroles, los desafíos y los descartes son del juego avanzado, la ayuda de memoria es del normal, y se juega por rondas o por tiempo, no por ambos.
why-BL-3-1 = Pueden jugar de dos a ocho.
why-BL-4-2 = Tu turno empieza robando una carta, y antes no se hace nada.
why-BL-4-3 = El mazo está vacío: empieza con tus jugadas.
why-BL-4-6 = Aquí Parlor roba por ti.
why-BL-4-8 = No es tu turno.
why-BL-4-10 = Un solo saco por turno.
why-BL-4-11 = Se delata una vez por turno, y antes de cualquier otra jugada.
why-BL-4-14 = No tienes esa carta, o lo que señalas no está ahí.
why-BL-4-15 = Puedes golpear cuando hayas hecho alguna jugada.
why-BL-4-17 = Solo cedes si no has hecho ninguna jugada: una carta tuya al azar va a otra persona.
why-BL-4-21 = Con la mano vacía solo puedes golpear.
why-BL-4-30 = Solo en el juego avanzado se desafían los sacos.
why-BL-4-31 = Puedes desafiar un saco que haya hecho otro, y solo si tú tienes algún saco o serie.
why-BL-4-32 = Ahora no hay ningún saco que desafiar.
why-BL-4-34 = Es la última oportunidad para desafiar; el juego sigue después.
why-BL-4-35 = Este saco ya ha sido desafiado.
why-BL-4-36 = Primero se resuelve el desafío.
why-BL-4-41 = Un momento: todavía pueden desafiar el saco.
why-BL-4-45 = Ahora responden todos los que pueden desafiar: desafiar o dejarlo pasar.
why-BL-4-49 = Ya lo has dejado pasar.
why-BL-5-2 = Una serie necesita una moneda: solo con ladrones no basta.
why-BL-5-7 = Una serie se baja con dos, tres o cuatro cartas que casen; los ladrones casan con todo.
why-BL-5-11 = Amplías con una carta que case una serie tuya de dos o tres cartas.
why-BL-5-12 = Una serie tiene cuatro cartas como mucho; con la quinta se hace un saco.
why-BL-5-13 = Birlas una serie ajena de dos o tres cartas añadiendo una carta que case.
why-BL-5-17 = Un saco se hace con la quinta carta sobre una serie de cuatro.
why-BL-5-18 = Una serie de cuatro solo se puede ensacar, y eso una vez por turno.
why-BL-5-19 = La quinta carta tiene que casar: una moneda de ese número o un ladrón.
why-BL-5-20 = Un saco queda cerrado: nadie lo amplía, lo birla ni sisa de él.
why-BL-5-22 = Se sisa con una moneda del número de la serie, de una serie que tenga un ladrón.
why-BL-5-25 = Para sisar necesitas una moneda de verdad; un ladrón no sirve.
why-BL-5-28 = Se delata con una moneda; un ladrón no sirve.
why-BL-5-35 = En el juego avanzado no se sisa ni se delata.
why-BL-5-42 = Solo se lleva un premio quien hizo un saco que resultó auténtico: un saco de quien lo desafió, o todas sus series.
why-BL-5-43 = Toma lo que hay: quien desafió no tiene series.
why-BL-5-45 = Este saco lo hiciste tú, así que no puedes desafiarlo.
why-BL-5-47 = Solo se descarta en el juego avanzado.
why-BL-5-48 = Solo puedes descartar una moneda de la que haya un saco en la mesa.
why-BL-5-49 = No puedes descartar un ladrón, ni más veces por turno de las que permite esta mesa.
why-BL-5-50 = El mazo está vacío, y en esta mesa entonces no se descarta.
why-BL-6-1 = La ronda ha terminado.
why-BL-6-5 = Quien ha cerrado se lleva un saco de otro como bonificación.
