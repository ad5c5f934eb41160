"""§1, §2: what is in the box, and how a game begins."""

import pytest

import spelunke
from spelunke.games.teufel.box import COAL, KINDS, VALUES
from spelunke.games.teufel.types import Start, Started
from tests.games.teufel.rounds import bet, counted, dealt, played_round, remembered, stop, told, totals, turn


def test_the_48_pieces_of_coal_are_worth_1270_and_nine_of_them_are_devils() -> None:
    """§1.1."""
    assert sum(COAL.values()) == 48
    assert sum(VALUES[kind] * COAL[name] for kind, name in enumerate(KINDS)) == 1270
    assert COAL == {"100": 2, "75": 3, "50": 7, "25": 9, "20": 9, "10": 9, "devil": 9}


def test_every_total_and_every_stake_is_a_multiple_of_ten() -> None:
    """§1.7: odd coal such as 25 never reaches the chips."""
    sitting = played_round([30, 20], ["25", "10"], ["75"])
    assert all(total % 10 == 0 for total in totals(sitting))
    game, table = sitting
    assert all(move.chips % 10 == 0 for move in game.moves(table, 0))  # type: ignore[attr-defined]


def test_the_bank_never_runs_out() -> None:
    """§1.7: six times the highest payout is more than all printed chips."""
    sitting = bet(counted([1270] * 6), *[1270] * 6)
    stop(sitting, *[kind for kind in KINDS[:-1] for _ in range(COAL[kind])])
    for _ in range(5):
        turn(sitting, "devil")
    assert totals(sitting) == [3 * 1270 + 100] + [3 * 1270] * 5
    assert sum(totals(sitting)) > 10_680


def test_the_track_begins_as_the_booklets_say_and_goes_on_as_we_guess() -> None:
    """§1.3, §1.6."""
    game, table = dealt(4)
    track = game.view(table, 0).open.track
    assert track[:4] == (50, 200, 300, 500)
    assert track == (50, 200, 300, 500, 800, 1200, 1600)


def test_turns_and_the_start_pass_to_the_next_seat_clockwise() -> None:
    """§1.4."""
    game, table = played_round([10, 10, 10], ["10"], ["10"], ["10"])
    assert game.view(table, None).open.start == 1


def test_all_coal_lies_in_the_oven_and_nothing_else_is_on_the_table() -> None:
    """§2.1."""
    sitting = dealt(5)
    game, table = sitting
    view = game.view(table, 3)
    assert view.open.oven_left == 48
    assert remembered(sitting).oven == COAL
    assert view.open.aside == 0
    assert view.open.laid == ({},) * 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_with_200_and_a_pawn_on_200(seats: int) -> None:
    """§2.2."""
    sitting = dealt(seats)
    game, table = sitting
    assert totals(sitting) == [200] * seats
    assert {(pawn.least, pawn.most) for pawn in game.view(table, None).open.pawns} == {(200, 200)}


def test_luck_finds_the_first_start_player_and_every_seat_is_as_likely() -> None:
    """§2.5."""
    game = spelunke.game("teufel", seats=3)
    table = game.deal(ask_luck=True)
    assert game.moves(table, spelunke.LUCK) == (Start(0), Start(1), Start(2))
    assert list(table.weights()) == [1, 1, 1]
    game.play(table, {spelunke.LUCK: Start(2)})
    assert game.view(table, None).open.start == 2
    assert game.asked(table) == (0, 1, 2)
    assert told((game, table), Started) == [Started(2)]


@pytest.mark.parametrize("seats", [2, 6])
def test_nobody_has_a_pact_in_the_first_round(seats: int) -> None:
    """§2.4."""
    game, table = dealt(seats)
    assert game.view(table, None).open.pacts == ()


def test_nobody_has_a_pact_in_the_first_round_even_if_all_start_on_0_to_50() -> None:
    """§2.4, §9.5."""
    game, table = dealt(3, {"capital": 50})
    assert [pawn.step for pawn in game.view(table, None).open.pawns] == [0, 0, 0]
    assert game.view(table, None).open.pacts == ()


def test_a_game_is_for_two_to_six() -> None:
    """§1.8, §2.2: all booklets, first page."""
    for seats in (1, 7):
        with pytest.raises(spelunke.WrongSeats):
            spelunke.game("teufel", seats=seats)
