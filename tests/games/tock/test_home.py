"""§7: playing for the partner, and winning."""

import spelunke
from spelunke.core.ring import Place
from spelunke.core.types import Ended
from spelunke.games.tock.events import AllIn
from spelunke.games.tock.types import BringOut, Capture, DropOut, PlaySeven, Spare, Swap, Walk
from tests.games.tock.boards import Board, part, walk

HOME: tuple[Place, ...] = ("G1", "G2", "G3", "G4")


def test_whoever_is_home_plays_the_partners_pieces() -> None:
    """§7.1."""
    board = Board({0: HOME, 2: [53, 60]}, ["5"])
    assert board.moves() == (walk("5"), walk("5", piece=2))
    board.play(walk("5", piece=2))
    assert board.places(2)[:2] == (53, 65)
    assert board.game.view(board.table, None).open.pieces[0] == HOME


def test_that_goes_for_bringing_out_passing_swapping_and_start_fields() -> None:
    """§7.6, §7.1 (edge 13)."""
    assert BringOut("king") in Board({0: HOME, 2: [60]}, ["king"]).moves()
    assert Board({0: HOME, 2: [60]}, ["king"]).play(BringOut("king")).places(2)[1] == 48
    assert Board({0: HOME, 2: [60, 62]}, ["5"]).moves() == (walk("5", piece=2),)
    assert Board({0: HOME, 2: [48, 60]}, ["5"]).moves() == (walk("5"),)
    assert set(Board({0: HOME, 1: [20], 2: [60], 3: [70]}, ["jack"]).moves()) == {Swap(1, 1, 1), Swap(1, 3, 1)}


def test_in_their_turn_partners_of_the_finished_play_as_before() -> None:
    """§7.1, §7.2."""
    board = Board({0: HOME, 2: [53]}, ["5"], hands={2: ("6",)})
    board.play(walk("5"), DropOut())
    assert board.moves() == (walk("6"),)


def test_a_finished_players_seven_hands_the_rest_to_one_more_piece_of_the_colour() -> None:
    """§7.3."""
    splits = Board({0: HOME, 2: [45, 60, 70]}, ["7"]).splits()
    entering = [split for split in splits if split[0].target]
    assert set(entering) == {
        (part(3, target=True), part(4, piece=2)),
        (part(3, target=True), part(4, piece=3)),
        (part(4, target=True), part(3, piece=2)),
        (part(4, target=True), part(3, piece=3)),
        (part(5, target=True), part(2, piece=2)),
        (part(5, target=True), part(2, piece=3)),
        (part(6, target=True), part(1, piece=2)),
        (part(6, target=True), part(1, piece=3)),
    }


def test_the_first_team_that_is_all_home_wins_at_once() -> None:
    """§7.4, §7.5."""
    board = Board({0: HOME, 1: ["G4"], 2: ["G4", "G3", "G2", 47]}, ["ace", "5"])
    board.play(Walk("ace", 1, 4, True))
    assert board.asked == ()
    standing = board.game.standing(board.table)
    assert standing == spelunke.Standing(places=(1, 2, 1, 2), scores=(8, 1, 8, 1))
    assert board.game.events(board.table, None)[-2:] == [AllIn(2), Ended((0, 2))]


def test_one_partner_home_is_not_enough() -> None:
    """§7.4."""
    board = Board({0: [95, "G4", "G3", "G2"], 2: [50]}, ["ace"])
    board.play(Walk("ace", 1, 1, True))
    assert board.winners is None
    assert AllIn(0) in board.game.events(board.table, None)


def test_a_seven_with_both_last_pieces_wins() -> None:
    """§7.4 (edge 14)."""
    board = Board({0: ["G4", "G3", "G2", 93], 2: ["G4", "G3", "G2", 44]}, ["7"])
    board.play(PlaySeven(), part(3, piece=4, target=True), part(4, piece=4, target=True, partners=True))
    assert board.winners == (0, 2)


def test_the_last_piece_may_not_come_in_with_steps_left_over() -> None:
    """§7.4."""
    board = Board({0: HOME, 2: ["G4", "G3", "G2", 44]}, ["7"])
    assert not any(step.target for split in board.splits() for step in split)


def test_a_win_needs_no_answer_about_those_who_were_passed() -> None:
    """§7.4, §5.7."""
    board = Board({0: HOME, 1: [45], 2: ["G4", "G3", "G2", 41]}, ["7"])
    board.play(PlaySeven(), part(7, piece=4, target=True))
    assert board.winners == (0, 2)


def test_three_teams_leave_two_second() -> None:
    """§7.5."""
    board = Board({0: HOME, 3: ["G4", "G3", "G2", 47], 4: ["G4"]}, ["ace"], seats=6)
    board.play(Walk("ace", 1, 4, True))
    assert board.game.standing(board.table) == spelunke.Standing(places=(1, 2, 2, 1, 2, 2), scores=(8, 1, 0, 8, 1, 0))


def test_a_seven_goes_on_with_the_colour_it_was_begun_with() -> None:
    """§7.1, §6.7: the last own piece comes in, and the rest is still the partner's."""
    board = Board({0: ["G4", "G3", "G2", 93], 1: [95], 2: [50]}, ["7", "5"], hands=dict.fromkeys((1, 2, 3), ("2", "2")))
    board.play(PlaySeven(), part(3, piece=4, target=True))
    assert set(board.moves()) == {Capture(1, 1), Spare()}
    board.play(Spare())
    assert board.moves() == (part(4, partners=True),)
    board.play(part(4, partners=True))
    assert board.places(2)[0] == 54
