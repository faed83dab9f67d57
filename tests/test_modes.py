"""Compiled and plain are one game: the same answers, and each says which it is."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import fortyone
from fortyone.games import game_type
from tests.strategies import over_games

ROOT = Path(__file__).resolve().parent.parent
REQUIRED = bool(os.environ.get("FORTYONE_REQUIRE_COMPILED"))
PURE = os.environ.get("FORTYONE_PURE", "") not in ("", "0")

needs_compiled = pytest.mark.skipif(
    PURE or not (fortyone.compiled or REQUIRED), reason="runs plain: nothing compiled to look at"
)


def python(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run another Python."""
    known = {key: value for key, value in os.environ.items() if key != "FORTYONE_PURE"}
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        cwd=ROOT,
        env={**known, **environment},
        text=True,
        check=False,
    )


def checksums(**environment: str) -> Any:
    """What tests/checksum.py prints."""
    done = python("-m", "tests.checksum", **environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@needs_compiled
def test_both_modes_give_the_same_matches() -> None:
    compiled, plain = checksums(), checksums(FORTYONE_PURE="1")
    assert (compiled["compiled"], plain["compiled"]) == (True, False)
    assert compiled["digests"] == plain["digests"]


def test_the_mode_asked_for_is_the_mode_that_runs() -> None:
    assert not (PURE and fortyone.compiled)
    said = python("-c", "import fortyone; print(fortyone.compiled)", FORTYONE_PURE="1")
    assert said.stdout == "False\n"
    if REQUIRED:
        said = python("-c", "import fortyone; print(fortyone.compiled)", FORTYONE_PURE="0")
        assert said.stdout == "True\n"


@needs_compiled
def test_all_kernels_are_compiled_or_none() -> None:
    for name in fortyone.games():
        module = sys.modules[type(fortyone.game(name).new_state()).__module__]
        assert not str(module.__file__).endswith(".py")


@needs_compiled
@over_games
def test_a_kernel_subclass_in_python_is_refused(name: str) -> None:
    game = fortyone.game(name)
    kernel: Any = type("Tampered", (type(game.new_state()),), {})
    with pytest.raises(TypeError, match="FORTYONE_PURE=1"):
        kernel(game)


def test_plain_a_kernel_may_be_subclassed() -> None:
    program = (
        "import fortyone; game = fortyone.game(fortyone.games()[0]);"
        "print(type('Tampered', (type(game.new_state()),), {})(game).turn)"
    )
    assert python("-c", program, FORTYONE_PURE="1").stdout == "-1\n"


@needs_compiled
def test_a_source_newer_than_its_kernel_is_said_in_a_checkout(tmp_path: Path) -> None:
    copied = tmp_path / "src" / "fortyone"
    package = Path(fortyone.__file__).parent
    shutil.copytree(package, copied, ignore=shutil.ignore_patterns("*.c"))
    environment = {"PYTHONPATH": str(copied.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    source = copied / "core" / "state.py"
    (tmp_path / "setup.py").touch()
    fresh = python("-c", "import fortyone; print(fortyone.__file__)", **environment)
    assert str(tmp_path) in fresh.stdout
    assert not fresh.stderr
    later = source.stat().st_mtime + 1e6
    os.utime(source, (later, later))
    stale = python("-c", "import fortyone", **environment)
    assert f"{source} is newer than what was compiled from it" in stale.stderr
    (tmp_path / "setup.py").unlink()  # installed, files have the time of their unpacking
    assert not python("-c", "import fortyone", **environment).stderr


@over_games
def test_a_game_declares_its_kernel_for_both_modes(name: str) -> None:
    """Each module with C types is compiled: a `.pxd` without its `.py`, or one by another name, is a slip."""
    for types in game_type(name).folder().rglob("*.pxd"):
        assert types.stem == "__init__" or types.with_suffix(".py").exists()
