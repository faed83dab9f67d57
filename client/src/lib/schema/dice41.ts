// Written by tools/types.js from docs/schemas/dice41.json.

export interface DiceView {
  game: string;
  options: Options;
  seat: number | null;
  turn: number;
  legal: string[];
  scores: (number | null)[];
  returns: number[];
  log: Event[];
  thrower: number;
  kept: string;
  thrown: string;
  tray: Tray;
  done: (number | null)[];
  best: number;
  best_by: number[];
  perfect: boolean;
  kept_by: string[];
  round: number;
  extra: boolean;
  starter: number;
  pot: number;
  chips: number[];
  rolling_off: number[];
  paid: number[];
  out: number[];
}

export interface Options {
  seats: number;
  rounds: number;
  keep: string;
  tickets: [number, number];
  ante: number;
  tie: string;
  nobody: string;
  fail_ante: number;
  double_24: boolean;
  starter: string;
  last_pot: string;
  bank: number;
}

export type Event = [number, string];

export type Tray = [[boolean, boolean], string, number];
