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
  worth: Worth | null;
  sizes: number[];
  known: string[];
  stock: number;
  discards: string;
  pile_card: string | null;
  starter: string | null;
  phase: string;
  drawn: string | null;
  mover: number;
  dealer: number;
  first: number;
  hand_no: number;
  exhausted: number;
  turns_left: number | null;
  pile_run: number;
  won: number[];
  lost: number[];
  shown: string[] | null;
  ranking: Ranked[] | null;
  plays: Play[];
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

export type Worth = [number, string];

export type Ranked = [number, string, number];

export type Play = [string, Worth | null];
