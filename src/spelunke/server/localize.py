"""Localization: error messages in a language that the browser accepts."""

from spelunke.core.errors import SpelunkeError
from spelunke.server.socket.messages import Refusal
from spelunke.texts import LANGUAGES, speaker


def refusal(error: SpelunkeError, language: str) -> Refusal:
    """An error as a message for the browser."""
    return Refusal(error.message, error.facts, speaker(language).error(error.message, error.facts))


def say(language: str, name: str, **facts: object) -> str:
    """A sentence of the server's own."""
    return speaker(language).say(name, **facts)


def chosen(accepted: str | None) -> str:
    """The first supported language that a browser accepts.

    >>> chosen("fr, de-AT;q=0.8, en;q=0.5"), chosen(None)
    ('de', 'en')
    """
    for part in (accepted or "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
