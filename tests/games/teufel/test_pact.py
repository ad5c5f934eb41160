"""§7: the pact with the devil."""

import pytest

from spelunke.games.teufel.types import BankPaid, Pacts, Paid, RoundBegan
from tests.games.teufel.rounds import bet, counted, pacts, played_round, stop, told, totals, turn


@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        ([300, 370, 60, 310], (2,)),
        ([300, 60, 60, 310], ()),
        ([300, 190, 60, 310], ()),
        ([300, 50, 0, 20], (1, 2, 3)),
        ([300, 50, 500, 60], (1,)),
        ([0, 10], (0, 1)),
        ([310, 370], ()),
        ([200, 200, 200, 200], ()),
        ([310, 370, 500], ()),
        ([300, 310, 370], (0,)),
        ([60, 300, 300, 300, 300, 300], (0,)),
        ([1590, 1210], ()),
        ([1200, 1210], (0,)),
    ],
)
def test_whoever_is_alone_in_the_last_position_or_on_0_to_50_has_a_pact(chips: list[int], expected: tuple[int, ...]) -> None:
    """§7.1 to §7.3: the booklet's examples A and B."""
    assert pacts(counted(chips)) == expected


def test_positions_count_and_not_totals() -> None:
    """§7.1: 310 and 370 share one."""
    assert pacts(counted([310, 370, 800])) == ()
    assert pacts(counted([300, 370, 800])) == (0,)


def test_being_alone_on_0_to_50_is_one_pact_and_not_two() -> None:
    """§7.2."""
    sitting = turn(bet(counted([300, 40]), 0, 0), "devil")
    assert totals(sitting) == [250, 90]


def test_two_players_in_the_same_gap_have_no_pact() -> None:
    """§7.3."""
    sitting = turn(bet(counted([370, 310]), 0, 0), "devil")
    assert totals(sitting) == [370, 310]


def test_with_two_players_the_poorer_one_has_a_pact_every_round() -> None:
    """§7.1."""
    sitting = played_round([100, 0], ["100"], ["10"])
    assert pacts(sitting) == (1,)
    assert told(sitting, Pacts) == [Pacts((1,))]


def test_a_pact_holds_until_the_pawns_move_again_whatever_comes_in() -> None:
    """§7.4: with 60 + 50 + 50 the last one is no longer last."""
    sitting = bet(counted([60, 300, 300]), 0, 200, 200)
    stop(sitting, "10")
    turn(sitting, "devil")
    assert pacts(sitting) == (0,)
    turn(sitting, "devil")
    assert told(sitting, Paid) == [Paid(1, 0, 50), Paid(2, 0, 50)]
    assert totals(sitting) == [60 + 100 + 100, 50, 50]
    assert pacts(sitting) == (1, 2)


def test_the_chips_of_players_with_a_pact_lie_open_to_all() -> None:
    """§7.5."""
    game, table = counted([60, 300, 310])
    for viewer in (1, 2, None):
        assert game.view(table, viewer).open.chips[0] == 60
    game, table = bet((game, table), 20, 0, 0)
    assert game.view(table, None).open.chips == (40, None, None)


def test_a_devil_costs_fifty_to_everybody_with_a_pact() -> None:
    """§7.6."""
    sitting = turn(bet(counted([200, 0, 50, 300]), 10, None, 0, 0), "devil")
    assert told(sitting, Paid, BankPaid) == [Paid(0, 1, 50), Paid(0, 2, 50)]
    assert totals(sitting) == [100, 50, 100, 300]


def test_a_pact_does_not_free_from_paying_the_others_and_nobody_pays_themselves() -> None:
    """§7.6."""
    sitting = bet(counted([50, 0, 300]), 0, None, 0)
    turn(sitting, "devil")
    assert told(sitting, Paid, BankPaid) == [Paid(0, 1, 50)]
    assert totals(sitting) == [0, 50, 300]


def test_nobody_is_paid_for_their_own_devil() -> None:
    """§7.6."""
    sitting = turn(bet(counted([60, 300]), 0, 0), "devil")
    assert totals(sitting) == [60, 300]
    assert told(sitting, Paid, BankPaid) == []


def test_with_ninety_chips_and_three_creditors_one_is_paid_and_the_bank_pays_two() -> None:
    """§7.7: the booklet's example."""
    sitting = turn(bet(counted([290, 50, 40, 30]), 200, 0, 0, 0), "devil")
    assert told(sitting, Paid, BankPaid) == [Paid(0, 1, 50), BankPaid(2, 50), BankPaid(3, 50)]
    assert totals(sitting) == [200 + 40, 100, 90, 80]


def test_whoever_has_less_than_fifty_pays_nothing_and_not_a_part() -> None:
    """§7.7."""
    sitting = turn(bet(counted([240, 50]), 200, 0), "devil")
    assert told(sitting, Paid, BankPaid) == [BankPaid(1, 50)]
    assert totals(sitting) == [240, 100]


def test_stakes_are_never_used_to_pay_even_if_they_are_won_later() -> None:
    """§7.7."""
    sitting = turn(bet(counted([200, 50]), 200, 0), "devil")
    assert totals(sitting) == [200, 100]
    stop(sitting, "100", "100")
    assert totals(sitting) == [600, 100 + 100]


@pytest.mark.parametrize("payer", [0, 1, 2, 3])
def test_the_order_of_paying_makes_no_difference_to_any_total(payer: int) -> None:
    """§7.8: the payer loses fifty as often as it goes, every creditor has fifty more."""
    chips = [10, 20, 30, 40]
    chips[payer] = 290
    stakes = [0, 0, 0, 0]
    stakes[payer] = 200
    sitting = bet(counted(chips, start=payer), *stakes)
    turn(sitting, "devil")
    assert totals(sitting) == [240 if seat == payer else 50 + had for seat, had in enumerate(chips)]
    assert len(told(sitting, Paid)) == 1
    assert len(told(sitting, BankPaid)) == 2
    assert told(sitting, Paid)[0].to == (payer + 1) % 4  # type: ignore[attr-defined]


def test_chips_from_a_pact_may_be_used_to_pay_later_in_the_round() -> None:
    """§7.8."""
    sitting = bet(counted([300, 0, 40]), 0, None, 40)
    turn(sitting, "devil")
    assert totals(sitting) == [200, 50, 90]
    turn(sitting, "devil")
    assert told(sitting, Paid)[-1] == Paid(1, 2, 50)
    assert totals(sitting) == [200, 0, 140]
    turn(sitting, "devil")
    assert told(sitting, Paid)[-1] == Paid(2, 1, 50)


def test_a_pact_may_be_lost_and_another_won_when_the_pawns_move() -> None:
    """§7.4."""
    sitting = bet(counted([300, 60]), 300, 0)
    turn(sitting, "devil")
    stop(sitting, "100")
    assert totals(sitting) == [0, 60 + 50 + 100]
    assert pacts(sitting) == (0,)
    assert told(sitting, RoundBegan) == [RoundBegan(10, 1)]
