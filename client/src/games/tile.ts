/** How a game stands on the first page: a picture, and its well-known forms. */
import lengths from "./lengths.json";

export interface Form {
  /** A preset of the game. */
  preset: string;
  seats: number;
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

/** How long a match and a deal take one person among bots, in minutes (docs/pages.md); undefined: not measured. */
export function lasts(
  game: string,
  { preset }: Form,
): { minutes: number; deal: number } | undefined {
  return lengths.find((row) => row.game === game && row.preset === preset);
}

const found = import.meta.glob<{ tile: Tile }>("./*/tile.ts", { eager: true });

/** Games in the order they are shown, each with its tile. */
export const tiles: { game: string; tile: Tile }[] = Object.entries(found)
  .map(([path, module]) => ({ game: path.split("/")[1] ?? "", tile: module.tile }))
  .sort((a, b) => a.tile.order - b.tile.order);
