import type { Tile } from "../tile";

export const tile: Tile = {
  order: 2,
  cards: ["Th", "Jh", "Kh", "Ah"],
  forms: ["standard", "threshold", "difficult"],
};
