import { expect, test } from "vitest";
import { face } from "../src/games/cuarenta";
import { lastTaken } from "../src/games/cuarenta/taken";
import type { CuarentaView } from "../src/lib/schema/cuarenta";

test("a word before a card that gives a ronda up, and only then", () => {
  const plays = [
    ["7c", "", 0, true],
    ["Kd", "", 0, false],
    ["ronda7", "", 2, false],
  ];
  const view = { plays } as unknown as CuarentaView;
  expect(face.warn?.(view, ["7c"])).toBe("ui-cuarenta-give-up");
  expect(face.warn?.(view, ["Kd"])).toBe("");
});

test("what is heard: cards laid, taken, and taken for points", () => {
  const at = (piles: string[], scores: number[]) => ({ piles, scores }) as unknown as CuarentaView;
  expect(face.noise?.(at(["", ""], [0, 0]), at(["", ""], [0, 0]))).toBeNull();
  expect(face.noise?.(at(["", ""], [0, 0]), at(["7c 7d", ""], [0, 0]))).toBe("take");
  expect(face.noise?.(at(["", ""], [0, 0]), at(["7c 7d", ""], [2, 0]))).toBe("special");
});

test("what was captured is what is gone from the table, not only what the move names", () => {
  const at = (table: string, log: [number, string][]) =>
    ({ table, log }) as unknown as CuarentaView;
  const laid: [number, string] = [0, "Jh"];
  const before = at("Kc Jh Qd", [laid]);
  const after = at("", [laid, [1, "JsxJh"]]);
  expect(lastTaken(after, before)).toEqual({ seat: 1, card: "Js", with: ["Kc", "Jh", "Qd"] });
  expect(lastTaken(after, null)?.with).toEqual(["Jh"]);
  expect(lastTaken(after, at("Kc Jh Qd", []))?.with).toEqual(["Jh"]); // more has happened since
  expect(lastTaken(before, null)).toBeNull();
});
