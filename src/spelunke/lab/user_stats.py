"""Statistics from a file: ``--watch my_stats.py:Counter``."""

import math
from collections.abc import Mapping, Sequence
from numbers import Real

from spelunke.core.errors import SpelunkeError
from spelunke.core.game import AnyView
from spelunke.core.types import Event, Move, Standing
from spelunke.lab.user_bots import Source, named_in, told


class BadWatcher(SpelunkeError):
    """Statistics that crashed or returned something other than numbers."""


class OwnWatcher:
    """A user's statistics of one game, with errors contained."""

    def __init__(self, source: Source, maker: object) -> None:
        self._source = source
        try:
            self._own = maker()  # type: ignore[operator]
        except (Exception, SystemExit) as error:
            raise self._crashed(error) from None

    def decided(self, seat: int, view: AnyView, move: Move) -> None:
        """Report an answer, if it has a method for that."""
        listen = getattr(self._own, "decided", None)
        if listen is None:
            return
        try:
            listen(seat, view, move)
        except (Exception, SystemExit) as error:
            raise self._crashed(error) from None

    def ended(self, standing: Standing, events: Sequence[Event]) -> dict[str, float]:
        """Its numbers."""
        try:
            numbers = self._own.ended(standing, events)
        except (Exception, SystemExit) as error:
            raise self._crashed(error) from None
        if not isinstance(numbers, Mapping) or not all(_counts(number) for number in numbers.values()):
            raise BadWatcher("lab-watch-no-numbers", name=self._source.name, given=" ".join(repr(numbers).split())[:80])
        return {str(name): float(number) for name, number in numbers.items()}

    def _crashed(self, error: BaseException) -> BadWatcher:
        return BadWatcher("lab-watch-crashed", name=self._source.name, why=told(error, self._source))


def _counts(number: object) -> bool:
    """Whether it is a number that can be averaged."""
    try:
        return isinstance(number, Real) and math.isfinite(number)
    except OverflowError:  # too large for a float
        return False


class Gallery:
    """Statistics from a file: the file is run once, and each game gets a fresh instance."""

    def __init__(self, source: Source | None) -> None:
        self._source = source
        self._maker = None if source is None else named_in(source)

    def watchers(self) -> list[OwnWatcher]:
        """The watchers of the next game."""
        return [] if self._source is None else [OwnWatcher(self._source, self._maker)]
