"""§7: house rules."""

import pytest

import spelunke
from spelunke.core.ring import Place
from spelunke.games.wuerfel.types import Pass
from tests.games.wuerfel.boards import OUT, Board

HOME: tuple[Place, ...] = ("G4", "G3", "G2")


def test_throwing_out_may_be_left_to_the_player() -> None:
    """§7.1."""
    house = {"forced_capture": False}
    assert Board({0: [10, 20], 1: [23]}, house=house).after(3) == [1, 2]
    assert Board({0: [0, 20], 1: [23]}, house=house).after(3) == [1]
    assert Board({0: [20], 1: [26]}, house=house).after(6) == ["out"]


def test_a_roll_may_be_left_unused_when_no_duty_binds() -> None:
    """§7.2."""
    house = {"must_move": False}
    board = Board({0: [10, 20]}, house=house)
    assert board.after(3) == [1, 2, "pass"]
    board.play(Pass())
    assert (board.places(0)[:2], board.turn) == ((10, 20), 1)
    assert Board({0: [0, 20]}, house=house).after(3) == [1]
    assert Board({0: [10, 20], 1: [23]}, house=house).after(3) == [2]
    assert Board({0: [95, "G1"]}, house=house).after(5) == []


def test_passing_on_a_six_may_be_followed_by_another_roll() -> None:
    """§3.7, §7.2."""
    board = Board({0: [10, 20, 30, 40]}, house={"must_move": False})
    board.roll(6).play(Pass()).again()
    assert (board.turn, board.asked) == (0, (spelunke.LUCK,))


@pytest.mark.parametrize(("place", "pips", "end"), [(95, 5, 4), (93, 5, "G3"), (94, 4, 2)])
def test_a_piece_that_misses_the_target_may_run_on(place: int, pips: int, end: int | str) -> None:
    """§7.3: too far, in, and stopped by a piece in the lane."""
    board = Board({0: [place, "G2" if place == 94 else "G4"]}, house={"extra_laps": True})
    board.roll(pips).walk(1)
    assert board.places(0)[0] == end


def test_places_may_be_played_out() -> None:
    """§7.4, §8.3: who comes home with a six does not roll again, and the last one left has the last place."""
    board = Board({0: [90, *HOME], 1: [*HOME, 31], 2: [7]}, seats=3, house={"play_on": True})
    board.roll(6).walk(1)
    assert (board.turn, board.game.view(board.table, None).open.finished) == (1, (1, 0, 0))
    board.roll(1).walk(4)
    standing = board.game.standing(board.table)
    assert standing is not None
    assert (standing.places, standing.scores) == ((1, 2, 3), (4, 4, 0))


def test_whoever_is_home_is_passed_over() -> None:
    """§7.4."""
    board = Board({0: [95, *HOME], 1: [7], 2: [8]}, seats=3, house={"play_on": True})
    board.roll(1).walk(1).roll(2).walk(1).roll(2).walk(1)
    assert board.turn == 1


@pytest.mark.parametrize("section", [4, 8, 12, 20])
def test_the_track_may_be_shorter_or_longer(section: int) -> None:
    """§7.6."""
    board = Board({0: [6 * section - 1]}, house={"section_length": section})
    assert board.game.view(board.table, None).open.length == 6 * section
    assert board.roll(1).walk(1).places(0)[0] == "G1"


def test_fewer_pieces_fill_a_shorter_lane() -> None:
    """§7.7."""
    board = Board({0: [95, "G2"]}, house={"pieces": 2})
    assert board.after(2) == []
    board = Board({0: [95, "G2"]}, house={"pieces": 2})
    board.roll(1).walk(1)
    assert board.asked == ()


def test_the_entry_may_lie_further_off() -> None:
    """§7.8."""
    board = Board({0: [92]}, house={"entry_offset": 3})
    assert board.roll(3).walk(1).places(0)[0] == "G2"


def test_the_entry_cannot_be_the_first_field() -> None:
    """§7.8."""
    with pytest.raises(spelunke.BadHouseRule, match="entry_offset"):
        spelunke.game("wuerfel", house={"entry_offset": 0})


def test_the_entry_lies_in_the_section_before_the_first_field() -> None:
    """§7.8."""
    with pytest.raises(spelunke.BadHouseRule, match="entry_offset must be less than section_length"):
        spelunke.game("wuerfel", house={"entry_offset": 4, "section_length": 4})


def test_memory_aids_change_nothing_but_what_is_shown() -> None:
    """§7.9."""
    for aids in (False, True):
        game = spelunke.game("wuerfel", house={"memory_aids": aids})
        view = game.view(game.deal(seed=1), 0)
        assert (game.shown(view).remembered is not None) == aids


def test_a_piece_comes_out_under_every_preset() -> None:
    """§3.2, §7.1 to §7.8, §7.12."""
    for preset in spelunke.game("wuerfel").box.presets:
        game = spelunke.game("wuerfel", seats=2, preset=preset)
        house = game.house
        position = {"pieces": [["waiting"] * house.pieces] * 2, "turn": 0, "attempts_left": 3}  # type: ignore[attr-defined]
        table = game.arrange(position, ask_luck=True)
        game.play(table, {spelunke.LUCK: game.parts.codebook.moves[5]})
        game.play(table, {0: OUT})
        assert game.view(table, None).open.pieces[0][0] == 0
