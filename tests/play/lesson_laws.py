"""What must hold of every lesson, whoever wrote it."""

import re
from collections.abc import Callable, Collection, Iterator
from itertools import product
from typing import Final

from lesson_lengths import words
from spelunke.core.dice import Dice
from spelunke.core.types import Move
from spelunke.play.lesson import Attempt, Lesson, LessonStep, text_of
from spelunke.texts import Speaker
from spelunke.texts.rule_book import paragraphs, rule_book

FEWEST_STEPS: Final = 8
MOST_STEPS: Final = 12
MOST_WORDS: Final = 22
MOST_WORDS_OF_A_TITLE: Final = 6


def ways(step: LessonStep) -> Iterator[tuple[Move, ...]]:
    """Every way to do what a step wants."""
    return product(*step.wanted)


def number_of_steps(lesson: Lesson) -> None:
    assert FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS
    assert [step.is_free for step in lesson.steps] == [False] * (len(lesson.steps) - 1) + [True], (
        "the last step is a real round"
    )
    assert len({step.key for step in lesson.steps}) == len(lesson.steps)
    assert lesson.steps[-1].game.seats == min(lesson.parts.box.seats), "as few bots as the box allows"


def wanted_moves_are_legal(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        for way in ways(step):
            attempt = Attempt(lesson, number)
            for move in way:
                assert move in attempt.view().choices, f"{step.key}: {move}"
                assert attempt.give(move).is_right
            if not step.is_free:
                assert attempt.is_done
                assert attempt.unused == 0, f"{step.key}: the script says more than is asked"
                _does_what_it_is_there_for(attempt)


def _does_what_it_is_there_for(attempt: Attempt) -> None:
    happened = {type(event).__name__ for event in attempt.events(attempt.started)}
    assert set(attempt.step.happens) <= happened, f"{attempt.step.key}: only {sorted(happened)}"


def going_on_is_certain(lesson: Lesson) -> None:
    for before, step in zip((None, *lesson.steps), lesson.steps, strict=False):
        if step.position is None:
            assert before is not None, f"{step.key}: the first step needs a position"
            assert not before.is_free, f"{step.key} goes on from a free step"
            assert all(len(moves) == 1 for moves in before.wanted), f"{step.key} goes on from a step with a choice"
            assert before.game.seats == step.game.seats
            assert before.game.house == step.game.house


def free_steps_end(lesson: Lesson) -> None:
    players: tuple[Callable[[Attempt], Move], ...] = (
        lambda attempt: attempt.view().choices[0],
        lambda attempt: attempt.view().choices[-1],
        lambda attempt: attempt.game.thumb(attempt.game.view(attempt.table, lesson.seat), Dice(attempt.given)),
    )
    for number, step in enumerate(lesson.steps):
        for player in players if step.is_free else ():
            attempt = Attempt(lesson, number)
            while not attempt.is_done:
                assert attempt.give(player(attempt)).is_right
            sensible = player is players[-1]
            if sensible:
                assert attempt.is_over, f"{step.key}: no end within {step.most} answers"
                _does_what_it_is_there_for(attempt)


def wrong_moves_are_explained(lesson: Lesson, speaker: Speaker, known: Collection[str]) -> None:
    for number, step in enumerate(lesson.steps):
        attempt = Attempt(lesson, number)
        while not attempt.is_done:
            before = attempt.view()
            for move in lesson.parts.codebook.moves:
                if move not in attempt.wanted:
                    feedback = attempt.give(move)
                    assert not feedback.is_right, f"{step.key}: {move}"
                    assert feedback.message is not None
                    assert speaker.say(feedback.message)
                    assert feedback.paragraphs
                    assert set(feedback.paragraphs) <= set(known)
            assert attempt.view() == before, f"{step.key}: a wrong move changes nothing"
            wanted = attempt.wanted[0]
            if step.is_free:
                wanted = attempt.game.thumb(attempt.game.view(attempt.table, lesson.seat), Dice(attempt.given))
            assert attempt.give(wanted).is_right


def beginners_paragraphs_are_touched(lesson: Lesson) -> None:
    touched = {paragraph for step in lesson.steps for paragraph in step.rules}
    assert set(lesson.beginner) - touched == set(), "not touched"
    assert all(step.rules for step in lesson.steps)


def paragraphs_of(lesson: Lesson, language: str) -> set[str]:
    """All paragraphs of the game's rules."""
    return {f"§{number}" for number in paragraphs(rule_book(lesson.parts, language))}


def paragraphs_exist(lesson: Lesson, language: str) -> None:
    known = paragraphs_of(lesson, language)
    assert {paragraph for step in lesson.steps for paragraph in step.rules} | set(lesson.beginner) <= known


def sentences_are_short(lesson: Lesson, speaker: Speaker) -> None:
    for step in lesson.steps:
        text = text_of(lesson, step)
        assert words(speaker.say(text)) <= MOST_WORDS, f"{text}: {words(speaker.say(text))} words"
        assert words(speaker.say(f"{text}.title")) <= MOST_WORDS_OF_A_TITLE, f"{text}.title"
        if step.wanted:
            for sentence in re.split(r"(?<=[.!?:]) ", speaker.say(f"{text}.wrong")):
                assert words(sentence) <= MOST_WORDS, f"{text}.wrong: {sentence}"


def answers_can_be_resumed(lesson: Lesson) -> None:
    for number in range(len(lesson.steps)):
        attempt, given = Attempt(lesson, number), []
        while not attempt.is_done:
            given.append(attempt.wanted[0])
            attempt.give(given[-1])
            assert Attempt(lesson, number, given).view() == attempt.view()
