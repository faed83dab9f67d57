/** REST: what the server is asked, and the types of what it answers. */
import type { Done, State, Told } from "./schema/socket";
import type { Wish } from "./socket";

/** Why the server did not do what it was asked, in the reader's language. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause = "",
    readonly option = "",
    readonly line: number | null = null,
  ) {
    super(message);
  }
}

export interface Kind {
  type: "whole" | "real" | "values" | "flag" | "either" | "other";
  allowed: string;
  low?: number;
  high?: number;
  step?: number;
  values?: (string | number)[];
  either?: Kind[];
}

export interface Option {
  name: string;
  kind: Kind;
  default: unknown;
  value: unknown;
  about: string;
}

export interface Preset {
  name: string;
  aliases: string[];
  about: string;
  options: Record<string, unknown>;
}

/** `options`: those whose values here the text does not tell; `played`: whether it holds here. */
export interface Clause {
  id: string;
  text: string;
  source: string;
  options: string[];
  played: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  rules: number;
  open_chance: boolean;
  names: Record<string, string>;
  presets: Preset[];
  options: Option[];
  terms: string[];
  tips: string[];
}

export interface Catalogue {
  games: GameInfo[];
  levels: string[];
  languages: string[];
}

export interface Settled {
  game: string;
  preset: string;
  seats: number;
  options: Option[];
  changed: Record<string, unknown>;
}

/** One move shown on a table: the Views around it, and what is told of it. */
export interface Example<V = unknown> {
  clauses: string[];
  seat: number;
  move: string;
  told: Told[];
  before: V;
  after: V;
}

/** The rules of one table, in the reader's language. */
export interface Book<V = unknown> {
  game: string;
  preset: string;
  options: Option[];
  changed: Record<string, unknown>;
  chapters: { title: string; clauses: Clause[] }[];
  names: string[];
  examples: Example<V>[];
  presets: Record<string, Record<string, unknown>>;
}

/** What a table is besides its rules. `dealer`: who deals or begins first; null: by lot. */
export interface House {
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  clock: number;
  dealer: number | null;
}

export interface NewTable extends Partial<House> {
  game: string;
  preset?: string;
  options?: Record<string, unknown>;
  seats?: string[];
}

export interface Row {
  code: string;
  game: string;
  preset: string;
  phase: string;
  listed: boolean;
  names: string[];
  open_seats: number;
  opened: number;
  changed: number;
  /** Whether the match waits for the reader. */
  turn: boolean;
}

export interface Moment<V = unknown> {
  seat: number;
  text: string;
  told: Told[];
  view: V;
}

export interface Replay<V = unknown> {
  game: string;
  preset: string;
  options: Record<string, unknown>;
  changed: Record<string, unknown>;
  names: string[];
  seat: number | null;
  commitment: string | null;
  practice: boolean;
  start: V;
  moments: Moment<V>[];
  result: string[];
}

export interface Verified {
  game: string;
  preset: string;
  is_over: boolean;
  fair: boolean | null;
  scores: (number | null)[];
  returns: number[];
  events: number;
  commitment: string | null;
}

export interface Me {
  name: string;
  robot: boolean;
}

interface Refusal {
  code?: string;
  text?: string;
  clause?: string;
  option?: string;
  line?: number;
}

async function ask(address: string, method = "GET", body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(address, { method, headers, body: sent }).catch(() => {
    throw new Failure("offline", "");
  });
  if (answer.ok) return answer;
  const why = (await answer.json().catch(() => ({}))) as Refusal;
  throw new Failure(
    why.code ?? "internal",
    why.text ?? answer.statusText,
    why.clause,
    why.option,
    why.line,
  );
}

async function json<T>(address: string, method = "GET", body?: unknown): Promise<T> {
  return (await (await ask(address, method, body)).json()) as T;
}

export async function text(address: string): Promise<string> {
  return (await ask(address)).text();
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  me: () => json<Me>("/api/me"),
  rename: (name: string) => json<Me>("/api/me", "PUT", { name }),
  games: () => json<Catalogue>("/api/games"),
  settle: (game: string, preset: string, options: Record<string, unknown>) =>
    json<Settled>(`/api/games/${game}/options`, "POST", { preset, options }),
  book: (game: string, preset: string, options: Record<string, unknown>, lang: string) =>
    json<Book>(`/api/games/${game}/book?lang=${lang}`, "POST", { preset, options }),
  lobby: async () => {
    const rows = await json<Row[]>("/api/lobby");
    const free = ({ open_seats: seats }: Row) => Number(seats > 0);
    return rows.sort((one, other) => free(other) - free(one)); // one can sit down at the first
  },
  mine: () => json<Row[]>("/api/tables"),
  open: (table: NewTable) => json<State>("/api/tables", "POST", table),
  /** Do something at a table, once: a second time is answered like the first. */
  act: (code: string, version: number, wish: Wish) =>
    json<Done>(`${at(code)}/actions`, "POST", { ...wish, id: wish.do, version }),
  table: (code: string) => json<State>(at(code)),
  record: (code: string, match: number) => text(`${at(code)}/record?match=${String(match)}`),
  replay: (code: string, match: number, seat: number | null, lang: string) =>
    json<Replay>(
      `${at(code)}/replay?match=${String(match)}&lang=${lang}${seat === null ? "" : `&seat=${String(seat)}`}`,
    ),
  replayRecord: (record: string, seat: number | null, lang: string) =>
    json<Replay>(`/api/records/replay?lang=${lang}`, "POST", { record, seat }),
  verify: (record: string) => json<Verified>("/api/records/verify", "POST", { record }),
};
