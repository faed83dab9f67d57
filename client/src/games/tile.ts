/** How a game stands on the first page: a picture, and its well-known forms. */
export interface Form {
  /** A preset of the game. */
  preset: string;
  seats: number;
  /** Turns of a match on average, between bots (docs/pages.md). */
  turns: number;
  cards?: string[];
  dice?: number[];
  /** A number that stands for it. */
  badge?: string;
}

export interface Tile {
  order: number;
  /** The usual form first; the others have smaller tiles of their own. */
  forms: [Form, ...Form[]];
}

const PERSON = 8; // seconds a person takes for a turn
const BOT = 1.5; // and a bot

/** How long a match takes one person among bots. */
export function minutes({ seats, turns }: Form): number {
  const turn = (PERSON + BOT * (seats - 1)) / seats;
  return Math.max(1, Math.round((turns * turn) / 60));
}

const found = import.meta.glob<{ tile: Tile }>("./*/tile.ts", { eager: true });

/** Games in the order they are shown, each with its tile. */
export const tiles: { game: string; tile: Tile }[] = Object.entries(found)
  .map(([path, module]) => ({ game: path.split("/")[1] ?? "", tile: module.tile }))
  .sort((a, b) => a.tile.order - b.tile.order);
