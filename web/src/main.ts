import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./house/router.svelte";
import { apply } from "./house/settings.svelte";
import "./house/tokens.css";
import "./house/house.css";
import { listenForGesture } from "./table/sound";
import { preferred, speak } from "./words/index.svelte";

apply();
listen();
listenForGesture();
const target = document.getElementById("app");
if (target) void speak(preferred()).then(() => mount(App, { target }));
