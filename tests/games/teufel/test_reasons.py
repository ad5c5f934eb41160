"""Reasons say what the rules do: of every answer, what is stated comes true when it is given."""

from typing import Any

import pytest

import spelunke
from spelunke.core.types import Move, Reason
from spelunke.games.teufel.box import COAL, CoalKind
from spelunke.games.teufel.odds import NextCoal
from spelunke.games.teufel.reasons import (
    BetIsLost,
    BetIsWon,
    BetWasWon,
    DevilComes,
    DevilPays,
    GetsSoFar,
    HighestSoFar,
    LeftToOthers,
    MostPiecesSoFar,
    NextWins,
    NoBonus,
    NothingAtStake,
    NothingToLose,
    PaysTwice,
    ReachesTheGoal,
    Risks,
)
from spelunke.games.teufel.types import AmountBonus, GoOn, Lost, Paid, PiecesBonus, Stake, Stop, Turn, Won
from tests.games.teufel.rounds import Sitting, bet, counted, dealt, stop, totals, turn
from tests.laws.test_odds import asks

HOUSES: list[dict[str, Any]] = [
    {"rounds": 6},
    {"rounds": 4, "zero_stake": False, "capital": 20},
    {"rounds": 4, "capital": 50, "coal": {"50": 9, "20": 9, "10": 9, "devil": 9}},
    {"rounds": 5, "track": [50, 200, 300, 500, 1600], "capital": 500},
    {"rounds": 5, "coal": {"20": 4, "10": 4, "devil": 1}, "capital": 10},
]


def reasons(sitting: Sitting, move: Move, seat: int | None = None) -> tuple[Reason, ...]:
    """What is said of a move of the seat that is asked."""
    game, table = sitting
    return game.why(game.view(table, game.asked(table)[0] if seat is None else seat), move)


# Stakes.


def test_a_stake_of_nothing_is_nothing_else() -> None:
    """§3.2."""
    assert reasons(dealt(3), Stake(0), 1) == (NothingAtStake(),)


def test_how_likely_somebody_gets_so_far_is_exact_for_a_single_piece() -> None:
    """§3.5, §4.5: a stake of ten needs any number, and only devils are in the way."""
    oven: dict[CoalKind, int] = {"10": 15, "devil": 5}
    said = reasons(counted([300, 300, 300], oven, {"coal": oven}), Stake(10), 0)
    assert said[0] == GetsSoFar(percent=75, together=98, players=3)


def test_how_likely_somebody_gets_so_far_counts_every_way_there() -> None:
    """§3.5: twenty come as a twenty, or as ten and any number; as if every piece were put back."""
    oven: dict[CoalKind, int] = {"20": 5, "10": 10, "devil": 5}
    said = reasons(counted([300, 300], oven, {"coal": oven}), Stake(20), 0)
    assert said[0] == GetsSoFar(percent=62, together=86, players=2)
    assert reasons(counted([300, 300], oven, {"coal": oven}), Stake(30), 0)[0] == GetsSoFar(50, 75, 2)
    assert reasons(counted([300, 300], oven, {"coal": oven}), Stake(40), 0)[0] == GetsSoFar(41, 65, 2)


def test_where_no_devil_is_left_everybody_gets_so_far() -> None:
    """§4.5."""
    oven: dict[CoalKind, int] = {**COAL, "10": 4, "devil": 0}
    assert reasons(counted([300, 300], oven), Stake(300), 0)[0] == GetsSoFar(100, 100, 2)


def test_what_is_risked_is_told_as_a_share_of_the_own_chips() -> None:
    """§5.2."""
    assert Risks(25) in reasons(dealt(3), Stake(50), 1)
    assert Risks(100) in reasons(dealt(3), Stake(200), 1)


@pytest.mark.parametrize(("stake", "gain"), [(90, None), (100, 200), (110, 220)])
def test_a_stake_that_nobody_can_top_pays_twice(stake: int, gain: int | None) -> None:
    """§5.4: also if somebody can lay just as much."""
    said = [reason for reason in reasons(counted([300, 100, 60]), Stake(stake), 0) if isinstance(reason, PaysTwice)]
    assert said == ([] if gain is None else [PaysTwice(gain)])


def test_a_broke_player_cannot_top_a_stake() -> None:
    """§3.3."""
    assert PaysTwice(20) in reasons(counted([300, 0]), Stake(10), 0)


