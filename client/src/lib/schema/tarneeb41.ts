// Written by tools/types.js from docs/schemas/tarneeb41.json.

export interface TarneebView {
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
  played: string;
  required: number;
  counted: number;
  least: number[];
  phase: string;
  standing: (string | null)[];
  dealer: number;
  bids: (number | null)[];
  trick: string;
  leader: number;
  taken: number[];
  deals: number;
  thirteen: number | null;
  voids: string[];
  last: Trick | null;
}

export interface Options {
  target: number;
  min_bid: number;
  max_bid: number;
  min_bid_by_score: boolean;
  min_total: number;
  min_total_counts: string;
  min_total_by_score: boolean;
  values: string;
  score_by: string;
  fail_by: string;
  first_lead: string;
  partner: string;
  target_of: string;
  both_reach: string;
  all_thirteen: string;
  max_deals: number;
  winners: string;
}

export type Event = [number, string];

export interface Trick {
  leader: number;
  cards: string;
  taker: number;
}
