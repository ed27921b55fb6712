# Ce que seule la page dit.

parlor = Parlor
close = Fermer
you = Toi
your-turn = À toi de jouer
wait-moment = Un instant : le dernier coup est encore en route.

home-title = Prends donc une chaise.
home-sub = Cinq jeux de cartes, tes amis, et pas d’attente.
home-play = Jouer
home-invite = Inviter des amis
home-invite-game = Inviter des amis à { $game }
home-rules-game = Règles : { $game }
home-learn-game = Apprendre { $game }
home-new = Dresser une table
home-open = Tables ouvertes
home-open-none = Personne n’attend pour l’instant. Dresse une table et partage son lien.
home-watch = Parties à regarder
home-resume = Tes tables
home-sit = S’asseoir
home-join = Rejoindre
home-look = Regarder
home-host = Chez { $name } · { $taken } chaises sur { $seats }
home-shelf = Les jeux
home-minutes = { $n } min
home-waiting = La table est mise.
home-running = La partie est en cours.
home-busy = On dresse la table …

home-last = La dernière partie
home-replay = Revoir la partie

me-nobody = Ton nom
me-change = { $name } : changer de nom
me-title = Comment t’appelle-t-on ?
me-label = Nom
me-hint = Avec un nouveau nom, tu es quelqu’un d’autre : les places des parties en cours restent à l’ancien.
me-hint-new = Pas de compte, pas de mot de passe. Les autres à la table le voient.
me-save = C’est moi

nav-label = Maison
nav-rules = Règles
nav-learn = Apprendre
nav-replays = Parties
nav-about = À propos
nav-settings = Réglages
nav-logo = Parlor, accueil
nav-back = Retour

about-naked-bootleg = Pose une formation et cours jusqu’à la dernière carte.
about-camouflage = Tous à la fois : trois cases doivent s’accorder.
about-jukem-football = Exactement 100 yards. Gare au drapeau.
about-bag-o-loot = Forme des séries, vole-les, mets-en cinq au sac.
about-dream-team-soccer = Vide ta main en premier, monte sur le podium.

new-title = Dresser une table
new-preset = Façon de jouer
new-seats = Chaises
new-clock = Temps par tour
new-bots = Remplir les chaises libres avec des bots
new-bots-help = Désactivé : la table attend tes amis.
new-level = Niveau des bots
new-public = Afficher parmi les tables ouvertes
new-public-help = Désactivé : seuls ceux qui ont le lien peuvent venir.
new-more = Toutes les règles maison
new-chat = Discussion libre (les phrases toutes faites marchent toujours)
new-takeback = On peut annuler un coup si tout le monde est d’accord
new-spectators = On peut regarder
new-set = Sur la table
new-deal = Distribuer les cartes
new-default = d’habitude : { $value }
clock-none = Aucun
clock-relaxed = 90 s
clock-45 = 45 s
clock-20 = 20 s
clock-match = 5 min chacun
preset-quick = Rapide
preset-standard = Comme dans la boîte
preset-bl-advanced = Avancé, avec du bluff
preset-bl-quarter = Un quart d’heure
preset-ca-speed = Speed Round, départ rapide
preset-ca-diversify = Diversify
preset-ca-cover = Cover Some Ground
preset-ca-stack = Not My Stack!
preset-ca-puzzle = Casse-tête en solo
preset-ca-gems = Côté gemmes
preset-ca-turns = Chacun son tour
preset-dt-final = Qui passe est sorti du pli
preset-dt-spot = Annonce toi-même tes coups spéciaux
preset-jk-practice = Partie d’entraînement
preset-jk-fast = Avec chrono
preset-nb-quarters = Quatre quarts-temps
preset-nb-two = Deux contre deux
preset-nb-three = Trois contre trois
preset-nb-pairs = Trois paires
preset-nb-flag = Capture du drapeau (Capture the Flag)
preset-nb-gun = Run n’ Gun
preset-nb-last = Last Man Standing

seat-n = Place { $n }
seat-said = { $name }, { $cards ->
    [1] une carte
    [one] { $cards } carte
   *[other] { $cards } cartes
 } en main, { $score } points. { $state }
seat-bot = bot, { $kind }
seat-away = pas là
seat-standin = pas là, un bot joue

card-back = une carte face cachée
hand-label = Ta main, { $n ->
    [1] une carte
    [one] { $n } carte
   *[other] { $n } cartes
 }
