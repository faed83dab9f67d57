/** A game's own words within what is told, each with its meaning one tap away. */
import { getContext, setContext } from "svelte";

export interface Term {
  word: string;
  meaning: string;
}

interface Glossary {
  terms: () => readonly Term[];
  show: (term: Term) => void;
}

const KEY = Symbol("glossary");

/** Let everything inside know a game's words, and where their meaning is shown. */
export function provide(glossary: Glossary): void {
  setContext(KEY, glossary);
}

export function glossary(): Glossary | undefined {
  return getContext<Glossary | undefined>(KEY);
}

/** A message of the glossary, `Caída — taking the very card …`, as a term. */
export function term(message: string): Term {
  const [word = "", ...meaning] = message.split(" — ");
  return { word, meaning: meaning.join(" — ") };
}

/** A text cut at the words that have a meaning. */
export function cutTerms(
  text: string,
  terms: readonly Term[],
): { text: string; term: Term | null }[] {
  const known = new Map(terms.map((term) => [term.word.toLowerCase(), term]));
  const words = [...known.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (words.length === 0) return [{ text, term: null }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return text
    .split(pattern)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, term: known.get(part.toLowerCase()) ?? null }));
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
