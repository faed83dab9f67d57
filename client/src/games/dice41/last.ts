/** The throw that was chosen from last. */
import type { Happening } from "$lib/schema/socket";

/** The last choice, the throw before it, and a last die after it, which is kept unasked. */
export function lastThrow(log: readonly Happening[]): Happening[] {
  const events = log.filter(({ text }) => text !== "");
  const at = events.findLastIndex(({ seat }) => seat >= 0);
  if (at < 1) return [];
  const alone = events[at + 1]?.text.length === 1;
  return events.slice(at - 1, alone ? at + 2 : at + 1);
}

/** Dice thrown, whether each was kept, and whether it is the last die, which was thrown alone. */
export function keptOf(
  past: readonly Happening[],
): { die: number; kept: boolean; alone: boolean }[] {
  const [thrown = "", chosen = "", last = ""] = past.map(({ text }) => text);
  const left = [...chosen];
  const dice = [...thrown].map((die) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return { die: Number(die), kept: at >= 0, alone: false };
  });
  return [...dice, ...[...last].map((die) => ({ die: Number(die), kept: true, alone: true }))];
}
