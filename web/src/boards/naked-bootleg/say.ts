/** The log in words: the server's sentences, read by pattern and said again in the language that is spoken. */
import type { Stage } from "../contract";
import type { View } from "../../wire/naked-bootleg/View";
import { COLOUR_WORDS, KIND_NAMES, KINDS, POWERS } from "./cards";
import { theLot, zoneOf } from "./moves";
import { cardName, colourWord, kinds, t } from "./words";

type Key = Parameters<typeof t>[0];
type Gaps = Record<string, string | number>;

/** What is found in a sentence, as gaps: a number is a seat only where the pattern says so. */
type Reader = (found: string[], stage: Stage<View>) => { seat?: string; gaps?: Gaps };

type You = "you" | "whom.you" | "you.dative";
const whom = (seat: string | number | undefined, stage: Stage<View>, you: You = "whom.you"): string => {
  const number = Number(seat);
  return number === stage.you ? t(you) : stage.person(number).name;
};

/** A face from the server's name for it: `red Nickel`, `Blindside (black Draw Play)`, `Wildcat`. */
export function faceOf(name: string): string {
  const power = Object.entries(POWERS).find(([, word]) => name.startsWith(`${word} (`));
  if (power) return power[0];
  const [colour = "", ...rest] = name.split(" ");
  const letter = COLOUR_WORDS[colour] ?? "";
  const word = letter ? rest.join(" ") : name;
  const kind = KINDS.find((one) => KIND_NAMES[one] === word || (one === "ST" && word === "streak card"));
  return kind ? letter + kind : name;
}

const card = (name: string | undefined): string => cardName(faceOf(name ?? ""));
const owner = (target: string | undefined, stage: Stage<View>, you: You = "whom.you"): string => whom(zoneOf(target ?? "0a").seat, stage, you);
const one: Reader = ([seat]) => ({ seat });
const counted: Reader = ([seat, n]) => ({ seat, gaps: { n: n ?? "" } });
const against = (you: You): Reader => ([seat, other], stage) => ({ seat, gaps: { whom: whom(other, stage, you) } });
const aimed = (you: You): Reader => ([seat, target], stage) => ({ seat, gaps: { whom: owner(target, stage, you) } });
const nobody: Reader = () => ({});

