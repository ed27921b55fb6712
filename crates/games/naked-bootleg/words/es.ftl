### Naked Bootleg en palabras.

about = Un juego de descarte vestido de fútbol americano: baja una formación o una racha, corre hasta la última carta y cuidado con los ladrones.
goal = Baja cuatro cartas iguales y tres iguales, o una carta de racha y seis más de su color; después quédate sin cartas antes que nadie.
lesson-first = Una formación y la última carta

## Colores

colour-blue = azul
    .m = azul
    .f = azul
colour-red = rojo
    .m = rojo
    .f = roja
colour-green = verde
    .m = verde
    .f = verde
colour-black = negro
    .m = negro
    .f = negra

## Clases de cartas

kind-shotgun = Shotgun
    .many = Shotguns
    .gender = f
kind-pistol = Pistol
    .many = Pistols
    .gender = f
kind-x = X
    .many = X
    .gender = f
kind-o = O
    .many = O
    .gender = f
kind-nickel = Nickel
    .many = Nickels
    .gender = m
kind-dime = Dime
    .many = Dimes
    .gender = m
kind-cover = Cover
    .many = Covers
    .gender = m
kind-pigskin = Pigskin
    .many = Pigskins
    .gender = m
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
    .gender = m
kind-pick-six = Pick Six
    .many = Pick Six
    .gender = m
kind-fumblerooski = Fumblerooski
    .many = Fumblerooskis
    .gender = m
kind-spy = Spy
    .many = Spies
    .gender = m
kind-interception = Interception
    .many = Interceptions
    .gender = f
kind-deflection = Deflection
    .many = Deflections
    .gender = f
kind-streak = carta de racha
    .many = cartas de racha
    .gender = f
kind-wildcat = Wildcat
    .many = Wildcats
    .gender = m
kind-hail-mary = Hail Mary
    .many = Hail Marys
    .gender = m
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
    .gender = m
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

## Cartas

face = { $kind } { $kind-gender ->
    [f] { $colour-f }
   *[m] { $colour-m }
 }
    .the = { $kind-gender ->
        [f] la { $kind } { $colour-f }
       *[m] el { $kind } { $colour-m }
     }
face-plain = { $kind }
    .the = { $kind-gender ->
        [f] la { $kind }
       *[m] el { $kind }
     }
face-the-fumble = The Fumble ({ $colour })
    .the = The Fumble

## Lo que hace una carta

help-pair = Al descartarla no pasa nada. Tres o más { $kind-many } son un grupo. Una formación de { $kind-many } y { $other-many }, o solo de { $kind-many }, es un Pro Set: nadie puede robar de ella.
help-cover = Al descartarla no pasa nada. Tres o más Covers son un grupo, y un disfraz es honesto si solo esconde Covers y Wildcats. Una formación solo de Covers, todos boca arriba, es un Pro Set: nadie puede robar de ella.
help-eight = Al descartarla no pasa nada. Una formación de Pigskins y Horsecollars es un Pro Set: nadie puede robar de ella. Con los ocho y sin Wildcats es un Crazy Eight y gana la ronda en el acto.
help-natural-pair = Al descartarla no pasa nada. Una formación de Pigskins y Horsecollars es un Pro Set: nadie puede robar de ella. Sin Wildcats es un Crazy Eight y gana la ronda en el acto.
help-streak = Al descartarla no pasa nada. Con seis o más cartas de su color forma una racha, que vale como una formación entera.
help-reverse = El juego cambia de sentido.
help-double-reverse = El juego cambia de sentido; después saltas a nadie, a un jugador o a dos.
help-end-around = El juego cambia de sentido; después saltas a cuantos jugadores quieras. Si los saltas a todos, vuelves a jugar.
help-handoff = Se salta al siguiente jugador.
help-juke = Saltas a un jugador o a dos.
help-sweep = Saltas a cuantos jugadores quieras, al menos a uno. Si los saltas a todos, vuelves a jugar.
help-draw-play = El siguiente jugador toma una carta y pierde un turno, o la pasa.
help-blindside-players = El siguiente jugador o el anterior toma cartas, y tú eliges cuántas: de una a una por cada jugador activo. El siguiente pierde además un turno.
help-blindside-sets = El siguiente jugador o el anterior toma cartas, y tú eliges cuántas: de una a una por cada grupo y racha de la mesa. El siguiente pierde además un turno.
help-blindside-one = El siguiente jugador o el anterior toma una carta. El siguiente pierde además un turno.
help-pick-six = El siguiente jugador toma seis cartas y pierde un turno, o las pasa.
help-trick-six = El siguiente jugador o el anterior toma seis cartas. El siguiente pierde además un turno.
help-fumblerooski = Si un grupo tuyo le encaja al siguiente jugador, te lo quita. Si ninguno le encaja, o si era tu última carta, no pasa nada.
help-the-fumble = Si un grupo tuyo le encaja al siguiente jugador, te lo quita; si ninguno le encaja, tiras uno. No cuesta nada como última carta, al añadirlo, ni bajo otro Fumblerooski en un montón.
help-spy = Puedes mirar una carta al azar de la mano del siguiente jugador.
help-blue-spy = Puedes mirar una carta al azar de la mano del siguiente jugador; si es azul, ves otra más.
help-red-spy = Puedes mirar una carta al azar de la mano del siguiente jugador, o destapar una carta de cada disfraz de la mesa.
help-green-spy = Puedes mirar una carta al azar de la mano del siguiente jugador, o hacer que alguien con una sola carta la enseñe a todos.
help-black-spy = Puedes mirar una carta al azar de la mano del siguiente jugador, o hacer que cualquiera enseñe a todos { $count ->
    [one] una carta al azar
   *[other] { $count } cartas al azar
 }.
