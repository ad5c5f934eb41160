"""The rule-of-thumb player: it gets home, hits what is worth it, and runs."""

import pytest

import spelunke
from spelunke.games.wuerfel.types import Walk
from spelunke.lab.simulate import simulate
from tests.games.wuerfel.boards import Board


def chosen(board: Board) -> spelunke.Move:
    """What it answers."""
    (seat,) = board.asked
    return board.game.thumb(board.game.view(board.table, seat), spelunke.Dice(1))


@pytest.mark.parametrize("seats", [2, 3])
def test_it_clearly_beats_players_who_choose_at_random(seats: int) -> None:
    """§8.1: its part of the wins is above its part of the seats, by more than chance explains."""
    result = simulate(spelunke.game("wuerfel", seats=seats), ["thumb", *["random"] * (seats - 1)], games=90, seed=1)
    thumb, others = result.by_bot
    assert thumb.wins.low > 1 / seats > others.wins.high


@pytest.mark.parametrize("preset", ["short", "gentle", "card_laps", "all_places", "tiny"])
def test_it_plays_every_preset_to_the_end(preset: str) -> None:
    """§7.1 to §7.8."""
    assert simulate(spelunke.game("wuerfel", seats=3, preset=preset), ["thumb"], games=2, seed=2).unfinished == 0


def test_it_comes_home_when_it_can() -> None:
    """§6.1."""
    assert chosen(Board({0: [33, 94]}).roll(2)) == Walk(2)


def test_of_two_it_throws_out_the_one_who_has_come_further() -> None:
    """§5.3."""
    assert chosen(Board({0: [40, 60], 1: [43, 63]}).roll(3)) == Walk(1)


def test_it_runs_from_whoever_is_close_behind() -> None:
    """§4.3."""
    assert chosen(Board({0: [33, 70], 1: [66]}).roll(5)) == Walk(2)
