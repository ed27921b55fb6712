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
name-taken = Alguien en esta mesa ya se llama así, o de forma muy parecida: elige otro nombre.
no-such-seat = En esta mesa no hay asiento { $seat }.
not-due = Las reglas no pidieron que se las despertara en este momento.
other-rules-kept = { $why }: no se puede volver a mostrar, pero se conserva su registro.
other-rules = { $why }: no puede continuar.
stale-because = Alguien fue más rápido: { $why }
stale = Alguien fue más rápido: mira la mesa y decide de nuevo.
not-started = La partida no ha empezado todavía.
started = La partida ya ha empezado.
old-intent = Esto se pidió hace tanto que la mesa ya no lo recuerda: ahora no se ha hecho nada.
not-your-seat = Tu asiento es el { $seat }: nadie actúa por otro.
seat-not-yours = La partida ha empezado y este asiento no es tuyo.
no-seat-here = No tienes asiento en esta mesa.
seat-taken = El asiento { $seat } es de { $name }: elige uno libre.
seat-open = El asiento { $seat } está libre: espera a alguien o pon un bot.
not-ready = { $name } todavía no está a punto.
only-host = Solo puede hacerlo quien abrió la mesa.
you-left = Has dejado esta partida: vuelve a tu asiento para seguir.
you-look-on = Estás mirando: solo juega quien tiene asiento.
rematch-early = La revancha viene después de la partida.
action-too-long = Una acción tiene como mucho { $most } caracteres.
action-one-line = Una acción es una línea de texto.
nothing-to-take-back = No hay nada tuyo que deshacer.
revealed-since = No se puede deshacer: desde entonces se ha revelado algo oculto.
no-take-back = En esta mesa no se deshace nada.
nobody-takes-back = Nadie quiere deshacer nada.
no-such-bot = No hay ningún bot «{ $kind }». Los bots son { $known }.
unfit = Esta mesa no se puede preparar: { $why }
entropy-form = La entropía tiene como mucho { $most } letras, cifras y guiones.

name-empty = Un nombre necesita al menos un carácter visible.
name-too-long = Un nombre tiene como mucho { $most } caracteres; este tiene { $long }.
name-odd-sign = Un nombre se compone de letras, cifras y los signos de un teclado: quita { $sign } ({ $code }).
name-without-letter = Un nombre tiene al menos una letra o una cifra.
name-mixes-alphabets = Un nombre se escribe en un solo alfabeto: este mezcla varios cuyas letras se parecen.
name-first = Elige primero un nombre: con este token no se conoce a nadie.
name-before-talk = Elige un nombre antes de hablar.
name-before-report = Elige un nombre antes de denunciar a alguien.

talk-too-fast = Hablas demasiado deprisa: toma aire.
talk-too-long = Dilo en { $most } caracteres, no en { $long }.
nothing-to-say = Con esto no se dice nada.
no-free-chat = En esta mesa no se escribe libremente: usa las frases.
no-such-phrase = Esa frase no existe.
no-such-emote = Ese emoticono no existe.
said-long-ago = Eso se dijo hace demasiado tiempo.
mute-most = Un asiento puede silenciar a { $most ->
    [one] una persona
   *[other] { $most } personas
 }.

no-looking-on = En esta mesa nadie puede mirar.
too-many-look-on = Demasiada gente mira esta mesa: inténtalo más tarde.
too-many-look-on-from-you = Demasiada gente mira esta mesa desde tu dirección: inténtalo más tarde.
too-many-of-yours = Tienes demasiadas conexiones con esta mesa: cierra alguna.
too-many-connections = Demasiadas conexiones desde tu dirección: cierra alguna.
too-many-requests = Demasiadas peticiones desde tu dirección: espera un momento.
too-many-tables = Tienes demasiadas mesas abiertas: empieza o deja alguna.
too-many-wait = Demasiada gente espera una respuesta en este momento: inténtalo más tarde.
yours-is-thought-about = Todavía se está pensando en lo que pediste antes: espéralo.
busy = El servidor tiene demasiado que hacer en este momento: inténtalo más tarde.
unavailable = El servidor no alcanza su almacén en este momento: nada ha cambiado, inténtalo otra vez.

no-such-game = Ese juego no existe.
no-such-lesson = Esa lección no existe.
no-such-table = Esa mesa no existe.
no-such-match = Esa partida no existe.
nothing-here = Aquí no hay nada.
table-of-other-rules = Esta versión del programa no puede abrir esta mesa.
match-of-other-rules = Esta partida se jugó con otras reglas que las que este programa conoce.
replay-early = Una partida se puede volver a ver cuando ha terminado.
no-review = Esta partida no se puede volver a examinar.
play-unread = Este archivo de partida no se puede seguir: { $why }
play-too-long = Un archivo de partida que se estudia tiene como mucho { $most } líneas.
side-form = Un lado es el número de un asiento, «public» o «truth».

malformed = Esto no se puede leer: { $why }
body-late = El cuerpo de la petición no llegó a tiempo.
body-too-long = El cuerpo de la petición es demasiado largo.
body-not-json = El cuerpo de la petición es JSON: dilo con «Content-Type: application/json».
not-that-method = Esta dirección no acepta { $method }.
one-host = Una petición tiene una sola cabecera Host.
other-site = Esto viene de otro sitio.
metrics-for-owner = Las mediciones son para quien lleva el servidor: pon --metrics-token y envíalo como token Bearer.
protocol-version = Este servidor habla la versión { $version } del protocolo: di «protocol={ $version }» en la dirección si tú también.
websockets-only = Esta dirección es para WebSockets: pide un upgrade.
websocket-version = Este servidor habla la versión 13 de WebSocket.
websocket-key = Sec-WebSocket-Key es una clave: 16 bytes en base64.

## Lo que se dice en la mesa con una pulsación

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = Uy …
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra vez?

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
