import { expect, test } from "vitest";
import { cutTerms, term } from "../src/lib/terms";

const caida = term("Caída — taking the very card — just laid");
const run = term("The gap in a run — there is no 8");
const words = (text: string, names: string[] = []) =>
  cutTerms(text, [caida, run], names)
    .filter(({ term }) => term !== null)
    .map(({ text }) => text);

test("a term is a word and its meaning", () => {
  expect(caida).toEqual({ word: "Caída", meaning: "taking the very card — just laid" });
});

test("words are found whole, whatever their case", () => {
  expect(words("caída +2 · Caída")).toEqual(["caída", "Caída"]);
  expect(words("caídas, encaída")).toEqual([]);
  expect(words("the gap in a run")).toEqual(["the gap in a run"]);
});

test("nothing is lost in cutting", () => {
  const text = "Rosa: caída (+2)";
  expect(
    cutTerms(text, [caida])
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
  expect(cutTerms(text, [])).toEqual([{ text, term: null }]);
});

test("a person's name is no word of the game", () => {
  expect(words("Caída makes a caída", ["Caída"])).toEqual(["caída"]);
  expect(words("Doña Caída: caída", ["Rosa", "Doña Caída", ""])).toEqual(["caída"]);
});
