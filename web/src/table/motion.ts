/**
 * Cards that travel: facts say which card went from which zone to which, boards say where zones are, and this makes a
 * likeness fly between them. Boards write no animation code. Nothing waits for a flight, and nothing flies for people
 * who do not want it.
 */
import { still } from "../house/settings.svelte";
import type { Card } from "../wire/Card";
import type { Told } from "../wire/Told";
import type { ZoneRef } from "../wire/ZoneRef";

type Moved = Extract<Told, { told: "moved" }>;
interface Start { fact: Moved; box: DOMRect }

const key = (zone: ZoneRef): string => `${zone.name}|${zone.seat ?? ""}`;
const LENGTH = 300;
const APART = 50;
/** With more than this at once, the board jumps to the state and marks what changed. */
const CROWD = 14;

export class Motion {
  private places = new Map<string, HTMLElement>();
  private starts: Start[] = [];
  /** Something that came from afar (a reload, a gap) is shown, not played. */
  quiet = true;

  /** Says where a zone is: `{@attach stage.motion.at({ name: "pile", seat: null })}`. */
  at(zone: ZoneRef): (element: HTMLElement) => () => void {
    const name = key(zone);
    return (element) => {
      this.places.set(name, element);
      return () => {
        if (this.places.get(name) === element) this.places.delete(name);
      };
    };
  }

  /** Before the page changes: notes where things are. */
  before(facts: Told[]): void {
    this.starts = [];
    if (this.quiet || still()) return;
    const moves = facts.filter((fact) => fact.told === "moved");
    if (moves.length > CROWD) return;
    for (const fact of moves) {
      const zone = this.places.get(key(fact.from));
      const box = zone && (find(zone, fact.card)?.getBoundingClientRect() ?? middle(zone));
      if (box) this.starts.push({ fact, box });
    }
  }

  /** After the page has changed: lets likenesses fly from where things were to where they are. */
  after(facts: Told[]): void {
    if (still() || this.quiet) this.mark(facts);
    this.quiet = false;
    const used = new Set<Element>();
    this.starts.forEach(({ fact, box }, step) => {
      const zone = this.places.get(key(fact.to));
      if (!zone) return;
      const target = find(zone, fact.card, used);
      if (target) used.add(target);
      fly(box, target?.getBoundingClientRect() ?? middle(zone), target, fact.card, step * APART);
    });
    this.starts = [];
  }

  /** Instead of travel: an outline for a moment. */
  private mark(facts: Told[]): void {
    if (this.quiet) return;
    for (const fact of facts) {
      const zone = fact.told === "moved" ? this.places.get(key(fact.to)) : undefined;
      if (!zone) continue;
      zone.classList.add("changed");
      setTimeout(() => zone.classList.remove("changed"), 1200);
    }
  }
}

/** The element of a card in a zone: its last copy that was not taken yet. */
function find(zone: HTMLElement, card: Card, used?: Set<Element>): HTMLElement | null {
  const name = "face" in card ? `[data-face="${CSS.escape(card.face)}"]` : `[data-tag="${card.tag}"]`;
  const found = [...zone.querySelectorAll<HTMLElement>(name)].reverse();
  return found.find((element) => !used?.has(element)) ?? null;
}

function middle(zone: HTMLElement): DOMRect {
  const box = zone.getBoundingClientRect();
  const width = Math.min(box.width, 60);
  const height = Math.min(box.height, width * 1.4);
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

function fly(from: DOMRect, to: DOMRect, target: HTMLElement | null, card: Card, delay: number): void {
  if (!from.width || !to.width || Math.hypot(to.x - from.x, to.y - from.y) < 24) return;
  const ghost = likeness(target, card);
  ghost.style.cssText = `left:${to.x}px;top:${to.y}px;width:${to.width}px;height:${to.height}px`;
  document.body.append(ghost);
  if (target) target.style.opacity = "0";
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const flight = ghost.animate(
    [{ transform: shift }, { transform: "translate(0, 0) scale(1.04)", offset: 0.85 }, { transform: "none" }],
    { duration: LENGTH, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" },
  );
  const land = (): void => {
    ghost.remove();
    if (target) target.style.opacity = "";
  };
  flight.onfinish = flight.oncancel = land;
}

/** A picture of the card as it lies at its goal; a back where it cannot be seen. */
function likeness(target: HTMLElement | null, card: Card): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  if (target) {
    const picture = target.cloneNode(true) as HTMLElement;
    picture.removeAttribute("id");
    ghost.append(picture);
  } else {
    ghost.classList.add("face" in card ? "up" : "down");
    if ("face" in card) ghost.textContent = card.name;
  }
  return ghost;
}
