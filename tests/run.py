"""Everything that is checked, in one run: `make test`, `make check`, `make sanitize`.

Every step is run, whatever the one before said; pytest comes last, so that its summary stands last.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHECKED = ROOT / "build" / "sanitize"
PYTEST = ("-m", "pytest", "-n", "2")
KEPT = tuple(
    f"tests/server/test_{name}.py" for name in ("storage", "disk", "clocks", "play", "faults")
)
CHECKS = {
    "ruff format": ("-m", "ruff", "format", "--check", "."),
    "ruff check": ("-m", "ruff", "check", "."),
    "mypy": ("-m", "mypy"),
}
FILES = {"FORTYONE_TEST_DATABASE": ""}  # what does not ask for PostgreSQL runs on SQLite
REQUIRED = bool(os.environ.get("FORTYONE_REQUIRE_COMPILED"))


class Run:
    """Runs steps, and remembers which failed."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def step(self, name: str, *command: str, **environment: str) -> None:
        """One step, under its heading."""
        so_far = f" (failed so far: {', '.join(self.failed)})" if self.failed else ""
        print(f"\n=== {name}{so_far} ===", flush=True)
        if python(command, environment).returncode:
            self.failed.append(name)


def python(
    command: tuple[str, ...], environment: Mapping[str, str], capture: bool = False
) -> "subprocess.CompletedProcess[str]":
    """This Python, with a command."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=False,
        text=True,
        stdout=subprocess.PIPE if capture else None,
    )


def is_compiled() -> bool:
    """Whether there are compiled kernels here."""
    asked = ("-c", "import fortyone; print(fortyone.compiled)")
    return python(asked, {"FORTYONE_PURE": "0"}, capture=True).stdout == "True\n"


def test(run: Run) -> None:
    """The tests, in both modes where there are two."""
    if is_compiled():
        run.step("pytest, compiled", *PYTEST, FORTYONE_PURE="0", **FILES)
    else:
        print(
            "\n=== nothing is compiled here, for want of a C compiler: the tests run plain alone ==="
        )
        if REQUIRED:
            run.failed.append("the compiled mode, which FORTYONE_REQUIRE_COMPILED asks for")
    # How the server talks does not depend on the mode: once is enough.
    spared = ("--ignore", "tests/server", "--ignore", "tests/browser") if is_compiled() else ()
    run.step("pytest, plain", *PYTEST, *spared, FORTYONE_PURE="1", **FILES)
    on_postgres(run)


def on_postgres(run: Run) -> None:
    """What is kept is kept by PostgreSQL too, where the environment names a server of it."""
    if os.environ.get("FORTYONE_TEST_DATABASE"):
        run.step("pytest, PostgreSQL", *PYTEST, *KEPT)
    else:
        print("\n=== no FORTYONE_TEST_DATABASE: nothing is tested on PostgreSQL ===")


def sanitize(run: Run) -> None:
    """Play every game on a build that watches its memory, and compare with the ordinary build."""
    if not shutil.which("gcc"):
        print("no gcc here: nothing to watch memory with")
        return
    copy_sources()
    build = (str(CHECKED / "setup.py"), "--quiet", "build_ext", "--inplace", "--parallel", "2")
    print("=== building with checks ===", flush=True)
    done = subprocess.run(
        [sys.executable, *build],
        cwd=CHECKED,
        env={**os.environ, "FORTYONE_SANITIZE": "1", "FORTYONE_REQUIRE_COMPILED": "1"},
        check=False,
    )
    if done.returncode:
        run.failed.append("the build with checks")
        return
    print("=== playing every game on it ===", flush=True)
    watched = python(("-m", "tests.checksum"), watching(), capture=True)
    plain = python(("-m", "tests.checksum"), {"FORTYONE_PURE": "1"}, capture=True)
    if watched.returncode or json.loads(watched.stdout)["compiled"] is not True:
        run.failed.append("the build with checks reports a fault")
    elif json.loads(watched.stdout)["digests"] != json.loads(plain.stdout)["digests"]:
        run.failed.append("the build with checks gives other answers")
    print(f"=== {run.failed[-1] if run.failed else 'no fault'} ===")


def copy_sources() -> None:
    """Bring the checked build's sources up to date; what has not changed keeps its time, and is not built again."""
    made = (".so", ".c", ".pyc")
    wanted = [ROOT / name for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE")]
    wanted += [path for path in (ROOT / "src").rglob("*") if path.is_file()]
    for path in wanted:
        copied = CHECKED / path.relative_to(ROOT)
        copied.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix not in made and not same(path, copied):
            shutil.copyfile(path, copied)
    for copied in (CHECKED / "src").rglob("*.*"):  # what was removed here is removed there
        source = ROOT / copied.relative_to(CHECKED)
        if copied.suffix in made:
            source = source.with_name(source.name.partition(".")[0] + ".pxd")
        if copied.is_file() and copied.suffix != ".pyc" and not source.exists():
            copied.unlink()


def same(path: Path, other: Path) -> bool:
    """Whether two files hold the same."""
    return other.exists() and path.read_bytes() == other.read_bytes()


def watching() -> dict[str, str]:
    """What makes Python load the checked build, and stop at the first fault."""
    libraries = []
    for name in ("libasan.so", "libubsan.so"):
        asked = ["gcc", f"-print-file-name={name}"]
        libraries.append(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    return {
        "ASAN_OPTIONS": "detect_leaks=0",  # Python keeps much to its end
        "FORTYONE_PURE": "0",
        "LD_PRELOAD": " ".join(library.strip() for library in libraries),
        "PYTHONMALLOC": "malloc",  # one allocation an object, so that each has its bounds
        "PYTHONPATH": str(CHECKED / "src"),
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
    }


def main() -> int:
    """Run what is asked for; 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checks", action="store_true", help="format, lint and types alone")
    parser.add_argument("--sanitize", action="store_true", help="a build that watches its memory")
    asked = parser.parse_args()
    run = Run()
    if asked.sanitize:
        sanitize(run)
        return len(run.failed[:1])
    for name, command in CHECKS.items():
        run.step(name, *command)
    for script in ("check",) if asked.checks else ("check", "test"):
        run.step(f"client, {script}", "client/bundle.py", script)
    if not asked.checks:
        test(run)
    return len(run.failed[:1])


if __name__ == "__main__":
    sys.exit(main())
