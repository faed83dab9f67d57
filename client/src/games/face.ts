/** What a game shows of itself: one module a folder, found by its name. No rules: a View in, its legal moves offered. */
import type { Component } from "svelte";
import type { Sound } from "$lib/settings.svelte";
import type { Happening, Told } from "$lib/schema/socket";
import type { Place } from "$lib/travel";
import type { AnyView } from "$lib/view";

/** A word beside a seat's name: what is seen, what is read aloud, and how it stands. */
export interface Note {
  text: string;
  label: string;
  tone?: "good" | "maybe" | "lost" | "mark";
}

/** A move that can be chosen, in words. */
export interface Offer {
  move: string;
  text: string;
  note?: string;
  glows?: boolean;
  /** It is no legal move now: tapped, it is asked why. */
  barred?: boolean;
}

export interface SeatedProps<V> {
  view: V;
  names: string[];
  /** The seat at the bottom. */
  me: number;
}

export interface MiddleProps<V> extends SeatedProps<V> {
  /** The View before the last event, where it is known. */
  before?: V | null;
  /** Cards on the table that the chosen card could take. */
  marked: ReadonlySet<string>;
  /** Plays a move, where the reader may. */
  play?: ((move: string) => void) | undefined;
}

export interface LastProps<V> extends SeatedProps<V> {
  /** What made up the last play. */
  past: readonly Happening[];
}

export interface SheetProps<V> {
  view: V;
  names: string[];
  /** Whether it stands under a deal that is over: no more than what the deal changed, and `Closing` does not show. */
  brief?: boolean;
}

export interface OwnProps<V> extends SeatedProps<V> {
  play?: ((move: string) => void) | undefined;
}

export interface Face<V extends AnyView = AnyView> {
  /** One thin line over the table: score, target, pot, trump. */
  Scores: Component<SheetProps<V>>;
  /** What lies on the table. */
  Middle: Component<MiddleProps<V>>;
  /** What scores mean under this table's options, in a few words. */
  means(view: V): string;
  /** The score sheet, and what scores mean at this table. */
  Sheet: Component<SheetProps<V>>;
  /** The trick, capture or turn that was played last, drawn; what happened in it is told beside. */
  Last: Component<LastProps<V>>;
  /** What made it up, of all that happened, oldest first; none: there was none yet. */
  past(view: V, log: readonly Happening[]): Happening[];
  /** What a deal ended with. */
  Closing?: Component<SeatedProps<V>>;
  /** In place of a hand of cards. */
  Own?: Component<OwnProps<V>>;
  /** My cards, in the order they are held. */
  hand(view: V): string[];
  /** Whether four play in pairs across the table. */
  pairs?: boolean;
  /** How many rows of buttons a narrow screen keeps free under the hand; one, unless told. */
  rows?: number;
  /** How many lines of notes another's seat keeps free; one, unless told. */
  lines?: number;
  /** A line under the hand. */
  worth?(view: V): string;
  /** How many cards a seat holds; null: none are held in this game. */
  held(view: V, seat: number): number | null;
  notes(view: V, seat: number): Note[];
  dealer(view: V): number;
  /** What a card that has just come into my hand was drawn from; null or untold: it was dealt. */
  drawnFrom?(view: V): Place;
  /** What is asked of the seat on turn. */
  ask(view: V): string;
  /** The card of my hand that a move plays; null: it plays none. */
  cardOf(move: string): string | null;
  /** The moves of one card, or those that need none, the best to show first. */
  offers(view: V, moves: string[]): Offer[];
  /** Moves of a fixed row, shown while one of them is legal; those that are not say why when tapped. */
  row?(view: V): string[];
  /** A gentle word before moves that give something up; "": none is needed. */
  warn?(view: V, moves: string[]): string;
  /** What is heard between two Views; null: an ordinary card. */
  noise?(before: V, after: V): Sound | null;
  /** The cards on the table that moves take. */
  takes?(view: V, moves: string[]): string[];
}

/** What is told of an end: lines of less weight only where the game draws nothing of it. */
export function summed(face: Face, told: readonly Told[]): Told[] {
  return told.filter(({ minor }) => !(minor && face.Closing));
}

const found = import.meta.glob<{ face: unknown }>("./*/index.ts");

/** A game's face, loaded when its table opens. */
export async function load(game: string): Promise<Face> {
  const module = found[`./${game}/index.ts`];
  if (!module) throw new Error(`nothing draws ${game}`);
  return (await module()).face as Face;
}
