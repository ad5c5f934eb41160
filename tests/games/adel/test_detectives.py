"""§7 and §8: detectives, and the jail."""

import pytest

from spelunke.games.adel.events import Arrested, DetectivesInVain, Moved, Released
from spelunke.games.adel.types import Steal
from tests.games.adel.evenings import (
    AUCTION,
    CASTLE,
    DETECTIVE,
    EXHIBIT,
    answer,
    bid,
    evening,
    exhibit,
    moves,
    opened,
    pawns,
    thief,
    thief_at_auction,
    visit,
)

HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4", "D1 D2 D3 D4", "E1 E2 E3 E4"]


def test_all_thieves_at_the_castle_go_to_jail_whether_they_took_anything_or_not() -> None:
    """§7.1."""
    game, table = evening(HANDS[:3])
    visit((game, table), thief(6), thief(7), DETECTIVE)
    assert opened((game, table)).jail == (7, 6)
    assert opened((game, table)).jail_of == (1, 0)
    assert opened((game, table), 0).thieves == (5,)
    assert [event for event in game.events(table, None) if isinstance(event, Arrested)] == [
        Arrested(0, 6, by=(2,)),
        Arrested(1, 7, by=(2,)),
    ]


def test_without_a_thief_at_the_castle_a_detective_achieves_nothing() -> None:
    """§7.2."""
    game, table = evening(HANDS[:3])
    visit((game, table), EXHIBIT, DETECTIVE, thief_at_auction(8))
    exhibit((game, table), {0: "A1 A2 A3"})
    assert DetectivesInVain((1,)) in game.events(table, 0)
    assert pawns((game, table)) == [4, 0, 0]


def test_without_a_detective_thieves_go_home() -> None:
    """§7.1, §7.5."""
    table = evening(HANDS[:3])
    visit(table, EXHIBIT, thief(7), thief(8))
    exhibit(table, {0: "A1 A2 A3"})
    answer(table, None, None, Steal("A1"))
    answer(table, None, Steal("A2"))
    assert opened(table).jail == ()
    answer(table, CASTLE, CASTLE, CASTLE)
    assert thief(7) in moves(table, 1)


def test_every_detective_moves_by_the_rank_of_its_owner() -> None:
    """§7.3: the printed example. Red is first, green third, violet fourth; one thief is caught."""
    colours = ["red", "blue", "green", "violet", "brown"]
    table = evening(HANDS, colours=colours, pawns=[20, 15, 10, 5, 1])
    visit(table, DETECTIVE, thief(7), DETECTIVE, DETECTIVE, bid(3))
    game, dealing = table
    answer(table, *[None] * 4, moves(table, 4)[0])
    game.play(dealing, {-1: game.moves(dealing, -1)[0]})
    assert pawns(table) == [21, 15, 13, 9, 1]


def test_two_thieves_do_not_count_twice() -> None:
    """§7.2, §7.3."""
    table = evening(HANDS[:4], pawns=[9, 8, 7, 6])
    visit(table, thief(6), thief(7), DETECTIVE, DETECTIVE)
    assert pawns(table) == [9, 8, 10, 10]


@pytest.mark.parametrize(
    ("before", "spaces"),
    [
        ([20, 15, 10, 10, 5], [1, 2, 3, 3, 5]),
        ([0, 0, 0, 0, 0], [1, 1, 1, 1, 1]),
        ([5, 5, 3, 3, 1], [1, 1, 3, 3, 5]),
        ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]),
    ],
)
def test_pawns_on_the_same_space_share_the_better_rank(before: list[int], spaces: list[int]) -> None:
    """§7.6, §7.4: whoever plays the thief, the ranks are the same."""
    for robber, number in enumerate([6, 7, 8, 9, 10]):
        table = evening(HANDS, pawns=before)
        visit(table, *(thief(number) if seat == robber else DETECTIVE for seat in range(5)))
        moved = [after - first for after, first in zip(pawns(table), before, strict=True)]
        assert moved == [0 if seat == robber else spaces[seat] for seat in range(5)]


