"""Asking line by line, where there is no screen: a pipe, a plain terminal, a screen reader."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from rich.console import Console, RenderableType
from rich.text import Text

from spelunke.core.errors import SpelunkeError
from spelunke.terminal.choices import Choice, matching
from spelunke.texts import Speaker
from spelunke.theme import DANGER, LAMP

AnswerT = TypeVar("AnswerT")

WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal and its scrollback."""

LONGEST_LINE: Final = 1000
LONGEST_SHOWN: Final = 40


class InputEnded(SpelunkeError):
    """Standard input has ended."""


def next_line(console: Console, prompt: str) -> str:
    """One typed line. Refuses at the end of input."""
    console.file.write(prompt)
    console.file.flush()
    typed = sys.stdin.readline(LONGEST_LINE)
    if not typed:
        console.file.write("\n")
        raise InputEnded("input-ended")
    return typed


def forget_typed() -> None:
    """Discard typed-ahead input on a terminal: an extra Enter must not reveal the next player's view."""
    if sys.stdin.isatty() and sys.platform != "win32":
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def choose_by_line(
    console: Console,
    question: str,
    choices: Sequence[Choice[AnswerT]],
    speaker: Speaker,
    aside: Mapping[str, Callable[[], RenderableType]],
) -> AnswerT:
    """The typed answer: a number or text, or a key for a hint, the odds or the rules."""
    console.print(Text(question, style="bold"))
    for choice in choices:
        console.print(Text.assemble((f"  {choice.number:>3} ", LAMP), choice.words))
    while True:
        typed = next_line(console, "› ").strip()
        found = matching(choices, typed)
        if typed in aside:
            console.print(aside[typed]())
        elif len(found) == 1 or (found and str(found[0].number) == typed):
            return found[0].answer
        else:
            console.print(Text(speaker.say("terminal-no-such-choice", typed=typed[:LONGEST_SHOWN]), style=DANGER))
