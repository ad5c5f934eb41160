"""Reasons: what they state of an answer is what the answer does."""

from typing import Any

import pytest

import spelunke
from spelunke.core.types import Reason
from spelunke.games.tock import reasons as why
from spelunke.games.tock.box import Rank
from spelunke.games.tock.temptations import risks
from spelunke.games.tock.types import BringOut, Give, PlaySeven, Spare, Swap
from tests.games.tock.boards import Board, part, walk


def told(board: Board, move: spelunke.Move) -> set[Reason]:
    """What is said of a choice."""
    (seat,) = board.asked
    return set(board.game.why(board.game.view(board.table, seat), move))


def test_a_walk_tells_whom_it_captures_who_is_behind_and_how_far_it_is_to_go() -> None:
    """§5.3, §6.1."""
    board = Board({0: [33], 1: [38, 26], 3: [70]}, ["5"])
    assert told(board, walk("5")) == {why.Captures(1, 22), why.InReach(1), why.FieldsToGo(58)}
    assert told(Board({0: [75]}, ["5"]), walk("5")) == {why.SafeOnStart(), why.FieldsToGo(16)}


@pytest.mark.parametrize(("empty_start_fields", "safe"), [(True, True), (False, False)])
def test_a_start_field_is_safe_as_far_as_the_house_says(empty_start_fields: bool, safe: bool) -> None:
    """§8.5."""
    board = Board({0: [75]}, ["5"], house={"empty_start_fields": empty_start_fields})
    assert (why.SafeOnStart() in told(board, walk("5"))) == safe


def test_coming_out_tells_who_still_waits_and_which_card_is_left_for_them() -> None:
    """§3.1."""
    assert told(Board({0: [33]}, ["ace", "king"]), BringOut("ace")) == {why.ComesOut(2), why.KeepsTheWayOut("king")}
    assert told(Board({0: [33, 34, 35]}, ["ace", "king"]), BringOut("ace")) == {why.ComesOut(0)}
    assert why.SpendsTheWayOut("ace") in told(Board({0: [33]}, ["ace", "5"]), walk("ace"))
    assert why.KeepsTheWayOut("ace") in told(Board({0: [33]}, ["ace", "5"]), walk("5"))
    assert not {why.SpendsTheWayOut("ace"), why.KeepsTheWayOut("ace")} & told(
        Board({0: [33, 40, 50, 60]}, ["ace"]), walk("ace")
    )


def test_a_piece_comes_home_goes_deeper_or_then_gets_home_with_the_next_card() -> None:
    """§6.2, §6.4."""
    assert told(Board({0: [94]}, ["3"]), walk("3", target=True)) == {why.ComesHome("G2")}
    assert told(Board({0: ["G1", 33]}, ["2"]), walk("2", target=True)) == {why.GoesDeeper("G3")}
    assert why.ThenHome("3") in told(Board({0: [92]}, ["2", "3"]), walk("2"))
    assert why.ThenHome("3") not in told(Board({0: [92, "G2"]}, ["2", "3"]), walk("2"))


def test_then_home_knows_the_house_rules() -> None:
    """§8.3: with laps counted, a piece that has walked too little does not get in."""
    pieces: dict[str, Any] = {"walked": [[20, 0, 0, 0]] + [[0] * 4] * 3}
    board = Board({0: [92]}, ["2", "3"], house={"require_full_lap": True}, **pieces)
    assert why.ThenHome("3") not in told(board, walk("2"))


def test_a_swap_tells_how_far_it_leads() -> None:
    """§3.4, §6.1: a swap is no walk, so that a piece swapped ahead comes to its entry too early."""
    ahead = told(Board({0: [20], 1: [47]}, ["jack"], house={"require_full_lap": False}), Swap(1, 1, 1))
    assert {why.SwapsAhead(27, 1), why.FieldsToGo(49)} <= ahead
    assert {why.SwapsBack(69, 1), why.FieldsToGo(49 + 96)} <= told(Board({0: [20], 1: [47]}, ["jack"]), Swap(1, 1, 1))
    assert why.SwapsBack(27, 1) in told(Board({0: [47], 1: [20]}, ["jack"]), Swap(1, 1, 1))


def test_a_seven_tells_how_many_pieces_may_share_it() -> None:
    """§3.6: pieces that cannot walk do not count."""
    assert told(Board({0: [33, 60]}, ["7"]), PlaySeven()) == {why.Splits(2)}
    assert told(Board({0: [33, 34, "G4"]}, ["7"]), PlaySeven()) == {why.Splits(2)}
    board = Board({0: [3], 1: [5]}, ["7"]).play(PlaySeven(), part(7))
    assert told(board, Spare()) == {why.Spares()}


def test_the_partners_piece_is_named() -> None:
    """§7.1."""
    board = Board({0: ["G1", "G2", "G3", "G4"], 2: [46, 60]}, ["2"])
    assert told(board, walk("2", target=True)) == {why.ForThePartner(2), why.ComesHome("G1")}


@pytest.mark.parametrize(
    ("mine", "theirs", "hand", "card", "reasons"),
    [
        ([33], [], ("ace", "5"), "ace", {why.BringsThePartnerOut(2), why.GivesTheWayOut("ace")}),
        ([33], [], ("ace", "king"), "ace", {why.BringsThePartnerOut(2)}),
        ([33], [], ("ace", "5"), "5", {why.PartnerWaits(2)}),
        ([], [46], ("ace", "2"), "2", {why.BringsThePartnerHome(2), why.OfNoUse("2")}),
        ([33], [60], ("ace", "2"), "2", set()),
        ([33], [46, 60, 61, 62], ("ace", "2"), "ace", {why.GivesTheWayOut("ace")}),
    ],
)
def test_a_gift_tells_what_it_does_for_both(
    mine: list[int], theirs: list[int], hand: tuple[Rank, ...], card: Rank, reasons: set[Reason]
) -> None:
    """§4.2."""
    board = Board({0: mine, 2: theirs}, hand)
    position = board.game.position(board.table)
    position |= {"about": "exchange", "this_round": {**position["this_round"], "gave": [None] * 4}}
    view = board.game.view(board.game.arrange(position), 0)
    assert set(board.game.why(view, Give(card))) == reasons


def test_walks_to_where_more_opponents_are_close_behind_are_tempting() -> None:
    """§5.3, §5.5: but not onto a start field, and not with the partner behind."""
    board = Board({0: [33], 1: [30], 2: [35], 3: [37]}, ["5", "3"])
    assert risks(board.game.view(board.table, 0)) == (walk("5"),)
    assert risks(board.game.view(Board({0: [75], 1: [78]}, ["5"]).table, 0)) == ()
