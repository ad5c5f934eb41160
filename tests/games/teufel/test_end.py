"""§10: the end."""

import pytest

import spelunke
from spelunke.core.types import Ended
from spelunke.games.teufel.types import Refilled, RoundBegan
from tests.games.teufel.rounds import Sitting, bet, counted, dealt, pacts, stop, told, totals, turn


def ended(*chips: int, oven: dict[str, int] | None = None) -> Sitting:
    """A late round in which nobody bets; seat 0 gets both bonuses."""
    sitting = bet(counted(chips, oven), *[0 if total else None for total in chips])  # type: ignore[arg-type]
    stop(sitting, "50", "50")
    for _ in chips[1:]:
        stop(sitting, "10")
    return sitting


@pytest.mark.parametrize(("chips", "over"), [(1490, False), (1500, True), (1590, True)])
def test_the_game_is_over_when_somebody_has_1600_at_the_end_of_a_round(chips: int, over: bool) -> None:
    """§10.1."""
    sitting = ended(chips, 300)
    game, table = sitting
    assert (game.asked(table) == ()) == over
    assert bool(told(sitting, Ended)) == over


def test_having_1600_during_a_round_does_not_end_it() -> None:
    """§10.6, §10.1: seat 1 is paid up to 1,600 by a devil and then loses its stake; on our track nobody could."""
    house = {"track": [50, 200, 300, 500, 1590, 1600]}
    sitting = bet(counted([1590, 1580], house=house, pawns=[8, 7]), 0, 100)
    game, table = sitting
    turn(sitting, "devil")
    assert totals(sitting) == [1540, 1630]
    assert game.view(table, None).open.stakes == (0, 100)
    turn(sitting, "devil")
    assert totals(sitting) == [1540, 1530]
    assert game.standing(table) is None
    assert told(sitting, RoundBegan)


def test_whoever_has_the_most_wins_even_if_several_have_1600() -> None:
    """§10.2."""
    sitting = bet(counted([1200, 1570]), 200, 50)
    stop(sitting, "100", "100")
    stop(sitting, "10", "10")
    game, table = sitting
    assert totals(sitting) == [1200 + 400 + 100, 1570 + 50 + 50]
    standing = game.standing(table)
    assert standing is not None
    assert standing.winners == (0,)
    assert told(sitting, Ended) == [Ended((0,))]


def test_equal_totals_share_the_win() -> None:
    """§10.3."""
    sitting = bet(counted([1500, 1500, 300]), 0, 0, 0)
    stop(sitting, "50", "50")
    stop(sitting, "75", "25")
    stop(sitting, "10")
    game, table = sitting
    standing = game.standing(table)
    assert standing is not None
    assert standing.winners == (0, 1)
    assert standing.places == (1, 1, 3)
    assert told(sitting, Ended) == [Ended((0, 1))]


def test_the_score_is_the_total_and_a_place_is_one_more_than_how_many_have_more() -> None:
    """§10.3."""
    game, table = ended(1590, 300, 500, 300)
    standing = game.standing(table)
    assert standing is not None
    assert standing.scores == (1690, 300, 500, 300)
    assert standing.places == (1, 3, 2, 3)


def test_at_the_end_totals_lie_open_and_everything_else_stays_where_it_is() -> None:
    """§10.4."""
    sitting = ended(1590, 300, 60, oven={"50": 7, "10": 9, "25": 5})
    game, table = sitting
    opened = game.view(table, None).open
    assert opened.chips == (1690, 300, 60)
    assert [pawn.step for pawn in opened.pawns] == [12, 4, 1]
    assert pacts(sitting) == (2,)
    assert opened.laid == ({"50": 2}, {"10": 1}, {"10": 1})
    assert opened.oven_left == 17
    assert (opened.round, opened.start, opened.turn, opened.stakes) == (9, 0, None, None)
    assert told(sitting, Refilled, RoundBegan) == []
    assert game.question(table) is None


def test_under_the_house_rule_the_game_ends_after_so_many_rounds() -> None:
    """§10.5, §9.4."""
    sitting = dealt(2, {"rounds": 2})
    game, table = sitting
    for _ in range(2):
        assert game.asked(table)
        bet(sitting, 0, 0)
        stop(sitting, "50")
        stop(sitting, "10")
    standing = game.standing(table)
    assert standing is not None
    assert game.view(table, None).open.round == 2
    assert standing.scores == tuple(totals(sitting)) == (350, 350)


def test_a_game_may_end_before_its_last_round() -> None:
    """§10.1, §10.5."""
    sitting = bet(counted([1590, 300], house={"rounds": 20}), 0, 0)
    stop(sitting, "50")
    stop(sitting, "10")
    assert sitting[0].asked(sitting[1]) == ()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_players_by_rule_of_thumb_bring_the_printed_game_to_its_end(seats: int) -> None:
    """§10.1: there is no limit in print, and none is needed."""
    game = spelunke.game("teufel", seats=seats)
    for seed in range(4):
        table = game.deal(seed)
        dice = spelunke.Dice(seed)
        while game.asked(table):
            game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in game.asked(table)})
        assert max(table.scores()) >= 1600
        assert table.tape is not None
        assert len(table.tape.answers) < game.box.limit / 5
