"""Everything that can be refused, by name. An error knows its facts; the sentence comes from the texts."""

from collections.abc import Callable
from functools import partial


def _bare(message: str, facts: dict[str, object]) -> str:
    return f"{message}: {facts}"


_sentence: Callable[[str, dict[str, object]], str] = _bare


def tell_with(sentence: Callable[[str, dict[str, object]], str]) -> None:
    """Let ``str(error)`` speak through ``sentence(message, facts)``: core itself holds no texts."""
    global _sentence
    _sentence = sentence


class SpelunkeError(Exception):
    """Something was asked for that cannot be done; ``str()`` says what was wrong and what is allowed."""

    message: str
    """The name of the sentence in the texts."""

    facts: dict[str, object]
    """The facts named in the sentence; the names are the same in every language."""

    def __init__(self, message: "str | SpelunkeError", /, **facts: object) -> None:
        if isinstance(message, SpelunkeError):  # Gymnasium raises what a worker raised as ``type(error)(error)``
            facts, message = message.facts, message.message
        super().__init__(message, facts)
        self.message = message
        self.facts = facts

    def __reduce__(self) -> tuple[Callable[..., object], tuple[()]]:
        """Let an error keep its facts when it passes from one process to another."""
        return partial(type(self), self.message, **self.facts), ()

    def __str__(self) -> str:
        if " " in self.message:  # no name, but a sentence: Gymnasium makes an error anew from what it said
            return self.message
        return _sentence(self.message, self.facts)


class UnknownGame(SpelunkeError):
    """No game of that name is on the shelf."""


class WrongSeats(SpelunkeError):
    """The game cannot be played with that many seats."""


class UnknownHouseRule(SpelunkeError):
    """The game has no house rule or preset of that name."""


class BadHouseRule(SpelunkeError):
    """The house rule exists, but not with that value, or not together with another."""


class UnknownRules(SpelunkeError):
    """The rules of the game have no such version."""


def check_house_rule(fits: object, message: str, **facts: object) -> None:
    """Refuse house rules unless they go together (BadHouseRule)."""
    if not fits:
        raise BadHouseRule(message, **facts)


class Refused(SpelunkeError):
    """An answer that was refused; the table is unchanged."""


class UnknownMove(Refused):
    """Not a move of this game."""


class NotAsked(Refused):
    """That seat is not asked now."""


class NotLegal(Refused):
    """A move of this game, but not now, or not for this seat."""


class AnswersMissing(Refused):
    """Not all asked seats have answered; a step takes them together."""


class ImpossiblePosition(SpelunkeError):
    """A position that no table can be in."""


def check_position(fits: object, message: str, **facts: object) -> None:
    """Refuse a position unless what it says fits together (ImpossiblePosition)."""
    if not fits:
        raise ImpossiblePosition(message, **facts)


class BadRecord(SpelunkeError):
    """A record that cannot be read, or that does not say what happened at any table."""


class UnknownBot(SpelunkeError):
    """No such bot."""


class BadSimulation(SpelunkeError):
    """A simulation that cannot be run: no games, or not a bot for every seat."""


class BadView(SpelunkeError):
    """A view that leaves nothing to decide: of another game, without an ask, or of no table."""


class BadBudget(SpelunkeError):
    """No time to think, or no end to it."""
