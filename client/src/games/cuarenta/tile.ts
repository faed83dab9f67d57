import type { Tile } from "../tile";

export const tile: Tile = {
  order: 1,
  cards: ["7d", "3c", "4h", "Ks"],
  forms: ["standard", "individual", "rapido", "quito"],
};
