import { expect, test } from "vitest";
import { Choosing } from "$lib/choosing.svelte";
import type { Face } from "../src/games/face";
import type { AnyView } from "$lib/view";

const view = { legal: ["7cx7d", "7cx3h4s", "Kc"] } as unknown as AnyView;
const face = {
  hand: () => ["7c", "Kc"],
  cardOf: (move: string) => move.slice(0, 2),
  offers: (_: AnyView, moves: string[]) => moves.map((move) => ({ move, text: move })),
  takes: (_: AnyView, moves: string[]) => moves.flatMap((move) => move.slice(3).match(/../g) ?? []),
} as unknown as Face;

test("a way to take that is looked at marks its own cards, and no others", () => {
  const ways = { view, face, mine: true, play: () => undefined, why: () => undefined };
  const choosing = new Choosing(() => ways);
  const marked = () => [...choosing.marked];
  choosing.tap("7c");
  expect(marked()).toEqual(["7d", "3h", "4s"]);
  choosing.look("7cx3h4s");
  expect(marked()).toEqual(["3h", "4s"]);
  choosing.look(null);
  expect(marked()).toEqual(["7d", "3h", "4s"]);
  choosing.look("Kc"); // not of this card
  expect(marked()).toEqual(["7d", "3h", "4s"]);
});
