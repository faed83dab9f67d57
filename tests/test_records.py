"""Records: written, read, refused and proven, as docs/record.md says."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fortyone
from fortyone.core.errors import RecordError
from fortyone.core.match import Match
from fortyone.games import game_type
from tests.ebnf import pattern
from tests.strategies import over_games, seeds, tables, tried

DOC = (Path(__file__).parent.parent / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLE, GRAMMAR = re.findall(r"```\n(.*?)```", DOC, re.DOTALL)[:2]
WORDS = {
    "end": "\n",
    "letter": "[a-z]",
    "digit": "[0-9]",
    "move": "[^ \n]+",
    "value": "[^\n]*",
    "text": "[^\n]*",
}
RECORD = re.compile(pattern(GRAMMAR, "record", WORDS))


def play(match: Match, rng: fortyone.Rng, moves: int) -> Match:
    """So many random moves, some with a comment before them."""
    for _ in range(moves):
        if match.is_over:
            break
        if not rng.below(8):
            match.comments[len(match.state.history)] = ["a comment", "", "# 0: 7h", "lot 1"]
        match.play(rng.choice(match.state.legal()))
    return match


@st.composite
def matches(draw: st.DrawFn, name: str) -> Match:
    """A match of any options with names and nonces, somewhere between its start and its end."""
    game, rng = draw(tables(name)), fortyone.rng(draw(seeds))
    names = [
        rng.choice(("Ana", "José Ñ", "?", "a: b", "#1", "\U0001f468\u200d\U0001f467", "x" * 40))
        for _ in range(game.seats)
    ]
    nonces = [rng.choice(("", "rosa", 'q"\n', "ü" * 20)) for _ in range(game.seats)]
    dealer = rng.below(game.seats) if rng.below(2) else None
    first = rng.below(game.seats) if rng.below(2) else None
    match = game.match(rng.below(99), dealer, first, names=names, nonces=nonces)
    return play(match, rng, rng.below(60))


def same(one: Match, other: Match) -> None:
    """Everything a record carries."""
    assert one.state == other.state
    assert one.state.history == other.state.history
    assert (one.game, one.game.preset, one.names) == (other.game, other.game.preset, other.names)
    assert (one.dealer, one.lot, one.first) == (other.dealer, other.lot, other.first)
    assert (one.stream, one.date, one.practice) == (other.stream, other.date, other.practice)
    assert (one.commitment, one.comments) == (other.commitment, other.comments)


@over_games
@given(st.data())
def test_a_record_read_back_is_the_same_match(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    text = match.record()
    again = fortyone.read_record(text)
    same(match, again)
    assert again.record() == text
    assert fortyone.verify(text).record() == text
    assert RECORD.fullmatch(text)
    rng = fortyone.rng(1)
    assert play(again, fortyone.rng(1), 9).record() == play(match, rng, 9).record()


@over_games
@given(st.data())
def test_a_record_forgives_spaces_and_line_ends(name: str, data: st.DataObject) -> None:
    text = data.draw(matches(name)).record()
    loose = text.replace("\n", " \r\n\r\n  ")
    assert fortyone.read_record(loose).record() == text


@over_games
@given(st.data())
def test_practice_is_told(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    before = match.record()
    match.undo(len(match.state.events))
    assert match.record().replace("practice: yes\n", "") == before
    match.undo(0)
    text = match.record()
    assert "practice: yes\n" in text
    assert fortyone.read_record(text).record() == text
    same(fortyone.read_record(text), match)


@over_games
@given(st.data())
def test_a_record_for_others_keeps_the_secret(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    assert match.stream is not None
    for seat in range(match.game.seats):
        check_kept(match, match.record(seat))
    public = match.record(public=True)
    check_kept(match, public)
    assert not re.search(r"^deal .*[cdhs]\b(?! \?\?)", public, re.MULTILINE) or "x" in public


def check_kept(match: Match, text: str) -> None:
    """Neither the seed nor a nonce; the rest as in the whole record, but for hidden cards."""
    assert match.stream is not None
    assert match.stream.seed.hex() not in text
    assert f"commitment: {match.commitment}" in text
    assert "nonce" not in text
    assert RECORD.fullmatch(text)
    secret = re.compile("^(seed|nonce .*): .*\n", re.MULTILINE)
    whole = secret.sub("", match.record()).splitlines()
    lines = text.splitlines()
    assert len(lines) == len(whole)
    for line, true in zip(lines, whole, strict=True):
        pairs = zip(line.split(), true.split(), strict=True)
        assert all(shown in (word, "??") for shown, word in pairs)
        assert line == true or line.startswith("deal ")
    if "??" in text:
        with pytest.raises(RecordError, match="hidden"):
            fortyone.read_record(text)


@over_games
def test_chance_may_be_told(name: str) -> None:
    """A table with real cards or dice: no seed, nothing to verify."""
    source = fortyone.game(name).match(seed=3, dealer=0).record()
    told = re.sub("^(seed|commitment): .*\n", "", source, flags=re.MULTILINE)
    match = fortyone.read_record(told)
    assert match.record() == told
    with pytest.raises(RecordError, match="no seed"):
        fortyone.verify(told)


def test_the_example_of_the_docs_is_a_record() -> None:
    assert fortyone.verify(EXAMPLE).record() == EXAMPLE
    assert RECORD.fullmatch(EXAMPLE)
    assert fortyone.read_record(EXAMPLE).comments


@pytest.mark.parametrize(
    "spoilt",
    [
        EXAMPLE.replace("throw 655432", "throw 655437"),
        EXAMPLE.replace("seat 0: ", "seat0: "),
        EXAMPLE.replace("lot 0\n", "lots 0\n"),
        EXAMPLE.replace("result: -1 1\n", ""),
        EXAMPLE.replace("fortyone record 1", "fortyone record 2"),
    ],
)
def test_the_grammar_refuses_what_is_none(spoilt: str) -> None:
    assert not RECORD.fullmatch(spoilt)


# Each line: what is replaced in the example, by what; the line that is at fault, and a part of the reason.
BAD: list[tuple[str, str, int, str]] = [
    ("fortyone record 1", "fortyone record 9", 1, "first line"),
    (EXAMPLE, "", 1, "first line"),
    ("game: dice41\n", "", 13, "“game” is missing"),
    ("dice41", "chess", 2, "is no game"),
    ("rules: 1\n", "", 13, "“rules” is missing"),
    ("rules: 1", "rules: 999", 3, "rules version 999"),
    ("rules: 1", "rules: one", 3, "“one” is no whole number"),
    ("preset: midnight", "preset: noon", 4, "preset='noon'"),
    ("rounds: 1", "rounds: 0", 5, "rounds=0"),
    ("rounds: 1", "rounds: [", 5, "no JSON"),
    ("rounds: 1", "rounds: " + "[" * 99999, 5, "option rounds: “[[["),
    ("option rounds", "option sounds", 5, "sounds is not an option"),
    ("option rounds", "option preset", 5, "“option preset” is no tag"),
    ("option rounds", "option", 5, "“option” is no tag"),
    ("seat 0: Rosa", "seat 0: Rosa\x07", 6, "is no name"),
    ("seat 1: Kari", "seat 1: " + "K" * 41, 7, "is no name"),
    ("seat 1: Kari", "seat 2: Kari", 7, "has 2 seats"),
    ("seat 1: Kari", "seat 0: Kari", 7, "stands twice"),
    ("seat 1: Kari", "seat one: Kari", 7, "has 2 seats"),
    ("2026-01-31", "31.01.2026", 8, "“31.01.2026” is not allowed"),
    ("date: 2026-01-31", "dealer: 0", 8, "not both"),
    ("date: 2026-01-31", "first: 7", 8, "first=7"),
    ("date: 2026-01-31", "first: -1", 8, "no whole number"),
    ("date: 2026-01-31", "practice: no", 8, "practice: “no” is not allowed"),
    ("date: 2026-01-31", "speed: 1", 8, "“speed” is no tag"),
    ("commitment: ac", "commitment: ad", 9, "not that of the seed"),
    ("commitment: ac", "# ", 14, "“commitment” is missing"),
    ("seed: 3d", "seed: 3", 10, "64 hexadecimal digits"),
    ('nonce 0: "rosa"', "nonce 0: rosa", 11, "no JSON"),
    ('nonce 0: "rosa"', "nonce 0: 5", 11, "no JSON"),
    ('nonce 0: "rosa"', 'nonce 0: "\\ud800"', 11, "no JSON"),
    ('nonce 0: "rosa"', 'nonce 2: "rosa"', 11, "has 2 seats"),
    ("lot 0", "lot 2", 13, "0 … 1"),
    ("lot 0", "lot x", 13, "no whole number"),
    ("lot 0\n", "lot 0\nlot 0\n", 14, "comes once"),
    ("lot 0\n", "", 13, "“dealer”, is missing"),
    ("throw 655432\n", "throw 655432\nlot 0\n", 15, "before everything else"),
    ("throw 655432", "throw 655437", 14, "655437 is no throw"),
    ("throw 655432", "throw 65543", 14, "6 are due"),
    ("throw 655432", "deal 655432", 14, "neither a tag, nor chance, nor moves"),
    ("throw 655432", "throw", 14, "neither a tag, nor chance, nor moves"),
    ("throw 6663", "throw ??", 17, "cards are hidden"),
    ("throw 6663", "seat 0: Rosa", 17, "stands twice"),
    ("throw 6663", "practice: yes", 17, "too late"),
    ("0: 64", "1: 64", 16, "G-1: 64 is not legal: it is the turn of seat 0"),
    ("0: 64", "0:", 16, "neither a tag"),
    ("0: 64", "0: 11", 16, "11 is not legal"),
    ("0: 64", "0: 77", 16, "77"),
    ("0: 64", "0: 64 6", 16, "G-1: 6 is not legal"),
    ("scores: -1 1\n", "throw 666666\nscores: -1 1\n", 27, "G-2"),
    ("scores: -1 1", "scores: 1 -1", 27, "but the moves give “-1 1”"),
    ("result: -1 1", "result: 0 0", 28, "but the moves give “-1 1”"),
    ("result: -1 1", "result: unfinished", 28, "but the moves give “-1 1”"),
    ("scores: -1 1\n", "", 0, ""),
    ("result: -1 1\n", "result: -1 1\n0: 1\n", 29, "after the result"),
    ("throw 4\nscores: -1 1\nresult: -1 1\n", "scores: 0 0\n", 26, "too late"),
    ("throw 4\nscores: -1 1\nresult: -1 1\n", "result: 0 0\n", 26, "“unfinished”"),
]


@pytest.mark.parametrize(("old", "new", "line", "why"), BAD)
def test_a_bad_record_is_refused_by_its_line(old: str, new: str, line: int, why: str) -> None:
    assert EXAMPLE.count(old) >= 1
    text = EXAMPLE.replace(old, new, 1)
    if not line:
        assert fortyone.read_record(text).record() == EXAMPLE
        return
    with pytest.raises(RecordError) as caught:
        fortyone.read_record(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")
    assert why in str(caught.value)


@given(st.data())
def test_any_spoilt_record_is_read_or_refused(data: st.DataObject) -> None:
    """No text makes it fall over, or lie: what is read comes out as it stands."""
    rng = fortyone.rng(data.draw(seeds))
    text = EXAMPLE
    for _ in range(1 + rng.below(3)):
        at, gone = rng.below(len(text)), rng.below(3)
        text = text[:at] + rng.choice(("", "\n", "0", " ", ":", "#", "é", "??")) + text[at + gone :]
    match = tried(fortyone.read_record, text)
    if isinstance(match, Match):
        assert fortyone.read_record(match.record()).record() == match.record()
    else:
        assert type(match) is RecordError
        assert 1 <= match.line <= len(text.splitlines()) + 1


VERIFY: list[tuple[str, str, int, str]] = [
    ("commitment: ac", "commitment: ad", 9, "not that of the seed"),
    ("seed: 3d", "seed: 3e", 9, "not that of the seed"),
    ("throw 655432", "throw 654432", 14, "chance event 1 is not what the seed gives"),
    ("throw 6663", "throw 6664", 17, "chance event 2 is not what the seed gives"),
    ('nonce 0: "rosa"', 'nonce 0: "carl"', 13, "chance event 0 is not what the seed gives"),
    ('nonce 0: "rosa"\n', "", 13, "chance event 1 is not what the seed gives"),
]


@pytest.mark.parametrize(("old", "new", "line", "why"), VERIFY)
def test_verify_catches_what_was_changed(old: str, new: str, line: int, why: str) -> None:
    text = re.sub("^(scores|result): .*\n", "", EXAMPLE.replace(old, new, 1), flags=re.MULTILINE)
    assert text != EXAMPLE
    with pytest.raises(RecordError) as caught:
        fortyone.verify(text)
    assert caught.value.line == line
    assert why in str(caught.value)


@over_games
@given(st.data())
def test_verify_catches_a_changed_card_lot_or_seed(name: str, data: st.DataObject) -> None:
    match = data.draw(tables(name)).match(seed=data.draw(seeds))
    text = match.record()
    assert fortyone.verify(text).record() == text
    events = list(match.state.events)[:1]
    for spoilt in spoilt_chance(match, text, events[0][1]):
        with pytest.raises(RecordError):
            fortyone.verify(spoilt)


def spoilt_chance(match: Match, text: str, values: Any) -> list[str]:
    """The record with one thing of its chance changed."""
    chance = match.game.chance_text(values)
    other = match.game.start()
    other.deal(fortyone.rng(chance))
    changed = other.history[0].text
    spoilt = [re.sub("^(seed: ..)..", r"\1" + "00", text, flags=re.MULTILINE)]
    if changed != chance:
        spoilt.append(text.replace(chance, changed, 1))
    if match.game.seats > 1:
        lot = (match.lot or 0) + 1
        spoilt.append(text.replace(f"\nlot {match.lot}\n", f"\nlot {lot % match.game.seats}\n"))
    return [one for one in spoilt if one != text]


def test_a_record_of_older_rules_replays_or_says_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = game_type("dice41")
    old = EXAMPLE.replace("rules: 1", "rules: 3", 1)
    monkeypatch.setattr(kind, "rules_version", 5)
    monkeypatch.setattr(kind, "older_rules", {4: None, 3: "a pot could be split before"})
    with pytest.raises(
        RecordError, match=r"line 3: .*version 3; .*version 5: a pot could be split"
    ):
        fortyone.read_record(old)
    with pytest.raises(RecordError, match="unknown"):
        fortyone.read_record(EXAMPLE)
    replayed = fortyone.read_record(EXAMPLE.replace("rules: 1", "rules: 4", 1))
    assert replayed.record() == EXAMPLE.replace("rules: 1", "rules: 5", 1)


def test_a_record_cut_short_is_refused() -> None:
    """Without its last lines a finished match would pass for a running one."""
    whole = fortyone.game("dice41", rounds=1, tie="split", last_pot="split").match(
        seed=41, dealer=0
    )
    while not whole.is_over:
        whole.play(whole.state.legal()[0])
    lines = whole.record().splitlines()
    for kept in range(
        len(lines) - 2, len(lines)
    ):  # without both closing lines, and without the last
        with pytest.raises(RecordError, match="result"):
            fortyone.read_record("\n".join(lines[:kept]))


@pytest.mark.parametrize("what", [5, None, b"4", ["4"]])
def test_what_is_no_text_is_refused(what: Any) -> None:
    state = fortyone.game("dice41").position({"thrown": "665544"})
    before = state.position()
    for ask in (state.play, state.chance):
        with pytest.raises(fortyone.BadNotation, match="no text"):
            ask(what)
    assert state.position() == before
    for refused in (fortyone.game, fortyone.read_record, fortyone.verify):
        with pytest.raises(fortyone.FortyoneError):
            refused(what)
    with pytest.raises(fortyone.OptionError):
        fortyone.game("dice41").match(seed="x")  # type: ignore[arg-type]
