"""Syrian 41: options, presets and names."""

from typing import Any

import pytest

import fortyone

DEFAULTS = {
    "target": 41,
    "min_bid": 1,
    "max_bid": 13,
    "min_bid_by_score": False,
    "min_total": 11,
    "min_total_counts": "tricks",
    "min_total_by_score": False,
    "values": "syrian",
    "score_by": "bid",
    "fail_by": "bid",
    "first_lead": "dealer",
    "partner": "any",
    "target_of": "seat",
    "both_reach": "seat_then_pair",
    "all_thirteen": "nothing",
    "max_deals": 0,
    "winners": "pair",
}
LEBANESE = {
    "target": 82,
    "min_bid": 2,
    "max_bid": 12,
    "min_bid_by_score": True,
    "values": "lebanese",
    "all_thirteen": "wins",
}
PRESETS: dict[str, dict[str, Any]] = {
    "syrian": {},
    "standard": {},
    "lebanese": LEBANESE,
    "lebanese88": {**LEBANESE, "target": 88},
    "club": {
        "first_lead": "after_dealer",
        "min_total_counts": "values",
        "partner": "positive",
        "both_reach": "pair_then_seat",
    },
    "jawaker400": {
        "min_bid": 2,
        "values": "jawaker",
        "min_bid_by_score": True,
        "target": 41,
        "min_total_by_score": True,
        "first_lead": "after_dealer",
        "partner": "positive",
    },
}


@pytest.mark.parametrize("preset", PRESETS)
def test_preset(preset: str) -> None:
    game = fortyone.game("tarneeb41", preset)
    assert game.options.plain() == {**DEFAULTS, **PRESETS[preset]}
    assert game.seats == 4
    assert game.preset == ("syrian" if preset == "standard" else preset)


REFUSED = [
    *(("target", value) for value in (0, 1000, -41, 41.0, "41", True, None)),
    *(("min_bid", value) for value in (0, 14, True)),
    *(("max_bid", value) for value in (0, 14)),
    *(("min_total", value) for value in (-1, 53)),
    *(("max_deals", value) for value in (-1, 10_000)),
    *(("min_bid_by_score", value) for value in (1, "true")),
    *(("values", value) for value in ("Lebanese", "", 1)),
    *((name, "both") for name in ("min_total_counts", "score_by", "fail_by", "first_lead", "partner")),
    *((name, True) for name in ("target_of", "both_reach", "all_thirteen", "winners")),
    ("seats", 4),
    ("trumps", "hearts"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), REFUSED)
def test_a_value_that_is_not_allowed(name: str, value: Any) -> None:
    with pytest.raises(fortyone.OptionError) as refusal:
        fortyone.game("tarneeb41", **{name: value})
    assert refusal.value.option == name
    assert str(refusal.value)


CONTRADICTIONS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    # the option that is named, options refused, and the nearest options allowed
    ("min_bid", {"min_bid": 6, "max_bid": 5}, {"min_bid": 5, "max_bid": 5}),
    ("max_bid", {"max_bid": 2}, {"max_bid": 3}),
    ("max_bid", {"max_bid": 4, "min_total": 17}, {"max_bid": 4, "min_total": 16}),
    ("max_bid", {"max_bid": 12, "min_total": 49}, {"min_total": 52}),
    ("max_bid", {"max_bid": 1, "min_total": 5}, {"max_bid": 1, "min_total": 4}),
    ("max_bid", {"max_bid": 4, "min_bid_by_score": True}, {"max_bid": 5, "min_bid_by_score": True}),
    ("max_bid", {"max_bid": 3, "min_total_by_score": True}, {"max_bid": 4, "min_total_by_score": True}),
    ("max_bid", {"max_bid": 3, "min_total_by_score": True, "min_total": 5}, {"max_bid": 3, "min_total": 5}),
    ("max_bid", {"max_bid": 6, "min_total": 25, "min_total_counts": "values"},
     {"max_bid": 7, "min_total": 52, "min_total_counts": "values"}),
    ("max_bid", {"max_bid": 5, "min_total": 21, "min_total_counts": "values", "values": "jawaker"},
     {"max_bid": 5, "min_total": 21, "min_total_counts": "values", "values": "lebanese"}),
    ("max_bid", {"max_bid": 6, "min_total": 25, "min_total_counts": "values", "values": "jawaker"},
     {"max_bid": 7, "min_total": 52, "min_total_counts": "values", "values": "jawaker"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "refused", "allowed"), CONTRADICTIONS)
def test_options_that_contradict_each_other(
    name: str, refused: dict[str, Any], allowed: dict[str, Any]
) -> None:
    fortyone.game("tarneeb41", **allowed)
    with pytest.raises(fortyone.OptionError) as refusal:
        fortyone.game("tarneeb41", **refused)
    assert refusal.value.option == name
    assert refusal.value.allowed.startswith("1 …" if name == "min_bid" else "")


def test_the_refusal_says_what_is_allowed() -> None:
    with pytest.raises(fortyone.OptionError) as refusal:
        fortyone.game("tarneeb41", max_bid=3, min_total=13)
    expected = "max_bid=3: four such bids do not reach 13 at every score; allowed: 4 … 13"
    assert str(refusal.value) == expected
    with pytest.raises(fortyone.OptionError) as refusal:
        fortyone.game("tarneeb41", min_bid_by_score=True, max_bid=4)
    assert str(refusal.value) == "max_bid=4 leaves a seat on 50 no bid; allowed: 5 … 13"


def test_idle_options_are_allowed() -> None:
    idle = {"partner": "positive", "target_of": "pair", "both_reach": "pair_then_seat"}
    fortyone.game("tarneeb41", winners="seat", **idle)
    fortyone.game("tarneeb41", min_total=0, min_total_by_score=True)


NAMES = [
    ("Syrian 41", "syrian"),
    ("tarneeb 41", "syrian"),
    ("400", "syrian"),
    ("Four Hundred", "syrian"),
    ("Arba3meyyeh", "syrian"),
    ("arba3-miye", "syrian"),
    ("Сорок одно", "syrian"),
    ("Lebanese", "lebanese"),
    ("libanais", "lebanese"),
    ("lebanese 88", "lebanese88"),
    ("jawaker 400", "jawaker400"),
]


@pytest.mark.parametrize(("name", "preset"), NAMES)
def test_names_people_know(name: str, preset: str) -> None:
    game = fortyone.game(name)
    assert (game.name, game.preset) == ("tarneeb41", preset)


def test_41_is_the_name_of_several_games() -> None:
    with pytest.raises(fortyone.OptionError) as refusal:
        fortyone.game("41")
    assert "tarneeb41" in refusal.value.allowed
