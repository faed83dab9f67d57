"""Dice as text: the faces as digits, highest first where order says nothing."""

from collections.abc import Iterable

from fortyone.core.errors import BadNotation

FACES = range(1, 7)


def faces_text(faces: Iterable[int]) -> str:
    """Faces as digits, highest first: `665311`."""
    return "".join(map(str, sorted(faces, reverse=True)))


def read_faces(text: str) -> tuple[int, ...]:
    """The faces that digits name, highest first; spaces are ignored.

    Raises:
        BadNotation: no digit at all, or one that is no face.
    """
    digits = "".join(text.split())
    if not digits or not set(digits) <= set("123456"):
        raise BadNotation("bad-faces", text=text)
    return tuple(sorted((int(digit) for digit in digits), reverse=True))
