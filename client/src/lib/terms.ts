/** A game's own words within what is told, each with its meaning one tap away. */
import { getContext, setContext } from "svelte";

export interface Term {
  word: string;
  meaning: string;
}

interface Glossary {
  terms: () => readonly Term[];
  /** What people here are called: a name may hold a word of the game, and is none. */
  names: () => readonly string[];
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

/** A text cut at the words that have a meaning; people's names are not looked into. */
export function cutTerms(
  text: string,
  terms: readonly Term[],
  names: readonly string[] = [],
): { text: string; term: Term | null }[] {
  const known = new Map(terms.map((term) => [term.word.toLowerCase(), term]));
  if (known.size === 0) return [{ text, term: null }];
  const called = names.filter((name) => name !== "");
  const words = [...known.keys(), ...called].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return text
    .split(pattern)
    .filter((part) => part !== "")
    .map((part) => ({
      text: part,
      term: called.includes(part) ? null : (known.get(part.toLowerCase()) ?? null),
    }));
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
