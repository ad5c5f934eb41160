"""§5: walking, capturing, start fields."""

import pytest

from spelunke.core.ring import Place
from spelunke.games.tock.box import Rank
from spelunke.games.tock.events import Captured
from spelunke.games.tock.types import BringOut, Capture, DropOut, PlaySeven, Spare, Swap, Walk
from tests.games.tock.boards import Board, part, walk


def test_a_walk_is_exactly_as_far_as_the_card_says() -> None:
    """§5.1."""
    assert Board({0: [33]}, ["10"]).ends("10") == {43}
    assert Board({0: [75]}, ["10"], house={"entry_offset": 1}).ends("10") == {85}


def test_opponents_may_be_passed_own_pieces_may_not() -> None:
    """§5.2."""
    assert Board({0: [33], 1: [35]}, ["5"]).ends("5") == {38}
    assert Board({0: [33, 35]}, ["5"]).ends("5") == set()
    assert Board({0: [33, 35]}, ["5"]).ends("5", piece=2) == {40}


def test_two_own_pieces_never_share_a_field() -> None:
    """§5.2."""
    assert Board({0: [33, 38]}, ["5"]).ends("5") == set()


def test_own_pieces_are_not_passed_backward_either() -> None:
    """§5.2."""
    assert Board({0: [33, 31]}, ["4"]).ends("4") == set()
    assert Board({0: [33, 29]}, ["4"]).ends("4") == set()
    assert Board({0: [33, 28]}, ["4"]).ends("4") == {29}


def test_whoever_is_landed_on_goes_back_to_their_own_start_zone() -> None:
    """§5.3 (edge 17)."""
    board = Board({0: [33], 1: [17, 38]}, ["5"])
    board.play(walk("5"))
    assert (board.places(0)[0], board.places(1)) == (38, (17, "waiting", "waiting", "waiting"))
    assert board.game.events(board.table, None)[-1] == Captured(1, 2, 0, 38, "★15", False)


def test_a_four_captures_where_it_ends() -> None:
    """§5.3, §3.5."""
    board = Board({0: [33], 1: [29, 31]}, ["4"])
    board.play(walk("4"))
    assert board.places(1)[:2] == ("waiting", 31)


def test_the_partners_pieces_may_be_passed_but_not_landed_on() -> None:
    """§5.4."""
    assert Board({0: [33], 2: [35]}, ["5"]).ends("5") == {38}
    assert Board({0: [33], 2: [38]}, ["5"]).ends("5") == set()
    assert Board({0: [33], 2: [29]}, ["4"]).ends("4") == set()
    assert Board({0: [33], 2: [31]}, ["4"]).ends("4") == {29}


@pytest.mark.parametrize("owner", [0, 1, 2, 3])
@pytest.mark.parametrize("field", [16, 32, 48, 64, 80])
def test_any_piece_on_any_start_field_blocks_it_for_everybody(owner: int, field: int) -> None:
    """§5.5 (T-15, T-16, T-18, edge 1): forward, backward, and for landing; also on the start fields of empty colours."""
    pieces: dict[int, list[Place]] = {0: [field - 4], owner: [field]}
    if owner == 0:
        pieces[0] = [field - 4, field]
    for card in ("5", "6", "10", "queen"):
        assert Board(pieces, [card]).ends(card) == set()
    assert Board(pieces, ["3"]).ends("3") == ({field - 1} if owner else set())
    backward: dict[int, list[Place]] = {**pieces, 0: [field + 2, *pieces[0][1:]]}
    assert Board(backward, ["4"]).ends("4") == set()
    landing: dict[int, list[Place]] = {**pieces, 0: [field - 5, *pieces[0][1:]]}
    assert Board(landing, ["5"]).ends("5") == set()


def test_a_start_field_that_is_free_blocks_nobody() -> None:
    """§5.5."""
    assert Board({0: [12]}, ["6"]).ends("6") == {18}
    assert Board({0: [18]}, ["4"]).ends("4") == {14}


def test_blocked_start_fields_stop_a_seven_too() -> None:
    """§5.5 (edge 1)."""
    assert Board({0: [12], 1: [16]}, ["7"]).splits() == []
    assert Board({0: [12], 3: [16]}, ["7"]).splits() == []
    assert Board({0: [12]}, ["7"]).splits() == [(part(7),)]


@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_no_piece_comes_out_onto_a_start_field_that_is_taken(owner: int) -> None:
    """§5.5 (T-17, edge 2)."""
    board = Board({owner: [0]}, ["ace"])
    assert not board.may(BringOut("ace"))


def test_a_long_walk_is_stopped_by_a_start_field_on_the_way() -> None:
    """§5.5 (edge 7)."""
    assert Board({0: [40], 1: [48]}, ["ace"]).ends("ace") == {41}
    assert Board({0: [32]}, ["ace"]).ends("ace", steps=14) == {46}


def test_a_jack_swaps_a_piece_on_a_start_field() -> None:
    """§5.6 (T-21)."""
    board = Board({0: [33], 1: [16]}, ["jack"])
    assert board.may(Swap(1, 1, 1))
    board.play(Swap(1, 1, 1))
    assert (board.places(0)[0], board.places(1)[0]) == (16, 33)


def test_the_piece_swapped_in_is_safe_blocks_and_must_leave() -> None:
    """§5.6, §5.5, §5.8 (edge 3)."""
    board = Board({0: [33, 82], 1: [12, 16]}, ["jack", "6"], hands={1: ("4", "4"), 2: ("2", "2"), 3: ("2", "2")})
    board.play(Swap(1, 1, 2))
    assert {move.piece for move in board.moves() if isinstance(move, Walk)} == {1, 2}
    board.play(walk("4"), DropOut(), DropOut())
    assert board.moves() == (walk("6"),)
    blocked = Board({0: [16], 3: [12]}, ["6"], turn=3)
    assert blocked.moves() == (DropOut(),)


