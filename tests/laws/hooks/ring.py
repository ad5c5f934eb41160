"""What the laws must be told about boards with a ring of fields: how they may be turned."""

from collections.abc import Sequence
from typing import Any

from spelunke.core.game import Game
from spelunke.core.ring import BOARD_SEATS, SECTIONS, SIGNS, ring_for


def turns(game: Game, _truth: Any) -> Sequence[int]:
    """The board has six colours: only turns that bring every player onto a colour that is played keep all distances."""
    board = BOARD_SEATS[game.seats]
    return [
        by
        for by in range(1, game.seats)
        if all(board[(seat + by) % game.seats] == (board[seat] + _sections(game, by)) % SECTIONS for seat in range(game.seats))
    ]


def _sections(game: Game, by: int) -> int:
    board = BOARD_SEATS[game.seats]
    return (board[by] - board[0]) % int(SECTIONS)


def turned_field(field: int, by: int, game: Game) -> int:
    """A field of the track, so many colours on."""
    house: Any = game.house
    section: int = house.section_length
    return (field + _sections(game, by) * section) % (section * int(SECTIONS))


def turned_name(name: str, by: int, game: Game) -> str:
    """The name of a field, on the arm so many colours on."""
    signs = list(ring_for(game.seats, 4, 1, 4, True).signs)
    arm = signs.index(SIGNS.index(name[0]))
    return SIGNS[signs[(arm + _sections(game, by)) % SECTIONS]] + name[1:]
