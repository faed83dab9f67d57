"""Compiling the kernels: for our own build, and for a game that lives in another package.

A `setup.py` of two lines is enough (CONTRIBUTING.md)::

    from fortyone.build import OptionalBuild, extensions
    setup(ext_modules=extensions("src"), cmdclass={"build_ext": OptionalBuild})

`FORTYONE_SANITIZE=1` builds with gcc's address and undefined-behaviour checks, and with Cython's own bounds checks.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

DIRECTIVES = {
    "annotation_typing": False,  # annotations are for readers and mypy, the .pxd is for C
    "boundscheck": False,
    "cdivision": True,
    "infer_types": True,  # locals take the C types of what the .pxd declares
    "initializedcheck": False,
    "show_performance_hints": False,  # they are for us, not for whoever installs
    "wraparound": False,
}


def kernels(source: Path) -> list[Path]:
    """The modules to compile under a source folder: each `.py` with a `.pxd` beside it."""
    found = (path.with_suffix(".py") for path in sorted(source.rglob("*.pxd")))
    return [path for path in found if path.exists() and path.stem != "__init__"]


def extensions(source: str) -> list[Extension]:
    """Cython's extension modules for the kernels under `source`; none without Cython, or with `FORTYONE_PURE=1`."""
    if os.environ.get("FORTYONE_PURE", "") not in ("", "0"):
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        warn("Cython is not installed")
        return []
    checked = bool(os.environ.get("FORTYONE_SANITIZE"))
    flags = ["-fsanitize=address,undefined", "-g", "-O1"] if checked else ["-O3"]
    modules = [
        Extension(
            ".".join(path.relative_to(source).with_suffix("").parts),
            [str(path)],
            extra_compile_args=[] if sys.platform == "win32" else flags,
            extra_link_args=flags[:1] if checked else [],
        )
        for path in kernels(Path(source))
    ]
    # Above the package `fortyone`, so that a game elsewhere finds the base class's .pxd.
    include = [source, str(Path(__file__).resolve().parent.parent)]
    directives = {**DIRECTIVES, "boundscheck": checked}
    built: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        modules, include_path=include, language_level=3, compiler_directives=directives, quiet=True
    )
    return built


class OptionalBuild(build_ext):
    """Compiles what it can; without a C compiler the package runs as plain Python."""

    def run(self) -> None:
        """Build with every processor, or warn once."""
        self.parallel = self.parallel or os.cpu_count()
        self._attempt(super().run)

    def _attempt(self, build: Callable[[], Any]) -> None:
        try:
            build()
        except Exception as error:  # whatever the tool chain raises: the plain package still works
            if os.environ.get("FORTYONE_REQUIRE_COMPILED"):
                raise
            warn(str(error).strip().splitlines()[-1] if str(error).strip() else repr(error))
            self.extensions = []

    def copy_extensions_to_source(self) -> None:
        """Nothing to copy where nothing was compiled."""
        self._attempt(super().copy_extensions_to_source)

    def get_output_mapping(self) -> dict[str, str]:
        """Only what was compiled."""
        return dict(super().get_output_mapping()) if self.extensions else {}


def warn(reason: str) -> None:
    """Say once, on stderr, that the package will run uncompiled."""
    print(
        f"fortyone: not compiled ({reason}); it will run as plain Python, slower", file=sys.stderr
    )