help-interception = Puedes quitarle algo al siguiente jugador: un grupo que te encaje, una racha de este color o, a ciegas, hasta dos cartas de la mano, de las que te quedas las que quieras. Una Deflection del mismo color le da la vuelta.
help-immaculate-interception = Puedes quitarle algo al siguiente jugador: un grupo que te encaje, una racha de cualquier color o, a ciegas, hasta tres cartas de la mano, de las que te quedas las que quieras. La Deflection negra le da la vuelta.
help-deflection = En respuesta a una Interception de su color detiene el robo, y puedes usar esa Interception contra el ladrón. En una racha, o como grupo de Deflections, protege de las Interceptions. Descartada en tu turno no hace nada.
help-immaculate-deflection = En respuesta a la Interception negra detiene el robo, y puedes usar esa Interception contra el ladrón. En una racha, o en un grupo de Deflections, protege de las Interceptions y de los Bootlegs. Descartada en tu turno no hace nada.
help-wildcat = Sustituye a cualquier carta de un grupo o de una racha, menos a la carta de racha. Al descartarlo eliges el color de juego.
help-wildcat-streak = Sustituye a cualquier carta de un grupo o de una racha, incluso a la carta de racha. Al descartarlo eliges el color de juego.
help-hail-mary = Eliges el color de juego y puedes jugar otro turno enseguida.
help-bootleg = Puedes robarle a cualquiera un grupo que te encaje, y eliges el color de juego. Ninguna Deflection lo para.
help-naked-bootleg = Puedes robar uno o dos grupos, a quien quieras, o una racha, si te encajan, y eliges el color de juego. Ninguna Deflection lo para.

when-matching = Descártala si es del color de juego o si encima hay una carta de su clase.
when-answer = Descártala si es del color de juego o si encima hay una carta de su clase. De la misma manera pasas las cartas que te toca tomar.
when-answer-free = Descártala si es del color de juego o si encima hay una carta de su clase. Las cartas que te toca tomar las pasas con ella en cualquier momento.
when-passing = Descártala si es del color de juego o si encima hay una carta de su clase. Si no has bajado nada, puedes hacerlo incluso antes de tomar carta, siempre que te robe un grupo o una racha.
when-deflection = Juégala cuando una Interception de su color vaya contra ti. Si no, descártala si es del color de juego o si encima hay una carta de su clase.
when-always = Se descarta sobre cualquier carta.
when-always-passing = Se descarta sobre cualquier carta. Si no has bajado nada, puedes hacerlo incluso antes de tomar carta, siempre que te robe un grupo o una racha.

sign-blue = Círculo azul, B: la carta es azul.
sign-red = Rombo rojo, R: la carta es roja.
sign-green = Triángulo verde, G: la carta es verde.
sign-black = Cuadrado negro, K: la carta es negra.
sign-colourless = Estrella morada, W: la carta no tiene color.
sign-power = Estrella dorada: una carta con nombre propio. Sigue siendo { $kind-gender ->
    [f] una
   *[m] un
 } { $kind }.
sign-dead = Círculo tachado: carta muerta. Nadie puede tomarla de la pila de descartes.

## Cartas bajadas

lot-set = { $whose ->
    [you] tus { $kind-many }
   *[other] { $kind-gender ->
        [f] las { $kind-many } de { $whose-name }
       *[m] los { $kind-many } de { $whose-name }
     }
 }
lot-forgiven = { $whose ->
    [you] tus Covers perdonados
   *[other] los Covers perdonados de { $whose-name }
 }
lot-disguise = { $whose ->
    [you] tu disfraz
   *[other] el disfraz de { $whose-name }
 }
lot-streak = { $whose ->
    [you] tu racha { $colour-f }
   *[other] la racha { $colour-f } de { $whose-name }
 }
lot-none = { $whose ->
    [you] un grupo tuyo
   *[other] un grupo de { $whose-name }
 }
own-set = { $whose ->
    [you] tus
   *[other] sus
 } { $kind-gender ->
    [f] propias { $kind-many }
   *[m] propios { $kind-many }
 }
own-forgiven = { $whose ->
    [you] tus propios Covers perdonados
   *[other] sus propios Covers perdonados
 }
