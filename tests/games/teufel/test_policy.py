"""The policy counts the devils, bets what somebody will bring out, and goes on while it pays."""

from math import log
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import spelunke
from spelunke.core.policy import index_of_best
from spelunke.games.teufel.box import COAL, CoalKind
from spelunke.games.teufel.rules import GO_ON, STOP
from spelunke.games.teufel.types import GoOn, Stake, Stop
from spelunke.lab.simulate import simulate
from tests.games.teufel.rounds import House, Sitting, bet, counted, dealt, stop, turn
from tests.laws.test_odds import asks

NO_DEVILS: dict[CoalKind, int] = {**COAL, "10": 4, "devil": 0}
HOUSES: list[dict[str, Any]] = [
    {},
    {"zero_stake": False, "capital": 10},
    {"zero_stake": False, "capital": 20},
    {"zero_stake": False, "capital": 500},
    {"capital": 10},
    {"capital": 50, "coal": {"50": 9, "devil": 9}},
    {"rounds": 3, "coal": {"20": 1, "10": 1, "devil": 1}},
]


def decided(sitting: Sitting) -> object:
    """What the player at the oven does."""
    game, table = sitting
    seat = game.asked(table)[0]
    return game.thumb(game.view(table, seat), spelunke.Dice(1))


def marks(sitting: Sitting, seat: int, *codes: int) -> list[float]:
    """How good these answers look to a seat."""
    game, table = sitting
    return list(game.parts.policy.marks(table, seat, vec[i64](codes), spelunke.Dice(1)))


def gap(sitting: Sitting) -> float:
    """How many chips more going on promises than stopping."""
    stopping, going_on = marks(sitting, sitting[0].asked(sitting[1])[0], int(STOP), int(GO_ON))
    return going_on - stopping


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_clearly_beats_players_who_choose_at_random(seats: int) -> None:
    """§10.2: its share of the wins is above its share of the seats, by more than chance explains."""
    game = spelunke.game("teufel", seats=seats, house={"rounds": 40})
    result = simulate(game, ["thumb", *["random"] * (seats - 1)], games=16, seed=1)
    thumb, others = result.by_bot
    assert (thumb.name, others.name) == ("thumb", "random")
    assert thumb.wins.low > 1 / seats
    assert thumb.wins.low > others.wins.high


@pytest.mark.parametrize("preset", ["box", "open_book", "ten_rounds", "tiny"])
def test_it_plays_every_preset_to_the_end(preset: str) -> None:
    """§9.4, §10.1."""
    result = simulate(spelunke.game("teufel", seats=3, preset=preset), ["thumb"], games=3, seed=2)
    assert result.unfinished == 0


def test_it_neither_bets_nothing_nor_everything_at_the_beginning() -> None:
    """§3.2."""
    game, table = dealt(4)
    for seed in range(10):
        stake = game.thumb(game.view(table, 2), spelunke.Dice(seed))
        assert isinstance(stake, Stake)
        assert 0 < stake.chips < 200


def test_it_bets_more_if_there_are_no_devils_left() -> None:
    """§4.5, §4.9: it has counted them."""
    game, table = counted([300, 300], oven=NO_DEVILS)
    without = game.thumb(game.view(table, 0), spelunke.Dice(1))
    game, table = counted([300, 300])
    with_devils = game.thumb(game.view(table, 0), spelunke.Dice(1))
    assert isinstance(without, Stake)
    assert isinstance(with_devils, Stake)
    assert without.chips > with_devils.chips


def test_it_goes_on_where_no_devil_can_come() -> None:
    """§4.3, §4.9."""
    assert decided(turn(bet(counted([300, 300], oven=NO_DEVILS), 0, 200), "10")) == GoOn()


def test_it_stops_with_a_lot_in_hand_and_its_bet_won() -> None:
    """§4.3, §5.3."""
    assert decided(turn(bet(dealt(2), 100, 0), "100", "50")) == Stop()


def test_it_goes_on_if_only_another_piece_can_win_its_bet() -> None:
    """§4.3, §5.2: it is the last to fetch coal."""
    sitting = bet(dealt(2), 0, 100)
    turn(sitting, "devil")
    assert decided(turn(sitting, "50", "25", "20")) == GoOn()
    assert decided(turn(sitting, "20")) == Stop()


def test_it_goes_on_when_there_is_nothing_to_lose() -> None:
    """§5.6, §5.7: one piece wins nothing against five."""
    sitting = bet(counted([300, 300]), 0, 0)
    stop(sitting, "50", "50", "20", "20", "10")
    assert decided(turn(sitting, "10")) == GoOn()


@pytest.mark.parametrize("house", HOUSES)
def test_its_answer_is_the_candidate_with_the_best_mark(house: House) -> None:
    """§3.2, §4.3: though it finds a stake without comparing all of them."""
    game = spelunke.game("teufel", seats=3, house={"rounds": 12, **house})
    policy, compared = game.parts.policy, 0
    for seed in range(4):
        for table in asks(game, seed):
            for seat in game.asked(table):
                codes = policy.candidates(table, seat)
                best = codes[index_of_best(policy.marks(table, seat, codes, spelunke.Dice(0)), spelunke.Dice(3))]
                assert policy.answer(table, seat, spelunke.Dice(3)) == best
                compared += len(codes) > 1
    assert compared > 5


