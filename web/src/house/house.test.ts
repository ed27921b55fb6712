import { initials } from "../table/people";
import type { Said } from "../table/model";
import { describe, expect, it } from "vitest";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { readDeal, verify } from "./fair";
import { readLesson } from "./lesson";
import { teams } from "./presets";
import { match } from "./router.svelte";
import { parse, plain, says } from "./rules";
import { sha256 } from "./sha256";
import { reasons, sayings } from "./story";
import { pause, Queue } from "../table/pace";

describe("router", () => {
  it("finds the parts of a path", () => {
    expect(match("/t/:id", "/t/abc")).toEqual({ id: "abc" });
    expect(match("/t/:id", "/t")).toBeNull();
    expect(match("/rules", "/rules/")).toEqual({});
  });
});

describe("fair deal", () => {
  it("hashes as everybody does", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    for (const length of [55, 56, 63, 64, 119]) {
      const text = "ä".repeat(length);
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });
  it("finds out a deal that is not the one that was promised", () => {
    const seed = sha256("parlor deal 1\nsecret s\nseat 0 ann\nseat 1 \n");
    const deal = readDeal(`parlor 1\nseed ${seed}\n# deal commitment ${sha256("s")}\n# deal secret s\n# deal entropy 0 ann\n# deal entropy 1 \n`);
    expect(deal && verify(deal, sha256("s"))).toEqual({ promised: true, mixed: true });
    expect(deal && verify({ ...deal, secret: "t" }, sha256("s"))).toEqual({ promised: false, mixed: false });
    expect(deal && verify({ ...deal, entropy: ["bob", ""] }, sha256("s"))).toEqual({ promised: true, mixed: false });
  });
});

describe("rules", () => {
  const rules = parse("# Game\n\nIntro **bold**.\n\n## 1 The cards\n\n| A | B |\n|---|---|\n| `x` | y |\n\n- **BL-1.1** A clause, see BL-1.2.\n- plain item\n");
  it("reads chapters, clauses and tables", () => {
    expect(rules.title).toBe("Game");
    expect(rules.chapters.map((chapter) => chapter.title)).toEqual(["", "1 The cards"]);
    expect(plain(rules.clauses.get("BL-1.1") ?? [])).toBe("A clause, see BL-1.2.");
    expect(rules.clauses.get("BL-1.1")?.some((piece) => piece.kind === "clause")).toBe(true);
  });
  it("keeps the numbers of examples, which others name", () => {
    const items = parse("1. **One.** First.\n12. Twelfth.\n- Plain.\n").chapters.flatMap((chapter) => chapter.blocks);
    expect(items.map((block) => block.kind === "item" && [block.mark, plain(block.pieces)])).toEqual([["1.", "One. First."], ["12.", "Twelfth."], ["•", "Plain."]]);
  });
  it("finds words in any order", () => {
    const blocks = rules.chapters.flatMap((chapter) => chapter.blocks);
    expect(blocks.filter((block) => says(block, ["see", "clause"])).map((block) => block.kind)).toEqual(["clause"]);
  });
  it("tells whose rule a clause is, and why", () => {
    const [first, second] = parse("- **BL-1.1** *(ruling)* Ours. *(why)* The print is *silent*.\n- **BL-1.2** *(note)* *(part ruling)* Half.\n").chapters.flatMap((chapter) => chapter.blocks);
    expect(first).toMatchObject({ kind: "clause", origin: "ruling", pieces: [{ kind: "text", text: "Ours." }] });
    expect(first?.kind === "clause" && plain(first.why)).toBe("The print is silent.");
    expect(second).toMatchObject({ origin: "part_ruling", pieces: [{ kind: "text", text: "Half." }], why: [] });
  });
  it("reads every clause of the rules documents", () => {
    const folder = new URL("../../../docs/rules/", import.meta.url);
    for (const name of readdirSync(folder, { encoding: "utf8", recursive: true }).filter((one) => one.endsWith(".md"))) {
      const text = readFileSync(new URL(name, folder), "utf8");
      expect(parse(text).clauses.size).toBe([...text.matchAll(/^- \*\*[A-Z]{2}-/gm)].length);
    }
  });
});

