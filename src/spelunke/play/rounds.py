"""Rounds: how far back people are told what happened. Without memory aids they remember earlier rounds by themselves."""

from collections.abc import Sequence

from spelunke.core.game import Game


def round_begins(game: Game) -> str | None:
    """The event by which a round begins, where earlier rounds are told again only when the game is over; else None."""
    begins = game.parts.round_begins
    return begins.__name__ if begins is not None and not game.house.memory_aids else None


def last_beginning(game: Game, notes: Sequence[tuple[int, ...]]) -> int | None:
    """Which of these notes, as ``tell`` reads them, says that a round begins, the last one of several; None if none does."""
    tell, begins = game.parts.tell, game.parts.round_begins
    if begins is None:
        return None
    return next((place for place in range(len(notes) - 1, -1, -1) if isinstance(tell(notes[place], None), begins)), None)
