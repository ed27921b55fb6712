# Lo que solo dice la página.

parlor = Parlor
close = Cerrar
you = Tú
your-turn = Te toca
wait-moment = Un momento: la última jugada todavía está en camino.

home-title = Arrima una silla.
home-sub = Cinco juegos de cartas, tus amigos y sin esperas.
home-play = Jugar ya
home-invite = Invitar a amigos
home-invite-game = Invitar a amigos a { $game }
home-rules-game = Reglas de { $game }
home-learn-game = Aprender { $game }
home-new = Preparar una mesa
home-open = Mesas abiertas
home-open-none = Ahora mismo no espera nadie. Prepara una mesa y comparte su enlace.
home-watch = Partidas para mirar
home-resume = Tus mesas
home-sit = Sentarse
home-join = Entrar
home-look = Mirar
home-host = Mesa de { $name } · { $taken } de { $seats } sillas
home-shelf = Los juegos
home-minutes = { $n } min
home-waiting = La mesa está puesta.
home-running = La partida está en marcha.
home-busy = Poniendo la mesa …

home-last = La última partida
home-replay = Ver la repetición

me-nobody = Tu nombre
me-change = { $name }: cambiar de nombre
me-title = ¿Cómo te llamamos?
me-label = Nombre
me-hint = Con un nombre nuevo eres otra persona: los asientos de las partidas en marcha se quedan con el antiguo.
me-hint-new = Sin cuenta ni contraseña. Lo ven los demás de la mesa.
me-save = Así me llamo

nav-label = Casa
nav-rules = Reglas
nav-learn = Aprender
nav-replays = Partidas
nav-about = Acerca de
nav-settings = Ajustes
nav-logo = Parlor, inicio
nav-back = Atrás

about-naked-bootleg = Baja formaciones y corre hasta la última carta.
about-camouflage = Todos a la vez: haz coincidir tres casillas.
about-jukem-football = Exactamente 100 yardas. Ojo con la bandera.
about-bag-o-loot = Forma grupos, róbalos y embolsa cinco.
about-dream-team-soccer = Quédate sin cartas y sube al podio.

new-title = Preparar una mesa
new-preset = Modo de juego
new-seats = Sillas
new-clock = Tiempo por turno
new-bots = Llenar las sillas libres con bots
new-bots-help = Desactivado: la mesa espera a tus amigos.
new-level = Cómo juegan los bots
new-public = Mostrar entre las mesas abiertas
new-public-help = Desactivado: solo entra quien tenga el enlace.
new-more = Todas las reglas de la casa
new-chat = Charla libre (las frases hechas siempre funcionan)
new-takeback = Se puede deshacer una jugada si todos están de acuerdo
new-spectators = Se puede mirar
new-set = A la mesa
new-deal = Repartir las cartas
new-default = lo normal: { $value }
clock-none = Sin reloj
clock-relaxed = 90 s
clock-45 = 45 s
clock-20 = 20 s
clock-match = 5 min cada uno
preset-quick = Rápida
preset-standard = Como en la caja
preset-bl-advanced = Avanzado, con faroles
preset-bl-quarter = Un cuarto de hora
preset-ca-speed = Speed Round, inicio rápido
preset-ca-diversify = Diversify
preset-ca-cover = Cover Some Ground
preset-ca-stack = Not My Stack!
preset-ca-puzzle = Puzle en solitario
preset-ca-gems = Lado de las gemas
preset-ca-turns = Por turnos
preset-dt-final = Quien pasa queda fuera
preset-dt-spot = Canta tus jugadas especiales
preset-jk-practice = Partida de práctica
preset-jk-fast = Con reloj
preset-nb-quarters = Cuatro cuartos
preset-nb-two = Dos contra dos
preset-nb-three = Tres contra tres
preset-nb-pairs = Tres parejas
preset-nb-flag = Captura la bandera (Capture the Flag)
preset-nb-gun = Run n’ Gun
preset-nb-last = Last Man Standing

seat-n = Asiento { $n }
seat-said = { $name }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 } en la mano, { $score } puntos. { $state }
seat-bot = bot, { $kind }
seat-away = no está
seat-standin = no está, juega un bot