def test_a_mark_belongs_to_its_code_whatever_else_is_asked_about() -> None:
    """§3.2, §4.3."""
    sitting = dealt(3)
    assert marks(sitting, 1, 9, 0, 4) == [*marks(sitting, 1, 9), *marks(sitting, 1, 0), *marks(sitting, 1, 4)]
    turn(bet(sitting, 50, 60, 70), "50")
    assert marks(sitting, 0, int(GO_ON), int(STOP)) == marks(sitting, 0, int(STOP), int(GO_ON))[::-1]


# The bet.


def test_a_stake_that_the_oven_cannot_pay_is_worse_than_none() -> None:
    """§5.2: three pieces of ten come to 30."""
    sitting = counted([300, 300], oven={"10": 3}, house={"coal": {"10": 3}})
    none, all_coal, more = marks(sitting, 0, 0, 3, 4)
    assert all_coal > none > more
    assert more == pytest.approx(log(1000 + 300 - 40)), "it is lost for sure"


def test_it_bets_nothing_where_there_is_nothing_but_devils() -> None:
    """§4.5, §9.6: the numbers are gone, and the rest does not fit into the oven's mouth."""
    sitting = counted([300, 300], oven={"devil": 20}, house={"coal": {"devil": 20, "10": 2}, "oven_mouth": 12})
    game, table = sitting
    assert game.thumb(game.view(table, 0), spelunke.Dice(1)) == Stake(0)


def test_it_relies_on_players_who_can_bet_as_much() -> None:
    """§3.5: anybody's coal will do, and they try for their own bets."""
    rich, poor = counted([300, 300, 300]), counted([300, 60, 60])
    assert marks(rich, 0, 7)[0] > marks(poor, 0, 7)[0]
    assert marks(rich, 0, 6)[0] == marks(poor, 0, 6)[0], "they have just as much"
    assert marks(rich, 0, 0) == marks(poor, 0, 0)


def test_it_bets_more_the_more_it_has() -> None:
    """§3.2: a loss is feared less."""
    stakes = [
        game.thumb(game.view(table, 0), spelunke.Dice(1)) for game, table in (counted([total] * 3) for total in (60, 150, 900))
    ]
    chips = [stake.chips for stake in stakes if isinstance(stake, Stake)]
    assert chips == sorted(chips)
    assert chips[0] < chips[1] < chips[2]


def test_the_more_players_there_are_the_less_a_stake_is_likely_to_be_the_highest() -> None:
    """§5.4: with nobody to help either way, the same stake promises less among more players."""
    assert marks(counted([300, 0]), 0, 9)[0] > marks(counted([300, 0, 0, 0]), 0, 9)[0]


@pytest.mark.parametrize("zero_stake", [True, False])
def test_a_seat_that_knows_the_others_stakes_compares_more(zero_stake: bool) -> None:
    """§3.2: ten and twenty above and below, then ever further away, the least and everything."""
    game, table = dealt(4, {"capital": 500, "zero_stake": zero_stake})
    policy, legal = game.parts.policy, set(table.choices(2))
    best = int(policy.answer(table, 2, spelunke.Dice(1)))
    near = {best + way * apart for way in (-1, 1) for apart in (0, 1, 2, 4, 8, 16)}
    assert list(policy.more_candidates(table, 2)) == sorted(near & legal | {min(legal), max(legal)})
    assert list(policy.candidates(table, 2)) == [best - 2, best, best + 2]


def test_the_search_predicts_masters_in_half_of_its_games_and_plays_a_third_by_policy() -> None:
    """§3.1: stakes are laid at once, so that there is much to predict."""
    rollout = spelunke.game("teufel").parts.rollout
    assert (rollout.foreseen, rollout.thoughtless, rollout.horizon) == (50, 33, 40)


# The coal.


@pytest.mark.parametrize("house", [{"rounds": 9}, {"rounds": 9, "zero_stake": False}, {}])
def test_it_stops_where_that_wins_the_game(house: House) -> None:
    """§10.1, §10.2, §10.5: though another piece would promise chips."""
    sitting = bet(counted([1510, 1520], house=house), 10, 10)
    turn(sitting, "devil")
    assert decided(turn(sitting, "10")) == Stop()
    assert marks(sitting, 1, int(STOP), int(GO_ON)) == [1.0, 0.0]


def test_it_stops_with_a_win_even_where_no_devil_can_come() -> None:
    """§10.5."""
    sitting = bet(counted([300, 310], oven=NO_DEVILS, house={"rounds": 9}), 0, 0)
    stop(sitting, "10", "20")
    assert decided(turn(sitting, "50")) == Stop()


