import { expect, test } from "vitest";
import { runnerUp } from "../src/lib/hint";

test("beside a hint stands the best of the other moves", () => {
  const next = runnerUp("7c", { "7c": 0.4, Kd: -0.2, "2h": 0.1 });
  expect(next).toEqual({ id: "ui-hint-next", move: "2h" });
});

test("a move that is worth the same is called as good", () => {
  expect(runnerUp("7c", { "7c": 0.4, Kd: 0.4 })).toEqual({ id: "ui-hint-equal", move: "Kd" });
});

test("where there is one move, no other is named", () => {
  expect(runnerUp("7c", { "7c": 0.4 })).toBeNull();
  expect(runnerUp("7c", {})).toBeNull();
});
