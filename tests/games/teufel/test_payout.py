"""§5: bets and bonuses."""

from collections.abc import Sequence

import pytest

from spelunke.games.teufel.box import CoalKind
from spelunke.games.teufel.types import AmountBonus, Lost, PiecesBonus, Won
from tests.games.teufel.rounds import bet, counted, played_round, stop, told, totals, turn

DEVIL: tuple[CoalKind, ...] = ("devil",)


def gains(stakes: Sequence[int], *turns: Sequence[CoalKind]) -> list[int]:
    """What a first round brings, bonuses included."""
    return [total - 200 for total in totals(played_round(stakes, *turns))]


def test_bets_are_measured_against_the_best_single_player_and_not_the_sum() -> None:
    """§5.1."""
    assert gains([100, 80], ["50", "25"], ["50"])[0] == -100 + 50 + 50
    assert gains([100, 80], ["100"], ["10", "10"]) == [200 + 50, 80 + 50]


def test_if_everybody_met_a_devil_all_stakes_are_lost_and_there_is_no_bonus() -> None:
    """§5.8, §5.10."""
    sitting = played_round([10, 0, 200], DEVIL, DEVIL, ("75", "devil"))
    assert totals(sitting) == [190, 200, 0]
    assert told(sitting, AmountBonus, PiecesBonus) == []


def test_a_stake_above_the_best_amount_is_lost() -> None:
    """§5.2."""
    sitting = played_round([60, 50], ["50"], DEVIL)
    assert told(sitting, Lost) == [Lost(0, 60)]


@pytest.mark.parametrize(("stake", "gain"), [(130, 260), (140, -140)])
def test_equal_is_enough_and_135_does_not_meet_140(stake: int, gain: int) -> None:
    """§5.3."""
    assert gains([stake, 0], DEVIL, ["100", "25", "10"])[0] == gain


def test_a_stake_of_exactly_the_best_amount_wins() -> None:
    """§5.3."""
    assert gains([50, 60], ["50"], DEVIL)[0] == 50 + 100


def test_a_won_bet_brings_the_stake_and_as_much_again() -> None:
    """§5.3."""
    sitting = played_round([40, 90], ["100"], DEVIL)
    assert told(sitting, Won) == [Won(0, 40, 40, False), Won(1, 90, 180, True)]
    assert totals(sitting) == [240 + 100, 200 + 180]


def test_the_highest_stake_brings_twice_the_stake_on_top() -> None:
    """§5.4."""
    assert gains([100, 10], DEVIL, ["100"]) == [200, 10 + 100]


def test_all_who_made_the_highest_stake_are_paid_twice() -> None:
    """§5.4."""
    assert gains([70, 70, 60], ["75"], DEVIL, DEVIL) == [140 + 100, 140, 60]


def test_a_lost_highest_stake_takes_the_double_from_everybody() -> None:
    """§5.5: the second-highest never inherits it."""
    assert gains([110, 100, 20], DEVIL, ["100"], DEVIL) == [-110, 100 + 100, 20]


def test_everybody_with_the_highest_amount_gets_fifty() -> None:
    """§5.6."""
    sitting = played_round([0, 0, 0], ["50"], ["25", "25"], ["10"])
    assert told(sitting, AmountBonus) == [AmountBonus((0, 1), 50, 50)]


def test_everybody_with_the_most_pieces_gets_fifty_whatever_they_are_worth() -> None:
    """§5.7."""
    sitting = played_round([0, 0, 0], ["10", "10"], ["20", "10"], ["100"])
    assert told(sitting, PiecesBonus) == [PiecesBonus((0, 1), 2, 50)]
    assert totals(sitting) == [250, 250, 250]


def test_both_bonuses_may_go_to_the_same_player() -> None:
    """§5.8."""
    assert gains([0, 0], ["50", "20"], ["25"]) == [100, 0]


def test_a_lost_bet_does_not_stand_in_the_way_of_a_bonus() -> None:
    """§5.8."""
    assert gains([200, 0], ["50", "20"], ["25"]) == [-200 + 100, 0]


def test_a_single_piece_can_be_both_the_highest_and_the_most() -> None:
    """§5.6 to §5.8."""
    assert gains([0, 0, 0], DEVIL, ["10"], DEVIL) == [0, 100, 0]


def test_bets_are_settled_from_the_start_player_on() -> None:
    """§5.9, §5.10: all booklets, phase 3; the order in which they are told."""
    sitting = bet(counted([300, 300, 300], start=1), 60, 20, 30)
    stop(sitting, "50")
    turn(sitting, "devil")
    turn(sitting, "devil")
    assert [event.who for event in told(sitting, Won, Lost)] == [1, 2, 0]  # type: ignore[attr-defined]
