/** The strings of Naked Bootleg. Cards keep their printed names in every language. */
import { language, wordsOf } from "../kit";
import { COLOUR_WORDS, colourOf, KIND_NAMES, kindOf, powerOf, type Kind } from "./cards";

export const t = wordsOf({
  en: {
    "status.one": "One round",
    "status.quarter": "Quarter {n} of 4",
    "status.overtime": "Overtime",
    "status.round": "Round {n}",
    "status.capture_the_flag": "Capture the Flag",
    "status.run_n_gun": "Run n’ Gun",
    "status.last_man_standing": "Last Man Standing",
    "colour.blue": "blue", "colour.red": "red", "colour.green": "green", "colour.black": "black",
    "streak.card": "streak card",
    "pylon": "Pylon", "discard": "Discard", "dead": "dead card",
    "colour.play": "colour of play", "colour.none": "any",
    "direction.cw": "Play goes clockwise.", "direction.ccw": "Play goes counter-clockwise.",
    "state.redzone": "redzone", "state.disguise": "disguise", "state.sets": "{n|1 set|{n} sets}", "state.streak": "streak", "state.nothing": "no sets",
    "state.lost": "misses {n|a turn|{n} turns}", "state.omaha": "Omaha!", "state.exposed": "no Omaha!", "state.exited": "end zone", "state.out": "out", "state.watching": "watching", "state.flag": "flag", "state.team": "team {x}",
    "lot.set": "{kind} ×{n}", "lot.disguise": "? ×{n}", "lot.forgiven": "Cover ×{n}", "lot.streak": "{colour} ×{n}",
    "lot.said.disguise": "disguise of {n} cards", "lot.said.forgiven": "{n} forgiven Covers", "lot.said.streak": "{colour} streak of {n}", "lot.said.set": "set of {n}: {kind}",
    "lot.safe": "cannot be stolen", "lot.half": "cannot be intercepted", "lot.can": "You can: {verbs}.",
    "verb.hit": "Hit", "verb.challenge": "Challenge", "verb.steal": "Steal", "verb.fumble": "This one",
    "verb.show": "Show", "verb.catch": "Catch!", "verb.flag": "Give the flag", "verb.dealer": "Deals",
    "your.downs": "Your playbook", "hand.said": "{n|one card|{n} cards} in hand", "points": "{n} points",
    "own.coin": "The coin is yours: who deals the overtime?",
    "own.exited": "You are in the end zone. Well played!", "own.out": "You are out of the game.", "own.watching": "You sit this one out.",
    "goal.none": "Lay down 4 alike + 3 alike, or a streak card + 6 of its colour. Then empty your hand.",
    "goal.none.short": "4 alike + 3 alike, then empty your hand", "goal.three.short": "+ 3 alike = redzone", "goal.four.short": "+ 4 alike = redzone",
    "goal.three": "+ 3 alike = redzone: then empty your hand", "goal.four": "+ 4 alike = redzone: then empty your hand",
    "goal.red": "Redzone! Get rid of every card.", "goal.flag": "Redzone! Now capture the flag.", "goal.one": "One card left: touchdown next!",
    "note.chain": "+{n} for {name}", "note.draft": "You are laying down {what}", "note.stack": "Your stack", "note.taken": "Stolen cards: which do you keep?", "note.taken.other": "{name} looks at stolen cards",
    "note.extra": "extra turn",
    "turns": "Turn {n}",
    "call.chain": "{n|One card is|{n} cards are} coming for {name}.", "call.chain.you": "{n|One card is|{n} cards are} coming for you.", "call.chain.ask": "A Draw Play or Pick Six sends them on.",
    "call.theft": "{name} goes for {what}.", "call.theft.ask": "A Deflection of the same colour stops it.",
    "theft.hand": "{n|a card|{n} cards} of {whom}", "theft.lot": "{lot} of {whom}",
    "whom.you": "yours", "you": "you", "you.dative": "you",
    "pick.pylon": "Draw from the pylon", "pick.discard": "Take the {card}", "begin.set": "Lay down {kind} …", "begin.disguise": "Disguise …", "begin.streak": "Lay a {colour} streak …",
    "lay.set": "Lay {kind} ×{n}", "lay.disguise": "Lay {n} cards in disguise", "lay.streak": "Lay the {colour} streak", "omaha": "{what}, Omaha!", "silent": "{what}, silently",
    "hit": "Hit {lot}", "hit.with": "Hit {lot} with {card}", "challenge": "Challenge {lot}", "discard.card": "Discard {card}", "pass": "Pass", "add": "Add {card}", "done": "Lay it down",
    "stack.add": "Stack {card}", "stack.done": "Discard the stack", "deflect": "Deflect with {card}", "answer": "Answer with {card}", "keep.none": "Keep none of them", "keep": "Keep {cards}",
    "spare": "Leave them {card}", "taunt": "Taunt: turn up {card}", "decline.chain": "Pick up {n|one card|{n} cards}", "decline": "Let it happen",
    "skip.none": "Skip nobody", "skip": "Skip {n|one player|{n} players}", "next": "The next player", "behind": "The player behind", "blindside": "{who}: {n|one card|{n} cards}", "trick": "{who}: six cards",
    "look": "Look at a card of the next player", "flip": "Turn up a card of every disguise", "show": "{name} shows cards", "steal": "Steal {lot}", "grab": "Take {n|one card|{n} cards} from the hand", "name": "Name {colour}",
    "again": "Take another turn", "fumble": "Take {lot}", "pitch": "Pitch {lot}", "capture": "Capture the flag", "flag": "Hand the flag to {name}", "dealer": "{name} deals", "dealer.you": "You deal", "catch": "Catch {name}: no Omaha!", "forfeit": "Leave the game",
    "lot.yours": "your {lot}", "lot.of": "{name}’s {lot}", "lot.run": "{colour} streak", "lot.own": "their own {lot}", "lot.gone": "a set",
    "key.pylon": "Draw from the pylon", "key.discard": "Take the top discard", "key.set": "Lay down a set", "key.disguise": "Lay a disguise", "key.challenge": "Challenge", "key.pass": "Pass", "key.taunt": "Taunt", "key.catch": "Catch a missing Omaha",
    "result.title": "On the table at the end", "result.how.8": "won without a Wildcat", "result.how.7": "won with one Wildcat", "result.how.6": "won with Wildcats", "result.how.3": "objective complete", "result.how.2": "something downed", "result.how.0": "nothing downed",
    "result.downs": "downed", "result.cards": "cards left", "result.nothing": "nothing",
    "result.rule": "A win brings 8 points, 7 with one Wildcat, 6 with more; a complete objective 3, something downed 2.",
    "log.round": "Round {n}: {Name} deals.", "log.round.you": "Round {n}: you deal.", "log.turn": "{Name}’s turn.", "log.turn.you": "Your turn.",
    "log.lost": "{Name} misses a turn.", "log.lost.you": "You miss a turn.", "log.passes": "{Name} passes.", "log.passes.you": "You pass.",
    "log.laid": "{Name} lays down {what}.", "log.laid.you": "You lay down {what}.", "what.disguise": "a disguise", "what.streak": "a {colour} streak",
    "log.hit": "{Name} hits {lot}.", "log.hit.you": "You hit {lot}.", "log.discards": "{Name} discards {card}.", "log.discards.you": "You discard {card}.",
    "log.stack": "{Name} discards a stack of {n}, {card} on top.", "log.stack.you": "You discard a stack of {n}, {card} on top.",
    "log.omaha": "{Name}: Omaha!", "log.omaha.you": "You: Omaha!", "log.caught": "{Name} catches {whom} without Omaha: two cards and a lost turn.", "log.caught.you": "You catch {whom} without Omaha: two cards and a lost turn.",
    "log.taunt": "{Name} taunts with a card of the disguise.", "log.taunt.you": "You taunt with a card of your disguise.",
    "log.grounded": "{Name} discards without picking up: the card goes back, the turn is over.", "log.grounded.you": "You discard without picking up: the card goes back, your turn is over.",
    "log.false": "{Name} picks up out of turn and will miss one.", "log.false.you": "You pick up out of turn and will miss one.", "log.time": "Time is up for {Name}.", "log.time.you": "Your time is up.",
    "log.reversed": "Play turns around.", "log.skipped": "{n|One player is|{n} players are} skipped.", "log.coming": "{n} to pick up for {Name}.", "log.coming.you": "{n} to pick up for you.",
    "log.picked": "{Name} picks up {n}.", "log.picked.you": "You pick up {n}.", "log.pickedlost": "{Name} picks up {n} and loses the turn.", "log.pickedlost.you": "You pick up {n} and lose the turn.",
    "log.named": "{Name} names {colour}.", "log.named.you": "You name {colour}.", "log.again": "{Name} takes another turn.", "log.again.you": "You take another turn.",
    "log.looked": "{Name} looks at a card of {whom}.", "log.looked.you": "You look at a card of {whom}.", "log.shown": "{Name} has {whom} show cards.", "log.shown.you": "You have {whom} show cards.",
    "log.flipped": "{Name} turns up a card of every disguise.", "log.flipped.you": "You turn up a card of every disguise.",
    "log.goes": "{Name} goes for a set of {whom}.", "log.goes.you": "You go for a set of {whom}.", "log.steals": "{Name} steals from {whom}.", "log.steals.you": "You steal from {whom}.",
    "log.grabs": "{Name} goes for {n|a hand card|{n} hand cards} of {whom}.", "log.grabs.you": "You go for {n|a hand card|{n} hand cards} of {whom}.",
    "log.deflects": "{Name} deflects it.", "log.deflects.you": "You deflect it.", "log.unused": "{Name} leaves the action unused.", "log.unused.you": "You leave the action unused.", "log.declines": "{Name} lets it happen.", "log.declines.you": "You let it happen.",
    "log.kept": "{Name} keeps {n} of the cards.", "log.kept.you": "You keep {n} of the cards.", "log.bluffstolen": "A disguise of {whom} was a bluff and is pitched.", "log.fumbled": "A set of {whom} is fumbled to {to}.", "log.pitched": "A set of {whom} is fumbled and pitched.",
    "log.bluff": "{Name} challenges {whom}: it is a bluff!", "log.bluff.you": "You challenge {whom}: it is a bluff!", "log.honest": "{Name} challenges {whom}: it is honest.", "log.honest.you": "You challenge {whom}: it is honest.",
    "log.loses": "{Name} loses the downed cards and all but one of the hand.", "log.loses.you": "You lose your downed cards and all but one of your hand.",
    "log.flag": "{Name} has the flag.", "log.flag.you": "You have the flag.", "log.neutral": "The flag belongs to nobody.", "log.touchdown": "Touchdown for {Name}!", "log.touchdown.you": "Touchdown for you!", "log.crazy": "Crazy Eight for {Name}!", "log.crazy.you": "Crazy Eight for you!",
    "log.exits": "{Name} exits.", "log.exits.you": "You exit.", "log.called": "The round is called.", "log.points": "{Name}: {n} points.", "log.points.you": "You: {n} points.", "log.eliminated": "{Name} is eliminated.", "log.eliminated.you": "You are eliminated.",
    "log.left": "{Name} leaves the game.", "log.left.you": "You leave the game.", "log.overtime": "Overtime!", "log.coin": "{Name} wins the coin flip.", "log.coin.you": "You win the coin flip.", "log.newpylon": "The discards are shuffled as a new pylon.", "log.won": "{Name} wins the game.", "log.won.you": "You win the game.",
  },
  de: {
    "status.one": "Eine Runde",
    "status.quarter": "{n}. Viertel von 4",
    "status.overtime": "Verlängerung",
    "status.round": "Runde {n}",
    "status.capture_the_flag": "Capture the Flag",
    "status.run_n_gun": "Run n’ Gun",
    "status.last_man_standing": "Last Man Standing",
    "colour.blue": "blau", "colour.red": "rot", "colour.green": "grün", "colour.black": "schwarz",
    "streak.card": "Streak-Karte",
    "pylon": "Pylon", "discard": "Ablage", "dead": "tote Karte",
    "colour.play": "Spielfarbe", "colour.none": "jede",
    "direction.cw": "Es geht im Uhrzeigersinn.", "direction.ccw": "Es geht gegen den Uhrzeigersinn.",
    "state.redzone": "Redzone", "state.disguise": "Tarnung", "state.sets": "{n|1 Satz|{n} Sätze}", "state.streak": "Streak", "state.nothing": "kein Satz",
    "state.lost": "setzt {n|einmal|{n}-mal} aus", "state.omaha": "Omaha!", "state.exposed": "kein Omaha!", "state.exited": "Endzone", "state.out": "ausgeschieden", "state.watching": "schaut zu", "state.flag": "Flagge", "state.team": "Team {x}",
    "lot.set": "{kind} ×{n}", "lot.disguise": "? ×{n}", "lot.forgiven": "Cover ×{n}", "lot.streak": "{colour} ×{n}",
    "lot.said.disguise": "Tarnung aus {n} Karten", "lot.said.forgiven": "{n} verziehene Cover", "lot.said.streak": "Streak aus {n}, {colour}", "lot.said.set": "Satz aus {n}: {kind}",
    "lot.safe": "nicht zu stehlen", "lot.half": "nicht abzufangen", "lot.can": "Möglich: {verbs}.",
    "verb.hit": "Anlegen", "verb.challenge": "Zweifeln", "verb.steal": "Stehlen", "verb.fumble": "Diesen",
    "verb.show": "Zeigen", "verb.catch": "Erwischt!", "verb.flag": "Flagge geben", "verb.dealer": "Gibt",
    "your.downs": "Dein Spielbuch", "hand.said": "{n|eine Karte|{n} Karten} auf der Hand", "points": "{n} Punkte",
    "own.coin": "Die Münze fällt für dich: Wer gibt die Verlängerung?",
    "own.exited": "Du bist in der Endzone. Gut gespielt!", "own.out": "Du bist ausgeschieden.", "own.watching": "Du setzt diesmal aus.",
    "goal.none": "Lege 4 gleiche + 3 gleiche aus, oder eine Streak-Karte + 6 ihrer Farbe. Dann leere deine Hand.",
    "goal.none.short": "4 gleiche + 3 gleiche, dann Hand leeren", "goal.three.short": "+ 3 gleiche = Redzone", "goal.four.short": "+ 4 gleiche = Redzone",
    "goal.three": "+ 3 gleiche = Redzone: dann die Hand leeren", "goal.four": "+ 4 gleiche = Redzone: dann die Hand leeren",
    "goal.red": "Redzone! Werde alle Karten los.", "goal.flag": "Redzone! Jetzt die Flagge erobern.", "goal.one": "Eine Karte noch: gleich Touchdown!",
    "note.chain": "+{n} für {name}", "note.draft": "Du legst aus: {what}", "note.stack": "Dein Stoß", "note.taken": "Gestohlene Karten: Welche behältst du?", "note.taken.other": "{name} sieht gestohlene Karten an",
    "note.extra": "Extrazug",
    "turns": "Zug {n}",
    "call.chain": "{n|Eine Karte kommt|{n} Karten kommen} auf {name} zu.", "call.chain.you": "{n|Eine Karte kommt|{n} Karten kommen} auf dich zu.", "call.chain.ask": "Draw Play oder Pick Six schickt sie weiter.",
    "call.theft": "{name} will {what}.", "call.theft.ask": "Eine Deflection derselben Farbe hält das auf.",
    "theft.hand": "{n|eine Handkarte|{n} Handkarten} von {whom}", "theft.lot": "{lot} von {whom}",
    "whom.you": "dir", "you": "dich", "you.dative": "dir",
    "pick.pylon": "Vom Pylon ziehen", "pick.discard": "{card} nehmen", "begin.set": "{kind} auslegen …", "begin.disguise": "Getarnt auslegen …", "begin.streak": "Streak in {colour} auslegen …",
    "lay.set": "{kind} ×{n} auslegen", "lay.disguise": "{n} Karten getarnt auslegen", "lay.streak": "Streak in {colour} auslegen", "omaha": "{what}, Omaha!", "silent": "{what}, still",
    "hit": "An {lot} anlegen", "hit.with": "{card} an {lot} anlegen", "challenge": "{lot} anzweifeln", "discard.card": "{card} abwerfen", "pass": "Passen", "add": "{card} dazu", "done": "Auslegen",
    "stack.add": "{card} darauf", "stack.done": "Stoß abwerfen", "deflect": "Mit {card} abwehren", "answer": "Mit {card} weiterschicken", "keep.none": "Keine behalten", "keep": "{cards} behalten",
    "spare": "{card} lassen", "taunt": "Necken: {card} aufdecken", "decline.chain": "{n|Eine Karte|{n} Karten} nehmen", "decline": "Geschehen lassen",
    "skip.none": "Niemanden überspringen", "skip": "{n|Einen|{n}} überspringen", "next": "Der Nächste", "behind": "Der Vorige", "blindside": "{who}: {n|eine Karte|{n} Karten}", "trick": "{who}: sechs Karten",
    "look": "Eine Karte des Nächsten ansehen", "flip": "In jeder Tarnung eine Karte aufdecken", "show": "{name} zeigt Karten", "steal": "{lot} stehlen", "grab": "{n|Eine Karte|{n} Karten} aus der Hand nehmen", "name": "{colour} ansagen",
    "again": "Noch einen Zug nehmen", "fumble": "{lot} nehmen", "pitch": "{lot} wegwerfen", "capture": "Flagge erobern", "flag": "Flagge an {name} geben", "dealer": "{name} gibt", "dealer.you": "Du gibst", "catch": "{name} erwischen: kein Omaha!", "forfeit": "Das Spiel verlassen",
    "lot.yours": "{lot} (deine)", "lot.of": "{lot} von {name}", "lot.run": "Streak in {colour}", "lot.own": "{lot} (eigene)", "lot.gone": "einen Satz",
    "key.pylon": "Vom Pylon ziehen", "key.discard": "Oberste Ablage nehmen", "key.set": "Einen Satz auslegen", "key.disguise": "Getarnt auslegen", "key.challenge": "Anzweifeln", "key.pass": "Passen", "key.taunt": "Necken", "key.catch": "Fehlendes Omaha erwischen",
    "result.title": "Am Ende auf dem Tisch", "result.how.8": "ohne Wildcat gewonnen", "result.how.7": "mit einer Wildcat gewonnen", "result.how.6": "mit Wildcats gewonnen", "result.how.3": "Ziel erfüllt", "result.how.2": "etwas ausgelegt", "result.how.0": "nichts ausgelegt",
    "result.downs": "ausgelegt", "result.cards": "Karten übrig", "result.nothing": "nichts",
    "result.rule": "Ein Sieg bringt 8 Punkte, 7 mit einer Wildcat, 6 mit mehr; ein erfülltes Ziel 3, etwas Ausgelegtes 2.",
    "log.round": "Runde {n}: {Name} gibt.", "log.round.you": "Runde {n}: Du gibst.", "log.turn": "{Name} ist am Zug.", "log.turn.you": "Du bist am Zug.",
    "log.lost": "{Name} setzt aus.", "log.lost.you": "Du setzt aus.", "log.passes": "{Name} passt.", "log.passes.you": "Du passt.",
    "log.laid": "{Name} legt aus: {what}.", "log.laid.you": "Du legst aus: {what}.", "what.disguise": "eine Tarnung", "what.streak": "einen Streak in {colour}",
    "log.hit": "{Name} legt an: {lot}.", "log.hit.you": "Du legst an: {lot}.", "log.discards": "{Name} wirft ab: {card}.", "log.discards.you": "Du wirfst ab: {card}.",
    "log.stack": "{Name} wirft einen Stoß von {n} ab, oben {card}.", "log.stack.you": "Du wirfst einen Stoß von {n} ab, oben {card}.",
    "log.omaha": "{Name}: Omaha!", "log.omaha.you": "Du: Omaha!", "log.caught": "{Name} erwischt {whom} ohne Omaha: zwei Karten und ein verlorener Zug.", "log.caught.you": "Du erwischst {whom} ohne Omaha: zwei Karten und ein verlorener Zug.",
    "log.taunt": "{Name} neckt mit einer Karte der Tarnung.", "log.taunt.you": "Du neckst mit einer Karte deiner Tarnung.",
    "log.grounded": "{Name} wirft ab, ohne zu ziehen: Die Karte geht zurück, der Zug ist vorbei.", "log.grounded.you": "Du wirfst ab, ohne zu ziehen: Die Karte geht zurück, dein Zug ist vorbei.",
    "log.false": "{Name} zieht außer der Reihe und setzt einmal aus.", "log.false.you": "Du ziehst außer der Reihe und setzt einmal aus.", "log.time": "Die Zeit von {Name} ist um.", "log.time.you": "Deine Zeit ist um.",
    "log.reversed": "Die Richtung dreht sich um.", "log.skipped": "{n|Einer wird|{n} werden} übersprungen.", "log.coming": "{n} Karten kommen auf {Name} zu.", "log.coming.you": "{n} Karten kommen auf dich zu.",
    "log.picked": "{Name} nimmt {n} auf.", "log.picked.you": "Du nimmst {n} auf.", "log.pickedlost": "{Name} nimmt {n} auf und verliert den Zug.", "log.pickedlost.you": "Du nimmst {n} auf und verlierst den Zug.",
    "log.named": "{Name} sagt {colour} an.", "log.named.you": "Du sagst {colour} an.", "log.again": "{Name} nimmt noch einen Zug.", "log.again.you": "Du nimmst noch einen Zug.",
    "log.looked": "{Name} schaut in die Hand von {whom}.", "log.looked.you": "Du schaust in die Hand von {whom}.", "log.shown": "{Name} lässt Karten von {whom} zeigen.", "log.shown.you": "Du lässt Karten von {whom} zeigen.",
    "log.flipped": "{Name} deckt in jeder Tarnung eine Karte auf.", "log.flipped.you": "Du deckst in jeder Tarnung eine Karte auf.",
    "log.goes": "{Name} will einen Satz von {whom}.", "log.goes.you": "Du willst einen Satz von {whom}.", "log.steals": "{Name} stiehlt von {whom}.", "log.steals.you": "Du stiehlst von {whom}.",
    "log.grabs": "{Name} will {n|eine Karte|{n} Karten} aus der Hand von {whom}.", "log.grabs.you": "Du willst {n|eine Karte|{n} Karten} aus der Hand von {whom}.",
    "log.deflects": "{Name} wehrt ab.", "log.deflects.you": "Du wehrst ab.", "log.unused": "{Name} lässt die Wirkung ungenutzt.", "log.unused.you": "Du lässt die Wirkung ungenutzt.", "log.declines": "{Name} lässt es geschehen.", "log.declines.you": "Du lässt es geschehen.",
    "log.kept": "{Name} behält {n} der Karten.", "log.kept.you": "Du behältst {n} der Karten.", "log.bluffstolen": "Die Tarnung von {whom} war ein Bluff und wird weggeworfen.", "log.fumbled": "Ein Satz von {whom} geht an {to} verloren.", "log.pitched": "Ein Satz von {whom} geht verloren und wird weggeworfen.",
    "log.bluff": "{Name} zweifelt bei {whom}: ein Bluff!", "log.bluff.you": "Du zweifelst bei {whom}: ein Bluff!", "log.honest": "{Name} zweifelt bei {whom}: alles echt.", "log.honest.you": "Du zweifelst bei {whom}: alles echt.",
    "log.loses": "{Name} verliert alles Ausgelegte und die Hand bis auf eine Karte.", "log.loses.you": "Du verlierst alles Ausgelegte und die Hand bis auf eine Karte.",
    "log.flag": "{Name} hat die Flagge.", "log.flag.you": "Du hast die Flagge.", "log.neutral": "Die Flagge gehört niemandem.", "log.touchdown": "Touchdown für {Name}!", "log.touchdown.you": "Touchdown für dich!", "log.crazy": "Crazy Eight für {Name}!", "log.crazy.you": "Crazy Eight für dich!",
    "log.exits": "{Name} ist durch.", "log.exits.you": "Du bist durch.", "log.called": "Die Runde wird abgebrochen und gewertet.", "log.points": "{Name}: {n} Punkte.", "log.points.you": "Du: {n} Punkte.", "log.eliminated": "{Name} scheidet aus.", "log.eliminated.you": "Du scheidest aus.",
    "log.left": "{Name} verlässt das Spiel.", "log.left.you": "Du verlässt das Spiel.", "log.overtime": "Verlängerung!", "log.coin": "{Name} gewinnt den Münzwurf.", "log.coin.you": "Du gewinnst den Münzwurf.", "log.newpylon": "Die Ablage wird zum neuen Pylon gemischt.", "log.won": "{Name} gewinnt das Spiel.", "log.won.you": "Du gewinnst das Spiel.",
  },
});

const PLURALS: Partial<Record<Kind, string>> = { SP: "Spies", P6: "Pick Sixes", HM: "Hail Marys", XX: "Xs", OO: "Os", ST: "streak cards" };

/** A colour by its English word. */
export function colourWord(colour: string | null): string {
  return colour && colour in COLOUR_WORDS ? t(`colour.${colour}` as "colour.red") : (colour ?? t("colour.none"));
}

/** Cards of a kind: Nickels. */
export function kinds(kind: string): string {
  const name = KIND_NAMES[kind as Kind] ?? kind;
  return language() === "de" ? name : (PLURALS[kind as Kind] ?? `${name}s`);
}

/** A card by name: red Nickel, Blindside. */
export function cardName(face: string): string {
  const power = powerOf(face);
  if (power) return power;
  const kind = kindOf(face);
  if (!(kind in KIND_NAMES)) return face;
  const name = kind === "ST" ? t("streak.card") : KIND_NAMES[kind];
  const colour = colourOf(face);
  if (colour === null) return name;
  const word = t(`colour.${{ b: "blue", r: "red", g: "green", k: "black" }[colour]}` as "colour.red");
  return language() === "de" ? `${name} (${word})` : `${word} ${name}`;
}
