import { expect, test } from "vitest";
import { typed } from "../src/lib/keys";

const upTo = (most: number) => (text: string) => Number(text) > 0 && Number(text) <= most;

test("digits together mean the higher number where there is one", () => {
  expect(typed("", "1", upTo(13))).toBe("1");
  expect(typed("1", "2", upTo(13))).toBe("12");
  expect(typed("1", "2", upTo(11))).toBe("2");
  expect(typed("2", "1", upTo(13))).toBe("1");
  expect(typed("1", "0", upTo(13))).toBe("10");
});

test("what is no digit, or no place, means nothing", () => {
  expect(typed("", "0", upTo(13))).toBe("");
  expect(typed("1", "a", upTo(13))).toBe("");
  expect(typed("1", " ", upTo(13))).toBe("");
  expect(typed("", "9", upTo(5))).toBe("");
});
