/** The log in words: the server's sentences, read by pattern and said again with names, coins and bags. */
import type { Stage } from "../contract";
import { plain } from "../kit";
import type { View } from "../../wire/bag-o-loot/View";
import { aBag, setNamed, theBag } from "./moves";
import { aCard, coins, t } from "./words";

type Key = Parameters<typeof t>[0];
type Teller = (found: string[], stage: Stage<View>) => string;

/** "You" has words of its own; others are called by name. */
function about(key: string, seat: string | undefined, stage: Stage<View>, gaps: Record<string, string | number> = {}): string {
  const number = Number(seat);
  const name = stage.person(number).name;
  if (number === stage.you) return t(`${key}.you` as Key, gaps);
  return t(key as Key, { Name: name, name, ...gaps });
}

/** A person as somebody that something happens to. */
const whom = (seat: string | undefined, stage: Stage<View>, you: "whom.you" | "whom.you.to" = "whom.you"): string => {
  const number = Number(seat);
  return number === stage.you ? t(you) : stage.person(number).name;
};

/** The card as the sentence names it: `a 7`, `an 8`, `a looter`. */
const card = (words: string): string => aCard(/looter/.test(words) ? "L" : /hidden/.test(words) ? "?" : words.replace(/^an? /, ""));
const plainCard = (words: string): string => words.replace(/^an? /, "");

/** Sets that became shut bags are spoken of without their coins (BL-7.2). */
function lay(key: string, seat: string | undefined, set: string | undefined, stage: Stage<View>, gaps: Record<string, string | number>): string {
  const there = setNamed(stage.view, set ?? "");
  if (!there) return about(`${key}.hush`, seat, stage, gaps);
  return about(key, seat, stage, { set: t("set", { coins: coins(there.rank) }), ...gaps });
}

const PATTERNS: [RegExp, Teller][] = [
  [/^Round (\d+): seat (\d+) deals\.$/, ([n, seat], stage) => about("log.round", seat, stage, { n: n ?? "" })],
  [/^It is the turn of seat (\d+)\.$/, ([seat], stage) => about("log.turn", seat, stage)],
  [/^Seat (\d+) opens (s\d+): (.+)\.$/, ([seat, set, cards], stage) => lay("log.opened", seat, set, stage, { cards: cards ?? "" })],
  [/^Seat (\d+) builds on (s\d+) with (.+)\.$/, ([seat, set, one], stage) => lay("log.built", seat, set, stage, { card: card(one ?? "") })],
  [/^Seat (\d+) steals (s\d+) from seat (\d+) with (.+)\.$/, ([seat, set, from, one], stage) => lay("log.stole", seat, set, stage, { from: whom(from, stage), card: card(one ?? "") })],
  [/^Seat (\d+) pinches a looter from (s\d+) with (.+)\.$/, ([seat, set, one], stage) => lay("log.pinched", seat, set, stage, { card: card(one ?? "") })],
  [/^Seat (\d+) makes Bag-O-Loot (b\d+)\.$/, ([seat, bag], stage) => about("log.bagged", seat, stage, { bag: bagged(bag, stage) })],
  [/^Seat (\d+) makes Bag-O-Loot (b\d+) of a set of seat (\d+)\.$/, ([seat, bag, from], stage) => about("log.bagged.from", seat, stage, { bag: bagged(bag, stage), from: whom(from, stage) })],
  [/^Seat (\d+) snitches on (b\d+) and is (right|wrong)\.$/, ([seat, bag, how], stage) => about(`log.snitch.${how}`, seat, stage, { bag: theBag(stage, bag ?? "") })],
  [/^Seat (\d+) ditches (.+)\.$/, ([seat, one], stage) => about("log.ditched", seat, stage, { card: plainCard(one ?? "") })],
  [/^Seat (\d+) knocks\.$/, ([seat], stage) => about("log.knocked", seat, stage)],
  [/^Seat (\d+) forfeits a card to seat (\d+)\.$/, ([seat, to], stage) => about("log.forfeited", seat, stage, { to: whom(to, stage, "whom.you.to") })],
  [/^You let it go\.$/, () => t("log.letgo")],
  [/^Somebody else was quicker/, () => t("log.toolate")],
  [/^Everybody has let (b\d+) go/, ([bag], stage) => t("log.allletgo", { bag: aBag(stage.view, bag ?? "") })],
  [/^Nobody challenges (b\d+)\.$/, ([bag], stage) => t("log.unchallenged", { bag: theBag(stage, bag ?? "") })],
  [/^(b\d+) can no longer be challenged\.$/, ([bag], stage) => t("log.closed", { bag: aBag(stage.view, bag ?? "") })],
  [/^Seat (\d+) challenges (b\d+)/, ([seat, bag], stage) => about("log.challenged", seat, stage, { bag: theBag(stage, bag ?? "") })],
  [/^(b\d+) is genuine\.$/, ([bag], stage) => t("log.genuine", { bag: aBag(stage.view, bag ?? "") })],
  [/^(b\d+) is a bluff\.$/, ([bag], stage) => t("log.bluff", { bag: aBag(stage.view, bag ?? "") })],
  [/^Seat (\d+) takes (b\d+) from seat (\d+)\.$/, ([seat, bag, from], stage) => about("log.tookbag", seat, stage, { bag: aBag(stage.view, bag ?? ""), from: whom(from, stage) })],
  [/^Seat (\d+) takes all sets of seat (\d+)\.$/, ([seat, from], stage) => about("log.tooksets", seat, stage, { from: whom(from, stage) })],
  [/^Seat (\d+) has played the last card/, ([seat], stage) => about("log.out", seat, stage)],
  [/^Seat (\d+) takes (b\d+) from seat (\d+) as a bonus\.$/, ([seat, bag, from], stage) => about("log.bonus", seat, stage, { bag: aBag(stage.view, bag ?? ""), from: whom(from, stage) })],
  [/^Nobody plays any more/, () => t("log.stalemate")],
  [/^Seat (\d+) scores (\d+)\.$/, ([seat, n], stage) => about("log.scored", seat, stage, { n: n ?? "" })],
  [/^Time is up/, () => t("log.timeup")],
  [/^The time of seat (\d+) is up\.$/, ([seat], stage) => about("log.hurried", seat, stage)],
  [/^The lead is shared/, () => t("log.extra")],
  [/^The game is over\.$/, () => t("log.over")],
];

