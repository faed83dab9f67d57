"""A table as the fold of its log: who may do what, what is applied once, what clocks and absence do."""

from typing import Any

import pytest

import fortyone
from fortyone.core.chance import Stream
from fortyone.core.record import result_lines
from fortyone.server import actions as act
from fortyone.server import events as log
from fortyone.server import show
from fortyone.server.absent import SLOW, out_of_time
from fortyone.server.asked import manager_of
from fortyone.server.people import Person
from fortyone.server.playing import played
from fortyone.server.table import Table
from tests.server.desk import ALI, BUDI, KARI, ROSA, Desk, started


def test_a_table_is_the_fold_of_its_log() -> None:
    desk = started("cuarenta", 4)
    desk.bots()
    desk.do(KARI, act.Again)
    again = Table.read("code", desk.lines)
    assert again.version == desk.table.version
    assert again.applied == desk.table.applied
    assert [p.match.record() for p in again.finished] == [
        p.match.record() for p in desk.table.finished
    ]
    assert (again.phase, again.start) == ("waiting", desk.table.start)


@pytest.mark.parametrize("game", fortyone.games())
def test_the_record_of_a_match_is_proven_fair(game: str) -> None:
    desk = Desk(game, "me", *["basic"] * (fortyone.game(game).seats - 1))
    commitment = desk.table.commitment
    desk.do(ROSA, act.Add, nonce="rosa’s own")
    desk.do(ROSA, act.Start)
    desk.bots()
    match = fortyone.verify(desk.match.record())
    assert match.commitment == commitment
    assert match.stream is not None
    assert match.stream.nonces[0] == "rosa’s own"


def test_the_seed_is_fixed_before_anyone_adds_to_the_chance() -> None:
    desk = Desk("dice41", "me", "basic")
    before = desk.table.commitment
    desk.do(ROSA, act.Add, nonce="x")
    desk.do(ROSA, act.Start)
    assert desk.table.commitment == before
    assert desk.match.stream == Stream(desk.table.seed, ("x", ""))
    assert desk.refused(ROSA, act.Add, nonce="late") == "playing"


def test_the_first_dealer_is_drawn_by_the_match_itself() -> None:
    desk = Desk("cuarenta", "me", "basic", "basic", "basic")
    desk.do(ROSA, act.Start)
    match = desk.match
    assert match.stream is not None
    assert match.lot == match.stream.event(0).below(4)
    chosen = Desk("cuarenta", "me", "basic", "basic", "basic", dealer=2)
    chosen.do(ROSA, act.Start)
    assert (chosen.match.lot, chosen.match.dealer) == (None, 2)


Row = tuple[str, Person, type[act.Action], dict[str, Any], str]


def cases(rows: list[Row]) -> pytest.MarkDecorator:
    """What is asked, by whom, and the code with which it is refused ("": it is done)."""
    names = ("person", "kind", "fields", "code")
    return pytest.mark.parametrize(names, [row[1:] for row in rows], ids=[row[0] for row in rows])


