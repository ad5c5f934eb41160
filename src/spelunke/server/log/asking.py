"""Who asks for a bot's chair while the game goes on: the host decides, and nobody gets to see a second hand."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from spelunke.server.errors import NotNow, NotYours
from spelunke.server.log import cast, entries
from spelunke.server.log.entries import Entry
from spelunke.server.log.seats import Chair
from spelunke.server.socket.messages import Asker, Standing

MOST_WAITING: Final = 8
MOST_ASKS: Final = 3
"""So often a guest may ask at one table: a host who has said no is not asked for ever."""

ID_LETTERS: Final = 12


def asker_id(key: str) -> str:
    """By which the host names who asks: the beginning of the hash of a secret, which opens nothing."""
    return key[:ID_LETTERS]


class Asking:
    """Those who wait for the host's word, and who has held which seat since the deal."""

    def __init__(self) -> None:
        self.waiting: dict[str, tuple[int, entries.AskedToSit]] = {}
        """By the hash of the secret that will hold the seat."""

        self._sat: dict[str, set[int]] = {}
        self._asked: Counter[str] = Counter()

    def sits(self, guest: str, seat: int) -> None:
        """A guest holds the seat of a running game, and knows its hand."""
        self._sat.setdefault(guest, set()).add(seat)

    def askers(self) -> tuple[Asker, ...]:
        """Everybody at the table may know who asks for which chair."""
        return tuple(Asker(asker_id(key), seat, asked.name, asked.animal) for key, (seat, asked) in self.waiting.items())

    def of(self, keys: Sequence[str]) -> str | None:
        """Who asks with one of these keys."""
        return next((asker_id(key) for key in keys if key in self.waiting), None)

    def key_of(self, asker: str) -> tuple[int, str]:
        """The chair and the key of somebody who asks."""
        for key, (seat, _) in self.waiting.items():
            if asker_id(key) == asker:
                return seat, key
        raise NotNow("server-nobody-asks")

    def check(self, chair: Chair, seat: int, what: entries.What, standing: Standing) -> None:
        """Refuse an ask, or a host's word about it, that does not fit now."""
        if standing != "running":
            raise NotNow("server-is-over" if standing == "over" else "server-not-started")
        match what:
            case entries.AskedToSit(guest=guest):
                if chair.sits != "bot":
                    raise NotNow("server-seat-taken")
                if self._sat.get(guest, set()) - {seat}:
                    raise NotYours("server-second-chair")
                if self._asked[guest] >= MOST_ASKS or len(self.waiting) >= MOST_WAITING:
                    raise NotNow("server-asked-enough")
            case entries.LetIn(key=key) | entries.TurnedAway(key=key) if self.waiting.get(key, (None,))[0] != seat:
                raise NotNow("server-nobody-asks")

    def ask(self, seat: int, asked: entries.AskedToSit) -> None:
        """Somebody asks; an ask of the same guest for another chair is replaced."""
        self._asked[asked.guest] += 1
        self._drop(lambda _, other: other.guest == asked.guest)
        self.waiting[asked.key] = (seat, asked)

    def turn_away(self, key: str) -> None:
        """The host has said no, or the guest has thought better of it."""
        self.waiting.pop(key, None)

    def let_in(self, entry: Entry, what: entries.LetIn, chairs: Sequence[Chair]) -> Entry:
        """The host has said yes: the entry by which the guest sits down."""
        seat, asked = self.waiting[what.key]
        self._drop(lambda other, _: other == seat)
        animal = cast.preferred(chairs, seat, asked.animal)
        return Entry(entry.n, seat, entries.Joined(asked.name, asked.guest, asked.key, animal=animal), entry.at)

    def _drop(self, is_past: Callable[[int, entries.AskedToSit], bool]) -> None:
        self.waiting = {key: (seat, asked) for key, (seat, asked) in self.waiting.items() if not is_past(seat, asked)}
