"""Choosing on a screen: by arrow keys and Enter, by number, or by typing text."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from spelunke.terminal.choices import Choice, matching
from spelunke.terminal.page import Menu, ReadingPage, TablePage
from spelunke.texts import Speaker

if TYPE_CHECKING:
    from spelunke.terminal.screen import Screen, ScreenPage

AnswerT = TypeVar("AnswerT")

Aside = Callable[[], "ScreenPage"]
"""A page shown beside a question: its paragraph of the rules, a hint, or the odds."""

LONGEST_TYPED = 40


def choose_on(
    screen: "Screen", page: TablePage, choices: Sequence[Choice[AnswerT]], speaker: Speaker, aside: "Mapping[str, Aside]"
) -> AnswerT:
    """The answer chosen on a page; some keys show another page meanwhile."""
    menu = Menu(choices)
    page.menu = menu
    hint = page.hint
    typed = ""
    trouble = ""
    while True:
        page.hint = trouble or (f"› {typed}" if typed else hint)
        key = screen.key(page)
        trouble = ""
        if key in aside and not (typed and matching(choices, typed + key)):  # “Doubt!” is an answer, not text and a hint
            read_on(screen, aside[key]())
        elif key == "enter":
            if not typed or matching(choices, typed):
                return choices[menu.selected].answer
            trouble, typed = speaker.say("terminal-no-such-choice", typed=typed), ""
        elif key in {"page up", "page down"}:
            page.scroll(key)
        elif key in {"escape", "backspace"}:
            typed = typed[:-1] if key == "backspace" else ""
        elif len(key) == 1:
            typed = (typed + key)[:LONGEST_TYPED]
            if found := matching(choices, typed):
                menu.selected = choices.index(found[0])
        else:
            typed = ""
            menu.move(key)


def read_on(screen: "Screen", page: "ScreenPage") -> None:
    """Show a long text until the reader reaches the end or leaves."""
    while True:
        key = screen.key(page)
        if not isinstance(page, ReadingPage) or key in {"enter", "escape", "q", "?", "!", "%"}:
            return
        if key == " " and page.is_read:
            return
        page.turn(key)
