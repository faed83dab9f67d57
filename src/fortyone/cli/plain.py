"""Text for terminals whose encoding lacks our signs: something readable instead, never a `?` in a card or a sum."""

import codecs
import unicodedata
from typing import Final, TextIO

from fortyone.core.table import SYMBOLS

_INSTEAD: Final = {
    **dict.fromkeys("−–—─━═·", "-"),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛┡┩╇", "+"),
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("●○ø", "o"),
    **dict.fromkeys("¡¿", ""),
    "Ø": "O",
    "æ": "ae",
    "Æ": "AE",
    "•": "*",
    "▸": ">",
    "…": "...",
    "→": "->",
    "×": "x",
    "≥": ">=",
    "≤": "<=",
    "≠": "!=",
    "œ": "oe",
    "Œ": "OE",
}
_LETTERS: Final = {symbol: letter for letter, symbol in SYMBOLS.items()}


def never_fail(stream: TextIO) -> None:
    """Let the stream write what its encoding lacks as something readable, and read what it cannot as `�`."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="fortyone" if stream.writable() else "replace")


def readable(text: str, start: int) -> str:
    """What stands for the sign at `start`: ASCII that looks or reads like it.

    >>> readable("−3", 0), readable("7h♥", 2), readable("♥", 0), readable("é", 0)
    ('-', '', 'h', 'e')
    """
    sign = text[start]
    if sign in _LETTERS:  # a card has its suit's letter already
        return "" if text[start - 1 : start] == _LETTERS[sign] else _LETTERS[sign]
    plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return _INSTEAD.get(sign, plain or "?")


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = (readable(error.object, i) for i in range(error.start, error.end))
    return "".join(signs), error.end


codecs.register_error("fortyone", _replace)
