"""The rule-of-thumb player: not perfect, but it knows what the game is about."""

from collections.abc import Sequence

import pytest

import spelunke
from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.types import Give, Neighbour, Rob, Take
from spelunke.lab.simulate import simulate
from tests.games.rueck.rounds import after_last_round, first_round


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_clearly_beats_players_who_choose_at_random(seats: int) -> None:
    """§8.2: its share of the wins is above its share of the seats, by more than chance explains."""
    game = spelunke.game("rueck", seats=seats)
    result = simulate(game, ["thumb", *["random"] * (seats - 1)], games=240, seed=1)
    thumb, others = result.by_bot
    assert (thumb.name, others.name) == ("thumb", "random")
    assert thumb.wins.low > 1 / seats
    assert thumb.wins.low > others.wins.high


@pytest.mark.parametrize("preset", ["printed", "expert", "open_book", "tiny"])
def test_it_plays_every_preset_to_the_end(preset: str) -> None:
    """§7.1, §7.6 to §7.9."""
    result = simulate(spelunke.game("rueck", seats=3, preset=preset), ["thumb"], games=5, seed=2)
    assert result.unfinished == 0


def chosen_last(noble: NobleKind, robbers: Sequence[int], jewels: Sequence[int]) -> spelunke.Move:
    """What seat 0 chooses as the only strongest player of the last round."""
    game, table = after_last_round(noble, robbers, jewels)
    return game.thumb(game.view(table, 0), spelunke.Dice(1))


@pytest.mark.parametrize(
    ("jewels", "choice"),
    [
        ([20, 30, 21, 10], Take(8)),
        ([10, 20, 17, 10], Take(8)),
        ([25, 30, 10, 20], Take(0)),
        ([20, 27, 19, 10], Take(0)),
    ],
)
def test_of_nothing_or_eight_it_takes_what_makes_it_second(jewels: list[int], choice: Take) -> None:
    """§5.2, §8.2."""
    assert chosen_last("nothing_or_8", [6, 0, 3, 3], jewels) == choice


def test_it_makes_a_neighbour_richer_than_itself() -> None:
    """§5.3, §8.2: the richest gives the left neighbour five and is second."""
    assert chosen_last("neighbour_plus_5", [6, 3, 3, 0], [30, 27, 20, 10]) == Neighbour("left")


def test_it_takes_from_the_neighbour_who_is_second() -> None:
    """§5.4, §8.2."""
    assert chosen_last("neighbour_minus_2", [6, 3, 0, 3], [29, 10, 40, 30]) == Neighbour("right")


def test_it_gives_two_to_whomever_that_makes_the_richest() -> None:
    """§5.5, §8.2."""
    assert chosen_last("gift_of_2", [6, 3, 0, 3], [30, 10, 20, 29]) == Give(3)


def test_it_counts_the_pity_that_is_still_to_be_paid() -> None:
    """§4.7, §5.2: the weakest will have 32, so nothing keeps this seat second."""
    assert chosen_last("nothing_or_8", [6, 2, 3], [31, 30, 10]) == Take(0)


@pytest.mark.parametrize("pity_first", [False, True])
def test_pity_counts_once_whether_it_comes_first_or_last(pity_first: bool) -> None:
    """§4.7, §7.3: the weakest ends with 37; with 38 this seat would be the richest, and only pity counted twice hides it."""
    game, table = after_last_round("nothing_or_8", [6, 2, 3], [30, 35, 20], {"pity_first": pity_first})
    assert {game.thumb(game.view(table, 0), spelunke.Dice(seed)) for seed in range(10)} == {Take(0)}


def test_it_does_not_fight_for_the_noble_that_takes_three() -> None:
    """§5.1: nobody is better off as the strongest of the first round."""
    game, table = first_round("minus_3", 4)
    for seed in range(10):
        robber = game.thumb(game.view(table, 1), spelunke.Dice(seed))
        assert isinstance(robber, Rob)
        assert robber.strength < 7


def test_the_same_view_and_the_same_dice_give_the_same_answer() -> None:
    """§2.1: it is handed a view and nothing else."""
    game, table = first_round("plus_7", 4)
    view = game.view(table, 2)
    assert game.thumb(view, spelunke.Dice(5)) == game.thumb(game.view(game.seat_at(view), 2), spelunke.Dice(5))
