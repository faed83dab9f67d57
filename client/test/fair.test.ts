// The vectors of docs/fairness.md.
import { expect, test } from "vitest";
import { fresh, hex, sha256, Stream } from "$lib/fair";
import { check, read } from "$lib/record";

const seed = await sha256(new TextEncoder().encode("41"));
const four = ["", "", "", ""];

test("the commitment is the hash of the seed", async () => {
  expect(hex(await sha256(seed))).toBe(
    "ac8e03e3c7dc3081d43dc4eca045a10ebea4d633d5e26d90948c05e8d41cd96c",
  );
});

test("the lot", async () => {
  expect(await (await Stream.of(seed, four, 0)).below(4)).toBe(2);
});

test("a deck", async () => {
  const stream = await Stream.of(seed, four, 1);
  const deck = await stream.shuffled(fresh(0, "A23456789TJQK"));
  expect(deck.slice(0, 10).join(" ")).toBe("8s 3h Ah 6h Ts 5d 9h 9c 7h Jh");
});

test.each([
  [1, 6, "555455"],
  [2, 5, "12443"],
  [3, 4, "3443"],
])("throw %i", async (event, count, faces) => {
  expect((await (await Stream.of(seed, four, event)).dice(count)).join("")).toBe(faces);
});

test("what a player adds changes the chance", async () => {
  const stream = await Stream.of(seed, ["rosa", ""], 1);
  expect((await stream.dice(6)).join("")).toBe("263455");
});

const RECORD = `fortyone record 1
game: dice41
rules: 1
preset: midnight
option rounds: 1
seat 0: Rosa
seat 1: Kari
date: 2026-01-31
commitment: ac8e03e3c7dc3081d43dc4eca045a10ebea4d633d5e26d90948c05e8d41cd96c
seed: 3d914f9348c9cc0ff8a79716700b9fcd4d2f3e711608004eb8f138bcba7f14d9
nonce 0: "rosa"

lot 0
throw 655432
# a one and a four are the tickets
0: 64
throw 6663
0: 666
throw 6
throw 644321
1: 641
throw 641
1: 6
throw 11
1: 1
throw 4
scores: -1 1
result: -1 1
`;

test("the record of the handbook is fair", async () => {
  const found = await check(read(RECORD));
  expect(found.committed).toBe(true);
  expect(found.chances.map(({ fair }) => fair)).toEqual(Array(8).fill(true));
});

test("one die turned over is found", async () => {
  const found = await check(read(RECORD.replace("throw 6663", "throw 6662")));
  expect(found.chances.filter(({ fair }) => !fair).map(({ chance }) => chance.event)).toEqual([2]);
});

test("another seed is found", async () => {
  expect((await check(read(RECORD.replace("seed: 3d", "seed: 3e")))).committed).toBe(false);
});
