/** The log in German: the server's sentences, read by their pattern. */
import { house } from "../kit";
import { named } from "../lists.svelte";

export interface Voice {
  you: number | null;
  name: (seat: number) => string;
}

type Rule = [RegExp, (hit: RegExpExecArray, voice: Voice) => string];

function who({ you, name }: Voice, seat: string | undefined, other: string, own: string): string {
  return Number(seat) === you ? `Du ${own}` : `${name(Number(seat))} ${other}`;
}
const whom = ({ you, name }: Voice, seat: string | undefined): string => (Number(seat) === you ? "dir" : name(Number(seat)));
const called = ({ you, name }: Voice, seat: string | undefined): string => (Number(seat) === you ? "du" : name(Number(seat)));

const NUMBERS: Record<string, string> = { two: "zwei", three: "drei", four: "vier", five: "fünf", six: "sechs", seven: "sieben", eight: "acht", nine: "neun", ten: "zehn" };
const MEDALS: Record<string, string> = { gold: "Gold", silver: "Silber", bronze: "Bronze" };

/** A play: `two 4s and a Free Kick and skip seat 3`. */
function play(text: string, voice: Voice): string {
  const [cards = "", skip] = text.split(" and skip seat ");
  const words = cards
    .replace(/\b(two|three|four|five|six|seven|eight|nine|ten) (\d+)s\b/g, (_, count: string, face: string) => `${NUMBERS[count]} ${face}er`)
    .replace(/\bboth Free Kicks as (\d+)s\b/g, "beide Freistöße als $1er")
    .replace(/\ba Free Kick as (\d+)\b/g, "einen Freistoß als $1")
    .replace(/\bboth Free Kicks\b/g, "beide Freistöße")
    .replace(/\ba Free Kick\b/g, "einen Freistoß")
    .replace(/\ban? (\d+)\b/g, "eine $1")
    .replace(/\bthe Goal\b/g, "das Tor")
    .replace(/\bthe Kickoff\b/g, "den Anstoß")
    .replace(/\bthe Red Card\b/g, "die Rote Karte")
    .replace(/\bthe Yellow Card\b/g, "die Gelbe Karte")
    .replace(/ and /g, " und ");
  return skip === undefined ? words : `${words}; ${who(voice, skip, "setzt", "setzt")} aus`;
}

const RULES: Rule[] = [
  [/^Round (\d+): seat (\d) deals\.$/, (hit, voice) => `Runde ${hit[1]}: ${Number(hit[2]) === voice.you ? "Du gibst" : `${called(voice, hit[2])} gibt`}.`],
  [/^Seat (\d) sits in #(\d)\.$/, (hit, voice) => `${who(voice, hit[1], "sitzt", "sitzt")} auf #${hit[2]}.`],
  [/^Seat (\d) has a Hat Trick and wins the round\.$/, (hit, voice) => `${who(voice, hit[1], "hat", "hast")} einen Hat Trick: Die Runde ist gewonnen.`],
  [/^Seat (\d) has a Nutmeg\.$/, (hit, voice) => `${who(voice, hit[1], "hat", "hast")} ein Nutmeg.`],
  [/^Seat (\d) gives the Yellow and the Red Card to seat (\d)\.$/, (hit, voice) => `${who(voice, hit[1], "gibt", "gibst")} ${whom(voice, hit[2])} die Gelbe und die Rote Karte.`],
  [/^Seats (\d) and (\d) trade a card\.$/, (hit, voice) => `${pair(hit, voice)} eine Karte.`],
  [/^Seats (\d) and (\d) trade (\d+) cards\.$/, (hit, voice) => `${pair(hit, voice)} ${hit[3]} Karten.`],
  [/^Seat (\d) opens with the Kickoff\.$/, (hit, voice) => `${who(voice, hit[1], "beginnt", "beginnst")} mit dem Anstoß.`],
  [/^Seat (\d) plays (.+)\.$/, (hit, voice) => `${who(voice, hit[1], "spielt", "spielst")} ${play(hit[2] ?? "", voice)}.`],
  [/^Seat (\d) passes\.$/, (hit, voice) => `${who(voice, hit[1], "passt", "passt")}.`],
  [/^Seat (\d) goes out in place (\d)\.$/, (hit, voice) => `${who(voice, hit[1], "ist", "bist")} fertig: Platz ${hit[2]}.`],
  [/^Seat (\d) wins the trick\.$/, (hit, voice) => `${who(voice, hit[1], "gewinnt", "gewinnst")} den Stich.`],
  [/^Seat (\d) picks up the Red Card\.$/, (hit, voice) => `${who(voice, hit[1], "nimmt", "nimmst")} die Rote Karte auf.`],
  [/^The Red Card is gone until the round is over\.$/, () => "Die Rote Karte ist weg, bis die Runde vorbei ist."],
  [/^Seat (\d) is left with (a card|(\d+) cards): the round is over\.$/, (hit, voice) => `${who(voice, hit[1], "bleibt", "bleibst")} mit ${hit[3] === undefined ? "einer Karte" : `${hit[3]} Karten`} übrig: Die Runde ist vorbei.`],
  [/^Seat (\d) gets (gold|silver|bronze)\.$/, (hit, voice) => `${who(voice, hit[1], "bekommt", "bekommst")} ${MEDALS[hit[2] ?? ""]}.`],
  [/^All rounds have been played\.$/, () => "Alle Runden sind gespielt."],
];

/** Two who trade; you come first and are spoken to. */
function pair(hit: RegExpExecArray, voice: Voice): string {
  const [a, b] = [hit[1], hit[2]];
  if (Number(a) === voice.you) return `Du und ${called(voice, b)} tauscht`;
  if (Number(b) === voice.you) return `Du und ${called(voice, a)} tauscht`;
  return `${called(voice, a)} und ${called(voice, b)} tauschen`;
}

/** A sentence in German; nothing if it is none of ours. */
export function german(note: string, voice: Voice): string | null {
  for (const [pattern, words] of RULES) {
    const hit = pattern.exec(note);
    if (hit) return words(hit, voice);
  }
  return null;
}

/** The English sentences that name two seats at once, which the house does not read. */
export function english(note: string, { you, name }: Voice): string | null {
  const skip = /^Seat (\d) plays .+ and skip seat \d/.exec(note);
  if (skip && Number(skip[1]) !== you) return named(note.replace(" and skip seat", " and skips seat"), you, name, house);
  const hit = /^Seats (\d) and (\d) (trade .+)$/.exec(note);
  if (!hit) return null;
  const [a, b] = [Number(hit[1]), Number(hit[2])];
  if (a === you) return `You and ${name(b)} ${hit[3]}`;
  return b === you ? `You and ${name(a)} ${hit[3]}` : `${name(a)} and ${name(b)} ${hit[3]}`;
}
