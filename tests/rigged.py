"""Players with a fault, for the arena's tests: it takes them by import path."""

import contextlib
import os
import signal
from pathlib import Path
from typing import Any, ClassVar

import fortyone


class First:
    """Plays the first legal move."""

    def choose(self, view: Any, rng: Any, budget: Any) -> fortyone.Choice:
        return fortyone.Choice(view.legal[0], "the first")


class Thirteen(First):
    """Bids all tricks, then plays the first card."""

    def choose(self, view: Any, rng: Any, budget: Any) -> fortyone.Choice:
        legal = view.legal
        return fortyone.Choice("13" if "13" in legal else legal[0], "all of them")


class Illegal(First):
    """Plays no move of any game at its first turn of a deal."""

    def choose(self, view: Any, rng: Any, budget: Any) -> fortyone.Choice:
        own = [event for event in view.log if event.seat == view.seat]
        return super().choose(view, rng, budget) if own else fortyone.Choice("zz")


class Fails(First):
    """Raises at every turn."""

    def choose(self, view: Any, rng: Any, budget: Any) -> fortyone.Choice:
        raise LookupError("lost its notes")


class Stops(First):
    """Is stopped by Ctrl-C once, in the middle of a match."""

    left: ClassVar = 0

    def choose(self, view: Any, rng: Any, budget: Any) -> fortyone.Choice:
        Stops.left -= 1
        if not Stops.left:
            raise KeyboardInterrupt
        return super().choose(view, rng, budget)


class StopsParent(First):
    """Presses Ctrl-C, once, for the process that started this one."""

    def choose(self, view: Any, rng: Any, budget: Any) -> fortyone.Choice:
        with contextlib.suppress(FileExistsError), Path("pressed").open("x"):
            os.kill(os.getppid(), signal.SIGINT)
        return super().choose(view, rng, budget)


class Orphan(First):
    """Ends the process that started this one, and thinks on for ever."""

    def choose(self, view: Any, rng: Any, budget: Any) -> fortyone.Choice:
        with contextlib.suppress(FileExistsError), Path("pressed").open("x"):
            os.kill(os.getppid(), signal.SIGTERM)
        while True:
            signal.pause()


class Dies(First):
    """Takes its process with it."""

    def choose(self, view: Any, rng: Any, budget: Any) -> fortyone.Choice:
        os._exit(1)


class Mute:
    """Has no method to choose with."""


FIRST = First()
