import type { Tile } from "../tile";

export const tile: Tile = {
  order: 1,
  forms: [
    { preset: "standard", seats: 4, cards: ["3c", "4h", "7d"], badge: "40" },
    { preset: "individual", seats: 2, cards: ["Jd", "Js"], badge: "2" },
    { preset: "rapido", seats: 4, cards: ["6h", "6c"], badge: "20" },
  ],
};
