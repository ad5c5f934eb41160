"""Everything on the table can be read, by all eyes."""

from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from spelunke import theme
from spelunke.core.ring import SIGNS
from spelunke.terminal.page import BAR


def light(colour: str) -> float:
    """Relative luminance."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((ink, theme.ROOM) for ink in (theme.INK, theme.SOFT, theme.LAMP, theme.DANGER, theme.GOOD)),
        *((ink, theme.FELT) for ink in (theme.INK, theme.SOFT, theme.LAMP)),
        (theme.INK_ON_PAPER, theme.PAPER),
        (theme.INK_ON_PAPER, theme.LAMP),
        (theme.INK, BAR.split()[-1]),
    ],
)
def test_text_has_a_contrast_of_at_least_four_and_a_half(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("seat", range(8))
def test_the_shape_of_a_seat_stands_out_from_the_room(seat: int) -> None:
    assert contrast(theme.SEATS[seat].colour, theme.ROOM) >= 3


def test_seats_are_told_apart_by_shape_alone() -> None:
    shapes = [seat.shape for seat in theme.SEATS]
    assert len(set(shapes)) == 8
    assert all(cell_len(shape) == 1 for shape in shapes)


def rows(thing: RenderableType, width: int) -> list[str]:
    console = Console(width=width)
    return ["".join(part.text for part in line) for line in console.render_lines(thing, console.options.update(width=width))]


def test_things_in_a_row_rather_stand_shoulder_to_shoulder_than_in_two_rows() -> None:
    plates = [theme.plate(seat, "Reinhardt") for seat in range(4)]
    assert len(rows(theme.BoardRow(plates), 60)) == 3
    assert len(rows(theme.BoardRow(plates), 59)) == 6
    assert len(rows(theme.BoardRow(plates), 200)) == 3


@pytest.mark.parametrize("width", [20, 33, 60, 101])
def test_felt_and_rows_fill_their_width_exactly(width: int) -> None:
    hand = theme.BoardRow([theme.card(str(strength)) for strength in range(8)], gap=0)
    for line in rows(theme.Felt(theme.Stack([hand, theme.card_back(), theme.card_back(3), "words"], centred=True)), width):
        assert cell_len(line) == width


def test_the_others_sit_clockwise_from_the_left_neighbour() -> None:
    assert theme.round_the_table(2, 5) == [3, 4, 0, 1]
    assert theme.round_the_table(None, 3) == [0, 1, 2]
    assert all((after - before) % 5 == 1 for before, after in pairwise(theme.round_the_table(4, 5)))


def test_a_long_name_is_cut_and_keeps_its_shape() -> None:
    assert theme.signed(1, "Reinhardt der Lange", width=10).plain == "▲ Reinhar…"
    assert isinstance(theme.shape(1), Text)


def test_arms_of_a_ring_bear_the_shapes_of_their_seats() -> None:
    """Fields are named alike in the log and on the board."""
    assert tuple(look.shape for look in theme.SEATS[: len(SIGNS)]) == SIGNS
