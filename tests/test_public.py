"""What the package offers: its names, its words about them, and what importing it costs."""

import doctest
import importlib
import inspect
import json
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import fortyone
from tests.test_modes import python

CONTRACT = (
    *("games", "game", "read_record", "verify", "player", "rng", "compiled", "CHANCE", "OVER"),
    *("FortyoneError", "OptionError", "PositionError", "BadNotation", "IllegalMove", "RecordError"),
    *("Game", "Match", "State", "View", "Event", "Bot", "Budget", "Choice", "Rng"),
)
OF_GAMES = ("name", "options", "seats", "num_moves", "rule", "match", "start", "position")
OF_STATES = (
    *("turn", "legal", "play", "chance", "moves", "apply", "mask", "deal", "copy", "scores"),
    *("returns", "is_over", "history", "view", "position"),
)
HEAVY = ("rich", "typer", "click", "fluent", "babel", "numpy", "hypothesis", "asyncio", "sqlite3")
ROOT = Path(fortyone.__file__).parent

# Runs a program and tells every file it writes and every connection it opens.
WATCHED = """
import json, sys
seen = []
def watch(event, arguments):
    if event == "open" and set(str(arguments[1])) & set("wax+"):
        seen.append(str(arguments[0]))
    if event.startswith(("socket.", "subprocess.", "os.mkdir", "os.remove", "os.rename")):
        seen.append(event)
sys.addaudithook(watch)
import fortyone
for name in fortyone.games():
    fortyone.game(name).start()
print(json.dumps(seen))
"""


def test_the_public_names_are_listed() -> None:
    assert set(CONTRACT) <= set(fortyone.__all__)
    assert sorted(fortyone.__all__) == sorted(set(fortyone.__all__))
    assert all(hasattr(fortyone, name) for name in fortyone.__all__)
    stray = {name for name in vars(fortyone) if not name.startswith("_")} - set(fortyone.__all__)
    assert all(isinstance(getattr(fortyone, name), ModuleType) for name in stray)


@pytest.mark.parametrize("name", OF_GAMES)
def test_a_game_has_what_the_contract_says(name: str) -> None:
    assert all(hasattr(fortyone.game(game), name) for game in fortyone.games())


@pytest.mark.parametrize("name", OF_STATES)
def test_a_state_has_what_the_contract_says(name: str) -> None:
    assert all(hasattr(fortyone.game(game).start(), name) for game in fortyone.games())


def modules() -> Iterator[ModuleType]:
    """Every module of the package but the command's entry."""
    for found in pkgutil.walk_packages([str(ROOT)], "fortyone."):
        if not found.name.endswith("__main__"):
            yield importlib.import_module(found.name)


MODULES = list(modules())
over_modules = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)


@over_modules
def test_public_things_say_what_they_are(module: ModuleType) -> None:
    assert module.__doc__, f"{module.__name__} has no docstring"
    for name, value in vars(module).items():
        own = getattr(value, "__module__", None) == module.__name__
        if (
            own
            and not name.startswith("_")
            and (inspect.isclass(value) or inspect.isroutine(value))
        ):
            assert has_words(value), f"{module.__name__}.{name} has no docstring"


def has_words(value: Any) -> bool:
    return bool(getattr(value, "__doc__", None))


@over_modules
def test_the_examples_in_docstrings_run(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("page", ["README.md", "docs/arena.md"])
def test_the_pages_run(page: str) -> None:
    outcome = doctest.testfile(str(ROOT.parent.parent / page), module_relative=False)
    assert outcome.attempted >= 5
    assert outcome.failed == 0


def test_importing_loads_nothing_heavy() -> None:
    program = "import json, sys, fortyone; print(json.dumps(sorted(sys.modules)))"
    loaded = json.loads(python("-c", program).stdout)
    assert not [name for name in loaded if name.split(".")[0] in HEAVY]
    games = [name for name in loaded if name.startswith("fortyone.games.")]
    assert not games, "a game is imported when it is asked for"


def test_importing_writes_no_file_and_opens_no_connection() -> None:
    done = python("-c", WATCHED, PYTHONDONTWRITEBYTECODE="1")
    assert done.stderr == ""
    assert json.loads(done.stdout) == []


def test_the_package_is_typed_and_carries_what_it_needs() -> None:
    assert (ROOT / "py.typed").exists()
    for name in fortyone.games():
        assert fortyone.game(name).book(), name
    assert list(ROOT.rglob("errors.ftl"))


def test_the_module_and_the_command_are_the_same() -> None:
    command = [str(Path(sys.executable).with_name("fortyone")), "--help"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert python("-m", "fortyone", "--help").stdout == said
