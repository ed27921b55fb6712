/** The sentences of the log: short in English, and in German by pattern, because the wire gives them in English. */
import { ANIMALS } from "./grid";

export interface Speaker {
  /** A seat's name; null stands for you. */
  who: (seat: number) => string | null;
}

const DECK: Record<string, string> = { chameleon: "Chamäleon", frog: "Frosch", gecko: "Gecko", hare: "Hase", moth: "Motte", octopus: "Krake", owl: "Eule" };
const PATTERN: Record<string, string> = { leopard: "Leopard", zebra: "Zebra", tiger: "Tiger", giraffe: "Giraffe", ruby: "Rubin", emerald: "Smaragd", sapphire: "Saphir", amethyst: "Amethyst", centre: "Mitte" };
const TIMES: Record<string, string> = { once: "einmal gedreht", twice: "zweimal gedreht", "three times": "dreimal gedreht" };
const SIDES: Record<string, string> = { "Animal Patterns": "Tiermuster", Gems: "Edelsteine" };
const VERDICT: Record<string, string> = {
  "yes, it is": "ja",
  "not all of the cards lie on the table": "es liegen nicht alle Karten auf dem Tisch",
  "a centre overlaps": "eine Mitte wird verdeckt",
  "two squares that lie on each other differ": "zwei Felder übereinander sind verschieden",
  "it does not have the right outline": "der Umriss stimmt nicht",
};

/** `CH2` as people say it. */
export function spoken(card: string): string {
  return `${DECK[ANIMALS[card.slice(0, 2)] ?? ""] ?? card.slice(0, 2)} ${card.slice(2)}`;
}

/** `FR1, turned once at (-4,0)`. */
function put(text: string): string {
  const found = /^([A-Z]{2}\d)(?:, turned (once|twice|three times))? at \((-?\d+),(-?\d+)\)$/.exec(text);
  if (!found) return text;
  const [, card = "", times, x, y] = found;
  return `${spoken(card)}${times ? `, ${TIMES[times]},` : ""} auf (${x},${y})`;
}

type Rule = [RegExp, (found: string[], speaker: Speaker) => string];

/** A sentence about somebody: the verb as it follows a name, and as it follows "du". */
function about(seat: string | undefined, { who }: Speaker, verb: string, yours: string): string {
  const name = who(Number(seat));
  return name === null ? `Du ${yours}` : `${name} ${verb}`;
}
function of(seat: string | undefined, { who }: Speaker): string {
  const name = who(Number(seat));
  return name === null ? "dir" : name;
}

/** `auf den Platz von Theo`, `auf deinen Platz`. */
function onto(seat: string | undefined, { who }: Speaker): string {
  const name = who(Number(seat));
  return name === null ? "auf deinen Platz" : `auf den Platz von ${name}`;
}
/** `Der Platz von Theo`, `Dein Platz`. */
function place(seat: string | undefined, { who }: Speaker): string {
  const name = who(Number(seat));
  return name === null ? "Dein Platz" : `Der Platz von ${name}`;
}

const P = "([A-Z]{2}\\d(?:, turned (?:once|twice|three times))? at \\(-?\\d+,-?\\d+\\))";

