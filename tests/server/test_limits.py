"""What a person may do at most; what a bug looks like from outside; who is told what the server counts."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import fortyone
from fortyone.server import retell as retelling
from fortyone.server.app import make_app
from fortyone.server.refusals import code_of
from fortyone.server.rest_records import refusal
from fortyone.server.settings import Settings
from fortyone.server.store import Store
from fortyone.server.tasks import Retell, perform
from fortyone.server.times import Limits
from tests.server.databases import database_in

Client = TestClient[Any]
# Newer spellings are not known to every Litestar that will do.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@contextmanager
def app(folder: Path, **settings: Any) -> Iterator[Client]:
    """The server in this process, asked from an address that is not this machine's."""
    wanted = Settings(database=database_in(folder), workers=1, **settings)
    with TestClient(make_app(wanted), raise_server_exceptions=False) as client:
        client.get("/api/me")
        yield client


def opened(client: Client, count: int) -> list[str]:
    """The codes with which a person is refused a few tables; "" for those that are set up."""
    answers = [client.post("/api/tables", json={"game": "dice41"}) for _ in range(count)]
    return [answer.json().get("code", "") for answer in answers]


@pytest.mark.parametrize("limit", ["tables_alive", "tables_an_hour"])
def test_tables_a_person(tmp_path: Path, limit: str) -> None:
    with app(tmp_path, **{limit: 2}) as client:
        assert opened(client, 3) == ["", "", "too-many"]
        client.cookies.clear()
        client.get("/api/me")
        assert opened(client, 1) == [""]


def test_requests_a_person(tmp_path: Path) -> None:
    with app(tmp_path, rate=0.001, burst=2) as client:
        codes = [client.get("/api/lobby").status_code for _ in range(12)]
        assert (codes[0], codes[-1]) == (200, 429)


def test_a_new_name_for_every_request_is_no_way_round_the_limit(tmp_path: Path) -> None:
    """Who is nobody we know is counted by his address, whatever secret he says he has."""
    with app(tmp_path, rate=0.001, burst=2) as client:
        strange = [{"Authorization": f"Bearer {number}"} for number in range(12)]
        codes = [client.get("/api/lobby", headers=header).status_code for header in strange]
        assert (codes[0], codes[-1]) == (200, 429)
        assert client.get("/api/lobby").status_code == 200, "a person has a limit of her own"


def test_names_without_end_empty_nobodys_limit() -> None:
    now = 0.0
    limits = Limits({"table": (0.0, 1), "rest": (10.0, 1)}, source=lambda: now)
    assert limits.take("table", "Rosa")
    for number in range(2 * Limits.MANY):
        now += 0.2
        assert limits.take("rest", str(number))
    assert not limits.take("table", "Rosa")
    assert len(limits) <= Limits.MANY + 1


def test_sockets_a_person(tmp_path: Path) -> None:
    """And pings are counted as actions are."""
    with app(tmp_path, sockets=2, rate=0.001, burst=5) as client:
        code = client.post("/api/tables", json={"game": "dice41"}).json()["table"]["code"]
        path = f"/api/tables/{code}/socket"
        with client.websocket_connect(path) as one, client.websocket_connect(path) as other:
            assert {socket.receive_json()["type"] for socket in (one, other)} == {"state"}
            with client.websocket_connect(path) as third:
                assert third.receive_json()["code"] == "too-many"
            for _ in range(6):
                one.send_text('{"do":"ping"}')
            while (message := one.receive_json())["type"] != "refused":
                assert message["type"] in ("pong", "here")
            assert message["code"] == "too-many"
        while client.app.state.hall.sockets:  # they close when the server gets to it
            time.sleep(0.01)
        with client.websocket_connect(path) as again:
            assert again.receive_json()["type"] == "state"


def test_names_a_person(tmp_path: Path) -> None:
    """A new name is written to every table where its person sits."""
    with app(tmp_path) as client:
        codes = [client.put("/api/me", json={"name": f"Rosa {n}"}).status_code for n in range(11)]
        assert codes == [200] * 10 + [429]


def test_chat_a_person(tmp_path: Path) -> None:
    """Less of it than of moves."""
    with app(tmp_path) as client:
        code = client.post("/api/tables", json={"game": "dice41"}).json()["table"]["code"]
        path = f"/api/tables/{code}/actions"
        says = [{"do": "say", "id": str(n), "version": 0, "text": "hi"} for n in range(9)]
        codes = [client.post(path, json=say).status_code for say in says]
        assert codes == [200] * 8 + [429]


def test_a_bug_is_noted_and_told_as_one_without_a_word_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(store: Store) -> None:
        raise ValueError("the inside of it")

    with app(tmp_path) as client, caplog.at_level(logging.ERROR):
        monkeypatch.setattr(Store, "lobby", broken)
        answer = client.get("/api/lobby")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "inside" not in answer.text
        assert "ValueError" not in answer.text
        assert "/api/lobby" in caplog.text


def test_records_that_nobody_has_time_for(tmp_path: Path) -> None:
    with app(tmp_path) as client:
        client.app.state.hall.clerks._queue = 0
        answer = client.post("/api/records/verify", json={"record": "hello"})
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")


def test_no_match_that_was_played_is_too_long_for_a_replay() -> None:
    match = fortyone.game("tarneeb41", "lebanese88").match(seed=41, dealer=0)
    for _ in range(200):
        match.play(match.state.legal()[0])
    replay = retelling.retell(match.record(), 0, "en")
    longest = 102_999  # events, docs/soak.md
    assert len(replay) / len(match.state.events) * longest < retelling.LARGEST


def test_a_replay_has_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker refuses for that is told by the server’s own code, and what is wrong with a record as such."""
    match = fortyone.game("dice41", seats=2).match(seed=41, dealer=0)
    for _ in range(3):
        match.play(match.state.legal()[0])
    monkeypatch.setattr(retelling, "LARGEST", 1500)
    reply = perform(Retell(match.record(), 0, "en"))
    assert reply.failed is not None
    assert code_of(refusal(reply.failed)) == "too-big"
    reply = perform(Retell("hello", 0, "en"))
    assert reply.failed is not None
    assert code_of(refusal(reply.failed)) == "record"


@pytest.mark.parametrize(("is_open", "status"), [(False, 404), (True, 200)])
def test_metrics_from_elsewhere(tmp_path: Path, is_open: bool, status: int) -> None:
    with app(tmp_path, metrics_open=is_open) as client:
        assert client.get("/metrics").status_code == status


def test_no_secret_is_logged_or_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with app(tmp_path) as client, caplog.at_level(logging.DEBUG):
        token = client.post("/api/tokens", json={"name": "Rosa"}).json()["token"]
        secret = client.cookies["fortyone"]
        headers = {"Authorization": f"Bearer {token}"}
        code = client.post("/api/tables", json={"game": "dice41"}, headers=headers).json()
        for path in ("/api/me", f"/api/tables/{code['table']['code']}", "/api/nosuch"):
            client.get(path, headers=headers)
        for word in (token, secret):
            assert word not in caplog.text
            kept = [file.read_bytes() for file in tmp_path.iterdir()]  # none on PostgreSQL
            assert not [text for text in kept if word.encode() in text]
