/** Cards that travel, from where they were to where they go. The state never waits for them, and a touch ends them. */
import { moves } from "./settings.svelte";

/** Something on the table that cards come from and go to: `seat 2`, `stock`, `pile`; null: nothing travels. */
export type Place = string | null;

export interface Way {
  from: Place;
  /** A card of my own, which comes from where I held it. */
  mine?: string | null;
  /** Which of how many that travel together. */
  nth?: number;
  of?: number;
}

const TIME = 220; // ms
const TOGETHER = 260; // ms in which many are dealt, each on its way for
const EACH = 140; // ms of them

const easeOut = (at: number) => 1 - (1 - at) ** 3;

/** Where each card of my hand lay before the hand last changed. */
let held = new Map<string, DOMRect>();

/** Remember where the cards of my hand lie: they are about to change. */
export function remember(hand: Element): void {
  const cards = [...hand.querySelectorAll<HTMLElement>("[data-card]")];
  held = new Map(cards.map((card) => [card.dataset.card ?? "", card.getBoundingClientRect()]));
}

/** How long a card travels, in ms; 0 where nothing is to move. */
export function speed(): number {
  return moves() ? TIME : 0;
}

function at(place: Place): DOMRect | undefined {
  if (place === null) return undefined;
  return document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
}

/** How far it is from where something lies to another place, from middle to middle. */
function far(node: Element, to: DOMRect): [x: number, y: number] {
  const here = node.getBoundingClientRect();
  return [
    to.left + to.width / 2 - here.left - here.width / 2,
    to.top + to.height / 2 - here.top - here.height / 2,
  ];
}

const STILL = { duration: 0 };

function shifted([x, y]: [x: number, y: number], part: number, opacity: number): string {
  const by = `${String(part * x)}px, ${String(part * y)}px`;
  return `transform: translate(${by}); opacity: ${String(opacity)}; z-index: 2`;
}

/** A transition in: from a place to where the card lies. */
export function travel(node: Element, { from, mine = null, nth = 0, of = 1 }: Way) {
  const begin = moves() ? ((mine === null ? undefined : held.get(mine)) ?? at(from)) : undefined;
  if (!begin) return STILL;
  const away = far(node, begin);
  const duration = of > 1 ? TOGETHER : TIME;
  const each = of > 1 ? EACH : TIME;
  const start = of > 1 ? (nth / (of - 1)) * (TOGETHER - EACH) : 0;
  return {
    duration,
    css: (part: number) => {
      const gone = Math.max(0, Math.min(1, (part * duration - start) / each));
      const rest = 1 - easeOut(gone);
      return shifted(away, rest, 1 - rest * 0.6);
    },
  };
}

/** A transition out: from where the card lies to who takes it. */
export function leave(node: Element, { to }: { to: Place }) {
  const end = moves() ? at(to) : undefined;
  if (!end) return STILL;
  node.getAnimations().forEach(finish); // it leaves from where it lies, though it has only just come
  const away = far(node, end);
  return {
    duration: TIME,
    easing: easeOut,
    css: (_: number, gone: number) => shifted(away, gone, 1 - gone * 0.8),
  };
}

/** End at once whatever moves: what comes after a movement that ends here, too. A tap that does so counts. */
export function skip(event: Event): void {
  tapped?.abort();
  const moving = running();
  if (moving.length === 0) return;
  if (event instanceof PointerEvent) count(event);
  moving.forEach(finish);
  requestAnimationFrame(() => {
    running().forEach(finish);
  });
}

const finish = (animation: Animation) => {
  animation.finish();
};

function running(): Animation[] {
  return document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
}

const SLIP = 8; // px within which it is a tap
let tapped: AbortController | null = null;

/** What is under a finger is what is tapped, though it lies somewhere else by the time the finger is lifted. */
function count({ target, clientX, clientY }: PointerEvent): void {
  const meant = target instanceof Element ? target.closest("button") : null;
  if (!meant) return;
  const once = new AbortController();
  tapped = once;
  const lifted = (click: MouseEvent) => {
    once.abort();
    if (meant.contains(click.target as Node)) return;
    if (Math.hypot(click.clientX - clientX, click.clientY - clientY) > SLIP) return;
    click.stopPropagation();
    meant.click();
  };
  document.addEventListener("click", lifted, { capture: true, signal: once.signal });
}

export type Side = "top" | "right" | "bottom" | "left";

const AROUND: readonly Side[] = ["bottom", "right", "top", "left"];

/** On which side of the table a seat sits, seen from another; of two, opposite. */
export function sideOf(seat: number, me: number, seats: number): Side {
  const step = (seat - me + seats) % seats;
  return (seats === 2 && step === 1 ? "top" : AROUND[step]) ?? "top";
}

/** Where a seat's cards come from and go to. */
export function seatPlace(seat: number): Place {
  return `seat ${String(seat)}`;
}
