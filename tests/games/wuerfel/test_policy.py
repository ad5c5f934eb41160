"""The policy: it gets home, hits what is worth it, hunts, and runs with what it has to lose."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import spelunke
from spelunke.games.wuerfel.rules import Wuerfel
from spelunke.games.wuerfel.types import Pass, RollAgain, Stop, Walk
from spelunke.lab.simulate import simulate
from tests.games.wuerfel.boards import Board

ROLLOUT = 0
BOT = 6
"""How many sides of the die are imagined."""


def chosen(board: Board) -> spelunke.Move:
    """What the bot answers."""
    (seat,) = board.asked
    return board.game.thumb(board.game.view(board.table, seat), spelunke.Dice(1))


def marks(board: Board, imagined: int = BOT) -> list[float]:
    """How good each choice looks."""
    (seat,) = board.asked
    parts = board.game.parts
    policy = parts.policy if imagined else parts.rollout
    assert policy.imagined == imagined
    return list(policy.marks(board.table, seat, vec[i64](board.table.choices(seat)), spelunke.Dice(1)))


def threats(board: Board, seat: int, field: int) -> int:
    """How many pieces of others may land there with one roll."""
    assert isinstance(board.table, Wuerfel)
    return int(board.table.threats(seat, field))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
def test_it_clearly_beats_players_who_choose_at_random(seats: int) -> None:
    """§8.1: its part of the wins is above its part of the seats, by more than chance explains."""
    result = simulate(spelunke.game("wuerfel", seats=seats), ["thumb", *["random"] * (seats - 1)], games=90, seed=1)
    thumb, others = result.by_bot
    assert thumb.wins.low > 1 / seats > others.wins.high


@pytest.mark.parametrize("preset", ["short", "gentle", "card_laps", "all_places", "tiny"])
def test_it_plays_every_preset_to_the_end(preset: str) -> None:
    """§7.1 to §7.8."""
    assert simulate(spelunke.game("wuerfel", seats=3, preset=preset), ["thumb"], games=2, seed=2).unfinished == 0


def test_it_comes_home_when_it_can() -> None:
    """§6.1."""
    assert chosen(Board({0: [33, 94]}).roll(2)) == Walk(2)


def test_in_the_target_it_makes_room() -> None:
    """§6.4: further in is better, and coming home is better still."""
    assert chosen(Board({0: ["G1", 33]}).roll(3)) == Walk(1)
    assert chosen(Board({0: ["G1", 92]}).roll(2)) == Walk(1)
    assert chosen(Board({0: ["G2", 94]}).roll(2)) == Walk(2)


def test_of_two_it_throws_out_the_one_who_has_come_further() -> None:
    """§5.3."""
    assert chosen(Board({0: [40, 60], 1: [43, 63]}).roll(3)) == Walk(1)


def test_it_throws_out_even_if_it_need_not() -> None:
    """§7.1."""
    board = Board({0: [10, 20], 1: [23]}, house={"forced_capture": False}).roll(3)
    assert board.options() == [1, 2]
    assert chosen(board) == Walk(2)


def test_it_runs_from_those_close_behind_with_the_piece_that_has_most_to_lose() -> None:
    """§4.3."""
    assert chosen(Board({0: [33, 70], 1: [66]}).roll(5)) == Walk(2)
    assert chosen(Board({0: [33, 70], 1: [66, 30]}).roll(5)) == Walk(2)


def test_it_does_not_walk_into_danger_with_a_piece_that_has_come_far() -> None:
    """§4.3: but one in its first section has nothing to lose and may well be hit instead."""
    assert chosen(Board({0: [70, 30], 1: [74]}).roll(5)) == Walk(2)
    near = Board({0: [3, 40, 60, 80], 1: [4]}).roll(2)
    assert marks(near, ROLLOUT)[0] > max(marks(near, ROLLOUT)[1:])


def test_the_marks_are_what_a_walk_gains() -> None:
    """§4.3, §6.1, §6.4: three for a field, sixty for one that another loses, four thousand for a target, sixty for the next."""
    assert marks(Board({0: [20, 50, 95, "G3"]}).roll(2), ROLLOUT) == [6, 6, 4060 - 3 * 95]
    assert marks(Board({0: [20, 50, "G1"]}).roll(2), ROLLOUT) == [6, 6, 120]
    assert marks(Board({0: [20, 50], 1: [22, 52]}).roll(2)) == [6 + 60 * 70 - 5 * 70, 6 + 60 * 4 - 5 * 4]
    assert marks(Board({0: [20, 50], 1: [17]}).roll(5), ROLLOUT) == [15 + 10 * (20 - 16), 15]


@pytest.mark.parametrize("sides", [ROLLOUT, BOT])
def test_only_the_bot_takes_the_time_to_hunt(sides: int) -> None:
    """§4.3: piece 2 comes within a roll of a piece that has come far, piece 1 does not."""
    hunting = marks(Board({0: [30, 60], 1: [69]}).roll(5), sides)
    alone = marks(Board({0: [30, 60]}).roll(5), sides)
    assert hunting[0] == alone[0]
    assert (hunting[1] > alone[1]) == (sides == BOT)


def test_it_hunts_what_has_come_furthest() -> None:
    """§4.3: seat 1 starts on field 48, so its piece on field 40 is nearly home and that on field 60 is not."""
    assert chosen(Board({0: [30, 54], 1: [40, 64]}).roll(5)) == Walk(1)


def test_it_leaves_a_good_place_to_hunt_only_for_something_better() -> None:
    """§7.2: it may leave the roll unused, and does where walking on would give up the hunt."""
    assert chosen(Board({0: [35], 1: [40]}, house={"must_move": False}).roll(1)) == Walk(1)
    assert chosen(Board({0: [35], 1: [36, 39]}, house={"must_move": False}).roll(5)) == Pass()


def test_it_rolls_again_unless_the_next_roll_would_rather_spoil_something() -> None:
    """§3.3: hardly a roll would do good to a piece that stands close behind two which have just come out."""
    assert chosen(Board({0: [60, 10, 20, "G4"]}).roll(6).walk(1)) == RollAgain()
    assert chosen(Board({0: [41, "G4", "G3", "G2"], 1: [48, 49]}).roll(6).walk(1)) == Stop()
    assert chosen(Board({0: [41, "G4", "G3", "G2"], 1: [20, "G4", "G3", "G2"]}).roll(6).walk(1)) == RollAgain()


def test_in_rollouts_it_always_rolls_again() -> None:
    """§3.3."""
    assert marks(Board({0: [60, 10, 20, "G4"]}).roll(6).walk(1), ROLLOUT) == [1, 0]


@pytest.mark.parametrize("house", [{"must_move": False}, {"must_move": False, "extra_laps": True, "section_length": 20}])
def test_the_last_piece_always_comes_home(house: dict[str, Any]) -> None:
    """§7.2, §8.1: whatever there is to hunt, a win is better."""
    length = 6 * house.get("section_length", 16)
    hunted = [length - 4, length - 3, length - 2, length - 1]
    board = Board({0: [length - 6, "G4", "G3", "G2"], 1: hunted}, house=house).roll(6)
    assert board.options() == [1, "pass"]
    assert chosen(board) == Walk(1)


def test_it_does_not_run_another_lap_if_another_piece_can_walk() -> None:
    """§7.3: a piece that runs on loses all it has come."""
    board = Board({0: [95, 20]}, house={"extra_laps": True}).roll(5)
    assert board.options() == [1, 2]
    assert chosen(board) == Walk(2)


def test_a_piece_that_comes_out_is_worth_most_where_it_hits() -> None:
    """§5.1."""
    (alone,) = marks(Board({}, attempts=3).roll(6), ROLLOUT)
    (hits,) = marks(Board({1: [0]}, attempts=3).roll(6), ROLLOUT)
    assert alone == 0 < hits


@pytest.mark.parametrize(
    ("field", "others", "feared"),
    [
        (20, [19, 14], 2),
        (20, [20 - 7, 21], 0),
        (2, [95, 92], 2),
        (20, [], 0),
        (48, ["G4", "G3", "G2"], 1),
        (48, ["G4", "G3", "G2", 60], 0),
        (0, [], 0),
    ],
)
def test_pieces_are_feared_that_one_roll_brings_there(field: int, others: list[Any], feared: int) -> None:
    """§4.3, §5.1: from one to six fields behind, and out of where they wait onto their first field, which is 48."""
    assert threats(Board({1: others}), 0, field) == feared


def test_nobody_fears_a_piece_that_turns_off_home() -> None:
    """§6.1, §7.3: the lane of seat 1 turns off on field 47."""
    assert threats(Board({1: [46]}), 0, 50) == 0
    assert threats(Board({1: [46]}), 0, 47) == 1
    assert threats(Board({1: [46, "G1"]}, house={"extra_laps": True}), 0, 50) == 1


def test_nobody_is_feared_in_the_target_and_nobody_fears_an_own_piece() -> None:
    """§6.2."""
    board = Board({0: [10, 14], 1: [93]})
    assert threats(board, 0, 14) == 0
    assert threats(board, 0, 1024) == 0


def test_the_chances_are_better_with_more_pieces_home_and_more_fields_walked() -> None:
    """§8.1."""
    board = Board({0: ["G4", 60], 1: ["G4", 36], 2: [68], 3: []}, seats=4)
    home_far, home, out, waiting = (board.game.parts.policy.chances(board.table)[seat] for seat in (0, 1, 2, 3))
    assert home_far > home > out > waiting > 0
    assert sum((home_far, home, out, waiting)) == pytest.approx(1)


def test_the_chances_are_certain_once_somebody_is_home() -> None:
    """§8.1, §8.3."""
    board = Board({0: ["G4", "G3", "G2", 95], 1: [10], 2: [20]}, seats=3, house={"play_on": True})
    board.roll(1).walk(4)
    assert list(board.game.parts.policy.chances(board.table)) == [1, 0, 0]