SEATS: list[Row] = [
    ("an open seat", KARI, act.Sit, {"seat": 1}, ""),
    ("a taken seat", KARI, act.Sit, {"seat": 0}, "seat-full"),
    ("a bot's seat", KARI, act.Sit, {"seat": 2}, "seat-full"),
    ("a seat there is not", KARI, act.Sit, {"seat": 4}, "seat-unknown"),
    ("one's own seat", ROSA, act.Sit, {"seat": 0}, "seated"),
    ("another open seat", ROSA, act.Sit, {"seat": 3}, ""),
    ("standing where one does not sit", KARI, act.Stand, {}, "not-seated"),
    ("a bot by the manager", ROSA, act.Fill, {"seat": 1, "level": "basic"}, ""),
    ("a bot by another", KARI, act.Fill, {"seat": 1, "level": "basic"}, "not-manager"),
    ("a bot of no level", ROSA, act.Fill, {"seat": 1, "level": "genius"}, "bot-unknown"),
    ("a bot with a budget", ROSA, act.Fill, {"seat": 1, "level": "strong:99999"}, "bot-unknown"),
    ("a bot by its path", ROSA, act.Fill, {"seat": 1, "level": "os:system"}, "bot-unknown"),
    ("a bot in a person's seat", ROSA, act.Fill, {"seat": 0, "level": "basic"}, "seat-full"),
    ("sending a bot away", ROSA, act.Clear, {"seat": 2}, ""),
    ("sending away by another", KARI, act.Clear, {"seat": 2}, "not-manager"),
    ("moving people", ROSA, act.Swap, {"one": 0, "other": 3}, ""),
    ("moving by another", KARI, act.Swap, {"one": 0, "other": 3}, "not-manager"),
    ("starting with open seats", ROSA, act.Start, {}, "seats-open"),
    ("starting by another", KARI, act.Start, {}, "not-manager"),
    ("playing before the match", ROSA, act.Play, {"move": "Ac"}, "no-match"),
    ("another match before the first", ROSA, act.Again, {}, "not-over"),
    ("an undo before the match", ROSA, act.Undo, {}, "no-match"),
    ("an answer to no undo", ROSA, act.Answer, {"yes": True}, "undo-none"),
    ("adding where one does not sit", KARI, act.Add, {"nonce": "x"}, "not-seated"),
    ("adding what cannot be printed", ROSA, act.Add, {"nonce": "\x07"}, "nonce"),
    ("a clock", ROSA, act.Change, {"clock": 15}, ""),
    ("the slowest clock", ROSA, act.Change, {"clock": 7 * 24 * 3600}, ""),
    ("a clock too slow", ROSA, act.Change, {"clock": 7 * 24 * 3600 + 1}, "option"),
    ("a clock too fast", ROSA, act.Change, {"clock": 14}, "option"),
    ("settings by another", KARI, act.Change, {"listed": True}, "not-manager"),
    ("chat", KARI, act.Say, {"text": " hello  there "}, ""),
    ("a ready phrase", KARI, act.Say, {"phrase": "hello"}, ""),
    ("a family", KARI, act.Say, {"text": "\U0001f468\u200d\U0001f467 می\u200cخواهم"}, ""),
    ("letters apart", KARI, act.Say, {"text": "می\u200c \u200cخواهم"}, "action-unknown"),
    ("no such phrase", KARI, act.Say, {"phrase": "boo"}, "action-unknown"),
    ("saying nothing", KARI, act.Say, {"text": "  "}, "action-unknown"),
    ("control characters", KARI, act.Say, {"text": "a\x1b[2Jb"}, "action-unknown"),
]


@pytest.mark.parametrize(
    ("person", "kind", "fields", "code"), [row[1:] for row in SEATS], ids=[row[0] for row in SEATS]
)
def test_before_the_match(
    person: Person, kind: type[act.Action], fields: dict[str, Any], code: str
) -> None:
    desk = Desk("cuarenta", "me", "open", "basic", "open")
    assert desk.refused(person, kind, **fields) == code


def test_a_seat_is_moved_as_it_was_seen() -> None:
    """Two taps before the first is seen do not undo each other, and nobody is sent away for another."""
    desk = Desk("cuarenta", "me", "open", "basic", "open")
    seen = desk.table.version
    desk.do(ROSA, act.Swap, one=0, other=1)
    late: list[tuple[type[act.Action], dict[str, Any]]] = [
        (act.Swap, {"one": 0, "other": 1}),
        (act.Swap, {"one": 3, "other": 1}),
        (act.Clear, {"seat": 1}),
        (act.Fill, {"seat": 0, "level": "basic"}),
    ]
    for action, fields in late:
        assert desk.refused(ROSA, action, version=seen, **fields) == "stale"
    for seat in (2, 3):  # where nobody came or went
        assert desk.refused(ROSA, act.Fill, version=seen, seat=seat, level="random") == ""
    desk.do(ROSA, act.Clear, seat=3)
    desk.do(KARI, act.Sit, seat=3)
    seen = desk.table.version - 1
    assert desk.refused(ROSA, act.Clear, version=seen, seat=3) == "stale"
    assert desk.refused(ROSA, act.Clear, seat=3) == ""


