### Jukem Football en español.

about = Avanza exactamente cien yardas y desbarata la serie rival.
goal = Consigue más puntos que tu rival: 7 por touchdown, 3 por gol de campo.
lesson-first = Cien yardas

## Cartas

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

help-run = Una carrera: tu serie avanza { $yards } yardas, sin ayuda de nadie.
help-pass = Un pase: tu serie avanza lo que diga el CATCH que juegues con él, de { $from } a { $to } yardas.
help-catch = Una recepción: tu serie avanza { $yards } yardas, sobre un PASS en cuyo rango entre.
help-kick-return = Una devolución de patada: abre una serie con { $yards } yardas.
help-jukem = Duplica las yardas de la jugada que acompaña, y nadie puede responder a esa jugada.
help-pancake = Un bloqueo: añade { $yards } yardas al RUN que acompaña.
help-field-goal = Un gol de campo: cierra tu serie con { $points } puntos. Nadie puede responder.
help-yellow = Anula la jugada que tu rival acaba de hacer. Sus cartas quedan fuera de juego y el turno termina.
help-red = Borra la serie entera de tu rival. Sus cartas quedan fuera de juego y el turno termina.

when-run = En tu turno, si no pasa de 100 yardas.
when-pass = En tu turno, junto con un CATCH, si no pasa de 100 yardas.
when-catch = En tu turno, junto con un PASS, si no pasa de 100 yardas.
when-kick-return = En tu turno, mientras tu serie no tenga jugadas.
when-jukem = En tu turno, junto con un RUN, un PASS con su CATCH o un KICK RETURN, si la jugada doble no pasa de 100 yardas. Uno por jugada.
when-pancake = En tu turno, junto con un RUN, si no pasa de 100 yardas. Uno por RUN.
when-field-goal = En tu turno, cuando tu serie llega a { $yards } yardas o más.
when-defense = Justo después de una jugada de tu rival. No sirve contra un JUKEM, un touchdown, un gol de campo ni un descarte.

sign-yards = El número son las yardas que da.
sign-range = Los números son el CATCH más corto y el más largo que admite, ambos incluidos.
sign-double = ×2: la jugada vale el doble.
sign-more = +10: diez yardas más.
sign-points = 3: los puntos que da.
sign-black = Negra: ataque.
sign-yellow = Amarilla con un pañuelo: defensa que anula una jugada.
sign-red = Roja con una señal de alto: defensa que borra una serie.

## Lugares

zone-draw = el mazo
    .from = del mazo
    .to = al mazo
    .in = en el mazo
    .title = mazo
zone-discard = la pila de descartes
    .from = de la pila de descartes
    .to = a la pila de descartes
    .in = en la pila de descartes
    .title = descartes
zone-out = las cartas fuera de juego
    .from = de las cartas fuera de juego
    .to = fuera de juego
    .in = fuera de juego
    .title = fuera de juego
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
zone-drive = { $who ->
    [you] tu serie
   *[other] la serie de { $who-name }
 }
    .from = { $who ->
        [you] de tu serie
       *[other] de la serie de { $who-name }
     }
    .to = { $who ->
        [you] a tu serie
       *[other] a la serie de { $who-name }
     }
    .in = { $who ->
        [you] en tu serie
       *[other] en la serie de { $who-name }
     }
    .title = serie
zone-scored = { $who ->
    [you] tus series anotadas
   *[other] las series anotadas de { $who-name }
 }
    .from = { $who ->
        [you] de tus series anotadas
       *[other] de las series anotadas de { $who-name }
     }
    .to = { $who ->
        [you] a tus series anotadas
       *[other] a las series anotadas de { $who-name }
     }
    .in = { $who ->
        [you] entre tus series anotadas
       *[other] entre las series anotadas de { $who-name }
     }
    .title = anotadas

## Lo que se puede hacer

do-draw = Robar una carta
do-take = Tomar { $card }
do-take-top = Tomar el último descarte
do-run = Carrera de { $yards }
do-block = Bloqueo y carrera de { $yards }
do-pass = Pase { $from }–{ $to } de { $yards }
do-return = Devolución de { $yards }
do-jukem = ¡JUKEM! { $play }
do-gain = { $play }, hasta { $total }
do-touchdown = { $play }: ¡touchdown!
do-goal = Patear un gol de campo: { $points } puntos
do-discard = Descartar { $card }
do-stop = { $card } Anular la jugada: { $yards } yardas
do-wipe = { $card } Borrar la serie: { $yards } yardas
do-allow = Dejarla valer
do-end-half = Terminar la mitad
do-end-overtime = Terminar el tiempo extra
do-concede = Rendirse
do-amiss = Jugar cartas que no forman una jugada

