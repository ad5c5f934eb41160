"""The observation of Tock: what each of its numbers says."""

from typing import Any

import pytest

from spelunke.games.tock.types import PlaySeven
from tests.games.tock.boards import Board, part, walk


def seen(board: Board, seat: int | None) -> dict[str, list[int]]:
    """The numbers by their names."""
    numbers = board.game.observation(board.game.view(board.table, seat))
    found, at = {}, 0
    for field in board.game.observation_fields():
        found[field.name] = numbers[at : at + field.many]
        assert all(field.low <= number <= field.high for number in found[field.name])
        at += field.many
    assert at == len(numbers)
    return found


def test_turn_and_colour_are_counted_from_the_viewer_clockwise() -> None:
    """§4.8, §7.1."""
    found = seen(Board({2: ["G1", "G2", "G3", "G4"]}, ["2", "ace"], turn=2), 1)
    assert found["turn"] == [0, 1, 0, 0]
    assert found["colour"] == [0, 0, 0, 1]
    assert found["dealer"] == found["starter"] == [0, 1, 0, 0]
    assert found["round"] == [1]


def test_hands_are_counted_and_the_own_one_is_seen() -> None:
    """§4.9."""
    board = Board({0: [33]}, ["ace", "5", "5"])
    board.play(walk("5"))
    found = seen(board, 0)
    assert found["hand"] == [1, 0, 0, 0, 1] + [0] * 8
    assert found["cards_left"] == [2, 3, 3, 3]
    assert found["face_down"] == [104 - 12]
    assert found["top"] == [0, 0, 0, 0, 1] + [0] * 8
    assert found["this_round_played"][:13] == [0, 0, 0, 0, 1] + [0] * 8
    assert seen(board, 3)["this_round_played"][13:26] == [0, 0, 0, 0, 1] + [0] * 8
    assert found["this_round_gave"] == [0] * 5 + [1] + [0] * 7
    assert found["this_round_got"] == [1] + [0] * 12
    assert sum(seen(board, None)["this_round_gave"] + seen(board, None)["hand"]) == 0


def test_dropping_out_is_seen_and_what_it_tells_is_remembered() -> None:
    """§4.4, §4.9."""
    board = Board({}, ["2", "3"])
    board.play(*board.moves())
    found = seen(board, 0)
    assert found["out"] == [1, 0, 0, 0]
    assert found["this_round_lacks"][:13] == [1] + [0] * 11 + [1]
    assert found["this_round_aside"] == [0, 1, 1] + [0] * 10
    assert seen(board, 1)["this_round_aside"] == [0] * 13
    assert seen(board, 1)["out"] == [0, 0, 0, 1]


def test_a_seven_is_seen_part_by_part() -> None:
    """§3.6, §5.7, §6.7."""
    board = Board({0: [40, 94], 1: [42], 2: [60]}, ["7", "2"])
    assert seen(board, 0)["seven_steps_left"] == [0]
    assert seen(board, 0)["seven_rest"] == [0, 0, 0, 0]
    board.play(PlaySeven(), part(4, 1))
    found = seen(board, 1)
    assert found["seven_steps_left"] == [3]
    assert found["seven_rest"] == [1, 0, 0, 0]
    assert found["seven_moved"] == [1] + [0] * 7
    assert found["seven_passed"] == [1] + [0] * 15
    assert seen(board, 0)["seven_passed"] == [0] * 4 + [1] + [0] * 11


@pytest.mark.parametrize(
    ("remainder", "rest"), [("after_any_entry", [0, 0, 1, 0]), ("free", [0, 1, 0, 0]), ("last_piece_only", [1, 0, 0, 0])]
)
def test_who_gets_the_rest_of_a_seven_is_seen(remainder: str, rest: list[int]) -> None:
    """§8.2."""
    board = Board({0: [94, 33], 2: [60]}, ["7", "2"], house={"seven_remainder": remainder})
    board.play(PlaySeven(), part(2, 1, target=True))
    assert seen(board, 0)["seven_rest"] == rest


def test_a_duty_is_seen_while_a_seven_is_played() -> None:
    """§5.8."""
    board = Board({0: [40, 0]}, ["7"])
    assert seen(board, 0)["seven_must_move"] == [0] * 4
    board.play(PlaySeven())
    assert seen(board, 0)["seven_must_move"] == [0, 1, 0, 0]


def test_laps_and_pieces_just_out_are_seen_where_they_matter() -> None:
    """§6.6, §8.3."""
    further: dict[str, Any] = {"walked": [[33, 7, 0, 0], [0, 4, 0, 0], [0] * 4, [0] * 4]}
    laps = Board({0: [33, 7], 1: ["G4", 20]}, ["2"], house={"require_full_lap": True}, **further)
    assert seen(laps, 0)["walked"] == [33, 7, 0, 0, 0, 4] + [0] * 10
    assert seen(laps, 1)["walked"] == [0, 4] + [0] * 10 + [33, 7, 0, 0]
    further = {"just_out": [[2], [], [], [1]]}
    out = Board({0: [33, 0], 3: [64]}, ["2"], house={"entry_offset": 0}, **further)
    assert seen(out, 0)["just_out"] == [0, 1] + [0] * 10 + [1, 0, 0, 0]
    assert {"walked", "just_out"}.isdisjoint(seen(Board({}, ["2"], house={"require_full_lap": False}), 0))


def test_how_many_numbers_there_are_and_between_what_they_lie() -> None:
    board = Board({}, ["2", "3"])
    fields = {field.name: (field.many, field.low, field.high) for field in board.game.observation_fields()}
    once = ("dealer", "starter", "turn", "colour", "out")
    assert {fields[name] for name in once} == {(4, 0, 1)}
    assert fields["round"] == (1, 0, 100_000)
    assert fields["hand"] == (13, 0, 2) and fields["cards_left"] == (4, 0, 2)
    assert fields["face_down"] == (1, 0, 104) and fields["top"] == (13, 0, 1)
    assert fields["seven_steps_left"] == (1, 0, 7) and fields["seven_rest"] == (4, 0, 1)
    assert fields["seven_moved"] == (8, 0, 1) and fields["seven_passed"] == (16, 0, 1)
    assert fields["seven_must_move"] == (4, 0, 1)
    for when in ("this_round", "earlier"):
        assert fields[f"{when}_played"] == (52, 0, 2) and fields[f"{when}_lacks"] == (52, 0, 1)
        assert fields[f"{when}_gave"] == fields[f"{when}_got"] == (13, 0, 1) and fields[f"{when}_aside"] == (13, 0, 2)
    laps = Board({}, ["2"], house={"require_full_lap": True, "entry_offset": 0}, walked=[[0] * 4] * 4, just_out=[[]] * 4)
    bounds = {field.name: (field.many, field.low, field.high) for field in laps.game.observation_fields()}
    assert bounds["walked"] == (16, -1_400_000, 1_400_000) and bounds["just_out"] == (16, 0, 1)
