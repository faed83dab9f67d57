"""Whoever is invited: what a code is, what it shows before sitting down, what a lobby and an onlooker get."""

import asyncio
from typing import Any

import httpx

import fortyone
from fortyone.server.store import new_code
from tests.server.choosing import basic
from tests.server.running import Guest, Server, guests, play, table_of


def test_a_code_cannot_be_guessed() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert {len(code) for code in codes} == {16}  # 96 bits, six a character


def test_the_invited_see_the_rules_and_what_differs_before_they_sit_down(server: Server) -> None:
    """And the commitment to the cards, before any is dealt."""
    asked: dict[str, Any] = {"preset": "rapido", "options": {"chicas": 1}}

    async def run() -> None:
        async with guests(server, "Rosa", "Kari") as (rosa, kari):
            code = await rosa.open("cuarenta", ["me"], spectators=False, **asked)
            seen = (await kari.ask("GET", f"/api/tables/{code}")).json()["table"]
            await kari.join(code)
            assert kari.table == seen
            assert kari.you is None
            assert (seen["game"], seen["preset"]) == ("cuarenta", "rapido")
            assert seen["changed"] == {"chicas": 1}
            settled = fortyone.game("cuarenta", "rapido", chicas=1).options.plain()
            assert seen["options"] == settled
            assert len(seen["commitment"]) == 64
            book = await kari.ask("POST", "/api/games/cuarenta/book", asked)
            assert book.json()["changed"] == seen["changed"]
            assert book.json()["chapters"]

    asyncio.run(run())


def test_a_table_is_private_until_it_is_listed(server: Server) -> None:
    async def run() -> None:
        async with guests(server, "Rosa", "Kari") as (rosa, kari):
            code = await rosa.open("dice41", ["me"])
            assert code not in await lobby(kari)
            await rosa.join(code)
            assert (await rosa.act("change", listed=True))["type"] == "done"
            while code not in await lobby(kari):
                await asyncio.sleep(0.01)
            assert [row["code"] for row in (await kari.ask("GET", "/api/tables")).json()] == []

    asyncio.run(run())


async def lobby(guest: Guest) -> list[str]:
    """The codes of the tables that anyone may come to."""
    return [row["code"] for row in (await guest.ask("GET", "/api/lobby")).json()]


def test_a_record_is_whole_for_players_and_onlookers_once_the_match_is_over(server: Server) -> None:
    """Before, a player's is that of the own seat, and nobody's has the seed."""

    async def run() -> None:
        async with guests(server, "Rosa", "Olga") as (rosa, olga):
            one_deal: dict[str, Any] = {"options": {"seats": 2, "max_deals": 1}}
            code = await table_of(rosa, [], "cuarenta", size=2, **one_deal)
            await rosa.until(lambda guest: guest.is_on_turn)
            path = f"/api/tables/{code}/record"
            own, others = [(await guest.ask("GET", path)).text for guest in (rosa, olga)]
            for text in (own, others):
                assert "??" in text
                assert "seed" not in text.lower()
            told = [set(text.partition("\n\n")[2].split()) for text in (own, others)]
            hand = set((rosa.view or {})["hand"].split())
            assert hand <= told[0]
            assert not hand & told[1]
            await play(rosa, basic)
            whole = {(await guest.ask("GET", path)).text for guest in (rosa, olga)}
            assert len(whole) == 1
            match = fortyone.verify(whole.pop())
            assert match.is_over
            assert match.commitment == rosa.table["commitment"]

    asyncio.run(run())


def test_the_api_answers_whoever_asks_over_plain_http(server: Server) -> None:
    """Nobody has to be anybody to read the games and the lobby."""
    for path in ("/api/games", "/api/lobby", "/health"):
        assert httpx.get(server.url + path).status_code == 200
