"""The arena: the same deals in every seating, whoever does the work, and nobody judged by luck or by order."""

from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import pytest

import fortyone
from fortyone.core.errors import FortyoneError
from fortyone.lab import deal as deals
from fortyone.lab.arena import Here, Report, play, report, workers
from fortyone.lab.contest import Contest
from fortyone.lab.deal import Outcome, play_deal
from fortyone.lab.ledger import Ledger
from tests.strategies import over_games, over_presets, short

DICE = ("dice41", None, {"seats": 3, "rounds": 3})


def contest(*players: str, table: tuple[str, str | None, dict[str, Any]] = DICE) -> Contest:
    return Contest(*table, (players[0], players[1]), seed=41)


def outcomes(of: Contest, count: int, executor: Executor | None = None) -> list[Outcome]:
    return [outcome for outcome, _ in play(of, range(count), executor or Here(), ahead=3)]


def found(of: Contest, count: int) -> Report:
    return report(of, outcomes(of, count))


def timeless(of: list[Outcome]) -> list[Outcome]:
    """Outcomes by deal, without what the clock said."""
    for outcome in of:
        for tally in outcome.tallies:
            tally.seconds = 0.0
    return sorted(of, key=lambda outcome: outcome.deal)


def one_deal(
    name: str, preset: str | None = None, **changed: Any
) -> tuple[str, str | None, dict[str, Any]]:
    few = {"seats": 2} if name == "empat_satu" else {}  # its bots are slow
    return name, preset, short(name, **few, **changed)


@over_presets
def test_equal_players_cancel_exactly(name: str, preset: str) -> None:
    for player in ("basic", "random"):
        equal = found(contest(player, player, table=one_deal(name, preset)), 2)
        assert (equal.mean.value, equal.mean.interval) == (0.0, (0.0, 0.0))
        assert equal.match_wins.value == 0.5


@over_games
def test_swapped_players_swap_the_result_where_two_sides_play(name: str) -> None:
    table = (name, None, {**short(name), **({} if name == "tarneeb41" else {"seats": 2})})
    one, other = (
        found(contest(*names, table=table), 3)
        for names in (("basic", "random"), ("random", "basic"))
    )
    assert one.mean.value == -other.mean.value
    assert one.match_wins.value == pytest.approx(1 - other.match_wins.value)


@over_games
def test_every_seating_has_the_same_lot_and_deals(name: str) -> None:
    _, records = play_deal(contest("basic", "random", table=one_deal(name)), 5)
    matches = [fortyone.verify(record) for record in records]
    assert len(matches) == matches[0].game.sides
    firsts = [next(what for seat, what in match.state.events if seat < 0) for match in matches]
    assert (
        len(
            {
                (match.lot, match.commitment, first)
                for match, first in zip(matches, firsts, strict=True)
            }
        )
        == 1
    )
    _, other = play_deal(contest("basic", "random", table=one_deal(name)), 6)
    assert fortyone.read_record(other[0]).commitment != matches[0].commitment


@over_games
def test_the_first_player_takes_each_side_once_and_the_second_all_others(name: str) -> None:
    _, records = play_deal(contest("basic", "random", table=one_deal(name)), 0)
    for side, record in enumerate(records):
        match = fortyone.read_record(record)
        sides = [seat % match.game.sides for seat in range(match.game.seats)]
        assert match.names == tuple("basic" if own == side else "random" for own in sides)


@over_presets
def test_a_game_says_who_plays_together_and_what_they_made(name: str, preset: str) -> None:
    game = fortyone.game(name, preset=preset)
    assert 1 <= game.sides <= game.seats
    assert game.seats % game.sides == 0
    match = game.match(seed=1)
    points = game.points(match)
    assert points is None or points == (0,) * game.sides


def lead(match: fortyone.Match, side: int) -> float:
    """By how much a side won, told from the outcome alone, another way than the arena's."""
    scores, returns = match.state.scores, match.state.returns()
    if match.game.name == "tarneeb41":
        return float(scores[side] + scores[side + 2] - scores[1 - side] - scores[3 - side])
    if match.game.name == "cuarenta":  # one deal that wins no chica
        return float(scores[side] - scores[1 - side])
    left = -sum(returns) / len(returns)
    return float(returns[side] + left)


