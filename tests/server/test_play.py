"""Whole matches over real sockets; what is sent twice, late, wrongly or from two windows; what a reconnect shows."""

import asyncio
import json
from typing import Any

import pytest

import fortyone
from fortyone.core.match import Match
from fortyone.core.messages import Message
from fortyone.games import game_type
from fortyone.server.tasks import reason
from tests.server.choosing import basic
from tests.server.running import Guest, Json, Server, guests, play, table_of

# Matches of a single deal, for as many people as a table has.
SHORT: dict[str, dict[str, Any]] = {
    game: {"options": dict(game_type(game).one_deal)} for game in fortyone.games()
}
SHORT["dice41"]["options"] |= {"seats": 4}


@pytest.mark.parametrize("game", SHORT)
def test_four_people_and_an_onlooker(server: Server, game: str) -> None:
    async def run() -> None:
        async with guests(server, "Rosa", "Kari", "Ali", "Budi", "Olga") as people:
            *players, onlooker = people
            code = await table_of(players[0], players[1:], game, size=4, **SHORT[game])
            await onlooker.join(code)
            await asyncio.gather(
                *(play(guest, basic) for guest in players),
                onlooker.until(lambda guest: guest.is_over),
            )
            record = (await players[2].ask("GET", f"/api/tables/{code}/record")).text
            match = fortyone.verify(record)
            assert match.is_over
            assert match.names == ("Rosa", "Kari", "Ali", "Budi")
            assert match.stream is not None
            assert all(match.stream.nonces)
            for guest, seat in zip(people, (0, 1, 2, 3, None), strict=True):
                expected = json.loads(match.state.view(seat).json())
                assert guest.view == expected
                assert (await again(guest, code)).view == expected

    asyncio.run(run())


async def again(guest: Guest, code: str) -> Guest:
    """The same person, connecting anew."""
    twin = guest.twin()
    await twin.join(code)
    await twin.leave()
    return twin


def alone(server: Server, script: Any, game: str = "cuarenta", seats: int = 4, **more: Any) -> None:
    """Run a script with one person at a table of bots, a match having begun with that person to move."""

    async def run() -> None:
        async with guests(server, "Rosa") as (rosa,):
            code = await table_of(rosa, [], game, size=seats, **more)
            await rosa.until(lambda guest: guest.is_on_turn)
            await script(rosa, code)

    asyncio.run(run())


