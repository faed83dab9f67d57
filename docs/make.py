"""Writes the generated part of the docs.

`docs/schemas/<game>.json`: the JSON Schema of each game's view; `docs/schemas/socket.json`: that of the socket's
messages; the second half of `docs/socket.md`: the same as tables. Run as `python docs/make.py`. A test fails when a
file differs from what this writes.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from fortyone.core.messages import Message, has_message, say
from fortyone.core.view import view_schema
from fortyone.games import game_type, games
from fortyone.server.messages import AnyMessage
from fortyone.server.refusals import STATUS
from fortyone.server.socket import Incoming

HERE = Path(__file__).parent
SCHEMAS = HERE / "schemas"
SERVER = HERE / "server.md"
FROM_THE_GAMES = {
    "illegal": "the rules forbid it here; `clause` says which",
    "notation": "this is no move of the game",
    "option": "an option that there is not, or a value that is not allowed",
    "position": "a position that cannot be",
    "record": "this is no record, or not a legal one; `line` says where",
}
SOCKET = HERE / "socket.md"
MARK = "<!-- what follows is written by docs/make.py -->\n"
EVERY_ACTION = """Every action has, besides the fields below, an `id` (a text of 1 to 64 characters, chosen by the
client) and a `version` (that of the table as the client saw it).
"""
_EVERY = {"do": ("do", "id", "version"), "type": ("type", "version")}
_MEANING = re.compile(
    r"^    (\w+(?:, \w+)*): (.*?)(?=^    \w+(?:, \w+)*: |\Z)", re.MULTILINE | re.DOTALL
)


def schema_text(game: str) -> str:
    """The schema of a game's view, as the file has it."""
    return _text(view_schema(game_type(game).view_type))


def socket_schema() -> dict[str, Any]:
    """The schemas of what goes (`client`) and of what comes (`server`) over a socket."""
    both = ("client", Incoming), ("server", AnyMessage)
    return {name: msgspec.json.schema(kind) for name, kind in both}


def socket_text() -> str:
    """The page of the socket: its first half as it is, then the messages."""
    head = SOCKET.read_text(encoding="utf-8").partition(MARK)[0]
    schemas = socket_schema()
    lines = ["\n## From the client\n", EVERY_ACTION, *_messages(schemas["client"], "do")]
    lines += ["\n## From the server\n", *_messages(schemas["server"], "type")]
    lines += ["\n## Parts of messages\n", *_parts(schemas["server"])]
    return head + MARK + "\n".join(lines) + "\n"


def _messages(schema: dict[str, Any], tag: str) -> Iterator[str]:
    for part in schema["$defs"].values():
        if tag in part["properties"]:
            word = part["properties"][tag]["enum"][0]
            yield from _entry(f'`{{"{tag}": "{word}", …}}`', part, tag)


def _parts(schema: dict[str, Any]) -> Iterator[str]:
    for name, part in schema["$defs"].items():
        if "type" not in part["properties"]:
            yield from _entry(name, part, "")


def _entry(title: str, part: dict[str, Any], tag: str) -> Iterator[str]:
    said, _, attributes = part["description"].partition("\n\nAttributes:\n")
    meanings: dict[str, str] = {}
    for names, meaning in _MEANING.findall(attributes):
        meanings |= dict.fromkeys(names.split(", "), " ".join(meaning.split()))
    yield f"### {title}\n\n{said.strip()}\n"
    known = _EVERY.get(tag, ())  # what every action or message has is said once
    fields = {name: field for name, field in part["properties"].items() if name not in known}
    if fields:
        yield "| field | type | |\n|---|---|---|"
    for name, field in fields.items():
        meaning = meanings.get(name, field.get("description", ""))
        yield f"| `{name}` | {_type(field)} | {meaning} |"
    yield ""


def _type(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "anyOf" in field:
        return " or ".join(_type(part) for part in field["anyOf"])
    kind = str(field.get("type", "View"))
    if kind == "array":
        return f"list of {_type(field['items'])}"
    limits = {"maxLength": "at most {} characters", "maximum": "at most {}"}
    bounds = [words.format(field[name]) for name, words in limits.items() if name in field]
    return ", ".join([kind, *bounds])


def server_text() -> str:
    """The page of the server: as it is, then the codes of its failures."""
    head = SERVER.read_text(encoding="utf-8").partition(MARK)[0]
    rows = [f"| `{code}` | {status} | {_code_words(code)} |" for code, status in STATUS.items()]
    return head + MARK + "\n".join(["\n| code | status | |\n|---|---|---|", *rows]) + "\n"


def _code_words(code: str) -> str:
    own = f"web-no-{code}"
    blank = dict.fromkeys(("level", "allowed", "why", "longest", "turn", "seat", "seats"), "…")
    return say(Message(own, blank)) if has_message(own) else FROM_THE_GAMES[code]


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def files() -> dict[Path, str]:
    """Every generated file, as it should be."""
    made = {SCHEMAS / f"{game}.json": schema_text(game) for game in games()}
    made[SCHEMAS / "socket.json"] = _text(socket_schema())
    made[SOCKET] = socket_text()
    made[SERVER] = server_text()
    return made


def main() -> None:
    """Write them all."""
    SCHEMAS.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
