"""What wants to be looked at before the next move: asked of every event of a match, and counted another way."""

from typing import Any

import pytest

import fortyone
from fortyone.core.state import Event
from fortyone.core.table import table_type


def events(name: str, **options: Any) -> list[tuple[Any, Event, Any, bool]]:
    """Every move of a random match as an onlooker sees it, and whether it rests."""
    match, rng = fortyone.game(name, **options).match(seed=41), fortyone.rng(1)
    look, seen = table_type(match.game).rests, []
    while not match.is_over:
        before, legal = match.state.view(None), match.state.legal()
        event = Event(match.state.turn, legal[rng.below(len(legal))])
        match.play(event.text)
        after = match.state.view(None)
        seen.append((before, event, after, look(before, event, after)))
    return seen


def test_a_trick_rests() -> None:
    cards = 0
    for _, event, _, rests in events("tarneeb41", max_deals=3):
        is_card = not event.text.isdigit()
        cards += is_card
        if cards % 52 or not is_card:  # by the view after a deal's last card the next one is dealt
            assert rests == (is_card and cards % 4 == 0)
    assert cards % 52 == 0


def test_a_capture_rests() -> None:
    found = events("cuarenta", seats=2, chicas=1)
    for before, event, after, rests in found:
        side = event.seat % 2
        grew = len(after.piles[side]) > len(before.piles[side])
        assert rests == grew or sum(before.hand_sizes) == 1  # the leftovers are swept in
    assert len({rests for *_, rests in found}) == 2


@pytest.mark.parametrize(("name", "ends"), [("dice41", 3), ("empat_satu", 0)])
def test_a_round_of_dice_rests(name: str, ends: int) -> None:
    options = {"rounds": 4} if name == "dice41" else {}
    assert sum(rests for *_, rests in events(name, **options)) == ends