@pytest.mark.parametrize(
    "table",
    [
        ("tarneeb41", None, {"max_deals": 2}),
        ("cuarenta", None, {"max_deals": 2, "target": 200}),
        ("cuarenta", None, {"max_deals": 3, "target": 200, "misdeal_rate": 0.5}),
        ("dice41", "midnight", {"seats": 3}),
        ("empat_satu", None, {"hands": 2, "seats": 3}),
    ],
    ids=lambda table: table[0],
)
def test_the_mean_is_what_the_records_say(table: tuple[str, str, dict[str, Any]]) -> None:
    won, dealt, wins = 0.0, 0, []
    for number in range(3):
        outcome, records = play_deal(contest("basic", "random", table=table), number)
        for side, record in enumerate(records):
            match = fortyone.read_record(record)
            won += lead(match, side)
            hands = record.count("\ndeal ") - record.count("\ndeal misdeal")
            dealt += match.game.options.rounds if table[0] == "dice41" else hands  # type: ignore[attr-defined]
            returns = match.state.returns()
            others = [r for seat, r in enumerate(returns) if seat % match.game.sides != side]
            wins += [(returns[side] > r) + (returns[side] == r) / 2 for r in others]
        assert len(outcome.matches) == match.game.sides
    total = found(contest("basic", "random", table=table), 3)
    assert total.dealt == dealt
    assert total.mean.value == pytest.approx(won / dealt)
    assert total.match_wins.value == pytest.approx(sum(wins) / len(wins))


def test_points_of_a_mesa_are_those_of_all_its_chicas() -> None:
    table = "cuarenta", "sin_zapateria", dict[str, Any]()
    _, records = play_deal(contest("basic", "random", table=table), 0)
    for record in records:
        match = fortyone.read_record(record)
        made = match.game.points(match)
        won = match.state.snapshot()["won"]
        chicas = sum(won)
        assert made is not None
        for side in (0, 1):
            others = chicas - won[side]
            assert 40 * won[side] <= made[side] <= 40 * won[side] + 39 * others


def test_a_reckless_bidder_loses_by_what_it_bids() -> None:
    """Of two partners who both bid 13, one fails at least: −26 each, mostly; who bids 1 makes it, mostly."""
    table = one_deal("tarneeb41", None, max_deals=1, min_total=0)
    rigged = found(contest("tests.rigged:Thirteen", "tests.rigged:First", table=table), 10)
    assert -52 - 4 <= rigged.mean.value <= -52 + 4
    assert rigged.match_wins.value == 0


def test_the_number_of_workers_changes_nothing() -> None:
    serial = timeless(outcomes(contest("basic", "random"), 5))
    with workers(2) as crew:
        assert timeless(outcomes(contest("basic", "random"), 5, crew)) == serial


@over_games
def test_a_search_by_simulations_is_the_same_in_any_process(name: str) -> None:
    of = contest("strong:4", "basic", table=one_deal(name))
    with workers(2) as crew:
        assert timeless(outcomes(of, 1, crew)) == timeless(outcomes(of, 1))


