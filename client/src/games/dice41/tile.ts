import type { Tile } from "../tile";

export const tile: Tile = {
  order: 4,
  forms: [
    { preset: "standard", seats: 2, dice: [4, 1, 6, 5], badge: "41" },
    { preset: "midnight", seats: 2, dice: [4, 1], badge: "24" },
  ],
};
