/** How a game stands on the first page: a picture, and its well-known forms. */
export interface Tile {
  order: number;
  cards?: string[];
  dice?: number[];
  /** Presets to begin with, the usual one first. */
  forms: string[];
}

const found = import.meta.glob<{ tile: Tile }>("./*/tile.ts", { eager: true });

/** Games in the order they are shown, each with its tile. */
export const tiles: { game: string; tile: Tile }[] = Object.entries(found)
  .map(([path, module]) => ({ game: path.split("/")[1] ?? "", tile: module.tile }))
  .sort((a, b) => a.tile.order - b.tile.order);
