"""§8: the end."""

import pytest

import spelunke
from spelunke.core.types import Ended
from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.types import Rob, Turn
from tests.games.rueck.rounds import after_last_round, finished, last_round, rob, winners


def test_the_game_ends_after_the_last_round_and_not_before() -> None:
    """§8.1."""
    game, table = last_round("plus_4", [6, 2, 4], [8, 8, 8])
    assert game.standing(table) is None
    rob(game, table, [6, 2, 4])
    standing = game.standing(table)
    assert standing is not None
    assert standing.scores == (12, 10, 8)
    assert game.events(table, None)[-1] == Ended((1,))


def test_a_whole_game_of_eight_rounds_adds_up() -> None:
    """§8.1, §3.1 to §3.5: seat 0 is always one ahead of the other two, until it has only its 0 against two sevens."""
    game = spelunke.game("rueck", seats=3)
    table = game.deal(ask_luck=True)
    nobles: list[NobleKind] = ["plus_4", "plus_4", "plus_5", "plus_5", "minus_3", "minus_3", "plus_7", "plus_7"]
    for strength, noble in enumerate(nobles):
        game.play(table, {spelunke.LUCK: Turn(noble)})
        rob(game, table, [(strength + 1) % 8, strength, strength])
    favours = 4 + 4 + 5 + 5 - 3 - 3 + 7
    pity = 0 + 1 + 2 + 3 + 4 + 5 + 6
    standing = game.standing(table)
    assert standing is not None
    assert standing.scores == (8 + favours, 8 + pity, 8 + pity)
    assert standing.winners == (0,)


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ([30, 20, 10], (1,)),
        ([30, 20, 20], (1, 2)),
        ([30, 30, 20], (2,)),
        ([40, 40, 33, 12, 12], (2,)),
        ([40, 40, 40, 12, 12], (3, 4)),
        ([12, 40, 33, 12, 40], (2,)),
        ([9, 8, 8, 8], (1, 2, 3)),
        ([1, 0, 1, 1], (1,)),
        ([0, 0, 5], (0, 1)),
    ],
)
def test_whoever_has_the_second_most_jewels_wins(totals: list[int], expected: tuple[int, ...]) -> None:
    """§8.7, §8.2: amounts are compared, not places."""
    assert winners(totals) == expected


def test_with_three_players_the_poorest_wins_when_the_others_share_the_most() -> None:
    """§8.2."""
    assert winners([30, 30, 20]) == (2,)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_all_totals_are_equal_nobody_wins(seats: int) -> None:
    """§8.3."""
    assert winners([25] * seats) == ()


def test_nobody_wins_is_said_when_it_happens() -> None:
    """§8.3: two sevens cancel, the rest stays equal."""
    game, table = after_last_round("plus_4", [7, 7, 3], [20, 20, 20])
    assert game.events(table, None)[-1] == Ended(())


@pytest.mark.parametrize(
    ("totals", "expected"),
    [([30, 20, 10], (1,)), ([30, 20, 20], (1, 2)), ([30, 30, 20], ()), ([40, 40, 33, 12, 12], ()), ([40, 40, 40, 9], ())],
)
def test_under_sports_several_who_share_the_most_leave_no_second(totals: list[int], expected: tuple[int, ...]) -> None:
    """§8.4."""
    assert winners(totals, {"second": "sports"}) == expected


@pytest.mark.parametrize(
    ("totals", "expected"),
    [([30, 20, 10], (1,)), ([30, 20, 20], (1, 2)), ([30, 30, 20], (0, 1)), ([12, 40, 33, 12, 40], (1, 4))],
)
def test_under_shared_several_who_share_the_most_win(totals: list[int], expected: tuple[int, ...]) -> None:
    """§8.5."""
    assert winners(totals, {"second": "shared"}) == expected


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ([30, 20, 10], (2, 1, 2)),
        ([30, 20, 20, 5], (2, 1, 1, 2)),
        ([25, 25, 25], (2, 2, 2)),
        ([40, 40, 33, 12, 12], (2, 2, 1, 2, 2)),
    ],
)
def test_winners_share_the_first_place_and_everybody_else_the_second(totals: list[int], places: tuple[int, ...]) -> None:
    """§8.6."""
    game, table = finished(totals)
    standing = game.standing(table)
    assert standing is not None
    assert standing.places == places
    assert standing.scores == tuple(totals)


def test_a_debt_can_be_the_second_most() -> None:
    """§8.2, §7.2."""
    assert winners([-1, 3, -2], {"debt": True}) == (0,)


def test_the_last_robber_of_everybody_is_gone_at_the_end() -> None:
    """§8.1, §3.5."""
    game, table = after_last_round("plus_4", [6, 2, 4], [8, 8, 8])
    assert game.moves(table, 0) == ()
    with pytest.raises(spelunke.NotAsked) as refusal:
        game.check(table, 0, Rob(6))
    assert refusal.value.message == "game-over"
