/**
 * What the server has told this client about its view, put together again from differences. It notices by the mark when it has gone
 * astray; then nothing more is shown until a whole table comes, which `taken` asks for by answering nothing.
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

  /** The view after this update; none if it does not fit what was told before, and a whole one must be asked for. */
  taken(update: Difference<T, C>): View<T, C> | null {
    if (update.table !== undefined) [this.table, this.described, this.now] = [update.table, [], []];
    else if (this.table === null) return null;
    else if (update.patch !== undefined) this.table = patched(this.table, update.patch) as T;
    if (update.choices) this.choose(update.choices);
    const choices = this.now.flatMap((at) => this.described[at] ?? []);
    if (markOf(this.table) === update.mark && choices.length === this.now.length) return { table: this.table, choices };
    this.table = null;
    return null;
  }

  private choose({ from, more, now }: { from: number; more: C[]; now: number[] }): void {
    this.described = [...this.described.slice(0, from), ...more];
    this.now = now;
  }
}