def test_nothing_is_done_on_a_version_there_never_was() -> None:
    desk = Desk("cuarenta", "me", "open", "basic", "open")
    version = desk.table.version + 1
    assert desk.refused(ROSA, act.Say, text="hello", version=version) == "stale"
    assert desk.refused(KARI, act.Sit, seat=1, version=version) == "stale"


PLAYING: list[Row] = [
    ("a move", ROSA, act.Play, {"move": "$legal"}, ""),
    ("a foreign seat", KARI, act.Play, {"move": "$legal"}, "not-your-turn"),
    ("an onlooker's move", ALI, act.Play, {"move": "$legal"}, "not-seated"),
    ("no move at all", ROSA, act.Play, {"move": "zzz"}, "notation"),
    ("a move the rules forbid", ROSA, act.Play, {"move": "666666"}, "illegal"),
    ("a stale move", ROSA, act.Play, {"move": "$legal", "version": 1}, "stale"),
    ("a version there never was", ROSA, act.Play, {"move": "$legal", "version": 999}, "stale"),
    ("sitting down", ALI, act.Sit, {"seat": 0}, "playing"),
    ("a bot in a match", ROSA, act.Fill, {"seat": 1, "level": "basic"}, "playing"),
    ("moving people in a match", ROSA, act.Swap, {"one": 0, "other": 1}, "playing"),
    ("starting twice", ROSA, act.Start, {}, "playing"),
    ("another match in a match", ROSA, act.Again, {}, "not-over"),
    ("covering somebody who is here", ROSA, act.Cover, {"seat": 1}, "present"),
    ("covering oneself", KARI, act.Cover, {"seat": 1}, ""),
    ("undo before any move", ROSA, act.Undo, {}, "undo-none"),
]


@pytest.mark.parametrize(
    ("person", "kind", "fields", "code"),
    [row[1:] for row in PLAYING],
    ids=[row[0] for row in PLAYING],
)
def test_in_a_match(
    person: Person, kind: type[act.Action], fields: dict[str, Any], code: str
) -> None:
    desk = started("dice41", 2, dealer=0, options={"rounds": 1})
    fields = {k: desk.legal[0] if v == "$legal" else v for k, v in fields.items()}
    assert desk.table.turn == 0
    assert desk.refused(person, kind, **fields) == code


def test_chat_makes_no_move_stale() -> None:
    desk = started("dice41", 2, dealer=0)
    seen = desk.table.version
    desk.do(KARI, act.Say, text="hurry up")
    assert desk.refused(ROSA, act.Play, move=desk.legal[0], version=seen) == ""
    assert desk.refused(KARI, act.Say, text="at last", version=0) == ""


def test_a_table_without_chat() -> None:
    desk = Desk("dice41", "me", chat=False)
    assert desk.refused(ROSA, act.Say, text="hm") == "chat-off"


def test_whoever_sits_there_manages_while_the_owner_is_gone() -> None:
    desk = Desk("cuarenta", "open", "open", "open", "open")
    desk.do(KARI, act.Sit, seat=1)
    assert desk.refused(KARI, act.Fill, seat=0, level="basic") == "not-manager"
    desk.here = {KARI.id}
    assert desk.refused(KARI, act.Fill, seat=0, level="basic") == ""
    assert manager_of(desk.table, desk.here) == {ROSA.id, KARI.id}
    assert desk.refused(ALI, act.Fill, seat=2, level="basic") == "not-manager"


