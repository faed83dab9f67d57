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

/** What a preset is called: by the reader's words, else by its own name. */
export function presetName(game: string, preset: string): string {
  const id = `ui-form-${game}-${preset}`;
  return words.has(id) ? t(id) : preset.replaceAll("_", " ");
}
