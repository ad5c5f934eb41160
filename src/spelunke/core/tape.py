"""Tape: what was answered and what happened, kept only while somebody listens."""

from mypy_extensions import i64


class Tape:
    """The running notes of one table: enough for a record, a log and a replay.

    Rules write notes in numbers; ``view.py`` of the game turns each into an event, for those who may see it.
    """

    answers: list[int]
    """Every answer so far, luck's too, in the order of asking and by seat within an ask."""

    notes: list[tuple[int, ...]]
    """What happened: (number of answers when it happened, kind of note, its numbers …)."""

    start: object
    """The position the game was arranged from, or None for a fresh deal."""

    def __init__(self, start: object = None) -> None:
        self.answers = []
        self.notes = []
        self.start = start

    def write(self, kind: i64, *numbers: int) -> None:
        """Add a note."""
        self.notes.append((len(self.answers), int(kind), *numbers))