## Lo que ha pasado

half-begins = { $half ->
    [1] Empieza la primera mitad.
   *[other] Empieza la segunda mitad.
 } { $who ->
    [you] Repartes tú.
   *[other] Reparte { $who-name }.
 }
overtime-begins = Empieza el tiempo extra { $number }: gana quien anote primero. { $who ->
    [you] Repartes tú.
   *[other] Reparte { $who-name }.
 }
turn = { $who ->
    [you] Te toca a ti.
   *[other] Le toca a { $who-name }.
 }
final-turn = { $who ->
    [you] Robas la última carta: este es tu turno final.
   *[other] { $who-name } roba la última carta: este es el turno final.
 }
shouts = { $who ->
    [you] Gritas: ¡JUKEM!
   *[other] { $who-name } grita: ¡JUKEM!
 }
played = { $who ->
    [you] Juegas { $cards }: avanzas { $yards } yardas y llegas a { $total }.
   *[other] { $who-name } juega { $cards }: avanza { $yards } yardas y llega a { $total }.
 }
allowed = { $who ->
    [you] Dejas valer la jugada.
   *[other] { $who-name } deja valer la jugada.
 }
stopped = { $who ->
    [you] Respondes
   *[other] { $who-name } responde
 } con { $card } { $whose ->
    [you] Tu última jugada queda anulada: pierdes { $yards } yardas.
   *[other] La última jugada de { $whose-name } queda anulada: se pierden { $yards } yardas.
 }
wiped-out = { $who ->
    [you] Respondes
   *[other] { $who-name } responde
 } con { $card } { $whose ->
    [you] Tu serie entera queda borrada: pierdes { $yards } yardas.
   *[other] La serie entera de { $whose-name } queda borrada: se pierden { $yards } yardas.
 }
discarded = { $who ->
    [you] Descartas { $card }.
   *[other] { $who-name } descarta { $card }.
 }
not-asked = { $who ->
    [you] No tienes con qué responder.
   *[other] { $who-name } no tiene con qué responder.
 }
no-play-left = { $who ->
    [you] No te queda ninguna jugada.
   *[other] A { $who-name } no le queda ninguna jugada.
 }
ended = { $who ->
    [you] No haces más jugadas.
   *[other] { $who-name } no hace más jugadas.
 }
touchdown = ¡Touchdown! { $who ->
    [you] Anotas { $points } puntos.
   *[other] { $who-name } anota { $points } puntos.
 }
field-goal = ¡Gol de campo, y es bueno! { $who ->
    [you] Anotas { $points } puntos.
   *[other] { $who-name } anota { $points } puntos.
 }
half-over = { $half ->
    [1] Termina la primera mitad.
   *[other] Termina la segunda mitad.
 }
overtime-over = Termina el tiempo extra { $number }.
time-up = { $who ->
    [you] Se te acabó el tiempo.
   *[other] A { $who-name } se le acabó el tiempo.
 }
conceded = { $who ->
    [you] Te rindes.
   *[other] { $who-name } se rinde.
 }
won = { $who ->
    [you] Ganas el partido.
   *[other] { $who-name } gana el partido.
 }
tied = El partido termina en empate.

## Cómo va

status-half = { $half ->
    [1] Primera mitad
   *[other] Segunda mitad
 }, { $who ->
    [you] repartiste tú
   *[other] repartió { $who-name }
 }.
status-overtime = Tiempo extra { $number }, gana quien anote primero; { $who ->
    [you] repartiste tú
   *[other] repartió { $who-name }
 }.
status-practice = Práctica: { $cards } se quedan en la caja.
status-final = Este es el turno final: tantas jugadas como dé la mano.
status-refill = { $who ->
    [you] Completas tu mano:
   *[other] { $who-name } completa su mano:
 } { $count ->
    [one] una carta más
   *[other] { $count } cartas más
 }.
status-play = { $who ->
    [you] Eliges una jugada.
   *[other] { $who-name } elige una jugada.
 }
status-answer = { $who ->
    [you] Puedes responder a la jugada o dejarla valer.
   *[other] { $who-name } puede responder a la jugada o dejarla valer.
 }
status-drive = { $who ->
    [you] Tu serie
   *[other] La serie de { $who-name }
 } va por { $total } yardas; faltan { $togo }.
