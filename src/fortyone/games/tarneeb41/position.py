"""Reading positions of Syrian 41: what can be, and what cannot."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fortyone.core.cards import FULL_DECK, SUITS, bits, card_text
from fortyone.core.position import Fields, check_once, refuse
from fortyone.core.state import State
from fortyone.games.tarneeb41.cards import NO_BID, NOBODY, taker, voids_shown
from fortyone.games.tarneeb41.notation import read_suits

if TYPE_CHECKING:
    from fortyone.games.tarneeb41 import Tarneeb41

KEYS = (
    *("hands", "dealer", "bids", "scores", "trick", "leader", "taken", "deals"),
    *("thirteen", "voids", "last"),
)
MOST = 1_000_000_000  # no score is further from 0, and no match has more deals


def read_position(game: "Tarneeb41", data: Mapping[str, Any]) -> State:
    """The state of a position, checked as RULES.md says."""
    state = game.new_state()
    state.restore(_Reader(game, Fields(data, KEYS)).snapshot())
    return state


def _known(cards: list[int]) -> list[int]:
    """The cards, none of them a joker."""
    for card in cards:
        if card not in FULL_DECK:
            refuse("deck-foreign", card=card_text(card))
    return cards


class _Reader:
    """Reads one position, key by key, in the order in which later keys need earlier ones."""

    def __init__(self, game: "Tarneeb41", fields: Fields) -> None:
        self.game = game
        self.options = game.options
        self.fields = fields

    def snapshot(self) -> dict[str, Any]:
        """The whole position, as the kernel's snapshot."""
        self.dealer = self.fields.whole("dealer", 0, 0, 3)
        self.scores = self.fields.wholes("scores", 4, 0, -MOST, MOST)
        self.deals = self.fields.whole("deals", 0, 0, self.options.max_deals or MOST)
        self.hands = [_known(hand) for hand in self.fields.runs("hands", 4)]
        self.running = any(self.hands)
        self.thirteen = self._thirteen()
        self.between = self._between()
        self.bids = self._bids()
        self.bidding = NO_BID in self.bids
        self.taken = self.fields.wholes("taken", 4, 0, 0, 12)
        self.trick = _known(self.fields.cards("trick"))
        self.last_leader, self.last = self._last()
        self.leader = self._leader()
        self._check_phase()
        self._check_cards()
        return {
            **self._between_snapshot(),
            "hands": [bits(hand) for hand in self.hands],
            "bids": self.bids,
            "trick": self.trick,
            "leader": self.leader,
            "taken": self.taken,
            "voids": self._voids(),
            "last_leader": self.last_leader,
            "last": self.last,
        }

    def _between_snapshot(self) -> dict[str, Any]:
        """The match without its running deal."""
        return {
            "hands": [0] * 4,
            "dealer": self.dealer,
            "bids": [NO_BID] * 4,
            "scores": self.scores,
            "trick": [],
            "leader": 0,
            "taken": [0] * 4,
            "deals": self.deals,
            "thirteen": NOBODY if self.thirteen is None else self.thirteen,
            "voids": [0] * 4,
            "last_leader": NOBODY,
            "last": [],
        }

    def _between(self) -> State:
        """The match before its running deal; cards are held only while it is not over."""
        state = self.game.new_state()
        state.restore(self._between_snapshot())
        if self.running and state.is_over:
            refuse("tarneeb41-over")
        return state

    def _thirteen(self) -> int | None:
        seat = self.fields.maybe("thirteen", 0, 3)
        if seat is not None and self.options.all_thirteen != "wins":
            refuse("tarneeb41-no-thirteen")
        return seat

    # bids

    def _bids(self) -> list[int]:
        bids = self.fields.places("bids", 4, None)
        least: tuple[int, ...] = self.between.demands()["least"]  # type: ignore[attr-defined]
        for seat, bid in enumerate(bids):
            low, high = least[seat], self.options.max_bid
            if bid is not None and (type(bid) is not int or not low <= bid <= high):
                refuse("tarneeb41-bid", seat=seat, bid=repr(bid), least=low, most=high)
        order = [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]
        made = [bids[seat] is not None for seat in order]
        if made != sorted(made, reverse=True):
            refuse("tarneeb41-bid-order", seat=order[made.index(False)])
        return [NO_BID if bid is None else bid for bid in bids]

    def _check_total(self) -> None:
        state = self.game.new_state()
        state.restore({**self._between_snapshot(), "bids": self.bids})
        demands = state.demands()
        if demands["counted"] < demands["required"]:
            refuse("tarneeb41-thrown-in", total=demands["counted"], required=demands["required"])

    # tricks

    def _last(self) -> tuple[int, list[int]]:
        """The last finished trick: who led it, and its cards."""
        value = self.fields.data.get("last")
        if value is None:
            return NOBODY, []
        fields = Fields(value, ("leader", "cards"))
        leader = fields.whole("leader", 0, 0, 3)
        cards = _known(fields.cards("cards"))
        check_once(cards)
        if len(cards) != 4:
            refuse("tarneeb41-last", count=len(cards))
        return leader, cards

    def _leader(self) -> int:
        """Who led the trick on the table, or leads the next."""
        first = self.dealer if self.options.first_lead == "dealer" else (self.dealer + 1) % 4
        due = first
        started = any(self.taken)
        if self.last and started:
            due = taker(self.last_leader, self.last)
        leader = self.fields.whole("leader", due, 0, 3)
        fixed = bool(self.last) or not started
        if (fixed and leader != due) or (started and not self.taken[leader]):
            refuse("tarneeb41-leader", seat=leader)
        return leader

    def _check_phase(self) -> None:
        """What lies on the table fits the moment: between deals, bidding, or play."""
        done = sum(self.taken)
        bare = not (done or self.trick)
        if not self.running:
            if not bare or self.bids != [NO_BID] * 4:
                refuse("tarneeb41-between")
            if self.last and self.thirteen not in (None, taker(self.last_leader, self.last)):
                refuse("tarneeb41-no-thirteen")
        elif self.bidding and not bare:
            refuse("tarneeb41-bidding")
        elif (self.last and not done) or len(self.trick) > 3:
            refuse("tarneeb41-tricks")
        elif not self.bidding:
            self._check_total()

    def _check_cards(self) -> None:
        """Each seat holds what is left of thirteen, and no card stands twice."""
        check_once([card for cards in (*self.hands, self.trick, self.last) for card in cards])
        for seat, hand in enumerate(self.hands if self.running else ()):
            has_played = (seat - self.leader) % 4 < len(self.trick)
            due = 13 - sum(self.taken) - has_played
            if len(hand) != due:
                refuse("tarneeb41-hand", seat=seat, count=len(hand), due=due)

    def _voids(self) -> list[int]:
        """The suits each seat has shown to lack, those that the tricks given show included.

        A card of a suit after it was shown to lack is a revoke (T-8).
        """
        texts = self.fields.places("voids", 4, "")
        in_last = voids_shown(self.last_leader, self.last)
        in_trick = voids_shown(self.leader, self.trick)
        voids = []
        for seat, text in enumerate(texts):
            given: int = self.fields.parse("voids", read_suits, text)
            before = given & ~in_last[seat] & ~in_trick[seat]
            self._check_before(seat, before)
            later = list(self.hands[seat])
            self._check_follows(seat, in_trick[seat], later)
            later += self._card_in(seat, self.leader, self.trick)
            self._check_follows(seat, in_last[seat], later)
            later += self._card_in(seat, self.last_leader, self.last)
            self._check_follows(seat, before, later)
            voids.append(before | in_last[seat] | in_trick[seat])
        return voids

    def _check_before(self, seat: int, before: int) -> None:
        """Each void not shown in the tricks given needs an earlier trick."""
        tricks = sum(self.taken) if self.running else 13 * bool(self.last)
        if before.bit_count() > max(0, tricks - bool(self.last)):
            refuse("tarneeb41-voids", seat=seat)

    def _check_follows(self, seat: int, void: int, later: list[int]) -> None:
        for card in later:
            if void >> card // 13 & 1:
                suit = SUITS[card // 13]
                refuse("tarneeb41-revoke", seat=seat, suit=suit, card=card_text(card))

    def _card_in(self, seat: int, leader: int, cards: list[int]) -> list[int]:
        """The card a seat has in a trick, if any."""
        place = (seat - leader) % 4
        return cards[place : place + 1]
