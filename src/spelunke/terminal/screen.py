"""The screen: the terminal's alternate buffer, wiped when the game is left, and before another player looks."""

import contextlib
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, Protocol

from rich.console import Console
from rich.segment import Segment, Segments

from spelunke.terminal.keys import RESIZED, Keys
from spelunke.terminal.lines import WIPE

ENTER: Final = "\x1b[?1049h\x1b[?25l\x1b[2J\x1b[H"
LEAVE: Final = "\x1b[2J\x1b[H\x1b[?25h\x1b[?1049l"

LEAST_WIDTH: Final = 60
LEAST_HEIGHT: Final = 20


class ScreenPage(Protocol):
    """Something that fills the screen."""

    def lines(self, console: Console, width: int, height: int) -> list[list[Segment]]:
        """Exactly ``height`` lines of exactly ``width`` cells."""


class Screen:
    """The display and the keyboard."""

    def __init__(self, console: Console, keys: Keys, too_small: ScreenPage) -> None:
        self.console = console
        self._keys = keys
        self._too_small = too_small
        self._rows: list[str] = []
        """The displayed rows; empty after a wipe."""

    def show(self, page: ScreenPage) -> None:
        """Draw a page over the previous one."""
        width, height = self.console.size
        fits = width >= LEAST_WIDTH and height >= LEAST_HEIGHT
        lines = (page if fits else self._too_small).lines(self.console, width, height)
        segments = [part for number, line in enumerate(lines) for part in ([Segment.line()] if number else []) + line]
        with self.console.capture() as capture:
            self.console.print(Segments(segments), end="", soft_wrap=True)
        rows = capture.get().split("\n")
        # Only changed rows are written: nothing flickers, and slow connections are spared.
        before = self._rows if len(self._rows) == len(rows) else [""] * len(rows)
        changed = (f"\x1b[{at};1H{row}" for at, (row, old) in enumerate(zip(rows, before, strict=True), 1) if row != old)
        self._write("".join(changed))
        self._rows = rows

    def key(self, page: ScreenPage) -> str:
        """Show a page and wait for a key; it is redrawn when the window is resized."""
        while True:
            self.show(page)
            key = self._keys.read()
            if key != RESIZED:
                return key
            self._rows = []
            self._write("\x1b[2J")

    def forget(self) -> None:
        """Wipe the page and the scrollback, and discard typed-ahead input."""
        self._rows = []
        self._write(WIPE)
        self.forget_typed()

    def forget_typed(self) -> None:
        """Discard typed-ahead input."""
        self._keys.forget_typed()

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()


@contextmanager
def opened(console: Console, too_small: ScreenPage) -> Iterator[Screen]:
    """A context manager for the screen; the terminal is restored however it is left."""
    stopped = {number: signal.signal(number, _leave) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        with Keys(sys.stdin.fileno()) as keys:
            console.file.write(ENTER)
            console.file.flush()
            try:
                yield Screen(console, keys, too_small)
            finally:
                with contextlib.suppress(OSError):  # the terminal may be closed
                    console.file.write(LEAVE)
                    console.file.flush()
    finally:
        for number, before in stopped.items():
            signal.signal(number, before)


def _leave(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
