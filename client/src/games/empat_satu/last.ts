/** The turn that was played last. */
import { named } from "$lib/names";
import type { Happening } from "$lib/schema/socket";

/** What the seat before the one on turn did: took and discarded, or ended the hand; of the last hand, if none yet. */
export function lastTurn(log: readonly Happening[], turn: number): Happening[] {
  const moves = log.filter(({ text, seat }) => seat >= 0 && text !== "");
  const end = moves.findLastIndex(({ seat }) => seat !== turn);
  const begin = moves.slice(0, end + 1).findLastIndex(({ seat }) => seat !== moves[end]?.seat);
  return moves.slice(begin + 1, end + 1).slice(-2);
}

/** The cards that went to and fro; null: one that was drawn face down. */
export function passed(past: readonly Happening[]): { card: string | null; taken: boolean }[] {
  return past
    .filter(({ text }) => text !== "stop" && text !== "pass")
    .map(({ text, told = [] }) => {
      if (text.length === 2) return { card: text, taken: false };
      return { card: told.flatMap((line) => named(line.text))[0] ?? null, taken: true };
    });
}
