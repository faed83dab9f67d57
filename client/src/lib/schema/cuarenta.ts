// Written by tools/types.js from docs/schemas/cuarenta.json.

export interface CuarentaView {
  game: string;
  options: Options;
  seat: number | null;
  turn: number;
  legal: string[];
  scores: (number | null)[];
  returns: number[];
  log: Event[];
  hand: string;
  hand_sizes: number[];
  known: string[];
  shown: [number, string][];
  table: string;
  last: string | null;
  dealer: number;
  stock: number;
  piles: string[];
  cards_worth: number[];
  only_caida: boolean[];
  taker: number | null;
  chicas: number[];
  deals: number;
  plays: Play[];
}

export interface Options {
  seats: number;
  target: number;
  match_takes: string;
  sum_cards: string;
  caida_by: string;
  caida_limpia: number;
  ronda_points: number;
  ronda_when: string;
  doble_ronda: string | number;
  caida_on_ronda: number;
  odd_count: string;
  both_twenty: string;
  leftovers: string;
  cards_stop_at: number;
  finish: string;
  caida_only_from: number;
  zapateria: number;
  chicas: number;
  jokers: number;
  periquito_points: number;
  misdeal_points: number;
  misdeal_grace: boolean;
  misdeal_rate: number;
  max_deals: number;
}

export type Event = [number, string];

export type Play = [string, string, number, boolean];