const NOTES: Rule[] = [
  [/^Seat (\d+) leaves the setup to the others\.$/, (m, s) => `${about(m[1], s, "überlässt", "überlässt")} den Aufbau den anderen.`],
  [/^Seat (\d+) votes for (.+)\.$/, (m, s) => `${about(m[1], s, "stimmt", "stimmst")} für ${SIDES[m[2] ?? ""] ?? m[2]}.`],
  [/^We play with (.+)\.$/, (m) => `Gespielt wird mit: ${SIDES[m[1] ?? ""] ?? m[1]}.`],
  [/^Seat (\d+) has the (\w+) deck\.$/, (m, s) => `${about(m[1], s, "hat", "hast")} den Satz ${DECK[m[2] ?? ""] ?? m[2]}.`],
  [/^The starting board comes from the (\w+) deck\.$/, (m) => `Die Startauslage kommt aus dem Satz ${DECK[m[1] ?? ""] ?? m[1]}.`],
  [new RegExp(`^Seat (\\d+) lays ${P}\\.$`), (m, s) => `${about(m[1], s, "legt", "legst")} ${put(m[2] ?? "")}.`],
  [new RegExp(`^The starting board gets ${P}\\.$`), (m) => `Die Startauslage bekommt ${put(m[1] ?? "")}.`],
  [/^Seat (\d+) lifts (\w+) again\.$/, (m, s) => `${about(m[1], s, "nimmt", "nimmst")} ${spoken(m[2] ?? "")} wieder auf.`],
  [/^Seat (\d+) lifts (\w+)\.$/, (m, s) => `${about(m[1], s, "nimmt", "nimmst")} ${spoken(m[2] ?? "")} auf.`],
  [/^(\w+) is cleared away\.$/, (m) => `${spoken(m[1] ?? "")} wird weggeräumt.`],
  [/^Seat (\d+) is content with the board\.$/, (m, s) => `${about(m[1], s, "ist", "bist")} mit der Auslage zufrieden.`],
  [/^You choose (\w+) as your location\.$/, (m) => `Du wählst ${spoken(m[1] ?? "")} als deinen Platz.`],
  [/^Seat (\d+)'s location is ([A-Z]{2}\d)\.$/, (m, s) => `${place(m[1], s)} ist ${spoken(m[2] ?? "")}.`],
  [/^Seat (\d+) is ready\.$/, (m, s) => `${about(m[1], s, "ist", "bist")} bereit.`],
  [/^Seat (\d+) is not ready yet\.$/, (m, s) => `${about(m[1], s, "ist", "bist")} noch nicht bereit.`],
  [/^Three seconds to GO\.$/, () => "Noch drei Sekunden."],
  [/^The countdown stops\.$/, () => "Der Countdown hält an."],
  [/^GO!$/, () => "LOS!"],
  [/^Seat (\d+) lays an? (\w+) \((\w+)\) over (\d+) (cards?|squares)(?: on seat (\d+)'s location)?\.(?: (\d+) left\.)?$/, (m, s) => laid(m, s)],
  [/^Seat (\d+) has played all its cards\.$/, (m, s) => `${about(m[1], s, "hat", "hast")} alle Karten gelegt.`],
  [/^Seat (\d+) has played all its cards and takes token (\d+)\.$/, (m, s) => `${about(m[1], s, "hat", "hast")} alle Karten gelegt und ${s.who(Number(m[1])) === null ? "nimmst" : "nimmt"} Plättchen ${m[2]}.`],
  [/^Seat (\d+)'s location is frozen\.$/, (m, s) => `${place(m[1], s)} ist eingefroren.`],
  [/^The sand timer runs\.$/, () => "Die Sanduhr läuft."],
  [/^This is the last round\.$/, () => "Das ist die letzte Runde."],
  [/^One more round follows this one\.$/, () => "Danach folgt noch eine Runde."],
  [/^(\d+) more rounds follow this one\.$/, (m) => `Danach folgen noch ${m[1]} Runden.`],
  [/^Seat (\d+) is stuck\.$/, (m, s) => `${about(m[1], s, "findet", "findest")} nichts.`],
  [/^Seat (\d+) is not stuck any more\.$/, (m, s) => `${about(m[1], s, "sucht", "suchst")} weiter.`],
  [/^It is seat (\d+)'s turn\.$/, (m, s) => `${about(m[1], s, "ist", "bist")} dran.`],
  [/^Seat (\d+) passes\.$/, (m, s) => `${about(m[1], s, "passt", "passt")}.`],
  [/^Seat (\d+) has left\.$/, (m, s) => `${about(m[1], s, "ist", "bist")} gegangen.`],
  [/^The setup begins again\.$/, () => "Der Aufbau beginnt von vorn."],
  [new RegExp(`^Only you see this: ${P} fits\\.$`), (m) => `Nur für dich: ${put(m[1] ?? "")} passt.`],
  [new RegExp(`^Only you see this: ${P} fits on seat (\\d+)'s location\\.$`), (m, s) => `Nur für dich: ${put(m[1] ?? "")} passt ${onto(m[2], s)}.`],
  [/^Only you see this: nothing of yours fits\.$/, () => "Nur für dich: Von deinen Karten passt keine."],
  [/^Only you see this: ([A-Z_]+)\. (.+)\.$/, (m, s) => `Nur für dich: ${reply(m[2] ?? "", s)}.`],
  [/^Seat (\d+) brings (\w+) to the top\.$/, (m, s) => `${about(m[1], s, "holt", "holst")} ${spoken(m[2] ?? "")} nach oben.`],
  [/^Seat (\d+) turns (\w+)\.$/, (m, s) => `${about(m[1], s, "dreht", "drehst")} ${spoken(m[2] ?? "")}.`],
  [/^Seat (\d+) holds (\w+)\.$/, (m, s) => `${about(m[1], s, "hält", "hältst")} ${spoken(m[2] ?? "")}.`],
  [/^Nobody holds (\w+) any more\.$/, (m) => `Niemand hält ${spoken(m[1] ?? "")} mehr.`],
  [/^Seat (\d+) asks whether it is solved: (.+)\.$/, (m, s) => `${about(m[1], s, "fragt", "fragst")}, ob es gelöst ist: ${VERDICT[m[2] ?? ""] ?? m[2]}.`],
  [new RegExp(`^A card of the answer: ${P}\\.$`), (m) => `Eine Karte der Lösung: ${put(m[1] ?? "")}.`],
  [/^The first player is out: the game is over\.$/, () => "Jemand ist fertig: Das Spiel ist zu Ende."],
  [/^Time is up: the game is over\.$/, () => "Die Zeit ist um: Das Spiel ist zu Ende."],
  [/^Nobody has cards left: the game is over\.$/, () => "Niemand hat noch Karten: Das Spiel ist zu Ende."],
  [/^Nobody can lay another card: the game is over\.$/, () => "Niemand kann noch eine Karte legen: Das Spiel ist zu Ende."],
  [/^Nobody finds anything any more: the game is over\.$/, () => "Niemand findet noch etwas: Das Spiel ist zu Ende."],
  [/^Nothing has happened for too long: the game is over\.$/, () => "Zu lange ist nichts geschehen: Das Spiel ist zu Ende."],
  [/^The puzzle is solved, with hints\.$/, () => "Das Rätsel ist gelöst, mit Hinweisen."],
  [/^The puzzle is solved!$/, () => "Das Rätsel ist gelöst!"],
  [/^The answer was looked up\.$/, () => "Die Lösung wurde nachgeschlagen."],
  [/^Everybody has left\.$/, () => "Alle sind gegangen."],
  [/^Too few players are left: the table is closed\.$/, () => "Es sind zu wenige übrig: Der Tisch wird geschlossen."],
];

function laid(m: string[], s: Speaker): string {
  const what = m[5] === "squares" ? `über ${m[4]} Felder` : m[4] === "1" ? "über 1 Karte" : `über ${m[4]} Karten`;
  const where = m[6] === undefined ? "" : ` ${onto(m[6], s)}`;
  const left = m[7] === undefined ? "" : ` Noch ${m[7]}.`;
  return `${about(m[1], s, "legt", "legst")} ${spoken(m[3] ?? "")} ${what}${where}.${left}`;
}

const REPLIES: Rule[] = [
  [/^It is not your turn$/, () => "Du bist nicht dran"],
  [/^Too late: that can no longer be done$/, () => "Zu spät, das geht nicht mehr"],
  [/^Your pause is not over yet$/, () => "Deine Pause ist noch nicht vorbei"],
  [/^That card is not in your hand$/, () => "Diese Karte hast du nicht auf der Hand"],
  [/^You cannot lay a card on that location$/, () => "Auf diesen Platz darfst du nicht legen"],
  [/^That location is frozen$/, () => "Dieser Platz ist eingefroren"],
  [/^Turns go from 0 to 3/, () => "Gedreht wird 0- bis 3-mal, und kein Ort ist weiter als 120 weg"],
  [/^Seat (\d+) was quicker$/, (m, s) => `${of(m[1], s)} war schneller`],
  [/^A hint may be asked for/, () => "Einen Hinweis gibt es alle 20 Sekunden"],
  [/^That card does not belong/, () => "Diese Karte gehört nicht zu diesem Rätsel"],
  [/^Somebody else holds that card$/, () => "Jemand anders hält diese Karte"],
  [/^That card is not on the table$/, () => "Diese Karte liegt nicht auf dem Tisch"],
  [/^The centre at \((-?\d+),(-?\d+)\) would be covered$/, (m) => `Die Mitte bei (${m[1]},${m[2]}) würde verdeckt`],
  [/^One square differs: at \((-?\d+),(-?\d+)\) your (\w+) meets (\w+)$/, (m) => `Ein Feld passt nicht: bei (${m[1]},${m[2]}) trifft ${PATTERN[m[3] ?? ""]} auf ${PATTERN[m[4] ?? ""]}`],
  [/^(\d+) squares differ: at \((-?\d+),(-?\d+)\) your (\w+) meets (\w+)$/, (m) => `${m[1]} Felder passen nicht: bei (${m[2]},${m[3]}) trifft ${PATTERN[m[4] ?? ""]} auf ${PATTERN[m[5] ?? ""]}`],
  [/^The card covers nothing there$/, () => "Dort bedeckt die Karte nichts"],
  [/^(\d+) matching squares are too few: at least (\d+) must$/, (m) => `${m[1]} passende Felder sind zu wenig, mindestens ${m[2]} müssen es sein`],
];

/** What everybody sees on the board or on the plaques anyway, and what would only fill the log. */
const SEEN = [/ leaves the setup to the others\.$/, /^The starting board (comes from|gets) /, / is ready\.$/, /^It is seat \d+'s turn\.$/];
export const isSeen = (note: string): boolean => SEEN.some((pattern) => pattern.test(note.trim()));

const CARD = /\b([A-Z]{2})(\d)\b/g;
/** The server's English without what the board shows: places by number, turns, the name of a card twice. */
export function english(note: string, looking = false): string {
  // Whoever looks on, or sees a replay, is not the one who was told.
  const only = looking ? "One player is told:" : "Only you:";
  return note
    .trim()
    .replace(/\blays an? \w+ \(([A-Z]{2}\d)\)/, "lays $1")
    .replace(/(, turned (?:once|twice|three times))? at \(-?\d+,-?\d+\)(?= fits)/, (_, turned = "") => `${turned}${turned && ","}`)
    .replace(/(?:, turned (?:once|twice|three times))? at \(-?\d+,-?\d+\)\.$/, ".")
    .replace(/^Only you see this: [A-Z_]+\. (\w)/, (_, first: string) => `${only} ${first === "S" ? first : first.toLowerCase()}`)
    .replace(/^Only you see this:/, only)
    .replace(/(differs?): at \(-?\d+,-?\d+\) your/, "$1, your")
    .replace(/\. (\d+) left\.$/, ", $1 left.")
    .replace(CARD, (whole, deck: string, number: string) => (ANIMALS[deck] ? `${ANIMALS[deck]} ${number}` : whole));
}

function apply(rules: Rule[], text: string, speaker: Speaker): string | null {
  for (const [pattern, words] of rules) {
    const found = pattern.exec(text);
    if (found) return words([...found], speaker);
  }
  return null;
}

/** Why a move was not accepted. */
export function reply(sentence: string, speaker: Speaker): string {
  return apply(REPLIES, sentence, speaker) ?? sentence;
}

/** A sentence of the log; nothing if it is not one of this game's. */
export function german(note: string, speaker: Speaker): string | null {
  return apply(NOTES, note.trim(), speaker);
}
