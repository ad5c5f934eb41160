"""§6: into the target, forward, backward, and with a part of a seven."""

import pytest

from spelunke.core.ring import Place
from spelunke.games.tock.box import Rank
from spelunke.games.tock.types import DropOut, PlaySeven
from tests.games.tock.boards import Board, part, walk


@pytest.mark.parametrize(
    ("place", "card", "steps", "ends"),
    [
        (94, "2", 2, {"G1", 0}),
        (95, "ace", 1, {"G1", 0}),
        (90, "9", 9, {"G4", 3}),
        (90, "10", 10, {4}),
        (0, "4", -4, {"G3", 92}),
        (1, "4", -4, {"G2", 93}),
        (2, "4", -4, {"G1", 94}),
        (3, "4", -4, {95}),
        (95, "4", -4, {91}),
        (94, "4", -4, {90}),
    ],
)
def test_where_a_card_may_bring_a_piece_near_its_entry(place: int, card: Rank, steps: int, ends: set[Place]) -> None:
    """§6.1 to §6.3, §6.5 (T-6 to T-13, edges 5 and 6)."""
    assert Board({0: [place]}, [card]).ends(card, steps) == ends


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_colour_has_its_own_entry(seat: int) -> None:
    """§6.1."""
    start = (0, 16, 48, 64)[seat]
    board = Board({seat: [(start - 2) % 96]}, ["2"], turn=seat)
    assert board.ends("2") == {"G1", start}
    other = Board({seat: [(start + 14) % 96]}, ["3"], turn=seat)
    assert other.ends("3") == {(start + 17) % 96}


def test_no_own_piece_in_the_lane_is_jumped_and_none_is_landed_on() -> None:
    """§6.2 (T-14)."""
    assert Board({0: [95, "G2"]}, ["3"]).ends("3") == {2}
    assert Board({0: [95, "G2"]}, ["2"]).ends("2") == {1}
    assert Board({0: [95, "G2"]}, ["ace"]).ends("ace", 1) == {"G1", 0}
    assert Board({0: [1, "G1"]}, ["4"]).ends("4") == {93}
    assert Board({0: [94, "G3"]}, ["5"]).ends("5") == {3}


def test_a_blocked_start_field_hinders_another_lap_but_not_turning_in() -> None:
    """§6.3 (edge 4)."""
    assert Board({0: [94], 1: [0]}, ["2"]).ends("2") == {"G1"}
    assert Board({0: [90], 1: [0]}, ["10"]).moves() == (DropOut(),)


@pytest.mark.parametrize(
    ("card", "steps", "ends"), [("ace", 1, {"G2"}), ("2", 2, {"G3"}), ("3", 3, {"G4"}), ("5", 5, set()), ("4", -4, set())]
)
def test_in_the_lane_pieces_walk_forward_exactly_and_never_out(card: Rank, steps: int, ends: set[Place]) -> None:
    """§6.4."""
    assert Board({0: ["G1", 33]}, [card]).ends(card, steps) == ends


def test_parts_of_a_seven_walk_in_the_lane_too_and_hand_nothing_over() -> None:
    """§6.4, §6.7: the piece was in already."""
    splits = Board({0: ["G1", 33]}, ["7"]).splits()
    assert (part(3, target=True), part(4, piece=2)) in splits
    assert not any(step.partners for split in splits for step in split)


NO_LAPS = [[0] * 4] * 3


def test_a_piece_turns_in_after_a_whole_lap_and_not_before() -> None:
    """§6.1: all booklets, target area."""
    assert Board({0: [93]}, ["3"], walked=[[93, 0, 0, 0], *NO_LAPS]).ends("3") == {0, "G1"}
    assert Board({0: [93]}, ["3"], walked=[[92, 0, 0, 0], *NO_LAPS]).ends("3") == {0}


def test_a_swapped_piece_has_not_walked_its_lap() -> None:
    """§6.1, §6.8."""
    board = Board({0: [95]}, ["ace"], walked=[[20, 0, 0, 0], *NO_LAPS])
    assert board.ends("ace", 1) == {0}
    assert Board({0: [95]}, ["ace"], house={"require_full_lap": False}).ends("ace", 1) == {0, "G1"}


def test_a_piece_that_a_four_set_back_behind_its_entry_does_not_walk_in_with_a_five() -> None:
    """§6.1, §6.5, §6.9: all booklets; a four saves the lap only if it goes into the target itself."""
    hands: dict[int, tuple[Rank, ...]] = {1: ("2", "2"), 2: ("2", "2"), 3: ("2", "2")}
    board = Board({0: [0]}, ["4", "5"], hands=hands)
    board.play(walk("4"), DropOut(), DropOut(), DropOut())
    assert board.ends("5") == {1}
    board = Board({0: [0]}, ["4", "5"], hands=hands, house={"require_full_lap": False})
    board.play(walk("4"), DropOut(), DropOut(), DropOut())
    assert board.ends("5") == {"G2", 1}


