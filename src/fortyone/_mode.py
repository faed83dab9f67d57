"""Compiled or plain: which of the two an import takes, and whether the compiled one is stale."""

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

# Only here are sources edited and kernels built; an installed file has the time at which it was unpacked.
CHECKOUT = (Path(__file__).parents[2] / "setup.py").exists()


class PlainFinder:
    """Finds the `.py` of a kernel, where a compiled one beside it would win."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module that has a `.pxd` beside it; None for any other."""
        stem = name.rpartition(".")[2]
        for folder in path or ():
            source = Path(folder, stem + ".py")
            beside = source.with_suffix(".pxd").exists() and source.exists()
            if beside and (name.startswith("fortyone.") or is_ours(Path(folder))):
                return spec_from_file_location(
                    name, source, loader=SourceFileLoader(name, str(source))
                )
        return None


def is_ours(folder: Path) -> bool:
    """Whether kernels of a game live here: other packages (SQLAlchemy for one) have `.pxd` files of their own."""
    return any("fortyone" in path.read_text(encoding="utf-8") for path in folder.glob("*.pxd"))


class FreshFinder:
    """Finds a kernel as usual, and warns where its source is newer than what was compiled from it."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The usual spec, for modules of this package."""
        if not name.startswith("fortyone."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec and spec.origin and not spec.origin.endswith(".py"):
            binary = Path(spec.origin)
            source = binary.with_name(name.rpartition(".")[2] + ".py")
            if source.exists() and source.stat().st_mtime > binary.stat().st_mtime:
                warnings.warn(f"{source} is newer than what was compiled from it", stacklevel=2)
        return spec


def choose() -> None:
    """Let `FORTYONE_PURE=1` force the plain mode, before any kernel is imported."""
    plain = os.environ.get("FORTYONE_PURE", "") not in ("", "0")
    if plain:
        sys.meta_path.insert(0, PlainFinder)
    elif CHECKOUT:
        sys.meta_path.insert(0, FreshFinder)
