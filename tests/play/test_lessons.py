"""Lessons: each is played through, each wrong move of each step is tried, and nothing a beginner needs is left out."""

import pytest

from spelunke import shelf
from spelunke.play.lesson import Attempt, BrokenLesson, NoLesson, lesson_of, read_lesson, text_of
from spelunke.texts import LANGUAGES, speaker
from tests.play import lesson_laws as laws
from tests.texts.library import written

LESSONS = {key: lesson_of(shelf.parts(key)) for key in shelf.keys()}  # noqa: SIM118 (every game has one)


@pytest.mark.parametrize("key", LESSONS)
class TestLesson:
    def test_it_has_eight_to_twelve_steps_and_ends_with_a_real_round(self, key: str) -> None:
        laws.number_of_steps(LESSONS[key])

    def test_every_wanted_move_is_legal_and_does_what_the_step_is_there_for(self, key: str) -> None:
        laws.wanted_moves_are_legal(LESSONS[key])

    def test_a_step_that_goes_on_follows_one_with_a_single_end(self, key: str) -> None:
        laws.going_on_is_certain(LESSONS[key])

    def test_the_real_round_ends_however_it_is_played(self, key: str) -> None:
        laws.free_steps_end(LESSONS[key])

    def test_every_wrong_move_of_every_step_is_explained_with_its_paragraph(self, key: str) -> None:
        laws.wrong_moves_are_explained(LESSONS[key], speaker("en"), laws.paragraphs_of(LESSONS[key], "en"))

    def test_everything_a_beginner_needs_is_touched(self, key: str) -> None:
        laws.beginners_paragraphs_are_touched(LESSONS[key])

    def test_a_step_can_be_resumed_after_any_answer(self, key: str) -> None:
        laws.answers_can_be_resumed(LESSONS[key])

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_sentence_is_longer_than_one_can_take_in(self, key: str, language: str) -> None:
        lesson = LESSONS[key]
        laws.paragraphs_exist(lesson, language)
        laws.sentences_are_short(lesson, speaker(language))

    def test_nothing_is_written_that_no_step_says(self, key: str) -> None:
        lesson = LESSONS[key]
        said = {text_of(lesson, step) for step in lesson.steps}
        assert {name.split(".")[0] for name in written("en") if name.startswith(f"learn_{key}-")} == said


def test_a_lesson_says_what_is_wrong_with_its_file() -> None:
    parts = shelf.parts("rueck")
    with pytest.raises(BrokenLesson, match="seats"):
        read_lesson(parts, "version = 1\nstep = []\nbeginner = []")
    with pytest.raises(BrokenLesson):
        read_lesson(parts, "version = ")


def test_a_step_that_is_none_and_answers_of_another_version_are_refused() -> None:
    lesson = LESSONS["rueck"]
    with pytest.raises(NoLesson) as refused:
        lesson.step(len(lesson.steps))
    assert refused.value.message == "learn-no-such-step"
    with pytest.raises(NoLesson) as changed:
        Attempt(lesson, 0, lesson.steps[1].wanted[0])
    assert changed.value.message == "learn-answers-changed"