def test_a_bot_plays_when_the_clock_runs_out_until_the_person_is_back() -> None:
    desk = started("dice41", 2, dealer=0, clock=15)
    assert desk.table.deadline == 15
    desk.tick = 10.0
    desk.do(ROSA, act.Play, move=desk.legal[0])
    while desk.table.turn == 0:
        desk.do(ROSA, act.Play, move=desk.legal[0])
    assert (desk.table.turn, desk.table.deadline) == (1, 25)
    desk.keep(out_of_time(desk.table))
    assert desk.table.bot != ""
    assert desk.table.deadline is None
    assert desk.refused(KARI, act.Play, move=desk.legal[0]) == "not-your-turn"
    desk.tick = 40.0
    desk.do(KARI, act.Back)
    assert (desk.table.bot, desk.table.deadline) == ("", 55)
    assert desk.refused(KARI, act.Play, move=desk.legal[0]) == ""


def test_coming_back_wins_no_time() -> None:
    desk = started("dice41", 2, dealer=0, clock=15)
    desk.tick = 14.0
    desk.do(ROSA, act.Cover, seat=0)
    desk.do(ROSA, act.Back)
    assert desk.table.deadline == 15
    desk.tick = 15.0
    desk.keep(out_of_time(desk.table))
    desk.do(ROSA, act.Back)
    assert desk.table.deadline == 30  # too late: once a turn, the whole clock
    desk.tick = 30.0
    desk.keep(out_of_time(desk.table))
    desk.do(ROSA, act.Back)
    assert desk.table.deadline == 30  # and the bot moves
    desk.do(ROSA, act.Play, move=desk.legal[0])
    assert desk.table.deadline == 45


def test_the_others_agree_that_a_bot_plays() -> None:
    desk = started("cuarenta", 4)
    desk.here = {KARI.id, BUDI.id, ALI.id}
    desk.table.owner = "somebody else, who is here"
    desk.here.add(desk.table.owner)
    desk.do(KARI, act.Cover, seat=0)
    desk.do(ALI, act.Cover, seat=0)
    assert desk.table.votes == {0: {1, 2}}
    assert desk.table.seats[0].cover == ""
    desk.do(BUDI, act.Cover, seat=0)
    assert desk.table.seats[0].cover != ""


def test_the_others_agree_that_a_bot_plays_for_whoever_is_slow() -> None:
    desk = started("cuarenta", 4)
    slow = desk.table.turn
    people = [ROSA, KARI, ALI, BUDI]
    rest = [person for i, person in enumerate(people) if i != slow]
    desk.tick = SLOW - 1
    assert desk.refused(rest[0], act.Cover, seat=slow) == "present"
    desk.tick = SLOW
    waiting = people.index(rest[1])
    assert desk.refused(rest[0], act.Cover, seat=waiting) == "present"
    for person in rest:
        assert desk.table.seats[slow].cover == ""  # the manager alone is not enough
        desk.do(person, act.Cover, seat=slow)
    assert desk.table.seats[slow].cover != ""
    timed = started("cuarenta", 4, clock=600)
    timed.tick = SLOW
    who = next(person for i, person in enumerate(people) if i != timed.table.turn)
    assert timed.refused(who, act.Cover, seat=timed.table.turn) == "present"


def test_the_manager_lets_a_bot_play_for_whoever_is_gone() -> None:
    desk = started("cuarenta", 4)
    desk.here = {ROSA.id, KARI.id, ALI.id}
    desk.do(ROSA, act.Cover, seat=3)
    assert isinstance(desk.lines[-1].entry, log.Covered)
    assert desk.refused(ROSA, act.Cover, seat=3) == "seat-full"
    desk.do(BUDI, act.Back)
    assert desk.table.seats[3].cover == ""


def test_leaving_a_match_leaves_a_bot() -> None:
    desk = started("cuarenta", 2)
    desk.do(KARI, act.Stand)
    assert desk.table.seats[1].person == KARI.id
    assert desk.table.seats[1].cover != ""


def test_play_again_passes_the_deal_and_keeps_the_last_result() -> None:
    desk = started("cuarenta", 2, dealer=0)
    desk.bots()
    match = desk.match
    assert desk.table.phase == "over"
    old, expected = desk.table.commitment, match.state.next_start()
    desk.do(KARI, act.Again)
    assert (desk.table.phase, desk.table.start) == ("waiting", expected)
    assert desk.table.commitment != old
    assert list(result_lines(desk.table.finished[0].match)) == list(result_lines(match))
    assert desk.refused(KARI, act.Start) == "not-manager"
    desk.do(ROSA, act.Start)
    assert desk.match.dealer == expected["dealer"]


