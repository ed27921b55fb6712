/** Where points come from (BL-6.7, BL-6.8). */
import type { View } from "../../wire/bag-o-loot/View";

export interface Row { seat: number; bags: number; cards: number; round: number; before: number; all: number }

/** The count of the last round for each seat, once the match has ended. */
export function count(view: View, scores: number[]): Row[] {
  return scores.map((all, seat) => {
    const bags = view.bags.filter((bag) => bag.owner === seat).length;
    const cards = view.sets.filter((set) => set.owner === seat).reduce((sum, set) => sum + set.coins + set.looters, 0);
    const round = bags * 10 + cards;
    return { seat, bags, cards, round, before: all - round, all };
  });
}
