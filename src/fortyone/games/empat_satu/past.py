"""Which hidden hands the past of a hand of Empat Satu allows, with `instant_41`.

A seat whose four cards were worth 41 as its turn began or ended would have ended the hand. The open moves tell when
each hidden card may have come: a card discarded at some turn was among those held then. So the hidden cards of a seat
are places, filled at the deal and by draws from the stock; a hidden card that is discarded empties any of the places
full at that time, each as likely; the cards still held stand in those left over. That gives every deck that fits the
open moves the same weight, and the hand of every turn can be looked at.

Where the log begins after the deal, as it does behind a position, only the hands of this moment are looked at.
"""

from typing import TYPE_CHECKING, NamedTuple

from fortyone.core.cards import bits, members, read_card, read_cards
from fortyone.core.rng import Rng
from fortyone.games.empat_satu.moves import BEST, HAND, NONE
from fortyone.games.empat_satu.turns import full_stock, turns_at_least
from fortyone.games.empat_satu.view import EmpatView
from fortyone.games.empat_satu.worth import hand_value

if TYPE_CHECKING:
    from fortyone.games.empat_satu import EmpatSatu

Moves = list[tuple[int, str]]
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
        log: Moves = list(view.log)
        if is_whole(game, view):
            self._read(log, view.starter)
        else:
            self._check_earlier()
            self._read(self._this_turn(), view.drawn)
        if self._begins(view.phase == "take"):
            self.steps[view.mover].append(Step(CHECK))

    def allows(self, hands: list[int], fresh: int, rng: Rng) -> bool:
        """Whether nobody held 41 too early, in one of the ways these hands may have come about, drawn fairly."""
        others = (seat for seat in range(self.game.seats) if seat != self.view.seat)
        return all(self._allows(seat, hands[seat], fresh, rng) for seat in others)

    def _begins(self, takes: bool) -> bool:
        return takes == self.draws_first

    # what was seen

    def _this_turn(self) -> Moves:
        """What the seat on turn has done in this turn."""
        view = self.view
        if self._begins(view.phase == "take"):
            return []
        if not self.draws_first:
            return [(view.mover, view.discards.split()[-1])]
        known = view.drawn is not None and view.drawn in view.known[view.mover].split()
        return [(view.mover, "pile" if known else "stock")]

    def _check_earlier(self) -> None:
        """Seats that have had a turn did not hold 41 after it."""
        view, seats = self.view, self.game.seats
        drew = sum(text == "stock" for _, text in self._this_turn())
        stock_turns = full_stock(self.game) - view.stock - drew
        turns = turns_at_least(stock_turns + view.pile_run, view.mover - view.first, seats)
        for back in range(1, 1 + min(turns, seats - 1)):
            self.steps[view.mover - back].append(Step(CHECK))

    def _read(self, moves: Moves, top: str | None) -> None:
        """The steps of each seat; `top`: what lay on the pile before these moves."""
        pile = [NONE if top is None else read_card(top)]
        for seat, text in moves:
            steps = self.steps[seat]
            takes = text in ("stock", "pile")
            if self._begins(takes):
                steps.append(Step(CHECK))
            if text == "stock":
                steps.append(Step(DRAW))
            elif text == "pile":
                steps.append(Step(PILE, pile[-1] if self.draws_first else pile[-2]))
            else:
                pile.append(read_card(text))
                steps.append(Step(DISCARD, pile[-1]))
            if not self._begins(takes):
                steps.append(Step(CHECK))

    # one guess

    def _allows(self, seat: int, hand: int, fresh: int, rng: Rng) -> bool:
        steps = self.steps[seat]
        open_cards = self.known[seat] & ~bits(s.card for s in steps if s.kind == PILE)
        places = list(range(HAND - open_cards.bit_count()))
        newest = len(places)
        card_in: dict[int, int] = {}
        checks: list[tuple[int, list[int]]] = []
        for kind, card in steps:
            if kind == CHECK:
                checks.append((open_cards, places[:]))
            elif kind == DRAW:
                places.append(newest)
                newest += 1
            elif kind == PILE:
                open_cards |= 1 << card
            elif open_cards >> card & 1:
                open_cards ^= 1 << card
            else:
                card_in[places.pop(rng.below(len(places)))] = card
        card_in.update(_fill(places, members(hand & ~open_cards), fresh, rng))
        return not any(_is_41(cards, held, card_in) for cards, held in checks)


def is_whole(game: "EmpatSatu", view: EmpatView) -> bool:
    """Whether the view's log begins with the first turn of the hand."""
    seat, text = view.log[0] if view.log else (view.mover, "stock" if view.phase == "take" else "")
    drawn = sum(text == "stock" for _, text in view.log)
    takes = text in ("stock", "pile")
    return (
        view.stock + drawn == full_stock(game)
        and seat == view.first
        and takes == (game.options.turn_order == "draw_first")
        and (view.starter is not None) == game.options.starter_card
    )


def _fill(places: list[int], cards: list[int], fresh: int, rng: Rng) -> dict[int, int]:
    """Put the cards still held into the places left over; the one just drawn stands last."""
    rng.shuffle(cards)
    if fresh in cards:
        cards.remove(fresh)
        cards.append(fresh)
    return dict(zip(places, cards, strict=True))


def _is_41(open_cards: int, places: list[int], card_in: dict[int, int]) -> bool:
    cards = bits(card_in[place] for place in places)
    return hand_value(open_cards | cards) == BEST
