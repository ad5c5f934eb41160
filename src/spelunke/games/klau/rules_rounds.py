"""The rounds of Klau Mau!: points, who begins, whose turn it is, and which way play goes (RULES.md §2, §3.7, §6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.table import filled, refilled

_FIRST_SEAT: Final[i64] = 0


class Rounds:
    """Which round it is, whose turn it is, and who has how many points."""

    # The number of the last one.
    last: i64 = 0
    # From 1.
    round: i64 = 0
    # By seat, open to all.
    totals: vec[i64] = vec[i64]()
    # Seat by seat, the sums after each round that is over. Shared by copies.
    sums: vec[i64] = vec[i64]()
    # By seat: 0 for the oldest. Shared by copies.
    ages: vec[i64] = vec[i64]()
    starter: i64 = 0
    # Whose turn it is.
    active: i64 = 0
    # 1 clockwise, -1 counter-clockwise.
    direction: i64 = 1

    def set_up(self, last: i64, ages: vec[i64]) -> None:
        """Before the first round."""
        self.last = last
        self.ages = ages
        self.totals = filled(len(ages), 0)

    def begin(self, keep_direction: bool) -> None:
        """§2.3, §2.6: the leader begins, the oldest of several; play goes clockwise."""
        self.round += 1
        leader: i64 = 0
        for seat in range(1, len(self.totals)):
            ahead = self.totals[seat] - self.totals[leader]
            if ahead > 0 or (ahead == 0 and self.ages[seat] < self.ages[leader]):
                leader = seat
        self.starter = leader
        self.active = leader
        if not keep_direction:
            self.direction = 1

    def next_seat(self, seat: i64) -> i64:
        """Who follows in play order (§3.7)."""
        seat += self.direction
        if seat < 0:
            return len(self.totals) - 1
        return seat if seat < len(self.totals) else _FIRST_SEAT

    def seat_before(self, seat: i64) -> i64:
        """Whom a seat follows in play order: its hand comes from there when hands are passed (§7.19)."""
        seats: i64 = len(self.totals)
        return (seat - self.direction + seats) % seats

    def follower(self) -> i64:
        """Who comes after the seat whose turn it is, and may doubt it (§4.2)."""
        return self.next_seat(self.active)

    def turn_round(self, literal: bool) -> None:
        """§5.6: a plan turns play round, or to the letter always counter-clockwise."""
        self.direction = -self.direction
        if literal:
            self.direction = -1

    def write_down(self) -> None:
        """The round is over: its sums go into the book, a new one each time, as copies still read the old."""
        pages: i64 = len(self.sums)
        book = filled(pages + len(self.totals), 0)
        for place in range(pages):
            book[place] = self.sums[place]
        for seat in range(len(self.totals)):
            book[pages + seat] = self.totals[seat]
        self.sums = book

    def is_last(self) -> bool:
        """Whether no other round follows."""
        return self.round == self.last

    def copy_into(self, twin: "Rounds") -> None:
        """The same rounds, in the other's memory."""
        twin.last = self.last
        twin.round = self.round
        twin.totals = refilled(twin.totals, self.totals)
        twin.sums = self.sums
        twin.ages = self.ages
        twin.starter = self.starter
        twin.active = self.active
        twin.direction = self.direction
