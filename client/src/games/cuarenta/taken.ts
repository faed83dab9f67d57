/** What was captured last. */
import type { CuarentaView } from "$lib/schema/cuarenta";

export interface Taken {
  seat: number;
  card: string;
  with: string[];
}

/** The last play, as long as it took: the card, and what it named. */
export function lastTaken(view: CuarentaView): Taken | null {
  const [seat, text] = view.log.findLast(([who]) => who >= 0) ?? [-1, ""];
  const named = /^(..)(?:=.)?x(.+)$/.exec(text);
  if (!named) return null;
  return { seat, card: named[1] ?? "", with: (named[2] ?? "").match(/../g) ?? [] };
}
