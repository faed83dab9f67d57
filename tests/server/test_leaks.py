"""Nobody is sent what the own seat may not know: scanned over real sockets, compared across worlds that look alike."""

import asyncio
import base64
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import fortyone
from fortyone.core.errors import FortyoneError
from fortyone.core.match import Match
from fortyone.server import schema
from fortyone.server.people import Person
from fortyone.server.rest_tables import record_for
from fortyone.server.show import Reader, before, happenings, recent, steps, table_info, view_of
from fortyone.server.socket import refusal
from fortyone.server.store import Store, open_engine
from fortyone.server.table import Table
from tests.cards import cards_in
from tests.server.choosing import basic
from tests.server.desk import KARI, ROSA, Desk
from tests.server.running import Guest, Server, guests, table_of
from tests.server.test_play import SHORT
from tests.strategies import few, seats_of, short
from tests.worlds import Happened, alike, secret_places, swapped, told

# Keys whose values are no words about the match, and might look like a card by accident.
NAMES = {"code", "commitment", "id", "name", "names", "options", "changed", "preset", "game"}


@pytest.mark.parametrize("game", SHORT)
def test_everything_received_over_sockets(server: Server, game: str) -> None:
    async def run() -> None:
        async with guests(server, "Rosa", "Kari", "Ali", "Budi", "Olga") as people:
            *players, onlooker = people
            code = await table_of(players[0], players[1:], game, size=4, lang="en", **SHORT[game])
            await onlooker.join(code, lang="en")
            watching = asyncio.create_task(onlooker.until(lambda guest: guest.is_over))
            await asyncio.gather(*(busy(guest, code) for guest in players), watching)
            match = fortyone.verify(
                (await players[0].ask("GET", f"/api/tables/{code}/record")).text
            )
            metrics = (await onlooker.ask("GET", "/metrics")).text
            counts = events_by_version(server, code)
            for guest, seat in zip(people, (0, 1, 2, 3, None), strict=True):
                assert not list(leaked(guest.got, match, counts, seat))
            check_secrets(
                server, [metrics, *(text for guest in people for text in guest.got)], match
            )

    asyncio.run(run())


async def busy(guest: Guest, code: str) -> None:
    """Play to the end, and try everything else on the way: moves that are not allowed, chat, undo, the record."""
    turns = 0
    while not guest.is_over:
        if not guest.is_on_turn:
            await guest.receive()
            continue
        turns += 1
        if turns % 5 == 1:
            for move in ("Ac", "zzz"):
                if move not in (guest.view or {})["legal"]:
                    guest.got.append(json.dumps(await guest.act("play", move=move)))
            await guest.act("undo")
            await guest.act("say", text="well")
            record = await guest.ask("GET", f"/api/tables/{code}/record")
            events = record.text.partition("\n\n")[2]  # a commitment may look like cards
            guest.got.append(json.dumps({"type": "record", "text": events}))
            state = await guest.ask("GET", f"/api/tables/{code}")
            guest.got.append(state.text)
        if guest.is_on_turn:
            await guest.act("play", move=basic(guest))
        await guest.act("answer", yes=False)


def events_by_version(server: Server, code: str) -> list[int]:
    """How many events the match had at each version of its table."""
    store = Store(open_engine(server.environment["FORTYONE_DATABASE"]))
    table, counts = Table(code), [0]
    for line in store.read_log(code):
        table.apply(line)
        counts.append(len(table.match.state.events) if table.match else 0)
    store.engine.dispose()
    return counts


def leaked(
    got: list[str], match: Match, counts: list[int], seat: int | None
) -> Iterator[tuple[str, set[str]]]:
    """Messages that name a card of the running deal which the seat could not know then."""
    version = 0
    for text in got:
        message = json.loads(text)
        if message["type"] == "refused":  # it echoes what was asked; the worlds below compare it
            continue
        version = max(version, message.get("version", 0))
        record = message["type"] == "record"
        count = events_in(message["text"]) if record else counts[version]
        secret = secrets_at(match, count, seat)
        if found := secret & set(cards_in(list(words_of(message)))):
            yield text, found


