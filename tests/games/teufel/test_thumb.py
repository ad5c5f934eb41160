"""The rule-of-thumb player: it counts the devils, saves, and goes on while it pays."""

import pytest

import spelunke
from spelunke.games.teufel.box import COAL, CoalKind
from spelunke.games.teufel.types import GoOn, Stake, Stop
from spelunke.lab.simulate import simulate
from tests.games.teufel.rounds import Sitting, bet, counted, dealt, stop, turn

NO_DEVILS: dict[CoalKind, int] = {**COAL, "10": 4, "devil": 0}


def decided(sitting: Sitting) -> object:
    """What the player at the oven does."""
    game, table = sitting
    seat = game.asked(table)[0]
    return game.thumb(game.view(table, seat), spelunke.Dice(1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_clearly_beats_players_who_choose_at_random(seats: int) -> None:
    """§10.2: its share of the wins is above its share of the seats, by more than chance explains."""
    game = spelunke.game("teufel", seats=seats, house={"rounds": 40})
    result = simulate(game, ["thumb", *["random"] * (seats - 1)], games=16, seed=1)
    thumb, others = result.by_bot
    assert (thumb.name, others.name) == ("thumb", "random")
    assert thumb.wins.low > 1 / seats
    assert thumb.wins.low > others.wins.high


@pytest.mark.parametrize("preset", ["printed", "open_book", "ten_rounds", "tiny"])
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


def test_the_same_view_and_the_same_dice_give_the_same_answer() -> None:
    """§6.3: it is handed a view and nothing else."""
    game, table = dealt(3)
    view = game.view(table, 2)
    assert game.thumb(view, spelunke.Dice(5)) == game.thumb(game.view(game.seat_at(view), 2), spelunke.Dice(5))
