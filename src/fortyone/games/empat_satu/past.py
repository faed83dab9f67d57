"""Which hidden hands the past of a hand of Empat Satu allows, with `instant_41`.

A seat whose four cards were worth 41 as its turn began or ended would have ended the hand. The open moves tell when
each hidden card may have come: a card discarded at some turn was among those held then. So the hidden cards of a seat
are places, filled at the deal and by draws from the stock; a hidden card that is discarded empties any of the places
full at that time, each as likely; the cards still held stand in those left over. That gives every deck that fits the
open moves the same weight, and the hand of every turn can be looked at.

After a position the log begins in the middle. What it does not tell is then taken as not known.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from fortyone.core.cards import bits, members, read_card, read_cards
from fortyone.core.rng import Rng
from fortyone.games.empat_satu.moves import BEST, HAND, NONE
from fortyone.games.empat_satu.turns import full_stock
from fortyone.games.empat_satu.view import EmpatView
from fortyone.games.empat_satu.worth import hand_value

if TYPE_CHECKING:
    from fortyone.games.empat_satu import EmpatSatu

CHECK, DRAW, PILE, DISCARD = range(4)


class Step(NamedTuple):
    """What happened to a seat's hand: a card came or went, or the hand had to be worth less than 41."""

    kind: int
    card: int = NONE


class Past:
    """What everyone has seen of the running hand, seat by seat."""

    def __init__(self, game: "EmpatSatu", view: EmpatView) -> None:
        self.game = game
        self.view = view
        self.draws_first = game.options.turn_order == "draw_first"
        self.known = [bits(read_cards(cards)) for cards in view.known]
        self.steps: list[list[Step]] = [[] for _ in range(game.seats)]
        moves = [*self._before_log(), *((seat, text) for seat, text in view.log if seat >= 0)]
        self._check_earlier(moves)
        self._read(moves)
        if (view.phase == "take") == self.draws_first:
            self.steps[view.mover].append(Step(CHECK))

    def allows(self, hands: list[int], fresh: int, rng: Rng) -> bool:
        """Whether nobody held 41 too early, in one of the ways these hands may have come about, drawn fairly."""
        others = (seat for seat in range(self.game.seats) if seat != self.view.seat)
        return all(self._allows(seat, hands[seat], fresh, rng) for seat in others)

    # reading the log

    def _before_log(self) -> Iterator[tuple[int, str]]:
        """The move that began the turn in which the log begins, if that was before it; "" where it is not known."""
        log, view = self.view.log, self.view
        mover, text = log[0] if log else (view.mover, "")
        takes = text in ("stock", "pile") if text else view.phase == "take"
        if takes == self.draws_first:
            return
        if not self.draws_first:
            yield mover, "" if log else view.discards.split()[-1]
        else:
            yield mover, "pile" if not log and view.drawn and mover != view.seat else "stock"

    def _check_earlier(self, moves: list[tuple[int, str]]) -> None:
        """Seats that had a turn before the log did not hold 41 after it."""
        view, seats = self.view, self.game.seats
        drawn = sum(text == "stock" for _, text in moves)
        ended = full_stock(self.game) - view.stock - drawn + (0 if view.log else view.pile_run)
        on_turn = moves[0][0] if moves else view.mover
        ended += (on_turn - view.first - ended) % seats
        for back in range(1, 1 + min(ended, seats - 1)):
            self.steps[(on_turn - back) % seats].append(Step(CHECK))

    def _read(self, moves: list[tuple[int, str]]) -> None:
        """The steps of each seat."""
        starter = self.view.starter or (self.view.drawn if len(moves) == 1 else None)
        pile = [NONE if starter is None else read_card(starter)]
        for seat, text in moves:
            steps = self.steps[seat]
            takes = text in ("stock", "pile")
            if takes == self.draws_first:
                steps.append(Step(CHECK))
            if text == "stock":
                steps.append(Step(DRAW))
            elif text == "pile":
                top = pile[-1] if self.draws_first else pile[-2]
                steps.append(Step(PILE, top) if top != NONE else Step(DRAW))
            else:
                pile.append(read_card(text) if text else NONE)
                steps.append(Step(DISCARD, pile[-1]))
            if takes != self.draws_first:
                steps.append(Step(CHECK))

    # one guess

    def _allows(self, seat: int, hand: int, fresh: int, rng: Rng) -> bool:
        steps = self.steps[seat]
        open_cards = self.known[seat] & ~bits(s.card for s in steps if s.kind == PILE)
        places = list(range(HAND - open_cards.bit_count()))
        card_in: dict[int, int] = {}
        newest = len(places)
        checks: list[tuple[int, list[int]]] = []
        for kind, card in steps:
            if kind == CHECK:
                checks.append((open_cards, places[:]))
            elif kind == DRAW:
                places.append(newest)
                newest += 1
            elif kind == PILE:
                open_cards |= 1 << card
            elif card != NONE and open_cards >> card & 1:
                open_cards ^= 1 << card
            else:
                card_in[places.pop(rng.below(len(places)))] = card
        self._fill(card_in, places, members(hand & ~open_cards), fresh, rng)
        return not any(_is_41(cards, held, card_in) for cards, held in checks)

    def _fill(
        self, card_in: dict[int, int], places: list[int], cards: list[int], fresh: int, rng: Rng
    ) -> None:
        """Put the cards still held into the places left over; the one just drawn stands last."""
        rng.shuffle(cards)
        if fresh in cards:
            cards.remove(fresh)
            cards.append(fresh)
        card_in.update(zip(places, cards, strict=True))


def _is_41(open_cards: int, places: list[int], card_in: dict[int, int]) -> bool:
    cards = [card_in[place] for place in places]
    return NONE not in cards and hand_value(open_cards | bits(cards)) == BEST
