/** The trick that was taken last. */
import { cards } from "$lib/cards";
import type { Happening } from "$lib/schema/socket";
import type { Trick } from "$lib/schema/tarneeb41";

/** Its four cards as they fell. */
export function lastTrick(log: readonly Happening[], trick: Trick | null): Happening[] {
  const fell = cards(trick?.cards ?? "");
  const played = log.filter(({ text, seat }) => seat >= 0 && fell.includes(text)).slice(-4);
  return played.map(({ text }) => text).join(" ") === trick?.cards ? played : [];
}
