"""Scenes of wuerfel."""

from typing import Final

from scenes import Film, Scene

SCENES: Final[list[Scene]] = []
FILMS: Final[list[Film]] = []
