"""Dice 41 and Midnight, throw by throw: what may be kept, what is refused and why, and how moves are written."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

import pytest

import fortyone
from fortyone import CHANCE, BadNotation, IllegalMove

ONE = fortyone.game("dice41")
MIDNIGHT = fortyone.game("midnight")


@dataclass(frozen=True)
class Case:
    """A move or a throw with these dice kept and thrown; what is kept then, and how many dice are thrown next."""

    clause: str
    shows: str
    game: fortyone.Game
    kept: str
    thrown: str
    does: str
    then: str
    due: int

    def __str__(self) -> str:
        return f"{self.clause} {self.shows}"


KEEPS = [
    Case("D-2", "all six are thrown", ONE, "", "", "654321", "", 0),
    Case("D-2", "one is kept, the rest thrown", ONE, "", "654321", "4", "4", 5),
    Case("D-2", "any face may be kept", ONE, "", "654321", "2", "2", 5),
    Case("D-2", "what was kept stays", ONE, "41", "6632", "3", "431", 3),
    Case("D-3", "of three equal dice one is kept", ONE, "411", "666", "6", "6411", 2),
    Case("D-3", "of two a choice is asked", ONE, "4111", "62", "6", "64111", 1),
    Case("D-20", "one die", MIDNIGHT, "", "654321", "4", "4", 5),
    Case("D-20", "several", MIDNIGHT, "", "654321", "41", "41", 4),
    Case("D-20", "several of a face", MIDNIGHT, "1", "66643", "466", "6641", 2),
    Case("D-20", "all but one", MIDNIGHT, "", "654321", "65432", "65432", 1),
]


@pytest.mark.parametrize("case", KEEPS, ids=str)
def test_keep(case: Case) -> None:
    state = case.game.position({"kept": case.kept, "thrown": case.thrown})
    if state.turn == CHANCE:
        state.chance(case.does)
    else:
        state.play(case.does)
    assert state.position()["kept"] == case.then
    assert (state.turn == CHANCE) == (case.due > 0)
    if case.due:
        with pytest.raises(IllegalMove, match=f"{case.due} are due"):
            state.chance("1" * (case.due % 6 + 1))


ENDS = [
    Case("D-3", "a single die is kept unasked", ONE, "66641", "", "6", "666641", 0),
    Case("D-3", "in Midnight too", MIDNIGHT, "66641", "", "2", "666421", 0),
    Case("D-20", "all six at once", MIDNIGHT, "", "666641", "666641", "666641", 0),
    Case("D-20", "the last three", MIDNIGHT, "641", "653", "653", "665431", 0),
]


@pytest.mark.parametrize("case", ENDS, ids=str)
def test_the_turn_ends(case: Case) -> None:
    state = case.game.position({"kept": case.kept, "thrown": case.thrown})
    if state.turn == CHANCE:
        state.chance(case.does)
    else:
        state.play(case.does)
    position = state.position()
    assert (position["kept_by"], position["turn"], position["kept"]) == ([case.then, ""], 1, "")


REFUSED = [
    Case("D-2", "two dice", ONE, "", "654321", "41", "exactly one die is kept", 0),
    Case("D-2", "a face that does not lie there", ONE, "4", "66532", "1", "thrown: 66532", 0),
    Case("D-2", "not even a kept one", ONE, "1", "66532", "1", "thrown: 66532", 0),
    Case("D-20", "a face that does not lie there", MIDNIGHT, "4", "66532", "1", "thrown: 66532", 0),
    Case(
        "D-20", "more of a face than lie there", MIDNIGHT, "4", "66532", "666", "do not all lie", 0
    ),
    Case("D-20", "more dice than lie there", MIDNIGHT, "4", "66532", "665532", "do not all lie", 0),
    Case("G-1", "a throw is due", ONE, "4", "", "1", "chance is due", 0),
    Case("G-1", "two dice, and a throw is due", ONE, "4", "", "41", "chance is due", 0),
    Case("G-1", "in Midnight", MIDNIGHT, "4", "", "41", "chance is due", 0),
]


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_refused(case: Case) -> None:
    state = case.game.position({"kept": case.kept, "thrown": case.thrown})
    before = state.position()
    with pytest.raises(IllegalMove, match=case.then) as refusal:
        state.play(case.does)
    assert refusal.value.clause == case.clause
    assert state.position() == before
    assert state.history == ()


CHANCES = [
    Case("G-2", "too few dice", ONE, "", "", "65432", "5 dice were thrown, 6 are due", 6),
    Case("G-2", "too many", ONE, "4", "", "654321", "6 dice were thrown, 5 are due", 5),
    Case("G-2", "a seat is on turn", ONE, "", "654321", "654321", "a seat is on turn", 0),
]


@pytest.mark.parametrize("case", CHANCES, ids=str)
def test_chance_refused(case: Case) -> None:
    state = case.game.position({"kept": case.kept, "thrown": case.thrown})
    before = state.position()
    with pytest.raises(IllegalMove, match=case.then) as refusal:
        state.chance(case.does)
    assert refusal.value.clause == case.clause
    assert state.position() == before


@pytest.mark.parametrize("text", ["", " ", "0", "7", "four", "4-1", "4111111", "٤", "4,1", "x4"])
@pytest.mark.parametrize("game", [ONE, MIDNIGHT], ids=["one", "midnight"])
@pytest.mark.parametrize("thrown", ["654321", ""])
def test_no_move_at_all(text: str, game: fortyone.Game, thrown: str) -> None:
    state = game.position({"thrown": thrown})
    with pytest.raises(BadNotation, match="keeps no dice"):
        state.play(text)
    assert state.history == ()


@pytest.mark.parametrize("text", ["", "7", "65432x", "654 32 0"])
def test_no_throw_at_all(text: str) -> None:
    with pytest.raises(BadNotation):
        ONE.start().chance(text)


def test_a_throw_in_any_order() -> None:
    one, other = ONE.start(), ONE.start()
    one.chance("533116")
    other.chance(" 61 3 135")
    assert one.position() == other.position()
    assert one.history == other.history == ((CHANCE, "653311"),)


def test_a_full_turn_asks_five_times() -> None:
    state = ONE.start()
    asked = 0
    for dice in (6, 5, 4, 3, 2, 1):
        state.chance("654411"[:dice])
        asked += state.turn == 0
        if state.turn == 0:
            state.play(state.legal()[0])
    assert (asked, state.position()["turn"]) == (5, 1)


def test_ids_texts_and_throws_agree_for_every_multiset() -> None:
    """Each throw of two to six dice: ids ascend, and their texts are all that can be kept of it."""
    for dice in range(2, 7):
        for faces in combinations_with_replacement("654321", dice):
            thrown = "".join(faces)
            at = {"kept": "1" * (6 - dice), "thrown": thrown}
            one, many = ONE.position(at), MIDNIGHT.position(at)
            assert one.moves() == sorted({int(face) - 1 for face in thrown})
            assert one.legal() == tuple(sorted(set(thrown)))
            sizes = range(1, dice + 1)
            subsets = {"".join(some) for size in sizes for some in combinations(thrown, size)}
            assert many.legal() == tuple(sorted(subsets))
            assert many.moves() == sorted(MIDNIGHT.text_move(text) for text in subsets)


@pytest.mark.parametrize(("game", "count"), [(ONE, 6), (MIDNIGHT, 923)], ids=["one", "midnight"])
def test_every_id_has_one_text(game: fortyone.Game, count: int) -> None:
    texts = [game.move_text(move) for move in range(count)]
    assert game.num_moves == count == len(set(texts))
    assert [game.text_move(text) for text in texts] == list(range(count))
    assert [game.text_move(" ".join(text[::-1])) for text in texts] == list(range(count))
    for beyond in (-1, count):
        with pytest.raises(BadNotation):
            game.move_text(beyond)


def test_a_move_id_keeps_what_its_text_says() -> None:
    at = {"thrown": "665411"}
    for move in MIDNIGHT.position(at).moves():
        state = MIDNIGHT.position(at)
        state.apply(move)
        kept = state.position()["kept"] or state.position()["kept_by"][0]
        assert kept == MIDNIGHT.move_text(move)


@dataclass(frozen=True)
class Score:
    """Six kept dice."""

    clause: str
    kept: str
    score: int


@pytest.mark.parametrize(
    "example",
    [
        Score("D-5", "4 1 6 6 6 6", 24),
        Score("D-5", "4 1 1 1 1 1", 4),
        Score("D-5", "4 4 1 5 5 4", 18),
        Score("D-4", "6 6 6 6 6 4", 0),
        Score("D-20", "1 4 6 3 5 6", 20),
    ],
    ids=lambda example: f"{example.clause} {example.kept}",
)
def test_the_books_scores(example: Score) -> None:
    dice = [int(face) for face in example.kept.split()]
    assert ONE.score(dice) == example.score  # type: ignore[attr-defined]
    state = MIDNIGHT.start()
    state.chance(example.kept)
    state.play(example.kept.replace(" ", "")[:2])
    state.chance(example.kept.replace(" ", "")[2:])
    state.play(example.kept.replace(" ", "")[2:])
    assert state.position()["done"] == [example.score, None]


def test_every_score() -> None:
    """Against the rule in words, for all 462 sets of six dice."""
    for dice in combinations_with_replacement(range(1, 7), 6):
        rest = list(dice)
        for ticket in (4, 1):
            if ticket in rest:
                rest.remove(ticket)
        expected = sum(rest) if len(rest) == 4 else 0
        assert ONE.score(dice) == expected  # type: ignore[attr-defined]


def test_thrown_dice_are_fair() -> None:
    """Faces and pairs of faces of 6000 throws of two dice, within five standard deviations."""
    start, rng = ONE.position({"kept": "4166"}), fortyone.rng(41)
    throws = Counter[str]()
    for _ in range(6000):
        state = start.copy()
        state.deal(rng)
        throws[state.history[0].text] += 1
    for throw, times in throws.items():
        chance = (1 if throw[0] == throw[1] else 2) / 36
        assert abs(times - 6000 * chance) < 5 * (6000 * chance * (1 - chance)) ** 0.5
    assert len(throws) == 21
