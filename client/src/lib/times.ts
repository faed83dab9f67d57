/** Times in words, by what the browser knows of the reader's language. */
import { words } from "./words.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;
const SECOND = UNITS[3];

/** A time as people say it: `2 minutes`, in the largest unit that is whole. */
export function time(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? SECOND;
  return said(seconds / size, unit, "long");
}

/** A time that runs down, shortly, in the largest unit of which there are two: `47 hr`, `12 sec`. */
export function timeLeft(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= 2 * size) ?? SECOND;
  return said(Math.floor(seconds / size), unit, "short");
}

function said(count: number, unit: string, unitDisplay: "long" | "short"): string {
  const style = { style: "unit", unit, unitDisplay } as const;
  return new Intl.NumberFormat(`${words.language}-u-nu-latn`, style).format(count);
}
