"""How a server runs: from the command line, else the environment (`FORTYONE_…`), else a file, else the default."""

import os
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from platformdirs import user_config_path, user_data_path

from fortyone.core.errors import OptionError

VERSION = version("fortyone")
PREFIX = "FORTYONE_"
FILE = "server.toml"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting, with its default.

    Attributes:
        host: The address to listen on; 0.0.0.0: all of this machine's.
        port: The port; 0: any that is free.
        database: The database's URL; "": a SQLite file in the user's data folder.
        browser: Whether to open the browser.
        origins: Other addresses the client may come from, like `https://cards.example`; a proxy's, for one.
        client: The folder of the built client; "": the one in this package.
        workers: Processes in which bots think; 0: one less than there are processors, at least one.
        bot_seconds: How long a bot may take for a move, before `basic` moves for it.
        pace: The least seconds between moves of bots where a person watches; three times that after a trick, a capture
            or a round.
        heartbeat: How often the server's clock is kept, in seconds: what a crash gives back to the clocks.
        metrics_open: Whether `/metrics` answers others than this machine.
        rate: Socket messages a second that a person may send; `burst` as many at once.
        burst: See `rate`.
        sockets: Sockets that a person may have open.
        tables_an_hour: Tables that a person may set up.
        tables_alive: Tables of a person that may be under way.
        idle_seconds: How long a table that nobody watches is kept in memory.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8041
    database: str = ""
    browser: bool = True
    origins: tuple[str, ...] = ()
    client: str = ""
    workers: int = 0
    bot_seconds: float = 10.0
    pace: float = 0.6
    heartbeat: float = 5.0
    metrics_open: bool = False
    rate: float = 20.0
    burst: int = 60
    sockets: int = 40
    tables_an_hour: int = 60
    tables_alive: int = 200
    idle_seconds: float = 600.0

    @property
    def url(self) -> str:
        """The database's URL, the default filled in."""
        if self.database:
            return self.database
        folder = user_data_path("fortyone", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'tables.db'}"

    @property
    def thinkers(self) -> int:
        """How many worker processes."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def read_settings(file: Path | None = None, **given: Any) -> Settings:
    """The settings of the command line, the environment and a file, in this order.

    Raises:
        OptionError: a setting that there is not, or a value that is not allowed.
    """
    found = _from_file(file) | _from_environment()
    found |= {name: value for name, value in given.items() if value is not None}
    known = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    for name, value in found.items():
        if name not in known:
            raise OptionError(name, value, ", ".join(known), "web-setting-unknown")
        try:
            found[name] = msgspec.convert(value, known[name], strict=False)
        except msgspec.ValidationError as error:
            raise OptionError(name, value, str(error)) from None
    return Settings(**found)


def _from_file(file: Path | None) -> dict[str, Any]:
    path = file or user_config_path("fortyone", appauthor=False) / FILE
    if file is None and not path.exists():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise OptionError("config", str(path), str(error)) from None


def _from_environment() -> dict[str, Any]:
    """`FORTYONE_PORT=80`; a list is separated by spaces."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        value = os.environ.get(PREFIX + field.name.upper())
        if value is not None:
            found[field.name] = value.split() if field.name == "origins" else value
    return found