class Counting(Here):
    """An executor of somebody else's."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.asked.append(args[-1])
        return super().submit(fn, *args, **kwargs)


def test_any_executor_does_the_work_a_few_deals_ahead() -> None:
    executor = Counting()
    playing = play(contest("random", "random"), range(10), executor, ahead=2)
    next(playing)
    assert executor.asked == [0, 1]
    assert len(list(playing)) == 9
    assert executor.asked == list(range(10))


def test_the_same_seed_gives_the_same_and_another_another() -> None:
    one = timeless(outcomes(contest("basic", "random"), 3))
    assert timeless(outcomes(contest("basic", "random"), 3)) == one
    other = Contest(*DICE, ("basic", "random"), seed=42)
    assert timeless(outcomes(other, 3)) != one


def test_a_deal_is_the_same_whatever_is_played_before_it() -> None:
    three = timeless(outcomes(contest("basic", "random"), 3))
    assert timeless([play_deal(contest("basic", "random"), 2)[0]]) == three[2:]


# bots that fail


def test_illegal_moves_are_counted_and_basic_moves_instead() -> None:
    of = contest("tests.rigged:Fails", "basic")
    (outcome,) = outcomes(of, 1)
    first, second = outcome.tallies
    assert first.illegal == first.moves > 0
    assert second.illegal == 0
    assert [match.margin for match in outcome.matches] == [
        match.margin for match in outcomes(contest("basic", "basic"), 1)[0].matches
    ]
    assert outcome.trouble[0].what == "LookupError: lost its notes"


@over_games
def test_what_is_no_move_is_counted(name: str) -> None:
    of = contest("tests.rigged:Illegal", "basic", table=one_deal(name))
    played = outcomes(of, 1)
    tally = played[0].tallies[0]
    assert 0 < tally.illegal <= tally.moves
    assert report(of, played).plain()["illegal"] == tally.illegal


def test_late_moves_are_counted_by_the_budget_of_who_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "LATE_SECONDS", 0.0)
    (outcome,) = outcomes(contest("basic:0.000000001s", "basic:99s"), 1)
    assert outcome.tallies[0].late == outcome.tallies[0].moves > 0
    assert outcome.tallies[1].late == 0
    assert outcome.tallies[0].seconds > 0
    (free,) = outcomes(contest("basic", "basic:500"), 1)
    assert (free.tallies[0].late, free.tallies[1].late) == (0, 0)


@pytest.mark.parametrize(("seconds", "late"), [(2.59, 0), (2.61, 1)])
def test_a_quarter_and_a_tenth_of_a_second_more_are_not_late(seconds: float, late: int) -> None:
    of = contest("basic:2s", "basic")
    tallies = deals.Tally(), deals.Tally()
    deals.Seating(of, 0, 0, of.table(), tallies).count(deals.FIRST, seconds, "")
    assert tallies[0] == deals.Tally(moves=1, seconds=seconds, late=late)


def test_an_endless_match_is_left_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "LONGEST", 20)
    table = one_deal("tarneeb41", None, max_deals=0)
    (outcome,) = outcomes(contest("random", "random", table=table), 1)
    assert [match.won for match in outcome.matches] == [0.5, 0.5]


# what is refused


@pytest.mark.parametrize(
    ("players", "table", "said"),
    [
        (("nobody", "basic"), DICE, "nobody"),
        (("basic:fast", "basic"), DICE, "fast"),
        (("basic:0", "basic"), DICE, "budget"),
        (("basic:", "basic"), DICE, "missing"),
        (("tests.nowhere:X", "basic"), DICE, "No module named"),
        (("tests.rigged:Nobody", "basic"), DICE, "Nobody"),
        (("tests.rigged:Mute", "basic"), DICE, "no method choose"),
        (("tests.rigged:First:x", "basic"), DICE, "budget"),
        (("basic", "basic"), ("dice41", None, {"seats": 1}), "nobody plays against"),
        (("basic", "basic"), ("nogame", None, {}), "nogame"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    players: tuple[str, str], table: tuple[str, None, dict[str, Any]], said: str
) -> None:
    with pytest.raises(FortyoneError, match=said):
        next(play(contest(*players, table=table), range(3), Here()))


def test_no_deal_is_no_report() -> None:
    with pytest.raises(FortyoneError, match="no deal"):
        report(contest("basic", "basic"), [])


def test_a_bot_itself_can_be_named_too() -> None:
    assert (
        outcomes(contest("tests.rigged:FIRST", "tests.rigged:First:7"), 1)[0].tallies[0].illegal
        == 0
    )


# the ledger


def written(path: Path, of: Contest, wanted: range) -> None:
    with Ledger(path, of) as ledger:
        for outcome, _ in play(of, [d for d in wanted if d not in ledger.outcomes], Here(), 1):
            ledger.add(outcome)


def test_resumed_is_uninterrupted(tmp_path: Path) -> None:
    of = contest("basic", "random")
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    written(whole, of, range(6))
    text = whole.read_bytes()
    lines = text.splitlines(keepends=True)
    for end in (0, 10, len(lines[0]), sum(map(len, lines[:4])), sum(map(len, lines[:4])) + 9):
        cut.write_bytes(text[:end])
        written(cut, of, range(6))
        with Ledger(whole, of) as one, Ledger(cut, of) as other:
            assert timeless([*one.outcomes.values()]) == timeless([*other.outcomes.values()])
            assert (
                report(of, one.outcomes.values()).mean == report(of, other.outcomes.values()).mean
            )
        assert len(cut.read_bytes().splitlines()) == 7


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"players": ("basic", "basic")}, "players"),
        ({"seed": 42}, "seed"),
        ({"changed": {"seats": 3, "rounds": 2}}, "options"),
        ({"game": "cuarenta", "changed": {}}, "game"),
        ({"budget": fortyone.Budget(simulations=5)}, "budget"),
    ],
)
def test_another_contest_is_refused(tmp_path: Path, changed: dict[str, Any], key: str) -> None:
    of = contest("basic", "random")
    Ledger(tmp_path / "l", of).__exit__(None, None, None)
    fields = {name: getattr(of, name) for name in of.__dataclass_fields__}
    with pytest.raises(FortyoneError, match=f"its {key} is"):
        Ledger(tmp_path / "l", Contest(**{**fields, **changed}))


@pytest.mark.parametrize("text", ["no JSON\n", "no line's end", '{"a": 1}\n', "[1]\n"])
def test_a_file_of_something_else_is_refused_and_left(tmp_path: Path, text: str) -> None:
    path = tmp_path / "l"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FortyoneError, match="no file of an arena"):
        Ledger(path, contest("basic", "random"))
    assert path.read_text(encoding="utf-8") == text


def test_a_spoilt_line_is_named(tmp_path: Path) -> None:
    path, of = tmp_path / "l", contest("basic", "random")
    written(path, of, range(2))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([lines[0], "{}\n", *lines[2:]]), encoding="utf-8")
    with pytest.raises(FortyoneError, match="line 2"):
        Ledger(path, of)
