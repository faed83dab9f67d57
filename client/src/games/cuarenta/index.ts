/** Cuarenta: take by match, sum and run; forty wins a chica. */
import { cards, ranked } from "$lib/cards";
import { cardNames, pairName, short, shorts } from "$lib/names";
import type { CuarentaView } from "$lib/schema/cuarenta";
import type { Sound } from "$lib/settings.svelte";
import { signed, t } from "$lib/words.svelte";
import type { Face, Note, Offer } from "../face";
import Last from "./Last.svelte";
import Middle from "./Middle.svelte";
import Scores from "./Scores.svelte";
import Sheet from "./Sheet.svelte";
import { lastCapture } from "./taken";

export function side(view: CuarentaView, names: readonly string[], which: number): string {
  const own = names.filter((_, seat) => seat < view.options.seats && seat % 2 === which);
  return pairName(own, view.seat === null ? null : view.seat % 2 === which);
}

function notes(view: CuarentaView, seat: number): Note[] {
  const ronda = view.shown.find(([who]) => who === seat);
  if (!ronda) return [];
  const known = cards(view.known[seat] ?? "");
  const label = t("ui-cuarenta-shown", { rank: ronda[1], cards: cardNames(known) });
  return [{ text: t("ui-cuarenta-ronda-of", { rank: ronda[1] }), label, tone: "mark" }];
}

function offer(view: CuarentaView, move: string): Offer {
  const [, takes = "", points = 0] = view.plays.find(([text]) => text === move) ?? [];
  const worth = points > 0 ? signed(points) : "";
  if (move.startsWith("ronda")) {
    return { move, text: t("ui-cuarenta-show-ronda"), note: worth, glows: true };
  }
  if (takes === "") return { move, text: t("ui-cuarenta-lay", { card: short(move.slice(0, 2)) }) };
  const taken = cards(takes);
  const count = t("ui-cuarenta-cards", { count: taken.length + 1 });
  const note = [count, worth].filter((part) => part !== "").join(" · ");
  return { move, text: t("ui-cuarenta-take", { cards: shorts(taken) }), note };
}

/** What brings most first, laying the card last. */
function rank(view: CuarentaView, move: string): number {
  const [, takes = "", points = 0] = view.plays.find(([text]) => text === move) ?? [];
  return takes === "" ? -1 : points * 100 + cards(takes).length;
}

/** A ronda that can be shown now, and that these moves would break up. */
function warn(view: CuarentaView, moves: string[]): string {
  const lost = view.plays.some(([move, , , givesUp]) => givesUp && moves.includes(move));
  return lost ? t("ui-cuarenta-give-up") : "";
}

const taken = (view: CuarentaView) => view.piles.flatMap(cards).length;

/** A play that scores sounds special, one that only takes like cards taken. */
function noise(before: CuarentaView, after: CuarentaView): Sound | null {
  const scored = after.scores.some((score, side) => (score ?? 0) > (before.scores[side] ?? 0));
  if (scored) return "special";
  return taken(after) > taken(before) ? "take" : null;
}

export const face: Face<CuarentaView> = {
  Scores,
  Middle,
  Sheet,
  means: ({ options }) =>
    t("ui-cuarenta-means", {
      finish: options.finish,
      target: options.target,
      only: options.caida_only_from,
    }),
  Last,
  past: (_, log) => lastCapture(log),
  pairs: true,
  rows: 2,
  hand: (view) => ranked(cards(view.hand)),
  held: (view, seat) => view.hand_sizes[seat] ?? 0,
  notes,
  dealer: (view) => view.dealer,
  ask: (view) => {
    const only = view.only_caida[view.turn % 2];
    const ronda = view.legal.some((move) => move.startsWith("ronda"));
    return t("cuarenta-table-ask", { ronda: ronda ? "yes" : "no", only: only ? "yes" : "no" });
  },
  warn,
  noise,
  cardOf: (move) => (move.startsWith("ronda") ? null : move.slice(0, 2)),
  offers: (view, moves) =>
    [...moves].sort((a, b) => rank(view, b) - rank(view, a)).map((move) => offer(view, move)),
  takes: (view, moves) =>
    view.plays.filter(([move]) => moves.includes(move)).flatMap(([, takes]) => cards(takes)),
};
