import { expect, test } from "vitest";
import { names } from "$lib/company";
import type { TableInfo } from "$lib/schema/socket";

const called = (...given: string[]) =>
  names({ seats: given.map((name) => ({ kind: "person", name })) } as unknown as TableInfo);

test("names that look alike are numbered, joiners or not", () => {
  expect(called("Rosa", "Kari", "Rosa", "")).toEqual(["Rosa 1", "Kari", "Rosa 2", ""]);
  expect(called("علي", "عل\u200cي")).toEqual(["علي 1", "عل\u200cي 2"]);
});
