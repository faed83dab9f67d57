"""States of Empat Satu that look to a seat as its View does, drawn fairly.

The cards a seat has not seen are alike to it, so they are shuffled. Only with `instant_41` has it learnt more: the
hand would have ended, had anyone held 41 as a turn of theirs began or ended. `past.py` finds the worlds where somebody
had; those are drawn again.
"""

from typing import TYPE_CHECKING, Any

from fortyone.core.cards import bits, members, read_card, read_cards
from fortyone.core.chance import OVER
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.games.empat_satu.moves import NONE, SHARE
from fortyone.games.empat_satu.past import Past
from fortyone.games.empat_satu.view import EmpatView

if TYPE_CHECKING:
    from fortyone.games.empat_satu import EmpatSatu

DECK = (1 << 52) - 1


def resample(game: "EmpatSatu", view: EmpatView, rng: Rng) -> State:
    """A state drawn uniformly over the decks that make every event so far possible and give this view."""
    world = _World(game, view)
    past = Past(game, view) if game.options.instant_41 and view.turn >= 0 else None
    world.shuffle(rng)
    while past and not past.allows(world.hands, world.fresh, rng):
        world.shuffle(rng)
    state = game.new_state()
    state.restore(world.snapshot())
    state.remember(world.memory())
    state.prior = view.log
    return state


class _World:
    """What the view shows, and a guess at the rest.

    Attributes:
        hands: By seat, the cards as a set.
        stock: The next card first.
        fresh: The card drawn from the stock in this turn, or NONE.
    """

    def __init__(self, game: "EmpatSatu", view: EmpatView) -> None:
        self.view = view
        self.known = [bits(read_cards(cards)) for cards in view.known]
        self.last_hands = [bits(read_cards(cards)) for cards in view.shown or ("",) * game.seats]
        self.seen = self._seen_hands()
        self.discards = read_cards(view.discards)
        drawn = NONE if view.drawn is None else read_card(view.drawn)
        is_open = drawn != NONE and self.known[view.mover] >> drawn & 1
        self.taken = drawn if is_open else NONE
        self.own_fresh = NONE if is_open else drawn

    def _seen_hands(self) -> list[int]:
        """Of each hand, what the seat sees or knows."""
        if self.view.turn == OVER:
            return self.last_hands
        seen = self.known[:]
        if self.view.seat is not None:
            seen[self.view.seat] = bits(read_cards(self.view.hand))
        return seen

    def shuffle(self, rng: Rng) -> None:
        """Guess who holds what."""
        seen = bits(self.discards)
        for hand in self.seen:
            seen |= hand
        unseen = members(DECK ^ seen) if self.view.turn != -1 else []
        rng.shuffle(unseen)
        self.hands = []
        for hand, size in zip(self.seen, self.view.sizes, strict=True):
            missing = size - hand.bit_count()
            self.hands.append(hand | bits(unseen[:missing]))
            del unseen[:missing]
        self.stock = unseen
        self.fresh = self._fresh(rng)

    def _fresh(self, rng: Rng) -> int:
        """Which of five cards came from the stock in this turn: one's own is seen, of another's any may be."""
        view = self.view
        if view.seat == view.mover or view.sizes[view.mover] != 5 or self.taken != NONE:
            return self.own_fresh
        return rng.choice(members(self.hands[view.mover] & ~self.known[view.mover]))

    def snapshot(self) -> dict[str, Any]:
        """The state, as the kernel takes it."""
        view = self.view
        shown = None if view.scores[0] is None else list(view.scores)
        return {
            "turn": view.turn,
            "seat": view.mover,
            "dealer": view.dealer,
            "first": view.first,
            "hand_no": view.hand_no,
            "won": view.won,
            "lost": view.lost,
            "paid": [round(value * SHARE) for value in view.returns],
            "shown": shown,
            "hands": self.hands,
            "known": self.known,
            "stock": self.stock,
            "discards": self.discards,
            "discarding": view.phase == "discard",
            "taken": self.taken,
            "exhausted": view.exhausted,
            "run": view.pile_run,
        }

    def memory(self) -> dict[str, Any]:
        """What the table remembers."""
        starter = self.view.starter
        turned = NONE if starter is None else read_card(starter)
        return {"fresh": self.fresh, "turned": turned, "last_hands": self.last_hands}
