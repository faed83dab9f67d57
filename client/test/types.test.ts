// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { written } from "../tools/types.js";

test.each([...written()])(
  "src/lib/schema/%s is what the schemas say: npm run types",
  (name, text) => {
    expect(readFileSync(`src/lib/schema/${name}`, "utf-8")).toBe(text);
  },
);
