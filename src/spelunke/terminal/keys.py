"""Keys, one at a time: arrows and Enter by name, everything else as typed."""

import codecs
import contextlib
import os
import select
import signal
import termios
import tty
from collections.abc import Iterator
from types import FrameType
from typing import Final

from spelunke.terminal.lines import InputEnded

ESCAPE: Final = "escape"
RESIZED: Final = "resized"
"""Not a key: the window was resized."""

_NAMES: Final = {
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1bOH": "home",
    "\x1bOF": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[7~": "home",
    "\x1b[8~": "end",
    "\x1b[5~": "page up",
    "\x1b[6~": "page down",
    "\x1b[Z": "back tab",
}
_PATIENCE: Final = 0.05
"""Seconds to wait for the rest of an escape sequence."""

CTRL_D: Final = "\x04"


class Keys:
    """A context manager that reads the keyboard one key at a time."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._before = termios.tcgetattr(fd)
        self._wake_read, self._wake_write = -1, -1

    def __enter__(self) -> "Keys":
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_write, False)
        self._on_resize = signal.signal(signal.SIGWINCH, self._resized)
        tty.setcbreak(self._fd, termios.TCSAFLUSH)
        mode = termios.tcgetattr(self._fd)
        # Ctrl-Z and Ctrl-\ would leave somebody's hand on the screen; Ctrl-C is the way out.
        mode[6][termios.VSUSP] = mode[6][termios.VQUIT] = b"\x00"
        termios.tcsetattr(self._fd, termios.TCSAFLUSH, mode)
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(termios.error):  # the terminal may be closed
            termios.tcsetattr(self._fd, termios.TCSAFLUSH, self._before)
        signal.signal(signal.SIGWINCH, self._on_resize)
        os.close(self._wake_read)
        os.close(self._wake_write)

    def _resized(self, _number: int, _frame: FrameType | None) -> None:
        with contextlib.suppress(BlockingIOError):
            os.write(self._wake_write, b".")

    def forget_typed(self) -> None:
        """Discard typed-ahead input: a key pressed twice must not answer for the next player."""
        termios.tcflush(self._fd, termios.TCIFLUSH)

    def read(self) -> str:
        """The next key: a name such as ``enter``, a character, or RESIZED."""
        while True:
            ready, _, _ = select.select([self._fd, self._wake_read], [], [])
            if self._wake_read in ready:
                os.read(self._wake_read, 1000)
                return RESIZED
            sign = self._sign()
            if sign == "\x1b":
                sign += "".join(self._rest_of_escape())
            if sign == CTRL_D:
                raise InputEnded("input-ended")
            if sign in _NAMES:
                return _NAMES[sign]
            if sign.isprintable() and sign:
                return sign
            if sign == "\x1b":
                return ESCAPE

    def _sign(self) -> str:
        """One decoded character."""
        while True:
            try:
                byte = os.read(self._fd, 1)
            except OSError:
                byte = b""  # the terminal was hung up
            if not byte:
                raise InputEnded("input-ended")
            if sign := self._decoder.decode(byte):
                return sign

    def _rest_of_escape(self) -> Iterator[str]:
        """The rest of an escape sequence: ``[A`` of an arrow."""
        length = 0
        while length < 8 and select.select([self._fd], [], [], _PATIENCE)[0]:
            sign = self._sign()
            length += 1
            yield sign
            if (sign.isalpha() and not (sign == "O" and length == 1)) or sign == "~":
                return
