/** Dice 41 and Midnight: six dice, two tickets, a pot. */
import type { DiceView } from "$lib/schema/dice41";
import { signed, t } from "$lib/words.svelte";
import type { Face, Note } from "../face";
import Closing from "./Closing.svelte";
import { lastThrow } from "./last";
import Last from "./Last.svelte";
import Middle from "./Middle.svelte";
import Own from "./Own.svelte";
import Scores from "./Scores.svelte";
import Sheet from "./Sheet.svelte";

function standing(view: DiceView, seat: number): Note[] {
  if (view.out.includes(seat)) {
    const out = t("dice41-table-out");
    return [{ text: out, label: out, tone: "lost" }];
  }
  const score = view.done[seat];
  if (score == null) return [];
  if (score === 0) {
    const failed = t("dice41-table-failed");
    return [{ text: failed, label: failed }];
  }
  const label = t("ui-dice41-scored", { score });
  return [{ text: String(score), label, tone: view.best_by.includes(seat) ? "good" : "mark" }];
}

function notes(view: DiceView, seat: number): Note[] {
  const chips = view.scores[seat] ?? 0;
  const text = `${signed(chips)} ●`;
  const pot = view.options.seats > 1 ? [{ text, label: t("ui-dice41-chips", { chips }) }] : [];
  return [...standing(view, seat), ...pot];
}

export const face: Face<DiceView> = {
  Scores,
  Middle,
  Closing,
  Sheet,
  Last,
  past: (_, log) => lastThrow(log),
  Own,
  means({ options: { seats, tickets } }) {
    const [first = 0, second = 0] = tickets;
    return t("ui-dice41-means", { seats, first, second });
  },
  hand: () => [],
  held: () => null,
  notes,
  dealer: (view) => view.starter,
  noise(before, after) {
    const known = before.perfect ? before.best_by : [];
    if (after.perfect && after.best_by.some((seat) => !known.includes(seat))) return "special";
    return after.round !== before.round ? "take" : null;
  },
  ask: (view) =>
    t("dice41-table-ask", {
      many: view.options.keep === "one_or_more" ? "yes" : "no",
      best: view.best,
    }),
  cardOf: () => null,
  offers: () => [],
};
