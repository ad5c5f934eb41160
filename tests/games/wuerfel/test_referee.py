"""The rules against a second opinion that was written from RULES.md alone: slow, and sharing nothing with the rules."""

from typing import Any

import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.playout import play_out
from spelunke.core.ring import BOARD_SEATS
from spelunke.games.wuerfel.box import BOX
from spelunke.games.wuerfel.types import Pass

Board = tuple[tuple[int | str, ...], ...]


def boards_after(position: dict[str, Any], seats: int, house: Any) -> set[Board]:
    """§4 to §6: every board that the roll of a position may lead to; the same board if it may be left unused."""
    seat, roll = position["turn"], position["roll"]
    board: Board = tuple(tuple(colour) for colour in position["pieces"])
    start = BOARD_SEATS[seats][seat] * house.section_length
    ends = {piece: _end(board, seat, place, roll, start, house) for piece, place in enumerate(board[seat])}
    walks = {piece: end for piece, end in ends.items() if end is not None}
    waiting = [piece for piece, place in enumerate(board[seat]) if place == "waiting"]
    if roll == 6 and waiting and start not in board[seat]:
        return {_moved(board, seat, waiting[0], start)}  # §5.1
    clearing = {piece for piece in walks if board[seat][piece] == start}
    if waiting and clearing:
        return {_moved(board, seat, piece, walks[piece]) for piece in clearing}  # §5.2
    theirs = {place for other, colour in enumerate(board) if other != seat for place in colour if isinstance(place, int)}
    throwing = {piece for piece, end in walks.items() if end in theirs}
    if house.forced_capture and throwing:
        return {_moved(board, seat, piece, walks[piece]) for piece in throwing}  # §5.3
    found = {_moved(board, seat, piece, end) for piece, end in walks.items()}
    return found if house.must_move or not found else found | {board}  # §5.5, §7.2


def _end(board: Board, seat: int, place: int | str, roll: int, start: int, house: Any) -> int | str | None:
    """Where a piece comes to, field by field; None if it cannot walk so far."""
    length, entry = 6 * house.section_length, (start - house.entry_offset) % (6 * house.section_length)
    if place == "waiting":
        return None
    inward: int | str | None = place
    for _ in range(roll):
        if isinstance(inward, str):
            inward = f"G{int(inward[1]) + 1}" if int(inward[1]) < house.pieces else None
        elif inward is not None:
            inward = "G1" if inward == entry else (inward + 1) % length
        if inward is None or (isinstance(inward, str) and inward in board[seat]):
            inward = None  # §6.2, §6.3
            break
    if inward is None and isinstance(place, int) and house.extra_laps:
        inward = (place + roll) % length  # §7.3
    return None if inward in board[seat] else inward  # §4.2


def _moved(board: Board, seat: int, piece: int, end: int | str) -> Board:
    """§4.3: whoever stood there waits again."""
    return tuple(
        tuple(
            end if (other, number) == (seat, piece) else "waiting" if isinstance(end, int) and place == end else place
            for number, place in enumerate(colour)
        )
        for other, colour in enumerate(board)
    )


def boards_by_the_rules(game: spelunke.Game, table: spelunke.Table, seat: int) -> set[Board]:
    """The same by the rules."""
    found = set()
    for code in table.choices(seat):
        after = table.copy()
        after.answer([code])
        found.add(tuple(tuple(colour) for colour in game.view(after, None).open.pieces))
        assert (
            game.parts.codebook.moves[code] != Pass()
            or game.view(after, None).open.pieces == game.view(table, None).open.pieces
        )
    return found


@pytest.mark.parametrize("seats", BOX.seats)
@pytest.mark.parametrize(
    "house",
    [
        {},
        {"section_length": 4},
        {"section_length": 5, "entry_offset": 3, "extra_laps": True, "must_move": False},
        {"section_length": 6, "forced_capture": False, "pieces": 3, "play_on": True},
    ],
)
def test_the_rules_allow_what_the_referee_allows(house: dict[str, Any], seats: int) -> None:
    """§4.1 to §4.4, §5.1 to §5.5, §6.1 to §6.4, §7.1 to §7.3."""
    game = spelunke.game("wuerfel", seats=seats, house=house)
    tried = 0
    for seed in range(2):
        table = game.deal(seed, ask_luck=True)
        dice = Dice(seed)
        for _ in range(150):
            play_out(table, dice, 5)
            if not table.asked:
                break
            position = game.position(table)
            if position["roll"] is not None:
                wanted = boards_after(position, seats, game.house)
                assert boards_by_the_rules(game, table, position["turn"]) == wanted, position
                tried += 1
    assert tried > 20
