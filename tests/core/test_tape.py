"""Tape: what was answered and what happened."""

from spelunke.core.tape import Tape


def test_a_fresh_tape_is_empty() -> None:
    tape = Tape()
    assert (tape.answers, tape.notes, tape.start) == ([], [], None)


def test_two_tapes_share_nothing() -> None:
    one, other = Tape(), Tape()
    one.answers.append(1)
    one.write(2)
    assert (other.answers, other.notes) == ([], [])


def test_a_note_tells_how_many_answers_were_given_when_it_happened() -> None:
    tape = Tape()
    tape.write(4)
    tape.answers.extend([7, 7])
    tape.write(5, 1, 2)
    assert tape.notes == [(0, 4), (2, 5, 1, 2)]


def test_a_tape_keeps_the_position_a_game_was_arranged_from() -> None:
    assert Tape({"round": 3}).start == {"round": 3}
