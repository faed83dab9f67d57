"""Cuarenta: options, presets, and the names people know it by."""

from typing import Any

import pytest

import fortyone


@pytest.mark.parametrize(
    ("target", "derived"),
    [
        (40, (38, 38, 10)),
        (20, (18, 18, 5)),
        (10, (8, 8, 3)),
        (30, (28, 28, 8)),
        (200, (198, 198, 50)),
    ],
)
def test_defaults_follow_the_target(target: int, derived: tuple[int, int, int]) -> None:
    options = fortyone.game("cuarenta", target=target).options
    assert (options.cards_stop_at, options.caida_only_from, options.zapateria) == derived  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("wrong", "option"),
    [
        ({"seats": 3}, "seats"),
        ({"target": 8}, "target"),
        ({"target": 41}, "target"),
        ({"target": 202}, "target"),
        ({"match_takes": "two"}, "match_takes"),
        ({"sum_cards": 2}, "sum_cards"),
        ({"caida_by": "sum"}, "caida_by"),
        ({"caida_limpia": 3}, "caida_limpia"),
        ({"ronda_points": 11}, "ronda_points"),
        ({"ronda_when": "never"}, "ronda_when"),
        ({"doble_ronda": 0}, "doble_ronda"),
        ({"doble_ronda": 21}, "doble_ronda"),
        ({"doble_ronda": "points"}, "doble_ronda"),
        ({"caida_on_ronda": -1}, "caida_on_ronda"),
        ({"odd_count": "half"}, "odd_count"),
        ({"both_twenty": "dealer"}, "both_twenty"),
        ({"leftovers": "dealer"}, "leftovers"),
        ({"cards_stop_at": 41}, "cards_stop_at"),
        ({"target": 20, "cards_stop_at": 21}, "cards_stop_at"),
        ({"finish": "over"}, "finish"),
        ({"caida_only_from": 40}, "caida_only_from"),
        ({"caida_only_from": 0}, "caida_only_from"),
        ({"caida_only_from": 0, "finish": "exact"}, "caida_only_from"),
        ({"zapateria": 41}, "zapateria"),
        ({"zapateria": True}, "zapateria"),
        ({"chicas": 4}, "chicas"),
        ({"jokers": 1}, "jokers"),
        ({"periquito_points": 21}, "periquito_points"),
        ({"misdeal_points": 21}, "misdeal_points"),
        ({"misdeal_grace": 1}, "misdeal_grace"),
        ({"misdeal_rate": 0.6}, "misdeal_rate"),
        ({"max_deals": 10_000}, "max_deals"),
        ({"rondas": 1}, "rondas"),
        ({"preset": "quito", "target": 20}, "cards_stop_at"),
    ],
)
def test_what_is_refused(wrong: dict[str, Any], option: str) -> None:
    with pytest.raises(fortyone.OptionError) as refusal:
        fortyone.game("cuarenta", **wrong)
    assert refusal.value.option == option
    assert str(refusal.value).startswith(f"{option}")


@pytest.mark.parametrize(
    "fine",
    [
        {"caida_only_from": 0, "finish": "reach"},
        {"cards_stop_at": 40},
        {"cards_stop_at": 0},
        {"caida_only_from": 39},
        {"caida_only_from": 1},
        {"zapateria": 40},
        {"doble_ronda": 20},
        {"misdeal_rate": 0.5},
        {"misdeal_rate": 0},
        {"ronda_points": 0, "ronda_when": "automatic"},
    ],
)
def test_what_is_allowed(fine: dict[str, Any]) -> None:
    plain = fortyone.game("cuarenta", **fine).options.plain()
    assert {name: plain[name] for name in fine} == fine


@pytest.mark.parametrize(
    ("name", "preset"),
    [
        ("cuarenta", "standard"),
        ("Cuarenta", "standard"),
        ("40", "standard"),
        ("rápido", "rapido"),
        ("Cuarenta Rapido", "rapido"),
        ("CUARENTA RÁPIDO", "rapido"),
        ("individual", "individual"),
        ("cuarenta individual", "individual"),
        ("Cuarenta con Comodines", "comodines"),
        ("periquito", "periquito"),
        ("sin zapatería", "sin_zapateria"),
    ],
)
def test_names_people_know(name: str, preset: str) -> None:
    game = fortyone.game(name)
    assert (game.name, game.preset) == ("cuarenta", preset)


def test_presets_are_as_the_book_says() -> None:
    quito = fortyone.game("cuarenta", "quito").options.plain()
    assert (quito["match_takes"], quito["sum_cards"], quito["caida_by"]) == ("one", "two", "match")
    assert (quito["caida_limpia"], quito["ronda_when"], quito["cards_stop_at"]) == (
        2,
        "automatic",
        30,
    )
    assert (quito["finish"], quito["leftovers"], quito["ronda_points"]) == (
        "reach",
        "last_taker",
        2,
    )
    club = fortyone.game("cuarenta", "club").options.plain()
    assert (club["match_takes"], club["sum_cards"], club["caida_by"]) == (
        "one",
        "two_or_more",
        "match",
    )
    assert (club["ronda_points"], club["ronda_when"], club["both_twenty"]) == (
        4,
        "automatic",
        "non_dealer",
    )
    assert (club["leftovers"], club["cards_stop_at"], club["finish"]) == ("nobody", 30, "reach")
