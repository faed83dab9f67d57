"""The golden matches replay, to the letter, and their chance is proven fair."""

import pytest

import fortyone
from fortyone.core.errors import RecordError
from tests.golden import HOME, path_of
from tests.strategies import over_presets


@over_presets
def test_a_golden_match_replays(name: str, preset: str) -> None:
    text = path_of(name, preset).read_text(encoding="utf-8")
    match = fortyone.read_record(text)
    assert (match.game.name, match.game.preset) == (name, preset)
    assert match.is_over
    assert match.record() == text
    assert f"scores: {' '.join(map(str, match.state.scores))}\n" in text
    assert fortyone.verify(text).record() == text


@over_presets
def test_a_golden_match_notices_another_result(name: str, preset: str) -> None:
    text = path_of(name, preset).read_text(encoding="utf-8")
    head, result = text.rsplit("scores: ", 1)
    with pytest.raises(RecordError, match="but the moves give"):
        fortyone.read_record(f"{head}scores: 9{result}")


def test_every_golden_match_has_its_preset() -> None:
    names = {path.parent.name for path in HOME.glob("*/*.txt")}
    assert names <= set(fortyone.games())
    for path in HOME.glob("*/*.txt"):
        assert fortyone.game(path.parent.name, preset=path.stem).preset == path.stem