def test_ranks_are_taken_after_the_exhibitors_have_moved() -> None:
    """§7.4: seat 0 overtakes seat 2 with its exhibition, so seat 2 is second when its detective scores."""
    table = evening(HANDS[:3], pawns=[9, 0, 10])
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    answer(table, None, Steal("A1"))
    assert pawns(table) == [13, 0, 12]


def test_no_detective_changes_the_rank_of_another() -> None:
    """§7.4: one snapshot; seat 1 would be first otherwise."""
    game, table = evening(HANDS[:3], pawns=[10, 9, 1])
    visit((game, table), DETECTIVE, DETECTIVE, thief(8))
    moved = [event for event in game.events(table, None) if isinstance(event, Moved)]
    assert moved == [Moved(0, 1, 11, "detective", rank=1), Moved(1, 2, 11, "detective", rank=2)]


def test_at_the_end_of_the_round_all_cards_are_back_but_thieves_in_jail() -> None:
    """§7.5."""
    table = evening(HANDS[:3])
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    answer(table, None, Steal("A1"))
    assert opened(table).actions == (None, None, None)
    assert opened(table).locations == (None, None, None)
    answer(table, CASTLE, CASTLE, AUCTION)
    assert moves(table, 0) == (thief(5), thief(6), DETECTIVE, EXHIBIT)
    assert moves(table, 1) == (thief(4), DETECTIVE, EXHIBIT)


def test_a_prisoner_goes_to_cell_one_and_everybody_inside_moves_up() -> None:
    """§8.1."""
    table = evening(HANDS[:4], jail=[6, 2])
    visit(table, DETECTIVE, thief(7), DETECTIVE, DETECTIVE)
    assert opened(table).jail == (7, 6, 2)


def test_several_prisoners_go_in_from_the_lowest_number_to_the_highest() -> None:
    """§8.2: 3 and 8 into an empty jail leave 8 in cell 1 and 3 in cell 2."""
    colours = ["brown", "green", "violet", "red"]
    table = evening(HANDS[:4], colours=colours)
    visit(table, DETECTIVE, thief(3), DETECTIVE, thief(10))
    assert opened(table).jail == (10, 3)
    table = evening(HANDS[:4])
    visit(table, thief(6), thief(4), thief(8), DETECTIVE)
    assert opened(table).jail == (8, 6, 4)


def test_a_thief_pushed_out_of_the_last_cell_is_free() -> None:
    """§8.3: the printed example. Four play, thief 9 sits in cell 4 and comes back to its owner."""
    game, table = evening(HANDS[:4], jail=[6, 5, 8, 9])
    assert opened((game, table), 3).thieves == (2,)
    visit((game, table), DETECTIVE, thief(7), DETECTIVE, DETECTIVE)
    assert opened((game, table)).jail == (7, 6, 5, 8)
    assert opened((game, table), 3).thieves == (2, 9)
    assert Released(3, 9) in game.events(table, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_as_many_cells_as_players(seats: int) -> None:
    """§8.4, §8.3."""
    inside = [5, 6, 4, 7, 3][:seats]
    table = evening(HANDS[:seats], jail=inside)
    number = {2: 7, 3: 8, 4: 9, 5: 10}[seats]
    robber = seats - 1
    if seats == 2:
        table = evening(HANDS[:2], jail=[4, 5])
    visit(table, *(thief(number) if seat == robber else DETECTIVE for seat in range(seats)))
    assert len(opened(table).jail) == seats
    assert opened(table).jail[0] == number


def test_nobody_is_released_in_the_round_of_the_arrest() -> None:
    """§8.3: there is a cell more than there can be arrests."""
    table = evening(HANDS[:3], jail=[5, 4, 3])
    visit(table, thief(6), thief(7), DETECTIVE)
    assert opened(table).jail == (7, 6, 5)
    assert opened(table, 1).thieves == (4,)
    assert opened(table, 2).thieves == (3, 8)
