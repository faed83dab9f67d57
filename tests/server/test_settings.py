"""Settings: from the command line, else the environment, else a file, else the default."""

import queue
import warnings
import webbrowser
from pathlib import Path

import pytest

from fortyone.core.errors import OptionError
from fortyone.server import settings as kept
from fortyone.server.serve import Server, addresses_of, listen, serve
from fortyone.server.settings import PREFIX, Settings, read_settings


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings but those a test makes."""
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(PREFIX + name.upper(), raising=False)
    monkeypatch.setattr(kept, "user_config_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(kept, "user_data_path", lambda *_, **__: tmp_path / "data")


def test_the_defaults(tmp_path: Path) -> None:
    settings = read_settings()
    assert settings == Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8041)
    assert settings.url == f"sqlite:///{tmp_path / 'data' / 'tables.db'}"
    assert (tmp_path / "data").is_dir()
    assert settings.thinkers >= 1


def test_each_source_wins_over_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "server.toml").write_text('host = "10.0.0.1"\nport = 1\nrate = 3.5\n')
    monkeypatch.setenv("FORTYONE_PORT", "2")
    monkeypatch.setenv("FORTYONE_HOST", "10.0.0.2")
    settings = read_settings(host="10.0.0.3", port=None)
    assert (settings.host, settings.port, settings.rate) == ("10.0.0.3", 2, 3.5)


def test_the_file_that_is_named_wins_over_the_usual_one(tmp_path: Path) -> None:
    (tmp_path / "server.toml").write_text("port = 1\n")
    named = tmp_path / "other.toml"
    named.write_text('origins = ["https://cards.example"]\nmetrics_open = true\n')
    settings = read_settings(named)
    assert settings.port == 8041
    assert settings.origins == ("https://cards.example",)
    assert settings.metrics_open


def test_what_the_environment_says_is_read_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORTYONE_ORIGINS", "https://a.example https://b.example")
    monkeypatch.setenv("FORTYONE_BROWSER", "false")
    monkeypatch.setenv("FORTYONE_PACE", "0.25")
    settings = read_settings()
    assert settings.origins == ("https://a.example", "https://b.example")
    assert (settings.browser, settings.pace) == (False, 0.25)


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("prot = 80", "prot"),
        ('port = "x"', "port"),
        ("pace = []", "pace"),
        ("port =", "config"),
        ("port = 65536", "port"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, option: str) -> None:
    (tmp_path / "server.toml").write_text(text)
    with pytest.raises(OptionError) as error:
        read_settings()
    assert error.value.option == option


def test_a_named_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OptionError) as error:
        read_settings(tmp_path / "nosuch.toml")
    assert error.value.option == "config"


def test_the_addresses_people_are_told() -> None:
    assert addresses_of("127.0.0.1", 80) == ["http://127.0.0.1:80"]
    assert addresses_of("::1", 80) == ["http://[::1]:80"]
    first, *others = addresses_of("0.0.0.0", 80)
    assert first == "http://127.0.0.1:80"
    assert not [other for other in others if "127." in other]


@pytest.mark.parametrize("wanted", [True, False])
def test_the_browser_is_opened_once_the_server_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    said: list[str] = []
    opened: queue.Queue[str] = queue.Queue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    monkeypatch.setattr(Server, "run", lambda self, sockets: self.opened())
    settings = Settings(port=0, browser=wanted, database=f"sqlite:///{tmp_path / 'tables.db'}")
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # newer spellings are not known to every Litestar that will do
        serve(settings, said.extend)
    if wanted:
        assert opened.get(timeout=30) == said[0]
    assert said
    assert opened.empty()


def test_an_address_that_is_taken() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(OSError, match="in use"):
        listen("127.0.0.1", taken.getsockname()[1])
