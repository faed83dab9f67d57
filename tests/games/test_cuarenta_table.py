"""Cuarenta in the terminal: what is drawn, offered and told."""

from typing import Any

import pytest

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.core.messages import languages
from fortyone.core.table import HEIGHT, WIDTH, Words
from fortyone.games.cuarenta.counting import count_cards
from fortyone.games.cuarenta.table import CuarentaTable
from tests.games.cuarenta import PACK, at, deck

NAMES = ("Rosa", "Kari", "Ana", "Bo")


def table(language: str = "en", reader: int | None = 0) -> CuarentaTable:
    return CuarentaTable(Words(language, NAMES, reader))


def told(state: Any, move: str, reader: int | None = 0) -> list[str]:
    """What the reader hears of one move, or of a deck order."""
    before = state.view(reader)
    if state.turn == CHANCE:
        state.chance(move)
        event = fortyone.Event(CHANCE, move if move == "misdeal" else "")
    else:
        event = fortyone.Event(state.turn, move)
        state.play(move)
    return [str(line) for line, _ in table(reader=reader).told(before, event, state.view(reader))]


def position(where: dict[str, Any], **options: Any) -> Any:
    return fortyone.game("cuarenta", **options).position(where)


def test_the_last_card_laid_is_marked() -> None:
    lines = table().draw(position(at("6c", "Kd 6h", "6h")).view(0))
    assert "Kd♦ [6h♥]" in lines


def test_offers_say_what_each_way_takes_and_brings() -> None:
    view: Any = position(at("7c 2s", "4d 3h 7d Jd", "Jd")).view(0)
    assert [tuple(offer) for offer in table().offers(view)] == [
        ("7cx3h4d", "takes 3h♥ 4d♦ Jd♦"),
        ("7cx7d", "takes 7d♦ Jd♦"),
        ("2s", "lay it"),
        ("7c", "lay it"),
    ]


@pytest.mark.parametrize(
    ("where", "move", "lines"),
    [
        (at("6c 2c", "Kd 6h", "6h"), "6cx6h", ["You take 6h♥ with 6c♣: caída! · +2"]),
        (at("6c 2c", "6h"), "6cx6h", ["You take 6h♥ with 6c♣: limpia! · +2"]),
        (at("6c 2c", "6h", "6h"), "6cx6h", ["You take 6h♥ with 6c♣: caída and limpia! · +4"]),
        (at("5c 2c", "5d 6h Kd"), "5cx5d", ["You take 5d♦ 6h♥ with 5c♣"]),
        (at("5c 2c", "5d"), "5c", ["You lay 5c♣"]),
        (at("7c 7d 7h"), "ronda7", ["You show a ronda of 7 · +2"]),
        (at("6c 2c", "6h", scores=[38, 0]), "6cx6h", ["You take 6h♥ with 6c♣"]),
        (
            at("6c 2c", "6h", "6h", scores=[38, 0]),
            "6cx6h",
            [
                "You take 6h♥ with 6c♣: caída and limpia! · +2",
                "Zapatería! The chica and the mesa go to You and Ana",
            ],
        ),
    ],
)
def test_what_is_told(where: dict[str, Any], move: str, lines: list[str]) -> None:
    assert told(position(where), move) == lines


def last_card(count: int, **more: Any) -> dict[str, Any]:
    """Bo has the last card, a king, and a deuce lies; side 0 has taken so many cards, side 1 the others."""
    rest = [card for card in PACK if card not in ("Kh", "2c")]
    rest += ["X1", "X2"][: more.pop("jokers", 0)]
    piles = [" ".join(rest[:count]), " ".join(rest[count:])]
    return {"hands": ["", "", "", "Kh"], "table": "2c", "piles": piles, "taker": 0, **more}


def test_the_end_of_a_deal_is_told_with_the_cards_of_both_sides() -> None:
    assert told(position(last_card(20)), "Kh") == [
        "Bo lays Kh♥",
        "What is left goes to You and Ana: 2 cards",
        "The deal ends",
        "You and Ana: 22 cards (6 for 20, and 2 for 2 more) · +8",
        "Kari and Bo: 18 cards (fewer than 20)",
    ]