def test_everybody_sees_which_pieces_are_short_of_a_lap() -> None:
    """§6.1: in the view, with memory aids or without."""
    board = Board({0: [92, 20], 2: [90]}, ["5"], walked=[[-4, 20, 0, 0], [0] * 4, [138, 0, 0, 0], [0] * 4])
    for seat in (None, 0, 1):
        view = board.game.shown(board.game.view(board.table, seat))
        assert view.open.short_of_a_lap == ((1,), (), (), ())
    lapless = Board({0: [92]}, ["5"], house={"require_full_lap": False})
    assert lapless.game.view(lapless.table, 0).open.short_of_a_lap is None


def test_a_four_into_the_target_passes_no_occupied_start_field_and_no_own_piece() -> None:
    """§6.5, §5.5."""
    assert Board({0: [1], 1: [0]}, ["4"]).ends("4") == set()
    assert Board({0: [1, 95]}, ["4"]).ends("4") == set()
    assert Board({0: [1], 1: [95]}, ["4"]).ends("4") == {"G2", 93}


def test_if_the_lane_turns_off_the_start_field_a_piece_must_move_before_it_turns_in() -> None:
    """§6.6."""
    dog = {"entry_offset": 0}
    out = Board({0: [0]}, ["2"], house=dog, just_out=[[1], [], [], []])
    assert out.ends("2") == {2}
    round_again = Board({0: [0]}, ["2"], house=dog, just_out=[[], [], [], []])
    assert round_again.ends("2") == {2, "G2"}
    assert Board({0: [94]}, ["3"], house=dog, just_out=[[], [], [], []]).ends("3") == {1, "G1"}


@pytest.mark.parametrize(("place", "ends"), [(0, {92}), (1, {93, "G3"}), (3, {95, "G1"}), (4, {0})])
def test_if_the_lane_turns_off_the_start_field_a_four_must_step_back_onto_it(place: int, ends: set[Place]) -> None:
    """§6.5, §6.6."""
    assert Board({0: [place]}, ["4"], house={"entry_offset": 0}, just_out=[[], [], [], []]).ends("4") == ends


def test_a_piece_brought_out_is_remembered_as_such_until_it_moves() -> None:
    """§6.6."""
    board = Board(
        {}, ["ace", "4"], house={"entry_offset": 0}, just_out=[[], [], [], []], hands=dict.fromkeys((1, 2, 3), ("2", "2"))
    )
    board.play(board.moves()[0])
    assert board.remembered(1).just_out == ((1,), (), (), ())
    board.play(DropOut(), DropOut(), DropOut(), walk("4"))
    assert board.remembered(1).just_out == ((), (), (), ())


def test_after_an_entry_the_rest_of_a_seven_goes_to_one_piece_of_the_partner() -> None:
    """§6.7 (T-23)."""
    board = Board({0: [93, "G2", "G3", "G4"], 2: [50, 60]}, ["7"])
    assert board.splits() == [
        (part(3, target=True), part(4, partners=True)),
        (part(3, target=True), part(4, piece=2, partners=True)),
        (part(7),),
    ]
    board.play(PlaySeven(), part(3, target=True), part(4, partners=True))
    assert (board.places(0)[0], board.places(2)[:2]) == ("G1", (54, 60))


def test_own_pieces_may_walk_before_an_entry_but_not_after_it() -> None:
    """§6.7."""
    splits = Board({0: [93, 33], 2: [50]}, ["7"]).splits()
    assert (part(2, piece=2), part(3, target=True), part(2, partners=True)) in splits
    entering = [split for split in splits if any(step.target for step in split)]
    assert entering
    for split in entering:
        entry = next(number for number, step in enumerate(split) if step.target)
        assert len(split) - entry <= 2
        assert all(step.partners for step in split[entry + 1 :])


def test_an_entry_whose_rest_the_partner_cannot_walk_is_not_allowed() -> None:
    """§6.11, §6.7."""
    board = Board({0: [93]}, ["7"])
    assert board.splits() == [
        (part(7),),
    ]
    blocked = Board({0: [93], 2: [61], 3: [64]}, ["7"])
    assert (part(3, target=True), part(4, partners=True)) not in blocked.splits()
    assert (part(5, target=True), part(2, partners=True)) in blocked.splits()


def test_the_partners_piece_may_come_in_with_the_rest() -> None:
    """§6.7, §7.4."""
    splits = Board({0: [93], 2: [46]}, ["7"]).splits()
    assert (part(3, target=True), part(4, target=True, partners=True)) in splits


def test_alone_own_pieces_walk_the_rest() -> None:
    """§6.7, §2.3."""
    splits = Board({0: [93, 33]}, ["7"], seats=5).splits()
    assert (part(3, target=True), part(4, piece=2)) in splits
    assert not any(step.partners for split in splits for step in split)
