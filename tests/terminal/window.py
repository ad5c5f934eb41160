"""A real terminal for tests: what a person would see, sign by sign, after every piece of output."""

import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pexpect
import pyte

KEYS = {
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1bOD",
    "home": "\x1b[H",
    "end": "\x1b[4~",
    "page down": "\x1b[6~",
    "page up": "\x1b[5~",
    "enter": "\r",
    "space": " ",
    "tab": "\t",
    "escape": "\x1b",
    "backspace": "\x7f",
    "ctrl-c": "\x03",
    "ctrl-d": "\x04",
    "ctrl-z": "\x1a",
}
PATIENCE = 60.0
"""Seconds: for slow machines. Nothing waits so long that goes well."""


class Hand(NamedTuple):
    """A hand of robbers on the screen, and the name beside it."""

    owner: str
    robbers: tuple[int, ...]


def _turn_ctrl_c_off() -> None:
    """As shells do for what runs in the background."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Window:
    """A terminal with the front door running in it."""

    def __init__(self, *arguments: str, width: int = 80, height: int = 24, language: str = "en") -> None:
        self.screen = pyte.Screen(width, height)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""
        """Everything that came since it was last cleared."""

        self.watch: Callable[[Window], None] = lambda _: None
        """Called after every piece of output: no moment goes unseen."""

        environment = {**os.environ, "TERM": "xterm-256color", "LANG": language, "LC_ALL": "", "COLORTERM": "truecolor"}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        self._child = pexpect.spawn(
            sys.executable,
            ["-m", "spelunke", *arguments],
            env=environment,
            dimensions=(height, width),
            timeout=PATIENCE,
            preexec_fn=_turn_ctrl_c_off,
        )
        self._child.delaybeforesend = None

    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    def text(self) -> str:
        return "\n".join(self.lines())

    def hands(self) -> list[Hand]:
        """Every hand that can be seen: cards in a line, and the plate before them."""
        found = []
        for line in self.lines():
            cards = re.findall(r"│ (\d) │", line)
            if cards:
                owner = re.search(r"[●▲■◆★] (\S+)", line)
                found.append(Hand(owner[1] if owner else "?", tuple(int(card) for card in cards)))
        return found

    def press(self, *keys: str) -> None:
        """All of them at once: nothing comes between two keys, however busy the machine is."""
        self._child.send("".join(KEYS.get(key, key) for key in keys))

    def read(self, seconds: float = 0.05) -> bool:
        """Take in what came, in small pieces; whether anything did."""
        try:
            piece: bytes = self._child.read_nonblocking(size=2048, timeout=seconds)  # type: ignore[assignment]
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            raise EOFError(self.text()) from None
        self.raw += piece
        self._stream.feed(piece)
        self.watch(self)
        return True

    def wait(self, wanted: str | Callable[[], bool]) -> None:
        """Read until the screen shows it and is at rest."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            at_rest = not self.read()
            if at_rest and (wanted in self.text() if isinstance(wanted, str) else wanted()):
                return
        raise AssertionError(f"waited in vain for {wanted!r}:\n{self.text()}")

    def leave(self) -> int:
        """Read to the end; the exit code."""
        until = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < until:
                self.read()
        except EOFError:
            self._child.wait()
        assert not self._child.isalive(), f"still there:\n{self.text()}"
        assert self._child.exitstatus is not None, f"killed by signal {self._child.signalstatus}"
        return int(self._child.exitstatus)

    def resize(self, width: int, height: int) -> None:
        self.screen.resize(height, width)
        self._child.setwinsize(height, width)

    def hang_up(self) -> None:
        self._child.close(force=True)


@contextmanager
def window(*arguments: str, width: int = 80, height: int = 24, language: str = "en") -> Iterator[Window]:
    """A window that is closed however the test ends."""
    opened = Window(*arguments, width=width, height=height, language=language)
    try:
        yield opened
    finally:
        opened.hang_up()
