/** Deutsch. */
import type { Words } from "./index.svelte";
import { en } from "./en";

export const de: Words = { ...en };
