import type { Tile } from "../tile";

export const tile: Tile = {
  order: 4,
  dice: [4, 1, 6, 6, 5],
  forms: ["standard", "midnight", "pub"],
};