card-back = una carta boca abajo
hand-label = Tu mano, { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
hand-can = { $card }, se puede usar
hand-cannot = { $card }
hand-empty = No tienes cartas en la mano.
fan-pick = { $card } en { $zone }
pile-said = { $name }, { $n ->
    [one] una carta
   *[other] { $n } cartas
 }. { $top }
zone-said = { $name }, { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
zone-aim = Elegir { $name }
lines-title = Más sobre la mesa
zone-of = Cartas de { $name }

choices-label = Tus opciones
choices-title = Todas las opciones
choices-filter = Buscar una opción
choices-none = Nada encaja con eso.
choices-more = Las { $n } opciones
choices-unpick = Devolver
choices-waiting = Esperando a { $who }
choices-nobody = La mesa sigue sola.
choices-watching = Estás mirando.
choices-over = La partida ha terminado.
choices-etc = Más …
choice-stand = siempre
choice-stand-said = { $label }, siempre que se pueda
choice-sure = ¿Seguro? { $label }

why-title = ¿Por qué no { $what }?
why-rule = Regla { $clause }
why-nothing = Con estas cartas juntas ahora no se puede hacer nada.
why-not-turn = No te toca.

clock-left = { $n ->
    [one] queda un segundo
   *[other] quedan { $n } segundos
 }
log-label = Lo que ha pasado
log-empty = A partir de aquí se cuenta todo lo que pasa.
log-round = Ronda { $n }
log-back = deshecho
skip-hand = A tu mano
ledge-label = Tu mano y tus opciones
mat-label = La mesa
people-label = Jugadores
side-label = Registro y charla

top-log = Registro
top-menu = Menú
tab-log = Registro
tab-talk = Charla
talk-say = Di algo …
talk-send = Decir
talk-none = Nadie ha dicho nada todavía.
talk-label = Charla

talk-phrases = Frases hechas
talk-emote = Mostrar { $key }
top-back = Volver a la casa; tu asiento se guarda
sound-on = Activar el sonido
sound-off = Desactivar el sonido
menu-takeback = Pedir deshacer
menu-asked = Se ha preguntado a los demás.
menu-leave = Dejar la mesa
menu-leave-hint = Un bot sigue jugando por ti. Puedes volver a tu asiento.
menu-go = Volver a la casa
note-takeback = { $name } querría deshacer la última jugada. ¿De acuerdo?
note-standing = Respondes «{ $what }» siempre que se pueda.
note-stop = Dejarlo
note-away = { $name } no está.
note-bot = Que siga un bot
yes-capital = Sí
no-capital = No
keys-title = Teclas
keys-card = carta siguiente o anterior
keys-pick = coger una carta
keys-primary = elegir la primera opción
keys-decline = pasar o rechazar
keys-nth = elegir la enésima opción
keys-hand = a tu mano
keys-mat = a la mesa
keys-log = al registro
keys-clock = al reloj
keys-clear = soltar, cerrar
keys-inspect = mirar una carta de cerca (o pulsación larga, o el ratón encima), o todas
keys-talk = charla y gestos
inspect-can = Ahora se puede usar así:
inspect-cannot = Ahora no se puede usar.
inspect-rule = La regla: { $clause }
inspect-all = Las cartas
inspect-like = y { $n } más de su clase
keys-help = esta lista

wait-ticket = Invitación
wait-title = Trae a tus amigos
wait-how = Envía el enlace o apunta con un móvil al cuadrado. No hace falta cuenta.
wait-invite = Invitar
wait-copy = Copiar el enlace
wait-copied = El enlace está copiado.
wait-qr = El enlace de la mesa como código cuadrado
wait-qr-big = Ver el cuadrado en grande
wait-chairs = Sillas
wait-of = { $taken } de { $seats }
wait-open = { $n ->
    [one] queda una silla libre
   *[other] quedan { $n } sillas libres
 }
wait-full = todas las sillas están ocupadas
wait-empty = Silla libre
wait-chair = silla { $n }
wait-team = equipo { $team }
wait-sit = Sentarse
wait-move = Pasar aquí
wait-bot = Añadir un bot
wait-you = tú
wait-host = invita
wait-ready = todo listo
wait-notyet = aún no
wait-remove = Pedir a { $name } que se levante
wait-fill = Llenar con bots
wait-nochair = Todas las sillas están ocupadas y en esta mesa no se puede mirar.
wait-nochair-watch = Todas las sillas están ocupadas. Quédate y mira cuando se repartan las cartas.
wait-rules = Reglas de la casa
wait-noclock = sin reloj
wait-decision = { $n } s para cada decisión
wait-match = { $n } min cada uno
wait-learn = Mientras esperas: la lección de cinco minutos
wait-leave = Levantarse
wait-deal-missing = Repartir las cartas (falta { $who })
wait-unready = Mejor aún no
wait-amready = Ya estoy
wait-sitdown = Sentarse

result-title = El resultado
result-wins = Gana { $name }
result-youwin = Ganas tú
result-shared = { $names } comparten la victoria
result-team = Gana el equipo { $team }
result-yourteam = Gana tu equipo
result-place = Has quedado en el puesto { $n }.
result-place-head = Puesto
result-who = Quién
result-points = Puntos
result-reasons = De dónde vienen los puntos
result-noreason = en el recuento final.
result-see = verlo
result-replay = Repetición
result-again = Otra con las mismas sillas
result-retry = Este otra vez
result-join = Entrar en la revancha

verify-title = Comprobar el reparto
verify-what = Antes de repartir, el servidor publicó un hash de su secreto y cada asiento añadió algo propio. Ahora que la partida ha terminado, el secreto se conoce.
verify-promise = Publicado antes del reparto:
verify-check = Comprobarlo aquí
verify-promised = El secreto es el que se prometió.
verify-notpromised = El secreto no es el que se prometió.
verify-mixed = El reparto sale del secreto y de lo que añadió cada asiento.
verify-notmixed = El reparto no sale del secreto y de lo que añadieron los asientos.
verify-none = Este registro no lleva prueba.
verify-self = Sin fiarte de esta página: descarga el registro y ejecuta el verificador, que reparte de nuevo toda la partida.
verify-file = El registro

puzzles-title = Puzles de Camouflage
puzzles-sub = Coloca todas las cartas dentro del contorno de modo que coincidan los dibujos iguales. Cada pista muestra una carta de una solución.
puzzles-start = Empezar por el primero
puzzles-next = Siguiente puzle sin resolver
puzzles-daily = Puzle del día
puzzles-together = Resolver uno en compañía
puzzles-count = { $n } de { $all } resueltos en este navegador.
puzzles-side = Lado de las cartas
puzzles-animal = Pelajes
puzzles-gems = Gemas
puzzles-hidden = Ocultar los centros
puzzles-hidden-help = Más difícil: el contorno no muestra dónde van los centros de las cartas.
puzzles-level = Dificultad { $n } de 5
puzzle-said = Puzle { $n }, { $cards } cartas, dificultad { $stars } de 5
puzzle-solved = resuelto { $n ->
    [one] con una pista
   *[other] con { $n } pistas
 }
puzzle-nextone = Siguiente puzle
puzzle-all = Todos los puzles
puzzle-home = { $n } puzles para resolver a solas o en compañía
nav-puzzles = Puzles

replay-title = Repetición
replay-none = No existe esa repetición
replay-closed = Esta partida no se puede mostrar
replay-share = Compartir este momento
replay-step = Paso
replay-at = paso { $at } de { $last }
replay-first = Al principio
replay-prev = Uno atrás
replay-next = Uno adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-side = Vista
replay-truth = con todas las manos
replay-public = desde fuera
replay-as = como lo vio { $name }
replay-hands = Manos
replay-speed = Velocidad
review-short = Análisis
review-title = Visto de nuevo
review-ask = Verlo de nuevo
review-ask-sub = Un experto piensa cada decisión: probabilidades, puntos de inflexión, suerte y habilidad.
review-thinking = El experto está pensando…
review-failed = El experto no encontró respuesta: { $why }
review-again = Preguntar otra vez
review-whose = Opciones de quién
review-plot = Probabilidad de ganar de { $name } a lo largo de la partida: { $began } en la primera decisión, { $won } al final. Los botones de abajo van de decisión en decisión.
review-prev = Decisión anterior
review-next = Decisión siguiente
review-same = El experto habría hecho lo mismo.
review-better = El experto: { $best } – { $chance } en vez de { $took }.
review-bluff = Un farol tenía una probabilidad del { $odds }. Lo era.
review-honest = Un farol tenía una probabilidad del { $odds }. No lo era.
review-none = Aquí no había nada que decidir.
review-turning = Dónde cambió la partida
review-turned = del { $from } al { $to }
review-noturn = No cambió nunca.
review-luck = Suerte y habilidad
review-agreed = Como el experto
review-skill = Regalado
review-chance = Suerte y los demás
review-of = { $n } de { $all }
review-hint = Cada decisión se siguió jugando en { $n } repartos imaginados, a partir de lo que el asiento sabía entonces.
replays-none = Termina una partida y la verás colgada aquí.
replays-mine = Tuyas
replays-all = De todos
replays-bot = bot

rules-search = Buscar en las reglas
rules-found = { $n ->
    [one] un lugar
   *[other] { $n } lugares
 }
rules-chapters = Capítulos
rules-english = Las reglas están en inglés.
rules-none = No hay reglas con ese nombre.
rules-table = Una tabla de las reglas
rules-printed = Sin signo: la regla de la editorial, con nuestras palabras.
rules-part-ruling = La regla de la editorial, con detalles resueltos por nosotros
rules-ruling = Decisión nuestra
rules-why = Por qué:
rules-legend = Qué significan los signos

learn-sub = Cinco minutos cada una, en la mesa de verdad: tú juegas y el maestro habla.
learn-none = Todavía no hay lección de { $game }.
lesson-title = Lección
lesson-step = { $n } de { $of }
lesson-next = Seguir
lesson-back = Atrás
lesson-show = Enséñamelo
lesson-do = Hazlo tú
lesson-why = ¿Por qué?
lesson-try = Aquí se pide otra cosa.
lesson-better = Aquí la lección pide: { $label }.
lesson-play = Jugar una partida de verdad

set-language = Idioma
set-theme = Luz
set-auto = Como el dispositivo
set-light = Tarde
set-dark = Noche
set-large = Texto grande
set-still = Sin movimiento
set-still-help = Las cartas aparecen en su sitio; lo que cambia recibe un borde.
set-sound = Sonido
set-onlyturn = Sonido solo en mi turno
set-letters = Letras en todo
set-letters-help = Lo que se distingue por color lleva también una letra.
set-keys = Teclas de una letra
set-keys-help = Desactívalo si un programa escribe por ti.
set-confirm = Preguntar dos veces lo que cuesta
set-confirm-help = Desafíos y otras cosas que no se pueden deshacer.

about-what = Parlor convierte reglamentos publicados de juegos de cartas en juegos para disfrutar con amigos y bots: en el navegador, en la terminal y por millones en el laboratorio.
about-unofficial = Los juegos de aquí son versiones no oficiales, escritas a partir de las reglas publicadas. Los nombres y las reglas son de sus dueños; todas las imágenes y palabras son de Parlor.
about-fair = Se reparte limpio y se puede comprobar: el servidor se compromete antes de dar las cartas, cada asiento añade su propio azar y, tras la partida, cualquiera puede volver a calcular el reparto.
about-open = Todo lo que hace esta página lo puede hacer tu propio programa.
about-api = La API abierta
about-privacy = Aquí se te conoce por un nombre que eliges tú y una cookie que solo lee este servidor. Sin cuenta, sin rastreo, sin publicidad.

trouble-closed = No se puede entrar en esta mesa
trouble-lost = Se ha perdido la conexión. Volviendo …
trouble-hurry = Probar ahora
trouble-back = Ya estás de vuelta.
trouble-slow = Todavía en camino …
trouble-gone = Esta mesa se ha recogido
trouble-gone-sub = El enlace es antiguo o la mesa nunca existió.
trouble-server = Se ha apagado la lámpara
trouble-server-sub = El servidor no responde. Puede que vuelva enseguida.
trouble-retry = Intentar otra vez
trouble-record = Llevarte el registro
trouble-home = Volver a la casa
trouble-notfound = Aquí no hay nada
trouble-outdated = Esta página se ha quedado antigua
trouble-outdated-sub = El servidor se ha renovado. Vuelve a cargar la página; tu partida sigue donde estaba.
trouble-loading = Poniendo la mesa …

fault-offline = El servidor no responde.
fault-server = El servidor no pudo hacerlo.
fault-closed = La conexión está cerrada.
