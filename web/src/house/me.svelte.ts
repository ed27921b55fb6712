/** Who I am here: a name and a cookie, made when it is first needed. No account, no password. */
import { api, Fault, type Me } from "./api";

let person = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | null = null;

export const me = (): Me | null => person;

const NAMES = ["Maple", "Juniper", "Robin", "Wren", "Clover", "Hazel", "Sorrel", "Linden", "Plover", "Teal", "Fennel", "Basil"];

/** A name for somebody who has not chosen one yet. */
export function inventedName(): string {
  const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Guest";
  return `${name} ${Math.floor(Math.random() * 90) + 10}`;
}

/** Asks the server once who we are. */
export function whoAmI(): Promise<Me | null> {
  asked ??= api.me().then(
    (found) => (person = found),
    (fault: unknown) => {
      if (fault instanceof Fault && fault.code === "unknown") return null;
      asked = null;
      throw fault;
    },
  );
  return asked;
}

/** Who we are; somebody new gets the name that is given, or an invented one. */
export async function someone(name?: string): Promise<Me> {
  return (await whoAmI()) ?? becomes(name ?? inventedName());
}

/** Takes a (new) name. */
export async function becomes(name: string): Promise<Me> {
  const guest = await api.guest(name);
  person = { id: guest.id, name: guest.name };
  asked = Promise.resolve(person);
  return person;
}
