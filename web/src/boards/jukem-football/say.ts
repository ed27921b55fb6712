/** The log in German: the server's sentences, read by their pattern. English needs nothing but names in the place of seats. */

/** Whom a sentence is about: a name, or you. */
export interface Voice {
  you: number | null;
  name: (seat: number) => string;
}

type Rule = [RegExp, (hit: RegExpExecArray, voice: Voice) => string];

/** `Rosa läuft` or `Du läufst`. */
function who({ you, name }: Voice, seat: string | undefined, other: string, own: string): string {
  const number = Number(seat);
  return number === you ? `Du ${own}` : `${name(number)} ${other}`;
}

const period = (text: string): string =>
  text === "The first half" ? "Die erste Halbzeit" : text === "The second half" ? "Die zweite Halbzeit" : text.replace("Overtime", "Verlängerung");
const yards = (count: string | undefined): string => (count === "1" ? "ein Yard" : `${count} Yards`);

const RULES: Rule[] = [
  [/^(.+) begins\. Seat (\d) deals\.$/, (hit, voice) => `${period(hit[1] ?? "")} beginnt. ${who(voice, hit[2], "gibt", "gibst")}.`],
  [/^Seat (\d) is up\.$/, (hit, voice) => `${who(voice, hit[1], "ist", "bist")} dran.`],
  [/^Seat (\d) draws the last card: this is the final turn\.$/, (hit, voice) => `${who(voice, hit[1], "zieht", "ziehst")} die letzte Karte: Das ist der letzte Zug.`],
  [/^Seat (\d) shouts: JUKEM!$/, (hit, voice) => `${who(voice, hit[1], "ruft", "rufst")}: JUKEM!`],
  [/^Seat (\d) plays (.+) for (\d+) yards and stands at (\d+)\.$/, (hit, voice) => `${who(voice, hit[1], "spielt", "spielst")} ${hit[2]} über ${yards(hit[3])} und ${Number(hit[1]) === voice.you ? "stehst" : "steht"} bei ${hit[4]}.`],
  [/^Seat (\d) allows it\.$/, (hit, voice) => `${who(voice, hit[1], "lässt", "lässt")} es gelten.`],
  [/^Seat (\d) answers with (.+) The drive loses (\d+) yards\.$/, (hit, voice) => `${who(voice, hit[1], "antwortet", "antwortest")} mit ${hit[2]} Der Angriff verliert ${yards(hit[3])}.`],
  [/^Seat (\d) discards (.+)\.$/, (hit, voice) => `${who(voice, hit[1], "wirft", "wirfst")} ${hit[2]} ab.`],
  [/^Seat (\d) cannot answer\.$/, (hit, voice) => `${who(voice, hit[1], "kann", "kannst")} nicht antworten.`],
  [/^Seat (\d) has no play left\.$/, (hit, voice) => `${who(voice, hit[1], "hat", "hast")} keinen Spielzug mehr.`],
  [/^Seat (\d) lets the period end\.$/, (hit, voice) => `${who(voice, hit[1], "beendet", "beendest")} den Abschnitt.`],
  [/^Touchdown! Seat (\d) scores (\d+)\.$/, (hit, voice) => `Touchdown! ${who(voice, hit[1], "macht", "machst")} ${hit[2]} Punkte.`],
  [/^It's good! Seat (\d) scores (\d+)\.$/, (hit, voice) => `Field Goal, drin! ${who(voice, hit[1], "macht", "machst")} ${hit[2]} Punkte.`],
  [/^(.+) is over\.$/, (hit) => `${period(hit[1] ?? "")} ist vorbei.`],
  [/^The time of seat (\d) is up\.$/, (hit, voice) => (Number(hit[1]) === voice.you ? "Deine Zeit ist um." : `Die Zeit von ${voice.name(Number(hit[1]))} ist um.`)],
  [/^Seat (\d) gives up\.$/, (hit, voice) => `${who(voice, hit[1], "gibt", "gibst")} auf.`],
  [/^Seat (\d) wins the game\.$/, (hit, voice) => `${who(voice, hit[1], "gewinnt", "gewinnst")} das Spiel.`],
  [/^The game is a tie\.$/, () => "Das Spiel endet unentschieden."],
];

/** A sentence in German; nothing if it is none of ours. */
export function german(note: string, voice: Voice): string | null {
  for (const [pattern, words] of RULES) {
    const hit = pattern.exec(note);
    if (hit) return words(hit, voice);
  }
  return null;
}

/** English sentences that need more than names: a kick says what it was, and a sentence about you may have two verbs. */
export function english(note: string, you: number | null, name: Voice["name"]): string | null {
  const kick = /^It's good! Seat (\d) scores (\d+)\.$/.exec(note);
  if (kick) return `Field goal, and it's good! ${Number(kick[1]) === you ? "You score" : `${name(Number(kick[1]))} scores`} ${kick[2]}.`;
  const hit = /^Seat (\d) plays (.+) and stands at (\d+)\.$/.exec(note);
  return hit && Number(hit[1]) === you ? `You play ${hit[2]} and stand at ${hit[3]}.` : null;
}
