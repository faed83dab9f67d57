/** The chance of a match from its seed, as docs/fairness.md defines it, by the browser's own cryptography. */

const encoder = new TextEncoder();

/** Whether this page may compute: browsers allow it over https and on this machine only. */
export function able(): boolean {
  return "subtle" in crypto;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number as so many bytes, the highest first. */
function big(value: number, bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes);
  new DataView(whole.buffer).setUint32(bytes - 4, value);
  return whole;
}

/** The words of one event. */
export class Stream {
  private block: DataView | null = null;
  private counter = 0;
  private at = 32;

  private constructor(
    private readonly key: CryptoKey,
    private readonly head: Uint8Array,
  ) {}

  static async of(seed: Uint8Array<ArrayBuffer>, nonces: readonly string[], event: number) {
    const added = nonces.flatMap((nonce) => {
      const bytes = encoder.encode(nonce);
      return [big(bytes.length, 4), bytes];
    });
    const mixed = await sha256(joined(added));
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", seed, algorithm, false, ["sign"]);
    return new Stream(key, joined([encoder.encode("fortyone/1\0"), mixed, big(event, 8)]));
  }

  /** A number from 0 to n − 1, each exactly as likely. */
  async below(n: number): Promise<number> {
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const word = await this.word();
      if (word < limit) return word % n;
    }
  }

  /** The deck as it is dealt. */
  async deck(jokers: number): Promise<string[]> {
    return this.shuffled(fresh(jokers, RANKS));
  }

  async shuffled(cards: string[]): Promise<string[]> {
    const deck = [...cards];
    for (let i = deck.length - 1; i > 0; i -= 1) {
      const j = await this.below(i + 1);
      [deck[i], deck[j]] = [deck[j] ?? "", deck[i] ?? ""];
    }
    return deck;
  }

  async dice(count: number): Promise<number[]> {
    const faces: number[] = [];
    for (let i = 0; i < count; i += 1) faces.push(1 + (await this.below(6)));
    return faces;
  }

  private async word(): Promise<number> {
    if (this.at >= 32 || this.block === null) {
      const message = joined([this.head, big(this.counter, 8)]);
      this.block = new DataView(await crypto.subtle.sign("HMAC", this.key, message));
      this.counter += 1;
      this.at = 0;
    }
    this.at += 4;
    return this.block.getUint32(this.at - 4);
  }
}

const RANKS = "A23456789TJQK";

/** A new deck in the order it is shuffled from. */
export function fresh(jokers: number, ranks: string): string[] {
  const suits = [..."cdhs"].flatMap((suit) => [...ranks].map((rank) => rank + suit));
  return [...suits, ...["X1", "X2"].slice(0, jokers)];
}
