"""Law 9: how many lines of play there are, and how they end."""

from collections.abc import Iterator
from itertools import product

from spelunke.core.table import Table
from tests.laws.broken import same
from tests.laws.hooks import Count, hooks_of
from tests.laws.walks import Moment


def count_lines(table: Table, depth: int) -> Count:
    """All ways in which so many asks can be answered; asks of several seats have as many answers as combinations.

    A line that is over before is counted once.
    """
    if not table.asked:
        firsts = tuple(int(place == 1) for place in table.places())
        return Count(1, 1, firsts)
    if depth == 0:
        return Count(1, 0, (0,) * table.seats)
    return total(count_lines(child, depth - 1) for _, child in children(table))


def children(table: Table) -> Iterator[tuple[tuple[int, ...], Table]]:
    """Every way to answer the present ask, and the table it leads to."""
    for codes in product(*(table.choices(seat) for seat in table.seats_asked())):
        child = table.copy()
        child.answer(list(codes))
        yield codes, child


def total(counts: Iterator[Count]) -> Count:
    """Several counts as one."""
    found = list(counts)
    firsts = tuple(sum(by_seat) for by_seat in zip(*(count.firsts for count in found), strict=True))
    return Count(sum(count.lines for count in found), sum(count.over for count in found), firsts)


def counts(table: Table, most: int, deepest: int = 40) -> list[Count]:
    """Counts for depth 1, 2, 3 … as far as there are at most so many lines."""
    found: list[Count] = []
    for depth in range(1, deepest + 1):
        if _more_lines_than(table, depth, most):
            break
        found.append(count_lines(table, depth))
        if found[-1].over == found[-1].lines:
            break
    return found


def _more_lines_than(table: Table, depth: int, most: int) -> bool:
    """Whether there are too many lines to be counted, without counting them all."""
    return _lines_up_to(table, depth, most) > most


def _lines_up_to(table: Table, depth: int, most: int) -> int:
    if not table.asked or depth == 0:
        return 1
    if depth == 1:
        lines = 1
        for seat in table.seats_asked():
            lines *= len(table.choices(seat))
        return lines
    lines = 0
    for _, child in children(table):
        lines += _lines_up_to(child, depth - 1, most - lines)
        if lines > most:
            break
    return lines


MOST_LINES = 300
"""How many lines of play are counted at any one moment."""


def naive_counter_agrees(moment: Moment) -> None:
    """A counter that was written from RULES.md alone finds as many lines of play, with the same ends."""
    naive = hooks_of(moment.game.box.key).count
    if naive is not None:
        position = moment.game.position(moment.table)
        for depth, found in enumerate(counts(moment.table, MOST_LINES, deepest=3), start=1):
            same(f"lines of play to depth {depth}", found, naive(moment.game, position, depth))
