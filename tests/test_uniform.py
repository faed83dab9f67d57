"""Resampled worlds are uniform over the chance that makes every event possible and gives the same view."""

from collections import Counter
from collections.abc import Iterator

import pytest
from scipy.stats import chisquare

import fortyone
from fortyone.core.view import View
from fortyone.games import game_type
from tests.strategies import kinds, over_games, over_presets, seats_of, short
from tests.worlds import key_of, matches, possible_worlds, running_deal, secret_places

SIZES = (2, 3, 4, 5)  # secret cards: all their orders can be tried
SEEDS = 6  # matches looked through for one of each size
SAMPLES = 1000
UNLIKELY = 1e-5


def small_tables(name: str, preset: str) -> list[fortyone.Game]:
    """Of two and of four, where seats can be chosen: one or the other ends its deals with few secrets."""
    changes: list[dict[str, int]] = [{"seats": seats} for seats in (2, 4)]
    usual: list[dict[str, int]] = changes if "seats" in kinds(name) else [{}]
    return [fortyone.game(name, preset=preset, **short(name, **changed)) for changed in usual]


def small_cases(game: fortyone.Game) -> Iterator[tuple[View, Counter[bytes]]]:
    """Views with few secret cards, each with every state it may come from and how many decks lead there."""
    wanted = set(SIZES)
    for match in matches(game, range(SEEDS)):
        if match.state.turn < 0:
            continue  # at the end of a deal, hands may lie open
        before, deal = running_deal(match)
        for seat in seats_of(match.state):
            count = len(secret_places(before, deal, seat))
            if count in wanted:
                wanted.remove(count)
                yield match.state.view(seat), possible_worlds(before, deal, seat)
        if not wanted:
            return


@over_presets
def test_worlds_are_uniform_over_what_is_possible(name: str, preset: str) -> None:
    tried = 0
    rng = fortyone.rng(f"{name} {preset}")
    for game in small_tables(name, preset):
        for view, decks in small_cases(game):
            drawn = Counter(key_of(game.resample(view, rng)) for _ in range(SAMPLES))
            assert set(drawn) <= set(decks), "a world that cannot be"
            if len(decks) > 1:
                tried += 1
                total = sum(decks.values())
                expected = [SAMPLES * count / total for count in decks.values()]
                found = chisquare([drawn[world] for world in decks], expected)
                assert found.pvalue > UNLIKELY, f"{view} {decks} {drawn}"
    assert bool(tried) != game_type(name).chance_is_open


@over_games
def test_a_throw_is_uniform(name: str) -> None:
    """Both generators throw, or put each card in each place, as often."""
    game = fortyone.game(name)
    rng = fortyone.rng(name)
    due = game.start().due()
    assert due is not None
    for draw in (_fast, _verifiable):
        counts = Counter(draw(game, rng, number) for number in range(1200))
        assert chisquare(list(counts.values())).pvalue > UNLIKELY
        assert len(counts) in (6, len(game.start().history) or len(getattr(due, "cards", "123456")))


def _fast(game: fortyone.Game, rng: fortyone.Rng, number: int) -> int:
    state = game.start()
    state.deal(rng)
    return _one_of(state.events[0][1], number)


def _verifiable(game: fortyone.Game, rng: fortyone.Rng, number: int) -> int:
    return _one_of(game.match(seed=number, dealer=0).state.events[0][1], number)


def _one_of(values: tuple[int, ...], number: int) -> int:
    """A card at one place; or one die of those thrown, which stand sorted."""
    return values[number % len(values)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52])
def test_the_fast_generator_is_uniform(n: int) -> None:
    rng = fortyone.rng(n)
    counts = Counter(rng.below(n) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    assert n == 1 or chisquare(list(counts.values())).pvalue > UNLIKELY
