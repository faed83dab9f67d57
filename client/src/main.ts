import { mount } from "svelte";
import App from "./App.svelte";
import { show } from "$lib/settings.svelte";
import { wake } from "$lib/sound";
import "./theme.css";

show();
addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });
if ("serviceWorker" in navigator && import.meta.env.PROD) void keep().catch(() => undefined); // without it, no offline page

/** Let the worker keep what this page is made of, also what was loaded before it was there. */
async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}

const target = document.getElementById("app");
if (target) mount(App, { target });