@pytest.mark.parametrize(("stake", "reaches"), [(190, False), (200, True)])
def test_a_win_that_ends_the_game_is_told(stake: int, reaches: bool) -> None:
    """§10.1."""
    assert (ReachesTheGoal(1600) in reasons(counted([1400, 1500]), Stake(stake), 0)) == reaches


def test_the_last_round_is_no_goal() -> None:
    """§10.1, §10.5: the game ends anyway, but a win does not end it."""
    assert ReachesTheGoal(1600) not in reasons(counted([300, 300], house={"rounds": 9}), Stake(100), 0)


# Stopping.


def test_stopping_says_who_decides_the_bet() -> None:
    """§5.1 to §5.3: this coal, coal that lies there, those to come, or nobody any more."""
    sitting = turn(bet(dealt(4), 100, 0, 50, 200), "50", "20", "10")
    assert reasons(sitting, Stop())[0] == LeftToOthers(100, (1, 2, 3))
    assert reasons(turn(sitting, "20"), Stop())[0] == BetIsWon(100)
    stop(sitting)
    assert isinstance(reasons(turn(sitting, "10"), Stop())[0], NoBonus), "whoever bets nothing wins nothing"
    stop(sitting)
    assert reasons(turn(sitting, "10"), Stop())[0] == BetWasWon(50)
    stop(sitting)
    assert reasons(turn(sitting, "10"), Stop())[0] == BetIsLost(200)


def test_a_player_without_a_bet_hears_nothing_of_one() -> None:
    """§3.3."""
    sitting = turn(bet(counted([300, 0]), 100, None), "devil")
    assert reasons(turn(sitting, "50"), Stop()) == (HighestSoFar(50, 50, 0), MostPiecesSoFar(50, 0))


def test_stopping_says_which_bonus_the_coal_has_so_far() -> None:
    """§5.6, §5.7: equal is enough."""
    sitting = stop(bet(dealt(3), 0, 0, 0), "50", "20")
    assert reasons(turn(sitting, "75"), Stop()) == (HighestSoFar(75, 50, 1),)
    turn(sitting, "devil")
    assert reasons(turn(sitting, "10"), Stop()) == (NoBonus(),)
    assert reasons(turn(sitting, "10"), Stop()) == (MostPiecesSoFar(50, 0),)
    assert reasons(turn(sitting, "50"), Stop()) == (HighestSoFar(70, 50, 0), MostPiecesSoFar(50, 0))


# Going on.


def test_the_devil_is_told_with_what_he_burns() -> None:
    """§4.5: nine of the forty-six pieces that are left."""
    sitting = turn(bet(dealt(2), 0, 0), "50", "20")
    assert reasons(sitting, GoOn()) == (DevilComes(round(100 * 9 / 46), 70),)


def test_without_devils_nothing_is_said_of_payments() -> None:
    """§4.5, §7.6."""
    oven: dict[CoalKind, int] = {**COAL, "10": 4, "devil": 0}
    sitting = turn(bet(counted([300, 60], oven), 0, 0), "50")
    assert reasons(sitting, GoOn()) == (DevilComes(0, 50),)


def test_the_devils_price_is_what_is_paid() -> None:
    """§7.6, §7.7: only what the own chips cover, to those who get it from them."""
    two_pacts = counted([300, 50, 40])
    assert DevilPays(100, (1, 2)) in reasons(turn(bet(two_pacts, 0, 0, 0), "10"), GoOn())
    one_fifty_left = counted([300, 50, 40])
    assert DevilPays(50, (1,)) in reasons(turn(bet(one_fifty_left, 210, 0, 0), "10"), GoOn())
    nothing_left = turn(bet(counted([300, 50, 40]), 260, 0, 0), "10")
    assert not any(isinstance(reason, DevilPays) for reason in reasons(nothing_left, GoOn()))


def test_the_next_piece_may_win_the_bet() -> None:
    """§5.3: thirty are missing, and eleven of the forty-seven pieces that are left bring them."""
    sitting = turn(bet(dealt(2), 80, 0), "50")
    assert NextWins(round(100 * 11 / 47), 30) in reasons(sitting, GoOn())
    too_far = turn(bet(dealt(2), 200, 0), "50")
    assert not any(isinstance(reason, NextWins) for reason in reasons(too_far, GoOn()))
    enough = turn(bet(dealt(2), 50, 0), "50")
    assert not any(isinstance(reason, NextWins | BetWasWon) for reason in reasons(enough, GoOn()))


