/** Choosing a move: tap a card, tap it again or a button to play it. */
import type { Face, Offer } from "../games/face";
import { liked } from "./settings.svelte";
import type { AnyView } from "./view";

interface Ways {
  view: AnyView;
  face: Face;
  /** Whether the reader is on turn. */
  mine: boolean;
  play: (move: string) => void;
  /** Asks the server why a card cannot be played now. */
  why: (card: string) => void;
}

export class Choosing {
  private picked = $state<string | null>(null);

  constructor(private readonly ways: () => Ways) {}

  /** The chosen card, while I hold it. */
  chosen = $derived.by(() => {
    const { view, face } = this.ways();
    return this.picked !== null && face.hand(view).includes(this.picked) ? this.picked : null;
  });

  /** The moves of the chosen card. */
  moves = $derived.by(() => (this.chosen === null ? [] : this.of(this.chosen)));

  /** Cards that can be played now; null: it is not my turn. */
  legal = $derived.by((): ReadonlySet<string> | null => {
    const { view, face, mine } = this.ways();
    if (!mine) return null;
    return new Set(view.legal.map((move) => face.cardOf(move)).filter((card) => card !== null));
  });

  /** What can be done with the chosen card, or without one. */
  offers = $derived.by((): { offers: Offer[]; ofCard: boolean } => {
    const { view, face, mine } = this.ways();
    if (!mine) return { offers: [], ofCard: false };
    if (this.moves.length > 0) return { offers: face.offers(view, this.moves), ofCard: true };
    const bare = view.legal.filter((move) => face.cardOf(move) === null);
    return { offers: face.offers(view, bare), ofCard: false };
  });

  /** Cards on the table that the chosen card could take. */
  marked = $derived.by((): ReadonlySet<string> => {
    const { view, face, mine } = this.ways();
    return new Set(mine ? (face.takes?.(view, this.moves) ?? []) : []);
  });

  tap(card: string): void {
    const { mine, play, why } = this.ways();
    if (mine && !this.legal?.has(card)) {
      this.picked = null;
      why(card);
      return;
    }
    const single = mine && liked.singleTap && this.of(card).length === 1;
    if (mine && (single || this.chosen === card)) {
      const move = single ? this.of(card)[0] : this.offers.offers[0]?.move;
      if (move !== undefined) play(move);
      return;
    }
    this.picked = this.chosen === card ? null : card;
  }

  drop(): void {
    this.picked = null;
  }

  private of(card: string): string[] {
    const { view, face, mine } = this.ways();
    return mine ? view.legal.filter((move) => face.cardOf(move) === card) : [];
  }
}
