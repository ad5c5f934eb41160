"""Where things are printed, and whether there is a screen at all."""

import os
import sys

from rich.console import Console

from spelunke.terminal.arguments import Wishes


def plain_console() -> Console:
    """Where things are printed: nothing of what people typed is taken for markup."""
    return Console(highlight=False, markup=False, emoji=False)


def has_screen(wishes: Wishes) -> bool:
    """Whether there is a terminal on both sides that can do more than lines."""
    if wishes.has("plain") or os.environ.get("TERM", "dumb") == "dumb" or sys.platform == "win32":
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()
