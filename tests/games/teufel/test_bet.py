"""§3: the bet with the devil."""

import pytest

import spelunke
from spelunke.games.teufel.types import Lost, Stake, Staked, Won
from tests.games.teufel.rounds import bet, counted, dealt, played_round, stop, told, totals, turn


def test_all_stakes_are_given_at_once_and_shown_together() -> None:
    """§3.1."""
    sitting = dealt(3)
    game, table = sitting
    assert game.asked(table) == (0, 1, 2)
    with pytest.raises(spelunke.AnswersMissing):
        game.play(table, {0: Stake(50), 2: Stake(10)})
    assert game.view(table, 1).open.stakes is None
    bet(sitting, 50, 0, 10)
    assert told(sitting, Staked) == [Staked((50, 0, 10), (0,))]
    for viewer in (0, 1, 2, None):
        assert game.view(table, viewer).open.stakes == (50, 0, 10)


@pytest.mark.parametrize("chips", [200, 60, 10, 1590])
def test_a_stake_is_anything_in_tens_from_one_chip_to_everything(chips: int) -> None:
    """§3.2: all booklets, the bet."""
    assert not spelunke.game("teufel").house.zero_stake  # type: ignore[attr-defined]
    game, table = counted([chips, 300], house={"zero_stake": False})
    assert game.moves(table, 0) == tuple(Stake(stake) for stake in range(10, chips + 10, 10))


def test_whoever_has_chips_cannot_stay_out_of_the_bet() -> None:
    """§3.2: all booklets, the bet."""
    game = spelunke.game("teufel", seats=2, house={"start": 0})
    with pytest.raises(spelunke.NotLegal):
        game.play(game.deal(ask_luck=True), {0: Stake(0), 1: Stake(10)})


def test_somebody_can_always_answer_and_nobody_without_chips_is_asked() -> None:
    """§3.2, §3.3: whoever has a single chip of 10 stakes it, whoever has none is left out."""
    game, table = counted([10, 0, 300], house={"zero_stake": False})
    assert game.asked(table) == (0, 2)
    assert game.moves(table, 0) == (Stake(10),)
    game.play(table, {0: Stake(10), 2: Stake(300)})
    assert game.view(table, None).open.stakes == (10, None, 300)


def test_stakes_that_are_not_in_tens_or_above_ones_chips_are_refused() -> None:
    """§3.2."""
    game, table = dealt(2)
    with pytest.raises(spelunke.UnknownMove):
        game.play(table, {0: Stake(15), 1: Stake(10)})
    with pytest.raises(spelunke.NotLegal):
        game.play(table, {0: Stake(210), 1: Stake(10)})


def test_everything_may_be_staked_and_lost() -> None:
    """§3.2, §5.2."""
    sitting = bet(dealt(2), 200, 10)
    turn(sitting, "devil")
    stop(sitting, "10", "20")
    assert told(sitting, Lost) == [Lost(0, 200)]
    assert totals(sitting)[0] == 0


def test_a_stake_of_nothing_is_a_stake_that_wins_and_loses_nothing() -> None:
    """§9.2, §3.3: it is not the same as having none."""
    sitting = bet(dealt(2), 0, 0)
    game, table = sitting
    assert game.view(table, None).open.stakes == (0, 0)
    turn(sitting, "devil")
    turn(sitting, "devil")
    assert totals(sitting) == [200, 200]
    assert told(sitting, Won, Lost) == []


def test_whoever_is_broke_is_not_asked_for_a_stake_and_has_none() -> None:
    """§3.3."""
    sitting = counted([0, 300, 200])
    game, table = sitting
    assert game.asked(table) == (1, 2)
    bet(sitting, None, 50, 0)
    assert game.view(table, 0).open.stakes == (None, 50, 0)


def test_whoever_is_broke_fetches_coal_and_can_earn_both_bonuses() -> None:
    """§3.3, §4.1, §5.8."""
    sitting = bet(counted([0, 300, 200]), None, 0, 0)
    stop(sitting, "50", "50")
    stop(sitting, "10")
    stop(sitting, "10")
    assert totals(sitting) == [100, 300, 200]


def test_the_bet_is_skipped_if_nobody_has_chips() -> None:
    """§3.4."""
    sitting = played_round([200, 200], ["devil"], ["devil"])
    game, table = sitting
    assert totals(sitting) == [0, 0]
    assert game.asked(table) == (spelunke.LUCK,)
    assert game.view(table, 0).about == "coal"
    assert game.view(table, 0).open.stakes == (None, None)
    stop(sitting, "10")
    assert told(sitting, Staked) == [Staked((200, 200), (0, 1))]


def test_a_bet_is_on_the_best_single_player_and_not_on_oneself() -> None:
    """§3.5, §5.1."""
    sitting = bet(dealt(3), 100, 50, 0)
    turn(sitting, "devil")
    turn(sitting, "10", "devil")
    stop(sitting, "100")
    assert told(sitting, Won) == [Won(0, 100, 200, True), Won(1, 50, 50, False)]


def test_stakes_lie_apart_from_the_other_chips() -> None:
    """§3.5."""
    game, table = bet(dealt(2), 150, 20)
    assert game.view(table, 0).open.chips[0] == 50
    assert game.view(table, 0).open.stakes == (150, 20)


def test_a_player_with_a_pact_bets_in_secret_though_the_chips_lie_open() -> None:
    """§3.6, §7.5."""
    game, table = counted([60, 300, 500])
    view = game.view(table, 1)
    assert view.open.pacts == (0,)
    assert view.open.chips == (60, 300, None)
    assert view.open.stakes is None
    assert view.choices[-1] == Stake(300)
