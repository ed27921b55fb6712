/**
 * One thing after the other: bots answer at once, and four moves in one blink tell nobody anything. Updates wait their turn
 * here; the more wait, the shorter each is shown, and when too many wait, the board jumps to the present.
 */
export interface Pacing {
  /** How long this update is worth looking at, in milliseconds. */
  worth: number;
}

export const STEP = 650;

/** How long to wait before the next one is shown, when so many wait. */
export function pause(worth: number, waiting: number): number {
  if (waiting > 8) return 0;
  return waiting > 3 ? worth / 2 : worth;
}

export class Queue<T> {
  private waiting: { item: T; worth: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private readonly show: (item: T) => void;

  constructor(show: (item: T) => void) {
    this.show = show;
  }

  /** Adds something; with nothing before it, it is shown at once. */
  add(item: T, worth: number): void {
    this.waiting.push({ item, worth });
    if (!this.busy) this.next();
  }

  /** Shows everything that waits now: somebody has chosen, or is late. */
  hurry(): void {
    clearTimeout(this.timer);
    this.busy = false;
    for (const { item } of this.waiting.splice(0)) this.show(item);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    const first = this.waiting.shift();
    this.busy = first !== undefined;
    if (!first) return;
    this.show(first.item);
    const wait = pause(first.worth, this.waiting.length);
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }
}