@pytest.mark.parametrize("taken", [(), (1,), (2,), (1, 2)])
def test_with_a_seven_none_some_or_all_who_are_passed_may_be_captured(taken: tuple[int, ...]) -> None:
    """§5.7 (T-19)."""
    board = Board({0: [3], 1: [5, 7]}, ["7"])
    board.play(PlaySeven(), part(7))
    assert board.places(0)[0] == 10
    assert set(board.moves()) == {Capture(1, 1), Capture(1, 2), Spare()}
    board.play(*(Capture(1, piece) for piece in taken))
    if len(taken) < 2:
        board.play(Spare())
    assert board.places(1)[:2] == tuple("waiting" if piece in taken else 3 + 2 * piece for piece in (1, 2))
    assert board.asked == (1,)


def test_nobody_but_opponents_is_captured_in_passing() -> None:
    """§5.7."""
    board = Board({0: [3], 2: [5], 3: [6]}, ["7"])
    board.play(PlaySeven(), part(7))
    assert board.moves() == (Capture(3, 1), Spare())


def test_pieces_that_an_entering_part_passes_may_be_captured_too() -> None:
    """§5.7, §6.7."""
    board = Board({0: [93], 1: [95], 2: [50]}, ["7"])
    board.play(PlaySeven(), part(3, target=True))
    assert board.moves() == (Capture(1, 1), Spare())
    board.play(Capture(1, 1), part(4, partners=True))
    assert (board.places(0)[0], board.places(2)[0]) == ("G1", 54)


@pytest.mark.parametrize("card", ["5", "8", "king", "ace", "4"])
def test_no_other_card_captures_in_passing(card: Rank) -> None:
    """§5.7."""
    board = Board({0: [33], 1: [34, 31]}, [card])
    steps = {"5": 5, "8": 8, "king": 13, "ace": 14, "4": -4}[card]
    board.play(walk(card, steps=steps))
    assert board.places(1)[:2] == (34, 31)


def test_a_piece_on_a_start_field_must_be_moved_off() -> None:
    """§5.8."""
    board = Board({0: [0, 33]}, ["5", "ace"])
    assert set(board.moves()) == {walk("5"), walk("ace"), walk("ace", steps=14)}


@pytest.mark.parametrize("field", [16, 32, 80])
def test_that_holds_on_foreign_and_empty_start_fields_too(field: int) -> None:
    """§5.8."""
    assert Board({0: [field, 60]}, ["5"]).moves() == (walk("5"),)


def test_if_no_card_can_move_it_off_anything_may_be_played() -> None:
    """§5.8."""
    board = Board({0: [0, 5, 33]}, ["5"])
    assert board.moves() == (walk("5", piece=2), walk("5", piece=3))


def test_a_piece_that_cannot_leave_keeps_no_card_from_being_played_that_could() -> None:
    """§5.8: the five cannot move it off, the two can; so the two must be played."""
    assert Board({0: [0, 5, 33]}, ["5", "2"]).moves() == (walk("2"),)


def test_of_several_on_start_fields_one_is_enough() -> None:
    """§5.8."""
    assert Board({0: [0, 32, 60]}, ["5"]).moves() == (walk("5"), walk("5", piece=2))


def test_a_swap_fulfils_the_duty_even_onto_another_start_field_and_it_binds_again() -> None:
    """§5.8."""
    board = Board({0: [0, 33], 1: [16]}, ["jack", "5"], hands={1: ("4", "4"), 2: ("2", "2"), 3: ("2", "2")})
    assert set(board.moves()) == {walk("5"), Swap(1, 1, 1)}
    board.play(Swap(1, 1, 1), walk("4"), DropOut(), DropOut())
    assert board.moves() == (walk("5"),)


def test_one_part_of_a_seven_fulfils_the_duty_and_must() -> None:
    """§5.8."""
    board = Board({0: [0, 33]}, ["7"])
    splits = board.splits()
    assert (part(7, piece=2),) not in splits
    assert all(any(step.piece == 1 for step in split) for split in splits)
    assert (part(6, piece=2), part(1)) in splits


def test_a_seven_that_cannot_fulfil_the_duty_is_free() -> None:
    """§5.8: piece 1 could only land on the partner's pieces, up to the next start field that is taken."""
    board = Board({0: [16, 2], 1: [20], 2: [17, 18, 19]}, ["7"], house={"section_length": 4})
    assert board.splits() == [(part(7, piece=2),)]
    assert board.play(PlaySeven(), part(7, piece=2)).remembered(1).this_round.lacks[0] != ()


def test_a_player_may_prefer_not_to_capture() -> None:
    """§5.9."""
    assert set(Board({0: [33, 50], 1: [38]}, ["5"]).moves()) == {walk("5"), walk("5", piece=2)}


def test_nobody_is_compelled_to_capture() -> None:
    """§5.9: all booklets, rules of the game, on landing on an opponent."""
    assert Board({0: [33], 1: [38]}, ["5"]).moves() == (DropOut(), walk("5"))
    assert Board({0: [33], 1: [38]}, ["5"], house={"forced_capture": True}).moves() == (walk("5"),)


def test_nobody_may_drop_out_who_has_a_play_that_captures_nobody() -> None:
    """§5.9, §4.3."""
    assert Board({0: [33, 50], 1: [38]}, ["5"]).moves() == (walk("5"), walk("5", piece=2))


def test_whoever_must_leave_a_start_field_by_a_capture_may_drop_out_but_play_nothing_else() -> None:
    """§5.8, §5.9."""
    assert Board({0: [0, 50], 1: [5]}, ["5"]).moves() == (DropOut(), walk("5"))
