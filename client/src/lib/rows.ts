/** Lists of tables, which are read again while somebody looks at them. */
import type { Row } from "./api";

const EVERY = 20_000; // ms

/** Read again now and then while the page is seen, and as it is seen again; returns what ends that. */
export function again(read: () => Promise<void>): () => void {
  const look = () => {
    if (document.visibilityState === "visible") read().catch(() => undefined); // what is shown stays
  };
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** A list as it is now, what was shown staying in its order, and what is new coming last. */
export function follow(shown: Row[], now: Row[]): Row[] {
  const fresh = new Map(now.map((row) => [row.code, row]));
  const kept = shown.flatMap(({ code }) => fresh.get(code) ?? []);
  const known = new Set(shown.map(({ code }) => code));
  return [...kept, ...now.filter(({ code }) => !known.has(code))];
}
