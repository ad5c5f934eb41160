"""The game menu, when no game was named: choose one, and the number of seats."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

import spelunke
from spelunke.core.game import Parts
from spelunke.terminal.asking import choose_on
from spelunke.terminal.choices import Choice
from spelunke.terminal.lines import choose_by_line
from spelunke.terminal.page import Menu, TablePage
from spelunke.terminal.shelf_page import span
from spelunke.texts import Speaker
from spelunke.theme import LAMP, SOFT, Felt, Stack

if TYPE_CHECKING:
    from spelunke.terminal.screen import Screen

LAMP_OVER_THE_TABLE = ("│", "╭─┴─╮", "╭─╯   ╰─╮", "╰───────╯", "·  ·  ·", "·    ·    ·")


def games_to_choose(shelf: Sequence[Parts], speaker: Speaker) -> list[Choice[Parts]]:
    """Every game with its numbers of players and its minutes."""
    return [
        Choice(
            number,
            speaker.say("terminal-open-game", title=parts.box.title, seats=span(parts.box.seats), minutes=parts.box.minutes),
            parts,
        )
        for number, parts in enumerate(shelf, 1)
    ]


def seats_to_choose(parts: Parts, speaker: Speaker) -> list[Choice[int]]:
    """Every number of players; the usual one first, so that Enter is enough."""
    seats = sorted(parts.box.seats, key=lambda seats: seats != parts.box.usual_seats)
    return [Choice(seats, speaker.say("terminal-open-seats", seats=seats), seats) for seats in seats]


class Den:
    """The title, and a description of the selected game."""

    def __init__(self, speaker: Speaker, page: TablePage, told: Sequence[str]) -> None:
        self._speaker = speaker
        self._page = page
        self._told = told

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        menu: Menu | None = self._page.menu
        told = self._told[menu.selected if menu and len(self._told) > 1 else 0]
        things: list[RenderableType] = [Text(line, style=LAMP) for line in LAMP_OVER_THE_TABLE]
        things += [Text("S P E L U N K E", style="bold"), Text(self._speaker.say("terminal-open-motto"), style=SOFT), Text(" ")]
        things += [Text(told, justify="center")]
        yield Felt(Stack(things, centred=True))


def open_on(screen: "Screen", shelf: Sequence[Parts], speaker: Speaker) -> tuple[Parts, int]:
    """Choose the game and the number of seats on the screen."""
    characters = [speaker.say(f"{parts.box.key}-character") for parts in shelf]
    note = [] if spelunke.is_compiled() else [speaker.say("room-plain-engine")]
    page = TablePage("Spelunke", "", note, Text(" " + speaker.say("terminal-open-which"), style=f"bold {LAMP}"))
    page.board = Den(speaker, page, characters)
    page.hint = speaker.say("terminal-keys-open")
    parts = choose_on(screen, page, games_to_choose(shelf, speaker), speaker, {})
    page.board = Den(speaker, page, [characters[shelf.index(parts)]])
    page.bar = parts.box.title
    page.question = Text(" " + speaker.say("terminal-open-how-many"), style=f"bold {LAMP}")
    return parts, choose_on(screen, page, seats_to_choose(parts, speaker), speaker, {})


def open_in(console: Console, shelf: Sequence[Parts], speaker: Speaker) -> tuple[Parts, int]:
    """Choose the game and the number of seats line by line."""
    parts = choose_by_line(console, speaker.say("terminal-open-which"), games_to_choose(shelf, speaker), speaker, {})
    seats = choose_by_line(console, speaker.say("terminal-open-how-many"), seats_to_choose(parts, speaker), speaker, {})
    return parts, seats
