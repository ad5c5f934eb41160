"""A seventh lesson, written from docs/lessons.md for a game that no folder of ours holds."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from spelunke.play.lesson import read_lesson
from spelunke.texts import LANGUAGES, Speaker
from tests.play import lesson_laws as laws
from tests.toy.toy import PARTS

HERE = Path(__file__).parent
LESSON = read_lesson(PARTS, (HERE / "lesson.toml").read_text(encoding="utf-8"))
PARAGRAPHS = {"§1.1", "§1.2", "§1.3"}


def speaker_of_the_toy(language: str) -> Speaker:
    speaker = Speaker(language)
    speaker._bundle.add_resource(FluentResource((HERE / f"learn_toy.{language}.ftl").read_text(encoding="utf-8")))
    return speaker


def test_a_lesson_written_from_the_page_about_lessons_keeps_every_law() -> None:
    laws.number_of_steps(LESSON)
    laws.wanted_moves_are_legal(LESSON)
    laws.going_on_is_certain(LESSON)
    laws.free_steps_end(LESSON)
    laws.beginners_paragraphs_are_touched(LESSON)
    laws.answers_can_be_resumed(LESSON)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_sentences_are_short_and_explain_every_wrong_move(language: str) -> None:
    speaker = speaker_of_the_toy(language)
    laws.sentences_are_short(LESSON, speaker)
    laws.wrong_moves_are_explained(LESSON, speaker, PARAGRAPHS)