hand-can = { $card }, jouable
hand-cannot = { $card }
hand-empty = Tu n’as pas de carte en main.
fan-pick = { $card } dans { $zone }
pile-said = { $name }, { $n ->
    [1] une carte
    [one] { $n } carte
   *[other] { $n } cartes
 }. { $top }
zone-said = { $name }, { $n ->
    [1] une carte
    [one] { $n } carte
   *[other] { $n } cartes
 }
zone-aim = Choisir { $name }
lines-title = Plus sur la table
zone-of = Cartes : { $name }

choices-label = Tes possibilités
choices-title = Toutes les possibilités
choices-filter = Chercher un choix
choices-none = Rien ne correspond.
choices-more = Les { $n } possibilités
choices-unpick = Reposer
choices-waiting = On attend { $who }
choices-nobody = La table continue toute seule.
choices-watching = Tu regardes.
choices-over = La partie est finie.
choices-etc = Plus …
choice-stand = à chaque fois
choice-stand-said = { $label }, à chaque fois que c’est possible
choice-sure = Vraiment ? { $label }

why-title = Pourquoi pas { $what } ?
why-rule = Règle { $clause }
why-nothing = Avec ces cartes ensemble, il n’y a rien à faire maintenant.
why-not-turn = Ce n’est pas à toi.

clock-left = { $n ->
    [1] reste une seconde
    [one] reste { $n } seconde
   *[other] restent { $n } secondes
 }
log-label = Ce qui s’est passé
log-empty = À partir d’ici, tout ce qui se passe est raconté.
log-round = Manche { $n }
log-back = annulé
skip-hand = Vers ta main
ledge-label = Ta main et tes possibilités
mat-label = La table
people-label = Joueurs
side-label = Journal et discussion

top-log = Journal
top-menu = Menu
tab-log = Journal
tab-talk = Parler
talk-say = Dis quelque chose …
talk-send = Dire
talk-none = Personne n’a encore rien dit.
talk-label = Discussion

talk-phrases = Phrases toutes faites
talk-emote = Montrer { $key }
top-back = Retour à la maison ; ta place est gardée
sound-on = Activer le son
sound-off = Couper le son
menu-takeback = Demander à annuler
menu-asked = La question est posée aux autres.
menu-leave = Quitter la table
menu-leave-hint = Un bot continue à ta place. Tu peux revenir t’asseoir.
menu-go = Retour à la maison
note-takeback = { $name } voudrait annuler le dernier coup. D’accord ?
note-standing = Tu réponds « { $what } » à chaque fois que c’est possible.
note-stop = Arrêter
note-away = { $name } n’est pas là.
note-bot = Laisser un bot continuer
yes-capital = Oui
no-capital = Non
keys-title = Touches
keys-card = carte suivante ou précédente
keys-pick = prendre une carte
keys-primary = choisir la première possibilité
keys-decline = passer ou refuser
keys-nth = choisir la n-ième possibilité
keys-hand = vers ta main
keys-mat = vers la table
keys-log = vers le journal
keys-clock = vers le chrono
keys-clear = reposer, fermer
keys-inspect = regarder une carte de près (ou un appui long, ou la souris dessus), ou toutes
keys-talk = discussion et gestes
inspect-can = Elle peut servir maintenant :
inspect-cannot = Elle ne peut pas servir maintenant.
inspect-rule = La règle : { $clause }
inspect-all = Les cartes
inspect-like = et { $n } autres du même genre
keys-help = cette liste

wait-ticket = Invitation
wait-title = Fais venir tes amis
wait-how = Envoie le lien, ou vise le carré avec un téléphone. Pas besoin de compte.
wait-invite = Inviter
wait-copy = Copier le lien
wait-copied = Le lien est copié.
wait-qr = Le lien de la table sous forme de code carré
wait-qr-big = Afficher le carré en grand
wait-chairs = Chaises
wait-of = { $taken } sur { $seats }
wait-open = { $n ->
    [1] une chaise est libre
    [one] { $n } chaise libre
   *[other] { $n } chaises sont libres
 }