own-disguise = { $whose ->
    [you] tu propio disfraz
   *[other] su propio disfraz
 }
own-streak = { $whose ->
    [you] tu propia racha { $colour-f }
   *[other] su propia racha { $colour-f }
 }
counted-set = { $count } { $kind-many }
counted-forgiven = { $count } Covers perdonados
counted-disguise = un disfraz de { $count }
counted-streak = una racha { $colour-f } de { $count }
short-set = { $kind } ×{ $count }
short-forgiven = Cover ×{ $count }
short-disguise = ? ×{ $count }
short-streak = { $colour } ×{ $count }
what-set = { $kind-many }
what-disguise = un disfraz
what-streak = una racha { $colour-f }

## Lugares

zone-pylon = el pilón
    .from = del pilón
    .to = al pilón
    .in = en el pilón
    .title = pilón
zone-discard = la pila de descartes
    .from = de la pila de descartes
    .to = a la pila de descartes
    .in = en la pila de descartes
    .title = descartes
zone-box = la caja
    .from = de la caja
    .to = a la caja
    .in = en la caja
    .title = caja
zone-taken = las cartas robadas
    .from = de las cartas robadas
    .to = entre las cartas robadas
    .in = entre las cartas robadas
    .title = robadas
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
zone-down-a = { $who ->
    [you] tus cartas bajadas
    [own] sus cartas bajadas
   *[other] las cartas bajadas de { $who-name }
 }
    .from = { $who ->
        [you] de tus cartas bajadas
        [own] de sus cartas bajadas
       *[other] de las cartas bajadas de { $who-name }
     }
    .to = { $who ->
        [you] a tus cartas bajadas
        [own] a sus cartas bajadas
       *[other] a las cartas bajadas de { $who-name }
     }
    .in = { $who ->
        [you] entre tus cartas bajadas
        [own] entre sus cartas bajadas
       *[other] entre las cartas bajadas de { $who-name }
     }
    .title = primer sitio
zone-down-b = { $who ->
    [you] tus cartas bajadas
    [own] sus cartas bajadas
   *[other] las cartas bajadas de { $who-name }
 }
    .from = { $who ->
        [you] de tus cartas bajadas
        [own] de sus cartas bajadas
       *[other] de las cartas bajadas de { $who-name }
     }
    .to = { $who ->
        [you] a tus cartas bajadas
        [own] a sus cartas bajadas
       *[other] a las cartas bajadas de { $who-name }
     }
    .in = { $who ->
        [you] entre tus cartas bajadas
        [own] entre sus cartas bajadas
       *[other] entre las cartas bajadas de { $who-name }
     }
    .title = segundo sitio

## Lo que se puede hacer

