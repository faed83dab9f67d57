import { afterEach, expect, test } from "vitest";
import { bare, number, signed, upright, words } from "../src/lib/words.svelte";

afterEach(() => {
  words.language = "en";
});

test("a sign stands before its number", () => {
  expect([signed(2), signed(0), number(-1.5)]).toEqual(["+2", "0", "−1.5"]);
});

test("from right to left too: a mark keeps it there", () => {
  words.language = "ar";
  expect([signed(2), signed(0), number(-1)]).toEqual(["\u200e+2", "0", "\u200e−1"]);
  expect(upright("limpia · +2")).toBe("limpia · \u200e+2");
  expect(bare(upright("limpia · +2"))).toBe("limpia · +2");
  expect(upright("Ana + Bo")).toBe("Ana + Bo");
});
