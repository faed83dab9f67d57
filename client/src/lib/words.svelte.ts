/** What the pages say: the server's Fluent messages, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { text as fetched } from "./api";
import { liked } from "./settings.svelte";

export type Variables = Record<string, FluentVariable>;

/** Languages that are written from right to left. */
const RTL = new Set(["ar"]);

/** What languages call themselves. */
export const NAMES: Readonly<Record<string, string>> = {
  en: "English",
  fr: "Français",
  ru: "Русский",
  nb: "Norsk",
  es: "Español",
  ar: "العربية",
  id: "Bahasa Indonesia",
};

class Words {
  language = $state("en");
  private known: string[] = ["en"];
  private bundle = $state.raw(new FluentBundle("en"));
  private files = new Set<string>();

  /** Begin: in the language that was chosen, else the browser's own. */
  async begin(known: string[]): Promise<void> {
    this.known = known;
    await this.change(liked.language || this.spoken());
  }

  /** Speak another language; what was read is read again. */
  async change(language: string): Promise<void> {
    this.language = this.known.includes(language) ? language : "en";
    const wanted = [...this.files];
    this.files.clear();
    this.bundle = new FluentBundle(this.language);
    document.documentElement.lang = this.language;
    document.documentElement.dir = this.dir;
    await this.need("client", "web", "pages", "names", ...wanted);
  }

  /** Read files that are not there yet: `dice41` brings a game's words. */
  async need(...files: string[]): Promise<void> {
    const missing = [...new Set(files)].filter((file) => !this.files.has(file));
    if (missing.length === 0) return;
    const language = this.language;
    const ftl = await fetched(`/api/messages/${language}?only=${missing.join(",")}`);
    if (language !== this.language) return;
    for (const file of missing) this.files.add(file);
    const next = new FluentBundle(language);
    next._messages = new Map(this.bundle._messages); // a new bundle: what was shown is said again
    next.addResource(new FluentResource(ftl));
    if (!next.hasMessage("ui-home")) {
      // A language that has the games' words but not yet the pages': those stay English.
      next.addResource(new FluentResource(await fetched("/api/messages/en?only=client")));
    }
    this.bundle = next;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message in words; its id where there is none, so that a gap is seen. */
  say(id: string, variables: Variables = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, variables, []) : id;
  }

  get dir(): "ltr" | "rtl" {
    return RTL.has(this.language) ? "rtl" : "ltr";
  }

  private spoken(): string {
    const short = (name: string) => name.toLowerCase().split("-")[0] ?? "";
    const wanted = navigator.languages.map(short).map((l) => (l === "no" || l === "nn" ? "nb" : l));
    return wanted.find((name) => this.known.includes(name)) ?? "en";
  }
}

export const words = new Words();

/** Short for `words.say`. */
export function t(id: string, variables: Variables = {}): string {
  return words.say(id, variables);
}

/** A number with its sign, a true minus. */
export function signed(value: number): string {
  return value > 0 ? upright(`+${String(value)}`) : number(value);
}

/** A number with a true minus. */
export function number(value: number): string {
  return upright(String(Math.round(value * 100) / 100).replace("-", "−"));
}

/** Where one reads from right to left a sign would go behind its number, but for a mark before it. */
export function upright(text: string): string {
  return words.dir === "rtl" ? text.replace(/[+−](?=[\d\u2068])/g, "\u200e$&") : text;
}

/** Without the marks that isolate directions, for comparing and for the clipboard. */
export function bare(text: string): string {
  return text.replace(/[\u200e\u2068\u2069]/g, "");
}

/** Options as variables of messages: flags as words, lists as text. */
export function variables(options: Record<string, unknown>): Variables {
  const listed = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value));
  const plain = (value: unknown) => (typeof value === "number" ? value : listed(value));
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, plain(value)]));
}
