"""A match of each game as most people play it, no option changed, from its first deal to its end by taps on a phone."""

import pytest

import fortyone
from tests.browser.conftest import Sit
from tests.browser.table import SHORT, tap
from tests.browser.test_company import AT_EASE
from tests.browser.test_matches import ends_well


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_match_of_the_usual_length(sit: Sit, game: str) -> None:
    sitter = sit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    sitter.page.add_init_script(AT_EASE)
    code = sitter.open(game, short=False)
    sitter.start()
    moves = sitter.play(tap)
    assert ends_well(sitter, code, moves)
    played = fortyone.read_record(sitter.record(code)).game
    assert (dict(played.changed), played.preset) == ({}, fortyone.game(game).preset)
    assert sitter.wide() == 0
