"""Syrian 41 in the terminal: what a reader is shown and told."""

import random
from typing import Any, cast

import pytest

import fortyone
from fortyone.core.messages import languages
from fortyone.core.state import Event
from fortyone.core.table import HEIGHT, WIDTH, Words
from fortyone.games.tarneeb41.table import TarneebTable
from fortyone.games.tarneeb41.view import TarneebView
from tests.games.case import DECK
from tests.games.test_tarneeb41 import bids, ending
from tests.games.test_tarneeb41_bots import random_options
from tests.games.test_tarneeb41_positions import MIDDLE

NAMES = ("Anna", "Rosa", "Kari", "Ole")
LONG = tuple(f"{name} of the very long names" for name in NAMES)


def table(
    reader: int | None = 0, names: tuple[str, ...] = NAMES, language: str = "en"
) -> TarneebTable:
    return TarneebTable(Words(language, names, reader))


def state_of(at: dict[str, Any], **options: Any) -> fortyone.State:
    return fortyone.game("tarneeb41", **options).position(at)


def view_of(state: fortyone.State, seat: int | None = 0) -> TarneebView:
    return cast(TarneebView, state.view(seat))


def told(state: fortyone.State, *moves: str) -> list[str]:
    """What seat 0 is told of these moves."""
    lines = []
    for move in moves:
        before, seat = view_of(state), state.turn
        if move == "deal":
            state.chance(DECK)
        else:
            state.play(move)
        event = Event(seat, "" if move == "deal" else move)
        lines += [str(line.line) for line in table().told(before, event, view_of(state))]
    return lines


def test_the_trick_lies_between_the_seats() -> None:
    state = state_of(MIDDLE)
    for move in ("4c", "5c"):
        state.play(move)
    drawn = [str(line) for line in table().draw(view_of(state))]
    assert drawn[0] == "Deal 7 · to 41 · ♥ trumps · trick 12 of 13 · 12 bid"
    assert drawn[2].strip() == "▸ Kari (D) 3/3 · 0"
    assert drawn[4].split() == ["Ole", "2/3", "·", "12", "[5c♣]", "Rosa", "2/3", "·", "40"]
    assert drawn[5].strip() == "4c♣"
    assert drawn[6].strip() == "You 4/3 · −7"
    assert drawn[-1] == "Your hand:  2h♥"


def test_a_spectator_is_shown_no_hand() -> None:
    text = "\n".join(map(str, table(None).draw(view_of(state_of(MIDDLE), None))))
    assert "4c" not in text
    assert "Anna 4/3 · −7" in text


def test_bids_are_offered_with_what_they_are_worth() -> None:
    view = view_of(state_of(bids(None, 3, 3, 2), max_bid=8))
    assert table().ask(view) == "Bid 1 to 8; 8 of 11 so far"
    notes = {offer.move: offer.note for offer in table().offers(view)}
    assert notes["2"] == "throws the deal in"
    assert (notes["3"], notes["7"]) == ("worth 3", "worth 14")


def test_cards_are_offered_with_what_they_do() -> None:
    state = state_of(ending("Ac 3c", "5c 2h", "6c 3d", "7c 4d", leader=1))
    for move in ("5c", "6c", "7c"):
        state.play(move)
    view = view_of(state)
    assert table().ask(view) == "Follow ♣"
    assert [tuple(offer) for offer in table().offers(view)] == [("Ac", "takes it"), ("3c", "")]


def test_what_is_told_of_bids() -> None:
    state = state_of({"dealer": 3})
    assert told(state, "deal", "4", "3") == [
        "Ole deals",
        "You bid 4 (4 in all)",
        "Rosa bids 3 (7 in all)",
    ]
    assert told(state, "2", "2") == [
        "Kari bids 2 (9 in all)",
        "Ole bids 2 (11 in all)",
        "All have bid; Ole leads",
    ]
    again = told(state_of({"dealer": 3}), "deal", "1", "1", "1", "1")
    assert again[-1] == "Too little is bid: the deal is thrown in; you deal next"


def test_what_is_told_of_tricks_and_the_deal() -> None:
    at = {**ending("4c", "5c", "6c", "7s"), "bids": [3, 4, 4, 3], "taken": [3, 3, 3, 3]}
    assert told(state_of(at), "4c", "5c", "6c", "7s") == [
        "You lead 4c♣",
        "Rosa plays 5c♣",
        "Kari plays 6c♣",
        "Ole plays 7s♠",
        "Kari takes the trick: 4/4",
        "The deal: You 3/3 +3 · Kari 4/4 +4",
        "The deal: Rosa 3/4 −4 · Ole 3/3 +3",
    ]


def test_the_last_trick_on_demand() -> None:
    assert table().last(view_of(state_of(MIDDLE))) == [
        "Ole Ad♦ · You 5h♥ · Rosa 6d♦ · Kari 7d♦",
        "You took it",
    ]
    assert table().last(view_of(state_of({}))) == ["No trick has been taken yet"]


def test_voids_and_unseen_cards_on_demand() -> None:
    view = view_of(state_of(MIDDLE))
    lines = [" ".join(str(line).split()) for line in table()._voids(view)]
    assert lines == ["You ♦", "Kari ♠"]
    unseen = [" ".join(str(line).split()) for line in table()._unseen(view)]
    assert unseen == ["♣ 4 9 8 6 5", "♦ 0", "♥ 1 3", "♠ 1 2"]


def test_the_result_names_the_pair() -> None:
    view = view_of(state_of({"scores": [41, 3, -2, 40]}))
    assert table().result(view) == ["You and Kari win.", "You 41 · Rosa 3 · Kari −2 · Ole 40"]


def test_the_sheet_says_what_scores_mean() -> None:
    sheet = "\n".join(map(str, table().sheet(view_of(state_of({}, preset="jawaker400")))))
    assert "14  16  27  40  40  40  40" in sheet
    assert "A seat with 41 points wins for its pair." in sheet
    assert "Its partner must be above 0." in sheet
    assert "5 and 6 are worth 5 and 6" in sheet
    alone = "\n".join(map(str, table().sheet(view_of(state_of({}, winners="seat")))))
    assert "wins alone" in alone


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(6))
def test_every_line_fits(number: int, language: str) -> None:
    rng = random.Random(number)
    while True:
        try:
            game = fortyone.game("tarneeb41", max_deals=2, **random_options(rng))
            break
        except fortyone.OptionError:
            continue
    state, chance = game.position({"scores": [-199, 0, -188, -200]}), fortyone.rng(number)
    shown = table(number % 4, LONG, language)
    while not state.is_over:
        if state.turn == fortyone.CHANCE:
            state.deal(chance)
        else:
            state.apply(chance.choice(state.moves()))
        view = view_of(state, number % 4)
        lines = [str(line) for line in shown.draw(view)]
        assert len(lines) <= HEIGHT
        assert max(map(len, lines)) <= WIDTH
        if view.legal:
            assert len(shown.ask(view)) <= WIDTH
            assert {offer.move for offer in shown.offers(view)} == set(view.legal)
    assert shown.sheet(view)
    assert shown.result(view)
