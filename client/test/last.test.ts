import { expect, test } from "vitest";
import { keptOf, lastThrow } from "../src/games/dice41/last";
import { lastCapture, takenIn } from "../src/games/cuarenta/taken";
import { lastTurn, passed } from "../src/games/empat_satu/last";
import { lastTrick } from "../src/games/tarneeb41/last";
import type { Happening } from "../src/lib/schema/socket";

function log(...events: [seat: number, text: string, told?: string][]): Happening[] {
  return events.map(([seat, text, told]) => ({ seat, text, told: told ? [{ text: told }] : [] }));
}
const texts = (past: Happening[]) => past.map(({ text }) => text);
const came: [number, string, string] = [0, "", "A bot plays for you."];

test("the last capture, with the run that no move names, though cards were laid since", () => {
  const all = log([1, "6cx6h", "B takes 6h♥ 7d♦ Js♠ with 6c♣"], [2, "Kd", "C lays Kd♦"], came);
  const past = lastCapture(all);
  expect(past.map(takenIn)).toEqual([{ seat: 1, card: "6c", with: ["6h", "7d", "Js"] }]);
  expect(lastCapture(log([0, "Kd"]))).toEqual([]);
});

test("the last throw: what was kept of it, and a last die that is kept unasked", () => {
  const all = log([-1, "554222"], [0, "4"], came, [-1, "65541"]);
  expect(texts(lastThrow(all))).toEqual(["554222", "4"]);
  expect(
    keptOf(lastThrow(all))
      .filter(({ kept }) => kept)
      .map(({ die }) => die),
  ).toEqual([4]);
  const ended = keptOf(lastThrow(log([-1, "63"], [0, "6"], [-1, "5"], [-1, "654321"])));
  expect(ended.map(({ die }) => die)).toEqual([6, 3, 5]);
  expect(ended.map(({ kept, alone }) => [kept, alone])).toEqual([
    [true, false],
    [false, false],
    [true, true],
  ]);
  expect(lastThrow(log([-1, "554222"]))).toEqual([]);
});

test("the last turn that is over, and nothing of a card drawn face down", () => {
  const drew = log([2, "stock", "C draws from the stock"], [2, "6h", "C discards 6h♥"]);
  const took = log([3, "pile", "D takes 6h♥ from the pile"]);
  expect(texts(lastTurn([...drew, ...took], 3))).toEqual(["stock", "6h"]);
  expect(passed(drew).map(({ card }) => card)).toEqual([null, "6h"]);
  expect(passed(took)).toEqual([{ card: "6h", taken: true }]);
  expect(texts(lastTurn([...took, ...log([3, "Ac"])], 0))).toEqual(["pile", "Ac"]);
  expect(lastTurn(took, 3)).toEqual([]);
  expect(passed(log([1, "stop"]))).toEqual([]);
});

test("the last trick, and none while the log does not know it", () => {
  const trick = { leader: 3, cards: "Ad 5d 2d Td", taker: 3 };
  const all = log([0, "5"], [3, "Ad"], [0, "5d"], [1, "2d"], [2, "Td"], [3, "Kd"]);
  expect(texts(lastTrick(all, trick))).toEqual(["Ad", "5d", "2d", "Td"]);
  expect(lastTrick(all.slice(3), trick)).toEqual([]);
  expect(lastTrick(all, null)).toEqual([]);
});
