/** Cards that come from a side of the table. The state never waits for them. */
import { moves } from "./settings.svelte";

export type From = "top" | "right" | "bottom" | "left";

const WAY: Readonly<Record<From, readonly [x: number, y: number]>> = {
  top: [0, -90],
  right: [110, 0],
  bottom: [0, 110],
  left: [-110, 0],
};

/** How long a card travels, in ms; 0 where nothing is to move. */
export function speed(): number {
  return moves() ? 220 : 0;
}

/** A transition in: from a side to where the card lies. */
export function travel(_: Element, { from }: { from: From }) {
  const [x, y] = WAY[from];
  return {
    duration: speed(),
    easing: (at: number) => 1 - (1 - at) ** 3,
    css: (_at: number, rest: number) =>
      `transform: translate(${String(rest * x)}px, ${String(rest * y)}px); opacity: ${String(1 - rest * 0.7)}`,
  };
}

/** A transition out: from where the card lies to who takes it. */
export function leave(_: Element, { to }: { to: From | null }) {
  const [x, y] = to === null ? [0, 0] : WAY[to];
  return {
    duration: to === null ? 0 : speed(),
    easing: (at: number) => at ** 2,
    css: (_at: number, gone: number) =>
      `transform: translate(${String(gone * 1.4 * x)}px, ${String(gone * 1.4 * y)}px); opacity: ${String(1 - gone)}`,
  };
}

const AROUND: readonly From[] = ["bottom", "right", "top", "left"];

/** On which side of the table a seat sits, seen from another; of two, opposite. */
export function sideOf(seat: number, me: number, seats: number): From {
  const step = (seat - me + seats) % seats;
  return (seats === 2 && step === 1 ? "top" : AROUND[step]) ?? "top";
}
