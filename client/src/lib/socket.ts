/** The socket of a table: it comes back by itself, and sends again what was not answered. */
import type { Action, Said } from "./schema/socket";

/** An action without what the socket adds to it. */
export type Wish<A extends Action = Action> = A extends { id: string }
  ? Omit<A, "id" | "version">
  : never;

export type Answer = Extract<Said, { type: "done" | "stale" | "refused" | "hinted" }>;

interface Waiting {
  body: string;
  answered: (answer: Answer) => void;
}

export interface Ears {
  heard: (said: Said) => void;
  open: (open: boolean) => void;
}

const SOONEST = 400; // ms before the first new try; each further one waits twice as long
const LATEST = 8000;
const BEAT = 20_000; // ms between pings
const PATIENCE = 8000; // ms without an answer to a ping: the line is dead
const DOUBT = 1500; // the same, once the browser says that it is offline

const REFUSED = 4000; // the close code of a table that will not have us: no use to come again

/** An id that nobody else makes; `randomUUID` is not there on pages without https. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  private line: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private closed = false;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private beat: ReturnType<typeof setInterval>;
  private readonly back = () => {
    if (this.line === null) this.connect();
  };
  // Only asked, not believed: a server on this machine is there without any network.
  private readonly doubt = () => {
    this.ping(DOUBT);
  };

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.back);
    addEventListener("offline", this.doubt);
    this.beat = setInterval(() => {
      this.ping();
    }, BEAT);
    this.connect();
  }

  /** Do something at the table; what the server says to it. */
  send(wish: Wish, version: number): Promise<Answer> {
    const id = fresh();
    const body = JSON.stringify({ ...wish, id, version });
    return new Promise((answered) => {
      this.waiting.set(id, { body, answered });
      this.write(body);
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.back);
    removeEventListener("offline", this.doubt);
    clearInterval(this.beat);
    for (const timer of this.timers) clearTimeout(timer);
    this.line?.close();
  }

  private connect(): void {
    if (this.closed) return;
    const line = new WebSocket(this.address);
    this.line = line;
    let greeted = false;
    line.onmessage = (event: MessageEvent<string>) => {
      if (line !== this.line) return;
      this.take(JSON.parse(event.data) as Said);
      if (!greeted) this.greet();
      greeted = true;
    };
    line.onclose = (event) => {
      if (event.code === REFUSED) this.closed = true;
      if (line === this.line) this.lost();
    };
  }

  /** The server has told how things are: now it may hear what it has not answered. */
  private greet(): void {
    this.tries = 0;
    this.ears.open(true);
    for (const { body } of this.waiting.values()) this.write(body);
  }

  private lost(): void {
    this.line = null;
    if (this.closed) return;
    this.ears.open(false);
    const wait = Math.min(LATEST, SOONEST * 2 ** this.tries);
    this.tries += 1;
    this.timers = [setTimeout(this.back, wait)];
  }

  private take(said: Said): void {
    for (const timer of this.timers) clearTimeout(timer); // anything heard means that it lives
    this.timers = [];
    if ("id" in said && this.waiting.has(said.id)) {
      const waiting = this.waiting.get(said.id);
      this.waiting.delete(said.id);
      waiting?.answered(said);
    }
    this.ears.heard(said);
  }

  private ping(patience = PATIENCE): void {
    const { line } = this;
    if (line?.readyState !== WebSocket.OPEN) return;
    this.write(JSON.stringify({ do: "ping" }));
    this.timers.push(
      setTimeout(() => {
        line.onclose = null;
        line.close();
        this.lost();
      }, patience),
    );
  }

  private write(body: string): void {
    if (this.line?.readyState === WebSocket.OPEN) this.line.send(body);
  }
}
