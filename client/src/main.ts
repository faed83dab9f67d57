import { mount } from "svelte";
import App from "./App.svelte";
import { liked, show } from "$lib/settings.svelte";
import { wake } from "$lib/sound";
import "./theme.css";

show();
document.documentElement.lang = liked.language || navigator.language; // what the first answers are asked in
addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });
const target = document.getElementById("app");
if (target) mount(App, { target });
