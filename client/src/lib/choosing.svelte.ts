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
  /** Asks the server why a card, or a move, cannot be played now. */
  why: (move: string) => void;
}

export class Choosing {
  private picked = $state<string | null>(null);
  /** The move that is looked at before it is made. */
  private looked = $state<string | null>(null);

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
    const row = face.row?.(view) ?? [];
    const free = view.legal.filter((move) => face.cardOf(move) === null && !row.includes(move));
    const bare = face
      .offers(view, [...row, ...free])
      .map((offer) => (view.legal.includes(offer.move) ? offer : { ...offer, barred: true }));
    if (this.moves.length === 0) return { offers: bare, ofCard: false };
    return { offers: [...face.offers(view, this.moves), ...bare], ofCard: true };
  });

  /** A gentle word before the chosen card is played. */
  warning = $derived.by(() => {
    const { view, face } = this.ways();
    return this.moves.length > 0 ? (face.warn?.(view, this.moves) ?? "") : "";
  });

  /** Cards on the table that the chosen card could take, or those that one way of it would. */
  marked = $derived.by((): ReadonlySet<string> => {
    const { view, face, mine } = this.ways();
    const one = this.moves.filter((move) => move === this.looked);
    return new Set(mine ? (face.takes?.(view, one.length > 0 ? one : this.moves) ?? []) : []);
  });

  /** A way to play is pointed at, or has the focus; null: no more. */
  look(move: string | null): void {
    this.looked = move;
  }

  tap(card: string): void {
    const { mine, play } = this.ways();
    if (mine && this.refuses(card)) return;
    if (mine && this.chosen === card) {
      const move = this.offers.offers[0]?.move;
      if (move !== undefined) play(move);
      return;
    }
    if (mine && liked.singleTap && this.playOnly(card)) return;
    this.picked = this.chosen === card ? null : card;
  }

  /** A card is named by its place: it is chosen, and not yet played. */
  pick(card: string): void {
    if (!this.ways().mine || !this.refuses(card)) this.picked = card;
  }

  /** A card is dragged onto the table: it is played where that can mean one thing only, else it is chosen. */
  lay(card: string): void {
    if (!this.ways().mine || this.refuses(card) || this.playOnly(card)) return;
    this.picked = card;
  }

  /** Whether a card cannot be played now; then it is asked why. */
  private refuses(card: string): boolean {
    if (this.legal?.has(card)) return false;
    this.picked = null;
    this.ways().why(card);
    return true;
  }

  /** Play a card that has one move and gives nothing up; whether it had. */
  private playOnly(card: string): boolean {
    const { view, face, play } = this.ways();
    const moves = this.of(card);
    const [only] = moves;
    if (only === undefined || moves.length > 1 || face.warn?.(view, moves)) return false;
    play(only);
    return true;
  }

  /** Make a move that is offered, or ask why it cannot be made now. */
  make({ move, barred }: Offer): void {
    const { play, why } = this.ways();
    if (barred) why(move);
    else play(move);
  }

  drop(): void {
    this.picked = null;
  }

  private of(card: string): string[] {
    const { view, face, mine } = this.ways();
    return mine ? view.legal.filter((move) => face.cardOf(move) === card) : [];
  }
}
