"""The board of the dice game in a terminal: the ring, who waits, who is home, and the die."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from spelunke.core.ring import EMPTY, place_in_words
from spelunke.games.wuerfel.types import CODEBOOK, Walk, WuerfelView
from spelunke.games.wuerfel.view import board_of
from spelunke.ring_board import lane, ring, waiting, where
from spelunke.texts import Speaker
from spelunke.theme import DANGER, LIT, SEATS, SOFT, BoardRow, Felt, Stack, plate, round_the_table

DICE: Final = "⚀⚁⚂⚃⚄⚅"
PLATE_WIDTH: Final = 19


def draw(view: WuerfelView, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """The table as everybody sees it."""
    seats = round_the_table(view.seat, view.seats)
    if view.seat is not None:
        seats.append(view.seat)
    things: list[RenderableType] = [
        ring(view.open.length, view.open.starts, view.open.pieces),
        BoardRow(_plate(view, seat, names, speaker) for seat in seats),
    ]
    if view.open.roll is not None:
        die = Text(f" {DICE[view.open.roll - 1]} {view.open.roll} ", style=LIT)
        things.append(Text("   ").join([die, *_landings(view, view.open.roll)]))
    return Felt(Stack(things, centred=True))


def _landings(view: WuerfelView, roll: int) -> Iterator[Text]:
    """Where each piece that may walk would land, and which piece it would throw out there."""
    seat, table = view.seat, board_of(view)
    for move in view.choices:
        if isinstance(move, Walk) and seat is not None:
            to = table.lands_on(seat, CODEBOOK.codes[move], roll)
            words = Text.assemble(_piece(seat, move.piece), f" → {place_in_words(to)}")
            victim = table.victim_on(seat, to)
            if victim != EMPTY:
                words.append(" ✗ ", DANGER).append_text(_piece(victim >> 2, (victim & 3) + 1))
            yield words


def _piece(seat: int, number: int) -> Text:
    return Text(f"{SEATS[seat].shape}{number}", style=f"bold {SEATS[seat].colour}")


def _plate(view: WuerfelView, seat: int, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """A player: pieces that wait, pieces at home, and where the others walk."""
    pieces = view.open.pieces[seat]
    lines: list[RenderableType] = [
        Text.assemble((speaker.say("wuerfel-board-waiting"), SOFT), " ", waiting(seat, pieces)),
        Text.assemble((speaker.say("wuerfel-board-home"), SOFT), " ", lane(seat, pieces)),
        Text(where(pieces), style=SOFT, no_wrap=True, overflow="ellipsis"),
    ]
    if view.open.start_rolls is not None and view.open.start_rolls[seat]:
        lines.append(Text(speaker.say("wuerfel-board-start-roll", roll=view.open.start_rolls[seat])))
    if view.open.finished[seat]:
        lines.append(Text(speaker.say("wuerfel-board-finished", place=view.open.finished[seat])))
    return plate(seat, names[seat], *lines, lit=seat == view.open.turn and not view.standing, width=PLATE_WIDTH)
