import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happening, State, TableInfo, Update } from "$lib/schema/socket";
import { TableStore } from "$lib/table.svelte";

const wished = {
  phase: "playing",
  wish: { seat: 0 },
  seats: [
    { name: "", cover: "" },
    { name: "", cover: "" },
  ],
};
const table = (wish: object | null) => ({ ...wished, wish }) as unknown as TableInfo;
const moved: Happening = { seat: 1, text: "7h", told: [] };
let version = 1;

/** What the server says of a table where nothing else happens. */
const state = (wish: object | null) =>
  ({
    type: "state",
    version,
    you: 0,
    table: table(wish),
    recent: [],
    chat: [],
  }) as unknown as State;
const update = (more: Partial<Update>) =>
  ({ type: "update", version: (version += 1), you: 0, ...more }) as Update;

let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = new TableStore("abc", "en");
  store.hear({ ...state({ seat: 0 }), presence: { here: [], watchers: 0, manager: false } });
  store.hear(update({ table: table(null) })); // somebody does not let me take my move back
  expect(store.refusal).not.toBeNull();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a deal's sheet stays, though the match goes on, until the next", () => {
  const closed = { view: { round: 1 }, told: [{ text: "wins" }] };
  store.hear(update({ events: [moved], closed }));
  store.hear(update({ events: [moved] }));
  expect(store.sheet).toBe(closed);
  const next = { ...closed, view: { round: 2 } };
  store.hear(update({ events: [moved], closed: next }));
  expect(store.sheet).toBe(next);
});

test("nothing happens behind what is read, and afterwards it is seen move by move", () => {
  const seen = () => store.log.filter(({ text }) => text === "7h").length;
  store.reads(true);
  for (let nth = 0; nth < 3; nth++) store.hear(update({ events: [moved] }));
  expect(seen()).toBe(0);
  store.reads(false);
  expect(seen()).toBe(1);
  store.hear(update({ events: [moved] })); // what comes meanwhile waits too
  expect(seen()).toBe(1);
  vi.advanceTimersByTime(600);
  expect(seen()).toBe(2);
  store.reads(true);
  vi.advanceTimersByTime(6000);
  expect(seen()).toBe(2);
  store.reads(false);
  vi.advanceTimersByTime(1200);
  expect(seen()).toBe(4);
});

test("a clock waits for no reader, and a whole state is newer than what waits", () => {
  store.info = { ...table(null), clock: 30 };
  store.reads(true);
  store.hear(update({ events: [moved] }));
  expect(store.log).toContainEqual(moved);
  store.info = table(null);
  store.reads(true);
  store.hear(update({ events: [moved] }));
  store.hear({ ...state(null), presence: { here: [], watchers: 0, manager: false } });
  store.reads(false);
  vi.advanceTimersByTime(6000);
  expect(store.log).toEqual([]);
});

test("a refusal stays while nothing happens", () => {
  vi.advanceTimersByTime(60_000);
  store.hear(update({}));
  vi.advanceTimersByTime(60_000);
  expect(store.refusal).not.toBeNull();
});

test("it goes when the match goes on", () => {
  vi.advanceTimersByTime(60_000);
  store.hear(update({ events: [moved] }));
  vi.advanceTimersByTime(1);
  expect(store.refusal).toBeNull();
});

test("but not before it can have been read", () => {
  store.hear(update({ events: [moved] }));
  vi.advanceTimersByTime(3000);
  expect(store.refusal).not.toBeNull();
  vi.advanceTimersByTime(1000);
  expect(store.refusal).toBeNull();
});

test("one that came later has its own time", () => {
  store.hear(update({ events: [moved] }));
  vi.advanceTimersByTime(3000);
  store.hear(update({ table: table({ seat: 0 }) }));
  store.hear(update({ table: table(null) }));
  vi.advanceTimersByTime(60_000);
  expect(store.refusal).not.toBeNull();
});
