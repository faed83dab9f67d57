/** The fingerprints of chance that this browser was given before a match began: whoever changed one is found out. */
import { recall, store } from "./kept";
import type { TableInfo } from "./schema/socket";

const KEY = "fortyone-seals";
const MOST = 200; // matches that are remembered

type Seals = Record<string, string>;

const named = (code: string, match: number) => `${code}/${String(match)}`;

/** Remember a table's fingerprint, where its match has not begun; the first one stands. */
export function remember({ code, match, phase, commitment }: TableInfo): void {
  const seals = recall<Seals>(KEY) ?? {};
  const name = named(code, match);
  if (phase !== "waiting" || name in seals) return;
  const kept = [...Object.entries(seals), [name, commitment]].slice(-MOST);
  store(KEY, Object.fromEntries(kept) as Seals);
}

/** The fingerprint this browser was given of a match; null: none, or it is forgotten. */
export function sealOf(code: string, match: number): string | null {
  return recall<Seals>(KEY)?.[named(code, match)] ?? null;
}

/** Whether it was given this fingerprint, of whichever match. */
export function given(commitment: string): boolean {
  return Object.values(recall<Seals>(KEY) ?? {}).includes(commitment);
}
