/** Cards and dice in words, for those who hear the table. */
import { face, index, type Suit } from "./cards";
import { t } from "./words.svelte";

/** `seven of hearts`, in the reader's language. */
export function cardName(code: string): string {
  const { rank, suit } = face(code);
  if (suit === null) return t("ui-joker");
  const court = "AJQK".includes(rank);
  return t("ui-card", { rank: court ? t(`ui-rank-${rank}`) : index(rank), suit: suitName(suit) });
}

export function suitName(suit: Suit): string {
  return t(`ui-suit-${suit}`);
}

/** Cards in a row, in words. */
export function cardNames(codes: readonly string[]): string {
  return codes.map(cardName).join(", ");
}

export const GLYPHS: Readonly<Record<Suit, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** `10♥`: a card within a line of text. */
export function short(code: string): string {
  const { rank, suit } = face(code);
  return suit === null ? "★" : index(rank) + GLYPHS[suit];
}

/** What a side is called: by its names, or for one of its own `we`. */
export function pairName(names: readonly string[], mine: boolean | null): string {
  if (names.length < 2 || mine === null) return names.join(" + ");
  return t(mine ? "ui-we" : "ui-they");
}

/** What the sides are called that scores are counted for: each seat, or the two of a pair together. */
export function sides(names: readonly string[], count: number): string[] {
  if (count === names.length) return [...names];
  return Array.from({ length: count }, (_, side) =>
    names.filter((_, seat) => seat % count === side).join(" + "),
  );
}

export function shorts(codes: readonly string[]): string {
  return codes.map(short).join(" ");
}

const CARD = /\b([A2-9TJQK])([cdhs])[♣♦♥♠]/gu;

/** The cards that a text names. */
export function named(text: string): string[] {
  return [...text.matchAll(CARD)].map(([card]) => card.slice(0, 2));
}

/** What a text says, cut into words and cards: `7h♥` is a card. */
export function cut(text: string): { text: string; suit: Suit | null }[] {
  const parts: { text: string; suit: Suit | null }[] = [];
  let from = 0;
  for (const found of text.matchAll(CARD)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), suit: null });
    const suit = found[2] as Suit;
    parts.push({ text: index(found[1] ?? "") + GLYPHS[suit], suit });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), suit: null });
  return parts;
}
