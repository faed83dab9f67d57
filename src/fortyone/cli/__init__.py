"""The command `fortyone`."""
