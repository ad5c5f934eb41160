"""The examples of the booklet are one whole first round: Gottlieb, Angela, Lucy and Saulus, in this order."""

import pytest

from spelunke.games.teufel.box import CoalKind
from spelunke.games.teufel.types import (
    AmountBonus,
    Burnt,
    Laid,
    Lost,
    Moved,
    Pacts,
    PiecesBonus,
    Reckoned,
    RoundBegan,
    Staked,
    Turned,
    Won,
)
from tests.games.teufel.rounds import Sitting, bet, dealt, pacts, played_round, stop, told, totals, turn

GOTTLIEB, ANGELA, LUCY, SAULUS = range(4)
STAKES = (100, 120, 140, 60)


def booklet() -> Sitting:
    """The round, played."""
    return played_round(STAKES, ("50", "20", "20", "devil"), ("75", "50", "10"), ("devil",), ("20", "10", "10", "10"))


def test_the_booklets_first_round_comes_out_to_the_last_chip() -> None:
    """§3.1, §4.3 to §4.5, §5.1 to §5.7, §6.2, §7.1, §8.3."""
    sitting = booklet()
    game, table = sitting
    by_name = dict(zip(("Gottlieb", "Angela", "Lucy", "Saulus"), totals(sitting), strict=True))
    assert by_name == {"Angela": 370, "Saulus": 310, "Gottlieb": 300, "Lucy": 60}
    assert game.events(table, None) == [
        Staked(STAKES, (LUCY,)),
        Turned(GOTTLIEB, "50", 50, 47),
        Turned(GOTTLIEB, "20", 70, 46),
        Turned(GOTTLIEB, "20", 90, 45),
        Burnt(GOTTLIEB, 90, 44),
        Turned(ANGELA, "75", 75, 43),
        Turned(ANGELA, "50", 125, 42),
        Turned(ANGELA, "10", 135, 41),
        Laid(ANGELA, 135, 3, {"75": 1, "50": 1, "10": 1}, (GOTTLIEB, ANGELA, SAULUS)),
        Burnt(LUCY, 0, 40),
        Turned(SAULUS, "20", 20, 39),
        Turned(SAULUS, "10", 30, 38),
        Turned(SAULUS, "10", 40, 37),
        Turned(SAULUS, "10", 50, 36),
        Laid(SAULUS, 50, 4, {"20": 1, "10": 3}, ()),
        Reckoned((ANGELA,), 135, {"75": 1, "50": 1, "10": 1}),
        Won(GOTTLIEB, 100, 100, False),
        Won(ANGELA, 120, 120, False),
        Lost(LUCY, 140),
        Won(SAULUS, 60, 60, False),
        AmountBonus((ANGELA,), 135, 50),
        PiecesBonus((SAULUS,), 4, 50),
        Moved(GOTTLIEB, 300, 300, 300, 4),
        Moved(ANGELA, None, 310, 490, 5),
        Moved(LUCY, None, 60, 190, 1),
        Moved(SAULUS, None, 310, 490, 5),
        Pacts((LUCY,)),
        RoundBegan(2, ANGELA),
    ]


def test_four_stakes_from_200_chips_are_legal_and_the_highest_is_140() -> None:
    """§3.2, §5.5: the booklet's figure 3."""
    game, table = bet(dealt(4), *STAKES)
    stakes = game.view(table, None).open.stakes
    assert stakes == STAKES
    assert max(stakes) == 140


def test_a_devil_after_ninety_leaves_no_amount_and_no_piece() -> None:
    """§4.5: figure 4."""
    game, table = turn(bet(dealt(4), *STAKES), "50", "20", "20", "devil")
    opened = game.view(table, None).open
    assert opened.laid[GOTTLIEB] == {}
    assert opened.aside == 4
    assert opened.turn == ANGELA


@pytest.mark.parametrize("pieces", [("100", "25", "10"), ("75", "50", "10")])
def test_three_pieces_make_135_in_either_way_that_there_is(pieces: tuple[CoalKind, ...]) -> None:
    """§4.4: figure 5."""
    sitting = turn(bet(dealt(4), *STAKES), "devil")
    stop(sitting, *pieces)
    assert told(sitting, Laid) == [Laid(ANGELA, 135, 3, dict.fromkeys(pieces, 1), (GOTTLIEB, ANGELA, SAULUS))]


def test_a_devil_at_the_first_piece_ends_the_turn_at_once() -> None:
    """§4.5: figure 6."""
    sitting = stop(turn(bet(dealt(4), *STAKES), "devil"), "100", "25", "10")
    game, table = turn(sitting, "devil")
    assert told(sitting, Burnt)[-1] == Burnt(LUCY, 0, 43)
    assert game.view(table, None).open.turn == SAULUS


def test_four_small_pieces_make_fifty() -> None:
    """§4.4: figure 7."""
    assert told(booklet(), Laid)[-1] == Laid(SAULUS, 50, 4, {"20": 1, "10": 3}, ())


def test_had_lucys_140_been_met_the_bank_would_have_paid_her_280() -> None:
    """§5.4: the booklet's what-if."""
    sitting = played_round(STAKES, ("devil",), ("100", "20", "20"), ("devil",), ("10",))
    assert Won(LUCY, 140, 280, True) in told(sitting, Won)
    assert Won(ANGELA, 120, 120, False) in told(sitting, Won)
    assert totals(sitting)[LUCY] == 200 + 280


def test_after_the_round_two_pawns_share_the_gap_above_300_and_lucy_alone_has_a_pact() -> None:
    """§6.2, §7.1: figures 9 and 10."""
    sitting = booklet()
    game, table = sitting
    pawns = game.view(table, None).open.pawns
    assert [(pawn.least, pawn.most) for pawn in pawns] == [(300, 300), (310, 490), (60, 190), (310, 490)]
    assert pacts(sitting) == (LUCY,)
