"""Arrows point one way: core < games < search < players < lab < server < cli; games never import each other."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fortyone

ROOT = Path(fortyone.__file__).parent
ORDER = ("core", "games", "search", "players", "lab", "server", "cli")
FOUNDATION = (
    "_mode",
    "build",
    "__init__",
    "__main__",
)  # the package itself, above or below everything
MODULES = sorted(path for path in ROOT.rglob("*.py*") if path.suffix in (".py", ".pxd"))


def name_of(path: Path) -> str:
    """The module's name under the package: `games.dice41.state`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """What a module imports from this package, in any function and for types too; of a `.pxd`, its cimports."""
    if path.suffix == ".pxd":
        for line in path.read_text(encoding="utf-8").splitlines():
            words = line.split()
            if words[:1] == ["from"] and words[1].startswith("fortyone."):
                yield words[1].removeprefix("fortyone.")
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from inside(alias.name)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            for alias in node.names:
                yield from inside(f"{node.module}.{alias.name}")


def inside(name: str) -> Iterator[str]:
    if name == "fortyone" or name.startswith("fortyone."):
        yield name.removeprefix("fortyone").removeprefix(".")


def room(module: str) -> str:
    """The room of a module: its first folder."""
    return module.split(".")[0]


def game_of(module: str) -> str | None:
    """The game whose folder a module stands in."""
    parts = module.split(".")
    found = ROOT.joinpath(*parts[:2])
    return parts[1] if parts[0] == "games" and len(parts) > 1 and found.is_dir() else None


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_only_from_before_it(path: Path) -> None:
    module = name_of(path)
    if room(module) in ("", *FOUNDATION):
        return
    for other in imports(path):
        assert other, f"{module} imports the whole package, which stands on it"
        if room(other) in ORDER:
            before = ORDER.index(room(other)) <= ORDER.index(room(module))
            assert before, f"{module} imports {other}, which comes after it"
        games = {game_of(module), game_of(other)} - {None}
        assert len(games) < 2, f"{module} imports another game: {other}"
        assert not (room(module) == "games" and not game_of(module) and game_of(other))


def test_every_room_has_its_place() -> None:
    rooms = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert rooms <= set(ORDER), "a folder that has no place in the order of the layers"


def test_the_core_knows_no_game() -> None:
    for path in (ROOT / "core").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not [name for name in fortyone.games() if f'"{name}"' in text or f".{name}" in text]


def test_the_check_sees_an_arrow_that_points_back(tmp_path: Path) -> None:
    spoilt = tmp_path / "spoilt.py"
    spoilt.write_text(
        "from typing import TYPE_CHECKING\n"
        "import fortyone.cli\n"
        "def f():\n    from fortyone.games.dice41 import state\n"
        "if TYPE_CHECKING:\n    from fortyone.lab.perft import perft\n",
        encoding="utf-8",
    )
    assert list(imports(spoilt)) == ["cli", "games.dice41.state", "lab.perft.perft"]
