/** Tests speak English, as the page does once its words have come. */
import { speak } from "./index.svelte";

await speak("en");
