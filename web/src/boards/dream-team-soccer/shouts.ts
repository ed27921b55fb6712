/** Which sentence of the log the stands shout; the loudest of those told at once. */
import { t } from "./words";

export interface Shouted {
  text: string;
  tone: "gold" | "dark" | "yellow" | "red";
  loud: number;
}

export function shout(notes: string[], you: number | null, name: (seat: number) => string): Shouted | null {
  const found = notes.flatMap((note): Shouted[] => {
    const say = (seat: string | undefined, other: "shout.gold" | "shout.yellow" | "shout.red", own: "shout.yougold" | "shout.yousit" | "shout.youred"): string =>
      Number(seat) === you ? t(own) : t(other, { name: name(Number(seat)) });
    let hit: RegExpExecArray | null;
    if (/has a Hat Trick/.test(note)) return [{ text: t("shout.hattrick"), tone: "gold", loud: 9 }];
    if ((hit = /^Seat (\d) gets gold\.$/.exec(note))) return [{ text: say(hit[1], "shout.gold", "shout.yougold"), tone: "gold", loud: 8 }];
    if (/has a Nutmeg/.test(note)) return [{ text: t("shout.nutmeg"), tone: "dark", loud: 7 }];
    if ((hit = /^Seat (\d) goes out in place 1\.$/.exec(note))) return [{ text: say(hit[1], "shout.gold", "shout.yougold"), tone: "gold", loud: 6 }];
    if ((hit = /^Seat (\d) picks up the Red Card\.$/.exec(note))) return [{ text: say(hit[1], "shout.red", "shout.youred"), tone: "red", loud: 5 }];
    if ((hit = /and skip seat (\d)\.$/.exec(note))) return [{ text: say(hit[1], "shout.yellow", "shout.yousit"), tone: "yellow", loud: 4 }];
    if (/plays the Goal/.test(note)) return [{ text: t("shout.goal"), tone: "gold", loud: 3 }];
    if ((hit = /^Round (\d+): /.exec(note))) return [{ text: t("shout.round", { n: hit[1] ?? "" }), tone: "dark", loud: 1 }];
    return [];
  });
  return found.toSorted((a, b) => b.loud - a.loud)[0] ?? null;
}
