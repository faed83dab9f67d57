/** The worker that opens the app without a network (public/worker.js). */

/** Let it keep what the page is made of by now, also what was loaded before it was there. */
export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
  } catch {
    return; // without it, no offline page
  }
  const { active } = await navigator.serviceWorker.ready;
  await inCharge(); // from here on it sees for itself what is loaded
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}

/** Wait until the worker that stands sees what this page asks for. */
function inCharge(): Promise<unknown> | undefined {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  return new Promise((done) =>
    serviceWorker.addEventListener("controllerchange", done, { once: true }),
  );
}
