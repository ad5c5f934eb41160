"""The rule-of-thumb player: it gets out, gets home, hits, and helps its partner."""

import pytest

import spelunke
from spelunke.games.tock.box import Rank
from spelunke.games.tock.types import BringOut, Capture, Give, Part, PlaySeven, Swap, Walk
from spelunke.lab.simulate import simulate
from tests.games.tock.boards import Board, part, walk


def chosen(board: Board) -> spelunke.Move:
    """What it answers."""
    (seat,) = board.asked
    return board.game.thumb(board.game.view(board.table, seat), spelunke.Dice(1))


@pytest.mark.parametrize(("seats", "bots"), [(4, "tr"), (5, "trrrr"), (6, "trr")])
def test_it_clearly_beats_players_who_choose_at_random(seats: int, bots: str) -> None:
    """§7.4: its part of the wins is above its part of the seats, by more than chance explains."""
    names = {"t": "thumb", "r": "random"}
    seated = [names[bot] for bot in bots] * (1 if seats == 5 else 2)
    result = simulate(spelunke.game("tock", seats=seats), seated, games=10, seed=1)
    thumb = next(bot for bot in result.by_bot if bot.name == "thumb")
    assert thumb.wins.low > 1 / seats


@pytest.mark.parametrize("preset", ["one_pack", "quebec_board", "dog_board", "keezen_habits", "honest_lap", "tiny"])
@pytest.mark.parametrize("seats", [4, 5])
def test_it_plays_every_preset_to_the_end(preset: str, seats: int) -> None:
    """§8.1 to §8.12."""
    result = simulate(spelunke.game("tock", seats=seats, preset=preset), ["thumb"], games=2, seed=2)
    assert result.unfinished == 0


def test_it_comes_out_rather_than_walking_one_field() -> None:
    """§3.1."""
    assert chosen(Board({0: [33]}, ["ace"])) == BringOut("ace")


def test_it_comes_home_when_it_can() -> None:
    """§6.2, §6.5."""
    assert chosen(Board({0: [94, 33]}, ["2"])) == walk("2", target=True)
    assert chosen(Board({0: [1, 40]}, ["4"])) == walk("4", target=True)


def test_it_captures_whoever_is_far_ahead() -> None:
    """§5.3."""
    assert chosen(Board({0: [5, 33], 1: [10, "G4", "G3"]}, ["5"])) == walk("5")


def test_it_swaps_its_laggard_with_an_opponent_who_is_nearly_home() -> None:
    """§3.4."""
    assert chosen(Board({0: [2, 60], 1: [95], 3: [20]}, ["jack"])) in (Swap(1, 1, 1), Swap(2, 1, 1))


def test_it_captures_in_passing_but_shares_no_seven_out_for_nothing() -> None:
    """§5.7, §3.6."""
    board = Board({0: [3], 1: [5, 7]}, ["7"])
    board.play(PlaySeven(), part(7))
    assert isinstance(chosen(board), Capture)


def test_with_a_part_of_a_seven_it_comes_home() -> None:
    """§6.7."""
    board = Board({0: [93, "G4"], 2: [60]}, ["7"])
    board.play(PlaySeven())
    move = chosen(board)
    assert isinstance(move, Part) and move.target


@pytest.mark.parametrize(
    ("hand", "mine", "theirs", "gives"),
    [
        (("ace", "king", "2", "3"), [], [], {"ace", "king"}),
        (("ace", "5", "2", "3"), [33], [], {"ace"}),
        (("ace", "5", "2", "3"), [], [60], {"5"}),
    ],
)
def test_it_gives_its_partner_what_the_partner_needs(
    hand: tuple[Rank, ...], mine: list[int], theirs: list[int], gives: set[Rank]
) -> None:
    """§4.2."""
    board = Board({0: mine, 2: theirs}, hand)
    position = board.game.position(board.table)
    position |= {"about": "exchange", "this_round": {**position["this_round"], "gave": [None] * 4}}
    table = board.game.arrange(position)
    move = board.game.thumb(board.game.view(table, 0), spelunke.Dice(1))
    assert isinstance(move, Give)
    assert move.card in gives


def test_home_it_plays_for_its_partner() -> None:
    """§7.1."""
    board = Board({0: ["G1", "G2", "G3", "G4"], 2: [46, 60]}, ["2"])
    assert chosen(board) == Walk("2", 2, 1, True)
