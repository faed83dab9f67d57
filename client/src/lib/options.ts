/** Options of a game in words that a form can show. */
import { t, words } from "./words.svelte";

/** `min_bid` as words: the reader's own where there are, else its plain name. */
export function optionName(name: string): string {
  const id = `ui-option-${name}`;
  return words.has(id) ? t(id) : name.replaceAll("_", " ");
}

export function optionValue(value: unknown): string {
  if (typeof value === "boolean") return t(value ? "ui-yes" : "ui-no");
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "number") return String(value).replace("-", "−");
  const id = `ui-value-${String(value)}`;
  return words.has(id) ? t(id) : String(value).replaceAll("_", " ");
}

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

/** What a preset is called: by the reader's words, else by its own name. */
export function presetName(game: string, preset: string): string {
  const id = `ui-form-${game}-${preset}`;
  return words.has(id) ? t(id) : preset.replaceAll("_", " ");
}
