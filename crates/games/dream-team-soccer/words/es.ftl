### Dream Team Soccer en español.

about = Deshazte primero de tus cartas: la baja gana a la alta, y el mejor asiento es tuyo.
goal = Sal pronto y junta medallas: el oro vale 3 puntos, la plata 2 y el bronce 1.
lesson-first = La baja gana a la alta

## Cartas

face-number = { $number }
    .a = un { $number }
    .many = { $number }
face-goal = Gol
    .a = el Gol
    .many = Goles
face-yellow = Tarjeta Amarilla
    .a = la Tarjeta Amarilla
    .many = Tarjetas Amarillas
face-kickoff = Saque Inicial
    .a = el Saque Inicial
    .many = cartas de 11
face-red = Tarjeta Roja
    .a = la Tarjeta Roja
    .many = cartas de 12
face-kick = Tiro Libre
    .a = un Tiro Libre
    .many = Tiros Libres

some = { $count ->
    [1] { $card-a }
    [2] dos { $card-many }
    [3] tres { $card-many }
    [4] cuatro { $card-many }
    [5] cinco { $card-many }
    [6] seis { $card-many }
    [7] siete { $card-many }
    [8] ocho { $card-many }
    [9] nueve { $card-many }
    [10] diez { $card-many }
   *[other] { $count } { $card-many }
 }
both = los dos { $card-many }
one-as = { $card-a } como { $value }
both-as = los dos { $card-many } como { $value }

help-number = Valor { $number }: gana a todo lo que pase de { $number }. La baja gana a la alta.
help-goal = Valor 0, la carta más fuerte: nada le gana, y la baza termina al momento.
help-yellow = Un 8 que deja a alguien sin jugar hasta que acabe la baza.
help-kickoff = Abre la ronda. Parlor lo juega por quien lo tenga.
help-red = Valor 12, la carta más débil. Quien gana una baza con ella debe recogerla de nuevo, salvo que fuera la única carta de la baza.
help-kick = Comodín: junto a otras cartas toma su valor. Solo vale lo que digas, de 1 a 10.
help-kick-worst = Comodín: junto a otras cartas toma su valor. Solo vale 11.

when-number = Al salir, sola o con cartas iguales; o para ganar a un valor más alto con tantas cartas como en la salida.
when-goal = Al salir o al seguir, sola o con Tiros Libres.
when-yellow = Al salir o al seguir, sola o con otros 8. Señalas a alguien que siga en la ronda, salvo que tu jugada la termine.
when-kickoff = Solo como primera carta de la ronda, sin ninguna otra.
when-red = Solo al salir: nunca puedes seguir con ella.
when-kick = Al salir o al seguir, con cualquier carta menos el Saque Inicial, o sin ninguna otra.

sign-value = El número de la esquina es su valor; en el mazo hay { $count ->
    [one] una carta así
   *[other] { $count } cartas así
 }.
sign-goal = El 0 de la esquina es su valor; en el mazo hay uno.
sign-yellow = El 8 de la esquina es su valor, y la barra amarilla su poder; en el mazo hay una.
sign-kickoff = La K es de Kickoff, el saque: le gana cualquier carta sola menos la Tarjeta Roja.
sign-red = La R es de roja: ninguna carta es más alta.
sign-kick = La estrella vale por cualquier valor; en el mazo hay dos.

## Lugares

zone-pile = el mazo
    .from = del mazo
    .to = al mazo
    .in = en el mazo
    .title = mazo
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
zone-trick = la baza
    .from = de la baza
    .to = a la baza
    .in = en la baza
    .title = baza
zone-gone = las cartas de bazas anteriores
    .from = de las cartas de bazas anteriores
    .to = fuera de la ronda
    .in = fuera de la ronda
    .title = fuera

## Lo que se puede hacer

do-pass = Pasar
do-lead = Salir con { $cards }
do-play = Jugar { $cards }
do-skip = { $play }; descansa { $who-name }
do-out = { $play }: te quedas sin cartas, { $place ->
    [1] ¡primer puesto!
    [2] segundo puesto
    [3] tercer puesto
   *[other] puesto { $place }
 }
do-win = { $play }: la baza es tuya
do-give = Dar { $cards }
do-give-to = Dar { $cards } a { $who-name }
do-nutmeg = Dar ambas tarjetas a { $who-name }
do-hat-trick = Cantar tu Hat Trick
do-claim-nutmeg = Cantar tu Nutmeg y dárselo a { $who-name }
do-ready = Nada que cantar
do-sealed = Responder en secreto
do-mixed = Jugar cartas de dos valores
do-skip-picked = Descansa { $who-name }