def test_it_goes_on_where_stopping_loses_the_game() -> None:
    """§10.2, §10.5: a sure bonus is worth nothing there."""
    sitting = bet(counted([900, 300], house={"rounds": 9}), 0, 200)
    stop(sitting, "10")
    assert decided(turn(sitting, "100", "75")) == GoOn()
    assert marks(sitting, 1, int(STOP), int(GO_ON)) == [0.0, 1.0]
    sitting = bet(counted([900, 300], house={"rounds": 10}), 0, 170)
    stop(sitting, "10")
    assert decided(turn(sitting, "100", "75")) == Stop(), "another round will come"


def test_only_the_last_at_the_oven_ends_the_game_by_stopping() -> None:
    """§4.1: with another to come, stopping decides nothing yet."""
    sitting = turn(bet(counted([900, 300], house={"rounds": 9}), 0, 0), "10")
    assert marks(sitting, 0, int(STOP), int(GO_ON)) != [1.0, 0.0]
    assert abs(gap(sitting)) > 1.0


def test_where_no_devil_can_come_another_piece_is_worth_a_little() -> None:
    """§4.3."""
    assert gap(turn(bet(counted([300, 300], oven=NO_DEVILS), 0, 200), "10")) == pytest.approx(1.0)


def test_a_pact_that_is_to_be_paid_makes_it_careful() -> None:
    """§7.6, §7.7: it fears the payment as much as a devil is likely, and only what it would really pay."""
    free = turn(bet(counted([300, 300, 300]), 0, 0, 0), "25")
    pact = turn(bet(counted([300, 300, 60]), 0, 0, 0), "25")
    broke = turn(bet(counted([300, 300, 60]), 260, 0, 0), "25")
    rich = turn(bet(counted([320, 300, 60]), 260, 0, 0), "25")
    devil = 9 / 47
    assert gap(free) - gap(pact) == pytest.approx(50 * devil, rel=0.2)
    assert gap(broke) > gap(rich) + 5, "with less than fifty left it pays nothing"


def test_a_bet_that_is_won_already_is_no_reason_to_go_on() -> None:
    """§5.1: somebody else's coal has won it."""
    open_bet = bet(counted([300, 300]), 0, 100)
    stop(open_bet, "75", "20")
    won_bet = bet(counted([300, 300]), 0, 100)
    stop(won_bet, "75", "25")
    assert gap(turn(open_bet, "50")) > gap(turn(won_bet, "50")) + 20


def test_players_to_come_with_a_bet_as_high_may_win_it() -> None:
    """§5.1: so that it need not be won at any price."""
    alone = turn(bet(counted([300, 300, 300]), 100, 90, 90), "75", "20")
    helped = turn(bet(counted([300, 300, 300]), 100, 100, 100), "75", "20")
    assert gap(alone) > gap(helped)


def test_the_highest_stake_is_worth_more_to_it() -> None:
    """§5.4: its win pays twice."""
    highest, other = bet(counted([300, 300]), 90, 100), bet(counted([300, 300]), 110, 100)
    turn(highest, "devil")
    turn(other, "devil")
    assert gap(turn(highest, "75")) > gap(turn(other, "75")) + 20


def test_bonuses_are_kept_rather_than_risked() -> None:
    """§5.6, §5.7: the last player, who has both, stops; with neither it goes on."""
    both = stop(bet(counted([300, 300]), 0, 0), "10")
    assert gap(turn(both, "20")) < -10
    neither = stop(bet(counted([300, 300]), 0, 0), "50", "20")
    assert gap(turn(neither, "20")) > 10


def test_a_bonus_is_worth_less_while_others_are_to_come() -> None:
    """§5.6, §5.7."""
    last = bet(counted([300, 300]), 0, 0)
    turn(last, "devil")
    turn(last, "20")
    first = turn(bet(counted([300, 300]), 0, 0), "20")
    early = turn(bet(counted([300, 300, 300, 300]), 0, 0, 0, 0), "20")
    stopping = [marks(sitting, sitting[0].asked(sitting[1])[0], int(STOP))[0] for sitting in (last, first, early)]
    assert stopping[0] == 100.0
    assert stopping[0] > stopping[1] > stopping[2] > 0.0


# The table at a glance.


def test_a_game_that_is_over_has_been_won_by_the_winners() -> None:
    """§10.2."""
    sitting = bet(counted([300, 300, 200], house={"rounds": 9}), 0, 0, 0)
    for pieces in ("50", "50", "20"):
        stop(sitting, pieces)
    game, table = sitting
    assert list(game.parts.policy.chances(table)) == [0.5, 0.5, 0.0]


def test_the_same_view_and_the_same_dice_give_the_same_answer() -> None:
    """§6.3: it is handed a view and nothing else."""
    game, table = dealt(3)
    view = game.view(table, 2)
    assert game.thumb(view, spelunke.Dice(5)) == game.thumb(game.view(game.seat_at(view), 2), spelunke.Dice(5))
