"""Debian's Chromium, where it is."""

import shutil

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """The browser that tests drive; None where it is not installed."""
    return shutil.which("chromium") or shutil.which("chromium-browser")
