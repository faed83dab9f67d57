"""Pictures of what the solver found: how turns end, what can be reached, what a score is worth while others throw."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fortyone.cli.saves import check_writable
from fortyone.cli.screen import Screen
from fortyone.core.errors import FortyoneError

FJORD: Final = "#2f6690"  # the game's accent
INK: Final = "#22303c"
QUIET: Final = "#7b8794"
PALE: Final = "#c9d6df"
SIZE: Final = (8.0, 9.3)  # inches
SCORES: Final = range(4, 25)
NAMED: Final = 30  # lines bear their names where they pass this height
STYLE: Final[dict[Any, Any]] = {
    "font.family": "sans-serif",
    "font.size": 10,
    "svg.fonttype": "none",  # letters stay letters
    "svg.hashsalt": "fortyone",  # the same picture is the same file
    "text.color": INK,
    "axes.labelcolor": QUIET,
    "xtick.color": QUIET,
    "axes.spines.left": False,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": PALE,
}


def draw(
    screen: Screen,
    path: Path,
    solved: dict[str, Any],
    worths: Sequence[Sequence[float]],
    title: str,
) -> None:
    """Draw the tables of `fortyone solve` into a PNG or SVG file.

    Args:
        screen: In whose language.
        path: The file.
        solved: The tables.
        worths: What each score 0 … 24 is worth, in pots, with one, two, … seats still to throw.
        title: What was solved.

    Raises:
        FortyoneError: matplotlib is missing, it is another kind of file, or it cannot be written.
    """
    if path.suffix.lower() not in (".png", ".svg"):
        raise FortyoneError("cli-plot-kind", path=str(path))
    check_writable(path)
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError:
        raise FortyoneError("cli-no-plots") from None
    with mpl.rc_context(STYLE):
        figure = Figure(SIZE, dpi=160)
        figure.subplots_adjust(left=0.06, right=0.9, top=0.92, bottom=0.055, hspace=0.42)
        figure.text(0.06, 0.972, title, size=10.5, color=QUIET)
        for panel, axes in zip(
            (_draw_scores, _draw_targets, _draw_worths), figure.subplots(3, 1), strict=True
        ):
            panel(screen, axes, worths if panel is _draw_worths else solved)
        figure.axes[-1].set_xlabel(screen.say("cli-plot-score"), labelpad=8)
        dated = {"Date": None} if path.suffix.lower() == ".svg" else {}
        figure.savefig(path, facecolor="white", metadata=dated)


def _draw_scores(screen: Screen, axes: Any, solved: Any) -> None:
    """A bar a score with its number; the failures are told in words, not as a score."""
    chances = _percent(solved["distribution"])
    mean, top = solved["max_mean"], 1.2 * max(chances)
    _prepare(axes, screen.say("cli-plot-scores"), top)
    axes.bar(SCORES, chances, width=0.72, color=FJORD)
    _label(axes, chances, 3, 100)
    above = chances[round(mean) - SCORES[0]] + 0.1 * top
    axes.plot([mean, mean], [above, top], color=QUIET, linewidth=1)
    said = screen.say("cli-plot-mean", mean=f"{mean:.2f}")
    axes.annotate(said, (mean, top), (-5, 0), textcoords="offset points", ha="right", va="top")
    fails = screen.say("cli-plot-fails", chance=f"{100 * solved['distribution'][0]:.1f}")
    axes.annotate(fails, (SCORES[0] - 0.6, 0.35 * top), color=QUIET)


def _draw_targets(screen: Screen, axes: Any, solved: Any) -> None:
    """A point a target: the best chance there is to reach it."""
    chances = _percent(solved["at_least"])
    _prepare(axes, screen.say("cli-plot-targets"), 110)
    axes.fill_between(SCORES, chances, color=FJORD, alpha=0.1, linewidth=0)
    axes.plot(SCORES, chances, color=FJORD, linewidth=2, marker="o", markersize=4.5)
    _label(axes, chances, 6, 10)


def _draw_worths(screen: Screen, axes: Any, worths: Any) -> None:
    """A line for each number of seats to come, the fewest strongest; the first and the last are named."""
    _prepare(axes, screen.say("cli-plot-worths"), 110)
    for after, worth in enumerate(worths, 1):
        shares = _percent(worth)
        strength = 1 - 0.8 * (after - 1) / len(worths)
        axes.plot(SCORES, shares, color=FJORD, linewidth=2, alpha=strength)
        if after == 1:
            _label(axes, shares, 6, 10)
        if after in (1, len(worths)):
            said = screen.say("cli-plot-after", after=after)
            beside = (-24, 4, "right") if after == 1 else (10, -4, "left")
            at = next(i for i, share in enumerate(shares) if share > NAMED)
            _name(axes, said, (SCORES[at], shares[at]), *beside)


def _name(axes: Any, text: str, spot: tuple[float, float], x: int, y: int, side: str) -> None:
    """A line's name, beside it."""
    offset = {"textcoords": "offset points", "ha": side, "va": "center"}
    axes.annotate(text, spot, (x, y), size=9, color=QUIET, **offset)


def _percent(shares: Sequence[float]) -> list[float]:
    return [100 * shares[score] for score in SCORES]


def _label(axes: Any, values: Sequence[float], lift: int, exact_below: float) -> None:
    """Each value above its mark, once where the same number follows; small ones with a decimal."""
    last = ""
    for score, value in zip(SCORES, values, strict=True):
        text = f"{value:.1f}" if value < exact_below else f"{value:.0f}"
        if text not in (last, "0.0"):
            style = {"textcoords": "offset points", "ha": "center", "size": 8.5}
            axes.annotate(text, (score, value), (0, lift), **style)
        last = text


def _prepare(axes: Any, title: str, top: float) -> None:
    """One heading, the scores below, and numbers at the marks instead of a scale."""
    axes.set_title(title, loc="left", size=12.5, weight="bold", pad=12)
    axes.set_yticks([])
    axes.set_ylim(0, top)
    axes.set_xticks(SCORES)
    axes.tick_params(length=0, pad=5)
    axes.set_xlim(SCORES[0] - 0.6, SCORES[-1] + 0.6)
