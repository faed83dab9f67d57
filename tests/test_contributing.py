"""The game in CONTRIBUTING.md, built from that page: in a package of its own, and in the folder of ours."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import fortyone
from tests.test_modes import ROOT, needs_compiled

PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCK = re.compile(
    r"^\*\*`([^`]+)`\*\*(?:(?!^```).)*?^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
GAME = dict(BLOCK.findall(PAGE))
SETUP = re.findall(r"```(?:python|toml)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[-2:]
OURS = Path(fortyone.__file__).parent

MATCH = """
import fortyone
game = fortyone.game("count41", seats=3)
match = game.match(seed=41, names=["A", "B", "C"])
bot, rng = fortyone.player("basic"), fortyone.rng(1)
while not match.is_over:
    match.play(bot.choose(match.state.view(match.state.turn), rng, fortyone.Budget()).move)
assert fortyone.verify(match.record()).record() == match.record()
try:
    match.play("add")
except fortyone.IllegalMove as error:
    assert str(error) == "G-1: add is not legal: the match is over", error
try:
    game.start().play("jump")
except fortyone.BadNotation as error:
    assert str(error) == "jump is no move; moves: add, skip", error
view = game.match(seed=41).state.view(game.match(seed=41).state.turn)
found = fortyone.player("strong").choose(view, rng, fortyone.Budget(simulations=200))
assert found.move in view.legal and set(found.values) == set(view.legal), found
print(fortyone.compiled, type(match.state).__module__, match.state.returns())
"""


def run(*command: str, cwd: Path, **environment: str) -> str:
    """What a Python says, there."""
    known = {key: value for key, value in os.environ.items() if key != "FORTYONE_PURE"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env={**known, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def write_game(folder: Path, rename: str = "") -> None:
    """The files of the page, in their folder."""
    for name, text in GAME.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("from count41", f"from {rename}count41"), encoding="utf-8")
    (folder / "__init__.pxd").touch()


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with the game, as if it were installed: its folder, and what says where its game is."""
    home = tmp_path_factory.mktemp("package")
    write_game(home / "src" / "count41")
    for name, text in zip(("setup.py", "pyproject.toml"), SETUP, strict=True):
        (home / name).write_text(text, encoding="utf-8")
    told = home / "src" / "count41-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: count41\nVersion: 1.0\n")
    points = tomllib.loads(SETUP[1])["project"]["entry-points"]["fortyone.games"]
    lines = ["[fortyone.games]", *(f"{name} = {module}" for name, module in points.items())]
    (told / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return home


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our package as an installation leaves it, nothing of it compiled."""
    home = tmp_path_factory.mktemp("installed")
    command = ("setup.py", "--quiet", "build_py", "--build-lib", str(home))
    run(*command, cwd=ROOT, FORTYONE_PURE="1")
    return home


def test_an_installation_has_all_that_is_not_code(installed: Path) -> None:
    for kind in ("*.pxd", "*.md", "*.ftl", "py.typed"):
        ours = {path.relative_to(OURS) for path in OURS.rglob(kind)}
        theirs = {path.relative_to(installed / "fortyone") for path in installed.rglob(kind)}
        assert ours == theirs


def test_the_page_has_all_the_files() -> None:
    wanted = {"RULES.md", "options.py", "state.py", "state.pxd", "view.py", "__init__.py"}
    assert set(GAME) >= {*wanted, "locales/en/count41.ftl"}


def test_plain_the_game_of_another_package_is_found_and_played(package: Path) -> None:
    path = {"PYTHONPATH": str(package / "src"), "FORTYONE_PURE": "1"}
    assert run("-c", MATCH, cwd=package, **path).startswith("False count41.state ")


@needs_compiled
def test_compiled_the_game_of_another_package_plays_the_same(
    package: Path, installed: Path
) -> None:
    """It is compiled against an installation, where it must find our types."""
    build = ("setup.py", "--quiet", "build_ext", "--inplace")
    run(*build, cwd=package, PYTHONPATH=str(installed), FORTYONE_REQUIRE_COMPILED="1")
    path = {"PYTHONPATH": str(package / "src")}
    assert list((package / "src" / "count41").glob("state.*.so"))
    compiled = run("-c", MATCH, cwd=package, **path)
    plain = run("-c", MATCH, cwd=package, **path, FORTYONE_PURE="1")
    assert compiled.startswith("True count41.state ")
    assert compiled.split()[2:] == plain.split()[2:]


def test_the_laws_hold_for_the_game_of_another_package(package: Path) -> None:
    laws = [str(path) for path in sorted((ROOT / "tests").glob("test_laws_*.py"))]
    run(
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "count41", *laws),
        cwd=ROOT,
        PYTHONPATH=str(package / "src"),
        FORTYONE_PURE="1",
        FORTYONE_EXAMPLES="5",
    )


def test_a_folder_of_ours_is_a_game(tmp_path: Path) -> None:
    skipped = shutil.ignore_patterns("*.so", "*.c", "__pycache__")
    shutil.copytree(OURS, tmp_path / "fortyone", ignore=skipped)
    write_game(tmp_path / "fortyone" / "games" / "count41", rename="fortyone.games.")
    said = run("-c", MATCH, cwd=tmp_path, PYTHONPATH=str(tmp_path), FORTYONE_PURE="1")
    assert said.startswith("False fortyone.games.count41.state ")
