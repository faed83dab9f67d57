// Written by tools/types.js from docs/schemas/socket.json.

export interface Play {
  do: "play";
  id: string;
  version: number;
  move: string;
}

export interface Sit {
  do: "sit";
  id: string;
  version: number;
  seat: number;
}

export interface Stand {
  do: "stand";
  id: string;
  version: number;
}

export interface Fill {
  do: "fill";
  id: string;
  version: number;
  seat: number;
  level: string;
}

export interface Clear {
  do: "clear";
  id: string;
  version: number;
  seat: number;
}

export interface Swap {
  do: "swap";
  id: string;
  version: number;
  one: number;
  other: number;
}

export interface Add {
  do: "add";
  id: string;
  version: number;
  nonce: string;
}

export interface Start {
  do: "start";
  id: string;
  version: number;
}

export interface Again {
  do: "again";
  id: string;
  version: number;
}

export interface Cover {
  do: "cover";
  id: string;
  version: number;
  seat: number;
}

export interface Back {
  do: "back";
  id: string;
  version: number;
}

export interface Undo {
  do: "undo";
  id: string;
  version: number;
}

export interface Answer {
  do: "answer";
  id: string;
  version: number;
  yes: boolean;
}

export interface Say {
  do: "say";
  id: string;
  version: number;
  text?: string;
  phrase?: string;
}

export interface Change {
  do: "change";
  id: string;
  version: number;
  listed?: boolean | null;
  spectators?: boolean | null;
  chat?: boolean | null;
  clock?: number | null;
}

export interface Hint {
  do: "hint";
  id: string;
  version?: number;
}

export interface Ping {
  do: "ping";
}

export interface State {
  type: "state";
  version: number;
  you: number | null;
  table: TableInfo;
  view: unknown | null;
  presence: Presence;
  clock: Clock | null;
  before?: unknown | null;
  recent: Happening[];
  chat: ChatLine[];
}

export interface TableInfo {
  code: string;
  game: string;
  preset: string;
  options: Record<string, unknown>;
  changed: Record<string, unknown>;
  dealer: number | null;
  seats: SeatInfo[];
  phase: string;
  practice: boolean;
  taken_back: boolean;
  match: number;
  commitment: string;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  clock: number;
  wish: Wished | null;
  votes: Record<string, number[]>;
  results: Result[];
}

export interface SeatInfo {
  kind: string;
  name: string;
  robot: boolean;
  level: string;
  cover: string;
  added: boolean;
}

export interface Wished {
  seat: number;
  needs: number[];
  agreed: number[];
}

export interface Result {
  number: number;
  names: string[];
  scores: (number | null)[];
  returns: number[];
  practice: boolean;
}

export interface Presence {
  here: boolean[];
  watchers: number;
  manager: boolean;
}

export interface Clock {
  seat: number;
  left: number;
}

export interface Happening {
  seat: number;
  text: string;
  by?: string;
  note?: string;
  told?: Told[];
}

export interface Told {
  text: string;
  minor?: boolean;
}

export interface ChatLine {
  version: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
}

export interface Update {
  type: "update";
  version: number;
  you?: number | null;
  table?: TableInfo | null;
  view?: unknown | null;
  clock?: Clock | null;
  events?: Happening[];
  closed?: Closed | null;
}

export interface Closed {
  view: unknown;
  told: Told[];
}

export interface Chat {
  type: "chat";
  version: number;
  line: ChatLine;
}

export interface Here {
  type: "here";
  version: number;
  presence: Presence;
}

export interface Done {
  type: "done";
  version: number;
  id: string;
}

export interface Stale {
  type: "stale";
  version: number;
  id: string;
  state: State;
}

export interface Refused {
  type: "refused";
  version: number;
  id: string;
  code: string;
  text: string;
  message: Record<string, unknown>;
  clause?: string;
}

export interface Hinted {
  type: "hinted";
  version: number;
  id: string;
  move: string;
  why: string;
  values: Record<string, number>;
}

export interface Pong {
  type: "pong";
  version: number;
}

export type Action = Play | Sit | Stand | Fill | Clear | Swap | Add | Start | Again | Cover | Back | Undo | Answer | Say | Change | Hint | Ping;

export type Said = State | Update | Chat | Here | Done | Stale | Refused | Hinted | Pong;
