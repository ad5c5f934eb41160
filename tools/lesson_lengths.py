"""How long the lessons are: steps, and words a step, by game and language. ``.venv/bin/python tools/lesson_lengths.py``."""

import re
from statistics import median

from spelunke import shelf
from spelunke.play.lesson import Lesson, lesson_of, text_of
from spelunke.texts import LANGUAGES, speaker


def words(sentence: str) -> int:
    """How many words are read: signs between spaces are none.

    >>> words("A 7 – yours!")
    3
    """
    return len([word for word in sentence.split() if re.search(r"\w", word)])


def told(lesson: Lesson, language: str) -> str:
    """The length of a lesson in a line."""
    lengths = [words(speaker(language).say(text_of(lesson, step))) for step in lesson.steps]
    length = f"{len(lesson.steps)} steps, {median(lengths):g} words each, at most {max(lengths)}"
    return f"{lesson.parts.box.key} ({language}): {length}"


if __name__ == "__main__":
    for key in shelf.keys():  # noqa: SIM118 (every game has one)
        for language in LANGUAGES:
            print(told(lesson_of(shelf.parts(key)), language))
