"""The terminal theme: seats, paper and lamp, so that the boards of all six games look alike."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich import box
from rich.align import Align
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

ROOM: Final = "#1b1512"
FELT: Final = "#2f4a3c"
WOOD: Final = "#8a6546"
PAPER: Final = "#f4ecdc"
INK_ON_PAPER: Final = "#221a14"
INK: Final = "#f2e8d8"
SOFT: Final = "#c2b5a1"
LAMP: Final = "#ffb648"
DANGER: Final = "#e4572e"
GOOD: Final = "#6fbf73"
"""Gain, and the danger colour above, are for text on ROOM, as on a plate; on FELT they would be too faint."""

CARD: Final = f"{INK_ON_PAPER} on {PAPER}"
LIT: Final = f"bold {INK_ON_PAPER} on {LAMP}"

JEWEL: Final = "◈"
CROWN: Final = "♛"


class SeatLook(NamedTuple):
    """How a seat is distinguished: by colour and by shape, never by colour alone."""

    shape: str
    colour: str


SEATS: Final = (
    SeatLook("●", "#e69f00"),
    SeatLook("▲", "#56b4e9"),
    SeatLook("■", "#009e73"),
    SeatLook("◆", "#f0e442"),
    SeatLook("★", "#0072b2"),
    SeatLook("⬢", "#cc79a7"),
    SeatLook("✚", INK),
    SeatLook("⬟", "#c9805f"),
)


def shape(seat: int) -> Text:
    """The seat's shape in its colour, on a dark background: on felt or paper some colours would be lost."""
    return Text(SEATS[seat].shape, style=f"{SEATS[seat].colour} on {ROOM}")


def signed(seat: int, name: str, width: int | None = None) -> Text:
    """A name after its seat's shape, truncated to a number of cells if given."""
    line = Text.assemble(shape(seat), " ", (name, f"bold {INK}"))
    if width is not None:
        line.truncate(width, overflow="ellipsis")
    return line


def plate(seat: int, name: str, *lines: RenderableType, lit: bool = False, width: int = 15) -> Panel:
    """A name plate with what stands beside it; lit when the seat is asked."""
    return Panel(
        Stack([signed(seat, name, width - 4), *lines]),
        box=box.HEAVY if lit else box.ROUNDED,
        style=f"{INK} on {ROOM}",
        border_style=LAMP if lit else SEATS[seat].colour,
        width=width,
        padding=(0, 1),
    )


def card(*lines: str, width: int = 5, style: str = CARD) -> Panel:
    """A card face up: paper with a thin rule inside the edge. ``style=LIT`` for one that may be played."""
    return Panel(
        Align.center(Text("\n".join(lines), justify="center")), box=box.ROUNDED, style=style, width=width, padding=(0, 0)
    )


def card_back(seat: int | None = None, width: int = 5) -> Panel:
    """A card face down, with the shape of its seat on the back."""
    colour = SOFT if seat is None else SEATS[seat].colour
    sign = "░" * (width - 2) if seat is None else SEATS[seat].shape
    return Panel(Text(sign, justify="center"), box=box.ROUNDED, style=f"{colour} on {ROOM}", width=width, padding=(0, 0))


def round_the_table(seat: int | None, seats: int) -> list[int]:
    """The other seats in the order this one sees them: clockwise from the left neighbour. A spectator sees them all."""
    if seat is None:
        return list(range(seats))
    return [(seat + step) % seats for step in range(1, seats)]


class Stack:
    """Renderables below each other."""

    def __init__(self, things: Iterable[RenderableType], *, centred: bool = False) -> None:
        self.things = list(things)
        self.centred = centred

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for thing in self.things:
            yield Align.center(thing) if self.centred else thing

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [Measurement.get(console, options, thing) for thing in self.things]
        return Measurement(max(w.minimum for w in widths), max(w.maximum for w in widths)) if widths else Measurement(0, 0)


class BoardRow:
    """Renderables beside each other, centred; what does not fit goes to the next row.

    >>> from rich.console import Console
    >>> lines = Console(width=9).render_lines(BoardRow(["one", "two", "three"]))
    >>> ["".join(part.text for part in line) for line in lines]
    [' one two ', '  three  ']
    """

    def __init__(self, things: Iterable[RenderableType], gap: int = 1) -> None:
        self.things = list(things)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width
        widths = [min(Measurement.get(console, options, thing).maximum, room) for thing in self.things]
        # Prefer no gaps to two rows.
        gap = 0 if sum(widths) <= room < sum(widths) + self.gap * (len(widths) - 1) else self.gap
        shelf: list[tuple[int, list[list[Segment]]]] = []
        used = 0
        for thing, width in zip(self.things, widths, strict=True):
            if shelf and used + gap + width > room:
                yield from self._laid_out(shelf, used, room, gap)
                shelf, used = [], 0
            used += width + (gap if shelf else 0)
            shelf.append((width, console.render_lines(thing, options.update(width=width, height=None))))
        yield from self._laid_out(shelf, used, room, gap)

    def _laid_out(self, shelf: Sequence[tuple[int, list[list[Segment]]]], used: int, width: int, gap: int) -> RenderResult:
        before = (width - used) // 2
        for line in range(max((len(lines) for _, lines in shelf), default=0)):
            yield Segment(" " * before)
            for place, (cells, lines) in enumerate(shelf):
                if place:
                    yield Segment(" " * gap)
                yield from lines[line] if line < len(lines) else [Segment(" " * cells)]
            yield Segment(" " * (width - used - before))
            yield Segment.line()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [Measurement.get(console, options, thing).maximum for thing in self.things]
        total = sum(widths) + self.gap * max(len(widths) - 1, 0)
        return Measurement(min(max(widths, default=0), options.max_width), min(total, options.max_width))


class Felt:
    """A renderable on felt, to the full width."""

    def __init__(self, thing: RenderableType, colour: str = FELT) -> None:
        self.thing = thing
        self.style = Style.parse(f"{INK} on {colour}")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in console.render_lines(self.thing, options.update(height=None), style=self.style):
            yield from line
            yield Segment.line()
