import { expect, test } from "vitest";
import { cards, inTwoRows, index, pips, ranked, sorted } from "$lib/cards";
import { cut } from "$lib/names";

test("a hand is held with the colours of its suits in turn", () => {
  expect(sorted(["2d", "As", "Kh", "3c", "2s"])).toEqual(["2s", "As", "Kh", "3c", "2d"]);
});

test("a suit keeps its row while both rows have room", () => {
  const hand = ["2s", "3s", "4s", "5s", "2h", "3h", "2c", "2d"];
  expect(inTwoRows(hand, 6)).toEqual([hand.slice(0, 6), hand.slice(6)]);
  expect(inTwoRows(hand, 5)).toEqual([hand.slice(0, 4), hand.slice(4)]);
});

test("a fishing hand is held by rank", () => {
  expect(ranked(["Kd", "7h", "Ac", "X1"])).toEqual(["Ac", "7h", "Kd", "X1"]);
});

test("an empty list of cards is empty", () => {
  expect(cards("")).toEqual([]);
});

test("a ten is written as people write it", () => {
  expect(index("T")).toBe("10");
});

test("a number card has as many pips as it says", () => {
  for (const rank of "A23456789") expect(pips(rank)).toHaveLength(rank === "A" ? 1 : Number(rank));
  expect(pips("T")).toHaveLength(10);
});

test("cards within a line are found, other words are not", () => {
  const parts = cut("Rosa takes Th♥ 3c♣ with the 7");
  expect(parts.map(({ text }) => text)).toEqual(["Rosa takes ", "10♥", " ", "3♣", " with the 7"]);
});
