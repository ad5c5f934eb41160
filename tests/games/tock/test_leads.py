"""What a view says of choices: where they lead, why a piece stays, and what a card could do for the partner."""

from collections.abc import Sequence
from typing import Any

import spelunke
from spelunke.core.ring import Place
from spelunke.core.ring_types import Pawn
from spelunke.games.tock.types import BringOut, Lead, Part, PlaySeven, Stuck, Walk
from tests.games.tock.boards import Board, Pieces

Why = tuple[str, Place | None, str | None]


def lead(board: Board, move: spelunke.Move) -> Lead:
    found: tuple[Lead, ...] = board.game.view(board.table, board.seat).open.leads
    return next(lead for lead in found if lead.move == move)


def stuck(pieces: Pieces, hand: Sequence[Any], **further: Any) -> dict[tuple[int, str, int], Why]:
    """By piece, card and steps: why, and where whoever is in the way stands."""
    board = Board(pieces, hand, **further)
    found: tuple[Stuck, ...] = board.game.view(board.table, 0).open.stuck
    return {(each.piece, each.card, each.steps): (each.why, each.field, each.field_name) for each in found}


def test_a_walk_leads_over_every_field_and_to_whom_it_captures() -> None:
    """§5.3."""
    board = Board({0: [33], 1: [17, 36]}, ["3"])
    found = lead(board, Walk("3", 3, 1, False))
    assert (found.way, found.to_name, found.captures) == ((34, 35, 36), "★13", Pawn(1, 2))


def test_a_walk_home_leads_over_the_entry() -> None:
    """§6.2."""
    board = Board({0: [93]}, ["5"])
    assert lead(board, Walk("5", 5, 1, True)).way == (94, 95, "G1", "G2", "G3")
    assert lead(board, Walk("5", 5, 1, False)).way == (94, 95, 0, 1, 2)


def test_a_four_leads_backward_into_the_target() -> None:
    """§6.5."""
    board = Board({0: [1]}, ["4"], house={"require_full_lap": False})
    assert lead(board, Walk("4", -4, 1, True)).way == (0, 95, "G1", "G2")


def test_coming_out_leads_to_the_start_field() -> None:
    """§3.1."""
    found = lead(Board({}, ["king"]), BringOut("king"))
    assert (found.piece, found.way, found.to_name) == (1, (0,), "●9")


def test_a_part_of_a_seven_tells_whom_it_passes() -> None:
    """§5.7."""
    board = Board({0: [33], 1: [35]}, ["7"])
    board.play(PlaySeven())
    assert lead(board, Part(1, 7, False, False)).passes == ((), (1,), (), ())


def test_why_a_piece_stays() -> None:
    """§3.1, §5.2, §5.4, §5.5, §6.4, §6.5."""
    found = stuck({0: [10, 12, "G3"], 1: [16], 2: [14]}, ["2", "4", "ace", "10"])
    assert found[1, "2", 2] == ("own_piece", 12, "▲5")
    assert found[2, "2", 2] == ("partner", 14, "▲7")
    assert found[2, "10", 10] == ("held_start", 16, "▲9")
    assert found[3, "2", 2] == ("lane", None, None)
    assert found[3, "4", -4] == ("backward", None, None)
    assert not [each for each in found if each[0] == 4]


def test_a_piece_on_a_start_field_keeps_others_back() -> None:
    """§5.8."""
    found = stuck({0: [0, 33]}, ["2", "ace"])
    assert found[2, "2", 2] == ("duty", 0, "●9")
    assert found[3, "ace", 0] == ("start_taken", 0, "●9")


def test_what_a_card_could_do_for_the_partner() -> None:
    """§4.2: the board lies open, and so does what one holds."""
    game = spelunke.game("tock", seats=4)
    board = Board({2: [33], 1: [35]}, ["2", "ace", "6", "jack"])
    position = {**board.position, "about": "exchange", "this_round": None, "pieces": board.position["pieces"]}
    table = game.arrange(position, ask_luck=True)
    gifts = {gift.card: gift.leads for gift in game.view(table, 0).open.gifts}
    assert [(each.whose, each.piece, each.captures) for each in gifts["2"]] == [(2, 1, Pawn(1, 1))]
    assert BringOut("ace") in [each.move for each in gifts["ace"]]
    assert gifts["jack"] == ()
    assert game.view(table, None).open.gifts == ()