def events_in(record: str) -> int:
    """How many events the lines of a record tell of."""
    lines = record.splitlines()
    moves = [line.partition(": ")[2].split() for line in lines if line[:1].isdigit()]
    return sum(map(len, moves)) + sum(line.startswith(("deal ", "throw ")) for line in lines)


def secrets_at(match: Match, count: int, seat: int | None) -> set[str]:
    """The cards of the running deal that a seat cannot know after so many events."""
    events = match.state.events[:count]
    if match.game.chance_is_open or not events or count == len(match.state.events):
        return set()
    last = max(i for i, (who, _) in enumerate(events) if who == fortyone.CHANCE)
    cards = match.game.chance_text(events[last][1]).split()
    places = secret_places(match.start(), events, seat) if events[last][1] else []
    return {cards[place] for place in places}


def words_of(value: Any) -> Iterator[str]:
    """Every text of a message that could tell of cards."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from words_of(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            if key not in NAMES:
                yield from words_of(part)


def check_secrets(server: Server, texts: list[str], match: Match) -> None:
    """No seed, no nonce, nobody's id or secret stands in what was sent while the match ran."""
    assert match.stream is not None
    engine = open_engine(server.environment["FORTYONE_DATABASE"])
    with engine.connect() as connection:
        people = connection.execute(select(schema.people.c.id, schema.people.c.secret)).all()
    engine.dispose()
    seed = match.stream.seed
    hidden = [seed.hex(), base64.b64encode(seed).decode(), str(int.from_bytes(seed, "big"))]
    hidden += match.stream.nonces
    hidden += [word for person in people for word in person]
    everything = "\n".join(texts)
    assert not [word for word in hidden if word in everything]


def answers(table: Table, match: Match, person: Person, seat: int | None) -> list[bytes]:
    """All that is sent to a reader at one moment: state, update, words in two languages, record, refusals."""
    table.match = match
    sent: list[Any] = [table_info(table), record_for(table, person, None)]
    for language in ("en", "fr"):
        reader = Reader(seat, True, language)
        late = recent(table, reader)
        sent += [view_of(table, reader), happenings(table, late, reader), before(late, reader)]
        sent.append(happenings(table, list(steps(match.start(), match.state.events)), reader))
    for move in few(range(table.game.num_moves), fortyone.rng(1), 20):
        text = table.game.move_text(move)
        try:
            match.state.copy().play(text)
        except FortyoneError as error:
            if seat == match.state.turn:
                sent.append(refusal("a", error, "fr"))
    return [msgspec.json.encode(part) for part in sent]


@pytest.mark.parametrize("game", [name for name in SHORT if name != "dice41"])
def test_worlds_that_look_alike_are_answered_with_the_same_bytes(game: str) -> None:
    compared = 0
    for seed in range(8):
        settled = fortyone.game(game, **short(game))
        desk = Desk(game, "me", options=short(game), dealer=seed % settled.seats)
        desk.table.players = (ROSA.id, *[""] * (settled.seats - 1))
        match = settled.match(seed=seed, dealer=seed % settled.seats)
        rng = fortyone.rng(seed)
        for _ in range(rng.below(40)):
            if match.is_over:
                break
            match.play(rng.choice(match.state.legal()))
        compared += compare(
            desk, match.start(), seed % settled.seats, list(match.state.events), rng
        )
    assert compared > 12


def compare(
    desk: Desk, start: fortyone.State, dealer: int, events: Happened, rng: fortyone.Rng
) -> int:
    """Answer every reader in the true world, and in one that looks the same to it; how many were compared."""
    truth = told(start, dealer, events)
    assert truth is not None
    compared = 0
    for seat in seats_of(truth.state) if truth.state.turn >= 0 else ():
        places = few(secret_places(start, events, seat), rng, 2)
        other = swapped(events, (places[0], places[1])) if len(places) == 2 else events
        if len(places) == 2 and alike(start, dealer, events, other, seat):
            world = told(start, dealer, other)
            assert world is not None
            desk.table.players = tuple(
                ROSA.id if i == seat else "" for i in range(start.game.seats)
            )
            person = ROSA if seat is not None else KARI
            sent = [answers(desk.table, one, person, seat) for one in (truth, world)]
            assert sent[0] == sent[1]
            compared += 1
    return compared
