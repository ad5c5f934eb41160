"""Codebook: every move of a game has one small number, which is never renumbered."""

from collections.abc import Iterable

from spelunke.core.errors import UnknownMove
from spelunke.core.types import Move


class Codebook:
    """Moves and codes, one to one; luck's answers are moves too. The code of a move is its place in the list."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self.moves = tuple(moves)
        self.codes = {move: code for code, move in enumerate(self.moves)}
        if len(self.codes) != len(self.moves):
            raise ValueError("a move stands twice in the codebook")

    def __len__(self) -> int:
        return len(self.moves)

    def code(self, move: object) -> int:
        """The code of a move."""
        code = self.codes.get(move) if isinstance(move, Move) else None
        if code is not None:
            return code
        raise UnknownMove("move-unknown", move=_short(move), kinds=sorted({type(known).__name__ for known in self.moves}))


def _short(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= 80 else text[:79] + "…"
