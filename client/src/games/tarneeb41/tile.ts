import type { Tile } from "../tile";

export const tile: Tile = {
  order: 3,
  cards: ["As", "Kd", "Jc", "Ah"],
  forms: ["syrian", "lebanese", "jawaker400"],
};
