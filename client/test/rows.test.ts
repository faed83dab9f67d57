import { expect, test } from "vitest";
import type { Row } from "$lib/api";
import { follow } from "$lib/rows";

const rows = (...codes: string[]) =>
  codes.map((code) => ({ code: code[0], phase: code.slice(1) }) as Row);

test("what was shown stays where it is, what is new comes last, what is gone goes", () => {
  const shown = rows("aplaying", "bwaiting", "cwaiting");
  const now = rows("dwaiting", "bplaying", "aover");
  expect(follow(shown, now)).toEqual(rows("aover", "bplaying", "dwaiting"));
  expect(follow([], now)).toEqual(now);
});
