import { describe, expect, it } from "vitest";
import { english, german, isSeen, reply, type Speaker } from "./say";

const speaker: Speaker = { who: (seat) => (seat === 0 ? null : ["", "Rosa", "Theo"][seat] ?? "?") };
const say = (note: string): string | null => german(note, speaker);

describe("the log in German", () => {
  it("speaks of others and of you", () => {
    expect(say("Seat 1 lays an owl (OW3) over 2 cards. 3 left.")).toBe("Rosa legt Eule 3 über 2 Karten. Noch 3.");
    expect(say("Seat 0 lays a frog (FR1) over 1 card on seat 2's location.")).toBe("Du legst Frosch 1 über 1 Karte auf den Platz von Theo.");
    expect(say("Seat 1 lays a frog (FR1) over 1 card on seat 0's location. 2 left.")).toBe("Rosa legt Frosch 1 über 1 Karte auf deinen Platz. Noch 2.");
    expect(say("Seat 0's location is frozen.")).toBe("Dein Platz ist eingefroren.");
    expect(say("Seat 2 lays a hare (HA4) over 5 squares. 1 left.")).toBe("Theo legt Hase 4 über 5 Felder. Noch 1.");
    expect(say("Seat 0 has played all its cards and takes token 1.")).toBe("Du hast alle Karten gelegt und nimmst Plättchen 1.");
    expect(say("It is seat 0's turn.")).toBe("Du bist dran.");
  });
  it("tells places and turns", () => {
    expect(say("Seat 1 lays CH2, turned twice at (-2,0).")).toBe("Rosa legt Chamäleon 2, zweimal gedreht, auf (-2,0).");
    expect(say("Only you see this: FR1, turned once at (-4,0) fits.")).toBe("Nur für dich: Frosch 1, einmal gedreht, auf (-4,0) passt.");
    expect(say("A card of the answer: GE5 at (2,4).")).toBe("Eine Karte der Lösung: Gecko 5 auf (2,4).");
  });
  it("explains refusals", () => {
    expect(say("Only you see this: MISMATCH. One square differs: at (-1,2) your leopard meets giraffe.")).toBe("Nur für dich: Ein Feld passt nicht: bei (-1,2) trifft Leopard auf Giraffe.");
    expect(reply("Seat 2 was quicker", speaker)).toBe("Theo war schneller");
    expect(reply("2 matching squares are too few: at least 3 must", speaker)).toBe("2 passende Felder sind zu wenig, mindestens 3 müssen es sein");
  });
  it("leaves alone what it does not know", () => expect(say("Something new.")).toBeNull());
});

describe("the log in English", () => {
  it("leaves out what the board shows", () => {
    expect(english("Seat 1 lays an owl (OW3) over 2 cards. 3 left.")).toBe("Seat 1 lays owl 3 over 2 cards, 3 left.");
    expect(english("Seat 1 lays CH2, turned twice at (-2,0).")).toBe("Seat 1 lays chameleon 2.");
    expect(english("Only you see this: FR1, turned once at (-4,0) fits.")).toBe("Only you: frog 1, turned once, fits.");
    expect(english("Only you see this: MISMATCH. One square differs: at (-1,2) your leopard meets giraffe.")).toBe("Only you: one square differs, your leopard meets giraffe.");
  });
  it("speaks of others to those who look on", () => {
    expect(english("Only you see this: RACE. Seat 1 was quicker.", true)).toBe("One player is told: Seat 1 was quicker.");
  });
  it("knows what need not be said", () => {
    expect(["The starting board gets CH2 at (-2,0).", "Seat 1 is ready.", "It is seat 0's turn."].every(isSeen)).toBe(true);
    expect(isSeen("Seat 1 is stuck.")).toBe(false);
  });
});
