import type { Tile } from "../tile";

export const tile: Tile = {
  order: 2,
  forms: [{ preset: "standard", seats: 4, cards: ["Th", "Jh", "Kh", "Ah"], badge: "41" }],
};
