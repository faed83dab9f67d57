/** Empat Satu: draw one, discard one, four cards of a suit. */
import { cards, sorted, type Suit } from "$lib/cards";
import { GLYPHS, cardNames, short, shorts } from "$lib/names";
import type { EmpatView, Ranked, Worth } from "$lib/schema/empat_satu";
import { number, t } from "$lib/words.svelte";
import type { Face, Note, Offer } from "../face";
import Closing from "./Closing.svelte";
import { lastTurn } from "./last";
import Last from "./Last.svelte";
import Middle from "./Middle.svelte";
import Scores from "./Scores.svelte";
import Sheet from "./Sheet.svelte";

/** A hand's value and its suit: `15 ♥`. */
export function counted([value, suit]: Worth | Ranked): string {
  return `${number(value)} ${GLYPHS[suit as Suit]}`;
}

function notes(view: EmpatView, seat: number): Note[] {
  const known = cards(view.known[seat] ?? "");
  const tally = view.options.hands > 1 ? [wonAndLost(view, seat)] : [];
  if (known.length === 0 || seat === view.seat) return tally;
  const label = t("ui-empat_satu-known", { cards: cardNames(known) });
  return [{ text: shorts(known), label, tone: "mark" }, ...tally];
}

function wonAndLost(view: EmpatView, seat: number): Note {
  const won = view.won[seat] ?? 0;
  const lost = view.lost[seat] ?? 0;
  const text = `+${String(won)} −${String(lost)}`;
  return { text, label: t("empat_satu-table-tally", { won, lost }) };
}

function offer(view: EmpatView, move: string): Offer {
  const [, worth = null] = view.plays.find(([text]) => text === move) ?? [];
  const value = worth === null ? "" : counted(worth);
  if (move.length === 2) {
    const note = t("empat_satu-table-leaves", { value });
    return { move, text: t("ui-empat_satu-discard", { card: short(move) }), note };
  }
  const stop = move === "stop";
  const note = stop ? t("empat_satu-table-shows", { hand: value }) : "";
  return { move, text: t(`ui-empat_satu-${move}`), note, glows: stop };
}

export const face: Face<EmpatView> = {
  Scores,
  Middle,
  Closing,
  Sheet,
  means: ({ options }) =>
    t("ui-empat_satu-means", { stop: options.stop_rule, least: options.stop_at }),
  Last,
  past: (view, log) => lastTurn(log, view.turn),
  lines: 2,
  hand: (view) => sorted(cards(view.hand)),
  worth: (view) =>
    view.worth === null ? "" : t("ui-empat_satu-worth", { worth: counted(view.worth) }),
  held: (view, seat) => view.sizes[seat] ?? 0,
  notes,
  dealer: (view) => view.dealer,
  drawnFrom(view) {
    const [seat, from] = view.log.at(-1) ?? [-1, ""];
    return seat === view.seat && (from === "stock" || from === "pile") ? from : null;
  },
  noise(before, after) {
    if (after.shown !== null && before.shown === null) return "special";
    return cards(after.discards).length < cards(before.discards).length ? "take" : null;
  },
  ask: (view) =>
    t("empat_satu-table-ask", {
      step: view.legal.some((move) => move.length === 2) ? "discard" : "take",
      stop: view.legal.includes("stop") ? "yes" : "no",
    }),
  cardOf: (move) => (move.length === 2 ? move : null),
  offers: (view, moves) =>
    ["stop", "pass", "pile", "stock", ...cards(view.hand)]
      .filter((move) => moves.includes(move))
      .map((move) => offer(view, move)),
};
