"""Records as files: read with care, replaced whole or not at all."""

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import platformdirs

from fortyone.core.errors import FortyoneError, RecordError
from fortyone.core.match import Match
from fortyone.games import read_record

LONGEST = 1 << 24  # bytes: no record, position or script is longer
SUFFIX = ".txt"


def read(path: Path) -> str:
    """The text of a file.

    Raises:
        FortyoneError: it cannot be read, or is no text.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
        if len(data) > LONGEST:
            raise FortyoneError("cli-no-text", path=str(path))
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FortyoneError("cli-no-text", path=str(path)) from None
    except (OSError, ValueError) as error:
        if isinstance(error, FortyoneError):
            raise
        raise FortyoneError("cli-cannot-read", path=str(path), why=_reason(error)) from None


def read_match(path: Path) -> Match:
    """The match of a record's file.

    Raises:
        FortyoneError: it cannot be read, or is no legal record.
    """
    try:
        return read_record(read(path))
    except RecordError as error:
        raise FortyoneError("cli-in-file", path=str(path), why=error.message) from None


def write(path: Path, text: str) -> None:
    """Write a file. Where that fails, what stood there still stands.

    Raises:
        FortyoneError: it cannot be written.
    """
    temporary = ""
    try:
        path = path.resolve()  # a link stays a link
        if path.exists() and not path.is_file():
            raise IsADirectoryError(None, "not a regular file")
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".fortyone-")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(handle)
        if path.exists():
            shutil.copymode(path, temporary)
        Path(temporary).replace(path)
    except (OSError, ValueError) as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        _cannot_write(path, error)


def check_writable(path: Path) -> None:
    """Refuse, before a match begins, a file that could not be written at its end.

    Raises:
        FortyoneError: it cannot be written.
    """
    try:
        if path.exists() and not path.is_file():
            raise IsADirectoryError(None, "not a regular file")
        with tempfile.TemporaryFile(dir=path.resolve().parent):
            pass
    except (OSError, ValueError) as error:
        _cannot_write(path, error)


def _cannot_write(path: Path, error: Exception) -> NoReturn:
    raise FortyoneError("cli-cannot-write", path=str(path), why=_reason(error)) from None


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def folder() -> Path:
    """Where matches are saved that were given no file."""
    return Path(platformdirs.user_data_dir("fortyone", appauthor=False)) / "matches"


def saved() -> Iterator[tuple[Path, Match]]:
    """The unfinished matches in the user's data folder, the newest first; what is no record is passed over."""
    if not folder().is_dir():
        return
    paths = [path for path in folder().iterdir() if path.suffix == SUFFIX]
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            match = read_match(path)
        except FortyoneError:
            continue
        if not match.is_over:
            yield path, match


class Keeper:
    """Where the running match is saved.

    Attributes:
        path: The file; None until one is needed.
    """

    def __init__(self, path: Path | None, *, resumed: bool = False) -> None:
        self.path = path
        self._replaces = resumed  # whether what stands in the file is this match
        if path is not None:
            check_writable(path)

    def save(self, match: Match, path: Path | None = None) -> Path:
        """Write the match to its file, or from now on to another.

        Raises:
            FortyoneError: it cannot be written.
        """
        if path is not None and path != self.path:
            check_writable(path)
            self.path, self._replaces = path, False
        if self.path is None:
            self.path = _new_file(match.game.name)
        if not self._replaces:
            _set_aside(self.path)
        write(self.path, match.record())
        self._replaces = True
        return self.path

    def rescue(self, match: Match) -> Path:
        """Write the match to a file of its own, where its file cannot be written.

        Raises:
            FortyoneError: no file can be.
        """
        self.path = None
        return self.save(match)

    def next(self) -> None:
        """A further match begins: it gets a file of its own, `name-2` after `name`."""
        if self.path is not None:
            stem, _, number = self.path.stem.rpartition("-")
            known = stem and number.isdigit() and len(number) < 4
            name = f"{stem}-{int(number) + 1}" if known else f"{self.path.stem}-2"
            self.path = self.path.with_name(name + self.path.suffix)
        self._replaces = False


def _new_file(game: str) -> Path:
    """A new file in the user's data folder, or where that cannot be, among the temporary files."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
        check_writable(place / "x")
    except (OSError, FortyoneError):
        place = Path(tempfile.gettempdir())
    return _free(place / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}{SUFFIX}")


def _set_aside(path: Path) -> None:
    """Keep what already stands in a file, under a name of its own."""
    try:
        if path.is_file() and path.stat().st_size:
            shutil.copy2(path, _free(path.with_name(path.name + ".old")))
    except OSError as error:
        _cannot_write(path, error)


def _free(path: Path) -> Path:
    """The path, numbered where it is taken."""
    taken, number = path, 1
    while path.exists():
        number += 1
        path = taken.with_name(f"{taken.stem}-{number}{taken.suffix}")
    return path
