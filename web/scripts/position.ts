/**
 * A position of a play file on its board: `scripts/stage.mjs --play` leaves it in the session's store and opens this page. What is
 * done there becomes a further line of the file, so that the position can be played on.
 */
import { createRawSnippet, mount } from "svelte";
import { boardOf } from "../src/boards/registry";
import { Stage } from "../src/boards/stage.svelte";
import { api, Fault } from "../src/house/api";
import "../src/house/house.css";
import { readLesson } from "../src/house/lesson";
import { apply } from "../src/house/settings.svelte";
import "../src/house/tokens.css";
import { longTable, toldOf } from "../src/table/spelled";
import Frame from "../src/ui/Frame.svelte";
import { preferred, speak } from "../src/words/index.svelte";

interface Position { text: string; line: number | undefined; seat: number }
const position = JSON.parse(sessionStorage.getItem("position") ?? "{}") as Position;
const lines = position.text.split("\n").slice(0, position.line);
const head = readLesson(position.text);

apply();
await speak(preferred());
const stage = new Stage(await boardOf(head.game), {
  async act(action) {
    const tried = await api.study(lines.join("\n"), position.seat, lines.length, action);
    if (tried.refused) return { done: false, refused: tried.refused };
    lines.push(`${position.seat}: ${action}`);
    await show();
    return { done: true };
  },
  why: async (action) => (await api.study(lines.join("\n"), position.seat, lines.length, action)).refused,
  now: () => 0,
});
stage.you = position.seat;
stage.options = [...position.text.matchAll(/^option (\w+)=(\S+)$/gm)].map(([, key = "", value = ""]): [string, string] => [key, value]);
const names = ["Mina", "Theo", "Rosa", "Bartholomew", "Ines", "Otto", "Mila", "Roberta"];
stage.people = Array.from({ length: head.seats }, (_, seat) => ({ seat, name: head.names[seat] ?? names[seat] ?? "", bot: null, standIn: null, here: true }));

async function show(): Promise<void> {
  const { table, choices, told, faces } = await api.study(lines.join("\n"), position.seat, lines.length);
  stage.show({ table: longTable(table), choices, facts: told.map(toldOf), faces });
}

try {
  await show();
} catch (fault) {
  document.title = fault instanceof Fault ? fault.message : String(fault);
}
const top = createRawSnippet(() => ({ render: () => `<h1 style="font-size:18px">${head.game}</h1>` }));
mount(Frame, { target: document.getElementById("app")!, props: { stage, top } });
