"""What the strong player thinks of a person's moves, from the person's View alone, in the person's language."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from fortyone.cli.frame import columns
from fortyone.cli.screen import Screen
from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.table import Line, card, paint
from fortyone.core.view import View
from fortyone.players import player

BUDGET: Final = Budget(seconds=1.0)
SMALL: Final = 0.0005  # what is shown as zero


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
        entries.append(entry + Text(f"  {signed(screen, value)}", style=style))
    return columns(entries)


def reason(screen: Screen, view: View, choice: Choice) -> list[Line]:
    """Which move, why, and what the values count."""
    if len(view.legal) == 1:
        return [screen.say("cli-hint-only", move=choice.move)]
    if choice.move not in choice.values:
        return [screen.say("cli-hint-plays", move=choice.move)]
    unit = screen.maybe(f"{view.game}-value-unit") or screen.say("cli-hint-unit")
    return [why(screen, choice), Text(screen.say("cli-hint-counts", unit=unit), style="dim")]


def why(screen: Screen, choice: Choice) -> str:
    """The reason in a line: by how much the move is better than the next, or that it is as good as any."""
    rivals = [move for move in choice.values if move != choice.move]
    if not rivals:
        return screen.say("cli-hint-plays", move=choice.move)
    rival = max(rivals, key=lambda move: choice.values[move])
    lead = choice.values[choice.move] - choice.values[rival]
    if lead < SMALL:
        return screen.say("cli-hint-equal", move=choice.move, next=rival)
    worth = signed(screen, choice.values[choice.move])
    return screen.say(
        "cli-hint-best", move=choice.move, value=worth, next=rival, lead=signed(screen, lead)
    )


def signed(screen: Screen, value: float) -> str:
    """A value with its sign, as the reader's language writes numbers."""
    if abs(value) < SMALL:
        value = 0.0
    text = screen.say("cli-hint-value", value=abs(value))
    return ("+" if value > 0 else "−" if value < 0 else "") + text
