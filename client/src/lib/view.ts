/** What Views of all games have in common. */
export interface AnyView {
  game: string;
  options: object;
  seat: number | null;
  turn: number;
  legal: string[];
  scores: (number | null)[];
  returns: number[];
  log: [number, string][];
}

export const OVER = -2;
