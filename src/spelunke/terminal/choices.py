"""The numbered choices, and how typed text is matched to one."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from spelunke.core.game import AnyView
from spelunke.core.types import Move
from spelunke.texts import Speaker, fields_of

AnswerT = TypeVar("AnswerT", covariant=True)


class Choice(NamedTuple, Generic[AnswerT]):
    """One possible answer."""

    number: int
    words: str
    answer: AnswerT


def choices_in(view: AnyView, names: Sequence[str], speaker: Speaker) -> list[Choice[Move]]:
    """The possible answers of a view's seat.

    >>> from spelunke import game
    >>> from spelunke.texts import speaker
    >>> rueck = game("rueck")
    >>> [choice.number for choice in choices_in(rueck.view(rueck.deal(), 0), [], speaker("en"))]
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    numbers = _own_numbers(view.choices) or range(1, len(view.choices) + 1)
    return [
        Choice(number, speaker.move(view.game, move, names), move) for number, move in zip(numbers, view.choices, strict=True)
    ]


def _own_numbers(moves: Sequence[Move]) -> list[int] | None:
    """The numbers on the things themselves: typing 5 means the robber 5, not the fifth choice."""
    kinds = {type(move) for move in moves}
    fields = [field for kind in kinds for field in fields_of(kind)]
    if len(kinds) != 1 or len(fields) != 1 or fields[0][1] == "seat":
        return None
    numbers = [getattr(move, fields[0][0]) for move in moves]
    if not all(isinstance(number, int) and number >= 0 for number in numbers):
        return None
    return numbers


def matching(choices: Sequence[Choice[AnswerT]], typed: str) -> list[Choice[AnswerT]]:
    """The choices that typed text may mean: by number, full text, prefix, or substring.

    >>> choices = [Choice(1, "Take nothing", 0), Choice(2, "Take 8", 8)]
    >>> [choice.answer for choice in matching(choices, " TAKE N")], [choice.answer for choice in matching(choices, "2")]
    ([0], [8])
    """
    wanted = " ".join(typed.casefold().split())
    by_words = [(" ".join(choice.words.casefold().split()), choice) for choice in choices]
    tries = (
        [choice for choice in choices if str(choice.number) == wanted],
        [choice for words, choice in by_words if words == wanted],
        [choice for words, choice in by_words if words.startswith(wanted)],
        [choice for words, choice in by_words if wanted in words],
    )
    return next((found for found in tries if found), []) if wanted else []
