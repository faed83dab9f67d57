// Written by tools/types.js from docs/schemas/empat_satu.json.

export interface EmpatView {
  game: string;
  options: Options;
  seat: number | null;
  turn: number;
  legal: string[];
  scores: (number | null)[];
  returns: number[];
  log: Event[];
  hand: string;
  sizes: number[];
  known: string[];
  stock: number;
  discards: string;
  starter: string | null;
  phase: string;
  drawn: string | null;
  mover: number;
  dealer: number;
  first: number;
  hand_no: number;
  exhausted: number;
  pile_run: number;
  won: number[];
  lost: number[];
  shown: string[] | null;
}

export interface Options {
  seats: number;
  hands: number;
  stop_rule: string;
  stop_at: number;
  instant_41: boolean;
  return_taken: boolean;
  starter_card: boolean;
  turn_order: string;
  exhausted_turns: number;
  pile_run: number;
}

export type Event = [number, string];
