/** What was captured last. */
import { cards } from "$lib/cards";
import { named } from "$lib/names";
import type { CuarentaView } from "$lib/schema/cuarenta";
import type { Happening } from "$lib/schema/socket";

export interface Taken {
  seat: number;
  card: string;
  with: string[];
}

/** A move that takes: the card played, and those it names; null: it takes none. */
function capture(text: string): { card: string; names: string[] } | null {
  const found = /^(..)(?:=.)?x(.+)$/.exec(text);
  return found && { card: found[1] ?? "", names: (found[2] ?? "").match(/../g) ?? [] };
}

/** The last play, as long as it took: the card, and what is gone from the table, or, where that is unknown, what it named. */
export function lastTaken(view: CuarentaView, before: CuarentaView | null): Taken | null {
  const [seat, text] = view.log.findLast(([who]) => who >= 0) ?? [-1, ""];
  const took = capture(text);
  if (!took) return null;
  const follows = before !== null && before.log.length === view.log.length - 1;
  const still = cards(view.table);
  const gone = follows ? cards(before.table).filter((card) => !still.includes(card)) : [];
  return { seat, card: took.card, with: gone.length > 0 ? gone : took.names };
}

/** The capture that was made last, whatever was laid since. */
export function lastCapture(log: readonly Happening[]): Happening[] {
  return log.filter(({ seat, text }) => seat >= 0 && capture(text)).slice(-1);
}

/** The cards of a capture, as it was told: a move does not name the run that it takes. */
export function takenIn({ seat, text, told = [] }: Happening): Taken {
  const { card, names } = capture(text) ?? { card: "", names: [] };
  const all = new Set([...names, ...told.flatMap((line) => named(line.text))]);
  all.delete(card);
  return { seat, card, with: [...all] };
}