def test_a_bet_that_was_won_is_told_when_going_on() -> None:
    """§5.1."""
    sitting = stop(bet(dealt(2), 0, 80), "75", "10")
    assert BetWasWon(80) in reasons(turn(sitting, "10"), GoOn())


def test_there_is_nothing_to_lose_without_bonus_bet_or_pact() -> None:
    """§5.6, §7.6: each of them alone is something to lose."""
    lead: tuple[CoalKind, ...] = ("50", "50", "20")
    free = stop(bet(counted([300, 300]), 0, 0), *lead)
    assert reasons(turn(free, "10"), GoOn())[0] == NothingToLose()
    won = stop(bet(counted([300, 300]), 0, 100), *lead)
    assert reasons(turn(won, "10"), GoOn())[0] == NothingToLose()
    tempting = [
        turn(stop(bet(counted([300, 300]), 0, 130), *lead), "10"),
        turn(stop(bet(counted([60, 300]), 0, 0), *lead), "10"),
        turn(stop(bet(counted([300, 300]), 0, 0), "50", "50"), "100"),
        turn(stop(bet(counted([300, 300]), 0, 0), "50"), "10"),
    ]
    assert not any(NothingToLose() in reasons(sitting, GoOn()) for sitting in tempting)


# What is stated comes true.


@pytest.mark.parametrize("house", HOUSES)
def test_what_stopping_is_said_to_bring_is_what_it_brings(house: dict[str, Any]) -> None:
    """§5.1 to §5.8: bets and bonuses, wherever stopping ends the round."""
    game = spelunke.game("teufel", seats=3, house=house)
    compared = 0
    for seed in range(10):
        for table in asks(game, seed):
            seat = game.asked(table)[0]
            view = game.view(table, seat)
            if view.about != "dare" or (seat + 1) % 3 != view.open.start:
                continue
            said = game.why(view, Stop())
            after = table.copy()
            after.tape = tape = spelunke.core.tape.Tape()
            game.play(after, {seat: Stop()})
            events = [game.parts.tell(note[1:], seat) for note in tape.notes]
            won = [event.stake for event in events if isinstance(event, Won) and event.who == seat]
            lost = [event.stake for event in events if isinstance(event, Lost) and event.who == seat]
            assert won == [reason.stake for reason in said if isinstance(reason, BetIsWon | BetWasWon)]
            assert lost == [reason.stake for reason in said if isinstance(reason, BetIsLost)]
            by_amount = any(isinstance(event, AmountBonus) and seat in event.who for event in events)
            by_pieces = any(isinstance(event, PiecesBonus) and seat in event.who for event in events)
            assert by_amount == any(isinstance(reason, HighestSoFar) for reason in said)
            assert by_pieces == any(isinstance(reason, MostPiecesSoFar) for reason in said)
            assert (NoBonus() in said) == (not by_amount and not by_pieces)
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("house", HOUSES)
def test_what_a_devil_is_said_to_cost_is_what_he_costs(house: dict[str, Any]) -> None:
    """§4.5, §7.6, §7.7."""
    game = spelunke.game("teufel", seats=4, house=house)
    compared = 0
    for seed in range(10):
        for table in asks(game, seed):
            seat = game.asked(table)[0]
            view = game.view(table, seat)
            if view.about != "dare" or not view.remembered or not view.remembered.oven.get("devil"):
                continue
            said = game.why(view, GoOn())
            after = table.copy()
            game.play(after, {seat: GoOn()})
            after.tape = tape = spelunke.core.tape.Tape()
            game.play(after, {spelunke.LUCK: Turn("devil")})
            paid = [event for note in tape.notes if isinstance(event := game.parts.tell(note[1:], seat), Paid)]
            prices = [(reason.chips, reason.who) for reason in said if isinstance(reason, DevilPays)]
            assert prices == ([(50 * len(paid), tuple(event.to for event in paid))] if paid else [])
            compared += 1
    assert compared > 5


def test_the_next_coal_is_told_before_the_bet_too() -> None:
    """§4.9: the devil first; what will have been shuffled again is what is there."""
    game, table = counted([300, 300], oven={"100": 1, "20": 12, "devil": 8}, house={"coal": {"100": 1, "20": 12, "devil": 8}})
    assert game.odds(game.view(table, 0)) == (NextCoal(8, 21, "devil"), NextCoal(12, 21, "20"), NextCoal(1, 21, "100"))
    assert game.odds(game.view(game.deal(ask_luck=True), None)) == game.odds(game.view(table, None))
    assert totals((game, table)) == [300, 300]
