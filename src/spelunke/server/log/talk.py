"""What was said at a table and is still told to somebody who comes."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from spelunke.server.log.log_moment import LogMoment

REMEMBERED_TALK: Final = 50


class RecentTalk:
    """The latest messages. Where there are too many, the oldest of those who said most is dropped; spectators count as one.

    So a flood pushes out its own messages and not what the others said.
    """

    __slots__ = ("_said",)

    def __init__(self) -> None:
        self._said: list[LogMoment] = []

    def __iter__(self) -> Iterator[LogMoment]:
        return iter(self._said)

    def add(self, moment: LogMoment) -> None:
        """Somebody said something."""
        self._said.append(moment)
        if len(self._said) > REMEMBERED_TALK:
            loudest, _ = Counter(said.seat for said in self._said).most_common(1)[0]
            del self._said[next(at for at, said in enumerate(self._said) if said.seat == loudest)]
