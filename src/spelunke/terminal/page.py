"""Pages: the layout of bar, board, log, question and choices on a screen of any size."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from spelunke.terminal.choices import Choice
from spelunke.texts import Speaker
from spelunke.theme import FELT, INK, LAMP, LIT, ROOM, SOFT

Lines = list[list[Segment]]

BAR: Final = f"bold {INK} on #3a2a20"
ROOM_STYLE: Final = Style.parse(f"{INK} on {ROOM}")
SIDE_BY_SIDE: Final = 112
"""Width in cells from which the log is placed beside the board."""

SIDE: Final = 40
LEAST_CHOICES: Final = 3
LEAST_LOG: Final = 2
ROOMY: Final = 5
"""Spare lines from which on blank lines are added."""


def drawn(console: Console, thing: RenderableType, width: int) -> Lines:
    """A renderable as lines of exactly this width, in the theme's colours."""
    return console.render_lines(thing, console.options.update(width=width, height=None), style=ROOM_STYLE)


def filled(lines: Lines, width: int, height: int) -> Lines:
    """A fixed number of lines: cut, or padded with empty ones."""
    empty = [Segment(" " * width, ROOM_STYLE)]
    return lines[:height] + [empty] * (height - len(lines))


def item(sentence: str) -> RenderableType:
    """A sentence of the log, with a hanging indent."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(" ▸", style=LAMP), Text(sentence))
    return grid


class Menu:
    """Choices in columns, one of them selected."""

    def __init__(self, choices: Sequence[Choice[object]]) -> None:
        self.choices = choices
        self.selected = 0
        self.columns = 1
        self._digits = max((len(str(choice.number)) for choice in choices), default=1)

    def move(self, key: str) -> None:
        """Move the selection by an arrow key; it stops at the edges."""
        steps = {"left": -1, "right": 1, "up": -self.columns, "down": self.columns}
        last = len(self.choices) - 1
        if key in steps and 0 <= self.selected + steps[key] <= last:
            self.selected += steps[key]
        elif key in {"home", "end"}:
            self.selected = 0 if key == "home" else last

    def lines(self, console: Console, width: int) -> tuple[Lines, int]:
        """All rows, and the index of the selected one."""
        longest = max((cell_len(choice.words) for choice in self.choices), default=0)
        cell = min(longest + self._digits + 4, width)
        self.columns = max(1, min(width // cell, len(self.choices)))
        rows = []
        for start in range(0, len(self.choices), self.columns):
            row = Text(no_wrap=True, overflow="ellipsis")
            for place, choice in enumerate(self.choices[start : start + self.columns], start):
                row.append_text(self._cell(choice, cell, lit=place == self.selected))
            rows.append(row)
        return [line for row in rows for line in drawn(console, row, width)], self.selected // self.columns

    def _cell(self, choice: Choice[object], width: int, *, lit: bool) -> Text:
        text = Text.assemble((f" {choice.number:>{self._digits}} ", LAMP), choice.words)
        text.truncate(width - 1, overflow="ellipsis")
        text.append(" " * (width - 1 - text.cell_len))
        if lit:
            text = Text(text.plain, style=LIT)
        return text + " "


class TablePage:
    """A table: board, log, question and choices."""

    def __init__(
        self,
        bar: str,
        board: RenderableType,
        log: Sequence[str] = (),
        question: RenderableType = "",
        menu: Menu | None = None,
        hint: str = "",
    ) -> None:
        self.bar = bar
        self.board = board
        self.log = log
        self.question = question
        self.menu = menu
        self.hint = hint
        self._up = 0
        """Lines scrolled up: small screens show the lower end of a board first, with the player's own hand."""

    def scroll(self, key: str) -> None:
        """Scroll a board that is too tall."""
        self._up = max(0, self._up + {"page up": 5, "page down": -5}.get(key, 0))

    def lines(self, console: Console, width: int, height: int) -> Lines:
        side = SIDE if width >= SIDE_BY_SIDE and self.log else 0
        main = width - side
        question = drawn(console, self.question, main)[: height // 2] if self.question else []
        hint = drawn(console, Text(self.hint, style=SOFT, no_wrap=True, overflow="ellipsis"), main)[:1]
        log = [] if side else self._log(console, main)
        board = drawn(console, self.board, main)
        menu, lit = self.menu.lines(console, main) if self.menu else ([], 0)
        room = height - 1 - len(question) - len(hint)
        least_log = min(len(log), LEAST_LOG)
        rows = min(len(menu), max(LEAST_CHOICES, room - len(board) - least_log))
        board = self._part_of(board, room - rows - least_log)
        log = log[max(0, len(log) - (room - rows - len(board))) :]
        top = min(max(0, lit - rows // 2), len(menu) - rows)
        spare = room - rows - len(board) - len(log)
        if spare >= ROOMY:
            board = [_felt(main), *board, _felt(main)]
        breath = filled([], main, 1) if spare > 1 else []
        body = filled([*board, *log, *breath, *question, *menu[top : top + rows]], main, height - 1 - len(hint)) + hint
        if side:
            body = _beside(body, filled(self._log(console, side - 2), side - 2, height - 1))
        bar = Text(f" {self.bar}", style=BAR, no_wrap=True, overflow="ellipsis")
        bar.pad_right(max(0, width - bar.cell_len))
        return drawn(console, bar, width)[:1] + body

    def _log(self, console: Console, width: int) -> Lines:
        return [line for sentence in self.log for line in drawn(console, item(sentence), width)]

    def _part_of(self, board: Lines, room: int) -> Lines:
        hidden = max(0, len(board) - room)
        self._up = min(self._up, hidden)
        return board[hidden - self._up :][:room]

    def hides_log(self, console: Console) -> bool:
        """Whether this screen is too small for the whole log."""
        width, height = console.size
        if width >= SIDE_BY_SIDE:
            return len(self._log(console, SIDE - 2)) > height - 1
        log = len(self._log(console, width))
        question = len(drawn(console, self.question, width)[: height // 2])
        menu = len(self.menu.lines(console, width)[0]) if self.menu else 0
        return log > max(LEAST_LOG, height - 2 - question - menu - len(drawn(console, self.board, width)))


def _felt(width: int) -> list[Segment]:
    return [Segment(" " * width, Style.parse(f"on {FELT}"))]


def _beside(body: Lines, log: Lines) -> Lines:
    rim = Segment("│ ", Style.parse(f"#8a6546 on {ROOM}"))
    return [[*left, rim, *right] for left, right in zip(body, log, strict=True)]


class ReadingPage:
    """A long text, screen by screen: rules, or a long log."""

    def __init__(self, bar: str, thing: RenderableType, hint: str) -> None:
        self.bar = bar
        self.thing = thing
        self.hint = hint
        self.top = 0
        self._room = 1
        self._length = 1

    def turn(self, key: str) -> None:
        """Scroll forward or back."""
        steps = {"up": -1, "down": 1, "page up": -self._room, "page down": self._room, " ": self._room}
        last = max(0, self._length - self._room)
        self.top = min(max(0, self.top + steps.get(key, 0)), last)

    @property
    def is_read(self) -> bool:
        """Whether the end is on the screen."""
        return self.top + self._room >= self._length

    def lines(self, console: Console, width: int, height: int) -> Lines:
        bar = Text(f" {self.bar}", style=BAR, no_wrap=True, overflow="ellipsis")
        bar.pad_right(max(0, width - bar.cell_len))
        hint = Text(self.hint, style=SOFT, no_wrap=True, overflow="ellipsis")
        body = drawn(console, self.thing, width)
        self._room, self._length = height - 2, len(body)
        part = filled(body[self.top : self.top + self._room], width, self._room)
        return drawn(console, bar, width)[:1] + part + drawn(console, hint, width)[:1]


def too_small(speaker: Speaker) -> ReadingPage:
    """The message shown in a window that is too small for a table."""
    return ReadingPage("Spelunke", Text("\n" + speaker.say("terminal-too-small"), justify="center"), "")
