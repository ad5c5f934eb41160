"""Random games: they end, nothing is lost on the way, and every moment can be written down and read."""

import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.playout import play_out
from spelunke.games.wuerfel.box import BOX


@pytest.mark.parametrize("seats", BOX.seats)
def test_a_random_game_ends_far_below_the_limit(seats: int) -> None:
    """§8.1."""
    game = spelunke.game("wuerfel", seats=seats)
    for seed in range(3):
        table = game.parts.deal(seats, game.house)
        answers = play_out(table, Dice(seed), BOX.limit)
        assert not table.asked
        assert answers < BOX.limit // 2
        assert sorted(table.places())[:2] == [1, 2]


@pytest.mark.parametrize("preset", BOX.presets)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_moment_can_be_written_down_and_read(preset: str, seats: int) -> None:
    """§2.1, §3.1."""
    game = spelunke.game("wuerfel", seats=seats, preset=preset)
    table = game.deal(seed=3, ask_luck=True)
    dice = Dice(3)
    for _ in range(150):
        position = game.position(table)
        assert game.position(game.arrange(position, ask_luck=True)) == position
        for seat in (*range(seats), None):
            view = game.view(table, seat)
            assert game.view(game.seat_at(view), seat) == view
        play_out(table, dice, 7)
        if not table.asked:
            break
    record = game.record(table)
    assert record.start is None


def test_pieces_neither_appear_nor_vanish_and_a_copy_goes_its_own_way() -> None:
    """§1.2, §4.3."""
    game = spelunke.game("wuerfel", seats=4)
    table = game.deal(seed=5, ask_luck=True)
    dice = Dice(5)
    for _ in range(200):
        before = game.position(table)
        play_out(table.copy(), dice, 20)
        assert game.position(table) == before
        fields = [place for colour in before["pieces"] for place in colour if place != "waiting" and not isinstance(place, str)]
        assert len(fields) == len(set(fields))
        assert all(len(colour) == 4 for colour in before["pieces"])
        play_out(table, dice, 5)
