import type { Tile } from "../tile";

export const tile: Tile = {
  order: 3,
  forms: [
    { preset: "syrian", seats: 4, cards: ["As", "Kd", "2h"], badge: "41" },
    { preset: "lebanese", seats: 4, cards: ["Kc", "Ah"], badge: "82" },
  ],
};
