/**
 * Cards that travel: facts say which card went from which zone to which, boards say where zones are, and this makes a
 * likeness fly between them. Boards write no animation code. Nothing waits for a flight, and nothing flies for people
 * who do not want it.
 */
import { still } from "../house/settings.svelte";
import type { Card, Told, ZoneRef } from "./model";

type Moved = Extract<Told, { told: "moved" }>;
type Turned = Extract<Told, { told: "turned" }>;
/** Where a card lay, what it looked like there, and whether its face could be seen. */
interface Start { fact: Moved; box: DOMRect; picture: HTMLElement | null; hidden: boolean }

const key = (zone: ZoneRef): string => `${zone.name}|${zone.seat ?? ""}`;
const LENGTH = 300;
const APART = 50;
/** With more than this at once, the board jumps to the state and marks what changed. */
const CROWD = 14;
/** How long something is pointed at. */
const POINT = 2000;

export class Motion {
  private places = new Map<string, HTMLElement>();
  private starts: Start[] = [];
  private room: HTMLElement | null = null;
  private backside: HTMLElement | null = null;
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

  /** The zone an element lies in, where its board has said so. */
  zoneOf(element: Element): ZoneRef | null {
    for (const [name, place] of this.places) {
      const [zone = "", seat] = name.split("|");
      if (place.contains(element)) return { name: zone, seat: seat ? Number(seat) : null };
    }
    return null;
  }

  /** Says where cards fly, so that they wear the game's colours: an attachment of the room. */
  readonly within = (element: HTMLElement): (() => void) => {
    this.room = element;
    return () => (this.room = null);
  };

  /** Says what a back looks like: an attachment of something that is not shown. */
  readonly back = (element: HTMLElement): (() => void) => {
    this.backside = element;
    return () => (this.backside = null);
  };

  /** Before the page changes: notes where things are. */
  before(facts: Told[]): void {
    this.starts = [];
    if (this.quiet || still()) return;
    const moves = facts.filter((fact) => fact.told === "moved");
    if (moves.length > CROWD) return;
    for (const fact of moves) {
      const zone = this.places.get(key(fact.from));
      if (!zone) continue;
      const element = find(zone, fact.card);
      const picture = (element?.cloneNode(true) as HTMLElement | undefined) ?? null;
      this.starts.push({ fact, box: element?.getBoundingClientRect() ?? middle(zone), picture, hidden: "face" in fact.card && element === null });
    }
  }

  /** After the page has changed: lets likenesses fly from where things were to where they are. */
  after(facts: Told[]): void {
    if (still() || this.quiet) this.mark(facts);
    this.quiet = false;
    const used = new Set<Element>();
    this.starts.forEach(({ fact, box, picture, hidden }, step) => {
      const zone = this.places.get(key(fact.to));
      if (!zone) return;
      const target = find(zone, fact.card, used);
      if (target) used.add(target);
      const front = target?.cloneNode(true) as HTMLElement | undefined;
      this.fly(box, target?.getBoundingClientRect() ?? middle(zone), target, front ?? picture, step * APART, hidden && front !== undefined);
    });
    this.starts = [];
    if (!still()) for (const fact of facts) if (fact.told === "turned") this.turn(fact, used);
  }

  /** A card that is turned up where it lies shows its back first. */
  private turn(fact: Turned, used: Set<Element>): void {
    const zone = this.places.get(key(fact.at));
    const target = zone && "face" in fact.card ? find(zone, fact.card, used) : null;
    if (!target) return;
    used.add(target);
    const box = target.getBoundingClientRect();
    this.fly(box, box, target, target.cloneNode(true) as HTMLElement, 0, true);
  }

  /** A likeness goes from box to box; where the face was hidden before, it turns over on its way. */
  private fly(from: DOMRect, to: DOMRect, target: HTMLElement | null, front: HTMLElement | null, delay: number, flips: boolean): void {
    if (!from.width || !to.width || (!flips && Math.hypot(to.x - from.x, to.y - from.y) < 24)) return;
    const ghost = side("ghost");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.cssText = `left:${to.x}px;top:${to.y}px;width:${to.width}px;height:${to.height}px`;
    const face = side("likeness", front ?? this.likeness());
    ghost.append(face);
    (this.room ?? document.body).append(ghost);
    if (target) target.style.opacity = "0";
    if (flips) flip(ghost, face, this.likeness(), delay);
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

  /** A back: of a card that cannot be seen. */
  private likeness(): HTMLElement | null {
    return (this.backside?.firstElementChild?.cloneNode(true) as HTMLElement | undefined) ?? null;
  }

  /** Points at what facts were about: the cards where they lie now, else their places, else everything of a seat. */
  point(facts: Told[], seat: number | null, own: boolean): void {
    const found = new Set<HTMLElement>();
    for (const fact of facts) {
      const zone = fact.told === "moved" ? fact.to : fact.told === "turned" ? fact.at : null;
      const place = zone && this.places.get(key(zone));
      if (place && "card" in fact) found.add(find(place, fact.card) ?? place);
    }
    // Your own hand is not news beside the card that left it.
    const bare = found.size === 0;
    if (seat !== null) for (const [name, place] of this.places) if (bare ? name.endsWith(`|${seat}`) : !own && name === `hand|${seat}`) found.add(place);
    for (const one of this.room?.querySelectorAll(".pointed") ?? []) one.classList.remove("pointed");
    [...found].slice(0, CROWD).forEach((element, at) => {
      element.classList.add("pointed");
      if (at === 0) element.scrollIntoView({ block: "nearest", inline: "nearest" });
      setTimeout(() => element.classList.remove("pointed"), POINT);
    });
  }

  /** Instead of travel: an outline for a moment. */
  private mark(facts: Told[]): void {
    if (this.quiet) return;
    for (const fact of facts) {
      const zone = fact.told === "moved" ? this.places.get(key(fact.to)) : undefined;
      // A place that is only a point has nothing to put an outline around.
      if (!zone || zone.offsetWidth < 12) continue;
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

function side(name: string, child?: Element | null): HTMLElement {
  const element = document.createElement("div");
  element.className = name;
  if (child) {
    child.removeAttribute("id");
    element.append(child);
  }
  return element;
}

/** The back narrows to an edge, then the face opens. */
function flip(ghost: HTMLElement, face: HTMLElement, picture: HTMLElement | null, delay: number): void {
  const back = side("likeness", picture);
  ghost.append(back);
  const half = LENGTH / 2;
  back.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { duration: half, delay, easing: "ease-in", fill: "both" });
  face.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: half, delay: delay + half, easing: "ease-out", fill: "both" });
}
