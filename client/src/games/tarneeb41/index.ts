/** Syrian 41: bids, then tricks; hearts are trumps. */
import { cards, sorted } from "$lib/cards";
import { GLYPHS, short } from "$lib/names";
import type { TarneebView } from "$lib/schema/tarneeb41";
import { number, t } from "$lib/words.svelte";
import type { Face, Note } from "../face";
import Closing from "./Closing.svelte";
import { lastTrick } from "./last";
import Last from "./Last.svelte";
import Middle from "./Middle.svelte";
import Scores from "./Scores.svelte";
import Sheet from "./Sheet.svelte";

/** A card, and who played it. */
export interface Placed {
  seat: number;
  card: string;
}

/** Whether a deal runs: with its end bids and tricks are cleared, and the leader is the next deal's. */
export function dealRuns({ phase }: TarneebView): boolean {
  return phase === "bid" || phase === "play";
}

/** The trick that is looked at: the running one, or the last until the next begins. */
export function trick(view: TarneebView): Placed[] {
  const running = cards(view.trick);
  if (running.length === 0 && view.phase !== "bid") return lastOf(view);
  return placed(running, view.leader);
}

/** The trick before the running one. */
export function lastOf(view: TarneebView): Placed[] {
  return placed(cards(view.last?.cards ?? ""), view.last?.leader ?? 0);
}

function placed(shown: readonly string[], leader: number): Placed[] {
  return shown.map((card, i) => ({ seat: (leader + i) % 4, card }));
}

/** Green when made, amber while it can be, grey when it cannot. */
const TONES = new Map([
  ["made", "good"],
  ["open", "maybe"],
] as const);

function notes(view: TarneebView, seat: number): Note[] {
  const score = view.scores[seat] ?? 0;
  const found: Note[] = [{ text: number(score), label: t("ui-score", { score }) }];
  const bid = view.bids[seat];
  if (bid == null) return found;
  const taken = view.taken[seat] ?? 0;
  const state = view.standing[seat];
  if (state == null) {
    const label = t("ui-tarneeb41-bids", { bid });
    return [{ text: `–/${String(bid)}`, label, tone: "mark" }, ...found]; // no word is cut on a phone
  }
  const label = t("ui-tarneeb41-bid", { taken, bid, state });
  const text = `${String(taken)}/${String(bid)}${state === "made" ? " ✓" : ""}`;
  return [{ text, label, tone: TONES.get(state as "made") ?? "lost" }, ...found];
}

const BIDS = Array.from({ length: 13 }, (_, i) => String(i + 1));

/** Whose score it is that reaches the target. */
export function targetOf(options: TarneebView["options"]): string {
  return options.winners === "seat" ? "alone" : options.target_of;
}

function ask(view: TarneebView): string {
  if (view.phase === "bid") {
    const sums = { total: view.counted, required: view.required };
    const low = view.least[view.turn] ?? 1;
    return t("tarneeb41-table-ask-bid", { low, high: view.options.max_bid, ...sums });
  }
  const led = view.trick[1] as keyof typeof GLYPHS | undefined;
  if (!led) return t("tarneeb41-table-ask-lead");
  const follows = view.legal.some((move) => move.endsWith(led)) ? "yes" : "no";
  return t("tarneeb41-table-ask-card", { suit: GLYPHS[led], follows });
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const face: Face<TarneebView> = {
  Scores,
  Middle,
  Closing,
  Sheet,
  means: ({ options }) =>
    t("ui-tarneeb41-means", {
      of: targetOf(options),
      partner: options.winners === "pair" ? options.partner : "any",
      target: options.target,
      deals: options.max_deals,
    }),
  Last,
  past: (view, log) => lastTrick(log, view.last),
  pairs: true,
  rows: 2,
  hand: (view) => sorted(cards(view.hand)),
  held: () => null, // all hold the same number
  notes,
  dealer: (view) => view.dealer,
  noise: (before, after) => (sum(after.taken) > sum(before.taken) ? "take" : null),
  ask,
  row: (view) => (view.phase === "bid" ? BIDS : []),
  cardOf: (move) => (/^\d+$/.test(move) ? null : move),
  offers: (_, moves) =>
    moves
      .map((move) =>
        /^\d+$/.test(move)
          ? { move, text: move }
          : { move, text: t("ui-play-card", { card: short(move) }) },
      )
      .sort((a, b) => Number(a.move) - Number(b.move)),
};
