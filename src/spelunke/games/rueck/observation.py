"""What a seat sees at a table of Rück's raus!, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.observation import LOW_BITS, Field, ObservationEncoder, PackedObservation
from spelunke.games.rueck.box import KINDS
from spelunke.games.rueck.rules import NO_ROBBER, Rueck

MOST_JEWELS: Final = 200
MOST_OF_A_KIND: Final = 14
_KINDS: Final[i64] = len(KINDS)


class RueckObservationEncoder(ObservationEncoder[Rueck]):
    """A careful player knows every hand: it is the gang less the robbers played in the open (§3.4)."""

    def game_fields(self, table: Rueck) -> list[Field]:
        seats, gang, kinds = int(table.seats), int(table.chief) + 1, len(KINDS)
        return [
            Field("round", 1, 0, int(table.rounds)),
            Field("jewels", seats, -MOST_JEWELS, MOST_JEWELS),
            Field("hands", seats * gang, 0, 1),
            Field("robbers", seats * gang, 0, 1),
            Field("noble", kinds, 0, 1),
            Field("nobles_left", kinds, 0, MOST_OF_A_KIND),
            *([Field("eight", kinds, 0, MOST_OF_A_KIND)] if table.expert else []),
        ]

    def write_game(self, table: Rueck, seat: i64, page: PackedObservation) -> None:
        if page.packed:
            _pack(table, page.around(seat, table.seats), page)
            return
        seats = page.around(seat, table.seats)
        page.write(table.round)
        page.write_by_seat(table.jewels, seats)
        _write_robbers(table, seats, page)
        page.mark(table.noble, _KINDS)
        page.write_all(table.nobles)
        if table.expert:
            page.write_all(table.eight)


def _write_robbers(table: Rueck, seats: vec[i64], page: PackedObservation) -> None:
    """A bit for each robber of each gang: whether it is in hand, then whether it lies revealed."""
    hands, robbers, gang = table.hands, table.robbers, table.chief + 1
    in_hand: i64 = 0
    revealed: i64 = 0
    first: i64 = 0
    for other in seats:
        in_hand |= hands[other] << first
        if robbers[other] != NO_ROBBER:
            revealed |= LOW_BITS[first + robbers[other]] + 1  # compiled, ``1 << n`` would be shifted in 32 bits
        first += gang
    page.bits(in_hand, first)
    page.bits(revealed, first)


def _pack(table: Rueck, seats: vec[i64], page: PackedObservation) -> None:
    """Everything in as few numbers as possible, because games are short and observations are looked up often.

    The size of the hands tells the round.
    """
    page.write(table.noble)
    numbers, at = page.numbers, page.at
    jewels, hands, robbers = table.jewels, table.hands, table.robbers
    for other in seats:
        numbers[at] = jewels[other]
        numbers[at + 1] = hands[other] << 4 | robbers[other] - NO_ROBBER
        at += 2
    page.at = at
    _pack_nobles(table.nobles, page)
    if table.expert:
        _pack_nobles(table.eight, page)


def _pack_nobles(by_kind: vec[i64], page: PackedObservation) -> None:
    counts: i64 = 0
    for nobles in by_kind:
        counts = counts << 4 | nobles
    page.bits(counts, 4 * _KINDS)
