"""Roles: who may do what the host may, in which order people sat down, and whom the host removed."""

from collections.abc import Sequence

from spelunke.server.log import entries
from spelunke.server.log.entries import Entry
from spelunke.server.log.seats import Chair


class Roles:
    """The host of a table and those who stand in. Rights of a stand-in hang on the seat, not on a secret: they go with it."""

    def __init__(self, created: entries.Created) -> None:
        self.hosts = {created.host}
        """Hashes of the secrets that make a browser the host."""

        self.seated: list[int] = []
        """The seats of people in the order in which they sat down."""

        self.removed: set[str] = set()
        """Guests removed by the host: they may watch, but not sit down again."""

        self._is_led_from_a_seat = created.screen
        self._stand_ins: set[int] = set()

    def is_host(self, key: str | None) -> bool:
        """Whether a browser with the hash of that secret created the table, or was let in by one that did."""
        return key in self.hosts

    def stands_in(self, seat: int, chairs: Sequence[Chair]) -> bool:
        """Whether the holder of that seat may do what the host may."""
        people = (other for other in self.seated if chairs[other].sits == "person" and not chairs[other].is_left)
        return seat in self._stand_ins or (self._is_led_from_a_seat and seat == next(people, None))

    def add(self, key: str, chairs: Sequence[Chair]) -> None:
        """Another device of the host, or the holder of the seat that this key opens."""
        holders = [seat for seat, chair in enumerate(chairs) if key in chair.keys]
        self._stand_ins.update(holders)
        if not holders:
            self.hosts.add(key)

    def note(self, entry: Entry, chairs: Sequence[Chair]) -> None:
        """Note who sits down, gets up or is removed, before the chair forgets its player."""
        seat = entry.seat or 0
        guest = chairs[seat].guest
        match entry.what:
            case entries.Joined():
                self.seated = [*(other for other in self.seated if other != seat), seat]
                self._stand_ins.discard(seat)
            case entries.TookOver(cause="left"):
                self._stand_ins.discard(seat)
            case entries.Left(removed=removed):
                self._stand_ins.discard(seat)
                # Several players may share a device: as long as another of them sits, its guest is not banned.
                if removed and guest and [chair.guest for chair in chairs].count(guest) == 1:
                    self.removed.add(guest)
