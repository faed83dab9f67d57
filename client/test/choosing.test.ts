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

test("of a row of moves those that are not legal are shown too, and asked about", () => {
  const done: string[] = [];
  const bids = { legal: ["3", "4", "5"] } as unknown as AnyView;
  const bidding = { ...face, cardOf: () => null, row: () => ["2", "3"] } as unknown as Face;
  const ways = {
    view: bids,
    face: bidding,
    mine: true,
    play: (move: string) => done.push(`play ${move}`),
    why: (move: string) => done.push(`why ${move}`),
  };
  const choosing = new Choosing(() => ways);
  const { offers } = choosing.offers;
  expect(offers.map(({ move, barred }) => [move, barred === true])).toEqual([
    ["2", true],
    ["3", false],
    ["4", false],
    ["5", false],
  ]);
  offers.slice(0, 2).forEach((offer) => {
    choosing.make(offer);
  });
  expect(done).toEqual(["why 2", "play 3"]);
});
