"""Plain JSON: as what positions and house rules are kept."""

import msgspec

from spelunke.core.dice import WORD
from spelunke.core.errors import ImpossiblePosition
from spelunke.core.types import Json


def check_numbers(plain: object) -> None:
    """Refuse numbers larger than a table can hold, so that games need not check."""
    if isinstance(plain, int) and not -WORD <= plain <= WORD:
        raise ImpossiblePosition("position-damaged", why=f"{plain} > {WORD}")
    if isinstance(plain, dict | list):
        for inner in plain.values() if isinstance(plain, dict) else plain:
            check_numbers(inner)


def plain_of(struct: object) -> Json:
    """A struct or a dictionary as it would be read from JSON."""
    plain: Json = msgspec.json.decode(msgspec.json.encode(struct))
    return plain
