/** What is said of a hint, beside the move itself. */

const SMALL = 0.0005; // a difference that means nothing

/** The best of the other moves, and the message that says how it stands; null: there is none. */
export function runnerUp(
  best: string,
  values: Readonly<Record<string, number>>,
): { id: "ui-hint-equal" | "ui-hint-next"; move: string } | null {
  const others = Object.keys(values).filter((move) => move !== best);
  const worth = (move: string) => values[move] ?? 0;
  const [move] = others.sort((a, b) => worth(b) - worth(a));
  if (move === undefined) return null;
  const equal = values[best] === undefined || worth(best) - worth(move) < SMALL;
  return { id: equal ? "ui-hint-equal" : "ui-hint-next", move };
}
