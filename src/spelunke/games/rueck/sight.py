"""What a seat sees at a table of Rück's raus!, as numbers."""

from typing import Final

from mypy_extensions import i64

from spelunke.core.sight import Field, Page, Sight, first_seat
from spelunke.core.table import Table
from spelunke.games.rueck.box import KINDS
from spelunke.games.rueck.rules import FAVOUR, NO_ROBBER, Rueck

MOST_JEWELS: Final = 200
MOST_OF_A_KIND: Final = 14
_KINDS: Final[i64] = len(KINDS)


class RueckSight(Sight):
    """No hand is a secret to a careful player: it is the gang less what was played for all to see (§3.4)."""

    def game_fields(self, table: Table) -> list[Field]:
        assert isinstance(table, Rueck)
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

    def write_game(self, table: Table, seat: i64, page: Page) -> None:
        assert isinstance(table, Rueck)
        seats, gang, first = table.seats, table.chief + 1, first_seat(seat)
        page.write(table.round)
        for step in range(seats):
            page.write(table.jewels[(first + step) % seats])
        for step in range(seats):
            page.bits(table.hands[(first + step) % seats], gang)
        for step in range(seats):
            page.mark(table.robbers[(first + step) % seats] if table.about == FAVOUR else NO_ROBBER, gang)
        page.mark(table.noble, _KINDS)
        for left in table.nobles:
            page.write(left)
        if table.expert:
            for drawn in table.eight:
                page.write(drawn)
