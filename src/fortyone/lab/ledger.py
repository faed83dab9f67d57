"""The file of an arena: what is played in its first line, then a line of JSON for each deal, in any order.

Lines are only added. A run that was stopped, however, goes on from there; a last line that was cut off is played again.
"""

import io
import json
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final

import msgspec

from fortyone.core.errors import FortyoneError
from fortyone.lab.contest import Contest
from fortyone.lab.deal import Outcome

FORMAT: Final = "fortyone arena 1"


class Ledger:
    """An open file of outcomes.

    Attributes:
        path: Where it is.
        outcomes: What stands there, by deal.
    """

    def __init__(self, path: Path | None, contest: Contest) -> None:
        """Open or begin the file of a contest; None: keep the outcomes in memory alone.

        Raises:
            FortyoneError: the file is another contest's or none of ours.
            OSError: it cannot be read or written.
        """
        self.path = path
        self.outcomes: dict[int, Outcome] = {}
        self._head = head(contest)
        self._file: BinaryIO = io.BytesIO() if path is None else path.open("a+b")
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, outcome: Outcome) -> None:
        """Write an outcome down."""
        self.outcomes[outcome.deal] = outcome
        self._write(msgspec.json.encode(outcome))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def _read(self) -> None:
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].splitlines()
        if not lines:
            self._check_empty(text)
            self._write(json.dumps(self._head, ensure_ascii=False).encode())
            return
        self._check_head(lines[0])
        for number, line in enumerate(lines[1:], 2):
            outcome = self._outcome(number, line)
            self.outcomes[outcome.deal] = outcome
        self._file.truncate(whole)

    def _check_empty(self, text: bytes) -> None:
        """A file without a whole line is new, or one whose first line was cut off."""
        if not json.dumps(self._head, ensure_ascii=False).encode().startswith(text):
            raise FortyoneError("arena-no-ledger", path=str(self.path))
        self._file.truncate(0)

    def _check_head(self, line: bytes) -> None:
        found = _json(line)
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise FortyoneError("arena-no-ledger", path=str(self.path))
        for key, wanted in self._head.items():
            if found.get(key) != wanted:
                there, here = (json.dumps(value) for value in (found.get(key), wanted))
                shown = {"path": str(self.path), "key": key, "there": there, "here": here}
                raise FortyoneError("arena-other-contest", **shown)

    def _outcome(self, number: int, line: bytes) -> Outcome:
        try:
            return msgspec.json.decode(line, type=Outcome)
        except msgspec.DecodeError as error:
            shown = {"path": str(self.path), "line": number, "why": str(error)}
            raise FortyoneError("arena-bad-line", **shown) from None


def head(contest: Contest) -> dict[str, Any]:
    """What must be the same for outcomes to belong together."""
    table = contest.table()
    return {
        "format": FORMAT,
        "game": table.name,
        "rules": table.rules_version,
        "options": table.options.plain(),
        "players": list(contest.players),
        "budget": msgspec.to_builtins(contest.budget),
        "seed": contest.seed,
    }


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None
