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
looked = Alguien mira { $cards } { $at-in }.
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
match-over = La partida ha terminado.
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
tui-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
you-choose = Eliges: { $what }.
you-hold = Tienes { $cards }.
you-hold-nothing = No tienes cartas en la mano.
tui-zone-empty = { $zone } vacío
tui-zone-pile = { $zone } { $count }, arriba { $card }
tui-over-wins = Gana { $who-names }.
tui-over-tie = Empate: todos comparten el primer puesto.
tui-over-shared = { $who-names } comparten el primer puesto.
tui-waiting = Esperando …
tui-waiting-for = Esperando a { $who-names } …

## El terminal

tui-enlarge = Agranda la ventana al menos a { $wide }×{ $high }. Ahora es de { $width }×{ $height }.
tui-looking-on = mirando
tui-time-left = quedan { $time }
tui-your-turn = Te toca
tui-your-hand = Tu mano { $count }
tui-cards = Cartas { $count }
tui-choices = Opciones
tui-choices-part = Opciones { $first }–{ $last } de { $count }
tui-why-not = ¿Por qué no? { $why }
tui-log = Registro
tui-log-empty = Todavía no ha pasado nada.
tui-more = … t muestra toda la mesa
tui-lays-here = Intro pone { $card } aquí, r la gira, Esc la devuelve.
tui-takes-up = Intro lleva { $card } sobre el tablero.
tui-nothing-with = Ahora no hay nada que hacer con { $card }. Esc muestra todas las opciones, ? explica la carta.
tui-type-it = Escribe lo que haces: pulsa : y escríbelo.
tui-lifted = { $turns ->
    [0] { $card } en ({ $x },{ $y })
    [1] { $card } girada una vez en ({ $x },{ $y })
    [2] { $card } girada dos veces en ({ $x },{ $y })
   *[other] { $card } girada tres veces en ({ $x },{ $y })
 }
tui-pass-screen = Pasa la pantalla a { $name }; pulsa Intro cuando estés.
tui-hide-cards = Pulsa Intro para ocultar tus cartas a { $name }
tui-save-as = Guardar como:
tui-saved = Guardada como { $file }.
tui-file-exists = { $file } ya existe: elige otro nombre.
tui-file-unwritten = { $file } no se puede escribir: { $why }
tui-quit = ¿Salir?
tui-quit-ask = ¿Dejar esta partida? Todavía no ha terminado.
tui-help = Ayuda
tui-help-cards = ← → señalan una carta de tu mano: solo quedan las opciones que la tocan. Esc las muestra todas otra vez.
tui-help-choices = ↑ ↓ RePág AvPág señalan una opción; Intro la elige. También la tecla que lleva delante y un clic.
tui-help-dot = Un punto sobre una carta: ahora se puede hacer algo con ella.
tui-help-board = Intro lleva la carta que señalas sobre el tablero (también Espacio, cuando se señala una opción): las flechas la mueven, r y R la giran, Intro la pone, Tab toma otra carta, b otro tablero, Esc la devuelve. Junto a cada una de sus casillas está lo que hay debajo.
tui-help-boards = [ ] miran otro tablero.
tui-help-type = : escribir una acción en la notación del juego; Tab la completa.
tui-help-why = ? explica la carta que señalas; sin carta, la regla de la opción o de la última negativa. ← → pasan las páginas de las reglas.
tui-help-table = t toda la mesa, cada carta que puedes ver.
tui-help-log = l todo el registro.
tui-help-save = s guardar la partida como archivo.
tui-help-quit = q salir.
tui-help-lamp = Un nombre en ámbar (invertido sin colores) es a quien espera la mesa.

## Lo que hacen las teclas del terminal

key-card = carta
key-choice = opción
key-do = hacerlo
key-rule = regla
key-type = escribir
key-help = ayuda
key-log = registro
key-table = mesa
key-save = guardar
key-quit = salir
key-leave = salir
key-new = otra partida
key-hide = ocultar y pasar
key-move = mover
key-turn = girar
key-lay = poner
key-lay-it = ponerla
key-next-card = otra carta
key-next-board = otro tablero
key-put-back = devolver
key-why = por qué
keys-read = ↑↓ desplazar · Esc cerrar
keys-clause = ←→ otras reglas · ↑↓ desplazar · Esc cerrar
keys-quit = y sí · n no

## El terminal, línea a línea

tui-game = { $game }. { $about }
tui-players = En la mesa: { $players }. Di help cuando quieras.
tui-player = { $name } ({ $level })
tui-turn-of = { $name }, te toca.
tui-next = Ahora { $name }.
tui-zone = { $zone-title }
tui-row = { $who }: { $parts }.
tui-part = { $first }; { $rest }
tui-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
tui-zone-count = { $zone } { $count }
tui-zone-cards = { $zone } { $count }: { $cards }
tui-choice = { $number }: { $label } ({ $action })
tui-place = { $place }. { $name }, { $points }
tui-seconds = Tienes { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
tui-time-went-on = El tiempo siguió mientras pensabas; esto es lo que vale ahora.
tui-say-action = Di una acción en la notación del juego, o help.
tui-say-number = { $count ->
    [1] Di 1, o { $example }, o help.
   *[other] Di un número del 1 al { $count }, una acción como { $example }, o help.
 }
tui-no-choice = No hay opción { $number }. { $what }
tui-not-allowed = Eso no está permitido. { $why }
tui-no-clause = Las reglas no tienen { $clause }; sus números son como { $like }.
tui-leave = Dejas la partida; todavía no ha terminado.
tui-again = Di again para otra partida, save ARCHIVO para guardar esta, o quit.
tui-plain-help = Di el número de una opción, o una acción en la notación del juego. ? explica la regla de la última negativa o de todas las opciones, ? 2 la de la opción 2, ? y una carta esa carta, ? y el número de una regla esa regla. log cuenta todo lo ocurrido, table toda la mesa, save ARCHIVO guarda la partida, quit la deja.
tui-card = { $name } ({ $card })
tui-clause = { $clause }: { $text }
tui-clause-ours = Decisión nuestra.
tui-clause-part-ours = La regla de la editorial, con detalles fijados por nosotros.
tui-clause-why = { $whose } Por qué: { $why }

tui-no-seat = En una mesa de { $seats } no hay asiento { $seat }.
tui-nobody-at = En el asiento { $seat } no hay ni un bot ni nadie de este terminal.
tui-no-terminal = La pantalla necesita un terminal: juega línea a línea.
tui-terminal-fails = El terminal no se puede usar: { $why }
tui-nobody-goes-on = Nadie puede seguir: los bots se quedan quietos y no corre ningún reloj.
tui-nobody-listens = Nadie escucha: { $why }
tui-nothing-read = No se puede leer nada: { $why }