wait-full = toutes les chaises sont prises
wait-empty = Chaise libre
wait-chair = chaise { $n }
wait-team = équipe { $team }
wait-sit = S’asseoir
wait-move = Venir ici
wait-bot = Ajouter un bot
wait-you = toi
wait-host = invite
wait-ready = c’est bon
wait-notyet = pas encore
wait-remove = Demander à { $name } de se lever
wait-fill = Compléter avec des bots
wait-nochair = Toutes les chaises sont prises, et on ne peut pas regarder à cette table.
wait-nochair-watch = Toutes les chaises sont prises. Reste ici et regarde quand les cartes seront distribuées.
wait-rules = Règles maison
wait-noclock = sans chrono
wait-decision = { $n } s par décision
wait-match = { $n } min chacun
wait-learn = En attendant : la leçon de cinq minutes
wait-leave = Se lever
wait-deal-missing = Distribuer les cartes (on attend { $who })
wait-unready = Finalement, pas encore
wait-amready = C’est bon pour moi
wait-sitdown = S’asseoir

result-title = Le résultat
result-wins = { $name } gagne
result-youwin = Tu gagnes
result-shared = { $names } se partagent la victoire
result-team = L’équipe { $team } gagne
result-yourteam = Ton équipe gagne
result-place = Tu prends la { $n ->
    [1] 1re
   *[other] { $n }e
 } place.
result-place-head = Place
result-who = Qui
result-points = Points
result-reasons = D’où viennent les points
result-noreason = au décompte final.
result-see = voir
result-replay = Revoir
result-again = Mêmes chaises, on remet ça
result-retry = Encore celui-ci
result-join = Rejoindre la revanche

verify-title = Vérifier la donne
verify-what = Avant la donne, le serveur a publié un hachage de son secret, et chaque place y a ajouté quelque chose. Maintenant que la partie est finie, le secret est connu.
verify-promise = Publié avant la donne :
verify-check = Vérifier ici
verify-promised = Le secret est bien celui qui était promis.
verify-notpromised = Le secret n’est pas celui qui était promis.
verify-mixed = La donne vient du secret et de ce que chaque place a ajouté.
verify-notmixed = La donne ne vient pas du secret et de ce que les places ont ajouté.
verify-none = Cet enregistrement ne porte aucune preuve.
verify-self = Sans faire confiance à cette page : prends l’enregistrement et lance le vérificateur, qui redistribue toute la partie.
verify-file = L’enregistrement

puzzles-title = Casse-têtes Camouflage
puzzles-sub = Pose toutes les cartes dans le contour de façon que les motifs identiques se rejoignent. Chaque indice montre une carte d’une solution.
puzzles-start = Commencer par le premier
puzzles-next = Prochain casse-tête à résoudre
puzzles-daily = Casse-tête du jour
puzzles-together = En résoudre un ensemble
puzzles-count = { $n } sur { $all } résolus dans ce navigateur.
puzzles-side = Côté des cartes
puzzles-animal = Pelages
puzzles-gems = Gemmes
puzzles-hidden = Cacher les centres
puzzles-hidden-help = Plus dur : le contour ne montre pas où vont les centres des cartes.
puzzles-level = Difficulté { $n } sur 5
puzzle-said = Casse-tête { $n }, { $cards } cartes, difficulté { $stars } sur 5
puzzle-solved = résolu { $n ->
    [0] sans indice
    [1] avec un indice
   *[other] avec { $n } indices
 }
puzzle-nextone = Casse-tête suivant
puzzle-all = Tous les casse-têtes
puzzle-home = { $n } casse-têtes à résoudre en solo ou ensemble
nav-puzzles = Casse-têtes

replay-title = Partie
replay-none = Cette partie n’existe pas
replay-closed = Cette partie ne peut pas être montrée
replay-share = Partager ce moment
replay-step = Étape
replay-at = étape { $at } sur { $last }
replay-first = Au début
replay-prev = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-side = Vue
replay-truth = avec toutes les mains
replay-public = de l’extérieur
replay-as = vue par { $name }
replay-hands = Mains
replay-speed = Vitesse
review-short = Analyse
review-title = À y regarder de près
review-ask = Y regarder de près
review-ask-sub = Un expert réfléchit à chaque décision : chances, tournants, hasard et savoir-faire.
review-thinking = L’expert réfléchit…
review-failed = L’expert n’a pas trouvé de réponse : { $why }
review-again = Redemander
review-whose = Les chances de qui
review-plot = { $name } : chances de gagner au fil de la partie, { $began } à la première décision, { $won } à la fin. Les boutons ci-dessous vont de décision en décision.
review-prev = Décision précédente
review-next = Décision suivante
review-same = L’expert aurait fait pareil.
review-better = L’expert : { $best } – { $chance } au lieu de { $took }.
review-bluff = Un bluff était probable à { $odds }. C’en était un.
review-honest = Un bluff était probable à { $odds }. Ce n’en était pas un.
review-none = Ici, il n’y avait rien à décider.
review-turning = Là où tout a basculé
review-turned = de { $from } à { $to }
review-noturn = Rien n’a jamais basculé.
review-luck = Hasard et savoir-faire
review-agreed = Comme l’expert
review-skill = Gaspillé
review-chance = Hasard et les autres
review-of = { $n } sur { $all }
review-hint = Chaque décision a été rejouée dans { $n } donnes imaginées, à partir de ce que la place savait alors.
replays-none = Termine une partie et elle sera accrochée ici.
replays-mine = Les tiennes
replays-all = Celles de tous
replays-bot = bot

