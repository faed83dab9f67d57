/** What was captured last. */
import { cards } from "$lib/cards";
import type { CuarentaView } from "$lib/schema/cuarenta";

export interface Taken {
  seat: number;
  card: string;
  with: string[];
}

/** The last play, as long as it took: the card, and what is gone from the table, or, where that is unknown, what it named. */
export function lastTaken(view: CuarentaView, before: CuarentaView | null): Taken | null {
  const [seat, text] = view.log.findLast(([who]) => who >= 0) ?? [-1, ""];
  const named = /^(..)(?:=.)?x(.+)$/.exec(text);
  if (!named) return null;
  const follows = before !== null && before.log.length === view.log.length - 1;
  const still = cards(view.table);
  const gone = follows ? cards(before.table).filter((card) => !still.includes(card)) : [];
  const all = gone.length > 0 ? gone : ((named[2] ?? "").match(/../g) ?? []);
  return { seat, card: named[1] ?? "", with: all };
}
