"""What a seat sees as numbers: everything, from its own start field on and its own pieces first."""

from spelunke.core.observation import Field
from tests.games.wuerfel.boards import Board, roll_for_start, starting


def seen(board: Board, seat: int) -> dict[str, list[int]]:
    """By field: what a seat sees."""
    numbers = iter(board.game.observation(board.game.view(board.table, seat)))
    return {field.name: [next(numbers) for _ in range(field.many)] for field in board.game.observation_fields()}


def test_every_number_has_its_name_and_bounds() -> None:
    """§1.1, §1.2, §2.2, §3.4, §8.2."""
    game, _table = starting(3, {"section_length": 8, "pieces": 2})
    assert game.observation_fields()[-7:] == [
        Field("pieces", 6, -1, 49),
        Field("track", 144, 0, 1),
        Field("turn", 3, 0, 1),
        Field("roll", 6, 0, 1),
        Field("attempts_left", 1, 0, 3),
        Field("start_rolls", 3, -1, 6),
        Field("finished", 3, 0, 3),
    ]


def test_a_seat_sees_its_own_pieces_first_and_how_far_each_has_come() -> None:
    """§1.1: seat 1 starts on field 48."""
    board = Board({0: [5, "G3"], 1: [50, "G1", 47]}).roll(4)
    assert seen(board, 0)["pieces"] == [5, 98, -1, -1, 2, 96, 95, -1]
    assert seen(board, 1)["pieces"] == [2, 96, 95, -1, 5, 98, -1, -1]


def test_a_seat_sees_whose_pieces_stand_on_which_field_from_its_start_on() -> None:
    """§1.1: two numbers a field, its own first."""
    board = Board({0: [5], 1: [50]}).roll(4)
    assert [at for at, stands in enumerate(seen(board, 0)["track"]) if stands] == [2 * 5, 2 * 50 + 1]
    assert [at for at, stands in enumerate(seen(board, 1)["track"]) if stands] == [2 * 2, 2 * 53 + 1]


def test_a_seat_sees_the_die_whose_turn_it_is_and_how_many_attempts_are_left() -> None:
    """§3.1, §3.4."""
    board = Board({0: [5]}, seats=3).roll(4)
    assert (seen(board, 0)["turn"], seen(board, 1)["turn"], seen(board, 2)["turn"]) == ([1, 0, 0], [0, 0, 1], [0, 1, 0])
    assert (seen(board, 1)["roll"], seen(board, 1)["attempts_left"]) == ([0, 0, 0, 1, 0, 0], [1])
    waiting = Board({}, turn=1, attempts=3)
    assert (seen(waiting, 0)["roll"], seen(waiting, 0)["attempts_left"]) == ([0] * 6, [3])


def test_a_seat_sees_who_has_rolled_what_for_the_start_and_who_is_home() -> None:
    """§2.2, §2.3, §8.3."""
    board = Board({0: [95, "G4", "G3", "G2"]}, seats=3, house={"play_on": True})
    assert seen(board, 1)["start_rolls"] == [-1, -1, -1]
    board.roll(1).walk(1)
    assert (seen(board, 0)["finished"], seen(board, 2)["finished"]) == ([1, 0, 0], [0, 1, 0])
    board.game, board.table = starting(3)
    roll_for_start(board.game, board.table, 5, 2)
    assert (seen(board, 0)["start_rolls"], seen(board, 1)["start_rolls"]) == ([5, 2, 0], [2, 0, 5])