@pytest.mark.parametrize(
    ("where", "options", "line"),
    [
        (last_card(18), {}, "You and Ana: 20 cards (6 for 20) · +6"),
        (last_card(19), {}, "You and Ana: 21 cards (6 for 20, and 2 for 1 more) · +8"),
        (
            last_card(19),
            {"odd_count": "exact"},
            "You and Ana: 21 cards (6 for 20, and 1 for 1 more) · +7",
        ),
        (
            last_card(26, scores=[34, 0]),
            {},
            "You and Ana: 28 cards (6 for 20, and 8 for 8 more, of which 5 count) · +5",
        ),
        (
            last_card(26, scores=[38, 0]),
            {},
            "You and Ana: 28 cards (nothing for cards from 38 points on)",
        ),
        (last_card(26), {"cards_stop_at": 0}, "You and Ana: 28 cards (cards never score)"),
        (last_card(18, scores=[34, 0]), {}, "You and Ana: 20 cards (6 for 20)"),  # wins the chica
        (
            last_card(18),
            {"both_twenty": "neither"},
            "You and Ana: 20 cards (20 each: neither scores)",
        ),
        (
            last_card(18),
            {"both_twenty": "non_dealer"},
            "Kari and Bo: 20 cards (20 each: only the other side scores)",
        ),
    ],
)
def test_it_is_told_why_cards_score(
    where: dict[str, Any], options: dict[str, Any], line: str
) -> None:
    assert line in told(position({"dealer": 3, **where}, **options), "Kh")


@pytest.mark.parametrize("odd", ["up", "down", "exact"])
@pytest.mark.parametrize("both", ["both", "non_dealer", "neither"])
@pytest.mark.parametrize("score", [0, 9, 10])
def test_cards_are_counted_as_the_kernel_counts_them(odd: str, both: str, score: int) -> None:
    options = {"odd_count": odd, "both_twenty": both, "cards_stop_at": 10, "jokers": 2}
    for count in range(41):
        state = position(last_card(count, jokers=2, scores=[score, 0]), **options)
        view: Any = state.view(0)
        taken = [count, 40 - count]
        dealing, scores = view.dealer % 2, view.scores
        words = [count_cards(view.options, dealing, scores[side], taken, side) for side in (0, 1)]
        assert tuple(counted.points for counted in words) == view.cards_worth


def test_deals_and_misdeals_are_told() -> None:
    state = position({})
    assert told(state, "misdeal") == ["Bo misdeals, and deals again"]
    assert told(state, deck()) == ["Deal 1: you play first"]
    automatic = position({}, ronda_when="automatic")
    assert told(automatic, deck("Ac 2c 3c 4c 5c", "7c 7d 7h Qc Kc"))[1:] == [
        "Kari holds a ronda of 7"
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reader", [0, None])
@pytest.mark.parametrize("preset", ["standard", "comodines", "club", "individual"])
def test_every_moment_fits_and_can_be_told(language: str, reader: int | None, preset: str) -> None:
    game = fortyone.game("cuarenta", preset, max_deals=2)
    shown, rng = table(language, reader), fortyone.rng(preset)
    state: Any = game.start()
    while not state.is_over:
        before: Any = state.view(reader)
        seat = state.turn
        move = "" if seat == CHANCE else rng.choice(state.legal())
        state.deal(rng) if seat == CHANCE else state.play(move)
        after: Any = state.view(reader)
        assert shown.told(before, fortyone.Event(seat, move), after)
        lines = shown.draw(after)
        assert len(lines) <= HEIGHT
        assert all(len(str(line)) <= WIDTH for line in lines)
        if after.legal:
            assert shown.ask(after)
            assert sorted(offer.move for offer in shown.offers(after)) == list(after.legal)
    for lines in (
        shown.sheet(after),
        shown.result(after),
        shown._piles(after),
        shown._unseen(after),
    ):
        assert lines


def test_a_full_table_fits() -> None:
    cards = [card for card in PACK if card not in ("7c", "7d", "7h", "7s")]
    state = position(
        {"hands": ["7c", "7d", "7h", "7s"], "table": " ".join(cards), "last": cards[-1]}
    )
    lines = table().draw(state.view(0))
    assert len(lines) <= HEIGHT
    assert all(len(str(line)) <= WIDTH for line in lines)
