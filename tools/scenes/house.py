"""The house round the tables: lobby, setting up, waiting room, settings, pass the device, TV."""

from typing import Final

from scenes import Film, Visit

SCENES: Final[list[Visit]] = []
FILMS: Final[list[Film]] = []
