/** What a hand counts now, for the line under it: the suit that makes it most, minus the rest (E-9, E-10). */
import { SUITS, face, type Suit } from "$lib/cards";

function points(code: string): number {
  const { rank } = face(code);
  return rank === "A" ? 11 : Number(rank) || 10;
}

export function worth(hand: readonly string[]): { value: number; suit: Suit } {
  const total = hand.reduce((sum, code) => sum + points(code), 0);
  const value = (suit: Suit) =>
    2 * hand.reduce((sum, code) => sum + (face(code).suit === suit ? points(code) : 0), 0) - total;
  const suit = SUITS.reduce((best, other) => (value(other) > value(best) ? other : best));
  return { value: value(suit), suit };
}
