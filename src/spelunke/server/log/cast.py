"""The cast: whoever sits at a table is an animal. Bots are regulars of the den; people choose, or keep their initial.

Nothing here is drawn by lot: which regulars come to a table follows from the table's id and from who sits there.
"""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Final, get_args

from spelunke.server.errors import NotNow
from spelunke.server.log.seats import Chair
from spelunke.server.socket.messages import Animal, Standing

REGULARS: Final[dict[Animal, str]] = {
    "badger": "Kalle",
    "fox": "Jule",
    "owl": "Emil",
    "hare": "Lotte",
    "hedgehog": "Fritz",
    "squirrel": "Rosa",
    "raven": "Wanda",
    "bear": "Paul",
    "mouse": "Piet",
    "toad": "Berta",
}
"""The regulars, whom bots play, with their names, which are the same in every language."""

NAMED: Final[dict[str, Animal]] = {name: animal for animal, name in REGULARS.items()}
ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)
GUESTS: Final = tuple(animal for animal in ANIMALS if animal not in REGULARS)
"""Those whom only people wear."""

USUAL: Final[Animal] = "cat"
"""Who has not chosen yet."""

WEARERS: Final[dict[str, Animal]] = {
    "liar": "badger",
    "suspicious": "fox",
    "honest": "owl",
    "trusting": "squirrel",
    "cautious": "hare",
    "daredevil": "hedgehog",
}
"""By character: the regular who has it. A face alone changes no play: without a character every regular plays alike."""


def by_character(level: str) -> Animal | None:
    """The regular who suits the bot of this full name; None if it has no character.

    >>> by_character("regular:liar"), by_character("regular")
    ('badger', None)
    """
    return WEARERS.get(level.partition(":")[2])


def order(table: str) -> list[Animal]:
    """The order in which regulars come to this table."""
    return sorted(REGULARS, key=lambda animal: hashlib.sha256(f"{table} {animal}".encode()).digest())


def seat_regulars(table: str, chairs: Sequence[Chair], standing: Standing) -> None:
    """Give every bot a regular. Bots give way to people: neither an animal nor a name sits there twice.

    Whoever fits stays. Before the start the regular of a character comes to the bot that has it, even from another bot.
    """
    people = [chair for chair in chairs if chair.sits in {"person", "reserved"}]
    # Who looks at a record that was opened sits nowhere; its seats were somebody's.
    bots = [chair for chair in chairs if chair.sits == "bot" or (standing == "over" and chair.sits == "nobody")]
    called = {chair.name.casefold() for chair in people}
    worn = {chair.animal for chair in people}
    free = [animal for animal in order(table) if animal not in worn and REGULARS[animal].casefold() not in called]
    # More people can bear names of regulars than chairs are left: then a name comes twice.
    last = [animal for animal in order(table) if animal not in worn and animal not in free]
    wanting = bots
    for suits in (_suits, _stays) if standing == "open" else (_stays, _suits):
        wanting = _seat(wanting, free, suits)
    _seat(wanting, [*free, *last], lambda _, __: True)


def _suits(chair: Chair, animal: Animal) -> bool:
    return animal == by_character(chair.level or "")


def _stays(chair: Chair, animal: Animal) -> bool:
    return animal == chair.animal


def _seat(bots: Iterable[Chair], free: list[Animal], suits: Callable[[Chair, Animal], bool]) -> list[Chair]:
    """Seat those for whom a free regular suits; returns those who still want one."""
    wanting = []
    for chair in bots:
        found = next((animal for animal in free if suits(chair, animal)), None)
        if found is None:
            wanting.append(chair)
        else:
            free.remove(found)
            chair.animal, chair.name = found, REGULARS[found]
    return wanting


def free_for_people(chairs: Sequence[Chair], seat: int | None = None) -> tuple[Animal, ...]:
    """The animals that the person on this seat can choose: guests of the den first. Bots give way."""
    others = (chair for place, chair in enumerate(chairs) if place != seat and chair.sits in {"person", "reserved"})
    worn = {chair.animal for chair in others}
    return tuple(animal for animal in (*GUESTS, *REGULARS) if animal not in worn)


def check_free(chairs: Sequence[Chair], seat: int | None, animal: Animal | None) -> None:
    """Refuse an animal that another person at the table wears, and say which are free."""
    free = free_for_people(chairs, seat)
    if animal is not None and animal not in free:
        raise NotNow("server-animal-taken", animal=animal, animals=free)


def preferred(chairs: Sequence[Chair], seat: int, animal: Animal | None) -> Animal | None:
    """The animal that somebody usually is, or the next one that is free at this table; None keeps the initial."""
    free = free_for_people(chairs, seat)
    return animal if animal is None or animal in free else free[0]
