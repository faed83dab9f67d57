"""Moves and positions of dice 41 as text."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.dice import faces_text, read_faces
from fortyone.core.errors import BadNotation, IllegalMove
from fortyone.core.messages import Message
from fortyone.core.position import Fields, refuse
from fortyone.core.state import State, read_move_id
from fortyone.games.dice41.moves import NOT_YET, PACKED, RANKS, faces_of, pack

if TYPE_CHECKING:
    from fortyone.games.dice41 import Dice41

MANY_TEXTS = tuple(faces_text(faces_of(packed)) for packed in PACKED)
KEYS = (
    *("kept", "thrown", "done", "kept_by", "round", "starter", "turn"),
    *("pot", "chips", "rolling_off", "paid", "out"),
)


def move_text(game: "Dice41", move: int) -> str:
    """The faces a move sets aside, highest first."""
    read_move_id(move, game.num_moves)
    return MANY_TEXTS[move] if game.many else str(move + 1)


def text_move(game: "Dice41", text: str) -> int:
    """The id of the move that these digits name."""
    if not re.fullmatch(r"[1-6 ]*", text) or not 1 <= len(text.replace(" ", "")) <= 6:
        raise BadNotation("dice41-bad-move", text=text)
    faces = read_faces(text)
    if game.many:
        return RANKS[tuple(faces.count(face) for face in range(1, 7))]
    if len(faces) > 1:
        raise IllegalMove("D-2", faces_text(faces), Message("dice41-keep-one"))
    return faces[0] - 1


def refusal(game: "Dice41", state: State, move: int) -> tuple[str, Message]:
    """Why dice may not be kept: they do not lie there."""
    thrown = faces_text(faces_of(pack(tuple(state.snapshot()["thrown"]))))
    return "D-20" if game.many else "D-2", Message("dice41-not-thrown", {"thrown": thrown})


def write_position(game: "Dice41", state: State) -> dict[str, Any]:
    """Every key of the rule book."""
    now = state.snapshot()
    seats = range(game.seats)
    return {
        "kept": digits(now["kept"]),
        "thrown": digits(pack(tuple(now["thrown"]))),
        "done": [None if score == NOT_YET else score for score in now["done"]],
        "kept_by": [digits(packed) for packed in now["kept_by"]],
        "round": now["round"],
        "starter": now["starter"],
        "turn": OVER if now["turn"] == OVER else now["seat"],
        "pot": now["pot"],
        "chips": now["chips"],
        "rolling_off": [seat for seat in seats if now["rolling"] >> seat & 1],
        "paid": now["paid"],
        "out": [seat for seat in seats if now["out"] >> seat & 1],
    }


def digits(packed: int) -> str:
    """Packed dice as digits, highest first."""
    return faces_text(faces_of(packed))


def read_position(game: "Dice41", data: Mapping[str, Any]) -> State:
    """The state of a position, checked as RULES.md says."""
    fields = Fields(data, KEYS)
    reader = _Reader(game, fields)
    state = game.new_state()
    state.restore(reader.snapshot())
    return state


class _Reader:
    """Reads one position, key by key, in the order in which later keys need earlier ones."""

    def __init__(self, game: "Dice41", fields: Fields) -> None:
        self.game = game
        self.fields = fields
        self.options = game.options
        self.is_over = fields.data.get("turn") == OVER

    def snapshot(self) -> dict[str, Any]:
        """The whole position, as the kernel's snapshot."""
        self.round = self.fields.whole("round", 1, 1, self._last_round())
        self.out = self._out()
        self.starter = self.fields.whole("starter", self._first_in(), 0, self.game.seats - 1)
        if self.starter in self.out:
            refuse("dice41-starter-out", seat=self.starter)
        self.rolling = self._rolling()
        self.done = self._done()
        self.kept_by = self._kept_by()
        seat = self._seat()
        kept, thrown = self._dice()
        paid, pot, chips = self._chips()
        return {
            "turn": OVER if self.is_over else seat if sum(thrown) else CHANCE,
            "seat": seat,
            "round": self.round,
            "starter": self.starter,
            "pot": pot,
            "out": sum(1 << seat for seat in self.out),
            "rolling": sum(1 << seat for seat in self.rolling),
            "chips": chips,
            "done": self.done,
            "paid": paid,
            "kept_by": self.kept_by,
            "kept": kept,
            "thrown": thrown,
        }

    def _last_round(self) -> int:
        plays_on = self.options.last_pot == "play_on" and self.game.seats > 1
        return 1_000_000 if plays_on else self.options.rounds

    def _out(self) -> list[int]:
        out = self.fields.seats("out", self.game.seats)
        if out and not self.options.bank:
            refuse("dice41-out-bank")
        if not self.is_over and self.game.seats - len(out) < min(2, self.game.seats):
            refuse("dice41-out-all")
        return out

    def _first_in(self) -> int:
        return next((seat for seat in range(self.game.seats) if seat not in self.out), 0)

    def _rolling(self) -> list[int]:
        rolling = self.fields.seats("rolling_off", self.game.seats)
        wrong = self.options.tie != "roll_off" or len(rolling) == 1 or self.is_over
        if rolling and (wrong or set(rolling) & set(self.out)):
            refuse("dice41-rolling")
        return rolling

    def _throwing(self) -> list[int]:
        """The seats of this round or roll-off, in its order."""
        order = [(self.starter + i) % self.game.seats for i in range(self.game.seats)]
        among = self.rolling or [seat for seat in order if seat not in self.out]
        return [seat for seat in order if seat in among]

    def _done(self) -> list[int]:
        done = self.fields.wholes("done", self.game.seats, NOT_YET, NOT_YET, 24)
        for seat, score in enumerate(done):
            if 0 < score < 4 or (score >= 0 and seat not in self._throwing()):
                refuse("dice41-done", seat=seat, score=score)
        return done

    def _kept_by(self) -> list[int]:
        texts = self.fields.places("kept_by", self.game.seats, "")
        kept_by: list[int] = []
        for seat, text in enumerate(texts):
            faces = self.fields.parse("kept_by", read_faces, text) if text else ()
            packed = pack(tuple(faces.count(face) for face in range(1, 7)))
            if faces and (len(faces) != 6 or self.game.score(faces) != self.done[seat]):
                refuse("dice41-kept-by", seat=seat, kept=faces_text(faces))
            kept_by.append(packed)
        return kept_by

    def _seat(self) -> int:
        """The seat whose throw or choice is due: the first in order that is not done."""
        waiting = [seat for seat in self._throwing() if self.done[seat] == NOT_YET]
        if self.is_over:
            self._check_over()
            return self.starter
        if not waiting:
            refuse("dice41-all-done")
        given = self.fields.whole("turn", waiting[0], 0, self.game.seats - 1)
        if given != waiting[0]:
            refuse("dice41-turn", given=given, due=waiting[0])
        order = self._throwing()
        if any(self.done[seat] != NOT_YET for seat in order[order.index(given) :]):
            refuse("dice41-turn", given=given, due=given)
        return given

    def _check_over(self) -> None:
        played = self.round >= self.options.rounds
        if not played and not self.options.bank:
            refuse("dice41-not-over", round=self.round, rounds=self.options.rounds)
        if all(score == NOT_YET for score in self.done):
            refuse("dice41-not-over", round=self.round, rounds=self.options.rounds)

    def _dice(self) -> tuple[int, list[int]]:
        fields = self.fields
        kept = fields.parse("kept", read_faces, fields.text("kept")) if fields.text("kept") else ()
        text = fields.text("thrown")
        thrown = fields.parse("thrown", read_faces, text) if text else ()
        wrong_number = thrown and (len(kept) + len(thrown) != 6 or len(thrown) == 1)
        if len(kept) > 5 or wrong_number or (self.is_over and (kept or thrown)):
            refuse("dice41-dice", kept=faces_text(kept), thrown=faces_text(thrown))
        packed = pack(tuple(kept.count(face) for face in range(1, 7)))
        return packed, [thrown.count(face) for face in range(1, 7)]

    def _chips(self) -> tuple[list[int], int, list[int]]:
        """What each paid this round, the pot, and the chips; left out, each from the others."""
        seats, bank, fields = self.game.seats, self.options.bank, self.fields
        total = seats * bank
        paid = [self._owed(seat) for seat in range(seats)]
        if fields.has("paid"):
            paid = fields.wholes("paid", seats, 0, 0, 1_000_000)
        low = 0 if bank else -1_000_000_000
        if fields.has("chips"):
            chips = fields.wholes("chips", seats, 0, low, 1_000_000_000)
            pot = fields.whole("pot", total - sum(chips), 0, 1_000_000_000)
        else:
            pot = fields.whole("pot", 0 if self.is_over else sum(paid), 0, 1_000_000_000)
            # What earlier rounds left in the pot came from all alike, odd chips from the first seats.
            earlier = pot - (0 if self.is_over else sum(paid))
            base = 0 if self.is_over else 1
            chips = [
                bank - base * paid[s] - (earlier + seats - 1 - s) // seats for s in range(seats)
            ]
        if pot + sum(chips) != total:
            refuse("dice41-chips", chips=sum(chips), pot=pot, total=total)
        if min(chips) < low or pot < 0 or (not self.is_over and pot < sum(paid)):
            refuse("dice41-pot", pot=pot, paid=sum(paid))
        self._check_pot(pot, chips)
        return paid, pot, chips

    def _owed(self, seat: int) -> int:
        if self.game.seats == 1 or seat in self.out:
            return 0
        failed = self.done[seat] == 0 and not self.rolling
        return int(self.options.ante + failed * self.options.fail_ante)

    def _check_pot(self, pot: int, chips: list[int]) -> None:
        """A match that is over has no pot to play for, and a seat that sits out cannot pay."""
        able = sum(held >= self.options.ante for held in chips)
        ended = self.round >= self.options.rounds or (self.options.bank and able < 2)
        if self.is_over and (pot >= self.game.seats or not ended):
            refuse("dice41-pot-left", pot=pot)
        if any(chips[seat] >= self.options.ante for seat in self.out) and not self.is_over:
            refuse("dice41-out-rich")
