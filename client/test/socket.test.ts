import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket } from "$lib/socket";

/** A line that a test holds at its other end. */
class Line {
  static made: Line[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: { do: string; id: string; version: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Line.made.push(this);
  }

  send(body: string): void {
    this.sent.push(JSON.parse(body) as (typeof this.sent)[number]);
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const line = () => Line.made.at(-1) as Line;
const ears = { heard: vi.fn(), open: vi.fn() };
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.made = [];
  ears.open.mockClear();
  socket = new TableSocket("ws://here", ears);
  line().say({ type: "state" });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an action is answered by its id", async () => {
  const answer = socket.send({ do: "start" }, 3);
  const [sent] = line().sent;
  expect(sent).toMatchObject({ do: "start", version: 3 });
  line().say({ type: "done", id: sent?.id, version: 4 });
  expect(await answer).toMatchObject({ type: "done", version: 4 });
});

test("what was not answered goes again on the next line, with the same id", async () => {
  const answer = socket.send({ do: "play", move: "7h" }, 9);
  const first = line().sent[0];
  line().close();
  expect(ears.open).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(Line.made).toHaveLength(2);
  expect(line().sent).toEqual([]); // not before the server has told how things are
  line().say({ type: "state" });
  expect(line().sent).toEqual([first]);
  line().say({ type: "done", id: first?.id, version: 10 });
  expect((await answer).type).toBe("done");
});

test("what was answered does not go again", async () => {
  const answer = socket.send({ do: "start" }, 1);
  line().say({ type: "refused", id: line().sent[0]?.id, code: "over", text: "", message: {} });
  await answer;
  line().close();
  await vi.advanceTimersByTimeAsync(500);
  line().say({ type: "state" });
  expect(line().sent).toEqual([]);
});

test("tries wait longer and longer", async () => {
  for (const wait of [400, 800, 1600]) {
    line().close();
    const before = Line.made.length;
    await vi.advanceTimersByTimeAsync(wait - 10);
    expect(Line.made).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(20);
    expect(Line.made).toHaveLength(before + 1);
  }
});

test("a table that will not have us is not asked again", async () => {
  line().close(4000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.made).toHaveLength(1);
});

test("a line that does not answer a ping is given up", async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  expect(line().sent.at(-1)).toMatchObject({ do: "ping" });
  await vi.advanceTimersByTimeAsync(8500);
  expect(Line.made).toHaveLength(2);
});
