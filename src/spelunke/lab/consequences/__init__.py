"""The measured effects of each game's house rules: made by ``spelunke sweep --into`` and shipped with the package."""

from functools import cache
from importlib.resources import files

import msgspec

from spelunke.core.types import Json


@cache
def shipped(game: str) -> Json | None:
    """The effects of a game's house rules, with the seed, version and command that made them; None if not measured.

    >>> shipped("rueck")["command"]
    'spelunke sweep rueck --games 2000 --seed 1'
    """
    file = files(__name__) / f"{game}.json"
    if not file.is_file():
        return None
    told: Json = msgspec.json.decode(file.read_bytes())
    return told
