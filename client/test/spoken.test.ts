import { expect, test } from "vitest";
import { unsaid } from "$lib/spoken";

test("a log that grows says its new lines", () => {
  expect(unsaid([], ["a"])).toBe(0);
  expect(unsaid(["a", "b"], ["a", "b", "c"])).toBe(2);
  expect(unsaid(["a", "b"], ["a", "b"])).toBe(2);
});

test("a deal that is told once more says only what came since", () => {
  expect(unsaid(["old", "deal", "a", "b"], ["deal", "a", "b", "c"])).toBe(3);
  expect(unsaid(["old", "deal", "a"], ["next deal"])).toBe(0);
});

test("a log that forgets its first lines says its new ones", () => {
  expect(unsaid(["a", "b", "c"], ["b", "c", "d"])).toBe(2);
});