status-range = { $who ->
    [you] Tu serie
   *[other] La serie de { $who-name }
 } va por { $total } yardas; faltan { $togo }: a distancia de gol de campo.
status-known = Ambos saben que { $cards } { $cards-count ->
    [one] está
   *[other] están
 } { $who ->
    [you] en tu mano
   *[other] en la mano de { $who-name }
 }.
status-dry = Turnos secos seguidos: { $count } de { $most }.
status-over = El partido ha terminado.
deck-differs = Este mazo tiene { $total } cartas; el impreso tiene { $printed }.

## Opciones

option-deck = Cartas
    .help = Con qué mezcla de cartas se juega.
option-deck-jukem-2016-reconstructed = la caja, reconstruida
option-practice = Partido de práctica
    .help = Un primer partido más suave: una carta amarilla y una roja se quedan en la caja.
option-practice-yellow = Amarilla que falta
    .help = De qué tipo amarillo falta una carta en un partido de práctica.
option-practice-yellow-holding = HOLDING!
option-practice-yellow-sack = SACK!
option-practice-red = Roja que falta
    .help = De qué tipo rojo falta una carta en un partido de práctica.
option-practice-red-fumble = FUMBLE!
option-practice-red-picked-off = PICKED OFF!
option-first-dealer = Primer reparto
    .help = Quién reparte en la primera mitad; empieza la otra persona.
option-first-dealer-random = al azar
option-first-dealer-seat0 = silla 1
option-first-dealer-seat1 = silla 2
option-discard-rule = Descartar
    .help = Si se puede descartar una carta aunque haya una jugada posible.
option-discard-rule-forced-only = solo si no hay jugada
option-discard-rule-always = siempre
option-overtime = Empate
    .help = Si un empate se sigue jugando o se queda en empate.
option-overtime-sudden-death = gana quien anote primero
option-overtime-none = queda en empate
option-overtime-dealer = Reparto en tiempo extra
    .help = Quién reparte en cada tiempo extra.
option-overtime-dealer-alternate = por turnos
option-overtime-dealer-random = al azar
option-overtime-cap = Máximo de tiempos extra
    .help = Después de tantos tiempos extra el partido queda en empate.
option-stall-limit = Turnos secos
    .help = Cuántos turnos seguidos se puede solo cambiar con los descartes antes de que alguien tenga que robar.
option-discard-view = Pila de descartes
    .help = Si se ve toda la pila de descartes o solo su carta de arriba.
option-discard-view-full = entera
option-discard-view-top-only = solo la de arriba
option-defense-prompt = Preguntar a la defensa
    .help = Si se pregunta a la defensa aunque no tenga cartas defensivas.
option-defense-prompt-always = siempre
option-defense-prompt-only-if-able = solo si tiene carta
option-turn-clock = Reloj del turno (segundos)
    .help = Segundos para un turno, completar la mano y jugar; en un turno final se dan de nuevo en cada jugada.
option-defense-clock = Reloj de la defensa (segundos)
    .help = Segundos para responder a una jugada.

## Por qué no

why-JK-2-2 = Un partido de práctica necesita una carta de cada tipo que falta y diez cartas además.
why-JK-2-5 = Juegan exactamente dos.
why-JK-4-2 = Una jugada es un RUN, un PASS con un CATCH, un KICK RETURN o un FIELD GOAL; se pueden añadir PANCAKE BLOCK! y JUKEM.
why-JK-4-8 = El mazo está vacío.
why-JK-4-9 = En un turno tomas una sola carta de los descartes, si hay alguna.
why-JK-4-20 = Eso te llevaría más allá de 100 yardas.
why-JK-4-21 = Tu mano no da para esa jugada.
why-JK-4-22 = Solo puedes descartar cuando no tienes ninguna jugada.
why-JK-4-23 = Se descarta una sola carta de tu mano.
why-JK-4-25 = Esa carta nunca es una jugada por sí sola.
why-JK-4-30 = Responde con una carta amarilla o roja de tu mano, o deja valer la jugada.
why-JK-4-42 = Solo puedes terminar la mitad en el turno final, y entonces ya no se descarta.
why-JK-4-46 = Eso no te toca ahora.
why-JK-5-3 = El CATCH debe estar dentro del rango del PASS.
why-JK-5-5 = PASS y CATCH se juegan juntos.
why-JK-5-7 = Un PASS lleva un solo CATCH.
why-JK-5-9 = El KICK RETURN solo abre una serie: la tuya ya tiene jugadas.
why-JK-5-16 = Una jugada lleva un solo JUKEM.
why-JK-5-17 = Un JUKEM solo va con yardas: no con un FIELD GOAL.
why-JK-5-18 = Al doble pasaría de 100 yardas; sin el JUKEM quizá no.
why-JK-5-21 = Un PANCAKE BLOCK! solo va con un RUN.
why-JK-5-22 = Un RUN lleva un solo PANCAKE BLOCK!
why-JK-5-24 = Un FIELD GOAL pide 70 yardas o más.
why-JK-9-3 = Se ha cambiado demasiado: roba primero del mazo.