do-and-then = { $what }: { $lead }
do-with-omaha = { $what } – ¡Omaha!
do-silently = { $what } – en silencio
do-pick-pylon = Tomar del pilón
do-pick-discard = Tomar { $card-the }
do-pick-top = Tomar el último descarte
do-begin = Bajar { $what } …
do-lay = Bajar { $what }: { $cards }
do-hit = Añadir { $card-the } a { $lot }
do-challenge = Desafiar { $lot }
do-discard = Descartar { $card-the }
do-pass = Pasar
do-add = Poner { $card-the }
do-done = Bajarlo
do-stack = Apilar { $card-the }
do-stack-done = Descartar el montón
do-none = No usarla
do-none-flag = Dejar la bandera
do-none-again = No jugar otro turno
do-none-second = Ningún segundo grupo
do-none-steal = No robar nada
do-decline = Dejar que pase
do-pick-up = Tomar { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
do-pick-up-and-lose = Tomar { $count ->
    [one] una carta
   *[other] { $count } cartas
 } y perder el turno
do-skip = { $count ->
    [0] No saltar a nadie
    [one] Saltar a un jugador
   *[other] Saltar a { $count } jugadores
 }: { $who ->
    [you] vuelves a jugar
   *[other] le toca a { $who-name }
 }
do-send = { $who ->
    [you] Tomas
   *[other] { $who-name } toma
 } { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
do-send-and-lose = { $who ->
    [you] Tomas
   *[other] { $who-name } toma
 } { $count ->
    [one] una carta
   *[other] { $count } cartas
 } y { $who ->
    [you] pierdes
   *[other] pierde
 } un turno
do-look = Mirar una carta { $whom ->
    [you] tuya
   *[other] de { $whom-name }
 }
do-flip = Destapar una carta de cada disfraz
do-show = { $whom ->
    [you] Enseñas
   *[other] { $whom-name } enseña
 } cartas a todos
do-steal = Robar { $lot }
do-grab = Tomar { $count ->
    [one] una carta
   *[other] { $count } cartas
 } de { $whom ->
    [you] tu mano
   *[other] la mano de { $whom-name }
 }
do-name = Elegir { $colour }
do-again = Jugar otro turno
do-deflect = Desviar con { $card-the }
do-answer = Responder con { $card-the }
do-keep-none = No quedarte ninguna
do-keep = Quedarte: { $cards }
do-fumble = Tomar { $lot }
do-pitch = Tirar { $lot }
do-spare = Dejarle { $card-the }
do-capture = Capturar la bandera
do-hand-flag = Dar la bandera a { $whom ->
    [you] ti
   *[other] { $whom-name }
 }
do-deal = { $who ->
    [you] Repartes tú
   *[other] Reparte { $who-name }
 }
do-taunt = Provocar: destapar { $card-the }
do-catch = Pillar a { $whom ->
    [you] ti
   *[other] { $whom-name }
 }: ¡sin Omaha!
do-forfeit = Dejar la partida

## Adónde lleva

leads-touchdown = ¡touchdown!
leads-redzone = ¡zona roja!
leads-turn = el juego cambia de sentido
leads-turn-and-skip = el juego cambia de sentido, y puedes saltar
leads-skip = { $who ->
    [you] te saltan
   *[other] se salta a { $who-name }
 }
leads-skips = elige a cuántos saltas
leads-send = elige quién toma cartas
leads-pick-up = { $who ->
    [you] tomas
   *[other] { $who-name } toma
 } { $count ->
    [one] una
   *[other] { $count }
 }
leads-fumble = { $who ->
    [you] tomas un grupo
   *[other] { $who-name } te quita un grupo
 }
leads-pitch = pierdes un grupo
leads-look = espía { $whom ->
    [you] tu mano
   *[other] a { $whom-name }
 }
leads-intercept = róbale { $whom ->
    [you] a nadie
   *[other] a { $whom-name }
 }
leads-steal = roba y elige un color
leads-colour = elige un color
leads-again = elige un color y vuelve a jugar

## Lo que pasó

round = Ronda { $round }: { $who ->
    [you] repartes tú
   *[other] reparte { $who-name }
 }.
turn = { $who ->
    [you] Te toca.
   *[other] Le toca a { $who-name }.
 }
turn-lost = { $who ->
    [you] Pierdes un turno.
   *[other] { $who-name } pierde un turno.
 }
passes = { $who ->
    [you] Pasas.
   *[other] { $who-name } pasa.
 }
laid-set = { $who ->
    [you] Bajas
   *[other] { $who-name } baja
 } { $kind-many }: { $cards }.
laid-streak = { $who ->
    [you] Bajas
   *[other] { $who-name } baja
 } una racha { $colour-f }: { $cards }.
laid-disguise = { $who ->
    [you] Bajas
   *[other] { $who-name } baja
 } un disfraz de { $cards }.
hits = { $who ->
    [you] Añades
   *[other] { $who-name } añade
 } { $card-the } a { $lot }.
discards = { $who ->
    [you] Descartas
   *[other] { $who-name } descarta
 } { $card-the }.
stacks = { $who ->
    [you] Descartas
   *[other] { $who-name } descarta
 } un montón: { $cards }, y encima { $card-the }.
omaha = { $who ->
    [you] Cantas: ¡Omaha!
   *[other] { $who-name } canta: ¡Omaha!
 }
catches = { $who ->
    [you] Pillas { $whom ->
        [you] tu mano
       *[other] a { $whom-name }
     }
   *[other] { $whom ->
        [you] { $who-name } te pilla
       *[other] { $who-name } pilla a { $whom-name }
     }
 } sin «Omaha»: dos cartas y un turno perdido.
taunts = { $who ->
    [you] Provocas con una carta de tu disfraz.
   *[other] { $who-name } provoca con una carta del disfraz.
 }
grounded = { $who ->
    [you] Descartas sin haber tomado: la carta vuelve a tu mano y tu turno se acaba.
   *[other] { $who-name } descarta sin haber tomado: la carta vuelve a la mano y el turno se acaba.
 }
false-start = { $who ->
    [you] Intentas tomar fuera de turno y perderás uno.
   *[other] { $who-name } intenta tomar fuera de turno y perderá uno.
 }
time-up = { $who ->
    [you] Se te acabó el tiempo.
   *[other] Se acabó el tiempo de { $who-name }.
 }
new-pylon = Los descartes se barajan y forman un nuevo pilón.
reversed = El juego cambia de sentido.
skipped = { $count ->
    [one] Se salta a un jugador.
   *[other] Se salta a { $count } jugadores.
 }
coming = { $count ->
    [one] Una carta va
   *[other] { $count } cartas van
 } para { $who ->
    [you] ti
   *[other] { $who-name }
 }.
picked-up = { $who ->
    [you] Tomas
   *[other] { $who-name } toma
 } { $count ->
    [one] una carta
   *[other] { $count } cartas
 }.
picked-up-and-lost = { $who ->
    [you] Pierdes el turno.
   *[other] { $who-name } pierde el turno.
 }
names = { $who ->
    [you] Eliges
   *[other] { $who-name } elige
 } { $colour }.
again = { $who ->
    [you] Juegas otro turno.
   *[other] { $who-name } juega otro turno.
 }
spies-on = { $who ->
    [you] Miras
   *[other] { $who-name } mira
 } { $whom ->
    [you] tu mano
   *[other] la mano de { $whom-name }
 }.
has-shown = { $who ->
    [you] Haces
   *[other] { $who-name } hace
 } que { $whom ->
    [you] enseñes
   *[other] { $whom-name } enseñe
 } cartas a todos.
flips = { $who ->
    [you] Destapas
   *[other] { $who-name } destapa
 } una carta de cada disfraz.
fumbled = ¡Fumble! { $who ->
    [you] Tomas
   *[other] { $who-name } toma
 } { $lot }.
fumble-pitched = ¡Fumble! { $who ->
    [you] Tiras
   *[other] { $who-name } tira
 } { $lot }.
goes-for = { $who ->
    [you] Vas
   *[other] { $who-name } va
 } por { $lot }.
steals = { $who ->
    [you] Robas
   *[other] { $who-name } roba
 } { $lot }.
grabs = { $who ->
    [you] Vas
   *[other] { $who-name } va
 } por { $count ->
    [one] una carta
   *[other] { $count } cartas
 } de { $whom ->
    [you] tu mano
   *[other] la mano de { $whom-name }
 }.
deflects = { $who ->
    [you] Desvías el robo.
   *[other] { $who-name } desvía el robo.
 }
unused = { $who ->
    [you] No usas la acción de la carta.
   *[other] { $who-name } no usa la acción de la carta.
 }
declines = { $who ->
    [you] Dejas que pase.
   *[other] { $who-name } deja que pase.
 }
keeps = { $count ->
    [0] { $who ->
        [you] No te quedas ninguna
       *[other] { $who-name } no se queda ninguna
     }
    [one] { $who ->
        [you] Te quedas una
       *[other] { $who-name } se queda una
     }
   *[other] { $who ->
        [you] Te quedas { $count }
       *[other] { $who-name } se queda { $count }
     }
 } de las cartas robadas.
bluff-stolen = { $whom ->
    [you] Tu disfraz era un farol: se tira.
   *[other] El disfraz de { $whom-name } era un farol: se tira.
 }
challenge-bluff = { $who ->
    [you] Desafías
   *[other] { $who-name } desafía
 } { $whom ->
    [you] tu disfraz
   *[other] el disfraz de { $whom-name }
 }: ¡es un farol!
challenge-honest = { $who ->
    [you] Desafías
   *[other] { $who-name } desafía
 } { $whom ->
    [you] tu disfraz
   *[other] el disfraz de { $whom-name }
 }: es honesto.
challenge-lost = { $who ->
    [you] Pierdes todo lo bajado y toda la mano menos una carta.
   *[other] { $who-name } pierde todo lo bajado y toda la mano menos una carta.
 }
flag = { $who ->
    [you] Tienes la bandera.
   *[other] { $who-name } tiene la bandera.
 }
flag-neutral = La bandera no es de nadie.
touchdown = { $who ->
    [you] ¡Touchdown tuyo!
   *[other] ¡Touchdown de { $who-name }!
 }
crazy-eight = { $who ->
    [you] ¡Crazy Eight tuyo!
   *[other] ¡Crazy Eight de { $who-name }!
 }
exits = { $who ->
    [you] Estás en la zona de anotación.
   *[other] { $who-name } está en la zona de anotación.
 }
called = La ronda se da por terminada: nadie consigue un touchdown.
gets-points = { $who ->
    [you] Te llevas
   *[other] { $who-name } se lleva
 } { $points ->
    [0] cero puntos
    [one] un punto
   *[other] { $points } puntos
 }.
eliminated = { $who ->
    [you] Quedas fuera.
   *[other] { $who-name } queda fuera.
 }
leaves = { $who ->
    [you] Dejas la partida.
   *[other] { $who-name } deja la partida.
 }
overtime = ¡Tiempo extra!
coin = { $who ->
    [you] Ganas el lanzamiento de moneda.
   *[other] { $who-name } gana el lanzamiento de moneda.
 }
won = { $who ->
    [you] Ganas la partida.
   *[other] { $who-name } gana la partida.
 }

## Cómo está la mesa

status-overtime = Tiempo extra
status-quarter = Cuarto { $round } de 4
status-round = Ronda { $round }
status-capture-the-flag = Capture the Flag
status-run-n-gun = Run n’ Gun
status-last-man-standing = Last Man Standing
status-turn = Turno { $turn }
status-colour = El color de juego es { $colour }.
status-any-colour = Se puede descartar cualquier carta.
status-clockwise = Se juega en el sentido de las agujas del reloj.
status-counter = Se juega en sentido contrario a las agujas del reloj.
status-downed = { $who ->
    [you] Has bajado:
   *[other] { $who-name } ha bajado:
 } { $lots }.
status-redzone = { $who ->
    [you] Estás en la zona roja.
   *[other] En la zona roja: { $who-names }.
 }
status-omaha = { $who ->
    [you] Has dicho «Omaha»: nadie puede desafiarte.
   *[other] Con «Omaha» dicho y a salvo de desafíos: { $who-names }.
 }
status-exposed = { $who ->
    [you] Has olvidado «Omaha»: te pueden pillar.
   *[other] Sin «Omaha» y a tiro: { $who-names }.
 }
status-exited = { $who ->
    [you] Estás en la zona de anotación.
   *[other] En la zona de anotación: { $who-names }.
 }
status-out = { $who ->
    [you] Estás fuera de la partida.
   *[other] Fuera de la partida: { $who-names }.
 }
status-lost = { $who ->
    [you] Perderás
   *[other] { $who-name } perderá
 } { $count ->
    [one] un turno
   *[other] { $count } turnos
 }.
status-counter-action = { $who ->
    [you] Puedes
   *[other] { $who-name } puede
 } volver la Interception contra { $whom ->
    [you] ti
   *[other] { $whom-name }
 }.
status-keep = { $who ->
    [you] Miras las cartas robadas: ¿cuáles te quedas?
   *[other] { $who-name } mira las cartas robadas.
 }
status-begun = Estás bajando { $what }.
status-draft = Estás bajando { $what }: { $cards }.
status-stack = Tu montón hasta ahora: { $cards }.

goal-none = Baja 4 iguales + 3 iguales, o una carta de racha + 6 de su color. Después vacía tu mano.
goal-three = + 3 iguales = zona roja: después vacía la mano
goal-four = + 4 iguales = zona roja: después vacía la mano
goal-red = ¡Zona roja! Deshazte de todas las cartas.
goal-flag = ¡Zona roja! Ahora captura la bandera.
goal-one = Una carta más: ¡touchdown a la vista!

## Opciones

option-teams = Equipos
    .help = Cada cual por su cuenta o en equipos: con cuatro sillas, dos contra dos; con seis, tres contra tres o tres parejas.
option-teams-none = cada cual por su cuenta
option-teams-2v2 = 2 contra 2
option-teams-3v3 = 3 contra 3
option-teams-2v2v2 = tres parejas
option-seating-2v2v2 = Tres parejas se sientan
    .help = Dónde se sientan los compañeros cuando juegan tres parejas.
option-seating-2v2v2-spread = separadas, ABCABC
option-seating-2v2v2-paired = juntas, AABBCC
option-scored = Cuatro cuartos
    .help = Cuatro rondas con puntos en lugar de una sola.
option-scored-false = una ronda
option-scored-true = cuatro cuartos con puntos
option-remix = Variante
    .help = Tres maneras especiales de jugar. Run n’ Gun y Last Man Standing son versiones nuestras.
option-remix-none = ninguna
option-remix-capture-the-flag = Capture the Flag
option-remix-run-n-gun = Run n’ Gun
option-remix-last-man-standing = Last Man Standing
option-omaha = Omaha
    .help = Quien se queda con una carta debe decir «Omaha»: lo dices tú, o lo dice Parlor.
option-omaha-call = lo dices tú
option-omaha-auto = se dice solo
option-illegal-moves = Jugadas incorrectas
    .help = Si una jugada incorrecta solo se rechaza o cuesta lo que dicen las reglas impresas.
option-illegal-moves-refuse = se rechazan
option-illegal-moves-penalise = se castigan
option-blindside = Un Blindside da como mucho
    .help = Cuántas cartas puede elegir quien lo juega.
option-blindside-players = una carta por jugador
option-blindside-sets = una carta por grupo
option-blindside-one = una carta
option-chain-match = Respuesta a cartas por tomar
    .help = Si la carta que las pasa debe coincidir con el último descarte.
option-chain-match-strict = debe coincidir
option-chain-match-free = no hace falta
option-bluff-content = Un disfraz esconde
    .help = Cartas cualesquiera, o un verdadero grupo de una clase.
option-bluff-content-any = cualquier cosa
option-bluff-content-like = cartas iguales
option-challenge-keep = Última carta de quien pierde
    .help = Cómo se elige la carta que conserva quien pierde un desafío: al azar, o la elige el ganador tras mirar.
option-challenge-keep-blind = a ciegas
option-challenge-keep-seen = a la vista
option-deflection-turn = Deflection en respuesta
    .help = Si desviar una Interception cuenta como tu turno.
option-deflection-turn-uses = es tu turno
option-deflection-turn-free = es gratis
option-fumbled-wildcats = Wildcats perdidos
    .help = Si los Wildcats de un disfraz perdido por fumble bajan la puntuación.
option-fumbled-wildcats-ignored = no cuentan
option-fumbled-wildcats-counted = cuentan
option-black-spy = Cartas que enseña el Black Spy
    .help = Cuántas cartas al azar de una mano ven todos.
option-crazy-eight = Crazy Eight
    .help = Los ocho Pigskins y Horsecollars, o cualquier formación de ambos sin Wildcats.
option-crazy-eight-eight = los ocho
option-crazy-eight-natural-pair = cualquier pareja natural
option-wild-streak-card = Wildcat como carta de racha
    .help = Si un Wildcat puede ocupar el lugar de la carta de racha.
option-wild-streak-card-false = no
option-wild-streak-card-true = sí
option-clock = Reloj (segundos)
    .help = El tiempo para cada decisión.
option-clock-off = sin reloj
option-delay-of-game = Se acaba el tiempo
    .help = Lo que cuesta en tu propio turno.
option-delay-of-game-autoplay = juega Parlor
option-delay-of-game-lose-turn = y pierdes un turno
option-turn-cap = Ronda más larga
    .help = Una ronda acaba tras tantos turnos por silla.
option-leaver = Alguien se va
    .help = Quién o qué ocupa su silla.
option-leaver-bot = sigue un bot
option-leaver-forfeit = la silla se abandona

## Por qué no

why-NB-1-5 = Esa carta está muerta: nadie puede tomarla de la pila de descartes.
why-NB-2-2 = Dos contra dos necesita cuatro sillas; tres contra tres y tres parejas necesitan seis.
why-NB-2-3 = Last Man Standing es para tres o más, sin equipos y sin puntos.
why-NB-3-1 = Pueden jugar de dos a seis.
why-NB-4-2 = Puedes descartar una carta del color de juego o una de la misma clase que la de encima.
why-NB-4-3 = Primero elige un color de juego.
why-NB-4-5 = Ese grupo no encaja con lo que has bajado: necesitas un grupo de cuatro y uno de tres, y no hay tercero.
why-NB-4-7 = Nadie tiene grupos y una racha a la vez, ni tres grupos.
why-NB-4-8 = Un turno va así: tomas una carta, después bajas, añades o desafías, y acabas descartando o pasando.
why-NB-4-12 = Del pilón solo tomas al empezar tu turno, y solo si queda alguna carta.
why-NB-4-13 = El último descarte solo lo tomas al empezar tu turno, solo si no está muerto, y no en la zona roja.
why-NB-4-14 = Se toma primero y una sola vez: después de bajar o añadir ya es tarde.
why-NB-4-15 = Aún debes una carta: toma antes una del pilón o de la pila de descartes.
why-NB-4-17 = Sin tomar carta solo puedes descartar una que te robe un grupo o una racha.
why-NB-4-18 = Puedes pasar cuando hayas tomado, bajado o añadido algo.
why-NB-4-19 = Un grupo son tres o más cartas iguales; los Wildcats pueden sustituir a algunas.
why-NB-4-21 = Una racha es una carta de racha y seis o más cartas de su color, todas de una vez y sin nada más bajado.
why-NB-4-22 = Puedes bajar un disfraz por ronda: tres o más cartas boca abajo, y al menos tres se quedan en tu mano.
why-NB-4-23 = En esta mesa un disfraz debe esconder un verdadero grupo de una clase.
why-NB-4-24 = En la zona roja añades a un grupo destapado una carta de su clase, o a una racha una de su color.
why-NB-4-25 = Con un solo grupo únicamente puedes añadir a ese grupo, y no mientras esté disfrazado.
why-NB-4-27 = En tu turno puedes desafiar el disfraz de un rival que no haya dicho «Omaha».
why-NB-4-28 = Tu última carta solo puede irse si eso es un touchdown.
why-NB-4-29 = En el turno de tu disfraz debes conservar al menos tres cartas en la mano.
why-NB-4-30 = «Omaha» acompaña a la jugada que te deja con una sola carta, y a ninguna otra.
why-NB-4-31 = Ahora no: solo empiezas a bajar lo que puedes terminar, y entonces hay que terminarlo.
why-NB-4-33 = En un montón solo van cartas iguales; los Wildcats solo con Wildcats.
why-NB-4-34 = No hay ningún montón, o antes hay que cerrarlo.
why-NB-4-37 = La acción de esta carta es obligatoria.
why-NB-4-40 = Cada cosa a su tiempo: primero lo que robas, después el color, después el turno extra.
why-NB-4-42 = Ahora solo puede responder quien recibe el ataque.
why-NB-4-43 = Puedes responder con una Deflection del color de la Interception, o dejar que pase.
why-NB-4-44 = Tras tu Deflection eliges qué le hace la Interception al otro jugador, o nada.
why-NB-4-48 = De las cartas robadas te quedas las que quieras; elige entre ellas.
why-NB-4-50 = Puedes pasarlas con un Draw Play o un Pick Six de la clase o del color del último descarte.
why-NB-5-6 = Con esta carta no puedes saltar a tantos.
why-NB-5-11 = El Blindside va para el siguiente jugador o el anterior, y no puede dar tantas cartas.
why-NB-5-14 = El Trick Six va para el siguiente jugador o el anterior.
why-NB-5-21 = Solo un grupo que le encaje al siguiente jugador puede pasar a él.
why-NB-5-22 = Elige el grupo que pierdes.
why-NB-5-29 = Ahí no hay nada que mirar.
why-NB-5-30 = Una Interception le quita al siguiente jugador un grupo, la racha o cartas de la mano.
why-NB-5-32 = Puedes interceptar una racha sin protección del color de la Interception, si no has bajado nada.
why-NB-5-33 = De una mano tomas a ciegas dos cartas como mucho; tres con la Immaculate Interception.
why-NB-5-38 = Un grupo de Deflections, o una racha con una Deflection, no se puede interceptar.
why-NB-5-39 = Con la Deflection negra dentro, ni un Bootleg puede robarlo.
why-NB-5-46 = El Bootleg le roba a otro jugador un grupo, no una racha.
why-NB-5-47 = El Naked Bootleg roba uno o dos grupos, o una racha, si encajan con lo que has bajado.
why-NB-5-49 = A quien está en la zona de anotación no se le puede robar nada.
why-NB-5-50 = Lo primero que se baja en la ronda está a salvo hasta que alguien baje lo segundo.
why-NB-5-51 = Una pareja perfecta es un Pro Set: nadie puede robar de ella.
why-NB-5-52 = Dos grupos de la misma clase son un Pro Set: nadie puede robar de ellos.
why-NB-5-54 = Un grupo con el Bootleg o el Naked Bootleg no se puede robar.
why-NB-5-56 = A un grupo disfrazado no se le añaden cartas.
why-NB-5-58 = Solo puedes destapar una carta oculta de tu propio disfraz, y una debe seguir oculta.
why-NB-5-62 = Quien ganó el desafío elige la carta que se conserva.
why-NB-5-63 = No se puede desafiar a quien ha dicho «Omaha» o está en la zona de anotación, ni a alguien de tu equipo.
why-NB-5-71 = Captura la bandera o déjala.
why-NB-5-74 = Da la bandera a alguien de tu equipo que siga jugando.
why-NB-6-1 = La partida ha terminado.
why-NB-6-13 = Quien gana el lanzamiento de moneda dice quién reparte.
why-NB-8-2 = Solo puedes pillar a un rival que haya olvidado «Omaha», y solo hasta que acabe el turno siguiente.
why-NB-8-4 = No te toca tomar carta.
why-NB-8-5 = Solo se puede provocar y pillar mientras quien tiene el turno elige libremente o baja cartas.
why-NB-9-9 = No hay nada que abandonar: por quien se va sigue un bot, o ya estás fuera.

## En el tablero

pylon = Pilón
discard = Descarte
colour-of-play = color de juego
colour-any = cualquiera
extra-turn = turno extra
playbook = Tu libro de jugadas
in-hand = { $count ->
    [one] una carta
   *[other] { $count } cartas
 } en la mano
score = { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
state-redzone = zona roja
state-disguise = disfraz
state-sets = { $count ->
    [one] 1 grupo
   *[other] { $count } grupos
 }
state-nothing = sin grupos
state-lost = pierde { $count ->
    [one] un turno
   *[other] { $count } turnos
 }
state-omaha = ¡Omaha!
state-exposed = ¡sin Omaha!
state-exited = zona de anotación
state-out = fuera
state-watching = mirando
state-flag = bandera
state-team = equipo { $team }
lot-count = { $lot }: { $count } cartas.
lot-up = Destapadas: { $cards }.
lot-safe = No se pueden robar.
lot-half = No se pueden interceptar.
lot-can = Puedes: { $verbs }.
verb-hit = Añadir
verb-challenge = Desafiar
verb-steal = Robar
verb-fumble = Este
your-coin = La moneda es tuya: ¿quién reparte el tiempo extra?
your-exit = Estás en la zona de anotación. ¡Bien jugado!
your-out = Estás fuera de la partida.
your-rest = Esta la ves desde el banquillo.
goal-none-short = 4 iguales + 3 iguales, después vacía la mano
goal-three-short = + 3 iguales = zona roja
goal-four-short = + 4 iguales = zona roja
your-stack = Tu montón
your-draft = Estás bajando { $what }
do-lay-set = Bajar { $kind } ×{ $count }
do-lay-disguise = Bajar { $count } cartas disfrazadas
do-lay-streak = Bajar la racha { $colour-f }
ask-chain = Un Draw Play o un Pick Six las pasa.
ask-theft = Una Deflection del mismo color lo detiene.
key-pylon = Tomar del pilón
key-discard = Tomar el último descarte
key-set = Bajar un grupo
key-disguise = Bajar un disfraz
key-challenge = Desafiar
key-taunt = Provocar
key-catch = Pillar a quien olvidó Omaha
result-title = En la mesa al final
result-downs = bajado
result-cards = cartas restantes
result-nothing = nada
result-rule = Una victoria da 8 puntos, 7 con un Wildcat, 6 con más; un objetivo completo 3, algo bajado 2.
