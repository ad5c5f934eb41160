"""Forgetting a guest: what the entries of a table hold of them is replaced, and nothing else.

This is the one exception from the append-only log. Numbers, answers and luck stay, so the game of the others stays as it was.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from spelunke.server.log import entries
from spelunke.server.log.entries import Entry, What

NOBODY: Final = "N. N."
"""In place of a name, in every language."""

UNSAID: Final = "…"


def without(guest: str, log: Iterable[Entry]) -> list[Entry]:
    """The entries in which this guest is named, without the name, the guest's cookie, the secret and what they said."""
    seats: set[int | None] = set()
    names: set[str] = set()
    changed = []
    for entry in log:
        what = entry.what
        if isinstance(what, entries.Joined | entries.AskedToSit):
            is_theirs = what.guest == guest
            if isinstance(what, entries.Joined):
                (seats.add if is_theirs else seats.discard)(entry.seat)
            if is_theirs:
                names.add(what.name)
                changed.append(_with(entry, msgspec.structs.replace(what, name=NOBODY, guest="", key="")))
        elif isinstance(what, entries.Left):
            seats.discard(entry.seat)
        elif isinstance(what, entries.Said) and (entry.seat in seats or (entry.seat is None and what.name in names)):
            changed.append(_with(entry, entries.Said(NOBODY, UNSAID)))
        elif isinstance(what, entries.Reserved) and what.name in names:
            changed.append(_with(entry, msgspec.structs.replace(what, name=NOBODY)))
    return changed


def _with(entry: Entry, what: What) -> Entry:
    return msgspec.structs.replace(entry, what=what)
