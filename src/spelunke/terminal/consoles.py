"""Consoles for output, and whether there is a screen."""

import os
import sys

from rich.console import Console

from spelunke.terminal.arguments import Wishes


def plain_console() -> Console:
    """A console for output: user input is never interpreted as markup."""
    return Console(highlight=False, markup=False, emoji=False)


def has_screen(wishes: Wishes) -> bool:
    """Whether input and output are a terminal that can do more than lines."""
    if wishes.has("plain") or os.environ.get("TERM", "dumb") == "dumb" or sys.platform == "win32":
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()
