"""§1, §2: the box, the teams, who begins."""

import pytest

import spelunke
from spelunke.games.tock.box import BOX, RANKS
from spelunke.games.tock.events import Begins
from spelunke.games.tock.types import Begin
from tests.games.tock.boards import Board, fresh


def test_the_ring_has_sixteen_fields_a_colour() -> None:
    """§1.1."""
    game, table = fresh(6)
    opened = game.view(table, None).open
    assert (opened.length, opened.section_length) == (96, 16)
    assert opened.starts == (0, 16, 32, 48, 64, 80)


def test_there_are_eight_of_each_rank_and_no_jokers() -> None:
    """§1.6, §1.2."""
    game, table = fresh()
    assert game.position(table)["face_down"] == dict.fromkeys(RANKS, 8)
    assert game.view(table, None).open.face_down == 104


def test_the_lane_turns_off_before_the_start_field() -> None:
    """§1.3."""
    game, table = fresh(6)
    assert game.view(table, None).open.entries == (95, 15, 31, 47, 63, 79)


def test_twenty_four_pieces_wait_and_eight_win() -> None:
    """§1.7, §1.4, §2.1 (T-1)."""
    game, table = fresh(6)
    pieces = game.view(table, None).open.pieces
    assert pieces == (("waiting",) * 4,) * 6
    assert [len(team) * len(pieces[0]) for team in BOX.teams[6]] == [8, 8, 8]


def test_with_four_players_two_opposite_colours_stay_empty() -> None:
    """§2.2 (T-4, edge 16)."""
    game, table = fresh(4)
    starts = game.view(table, None).open.starts
    assert starts == (0, 16, 48, 64)
    assert [(later - start) % 96 for start, later in zip(starts, (*starts[1:], 96), strict=True)] == [16, 32, 16, 32]


@pytest.mark.parametrize("seats", [4, 6])
def test_partners_sit_opposite(seats: int) -> None:
    """§2.2."""
    game, table = fresh(seats)
    starts = game.view(table, None).open.starts
    assert all(abs(starts[one] - starts[other]) == 48 for one, other in BOX.teams[seats])
    assert sorted(seat for team in BOX.teams[seats] for seat in team) == list(range(seats))


def test_five_play_alone_without_an_exchange() -> None:
    """§2.3."""
    game, table = fresh(5)
    assert 5 not in BOX.teams
    game.play(table, {spelunke.LUCK: Begin(3)})
    while game.asked(table) == (spelunke.LUCK,):
        game.play(table, {spelunke.LUCK: game.moves(table, spelunke.LUCK)[0]})
    question = game.question(table)
    assert question is not None
    assert (game.asked(table), question.about) == ((3,), "play")
    assert game.view(table, None).open.starts == (0, 16, 32, 48, 64)


def test_alone_everybody_else_is_an_opponent_and_four_pieces_win() -> None:
    """§2.3."""
    board = Board({0: [95, "G4", "G3", "G2"], 2: [40]}, ["ace"], seats=5)
    board.play(board.moves()[1])
    assert board.winners == (0,)
    standing = board.game.standing(board.table)
    assert standing == spelunke.Standing(places=(1, 2, 2, 2, 2), scores=(4, 0, 0, 0, 0))


def test_it_is_drawn_who_begins() -> None:
    """§2.4."""
    game, table = fresh(4)
    assert game.moves(table, spelunke.LUCK) == tuple(Begin(seat) for seat in range(4))
    assert list(table.weights()) == [1, 1, 1, 1]
    game.play(table, {spelunke.LUCK: Begin(2)})
    assert game.events(table, None)[0] == Begins(2)
    assert game.view(table, None).open.turn == 2
