/** Cards as the records write them: rank and suit (`7h`, `Td`), jokers `X1` and `X2`. */

export type Suit = "c" | "d" | "h" | "s";

export interface Face {
  readonly code: string;
  readonly rank: string;
  readonly suit: Suit | null;
}

export const SUITS: readonly Suit[] = ["c", "d", "h", "s"];

/** A card's rank and suit; of a joker the suit is null. */
export function face(code: string): Face {
  const suit = code.slice(-1);
  const joker = code.startsWith("X");
  return { code, rank: code.slice(0, -1), suit: joker ? null : (suit as Suit) };
}

/** What stands in the corner: `10` for a ten. */
export function index(rank: string): string {
  return rank === "T" ? "10" : rank;
}

/** A list of cards as a view writes it. */
export function cards(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

const COLOURS: readonly Suit[] = ["s", "h", "c", "d"]; // black and red in turn
const RANKS = "23456789TJQKA";

/** A hand in the order it is held: suits with their colours in turn, ranks rising; `low` where the ace is the least. */
export function sorted(hand: readonly string[], low = false): string[] {
  const ranks = low ? "A23456789TJQK" : RANKS;
  const place = (code: string) => {
    const { rank, suit } = face(code);
    return suit === null ? 1000 : COLOURS.indexOf(suit) * 20 + ranks.indexOf(rank);
  };
  return [...hand].sort((a, b) => place(a) - place(b));
}

/** A hand in two rows of at most `room` cards, as far as that can be: each suit keeps its row, if both have room. */
export function inTwoRows(hand: readonly string[], room: number): string[][] {
  const suits = ["sh", "cd"].map((two) => hand.filter((card) => two.includes(card.slice(-1))));
  if (suits.every((row) => row.length <= room)) return suits;
  const half = Math.ceil(hand.length / 2);
  return [hand.slice(0, half), hand.slice(half)];
}

/** By rank first, as a fishing game is held. */
export function ranked(hand: readonly string[]): string[] {
  const place = (code: string) => {
    const { rank, suit } = face(code);
    return suit === null ? 1000 : "A23456789TJQK".indexOf(rank) * 4 + SUITS.indexOf(suit);
  };
  return [...hand].sort((a, b) => place(a) - place(b));
}

/** Where the pips of a number card stand, in a field of 100 × 100; those below the middle stand on their heads. */
export function pips(rank: string): readonly (readonly [number, number])[] {
  const left = 24;
  const mid = 50;
  const right = 76;
  const rows: Record<string, readonly (readonly [number, number])[]> = {
    A: [[mid, 50]],
    "2": [
      [mid, 8],
      [mid, 92],
    ],
    "3": [
      [mid, 8],
      [mid, 50],
      [mid, 92],
    ],
    "4": both([8, 92]),
    "5": [...both([8, 92]), [mid, 50]],
    "6": both([8, 50, 92]),
    "7": [...both([8, 50, 92]), [mid, 29]],
    "8": [...both([8, 50, 92]), [mid, 29], [mid, 71]],
    "9": [...both([8, 36, 64, 92]), [mid, 50]],
    T: [...both([8, 36, 64, 92]), [mid, 22], [mid, 78]],
  };
  function both(heights: readonly number[]): (readonly [number, number])[] {
    return heights.flatMap((y) => [[left, y] as const, [right, y] as const]);
  }
  return rows[rank] ?? [];
}

/** The path of a suit's sign in a box of 24 × 24. */
export const SIGNS: Readonly<Record<Suit, string>> = {
  h: "M12 21.6C9.4 18.4 2.2 13.4 2.2 7.9 2.2 4.7 4.5 2.6 7.2 2.6c2 0 3.8 1.2 4.8 3.3 1-2.1 2.8-3.3 4.8-3.3 2.7 0 5 2.1 5 5.3 0 5.5-7.2 10.5-9.8 13.7Z",
  d: "M12 1.4C14.4 5.4 17 8.9 20.2 12 17 15.1 14.4 18.6 12 22.6 9.6 18.6 7 15.1 3.8 12 7 8.9 9.6 5.4 12 1.400Z",
  s: "M12 1.800c2.5 3.8 9.6 7.7 9.6 12.3 0 2.7-2 4.5-4.4 4.5-1.7 0-3.2-.9-4.1-2.4.2 2.3.9 4.2 2.3 5.800H8.600c1.4-1.6 2.1-3.5 2.3-5.8-.9 1.5-2.4 2.4-4.1 2.4-2.4 0-4.4-1.8-4.4-4.500C2.4 9.5 9.5 5.6 12 1.800Z",
  c: "M12 1.900a4.7 4.7 0 0 1 4.7 4.700c0 1.3-.5 2.4-1.3 3.3.5-.2 1-.3 1.6-.3a4.7 4.7 0 1 1-4 7.200c.2 2 .9 3.7 2.2 5.200H8.800c1.3-1.5 2-3.2 2.2-5.200a4.7 4.7 0 1 1-4-7.200c.6 0 1.1.1 1.6.3-.8-.9-1.3-2-1.3-3.300A4.7 4.7 0 0 1 12 1.900Z",
};

/** What court cards wear, in a box of 100 × 60: a king's crown, a queen's coronet, a knave's cap. */
export const CROWNS: Readonly<Record<string, string>> = {
  K: "M10 56 4 14l24 20L50 4l22 30 24-20-6 42ZM12 46h76",
  Q: "M14 56 6 22c10 10 18 12 24 2 6 12 14 12 20-10 6 22 14 22 20 10 6 10 14 8 24-2l-8 34ZM16 46h68",
  J: "M12 56c0-26 10-40 34-42 14-1 22-6 28-12 2 10 0 18-6 23 12 5 20 15 20 31ZM14 46h72",
};
