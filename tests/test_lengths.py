"""How long a match takes: what the tiles and docs/pages.md say is one recorded run."""

import re

from benchmarks import lengths

CLIENT = lengths.ROOT / "client/src/games"


def test_every_form_of_a_tile_was_measured() -> None:
    forms = {
        (path.parent.name, preset)
        for path in CLIENT.glob("*/tile.ts")
        for preset in re.findall(r'preset: "(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert forms == {(row["game"], row["preset"]) for row in lengths.kept()} == set(lengths.FORMS)


def test_the_page_has_the_figures_of_the_tiles() -> None:
    wanted = "run: python -m benchmarks.lengths --write"
    assert lengths.PAGE.read_text(encoding="utf-8") == lengths.page(lengths.kept()), wanted


def test_a_match_follows_from_its_number() -> None:
    first, again, other = (lengths.match("tarneeb41", "syrian", n, "basic") for n in (3, 3, 4))
    assert first == again != other


def test_what_a_match_takes_is_counted_by_what_has_to_be_done() -> None:
    mean = {"choice": 40.0, "bid": 4.0, "forced": 8.0, "rests": 10.0, "deals": 2.0}
    person = (40 * 6 + 4 * 12 + 8 * 2) / 4
    bots = 3 * (40 * 1 + 4 * 1 + 8 * 0.6 + 10 * 0.8) / 4
    assert abs(lengths.seconds(mean, seats=4) - (person + bots + 2 * 6)) < 1e-9
