/** A record as text, read as far as its chance needs (docs/record.md); its moves are the server's to check. */
import { Stream, fresh, hex, sha256, unhex } from "./fair";

export interface Chance {
  event: number;
  kind: "lot" | "deal" | "throw";
  text: string;
}

export interface Record_ {
  game: string;
  seats: string[];
  nonces: string[];
  seed: string;
  commitment: string;
  options: Map<string, string>;
  chances: Chance[];
}

/** The lines of a record that tell of its chance. */
export function read(text: string): Record_ {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const tags = new Map<string, string>();
  const chances: Chance[] = [];
  for (const line of lines) {
    const chance = /^(lot|deal|throw) (.+)$/.exec(line);
    const tag = /^([a-z]+(?: [a-z_0-9]+)?): ?(.*)$/.exec(line);
    if (chance) {
      const kind = chance[1] as Chance["kind"];
      const event = kind === "lot" ? 0 : chances.filter((past) => past.kind !== "lot").length + 1;
      chances.push({ event, kind, text: chance[2] ?? "" });
    } else if (tag && chances.length === 0) tags.set(tag[1] ?? "", tag[2] ?? "");
  }
  const seats = numbered(tags, "seat");
  const options = [...tags].filter(([key]) => key.startsWith("option "));
  return {
    game: tags.get("game") ?? "",
    seats,
    nonces: seats.map((_, seat) => unquoted(tags.get(`nonce ${String(seat)}`))),
    seed: tags.get("seed") ?? "",
    commitment: tags.get("commitment") ?? "",
    options: new Map(options.map(([key, value]) => [key.slice(7), value])),
    chances,
  };
}

function numbered(tags: Map<string, string>, name: string): string[] {
  const found: string[] = [];
  for (let i = 0; tags.has(`${name} ${String(i)}`); i += 1) {
    found.push(tags.get(`${name} ${String(i)}`) ?? "");
  }
  return found;
}

function unquoted(text: string | undefined): string {
  try {
    return text === undefined ? "" : (JSON.parse(text) as string);
  } catch {
    return ""; // no text at all: the server says which line it is
  }
}

export interface Checked {
  /** Whether the commitment is that of the seed. */
  committed: boolean;
  /** Of each chance event whether it is what the seed gives; null: this page cannot tell. */
  chances: { chance: Chance; fair: boolean | null }[];
}

/** Check a record's chance against its seed, here. */
export async function check(record: Record_): Promise<Checked> {
  const seed = unhex(record.seed);
  const committed = hex(await sha256(seed)) === record.commitment;
  const chances = [];
  for (const chance of record.chances) {
    chances.push({ chance, fair: await fair(record, seed, chance) });
  }
  return { committed, chances };
}

async function fair(
  record: Record_,
  seed: Uint8Array<ArrayBuffer>,
  chance: Chance,
): Promise<boolean | null> {
  const stream = await Stream.of(seed, record.nonces, chance.event);
  if (chance.kind === "lot")
    return (await stream.below(record.seats.length)) === Number(chance.text);
  if (chance.kind === "throw") {
    const dice = await stream.dice(chance.text.length);
    return dice.sort((a, b) => b - a).join("") === chance.text;
  }
  const rate = Number(record.options.get("misdeal_rate") ?? 0);
  const missed = rate > 0 && (await stream.below(1_000_000)) < Math.round(rate * 1_000_000);
  if (missed || chance.text === "misdeal") return missed && chance.text === "misdeal";
  const dealt = chance.text.split(" ");
  const deck = await stream.shuffled(fullDeck(dealt, record));
  return dealt.every((card, i) => card === deck[i]);
}

/** The cards of the game: those without 8, 9 and 10 where the whole deck was written so. */
function fullDeck(dealt: string[], record: Record_): string[] {
  const jokers = Number(
    record.options.get("jokers") ?? dealt.filter((c) => c.startsWith("X")).length,
  );
  return fresh(jokers, record.game === "cuarenta" ? "A234567JQK" : "A23456789TJQK");
}
