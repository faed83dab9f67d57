"""The command `fortyone`."""

import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command with the arguments of the process, and exit."""
    from fortyone.cli.app import run

    sys.exit(run(sys.argv[1:]))
