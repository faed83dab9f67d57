/** One table as the reader sees it: what the server last said, and what is under way. */
import type {
  ChatLine,
  Clock,
  Closed,
  Happening,
  Presence,
  Said,
  State,
  TableInfo,
  Update,
} from "./schema/socket";
import { api, Failure } from "./api";
import { comings } from "./company";
import { Held } from "./held";
import { remember } from "./seals";
import { moves, type Sound } from "./settings.svelte";
import { play as sound } from "./sound";
import { TableSocket, type Answer, type Wish } from "./socket";
import type { AnyView } from "./view";
import { t } from "./words.svelte";

const LONGEST = 400; // happenings that the log keeps
const READ = 4000; // ms in which a refusal can be read
const PACE = 600; // ms between what happened while something was read
const SHOWN = 2; // lines of what happened that have room on the table

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<AnyView | null>(null);
  /** The View before the last event: what cards move from. */
  before = $state.raw<AnyView | null>(null);
  /** Whether the match went on while this page was open. */
  moved = false;
  presence = $state.raw<Presence>({ here: [], watchers: 0, manager: false });
  clock = $state.raw<(Clock & { until: number }) | null>(null);
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  you = $state.raw<number | null>(null);
  version = $state(0);
  /** Whether the line broke; before it first stood, the page is only on its way. */
  lost = $state(false);
  failure = $state.raw<Failure | null>(null);
  refusal = $state.raw<{ text: string; at: number } | null>(null);
  hint = $state.raw<{ move: string; why: string } | null>(null);
  /** Whether a hint is on its way. */
  hinting = $state(false);
  /** The deal or round that ended last, until it is put away. */
  sheet = $state.raw<Closed | null>(null);
  unread = $state(0);
  /** What a game sounds like between two Views: cards taken, something special. */
  noiseOf: (before: AnyView, after: AnyView) => Sound | null = () => null;

  private underWay = $state(false);
  private withdrawn = false;
  /** The version that my last move led to: until it is shown, the View is an old one. */
  private due = $state(0);
  private socket: TableSocket | null = null;
  private readonly held = new Held<Update>(
    (one) => {
      this.update(one);
    },
    () => (moves() ? PACE : 0),
  );

  constructor(
    readonly code: string,
    private readonly language: string,
  ) {}

  /** Come to the table. */
  async join(): Promise<void> {
    try {
      this.become(await api.table(this.code));
    } catch (error) {
      this.failure = error as Failure;
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const code = encodeURIComponent(this.code);
    const address = `${scheme}://${location.host}/api/tables/${code}/socket?lang=${this.language}`;
    this.socket = new TableSocket(address, {
      heard: (said) => {
        this.hear(said);
      },
      open: (open) => {
        this.lost = !open;
        if (!open) this.hinting = false; // it may be asked for again
      },
    });
  }

  leave(): void {
    this.socket?.close();
  }

  /** Do something that is no move. */
  async act(wish: Wish): Promise<Answer | null> {
    this.refusal = null;
    const answer = await this.socket?.send(wish, this.version);
    if (answer?.type === "refused") this.refuse(answer.text);
    if (answer?.type === "stale") this.refuse(t("ui-stale"));
    return answer ?? null;
  }

  /** Play a move, once: while it is on its way a second tap does nothing. */
  async play(move: string): Promise<void> {
    if (this.sending || !this.myTurn) return;
    this.underWay = true;
    const answer = await this.act({ do: "play", move });
    if (answer?.type === "done") this.due = answer.version;
    this.underWay = false;
  }

  /** Whether a move of mine is on its way: the next one waits. */
  get sending(): boolean {
    return this.underWay || this.version < this.due;
  }

  /** Ask no longer to take a move back. */
  async withdraw(): Promise<void> {
    this.withdrawn = true;
    await this.act({ do: "answer", yes: false });
    this.withdrawn = false;
  }

  /** Ask what a strong player would do; what comes after the position has gone is not shown. */
  async askHint(): Promise<void> {
    if (this.hinting) return;
    const { view } = this;
    this.hinting = true;
    const answer = await this.act({ do: "hint" });
    this.hinting = false;
    const late = this.view !== view || this.sending;
    if (answer?.type === "hinted" && !late) this.hint = { move: answer.move, why: answer.why };
  }

  /** Whether a bot plays for me. */
  get covered(): boolean {
    return this.you !== null && (this.info?.seats[this.you]?.cover ?? "") !== "";
  }

  get myTurn(): boolean {
    return this.you !== null && this.view?.turn === this.you && !this.covered;
  }

  /** Lines of the newest happening that told anything: as many as are shown, what may give way last. */
  get latest(): string[] {
    const newest = this.log.findLast(({ told = [] }) => told.length > 0)?.told ?? [];
    const weighty = newest.filter(({ minor }) => !minor);
    return (newest.length > SHOWN ? weighty : newest).slice(-SHOWN).map(({ text }) => text);
  }

  /** Hear what the server says. */
  hear(said: Said): void {
    if (said.type === "state") this.become(said);
    else if (said.type === "stale") this.become(said.state);
    else if (said.type === "update") this.held.put(said);
    else if (said.type === "here") this.attend(said.presence);
    else if (said.type === "chat") this.listen(said.line);
    else if (said.type === "refused" && said.id === "")
      this.failure = new Failure(said.code, said.text);
  }

  /** Whether something to read lies over the table: nothing happens behind it, unless a clock runs. */
  reads(something: boolean): void {
    this.held.stop(something && !this.info?.clock);
  }

  private become(state: State): void {
    this.held.clear();
    if (this.info?.phase === "waiting" && state.table.phase === "playing") this.moved = true;
    if (state.table.phase !== this.info?.phase) this.refusal = null; // it was about what is past
    const calls = this.info !== null && !this.myTurn; // not a page that just opens
    this.version = state.version;
    this.you = state.you;
    const came = this.seat(state.table);
    this.look(state.view as AnyView | null);
    this.before = (state.before ?? null) as AnyView | null;
    this.attend(state.presence);
    this.log = [...state.recent, ...came];
    this.chat = state.chat;
    this.tick(state.clock);
    if (calls && this.myTurn) sound("turn"); // a match that begins with me, or a line that came back
  }

  private update(update: Update): void {
    this.version = update.version;
    if (update.table) {
      if (this.denied(update.table, update)) this.refuse(t("ui-undo-no"));
      this.you = update.you ?? null;
      this.log = [...this.log, ...this.seat(update.table)];
      if (update.table.phase === "waiting") this.view = null;
    }
    const mine = this.myTurn;
    if (update.view) this.look(update.view as AnyView);
    this.tick(update.clock ?? null);
    const events = update.events ?? [];
    this.log = [...this.log, ...events].slice(-LONGEST);
    if (update.closed) this.sheet = update.closed;
    if (events.length === 0) return;
    this.moved = true;
    this.goOn();
    this.noises(mine).forEach(sound);
  }

  private refuse(text: string): void {
    this.refusal = { text, at: performance.now() };
  }

  /** A refusal is about what is past once the match goes on: it goes, when it can have been read. */
  private goOn(): void {
    const { refusal } = this;
    if (!refusal) return;
    const rest = refusal.at + READ - performance.now();
    setTimeout(() => {
      if (this.refusal === refusal) this.refusal = null;
    }, rest);
  }

  /** See who sits there now; what is told of that. */
  private seat(table: TableInfo): Happening[] {
    const came = this.info ? comings(this.info, table, this.you) : [];
    this.info = table;
    remember(table);
    return came;
  }

  /** Whether an undo that I asked for ends, and the match does not: somebody has said no. */
  private denied(table: TableInfo, { view }: Update): boolean {
    const asked = this.info?.wish?.seat === this.you && this.you !== null;
    const gone = table.wish === null && table.seats[this.you ?? -1]?.cover === "";
    return asked && gone && !view && !this.withdrawn;
  }

  /** Who is connected: the reader is, also while the server does not yet hear this page's socket. */
  private attend(presence: Presence): void {
    const here = presence.here.map((connected, seat) => connected || seat === this.you);
    this.presence = { ...presence, here };
  }

  private look(view: AnyView | null): void {
    this.before = this.view;
    this.view = view;
    this.hint = null;
  }

  private tick(clock: Clock | null): void {
    this.clock = clock && { ...clock, until: performance.now() + clock.left * 1000 };
  }

  private listen(line: ChatLine): void {
    this.chat = [...this.chat, line];
    if (line.seat === null || line.seat !== this.you) this.unread += 1;
  }

  /** What an update sounds like: the match's end, or what a card did, and that it is my turn now. */
  private noises(wasMine: boolean): Sound[] {
    if (this.view?.turn === -2) return ["end"];
    const own = this.before && this.view ? this.noiseOf(this.before, this.view) : null;
    const turn: Sound[] = this.myTurn && !wasMine ? ["turn"] : [];
    return own ? [own, ...turn] : turn.length > 0 ? turn : ["card"];
  }
}
