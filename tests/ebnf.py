"""A grammar in EBNF as a regular expression, for grammars that do not refer to themselves."""

import re
from collections.abc import Mapping

TOKEN = re.compile(r'"[^"]*"|[a-z]+|[][{}()|,;=]')
OPENING = {"{": "(?:", "[": "(?:", "(": "(?:", "}": ")*", "]": ")?", ")": ")", "|": "|", ",": ""}


def pattern(grammar: str, start: str, given: Mapping[str, str]) -> str:
    """The regular expression of a rule.

    Args:
        grammar: Rules like `turn = seat , ": " , move ;`.
        start: The rule wanted.
        given: Expressions of the names that the grammar leaves to words.
    """
    rules = dict(re.findall(r"^([a-z]+) += (.*?) ;$", grammar, re.MULTILINE | re.DOTALL))

    def expression(name: str) -> str:
        if name in given:
            return given[name]
        parts = TOKEN.findall(rules[name])
        return (
            "(?:" + "".join(OPENING.get(part) or leaf(part) for part in parts if part != ",") + ")"
        )

    def leaf(part: str) -> str:
        return re.escape(part[1:-1]) if part.startswith('"') else expression(part)

    return expression(start)
