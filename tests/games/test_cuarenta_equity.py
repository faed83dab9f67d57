"""What a mesa of Cuarenta is worth between deals: symmetry, order, a chica by hand, and matches played out."""

from collections.abc import Iterator
from typing import Any

import pytest

import fortyone
from fortyone.games.cuarenta import equity
from fortyone.games.cuarenta.equity import Habits, worth
from fortyone.games.cuarenta.options import Options
from fortyone.games.cuarenta.worlds import game_of
from fortyone.search.tree import Tree
from tests.games.cuarenta import quick_habits

# Uncompiled, the many scores of a mesa to 40 take long to work out; a shorter one, and fewer playouts, must do there.
WHOLE = fortyone.compiled
TARGET = 40 if WHOLE else 28
PLAYOUTS, NEAR = (1500, 0.12) if WHOLE else (300, 0.25)
TABLES: tuple[dict[str, Any], ...] = (
    {"target": TARGET},
    {"target": TARGET, "seats": 2, "max_deals": 2},
    {"target": 20, "chicas": 1},
)


@pytest.fixture(autouse=True, scope="module")
def habits() -> Iterator[None]:
    with quick_habits():
        yield


def options(**changed: Any) -> Options:
    settled = fortyone.game("cuarenta", **changed).options
    assert isinstance(settled, Options)
    return settled


@pytest.mark.parametrize("changed", TABLES, ids=str)
def test_the_sides_are_alike(changed: dict[str, Any]) -> None:
    table = options(**changed)
    for scores in ((0, 0), (4, 16), (18, 6), (19, 18)):
        for chicas in ((0, 0), (table.chicas - 1, 0)):
            ours = worth(table, scores, chicas, dealer=0)
            theirs = worth(table, scores[::-1], chicas[::-1], dealer=1)
            assert ours == pytest.approx(-theirs, abs=1e-9)


@pytest.mark.parametrize("changed", TABLES, ids=str)
def test_more_points_are_worth_more(changed: dict[str, Any]) -> None:
    table = options(**changed)
    by_score = [worth(table, (score, 8)) for score in range(0, table.target - 1, 2)]
    assert by_score == sorted(by_score)
    assert by_score[-1] - by_score[0] > 0.5


def test_a_chica_ahead_is_worth_more_and_less_than_all() -> None:
    table = options(target=TARGET)
    assert 0.2 < worth(table, (0, 0), (1, 0)) < 0.9


def test_two_below_all_the_first_caida_wins_the_last_chica() -> None:
    """By hand: play after play, in deals that pass from side to side, the first caída."""
    table = options(target=TARGET, chicas=1)
    won, alive = 0.0, 1.0
    plays = Habits(table).plays
    dealing = 1
    for _ in range(60):
        for i, seen in enumerate(plays):
            caidas = sum(count for (_, caida), count in seen.items() if caida) / equity.DEALS
            side = dealing if i % 2 else 1 - dealing
            won += alive * caidas * (1 if side == 0 else -1)
            alive *= 1 - caidas
        dealing = 1 - dealing
    assert worth(table, (TARGET - 2, TARGET - 2), dealer=1) == pytest.approx(won, abs=0.01)


def test_the_last_deal_decides_where_there_is_no_other() -> None:
    table = options(target=TARGET, max_deals=1)
    assert worth(table, (3 * TARGET // 4, 0)) > 0.95
    assert worth(table, (0, 0), (1, 0)) == pytest.approx(
        1.0, abs=0.02
    )  # zapatería apart, it is won


def test_a_table_on_its_way_is_seen_by_nobody() -> None:
    """Another thread may ask meanwhile: it would take a number that is not worked out yet."""
    table = options(target=10, chicas=1, max_deals=1)
    equity.table(table)
    rules: Any = game_of(table).rules
    assert not rules.valued


def test_matches_played_out_come_to_what_is_said_between_deals() -> None:
    """From the first five on: playouts to the end of the mesa, and such as stop after the deal."""
    game = fortyone.game("cuarenta", chicas=1, target=20)
    state = game.start(dealer=3)
    state.deal(fortyone.rng("equity"))
    means = []
    for leaves in (False, True):
        rng = fortyone.rng("playouts")
        world = game.resample(state.view(0), rng)
        tree = Tree(
            world,
            rng.spawn(),
            1000,
            policy=True,
            leaves=leaves,
            grows=False,
            explore=1.0,
            limit=5000,
        )
        for _ in range(PLAYOUTS // 5):
            tree.add(game.resample(state.view(0), rng))
        tree.run(PLAYOUTS)
        means.append(sum(found.total for found in tree.found()) / PLAYOUTS)
    assert means[0] == pytest.approx(means[1], abs=NEAR)
