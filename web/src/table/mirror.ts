/**
 * What the server has told this client about its view, put together again from differences. It notices by the mark when it has gone
 * astray; then it asks for a whole view, once, and gives nothing to show until that comes.
 */
import { markOf, patched, type Patch } from "./patch";

/** A whole table (and what is said only with one), or how it changed. */
export interface Difference<T, C> {
  table?: T;
  patch?: Patch;
  mark: number;
  /** Choices described now, numbered from `from` on, and those that are offered now; absent where they are as they were. */
  choices?: { from: number; more: C[]; now: number[] };
}

export interface View<T, C> {
  table: T;
  choices: C[];
}

export class Mirror<T, C> {
  private table: T | null = null;
  private described: C[] = [];
  private now: number[] = [];
  /** Whether what was told last did not fit. */
  private astray = false;
  private readonly ask: () => void;

  constructor(ask: () => void) {
    this.ask = ask;
  }

  /** A new connection: what was asked on the last one may never be answered. */
  connected(): void {
    if (this.astray) this.ask();
  }

  /** The view after this update; none if it does not fit what was told before. */
  taken(update: Difference<T, C>): View<T, C> | null {
    const view = this.view(update);
    this.table = view?.table ?? null;
    const lost = view === null && !this.astray;
    this.astray = view === null;
    if (lost) this.ask();
    return view;
  }

  private view(update: Difference<T, C>): View<T, C> | null {
    const table = this.next(update);
    if (table === null) return null;
    if (update.choices) this.choose(update.choices);
    const choices = this.now.map((at) => this.described[at]).filter((choice) => choice !== undefined);
    return markOf(table) === update.mark && choices.length === this.now.length ? { table, choices } : null;
  }

  private next({ table, patch }: Difference<T, C>): T | null {
    if (table !== undefined) {
      [this.described, this.now] = [[], []];
      return table;
    }
    return this.table === null || patch === undefined ? this.table : (patched(this.table, patch) as T);
  }

  private choose({ from, more, now }: { from: number; more: C[]; now: number[] }): void {
    this.described = [...this.described.slice(0, from), ...more];
    this.now = now;
  }
}
