"""§4: fetching coal from the fire."""

import pytest

import spelunke
from spelunke.games.teufel.box import COAL, CoalKind
from spelunke.games.teufel.types import AmountBonus, Burnt, GoOn, Laid, OvenEmpty, PiecesBonus, Stop, Turn, Turned, Won
from tests.games.teufel.rounds import Sitting, bet, counted, dealt, played_round, remembered, stop, told, totals, turn


def last_pieces(*pieces: CoalKind) -> Sitting:
    """Three players at 300 with a bet of nothing; of the coal just these pieces are left, the rest went in this round."""
    house = {"coal": {piece: pieces.count(piece) for piece in pieces}}
    return bet(dealt(3, house), 0, 0, 0)


def test_everybody_has_one_turn_clockwise_from_the_start_player() -> None:
    """§4.1."""
    sitting = bet(counted([300, 300, 300, 500], start=2), 0, 0, 0, 0)
    game, table = sitting
    seen = []
    for _ in range(4):
        seen.append(game.view(table, None).open.turn)
        stop(sitting, "10")
    assert seen == [2, 3, 0, 1]
    assert game.view(table, None).open.turn is None


def test_the_first_piece_is_not_a_choice() -> None:
    """§4.2."""
    game, table = bet(dealt(2), 10, 10)
    assert game.asked(table) == (spelunke.LUCK,)
    assert game.view(table, 0).choices == ()


def test_every_piece_in_the_oven_is_as_likely() -> None:
    """§4.10."""
    game, table = bet(dealt(2), 10, 10)
    moves = game.moves(table, spelunke.LUCK)
    assert {move.coal: weight for move, weight in zip(moves, table.weights(), strict=True)} == COAL  # type: ignore[attr-defined]
    game.play(table, {spelunke.LUCK: Turn("100")})
    game.play(table, {0: GoOn()})
    assert list(table.weights()) == [1, 3, 7, 9, 9, 9, 9]


def test_after_every_number_one_may_stop_or_turn_another() -> None:
    """§4.3."""
    sitting = turn(bet(dealt(2), 10, 10), "25")
    game, table = sitting
    assert game.asked(table) == (0,)
    assert game.moves(table, 0) == (Stop(), GoOn())
    turn(sitting, "75")
    assert game.moves(table, 0) == (Stop(), GoOn())
    assert told(sitting, Turned) == [Turned(0, "25", 25, 47), Turned(0, "75", 100, 46)]


def test_whoever_stops_lays_the_pieces_openly_down() -> None:
    """§4.4."""
    sitting = stop(bet(dealt(2), 10, 10), "25", "75", "25")
    game, table = sitting
    assert told(sitting, Laid) == [Laid(0, 125, 3, {"75": 1, "25": 2}, (0, 1))]
    assert game.view(table, 1).open.laid == ({"75": 1, "25": 2}, {})


def test_a_devil_makes_all_coal_of_the_turn_worthless_and_lays_it_aside() -> None:
    """§4.5."""
    sitting = turn(bet(dealt(2), 10, 10), "100", "100", "devil")
    game, table = sitting
    opened = game.view(table, None).open
    assert told(sitting, Burnt) == [Burnt(0, 200, 45)]
    assert opened.laid == ({}, {})
    assert opened.aside == 3
    assert opened.oven_left == 45


def test_whoever_met_a_devil_can_still_win_the_bet_but_gets_no_bonus() -> None:
    """§4.5, §5.8."""
    sitting = played_round([80, 10], ["100", "devil"], ["75", "10"])
    assert totals(sitting) == [200 + 160, 200 + 10 + 100]


def test_coal_of_a_turn_that_ended_with_a_devil_wins_no_bet() -> None:
    """§4.5, §5.1."""
    sitting = played_round([80, 0], ["100", "devil"], ["50"])
    assert totals(sitting) == [120, 300]


def test_pacts_are_paid_at_the_devil_and_not_at_the_end_of_the_round() -> None:
    """§4.6, §7.6."""
    sitting = turn(bet(counted([300, 60]), 0, 0), "devil")
    assert totals(sitting) == [250, 110]
    assert sitting[0].asked(sitting[1]) == (spelunke.LUCK,)


def test_after_the_very_last_piece_nobody_else_has_a_turn() -> None:
    """§4.7, §4.8: whoever takes it is treated as having stopped, and is not asked."""
    sitting = turn(last_pieces("50", "10", "20"), "50", "10", "20")
    assert told(sitting, Laid, OvenEmpty) == [Laid(0, 80, 3, {"50": 1, "20": 1, "10": 1}, ()), OvenEmpty(0)]
    assert totals(sitting) == [300, 200, 200]
    assert sitting[0].view(sitting[1], None).open.round == 2


def test_the_last_piece_counts_for_bets_amount_and_pieces() -> None:
    """§4.8."""
    house = {"coal": {"50": 2, "20": 1}}
    sitting = bet(dealt(3, house), 50, 70, 100)
    stop(sitting, "50")
    turn(sitting, "50", "20")
    assert told(sitting, Won) == [Won(0, 50, 50, False), Won(1, 70, 70, False)]
    assert told(sitting, AmountBonus, PiecesBonus) == [AmountBonus((1,), 70, 50), PiecesBonus((1,), 2, 50)]
    assert totals(sitting) == [250, 370, 100]


def test_if_the_last_piece_is_a_devil_it_is_a_devil_and_the_rest_has_no_turn() -> None:
    """§4.7, §4.8."""
    sitting = stop(last_pieces("10", "20", "devil"), "10")
    turn(sitting, "20", "devil")
    assert told(sitting, Burnt, OvenEmpty) == [Burnt(1, 20, 0), OvenEmpty(1)]
    assert totals(sitting) == [300, 200, 200]


def test_the_start_moves_on_by_one_seat_even_if_not_everybody_had_a_turn() -> None:
    """§4.7, §8.3."""
    game, table = turn(last_pieces("50", "10"), "50", "10")
    assert game.view(table, None).open.start == 1


def test_devils_leave_the_oven_and_may_all_be_gone() -> None:
    """§4.5, §8.2: they come back only when all coal is shuffled again."""
    sitting = counted([300, 300, 300], oven={**COAL, "devil": 1, "10": 4})
    bet(sitting, 0, 0, 0)
    turn(sitting, "devil")
    game, table = sitting
    assert "devil" not in remembered(sitting).oven
    assert Turn("devil") not in game.moves(table, spelunke.LUCK)


def test_face_down_coal_is_counted_but_not_shown() -> None:
    """§4.9."""
    sitting = turn(bet(dealt(2), 10, 10), "100", "devil")
    game, table = sitting
    view = game.view(table, 1)
    assert view.open.aside == 2
    assert remembered(sitting).oven == {**COAL, "100": 1, "devil": 8}
    assert game.shown(view).remembered is None


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_but_the_one_at_the_oven_is_asked(seat: int) -> None:
    """§4.1, §4.3."""
    sitting = bet(dealt(2), 10, 10)
    if seat:
        stop(sitting, "10")
    game, table = turn(sitting, "20")
    assert game.asked(table) == (seat,)
    with pytest.raises(spelunke.NotAsked):
        game.play(table, {1 - seat: Stop()})