## Lo que ha pasado

round-begins = Ronda { $round }: { $who ->
    [you] repartes tú
   *[other] reparte { $who-name }
 }.
sits = { $who ->
    [you] Te sientas
   *[other] { $who-name } se sienta
 } en el #{ $number }.
hat-trick = { $who ->
    [you] Tienes un Hat Trick y ganas
   *[other] { $who-name } tiene un Hat Trick y gana
 } la ronda.
nutmeg = { $who ->
    [you] Tienes
   *[other] { $who-name } tiene
 } un Nutmeg.
nutmeg-given = { $who ->
    [you] Das la { $yellow } y la { $red } a { $to-name }.
   *[other] { $to ->
        [you] { $who-name } te da la { $yellow } y la { $red }.
       *[other] { $who-name } da la { $yellow } y la { $red } a { $to-name }.
     }
 }
traded = { $who ->
    [you] Cambias
   *[other] { $with ->
        [you] Cambias
       *[other] { $who-name } cambia
     }
 } { $count ->
    [one] una carta
   *[other] { $count } cartas
 } con { $with ->
    [you] { $who-name }
   *[other] { $with-name }
 }.
kickoff = { $who ->
    [you] Abres
   *[other] { $who-name } abre
 } con el { $card }.
played = { $who ->
    [you] Juegas
   *[other] { $who-name } juega
 } { $cards }.
played-set = { $who ->
    [you] Juegas
   *[other] { $who-name } juega
 } { $cards }.
played-goal = { $who ->
    [you] Juegas
   *[other] { $who-name } juega
 } { $cards }.
played-skip = { $who ->
    [you] Juegas
   *[other] { $who-name } juega
 } { $cards }; { $skipped ->
    [you] descansas tú.
   *[other] descansa { $skipped-name }.
 }
passed = { $who ->
    [you] Pasas.
   *[other] { $who-name } pasa.
 }
out = { $who ->
    [you] Te quedas
   *[other] { $who-name } se queda
 } sin cartas: { $place ->
    [1] ¡primer puesto!
    [2] segundo puesto.
    [3] tercer puesto.
   *[other] puesto { $place }.
 }
won = { $who ->
    [you] Ganas
   *[other] { $who-name } gana
 } la baza.
took-red = { $who ->
    [you] Recoges
   *[other] { $who-name } recoge
 } la { $card }.
red-gone = La Tarjeta Roja desaparece hasta que acabe la ronda.
left = { $who ->
    [you] Te quedas
   *[other] { $who-name } se queda
 } con { $count ->
    [one] una carta
   *[other] { $count } cartas
 }: la ronda ha terminado.
gold = { $who ->
    [you] Te llevas el oro.
   *[other] { $who-name } se lleva el oro.
 }
silver = { $who ->
    [you] Te llevas la plata.
   *[other] { $who-name } se lleva la plata.
 }
bronze = { $who ->
    [you] Te llevas el bronce.
   *[other] { $who-name } se lleva el bronce.
 }
over = Se han jugado todas las rondas.

## Cómo va

status-round = Ronda { $round } de { $rounds }, { $who ->
    [you] repartiste tú
   *[other] repartió { $who-name }
 }.
status-seats = Asientos: { $seats }.
seat-short = #{ $number } { $who ->
    [you] tú
   *[other] { $who-name }
 }
status-medals = { $who ->
    [you] Tus medallas
   *[other] Medallas de { $who-name }
 }: { $gold } de oro, { $silver } de plata, { $bronze } de bronce.
status-claims = Todos dicen en secreto si tienen algo que cantar.
status-nutmeg = { $who ->
    [you] Tienes un Nutmeg y eliges
   *[other] { $who-name } tiene un Nutmeg y elige
 } quién recibe la Tarjeta Amarilla y la Roja.
status-trade = { $who ->
    [you] Das { $count ->
        [one] tu mejor carta
       *[other] tus { $count } mejores cartas
     } a { $to-name } y recibes
   *[other] { $to ->
        [you] { $who-name } te da
       *[other] { $who-name } da a { $to-name }
     } { $count ->
        [one] su mejor carta
       *[other] sus { $count } mejores cartas
     } y recibe
 } { $count ->
    [one] una
   *[other] { $count }
 } a cambio.
status-answered = { $who ->
    [you] Has respondido: todas las respuestas se abren a la vez.
   *[other] { $who-name } ha respondido: todas las respuestas se abren a la vez.
 }
status-lead = { $who ->
    [you] Sales tú
   *[other] Sale { $who-name }
 }: cualquier carta o varias de un mismo valor.
