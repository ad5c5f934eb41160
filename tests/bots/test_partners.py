"""In Tock a bot is bearable as a partner, whether it goes by thumb or thinks."""

import pytest

import spelunke
from spelunke.bots import decider
from spelunke.core.ring import Place
from spelunke.games.tock.box import Rank
from spelunke.games.tock.types import Give, Walk
from tests.games.tock.boards import Board, walk

PARTNERS = ["thumb", "master"]


def answered(board: Board, bot: str, about: str = "play") -> spelunke.Move:
    """What seat 0 answers, whose partner is seat 2."""
    table = board.table
    if about == "exchange":
        position = board.game.position(table)
        position |= {"about": about, "this_round": {**position["this_round"], "gave": [None] * 4}}
        table = board.game.arrange(position)
    return decider(bot, board.game, by_clock=False)(board.game.view(table, 0), spelunke.Dice(1))


@pytest.mark.parametrize("bot", PARTNERS)
@pytest.mark.parametrize(("mine", "theirs", "other", "given"), [([33], [], "ace", {"ace"}), ([], [60], "2", {"5", "6"})])
def test_it_gives_its_partner_what_brings_a_piece_out_and_keeps_what_it_needs_itself(
    bot: str, mine: list[Place], theirs: list[Place], other: Rank, given: set[Rank]
) -> None:
    """§4.2. To give a single ace or to keep it wins alike; the second ace is the partner's."""
    move = answered(Board({0: mine, 2: theirs}, ("ace", "5", "6", other)), bot, "exchange")
    assert isinstance(move, Give)
    assert move.card in given


@pytest.mark.parametrize("bot", PARTNERS)
def test_it_does_not_stand_where_its_partners_pieces_come_out(bot: str) -> None:
    """§5.5: of two walks it takes the one that leaves the partner's start field free, though it would be safe there."""
    hands: dict[int, list[Rank]] = {2: ["ace", "king"]}
    board = Board({0: [46, 40], 1: [30], 3: [70]}, ("2", "2"), hands=hands)
    assert board.game.view(board.table, 0).open.starts[2] == 48
    assert answered(board, bot) == walk("2", 2)


@pytest.mark.parametrize("bot", PARTNERS)
def test_when_its_own_pieces_are_home_it_brings_those_of_its_partner_home(bot: str) -> None:
    """§7.1."""
    board = Board({0: ["G1", "G2", "G3", "G4"], 2: [46, 60]}, ["2"])
    assert answered(board, bot) == Walk("2", 2, 1, True)
