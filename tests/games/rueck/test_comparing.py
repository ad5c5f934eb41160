"""§4: who is strongest, who is weakest."""

import pytest

import spelunke
from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.words import Rob, Turn


def gains(robbers: list[int], noble: NobleKind = "plus_5") -> list[int]:
    """What a first round with this noble and these robbers brings each seat."""
    game = spelunke.game("rueck", seats=len(robbers))
    table = game.deal(ask_luck=True)
    game.play(table, {spelunke.LUCK: Turn(noble)})
    game.play(table, {seat: Rob(strength) for seat, strength in enumerate(robbers)})
    return [jewels - 8 for jewels in game.view(table, None).open.jewels]


@pytest.mark.parametrize(
    ("robbers", "expected"),
    [
        ([7, 7, 7], [0, 0, 0]),
        ([7, 7, 3], [0, 0, 0]),
        ([7, 7, 5, 3], [0, 0, 5, 3]),
    ],
)
def test_all_sevens_cancel_each_other_and_the_rest_is_compared(robbers: list[int], expected: list[int]) -> None:
    """§4.2, §4.4."""
    assert gains(robbers) == expected