status-follow = { $who ->
    [you] Te toca
   *[other] Le toca a { $who-name }
 }: hay que ganar a { $count ->
    [one] una carta
   *[other] { $count } cartas
 } de valor { $value } que { $by ->
    [you] jugaste tú
   *[other] jugó { $by-name }
 }.
status-passed = Han pasado: { $who-names }.
status-skipped = { $who ->
    [you] Descansas
   *[other] { $who-name } descansa
 } en esta baza.
status-out = Sin cartas: { $places }.
place-short = { $place }. { $who ->
    [you] tú
   *[other] { $who-name }
 }
status-gave = { $who ->
    [you] Diste
   *[other] { $who-name } dio
 } { $cards } en el cambio.
status-before = La ronda anterior: { $places }.
status-before-hat-trick = { $who ->
    [you] Ganaste
   *[other] { $who-name } ganó
 } la ronda anterior con un Hat Trick.
status-over = Se han jugado todas las rondas.

## Opciones

option-rounds = Rondas
    .help = Cuántas rondas se juegan.
option-hat-trick = Hat Trick
    .help = Si recibir los dos Tiros Libres y una carta de 0 a 5 gana la ronda al momento.
option-nutmeg = Nutmeg
    .help = Si quien recibe la Tarjeta Amarilla y la Roja regala las dos, y nadie cambia cartas.
option-special-claims = Hat Tricks y Nutmegs
    .help = Si Parlor anuncia los Hat Tricks y Nutmegs, o cada cual debe ver el suyo.
option-special-claims-auto = los anuncia Parlor
option-special-claims-manual = cada cual el suyo
option-pass-is-final = Pasar es definitivo
    .help = Si al pasar quedas fuera de la baza.
option-free-kick-alone = Tiro Libre solo
    .help = Qué valen los Tiros Libres sin otra carta: un valor que dices, de 1 a 10, o 11.
option-free-kick-alone-named = el valor que digas
option-free-kick-alone-worst = 11
option-trade-free-kicks = Tiros Libres en el cambio
    .help = Si los asientos bajos cuentan los Tiros Libres entre las mejores cartas que deben.
option-trade-free-kicks-exempt = se pueden guardar
option-trade-free-kicks-best = hay que darlos
option-seat-direction = El asiento 2 está
    .help = A qué lado del asiento #1 queda el asiento #2.
option-seat-direction-right = a la derecha
option-seat-direction-left = a la izquierda
option-tie = Empate a puntos
    .help = Si quienes tienen más puntos comparten el título, o deciden medallas y asientos.
option-tie-shared = comparten el título
option-tie-countback = deciden las medallas
option-turn-clock-s = Reloj del turno (segundos)
    .help = Segundos para decidir; después Parlor actúa por ti.

## Por qué no

why-DT-3-1 = Juegan de tres a ocho.
why-DT-3-6 = La ronda está en otra parte: primero se reparte, luego se cambia, luego se juega.
why-DT-4-5 = Todos responden a la vez, y una sola vez: cantar algo o nada.
why-DT-4-7 = Tu asiento da exactamente tantas cartas como dice el cambio.
why-DT-4-8 = Ya has elegido, o no tienes esas cartas.
why-DT-4-9 = Debes dar tus mejores cartas: las más bajas.
why-DT-4-10 = Los Tiros Libres se quedan contigo: no cuentan en el cambio.
why-DT-4-13 = Entre tres solo cambian el primer asiento y el tercero.
why-DT-4-16 = El Saque Inicial siempre se juega solo.
why-DT-4-17 = El Saque Inicial solo abre la ronda.
why-DT-4-18 = Quien sale juega una carta, o varias de un mismo valor, y no puede pasar.
why-DT-4-20 = No te toca.
why-DT-4-22 = Juega tantas cartas como en la salida, todas de un valor, y más bajo que el último.
why-DT-4-32 = Ya has salido de esta ronda.
why-DT-4-36 = No tienes esas cartas.
why-DT-5-1 = Las cartas jugadas juntas tienen un mismo valor; pueden unirse Tiros Libres.
why-DT-5-2 = Todas las cartas de una jugada tienen un mismo valor; la Tarjeta Amarilla es un 8.
why-DT-5-4 = Tiros Libres solos: di un valor de 1 a 10; junto a otra carta, ninguno.
why-DT-5-5 = Un Tiro Libre no puede ser un 0.
why-DT-5-6 = En esta mesa los Tiros Libres solos valen 11.
why-DT-5-8 = A una carta sola le gana solo una carta sola; a una pareja, una pareja.
why-DT-5-11 = Con la Tarjeta Amarilla señalas a alguien que siga en la ronda y descansa esta baza.
why-DT-5-12 = Esta jugada termina la ronda: ya no descansa nadie.
why-DT-5-15 = Con la Tarjeta Roja solo puedes salir, nunca seguir.
why-DT-5-20 = Un Hat Trick son los dos Tiros Libres y una carta de 0 a 5.
why-DT-5-26 = La Tarjeta Amarilla y la Roja van juntas, a otra persona.
why-DT-6-5 = El juego ha terminado.
why-DT-8-5 = En el cambio todos eligen en secreto y a la vez.

