"""The menu of the games in a server's own terminal: a process beside it, so that neither waits for the other."""

import subprocess
import sys
import threading

from fortyone.cli.screen import Screen

# Seconds that a match has to save itself after Ctrl-C, which it hears as the server does.
PATIENCE = 3.0


class Here:
    """The terminal that a server was started from.

    Args:
        screen: Its screen; where nobody types or reads, nothing is offered.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._game: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Show the menu."""
        if self.screen.interactive and sys.stdout.isatty():
            self.screen.print("", self.screen.say("cli-web-here"))
            command = [sys.executable, "-m", "fortyone", "--lang", self.screen.language]
            self._game = subprocess.Popen(command)
            threading.Thread(target=self._after, args=[self._game], daemon=True).start()

    def _after(self, game: "subprocess.Popen[bytes]") -> None:
        """Whoever leaves the menu leaves the server running, and is told so."""
        if game.wait() == 0:
            self.screen.tell("cli-web-goes-on")

    def end(self) -> None:
        """Wait for a match to be saved; one that has heard nothing is told, again if need be."""
        while self._game is not None and self._game.poll() is None:
            try:
                self._game.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._game.terminate()
