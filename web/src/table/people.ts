/** Who sits where: marks, colours and, for bots, names to speak of. */
import type { Person } from "../boards/stage.svelte";
import type { TableInfo } from "../wire/TableInfo";

/** The colours of seats: white letters keep 6:1 on each. */
export const COLOURS = ["#B3261E", "#1B57B5", "#17703F", "#6A3FB0", "#8A5200", "#0E6B74", "#A32A73", "#4A4453"];

/** The shapes of seats, drawn in a box of 40 by 40, so that colour never travels alone. */
export const SHAPES = [
  "M20 3a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
  "M8 4h24a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z",
  "M20 1.5L38.5 20L20 38.5L1.5 20z",
  "M10.5 4h19L39 20l-9.500 16h-19L1 20z",
  "M20 2l18 13.500l-7 21.500H9L2 15.500z",
  "M20 2c6 4 11 4.500 16 4.500V20c0 9-7 15-16 18.500C11 35 4 29 4 20V6.500C9 6.500 14 6 20 2z",
  "M20 1l4.500 5.800l6.800-2.900l1 7.300l7.300 1l-2.900 6.800L42 20l-5.800 4.500l2.900 6.800l-7.300 1l-1 7.300l-6.800-2.900L20 42l-4.500-5.800l-6.800 2.900l-1-7.300l-7.300-1l2.900-6.800L-2 20l5.800-4.500L.9 8.700l7.300-1l1-7.300l6.800 2.900z",
  "M13 2h14v11h11v14H27v11H13V27H2V13h11z",
];

const BOT_NAMES = ["Rosa", "Theo", "Jun", "Bo", "Kofi", "Lena", "Ida", "Milo", "Vera", "Otto"];

/** The people of a table; bots get a name that nobody has. */
export function people(info: TableInfo): Person[] {
  const taken = new Set(info.seats.flatMap((seat) => (seat.owner.sitting === "person" ? [seat.owner.name] : [])));
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  return info.seats.map((seat, number) => {
    const { owner } = seat;
    const name = owner.sitting === "person" ? owner.name : owner.sitting === "bot" ? (free[number % free.length] ?? "Bot") : "";
    return { seat: number, name, bot: owner.sitting === "bot" ? owner.kind : null, standIn: seat.stand_in, here: seat.here || owner.sitting === "bot" };
  });
}

/** The letters on the marks of all seats: one each, two where people share the first, never the same twice. */
export function initials(all: { name: string }[]): string[] {
  const names = all.map((one, seat) => one.name.replace(/\s/g, "") || String(seat + 1));
  const first = names.map((name) => name.charAt(0).toUpperCase());
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letter = first[seat] ?? "";
    if (first.filter((other) => other === letter).length === 1) return letter;
    // Where the second letter is shared too, the first one that tells them apart; at last the number of the chair.
    const rivals = names.filter((_, other) => other !== seat && first[other] === letter);
    const seconds = [...name.slice(1)].map((char) => char.toLowerCase());
    const own = seconds.filter((char, at) => rivals.every((rival) => rival.charAt(at + 1).toLowerCase() !== char));
    const found = [...own, ...seconds, String(seat + 1)].map((char) => letter + char).find((mark) => !taken.has(mark)) ?? letter;
    taken.add(found);
    return found;
  });
}

/** The letters on a seat's mark. */
export function initial(seat: number, all: { name: string }[]): string {
  return initials(all)[seat] ?? String(seat + 1);
}
