"""``spelunke learn``: every lesson at the terminal, line by line."""

import pytest

from spelunke import shelf
from spelunke.core.types import Move
from spelunke.play.lesson import Attempt, Lesson, lesson_of
from spelunke.terminal.choices import choices_in
from spelunke.texts import LANGUAGES, speaker
from tests.play.test_lessons import LESSONS
from tests.terminal.door import is_one_sentence, knock


def typed_for(lesson: Lesson, language: str) -> str:
    """What somebody types who makes every step's first mistake, asks for the rule, and then does what is wanted."""
    lines: list[str] = []
    for number in range(len(lesson.steps)):
        attempt = Attempt(lesson, number)
        if attempt.is_done:
            lines.append("")
        while not attempt.is_done:
            view, wanted = attempt.view(), attempt.wanted
            names = [str(seat) for seat in range(view.seats)]
            numbers = {choice.answer: str(choice.number) for choice in choices_in(view, names, speaker(language))}
            wrong = [move for move in view.choices if move not in wanted]
            lines += [numbers[wrong[0]], "?"] if wrong else ["?"]
            lines.append(numbers[_played(attempt, wanted)])
            attempt.give(_played(attempt, wanted))
    return "\n".join([*lines, ""])


def _played(attempt: Attempt, wanted: tuple[Move, ...]) -> Move:
    return wanted[len(wanted) // 2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_played_to_its_end_at_the_terminal(key: str, language: str) -> None:
    heard = knock("learn", key, "--lang", language, typed=typed_for(LESSONS[key], language))
    assert (heard.code, heard.err) == (0, "")
    assert heard.out.count("§") > len(LESSONS[key].steps), "rules stand beside mistakes"
    assert f"spelunke play {key}" in heard.out.splitlines()[-1]


def test_a_step_is_repeated_gone_back_skipped_left_and_resumed() -> None:
    heard = knock("learn", "rueck", typed="r\nn\nb\nn\nn\nx\nq\n")
    assert [line for line in heard.out.splitlines() if line.startswith("Step ")] == [
        "Step 1 of 10: The strongest robs",
        "Step 1 of 10: The strongest robs",
        "Step 2 of 10: The weakest is pitied",
        "Step 1 of 10: The strongest robs",
        "Step 2 of 10: The weakest is pitied",
        "Step 3 of 10: Equals get it all",
    ]
    assert "learn rueck --step 3" in heard.out.splitlines()[-1]
    assert "Step 3 of 10" in knock("learn", "rueck", "--step", "3", typed="q\n").out


def test_a_step_that_is_none_is_refused_in_one_sentence() -> None:
    for language in LANGUAGES:
        heard = knock("learn", "rueck", "--step", "99", "--lang", language)
        assert is_one_sentence(heard)
        assert str(len(lesson_of(shelf.parts("rueck")).steps)) in heard.err
