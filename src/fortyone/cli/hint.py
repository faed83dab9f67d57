"""What the strong player thinks of a person's moves, from the person's View alone, in the person's language."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from fortyone.cli.frame import columns
from fortyone.cli.screen import Screen
from fortyone.core.messages import say
from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.table import Line, card, paint
from fortyone.core.view import View
from fortyone.players import player
from fortyone.search.decide import signed

BUDGET: Final = Budget(seconds=1.0)


def hint(screen: Screen, view: View, keys: Mapping[str, str], chance: Rng) -> list[Line]:
    """Every legal move with its value, the best first, and in a line which to play and why.

    Args:
        screen: In whose language.
        view: What the person knows.
        keys: What a person may type for each move.
        chance: The player's.
    """
    with screen.waiting(screen.say("cli-hint-wait")):
        choice = player("strong").choose(view, chance, BUDGET)
    return [*value_lines(screen, choice, keys), *reason(screen, view, choice)]


def value_lines(screen: Screen, choice: Choice, keys: Mapping[str, str]) -> Sequence[Text]:
    """The moves with their values, in columns; the one to play stands out."""
    best_first = sorted(choice.values.items(), key=lambda item: (-item[1], item[0] != choice.move))
    entries = []
    for move, value in best_first:
        entry = Text.assemble(
            (keys.get(move, ""), "bold cyan"), "  ", paint(card(move) if len(move) == 2 else move)
        )
        style = "bold green" if move == choice.move else ""
        entries.append(entry + Text(f"  {say(signed(value), screen.language)}", style=style))
    return columns(entries)


def reason(screen: Screen, view: View, choice: Choice) -> list[Line]:
    """Which move, why, and what the values count."""
    if len(view.legal) == 1:
        return [screen.say("cli-hint-only", move=choice.move)]
    why = screen.say(
        "cli-hint-why" if choice.why else "cli-hint-plays", move=choice.move, why=choice.why
    )
    if not choice.values:
        return [why]
    unit = screen.maybe(f"{view.game}-value-unit") or screen.say("cli-hint-unit")
    return [why, Text(screen.say("cli-hint-counts", unit=unit), style="dim")]
