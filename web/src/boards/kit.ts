/** The parts a board is built with. Import from here, so that the house can move its furniture. */
export { default as Card } from "../ui/Card.svelte";
export { default as Back } from "../ui/Back.svelte";
export { default as Hand } from "../ui/Hand.svelte";
export { default as Fan } from "../ui/Fan.svelte";
export { default as Pile } from "../ui/Pile.svelte";
export { default as Plaque } from "../ui/Plaque.svelte";
export { default as SeatMark } from "../ui/SeatMark.svelte";
export { default as Mark } from "../ui/Mark.svelte";
export { default as Timer } from "../ui/Timer.svelte";
export { default as Sand } from "../ui/Sand.svelte";
export { default as ChoiceBar } from "../ui/ChoiceBar.svelte";
export { default as ChoiceButton } from "../ui/ChoiceButton.svelte";
export { default as Dialog } from "../ui/Dialog.svelte";
export { default as Icon } from "../ui/Icon.svelte";
export { default as LogPanel } from "../ui/LogPanel.svelte";
export { COLOURS, SHAPES } from "../table/people";
export { numbered, fits, zoneKey } from "./stage.svelte";
export { t as house, language } from "../words/index.svelte";
export { notes, plain } from "../table/model";
// Goes with the last board that has a `words.ts`.
export { texts, wordsOf } from "./lists.svelte";
export { settings, still } from "../house/settings.svelte";
export { longPress, pressed } from "../table/press";
export { inSight } from "../table/sight";
export { play as sound } from "../table/sound";
