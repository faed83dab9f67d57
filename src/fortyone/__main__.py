"""`python -m fortyone` is the command `fortyone`."""

from fortyone.cli import main

main()
