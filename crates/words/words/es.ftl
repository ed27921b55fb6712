### Lo que cada interfaz dice de cualquier juego.

plain = { $text }

## Listas y cartas

list-and = { $first } y { $last }
list-comma = { $first }, { $rest }
card-times = { $card } ×{ $count }
backs = { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
you-among = tú

## Cartas que se mueven

draws = { $who ->
    [you] Robas { $cards }
   *[other] { $who-name } roba { $cards }
 } { $from-from }.
puts = { $who ->
    [you] Pones { $cards }
   *[other] { $who-name } pone { $cards }
 } { $to-to }.
gets = { $who ->
    [you] Recibes { $cards }
   *[other] { $who-name } recibe { $cards }
 } { $from-from }.
goes = { $cards-count ->
    [one] { $cards } pasa { $from-from } { $to-to }.
   *[other] { $cards } pasan { $from-from } { $to-to }.
 }
turned = { $cards-count ->
    [one] { $cards } se muestra { $at-in }.
   *[other] { $cards } se muestran { $at-in }.
 }
looks = Alguien mira { $cards } { $at-in }.
shuffled = Se barajan las cartas { $at-in }.
gathered = Todas las cartas se juntan { $at-in }.

## Valores de las opciones

value-true = sí
value-false = no
value-yes = sí
value-no = no
value-on = activado
value-off = desactivado
value-auto = automático
value-none = ninguno

## Bots

level-beginner = principiante
    .about = Conoce las reglas, a menudo no ve la mejor jugada, casi nunca farolea y se olvida de cantar.
level-casual = ocasional
    .about = Juega con sensatez, falla de vez en cuando, a veces farolea y desafía.
level-strong = fuerte
    .about = Piensa por adelantado y rara vez deja pasar una ocasión.
level-expert = experto
    .about = Piensa muy por adelantado y se toma su tiempo.

## Por qué no se hizo algo

unknown-action = { $why }
unknown-action-meant = { $why }. ¿Querías decir { $meant }?
no-such-seat = En esta mesa no hay asiento { $seat }.
not-due = Las reglas no pidieron que se las despertara en este momento.
stale-because = Alguien fue más rápido: { $why }
stale = Alguien fue más rápido: mira la mesa y decide de nuevo.

## En la mesa

these-cards = { $cards }
bot-name = Bot { $seat }
seat-name = Asiento { $seat }
you = Tú
you-at = tú, asiento { $seat }
table = Mesa
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
you-choose = Eliges: { $what }.
you-hold = Tienes { $cards }.
you-hold-nothing = No tienes cartas en la mano.
zone-empty = vacío
zone-top = arriba { $card }
over = La partida ha terminado.
over-wins = Gana { $who-names }.
over-tie = Empate: todos comparten el primer puesto.
over-shared = { $who-names } comparten el primer puesto.
waiting = Esperando …
waiting-for = Esperando a { $who-names } …
