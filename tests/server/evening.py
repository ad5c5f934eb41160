"""Whole games played by sockets, one thing after the other."""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.server.guests import PATIENCE, Guest, Socket, Word


class Evening:
    """A table with a person on every seat, and a socket for each."""

    def __init__(self, guests: Sequence[Guest], addresses: Sequence[str | None] | None = None, **wanted: Any) -> None:
        host, *others = guests
        self.guests = guests
        self.table = host.put_up(**{"game": "rueck", "seats": len(guests), **wanted})
        for seat, other in enumerate(others, 1):
            assert other.join(self.table) == seat
        where = addresses or [None] * len(guests)
        self.sockets = [
            person.socket(self.table, address, seat=seat)
            for seat, (person, address) in enumerate(zip(guests, where, strict=True))
        ]
        self.last: list[Word] = []

    def start(self) -> None:
        """Deal."""
        self.guests[0].at(self.table, "start")
        self.hear_step()

    def hear_step(self) -> None:
        """Wait until everybody has heard of the next step."""
        self.last = [socket.hear_until("Step") for socket in self.sockets]

    @property
    def turn(self) -> int:
        """The open ask."""
        return int(self.last[0]["turn"])

    @property
    def asked(self) -> list[int]:
        """Who must answer."""
        return list(self.last[0]["view"]["asked"])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.last[0]["view"]["standing"] is not None

    def choices(self, seat: int) -> list[Any]:
        """What a seat may answer."""
        return list(self.last[seat]["view"]["choices"])

    def answer(self, seat: int, move: Any) -> None:
        """Answer for a seat, and wait until that is stored."""
        self.sockets[seat].say("Answer", turn=self.turn, move=move)

    def step(self, moves: Mapping[int, Any] | None = None, dice: random.Random | None = None) -> None:
        """Let everybody who is asked answer, and wait until all have heard what came of it."""
        for seat in self.asked:
            choices = self.choices(seat)
            move = (moves or {}).get(seat, (dice or random.Random(self.turn)).choice(choices))
            self.answer(seat, move)
        self.hear_step()

    def play_out(self, seed: int = 1) -> None:
        """Play to the end."""
        dice = random.Random(seed)
        while not self.is_over:
            self.step(dice=dice)


def kept(socket: Socket, move: Any) -> None:
    """Wait until a seat's answer is stored."""
    assert socket.hear_until("Kept")["move"] == move


def taken(socket: Socket) -> None:
    """Wait until a seat's answer is stored, whether others are still waited for or not."""
    while (word := socket.hear())["kind"] not in {"Kept", "Step"}:
        assert word["kind"] != "Refusal", word


def until_somebody_else_is_absent(guests: Sequence[Guest]) -> None:
    """Wait until, at another table of theirs, a bot plays for the last of them, who has gone away.

    Whoever was away before that has been so for as long as the house waits for anybody.
    """
    evening = Evening(guests)
    evening.start()
    for seat in range(len(guests) - 1):
        evening.answer(seat, evening.choices(seat)[0])
    evening.sockets[-1].close()
    while evening.sockets[0].hear_until("Seats")["people"][-1]["cause"] != "absent":
        pass


def eventually(is_so: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until it is so."""
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)