@pytest.mark.parametrize("back", [False, True])
def test_who_is_back_plays_the_next_match_and_who_is_away_does_not(back: bool) -> None:
    desk = started("cuarenta", 2, dealer=0)
    desk.here = set()
    desk.do(ROSA, act.Cover, seat=1)
    desk.bots()
    desk.do(ROSA, act.Again)
    desk.here = {KARI.id} if back else set()
    desk.do(ROSA, act.Start)
    assert (desk.table.phase, desk.table.seats[1].cover == "") == ("playing", back)
    assert Table.read("code", desk.lines).seats[1].cover == desk.table.seats[1].cover


def test_what_was_added_to_one_match_is_not_added_to_the_next() -> None:
    """Who saw the last record knows it: it must be chosen anew, once the new commitment is seen."""
    desk = Desk("dice41", "me", "basic", options={"rounds": 1})
    desk.do(ROSA, act.Add, nonce="x")
    desk.do(ROSA, act.Start)
    desk.bots()
    desk.do(ROSA, act.Again)
    desk.do(ROSA, act.Start)
    assert desk.match.stream is not None
    assert desk.match.stream.nonces == ("", "")


def test_a_person_called_otherwise() -> None:
    desk = started("dice41", 2)
    desk.keep([log.Named(KARI.id, "Karin")])
    assert [seat.name for seat in desk.table.seats] == ["Rosa", "Karin"]
    assert desk.match.names == ("Rosa", "Kari")


def test_a_round_that_ends_is_told_without_the_word_that_another_bot_moved() -> None:
    desk = started("dice41", 2)
    table, state, closed = desk.table, desk.match.state, None
    while closed is None:
        round_before, before = state.view(0).round, state.copy()
        desk.do((ROSA, KARI)[state.turn], act.Play, move=state.legal()[0])
        first, *rest = show.steps(before, state.events[len(before.events) :])
        taken = [first._replace(note="late"), *rest]
        closed = show.closed(table, taken, show.Reader(0, True, "en"))
        assert (closed is not None) == (state.view(0).round > round_before)
    told = [
        line
        for event in show.happenings(table, taken, show.Reader(0, True, "en"))
        for line in event.told
    ]
    assert closed.told == told[1:][: len(closed.told)]
    assert show.closed(table, taken, show.Reader(0, True)) is None
    assert show.closed(table, taken, show.Reader(None, False, "en")) is None


def test_why_another_bot_moved_is_told_to_who_comes_later() -> None:
    """Until that move is taken back, and not of the next match."""
    desk = Desk("dice41", "basic", "basic", options={"rounds": 1})
    desk.do(ROSA, act.Start)
    desk.keep(played(desk.table, desk.table.turn, desk.legal[0], "basic", "late"))
    for language in ("", "en"):
        steps = show.recent(desk.table, show.Reader(None, True, language))
        assert [(step.by, step.note) for step in steps if step.note] == [("basic", "late")]
    reader = show.Reader(None, True, "en")
    (late,) = [
        happening
        for happening in show.happenings(desk.table, show.recent(desk.table, reader), reader)
        if happening.note
    ]
    assert "did not find a move in time" in late.told[0].text
    again = Table.read("code", desk.lines)
    assert [step.note for step in show.recent(again, reader)].count("late") == 1
    desk.keep([log.Undone(1)])
    assert not any(step.note for step in show.recent(desk.table, reader))


def test_names_that_look_alike_are_told_apart() -> None:
    """Two may differ in a joiner, which nobody sees between these letters."""
    joined = "عل\u200cي"
    assert show.called(["علي", joined, "Rosa"], "ar") == ("علي 1", f"{joined} 2", "Rosa")
    assert show.called(["basic", "", "basic", ""], "en") == ("Ada", "", "Clara", "")
