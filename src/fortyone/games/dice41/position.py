"""Positions of dice 41, in and out; the keys are explained in RULES.md."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.dice import faces_text, read_faces
from fortyone.core.position import Fields, refuse
from fortyone.core.state import State
from fortyone.games.dice41.moves import NOT_YET, digits, pack_faces

if TYPE_CHECKING:
    from fortyone.games.dice41 import Dice41

KEYS = (
    *("kept", "thrown", "done", "kept_by", "round", "starter", "turn"),
    *("pot", "chips", "rolling_off", "paid", "out"),
)
MANY_ROUNDS = 1_000_000
MANY_CHIPS = 1_000_000_000


def write_position(game: "Dice41", state: State) -> dict[str, Any]:
    """Every key of the rule book."""
    now = state.snapshot()
    return {
        "kept": digits(now["kept"]),
        "thrown": digits(now["thrown"]),
        "done": [None if score == NOT_YET else score for score in now["done"]],
        "kept_by": [digits(packed) for packed in now["kept_by"]],
        "round": now["round"],
        "starter": now["starter"],
        "turn": OVER if now["turn"] == OVER else now["seat"],
        "pot": now["pot"],
        "chips": now["chips"],
        "rolling_off": _members(now["rolling"]),
        "paid": now["paid"],
        "out": _members(now["out"]),
    }


def _members(seats: int) -> list[int]:
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def read_position(game: "Dice41", data: Mapping[str, Any]) -> State:
    """The state of a position, checked as RULES.md says."""
    reader = Reader(game, Fields(data, KEYS))
    state = game.new_state()
    state.restore(reader.snapshot())
    return state


class Reader:
    """Reads one position, key by key, in the order in which later keys need earlier ones."""

    def __init__(self, game: "Dice41", fields: Fields) -> None:
        self.game = game
        self.fields = fields
        self.options = game.options
        self.seats = game.seats
        self.is_over = fields.data.get("turn") == OVER

    def snapshot(self) -> dict[str, Any]:
        """The whole position, as the kernel's snapshot."""
        self._read_round()
        self._read_rolling()
        self._read_done()
        seat = self.starter if self.is_over else self._seat()
        kept, thrown = self._dice()
        self._read_chips()
        return {
            "turn": OVER if self.is_over else seat if thrown else CHANCE,
            "seat": seat,
            "round": self.round,
            "starter": self.starter,
            "pot": self.pot,
            "out": sum(1 << seat for seat in self.out),
            "rolling": sum(1 << seat for seat in self.rolling),
            "chips": self.chips,
            "done": self.done,
            "paid": self.paid,
            "kept_by": self.kept_by,
            "kept": kept,
            "thrown": thrown,
        }

    def _read_round(self) -> None:
        """Which round, who sits out (D-14), who threw first."""
        plays_on = self.options.last_pot == "play_on" and self.seats > 1
        last = MANY_ROUNDS if plays_on else self.options.rounds
        self.round = self.fields.whole("round", 1, 1, last)
        self.out = self.fields.seats("out", self.seats)
        if self.out and not self.options.bank:
            refuse("dice41-out-bank")
        if self.seats - len(self.out) < min(2, self.seats):
            refuse("dice41-out-all")
        first = next(seat for seat in range(self.seats) if seat not in self.out)
        self.starter = self.fields.whole("starter", first, 0, self.seats - 1)
        if self.starter in self.out:
            refuse("dice41-starter-out", seat=self.starter)

    def _read_rolling(self) -> None:
        """The seats of a running roll-off, and `order`: all that throw now, as they throw (D-7)."""
        self.rolling = self.fields.seats("rolling_off", self.seats)
        if self.rolling and (self.options.tie != "roll_off" or self.is_over):
            refuse("dice41-no-rolling")
        if len(self.rolling) == 1 or set(self.rolling) & set(self.out):
            refuse("dice41-rolling", seats=self.rolling)
        order = ((self.starter + i) % self.seats for i in range(self.seats))
        self.playing = [seat for seat in order if seat not in self.out]
        self.order = [seat for seat in self.playing if seat in self.rolling or not self.rolling]

    def _read_done(self) -> None:
        """The scores so far, with the dice that made them."""
        self.done = self.fields.wholes("done", self.seats, NOT_YET, NOT_YET, 24)
        for seat, score in enumerate(self.done):
            if 0 < score < 4 or (score != NOT_YET and seat not in self.order):
                refuse("dice41-done", seat=seat, score=score)
        texts = self.fields.places("kept_by", self.seats, "")
        dice = [self._faces("kept_by", text) for text in texts]
        for seat, faces in enumerate(dice):
            if faces and (len(faces) != 6 or self.game.score(faces) != self.done[seat]):
                refuse("dice41-kept-by", seat=seat, kept=faces_text(faces))
        self.kept_by = [pack_faces(faces) for faces in dice]
        if self.is_over:
            self._check_over()

    def _check_over(self) -> None:
        """A match ends with a round that all have thrown, and with no roll-off left to play."""
        scores = [score for score in self.done if score != NOT_YET]
        top = max(scores, default=0)
        rolls_off = self.options.tie == "roll_off"
        in_roll_off = rolls_off and len(scores) > 1 and top > 0
        all_threw = len(scores) == len(self.playing) or in_roll_off
        undecided = rolls_off and top > 0 and scores.count(top) > 1
        may_end = self.round >= self.options.rounds or self.options.bank
        if undecided or not all_threw or not may_end:
            refuse("dice41-not-over", round=self.round, rounds=self.options.rounds)

    def _seat(self) -> int:
        """The seat whose throw or choice is due: the first in order that is not done, as are all after it."""
        waiting = [seat for seat in self.order if self.done[seat] == NOT_YET]
        if not waiting:
            refuse("dice41-all-done")
        due = waiting[0]
        given = self.fields.whole("turn", due, 0, self.seats - 1)
        if given != due or waiting != self.order[-len(waiting) :]:
            refuse("dice41-turn", given=given, due=due)
        return due

    def _dice(self) -> tuple[int, int]:
        """Dice kept and thrown by the seat on turn: six in all, or the throw is due; a single one never lies (D-3)."""
        kept = self._faces("kept", self.fields.text("kept"))
        thrown = self._faces("thrown", self.fields.text("thrown"))
        wrong = thrown and (len(kept) + len(thrown) != 6 or len(thrown) == 1)
        if wrong or len(kept) > 5 or (self.is_over and (kept or thrown)):
            refuse("dice41-dice", kept=faces_text(kept), thrown=faces_text(thrown))
        return pack_faces(kept), pack_faces(thrown)

    def _faces(self, key: str, text: Any) -> tuple[int, ...]:
        if not isinstance(text, str):
            refuse("position-value", key=key, value=repr(text), allowed='"665311"')
        faces: tuple[int, ...] = self.fields.parse(key, read_faces, text) if text else ()
        return faces

    def _read_chips(self) -> None:
        """What each paid in this round, the pot, and the chips; left out, each from the others."""
        fields, seats = self.fields, self.seats
        total = seats * self.options.bank
        owed = [self._owed(seat) for seat in range(seats)]
        self.paid = fields.wholes("paid", seats, 0, 0, MANY_CHIPS) if fields.has("paid") else owed
        low = 0 if self.options.bank else -MANY_CHIPS
        on_table = 0 if self.is_over else sum(self.paid)
        if fields.has("chips"):
            self.chips = fields.wholes("chips", seats, 0, low, MANY_CHIPS)
            self.pot = fields.whole("pot", total - sum(self.chips), 0, MANY_CHIPS)
        else:
            self.pot = fields.whole("pot", on_table, 0, MANY_CHIPS)
            self.chips = self._default_chips(self.pot - on_table)
        if self.pot + sum(self.chips) != total:
            refuse("dice41-chips", chips=sum(self.chips), pot=self.pot, total=total)
        self._check_chips(low, self.pot - on_table)

    def _owed(self, seat: int) -> int:
        """What the rules make a seat pay in this round."""
        if self.seats == 1 or seat in self.out:
            return 0
        failed = self.done[seat] == 0 and not self.rolling
        owed = self.options.ante + failed * self.options.fail_ante
        return min(owed, self.options.bank or owed)

    def _default_chips(self, earlier: int) -> list[int]:
        """Chips where none are given: what earlier rounds left came from all alike, odd chips from the first seats."""
        seats, bank = self.seats, self.options.bank
        paid = [0] * seats if self.is_over else self.paid
        return [bank - paid[s] - (earlier + seats - 1 - s) // seats for s in range(seats)]

    def _check_chips(self, low: int, earlier: int) -> None:
        """What lies in the pot was paid for, and is worth playing for."""
        if min(self.chips) < low or earlier < 0 or (self.seats == 1 and self.pot):
            refuse("dice41-pot", pot=self.pot, paid=sum(self.paid))
        if self.is_over:
            self._check_end()
        elif self.round > self.options.rounds and earlier == 0:
            refuse("dice41-pot-won", round=self.round, rounds=self.options.rounds)
        for seat in self.out:
            if self.chips[seat] >= self.options.ante:
                refuse("dice41-out-rich", seat=seat, chips=self.chips[seat])
        for seat in range(self.seats):
            self._check_paid(seat)

    def _check_end(self) -> None:
        """Odd chips at most are left (D-13); before the last round, fewer than two can ante (D-14)."""
        if self.pot >= len(self.playing):
            refuse("dice41-pot-left", pot=self.pot)
        held = [self.chips[seat] for seat in self.playing]
        shared = min(
            held
        )  # at most: an unwon pot is shared out after it is seen that too few can ante
        able = sum(chips - shared >= self.options.ante for chips in held)
        if self.round < self.options.rounds and able >= 2:
            refuse("dice41-not-over", round=self.round, rounds=self.options.rounds)

    def _check_paid(self, seat: int) -> None:
        """An ante, and more if the seat failed: with a bank, perhaps not all it owed (D-14)."""
        least = most = self.options.ante if seat in self.playing and self.seats > 1 else 0
        failed = self.done[seat] == 0 and not self.rolling
        unknown = self.is_over or bool(self.rolling and seat not in self.rolling)
        if least and (failed or unknown):
            most += self.options.fail_ante
        paid_all = not self.options.bank or self.chips[seat] > 0
        if failed and paid_all and not unknown:
            least = most
        if not least <= self.paid[seat] <= most:
            allowed = str(most) if least == most else f"{least} … {most}"
            refuse("dice41-paid", seat=seat, paid=self.paid[seat], allowed=allowed)
