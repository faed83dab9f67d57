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
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