## En el tablero

title-number = { $number ->
    [1] Capitán
    [2] Delantero
    [3] Extremo
    [4] Creador
    [5] Medio
    [6] Lateral
    [7] Líbero
    [8] Árbitro
    [9] Suplente
   *[other] Banquillo
 }
title-goal = ¡GOL!
title-yellow = AMARILLA
title-kickoff = SAQUE
title-red = ROJA
title-kick = TIRO LIBRE
face-skip = PAUSA
as-value = como { $value }
state-turn = le toca
state-your-turn = te toca
state-lead = sale
state-passed = pasó
state-skipped = descansa
state-out = terminó
state-left = el resto
state-next = después
state-deals = recogepelotas
state-trade = cambia
state-idle = espera
points = { $count } pts
spot-said = #{ $rank }, { $who-name }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 }, { $points ->
    [one] un punto
   *[other] { $points } puntos
 }, { $gold } de oro, { $silver } de plata, { $bronze } de bronce, { $state }
spot-pick = { $spot }, elegir a { $who-name }
beat = Gana a { $cards }
beat-ahead = { $who ->
    [you] Vas por delante
   *[other] { $who-name } va por delante
 }
beat-need = { $count ->
    [one] Una carta más baja
   *[other] { $count } cartas más bajas
 } que { $card }
skip-ask = Toca a quien descansa
lead = { $who ->
    [you] Sales tú
   *[other] Sale { $who-name }
 }
lead-any = Cualquier carta o varias iguales
trick-said = { $who ->
    [you] Jugaste
   *[other] { $who-name } jugó
 } { $cards }
trade-title = Cambio secreto
trade-upper = Da a { $who-name } { $count ->
    [one] una carta
   *[other] { $count } cartas
 } a tu elección
trade-lower = Da a { $who-name } { $count ->
    [one] tu mejor carta
   *[other] tus { $count } mejores cartas
 }
trade-done = Tus cartas están tapadas. Todas se destapan a la vez.
trade-watch = En esta ronda no cambias.
trade-outside = Los mejores y los últimos de la ronda anterior cambian cartas boca abajo.
trade-gave = Diste { $gave } y recibiste { $got }.
claims-title = ¿Algo que cantar?
claims-now = Un Hat Trick o un Nutmeg se canta ahora o se pierde.
claims-done = Has respondido. Todas las respuestas se abren a la vez.
nutmeg-title = ¡Nutmeg!
nutmeg-choose = { $who ->
    [you] Elige quién recibe la Tarjeta Amarilla y la Roja.
   *[other] { $who-name } elige quién recibe la Tarjeta Amarilla y la Roja.
 }
over-title = Se han jugado todas las rondas
played-pile = Jugadas
look-title = Cartas jugadas
look-trick = Esta baza
look-gone = Fuera en esta ronda
look-before = La ronda anterior
look-held = { $who ->
    [you] Te quedaste con
   *[other] { $who-name } se quedó con
 }
look-none = Ninguna
look-left = Cuántas quedan en juego
until = Pasar por mí hasta que acabe la baza
key-pick = Elegir las cartas de este valor (0: Gol)
key-ten = Elegir los 10
key-kick = Elegir un Tiro Libre
key-yellow = Elegir la Tarjeta Amarilla
key-red = Elegir la Tarjeta Roja
shout-hat-trick = ¡HAT TRICK!
shout-nutmeg = ¡NUTMEG!
shout-goal = ¡GOL!
shout-gold = { $who ->
    [you] ¡Oro para ti!
   *[other] ¡Oro para { $who-name }!
 }
shout-sits-out = { $who ->
    [you] Descansas tú
   *[other] Descansa { $who-name }
 }
shout-red = { $who ->
    [you] Te llevas la Tarjeta Roja
   *[other] { $who-name } se lleva la Tarjeta Roja
 }
shout-round = Ronda { $round }
result-title = Medallas
result-gold = Oro · 3
result-silver = Plata · 2
result-bronze = Bronce · 1
result-points = Puntos
plaque = Asiento #{ $rank }, { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
