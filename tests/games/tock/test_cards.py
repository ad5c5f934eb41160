"""§3: what every card does."""

import pytest

from spelunke.core.ring import Place
from spelunke.games.tock.box import Rank
from spelunke.games.tock.types import BringOut, DropOut, PlaySeven, Swap, Walk
from tests.games.tock.boards import Board, part, walk


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("ace", {1, 14}),
        ("2", {2}),
        ("3", {3}),
        ("4", {-4}),
        ("5", {5}),
        ("6", {6}),
        ("8", {8}),
        ("9", {9}),
        ("10", {10}),
        ("queen", {12}),
        ("king", {1, 13}),
        ("jack", set()),
        ("7", set()),
    ],
)
def test_a_card_walks_so_far(card: Rank, steps: set[int]) -> None:
    """§3.1 to §3.3, §3.5, §3.7 (T-2, edge 8)."""
    board = Board({0: [33]}, [card])
    assert {move.steps for move in board.moves() if isinstance(move, Walk)} == steps
    assert board.ends(card) == {33 + step for step in steps}


@pytest.mark.parametrize("card", ["ace", "king"])
def test_an_ace_or_a_king_brings_a_piece_out(card: Rank) -> None:
    """§3.1, §3.2."""
    board = Board({0: [33]}, [card])
    assert board.may(BringOut(card))  # type: ignore[arg-type]
    board.play(BringOut(card))  # type: ignore[arg-type]
    assert board.places() == (33, 0, "waiting", "waiting")


@pytest.mark.parametrize("card", ["2", "4", "7", "10", "jack", "queen"])
def test_no_other_card_brings_a_piece_out(card: Rank) -> None:
    """§3.1, §3.2, §4.4."""
    assert Board({}, [card]).moves() == (DropOut(),)


def test_a_jack_swaps_an_own_piece_with_an_opponents_or_the_partners() -> None:
    """§3.4."""
    board = Board({0: [33, 40], 1: [20], 2: [50], 3: [70]}, ["jack"])
    assert set(board.moves()) == {Swap(piece, other, 1) for piece in (1, 2) for other in (1, 2, 3)}
    board.play(Swap(2, 3, 1))
    assert (board.places(0)[:2], board.places(3)[0]) == ((33, 70), 40)


def test_a_jack_swaps_nobody_in_a_start_zone_or_in_the_target() -> None:
    """§3.9, §3.4 (edge 18)."""
    assert Board({0: [33], 1: ["G1", "waiting"]}, ["jack"]).moves() == (DropOut(),)
    assert Board({0: ["G1"], 1: [20]}, ["jack"]).moves() == (DropOut(),)


def test_a_four_goes_back_and_never_forward() -> None:
    """§3.5."""
    assert Board({0: [33]}, ["4"]).ends("4") == {29}
    assert Board({0: [2, "G2", "G1"]}, ["4"]).ends("4") == {94}


@pytest.mark.parametrize(
    ("pieces", "parts"),
    [
        ([33], {(7,)}),
        ([33, 50], {(7,), (1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)}),
    ],
)
def test_a_seven_is_shared_out_among_pieces_and_all_of_it(pieces: list[Place], parts: set[tuple[int, ...]]) -> None:
    """§3.6."""
    assert {tuple(step.steps for step in split) for split in Board({0: pieces}, ["7"]).splits()} == parts


def test_every_piece_gets_one_part_at_most_and_four_may_share() -> None:
    """§3.10, §3.6."""
    splits = Board({0: [22, 34, 53, 70]}, ["7"]).splits()
    assert max(len(split) for split in splits) == 4
    assert all(len({step.piece for step in split}) == len(split) for split in splits)
    assert {sum(step.steps for step in split) for split in splits} == {7}
    # Compositions of 7 into 1 to 4 parts, times the orders of the pieces that get them.
    assert len(splits) == 1 * 4 + 6 * 12 + 15 * 24 + 20 * 24


def test_each_end_of_a_part_is_a_landing() -> None:
    """§3.6, §5.7 (edge 12): who stands there is captured, who was passed and spared stays."""
    board = Board({0: [33, 50], 1: [35, 36]}, ["7"])
    board.play(PlaySeven(), part(3), board.game.parts.codebook.moves[-1], part(4, piece=2))
    assert board.places(1)[:2] == (35, "waiting")


def test_no_part_is_offered_after_which_the_rest_cannot_be_played() -> None:
    """§3.6: piece 1 is stopped after three steps, so piece 2 must walk at least four."""
    board = Board({0: [12, 40], 1: [16]}, ["7"])
    board.play(PlaySeven())
    assert {move for move in board.moves() if getattr(move, "piece", 0) == 1} == {part(1), part(2), part(3)}
    assert {move for move in board.moves() if getattr(move, "piece", 0) == 2} == {part(n, piece=2) for n in (4, 5, 6, 7)}


def test_a_seven_that_cannot_be_shared_out_is_no_play() -> None:
    """§3.6, §4.4."""
    assert Board({0: [12], 1: [16]}, ["7"]).moves() == (DropOut(),)


def test_the_front_piece_may_make_way_for_the_one_behind() -> None:
    """§3.6, §5.2 (T-20, edge 11)."""
    board = Board({0: [3, 5]}, ["7"])
    splits = board.splits()
    assert (part(7),) not in splits
    assert (part(5, piece=2), part(2)) in splits
    assert (part(6, piece=2), part(1)) in splits
    assert (part(1), part(6, piece=2)) in splits
    assert (part(2), part(5, piece=2)) not in splits


def test_suits_do_not_matter() -> None:
    """§3.8: two fives are one choice."""
    assert Board({0: [33]}, ["5", "5"]).moves() == (walk("5"),)
