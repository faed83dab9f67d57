/** What a player likes, kept in this browser. */
import { recall, store } from "./kept";

const KEY = "fortyone";

export const SOUNDS = ["turn", "card", "take", "special", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

export interface Liked {
  /** "": the browser's language. */
  language: string;
  look: "auto" | "light" | "dark";
  deck: "two" | "four";
  index: "normal" | "large";
  motion: "auto" | "off";
  sounds: Record<Sound, boolean>;
  /** Whether one tap plays a card. */
  singleTap: boolean;
  /** Games whose first hints were seen. */
  seen: string[];
}

const USUAL: Liked = {
  language: "",
  look: "auto",
  deck: "two",
  index: "normal",
  motion: "auto",
  sounds: { turn: true, card: true, take: true, special: true, end: true },
  singleTap: false,
  seen: [],
};

function read(): Liked {
  const kept = recall<Partial<Liked>>(KEY);
  return { ...USUAL, ...kept, sounds: { ...USUAL.sounds, ...kept?.sounds } };
}

export const liked = $state<Liked>(read());

/** Keep what was changed, and show it. */
export function keep(): void {
  store(KEY, liked);
  show();
}

/** Tell the style sheet. */
export function show(): void {
  const { dataset } = document.documentElement;
  for (const key of ["look", "deck", "index", "motion"] as const) dataset[key] = liked[key];
}

/** Whether things may move. */
export function moves(): boolean {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return liked.motion !== "off" && !calm;
}
