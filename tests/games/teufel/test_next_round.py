"""§8: from one round to the next."""

import pytest

from spelunke.games.teufel.box import COAL
from spelunke.games.teufel.types import Refilled, RoundBegan
from tests.games.teufel.rounds import bet, counted, dealt, played_round, remembered, stop, told, turn


def test_coal_in_front_of_players_goes_face_down_aside() -> None:
    """§8.1."""
    sitting = played_round([10, 10], ["50", "20"], ["devil"])
    game, table = sitting
    opened = game.view(table, None).open
    assert opened.laid == ({}, {})
    assert opened.aside == 3
    assert opened.oven_left == 45
    assert remembered(sitting).oven == {**COAL, "50": 6, "20": 8, "devil": 8}


@pytest.mark.parametrize(("left", "shuffled"), [(22, False), (21, True)])
def test_all_coal_is_shuffled_again_as_soon_as_the_rest_fits_into_the_ovens_mouth(left: int, shuffled: bool) -> None:
    """§8.2, §8.4: two pieces go in this round; 20 are too many for the mouth, 19 are not."""
    sitting = bet(counted([300, 300], oven={"10": 9, "20": left - 14, "devil": 5}), 0, 0)
    stop(sitting, "10")
    stop(sitting, "20")
    game, table = sitting
    opened = game.view(table, None).open
    if shuffled:
        assert told(sitting, Refilled) == [Refilled(48)]
        assert remembered(sitting).oven == COAL
        assert (opened.oven_left, opened.aside) == (48, 0)
    else:
        assert told(sitting, Refilled) == []
        assert remembered(sitting).oven == {"10": 8, "20": left - 15, "devil": 5}
        assert (opened.oven_left, opened.aside) == (left - 2, 48 - left + 2)


def test_an_oven_that_ran_empty_is_filled_again() -> None:
    """§4.7, §8.2."""
    sitting = turn(bet(dealt(2, {"coal": {"10": 2}}), 0, 0), "10", "10")
    assert told(sitting, Refilled) == [Refilled(2)]


def test_the_start_passes_to_the_left_every_round_whoever_met_a_devil() -> None:
    """§8.3."""
    sitting = dealt(3)
    for number in range(2, 6):
        bet(sitting, 0, 0, 0)
        for _ in range(3):
            if number == 3:
                turn(sitting, "devil")
            else:
                stop(sitting, "10")
        assert told(sitting, RoundBegan)[-1] == RoundBegan(number, (number - 1) % 3)
