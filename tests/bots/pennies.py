"""Games small enough to be solved by hand: two show a penny each, or a hand each, at once."""

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.observation import Field, ObservationEncoder, PackedObservation
from spelunke.core.table import Table


class Showing(Table):
    """Two seats show one of so many things together; the one who is ahead by an odd number of steps round the circle wins.

    With two things that is matching pennies: seat 1 wins what is different. With three it is rock, paper, scissors.
    """

    def __init__(self, things: int) -> None:
        super().__init__()
        self.things = things
        self.seats = 2
        self.asked = 3
        self.shown = (0, 0)

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](range(self.things))

    def step(self, answers: vec[i64]) -> None:
        self.shown = (answers[0], answers[1])
        self.asked = 0

    def places(self) -> vec[i64]:
        ahead = (self.shown[1] - self.shown[0]) % self.things
        if self.things == 2:
            return vec[i64]([2, 1] if ahead else [1, 2])
        return vec[i64]([[1, 1], [2, 1], [1, 2]][ahead])

    def copy(self) -> "Showing":
        return Showing(self.things)

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """There is nothing to redeal."""


class NothingToSee(ObservationEncoder):
    """Before the showing there is nothing to see."""

    def game_fields(self, table: Table) -> list[Field]:
        return []

    def write_game(self, table: Table, seat: i64, page: PackedObservation) -> None:
        """Nothing."""