const bagged = (bag: string | undefined, stage: Stage<View>): string => aBag(stage.view, bag ?? "");

/** A sentence of the log; none if it is not known. */
export function say(note: string, stage: Stage<View>): string | null {
  for (const [pattern, tell] of PATTERNS) {
    const found = pattern.exec(note);
    if (!found) continue;
    const text = tell(found.slice(1), stage);
    remember(note, text, stage);
    return text;
  }
  return null;
}

/** What was said of each open set, and how it is said once the set is a shut bag. */
const told = new WeakMap<object, Map<string, Map<string, string>>>();

/** Lines that would give away what is in a shut bag become shorter when the bag is made (BL-7.2). */
function remember(note: string, text: string, stage: Stage<View>): void {
  const sets = told.get(stage) ?? new Map<string, Map<string, string>>();
  told.set(stage, sets);
  if (/^Round /.test(note)) return sets.clear();
  const laid = /^Seat (\d+) (opens|builds|steals|pinches)\D* (s\d+)(?: from seat (\d+))?/.exec(note);
  if (laid) {
    const key = { opens: "opened", builds: "built", steals: "stole", pinches: "pinched" }[laid[2] ?? ""] ?? "opened";
    const set = laid[3] ?? "";
    const lines = sets.get(set) ?? new Map<string, string>();
    lines.set(text, about(`log.${key}.hush`, laid[1], stage, { from: whom(laid[4], stage) }));
    sets.set(set, lines);
  }
  const made = /^Seat \d+ makes Bag-O-Loot b(\d+)/.exec(note);
  const lines = made && sets.get(`s${made[1]}`);
  if (!lines || stage.view.bags.find((bag) => bag.name === `b${made[1]}`)?.rank !== null) return;
  queueMicrotask(() => (stage.log = stage.log.map((line) => ({ ...line, said: plain(lines.get(String(line.said[1].text)) ?? String(line.said[1].text)) }))));
}
