"""Draws the pictures of a match in a terminal: `docs/picture.txt` and `docs/terminal.svg`.

Run as `python docs/picture.py`, and again when a table looks different.
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from fortyone import Budget, Rng, player
from fortyone.cli import frame
from fortyone.cli.begin import new_match
from fortyone.cli.screen import COLUMNS
from fortyone.cli.session import Session
from fortyone.core.messages import Message, say
from fortyone.core.table import Words

HERE = Path(__file__).parent


def screen(game: str, seed: int, moves: int) -> list[Text]:
    """What a person who plays as `basic` does sees after so many moves of their own, the prompt too."""
    match = new_match(game, seats="you,basic,basic,basic", dealer="0", seed=seed)
    session, rng = Session(match, "en"), Rng(seed)
    while session.person is None or moves:
        if session.person is None:
            session.bot_move()
        else:
            moves -= 1
            session.play(player("basic").choose(session.view(0), rng, Budget()).move)
    view, table = session.view(0), session.tables[0]
    offered = list(zip(frame.labels(match.game), table.offers(view), strict=False))
    head = frame.head(say(Message(f"{match.game.name}-name")), match.game, table.accent, "")
    say_ = Words("en", ()).say
    prompt = Text(say_("cli-prompt", ask=table.ask(view)))
    return [
        *frame.compose(head, table.draw(view), session.stories[0].news, offered, say_),
        prompt,
    ]


def main() -> None:
    """Draw both."""
    lines = screen("cuarenta", seed=12, moves=7)
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    console.print(Text("\n").join(lines))
    svg = console.export_svg(title="fortyone play cuarenta")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # fetched from elsewhere
    (HERE / "terminal.svg").write_text(svg, encoding="utf-8")
    text = "\n".join(line.plain.rstrip() for line in lines)
    (HERE / "picture.txt").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