const PATTERNS: [RegExp, string, Reader][] = [
  [/^Round (\d+): seat (\d+) deals\.$/, "round", ([n, seat]) => ({ seat, gaps: { n: n ?? "" } })],
  [/^It is the turn of seat (\d+)\.$/, "turn", one],
  [/^Seat (\d+) misses a turn\.$/, "lost", one],
  [/^Seat (\d+) passes\.$/, "passes", one],
  [/^Seat (\d+) lays down a disguise at /, "laid", ([seat]) => ({ seat, gaps: { what: t("what.disguise") } })],
  [/^Seat (\d+) lays down a (\w+) streak at /, "laid", ([seat, colour]) => ({ seat, gaps: { what: t("what.streak", { colour: colourWord(colour ?? "") }) } })],
  [/^Seat (\d+) lays down (.+) at \w+\.$/, "laid", ([seat, what]) => ({ seat, gaps: { what: plural(what ?? "") } })],
  [/^Seat (\d+) hits (\w+)\.$/, "hit", ([seat, on], stage) => ({ seat, gaps: { lot: theLot(stage, on ?? null, Number(seat)) } })],
  [/^Seat (\d+) discards a stack of (\d+), the (.+) on top\.$/, "stack", ([seat, n, name]) => ({ seat, gaps: { n: n ?? "", card: card(name) } })],
  [/^Seat (\d+) discards without picking up/, "grounded", one],
  [/^Seat (\d+) discards the (.+)\.$/, "discards", ([seat, name]) => ({ seat, gaps: { card: card(name) } })],
  [/^Seat (\d+): Omaha!$/, "omaha", one],
  [/^Seat (\d+) catches seat (\d+) without Omaha/, "caught", against("you")],
  [/^Seat (\d+) taunts/, "taunt", one],
  [/^Seat (\d+) picks up out of turn/, "false", one],
  [/^Time is up for seat (\d+)\.$/, "time", one],
  [/^Play turns around\.$/, "reversed", nobody],
  [/^One player is skipped\.$/, "skipped", () => ({ gaps: { n: 1 } })],
  [/^(\d+) players are skipped\.$/, "skipped", ([n]) => ({ gaps: { n: n ?? "" } })],
  [/^(\d+) to pick up for seat (\d+)\.$/, "coming", ([n, seat]) => ({ seat, gaps: { n: n ?? "" } })],
  [/^Seat (\d+) picks up (\d+) and loses the turn\.$/, "pickedlost", counted],
  [/^Seat (\d+) picks up (\d+)\.$/, "picked", counted],
  [/^Seat (\d+) names (\w+)\.$/, "named", ([seat, colour]) => ({ seat, gaps: { colour: colourWord(colour ?? "") } })],
  [/^Seat (\d+) takes another turn\.$/, "again", one],
  [/^Seat (\d+) looks into the hand of seat (\d+)\.$/, "looked", against("whom.you")],
  [/^Seat (\d+) has seat (\d+) show its cards\.$/, "shown", against("you.dative")],
  [/^Seat (\d+) turns up a card of every disguise\.$/, "flipped", one],
  [/^Seat (\d+) goes for a card from the hand of seat (\d+)\.$/, "grabs", ([seat, other], stage) => ({ seat, gaps: { n: 1, whom: whom(other, stage) } })],
  [/^Seat (\d+) goes for (\d+) cards from the hand of seat (\d+)\.$/, "grabs", ([seat, n, other], stage) => ({ seat, gaps: { n: n ?? "", whom: whom(other, stage) } })],
  [/^Seat (\d+) goes for (\w+)\.$/, "goes", aimed("whom.you")],
  [/^Seat (\d+) steals (\w+)\.$/, "steals", aimed("you.dative")],
  [/^Seat (\d+) deflects it\.$/, "deflects", one],
  [/^Seat (\d+) leaves the action unused\.$/, "unused", one],
  [/^Seat (\d+) lets it happen\.$/, "declines", one],
  [/^Seat (\d+) keeps (\d+) of the cards\.$/, "kept", counted],
  [/^The disguise at (\w+) was a bluff/, "bluffstolen", ([target], stage) => ({ gaps: { whom: owner(target, stage) } })],
  [/^The set at (\w+) is fumbled to seat (\d+)\.$/, "fumbled", ([target, to], stage) => ({ gaps: { whom: owner(target, stage), to: whom(to, stage, "you") } })],
  [/^The set at (\w+) is fumbled and pitched\.$/, "pitched", ([target], stage) => ({ gaps: { whom: owner(target, stage) } })],
  [/^Seat (\d+) challenges (\w+): it is a bluff!$/, "bluff", aimed("you.dative")],
  [/^Seat (\d+) challenges (\w+): it is honest\.$/, "honest", aimed("you.dative")],
  [/^Seat (\d+) loses its downed cards/, "loses", one],
  [/^Seat (\d+) has the flag\.$/, "flag", one],
  [/^The flag belongs to nobody\.$/, "neutral", nobody],
  [/^Touchdown for seat (\d+)!$/, "touchdown", one],
  [/^Crazy Eight for seat (\d+)!$/, "crazy", one],
  [/^Seat (\d+) exits\.$/, "exits", one],
  [/^The round is called\.$/, "called", nobody],
  [/^Seat (\d+): (\d+) points\.$/, "points", counted],
  [/^Seat (\d+) is eliminated\.$/, "eliminated", one],
  [/^Seat (\d+) leaves the game\.$/, "left", one],
  [/^Overtime!$/, "overtime", nobody],
  [/^Seat (\d+) wins the coin flip\.$/, "coin", one],
  [/^The discards are shuffled as a new pylon\.$/, "newpylon", nobody],
  [/^Seat (\d+) wins the game\.$/, "won", one],
];

/** Kinds from the server's plural: `Nickels`, `Spies`. */
function plural(word: string): string {
  const kind = KINDS.find((code) => word === `${KIND_NAMES[code]}s` || word === `${KIND_NAMES[code]}es` || (code === "SP" && word === "Spies") || word.startsWith(`${KIND_NAMES[code]} `));
  return kind ? kinds(kind) : word;
}

/** A sentence of the log; none if it is not known. */
export function say(note: string, stage: Stage<View>): string | null {
  for (const [pattern, key, reader] of PATTERNS) {
    const found = pattern.exec(note);
    if (!found) continue;
    const { seat, gaps = {} } = reader(found.slice(1), stage);
    if (seat === undefined) return t(`log.${key}` as Key, gaps);
    const number = Number(seat);
    if (number === stage.you) return t(`log.${key}.you` as Key, gaps);
    return t(`log.${key}` as Key, { Name: stage.person(number).name, ...gaps });
  }
  return null;
}
