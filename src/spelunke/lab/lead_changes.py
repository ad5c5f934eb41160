"""Lead changes: who led when, and what was on the table when the game was decided."""

from collections import Counter

import msgspec

from spelunke.core.game import Deciding, Game
from spelunke.core.table import Table
from spelunke.core.types import Event


class LeadChanges(msgspec.Struct, frozen=True):
    """The course of one game."""

    lead_changes: int
    """How often the set of leaders changed."""

    behind: float
    """Drama: the share of the game during which none of the eventual winners led."""

    decided: float
    """Decisiveness: when the eventual winners took the lead for good, from 0 at the beginning to 1 at the end."""

    deciding: str | None
    """What was on the table then."""

    things: dict[str, int]
    """How often each thing was on the table at all."""


class Follower:
    """Observes a table after every step."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._moments: list[tuple[frozenset[int], int]] = []

    def look(self, table: Table) -> None:
        """Record who leads."""
        assert table.tape is not None
        self._moments.append((leaders(table), len(table.tape.answers)))

    def course(self, table: Table) -> LeadChanges:
        """The result, once the game is over."""
        winners = frozenset(seat for seat, place in enumerate(table.places()) if place == 1)
        changes = 0
        before: frozenset[int] = frozenset()
        behind = 0
        undecided = 0
        for moment, (leading, _) in enumerate(self._moments):
            changes += bool(before and leading and leading != before)
            before = leading or before
            behind += not winners & leading
            if leading != winners:
                undecided = moment + 1
        total = len(self._moments)
        last = self._moments[min(undecided, total - 1)][1]
        things = self._things(table)
        deciding = next((thing for at, thing in reversed(things) if at <= last), None) if winners else None
        counted = dict(sorted(Counter(thing for _, thing in things).items()))
        return LeadChanges(changes, behind / total, min(undecided + 1, total) / total, deciding, counted)

    def _things(self, table: Table) -> list[tuple[int, str]]:
        """The things that were on the table, with the number of answers given before."""
        assert table.tape is not None
        deciding = self._game.parts.deciding
        found = []
        for at, *note in table.tape.notes:
            event = self._game.parts.tell(tuple(note), None)
            if event is not None and (name := _name_of(event, deciding)) is not None:
                found.append((at, name))
        return found


def _name_of(event: Event, deciding: Deciding | None) -> str | None:
    if deciding is None:
        return type(event).__name__
    return str(getattr(event, deciding.field)) if isinstance(event, deciding.event) else None


def leaders(table: Table) -> frozenset[int]:
    """Who would win if the game ended now. While all places are equal, the highest scores lead; nobody, if all are equal."""
    for marks in ([-place for place in table.places()], list(table.scores())):
        if min(marks) < max(marks):
            return frozenset(seat for seat, mark in enumerate(marks) if mark == max(marks))
    return frozenset()