describe("lessons", () => {
  it("gives each step the teacher's words before it", () => {
    const lesson = readLesson("parlor 1\ntitle First\n# de: Erste\ngame bag-o-loot\nseats 2\nname 1 Rosa\n\n# Draw.\n# de: Zieh.\n# fr: Pioche.\n0: draw\n1: draw\n# Well done.\n");
    expect(lesson).toMatchObject({ game: "bag-o-loot", seats: 2 });
    expect(lesson.steps.map((step) => [step.line, step.seat, step.words])).toEqual([
      [11, 0, { en: ["Draw."], de: ["Zieh."], fr: ["Pioche."] }],
      [15, null, { en: ["Well done."] }],
    ]);
  });

  it("lets what others do without a word go along with the step before it", () => {
    const { steps } = readLesson("parlor 1\ngame x\nseats 3\n\n# Draw.\n0: draw\n1: pass\n2: pass\n# Rosa draws.\n1: draw\n2: pass\n# Yours.\n0: knock\n");
    expect(steps.map((step) => [step.line, step.seat, step.along])).toEqual([
      [6, 0, []],
      [10, 1, [7, 8]],
      [13, 0, [11]],
      [15, null, []],
    ]);
  });
});

describe("story", () => {
  it("names every change of points with what was said", () => {
    const entry = (said: Said) => ({ step: 1, round: 1, seat: null, said });
    const scored: Said = ["scores", { who: { seat: 0 }, points: 7 }];
    const moments = [
      { step: 0, line: "", log: [], scores: [0, 0], at: null },
      { step: 1, line: "0: x", log: [entry(scored), entry(["sighs", { who: { seat: 1 } }]), entry(["half", { n: 1 }])], scores: [7, 0], at: 5 },
    ];
    const story = { id: "", game: "", seats: 2, moments };
    expect(reasons(story)).toEqual([{ step: 1, seat: 0, points: 7, notes: [scored, ["half", { n: 1 }]] }]);
    expect(sayings(story).map(([id]) => id)).toEqual(["scores", "sighs", "half"]);
  });
});

describe("pace", () => {
  it("hurries when many wait and jumps when too many do", () => {
    expect([pause(600, 0), pause(600, 4), pause(600, 9)]).toEqual([600, 300, 0]);
  });
  it("shows everything at once when somebody chooses", () => {
    const shown: number[] = [];
    const queue = new Queue<number>((one) => shown.push(one));
    [1, 2, 3].forEach((one) => queue.add(one, 1000));
    expect(shown).toEqual([1]);
    queue.hurry();
    expect(shown).toEqual([1, 2, 3]);
    queue.stop();
  });
});

describe("teams", () => {
  it("sit as the options say", () => {
    expect(teams(new Map([["teams", "2v2"]]), 4)).toEqual(["A", "B", "A", "B"]);
    expect(teams(new Map([["teams", "2v2v2"], ["seating_2v2v2", "paired"]]), 6)).toEqual(["A", "A", "B", "B", "C", "C"]);
    expect(teams(new Map(), 2)).toEqual([null, null]);
  });
});

describe("content security policy", () => {
  it("meets no style attribute and no raw markup in any component", () => {
    const folder = new URL("../", import.meta.url);
    const files = readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith(".svelte"));
    const bad = files.filter((name) => /\sstyle="|\{@html/.test(readFileSync(new URL(name, folder), "utf8")));
    expect(bad).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
  });
});

describe("marks", () => {
  const marks = (...names: string[]): string[] => initials(names.map((name) => ({ name })));
  it("have one letter, two where it is shared", () => {
    expect(marks("Mina", "Theo")).toEqual(["M", "T"]);
    expect(marks("Mina", "Max")).toEqual(["Mi", "Ma"]);
  });
  it("differ, however alike the names are", () => {
    expect(marks("Rosa", "Roberta")).toEqual(["Rs", "Rb"]);
    for (const names of [["Ana", "Anna", "Anne"], ["Clover 11", "Clover 12", "Clover 1"], ["Bo", "Bo", "Bo"], ["", "", "1"]]) {
      expect(new Set(marks(...names)).size).toBe(names.length);
    }
  });
});