rules-search = Chercher dans les règles
rules-found = { $n ->
    [1] un passage
    [one] { $n } passage
   *[other] { $n } passages
 }
rules-chapters = Chapitres
rules-english = Les règles sont en anglais.
rules-none = Il n’y a pas de règles de ce nom.
rules-table = Un tableau des règles
rules-printed = Sans signe : la règle de l’éditeur, avec nos mots.
rules-part-ruling = La règle de l’éditeur, avec des détails réglés par nous
rules-ruling = Notre propre décision
rules-why = Pourquoi :
rules-legend = Ce que veulent dire les signes

learn-sub = Cinq minutes chacune, à la vraie table : tu joues, le professeur parle.
learn-none = Il n’y a pas encore de leçon pour { $game }.
lesson-title = Leçon
lesson-step = { $n } sur { $of }
lesson-next = Continuer
lesson-back = Retour
lesson-show = Montre-moi
lesson-do = Fais-le pour moi
lesson-why = Pourquoi ?
lesson-try = Ici, on demande autre chose.
lesson-better = Ici, la leçon demande : { $label }.
lesson-play = Jouer une vraie partie

set-language = Langue
set-theme = Lumière
set-auto = Comme l’appareil
set-light = Après-midi
set-dark = Soirée
set-large = Grand texte
set-still = Rien ne bouge
set-still-help = Les cartes apparaissent à leur place ; ce qui change reçoit un contour.
set-sound = Son
set-onlyturn = Son seulement à mon tour
set-letters = Des lettres partout
set-letters-help = Ce qui se distingue par la couleur porte aussi une lettre.
set-keys = Touches d’une seule lettre
set-keys-help = À désactiver si un programme tape pour toi.
set-confirm = Demander deux fois ce qui coûte
set-confirm-help = Les défis et tout ce qu’on ne peut pas annuler.

about-what = Parlor fait de règles de jeux de cartes publiées des jeux à partager avec des amis et des bots : dans le navigateur, dans le terminal et par millions au laboratoire.
about-unofficial = Les jeux d’ici sont des versions non officielles, écrites d’après les règles publiées. Noms et règles appartiennent à leurs propriétaires ; toutes les images et tous les mots sont de Parlor.
about-fair = La donne est honnête et peut se vérifier : le serveur s’engage avant la distribution, chaque place ajoute son propre hasard, et après la partie chacun peut recalculer la donne.
about-open = Tout ce que fait cette page, ton propre programme peut le faire.
about-api = L’API ouverte
about-privacy = On te connaît ici par un nom de ton choix et un cookie que seul ce serveur lit. Pas de compte, pas de pistage, pas de publicité.

trouble-closed = On ne peut pas rejoindre cette table
trouble-lost = La connexion est perdue. On revient …
trouble-hurry = Essayer maintenant
trouble-back = Te revoilà.
trouble-slow = Encore en route …
trouble-gone = Cette table a été débarrassée
trouble-gone-sub = Son lien est ancien, ou elle n’a jamais existé.
trouble-server = La lampe s’est éteinte
trouble-server-sub = Le serveur ne répond pas. Il revient peut-être dans un instant.
trouble-retry = Réessayer
trouble-record = Emporter la feuille de partie
trouble-home = Retour à la maison
trouble-notfound = Il n’y a rien ici
trouble-outdated = Cette page n’est plus à jour
trouble-outdated-sub = Le serveur a été renouvelé. Recharge la page ; ta partie reprend où elle en est.
trouble-loading = On dresse la table …

fault-offline = Le serveur ne répond pas.
fault-server = Le serveur n’a pas pu le faire.
fault-closed = La connexion est fermée.
