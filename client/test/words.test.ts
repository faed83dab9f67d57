import { afterEach, expect, test } from "vitest";
import { time } from "../src/lib/times";
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

test("a time is said in the largest unit that is whole, in digits everybody reads", () => {
  expect([15, 60, 90, 7200, 604_800].map(time)).toEqual([
    "15 seconds",
    "1 minute",
    "90 seconds",
    "2 hours",
    "7 days",
  ]);
  words.language = "ru";
  expect([time(30), time(120), time(86_400)]).toEqual(["30 секунд", "2 минуты", "1 день"]);
  words.language = "ar";
  expect(time(15)).toBe("15 ثانية");
});