def test_the_same_action_twice_is_applied_once_and_answered_alike(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        version = rosa.version
        move = basic(rosa)
        first = await rosa.act("play", id="once", move=move, version=version)
        second = await rosa.act("play", id="once", move=move, version=version)
        assert first == second
        answer = await rosa.ask(
            "POST",
            f"/api/tables/{code}/actions",
            {"do": "play", "id": "once", "version": version, "move": move},
        )
        assert answer.json() == first
        record = (await rosa.ask("GET", f"/api/tables/{code}/record")).text
        assert sum(line.startswith("0: ") for line in record.splitlines()) == 1

    alone(server, script)


def test_what_changed_nothing_is_answered_alike_too(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        first = await rosa.act("back", id="nothing")
        assert first["type"] == "done"
        await rosa.act("say", text="well")
        assert await rosa.act("back", id="nothing") == first

    alone(server, script)


def test_a_stale_action_is_answered_with_the_state(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        version = rosa.version
        await rosa.act("play", move=basic(rosa))
        await rosa.until(lambda guest: guest.is_on_turn)
        answer = await rosa.act("play", move=basic(rosa), version=version)
        assert answer["type"] == "stale"
        assert answer["state"]["view"] == rosa.view
        assert answer["state"]["version"] == rosa.version
        late = {"do": "play", "id": "late", "move": basic(rosa), "version": version}
        refused = await rosa.ask("POST", f"/api/tables/{code}/actions", late)
        assert (refused.status_code, refused.json()["code"]) == (409, "stale")
        assert refused.json()["state"]["view"] == rosa.view

    alone(server, script)


def test_actions_that_arrive_the_newest_first(server: Server) -> None:
    """Two windows of one person on a bad line: what was made first and comes last is overtaken, and is not applied."""

    async def script(rosa: Guest, code: str) -> None:
        twin = await rosa.twin().join(code)
        version, (first, second, *_) = rosa.version, (rosa.view or {})["legal"]
        made: list[tuple[Guest, Json]] = [
            (twin, {"do": "play", "id": "first", "move": first}),
            (rosa, {"do": "play", "id": "second", "move": second}),
            (twin, {"do": "say", "id": "third", "text": "well"}),
        ]
        got = {}
        for guest, action in reversed(made):
            got[action["id"]] = await guest.act(**action, version=version)
        kinds = {name: answer["type"] for name, answer in got.items()}
        assert kinds == {"third": "done", "second": "done", "first": "stale"}
        assert got["first"]["state"]["version"] >= got["second"]["version"]
        for guest, action in made:
            answer = await guest.act(**action, version=version)
            assert answer["type"] == kinds[action["id"]]
            assert answer == got[action["id"]] or answer["type"] == "stale"
        record = (await rosa.ask("GET", f"/api/tables/{code}/record")).text
        moves = [line for line in record.splitlines() if line.startswith("0: ")]
        assert [line.partition(": ")[2].split()[:1] for line in moves] == [[second]]

    alone(server, script)


def test_an_illegal_move_is_refused_with_its_clause(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        version = rosa.version
        answer = await rosa.act("play", move="X1")
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
        assert answer["clause"].startswith("C-")
        assert answer["clause"] in answer["text"]
        answer = await rosa.act("play", move="zzz")
        assert answer["code"] == "notation"
        assert rosa.version == version

    alone(server, script)


def test_two_windows_on_one_seat(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        twin = await rosa.twin().join(code)
        assert (twin.view, twin.you) == (rosa.view, 0)
        assert twin.presence["watchers"] == 0
        assert (await twin.act("play", move=basic(twin)))["type"] == "done"
        await rosa.until(lambda guest: guest.version >= twin.version)
        await rosa.until(lambda guest: guest.is_on_turn)
        assert (await rosa.act("play", move=basic(rosa)))["type"] == "done"

    alone(server, script)


def test_who_misses_messages_ends_in_the_same_view(server: Server) -> None:
    async def run() -> None:
        async with guests(server, "Rosa", "Kari") as (rosa, kari):
            code = await table_of(rosa, [kari], "cuarenta", size=2, options={"seats": 2})
            for _ in range(6):
                mover = rosa if rosa.is_on_turn else kari
                other = kari if mover is rosa else rosa
                await mover.act("play", move=basic(mover))
                await other.leave()
                await other.join(code)
                assert other.version == mover.version
            twin = await again(kari, code)
            assert (twin.view, twin.table) == (kari.view, kari.table)

    asyncio.run(run())


def test_what_happened_is_told_in_the_readers_language(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        await rosa.leave()
        await rosa.join(code, lang="fr")
        state = json.loads(rosa.got[-1] if '"type":"state"' in rosa.got[-1] else rosa.got[-2])
        assert state["recent"]
        await rosa.act("play", move=basic(rosa))
        update = next(json.loads(text) for text in rosa.got[::-1] if '"type":"update"' in text)
        assert update["events"][0]["seat"] == 0
        assert "Vous" in update["events"][0]["told"][0]["text"]

    alone(server, script)


def test_whoever_comes_sees_the_last_move_as_one_who_was_there(server: Server) -> None:
    """From the View before it, where words are wanted; a program keeps its own."""

    async def script(rosa: Guest, code: str) -> None:
        await rosa.act("play", move=basic(rosa))
        for lang in ("fr", None):
            await rosa.join(code, lang)
            state = next(json.loads(text) for text in rosa.got[::-1] if '"type":"state"' in text)
            if lang is None:
                assert state["before"] is None
            else:
                assert state["before"]["log"] == state["view"]["log"][:-1]
                assert state["before"]["seat"] == state["you"] == 0

    alone(server, script)


def view_at(match: Match, count: int) -> Any:
    """What seat 0 saw after so many events."""
    state = match.start()
    for seat, what in match.state.events[:count]:
        state.put(what) if seat == fortyone.CHANCE else state.apply(what)
    return json.loads(state.view(0).json())


def test_the_end_of_a_deal_is_shown_though_the_next_is_dealt(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        await rosa.join(code, lang="en")
        await play(rosa, basic)
        updates = [json.loads(text) for text in rosa.got if '"type":"update"' in text]
        ends = [one for one in updates if one["closed"] is not None]
        match = fortyone.verify((await rosa.ask("GET", f"/api/tables/{code}/record")).text)
        decks = [i for i, (seat, _) in enumerate(match.state.events) if seat == fortyone.CHANCE]
        assert len(ends) == 1
        end = ends[0]["closed"]
        assert end["view"] == view_at(match, decks[1])
        assert ends[0]["view"] == view_at(match, decks[1] + 1)
        assert len(end["view"]["last"]["cards"].split()) == 4
        lines = [
            line for event in ends[0]["events"] if event["seat"] >= 0 for line in event["told"]
        ]
        assert end["told"] == lines

    alone(server, script, "tarneeb41", options={"max_deals": 2, "min_total": 0})


def test_hints_at_a_practice_table_only(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        answer = await rosa.act("hint")
        assert answer["type"] == "hinted"
        assert rosa.view is not None
        assert answer["move"] in answer["values"]
        assert answer["why"]
        assert set(answer["values"]) == set(rosa.view["legal"])

    alone(server, script, "dice41", 2)  # solved: no clock decides how much it sees

    async def run() -> None:
        async with guests(server, "Rosa", "Kari") as (rosa, kari):
            await table_of(rosa, [kari], "dice41", size=2)
            assert (await rosa.act("hint"))["code"] == "no-hints"
            await rosa.join(await rosa.open("dice41", ["me", "basic"], options={"rounds": 1}))
            assert (await rosa.act("hint"))["code"] == "no-match"
            await rosa.act("start")
            await play(rosa, basic)
            assert (await rosa.act("hint"))["code"] == "over"

    asyncio.run(run())


def test_a_move_that_a_reason_names_can_be_found_in_it() -> None:
    why = Message("search-best", {"value": "+1", "lead": "+0", "next": "2hx2d"})
    assert reason(why, "nb") == "er best: +1 i snitt, +0 mot \u20682hx2d\u2069"
    assert reason(Message("search-only"), "") == "the only legal move"
    assert reason("a thumb", "nb") == "a thumb"


def test_a_hint_says_why_in_the_readers_language(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        english = await rosa.act("hint")
        assert english["why"].endswith(" chips")
        await rosa.leave()
        await rosa.join(code, lang="fr")
        french = await rosa.act("hint")
        assert french["move"] == english["move"]
        assert french["why"].endswith(" jetons")

    alone(server, script, "dice41", 2)


def test_again_with_the_same_people(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        await play(rosa, basic)
        commitment, view = rosa.table["commitment"], rosa.view
        assert (await rosa.act("again"))["type"] == "done"
        await rosa.until(lambda guest: guest.table["phase"] == "waiting")
        assert rosa.table["commitment"] != commitment
        assert view is not None
        assert rosa.table["results"][0]["returns"] == view["returns"]
        assert (await rosa.act("start"))["type"] == "done"
        await play(rosa, basic)
        for number in (1, 2):
            path = f"/api/tables/{code}/record?match={number}"
            fortyone.verify((await rosa.ask("GET", path)).text)
        replay = await rosa.ask("GET", f"/api/tables/{code}/replay?match=1&seat=1&lang=fr")
        moments = replay.json()["moments"]
        assert moments[-1]["view"]["seat"] == 1
        assert moments[-1]["view"]["returns"] == view["returns"]

    alone(server, script, "dice41", 2, options={"rounds": 1})


def test_a_bot_is_called_alike_in_lists_and_replays(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        await play(rosa, basic)
        rows = (await rosa.ask("GET", "/api/tables")).json()
        assert next(row for row in rows if row["code"] == code)["names"] == ["Rosa", "Bruno"]
        replay = await rosa.ask("GET", f"/api/tables/{code}/replay?lang=ru")
        assert replay.json()["names"] == ["Rosa", "Бруно"]
        record = (await rosa.ask("GET", f"/api/tables/{code}/record")).text
        assert "seat 1: basic" in record
        told = await rosa.ask("POST", "/api/records/replay?lang=ru", {"record": record})
        assert told.json()["names"] == ["Rosa", "Бруно"]

    alone(server, script, "dice41", 2, options={"rounds": 1})


def test_chat_reaches_everyone(server: Server) -> None:
    async def run() -> None:
        async with guests(server, "Rosa", "Kari") as (rosa, kari):
            await table_of(rosa, [kari], "dice41", size=2)
            await rosa.act("say", text="<b>hello</b>")
            message = await kari.receive()
            while message["type"] != "chat":
                message = await kari.receive()
            line = message["line"]
            assert (line["seat"], line["name"], line["text"]) == (0, "Rosa", "<b>hello</b>")

    asyncio.run(run())


def test_presence_is_shown(server: Server) -> None:
    async def run() -> None:
        async with guests(server, "Rosa", "Kari") as (rosa, kari):
            code = await table_of(rosa, [kari], "dice41", size=2)
            await rosa.until(lambda guest: guest.presence["here"] == [True, True])
            await kari.leave()
            await rosa.until(lambda guest: guest.presence["here"] == [True, False])
            assert (await rosa.act("cover", seat=1))["type"] == "done"
            await kari.join(code)
            assert kari.table["seats"][1]["cover"] != ""
            assert (await kari.act("back"))["type"] == "done"
            await kari.until(lambda guest: guest.table["seats"][1]["cover"] == "")

    asyncio.run(run())