## En el tablero

title-run = RUN
title-pass = PASS
title-catch = CATCH
board-half = Mitad
board-overtime = TE
half-name = { $half ->
    [1] 1.ª mitad
   *[other] 2.ª mitad
 }
overtime-name = Tiempo extra { $number }
final = Turno final
yards = { $count ->
    [one] yarda
   *[other] yardas
 }
to-go = faltan { $yards }
range = Zona de gol de campo
sum-hidden = ¡Cuéntalas!
drive-said = { $who ->
    [you] Tu serie
   *[other] Serie de { $who-name }
 }: { $total } yardas, faltan { $togo }. { $cards-count ->
    [0] Todavía sin jugadas.
   *[other] { $cards }.
 }
pile-draw = Mazo
pile-discard = Descartes
pile-out = Fuera
pile-play = Jugada
play-said = Jugada: +{ $yards }
pile-said = { $name }: { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
pile-said-top = { $name }: { $count ->
    [one] una carta
   *[other] { $count } cartas
 }, arriba { $card }
look = Mirar cartas
look-title = Cartas en la mesa
look-discard = Descartes, el más nuevo primero
look-top = En esta mesa solo se ve el último descarte.
look-out = Fuera de juego hasta que acabe el periodo
look-scored = { $who ->
    [you] Tus series que anotaron
   *[other] Series de { $who-name } que anotaron
 }
look-known = { $who ->
    [you] Conocidas en tu mano
   *[other] Conocidas en la mano de { $who-name }
 }
look-left = En la caja por la práctica
look-none = Ninguna
sums-hide = Tapar las sumas: cuento yo
sums-show = Mostrar las sumas
side-said = { $who-name }: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 }
card-known = { $card }, ambos saben de ella
card-can = { $card }, se puede usar
card-with = { $card }, va con lo elegido
hand-said = Tu mano, { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
hand-empty = No tienes cartas en la mano.
ask-refill = Completa tu mano: { $count ->
    [one] una carta más
   *[other] { $count } cartas más
 }.
ask-refill-draw = Empieza por el mazo: demasiados turnos secos.
ask-play = Haz una jugada.
ask-discard = No hay jugada: descarta una carta.
ask-final = Turno final: sigue mientras puedas.
ask-dry = Turnos secos: { $count } de { $most }
call-run = { $who ->
    [you] Corres
   *[other] { $who-name } corre
 } { $yards }: { $total } yardas.
call-pass = { $who ->
    [you] Tu pase
   *[other] El pase de { $who-name }
 } gana { $yards }: { $total } yardas.
call-kick = { $who ->
    [you] Devuelves
   *[other] { $who-name } devuelve
 } la patada { $yards } yardas: { $total }.
call-ask = ¿Respondes o la dejas valer?
call-nothing = Nada con que responder
always = Dejar valer siempre
key-draw = Robar del mazo
key-take = Tomar el último descarte o descartar la carta elegida
key-allow = Dejar valer la jugada
key-defend = Responder con una carta defensiva
shout-touchdown = ¡TOUCHDOWN!
shout-good = ¡ES BUENO!
shout-jukem = ¡JUKEM!
shout-half = MEDIO TIEMPO
shout-overtime = TIEMPO EXTRA
shout-final = TURNO FINAL
plaque = { $yards ->
    [one] una yarda
   *[other] { $yards } yardas
 }
result-title = Puntos por periodo
result-total = Total
result-touchdowns = { $count ->
    [one] un touchdown
   *[other] { $count } touchdowns
 }
result-goals = { $count ->
    [one] un gol de campo
   *[other] { $count } goles de campo
 }
result-made = { $scores }
result-nothing = sin anotar
result-conceded = { $who ->
    [you] Te rendiste.
   *[other] { $who-name } se rindió.
 }
