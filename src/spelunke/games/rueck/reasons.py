"""Reasons at a table of Rück's raus!: what speaks for a robber or a favour, and against it."""

from collections.abc import Iterator
from itertools import product
from math import comb

from spelunke.core.tape import Tape
from spelunke.core.types import Reason, Seat, in_percent
from spelunke.games.rueck.box import JEWELS, KINDS, NOTHING_OR_8, NobleKind
from spelunke.games.rueck.rules import FAVOUR, ROBBER, Rueck
from spelunke.games.rueck.types import CODEBOOK, AnyMove, Favoured, Pitied, RueckView
from spelunke.games.rueck.view import look, tell

Robbers = tuple[int, ...]
"""By seat: what everybody sends in one round."""

TOTALS_TELL = 3
"""Rounds before the end from which on totals say something about the winner; before that, being richest is no worry."""


class Strongest(Reason, frozen=True, tag=True):
    """How likely the robber is strongest, alone or with others, if everybody else chose blindly from what they have left."""

    percent: int
    noble: NobleKind
    jewels: int | None
    """What the favour brings, below 0 if it costs; None where it is a choice."""


class ChiefsCancel(Reason, frozen=True, tag=True):
    """These still have their chief too: two of them cancel each other."""

    who: tuple[Seat, ...]
    chief: int


class Pity(Reason, frozen=True, tag=True):
    """How likely the robber is weakest, and what that brings, if everybody else chose blindly."""

    percent: int
    jewels: int


class InBetween(Reason, frozen=True, tag=True):
    """Whatever the others choose, the robber is neither strongest nor weakest."""


class Keeps(Reason, frozen=True, tag=True):
    """The strongest robber is kept for a noble who brings more and may still come."""

    strength: int
    noble: NobleKind
    percent: int


class TooRich(Reason, frozen=True, tag=True):
    """Whenever the robber is strongest, the favour makes this seat the richest, who is caught."""

    jewels: int


class WouldWin(Reason, frozen=True, tag=True):
    """If it ended after this favour, this seat would win, whatever favours others choose."""


class OthersWouldWin(Reason, frozen=True, tag=True):
    """If it ended after this favour, these would win, or nobody, whatever favours others choose."""

    who: tuple[Seat, ...]


REASONS: dict[type[Reason], str] = {
    Strongest: "§3.4",
    ChiefsCancel: "§4.2",
    Pity: "§4.6",
    InBetween: "§3.4",
    Keeps: "§2.3",
    TooRich: "§8.2",
    WouldWin: "§8.2",
    OthersWouldWin: "§8.2",
}
"""Every kind, and the paragraph that makes it a reason."""


def why(table: Rueck, view: RueckView, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first."""
    assert view.seat is not None
    return tuple((_of_robber if table.about == ROBBER else _of_favour)(table, view.seat, CODEBOOK.codes[move]))


def _ways(table: Rueck, seat: int, code: int) -> list[tuple[int, ...]]:
    """What may be answered together with this code, one answer for each seat that is asked."""
    return list(product(*([code] if other == seat else table.choices(other) for other in table.seats_asked())))


# Robbers.


def _of_robber(table: Rueck, seat: int, robber: int) -> Iterator[Reason]:
    ways = _ways(table, seat, robber)
    strongest, weakest = _strongest_and_weakest(table, seat, ways)
    favour = None
    if strongest and not table.offers_choice():
        favour = _paid(Favoured, seat, _after_round(table, strongest[0]))
    if len(weakest) > len(strongest):
        yield Pity(in_percent(len(weakest) / len(ways)), _paid(Pitied, seat, _after_round(table, weakest[0])))
    elif strongest:
        yield Strongest(in_percent(len(strongest) / len(ways)), KINDS[table.noble], favour)
    else:
        yield InBetween()
    chiefs = tuple(other for other in range(table.seats) if other != seat and table.chief in table.choices(other))
    if robber == table.chief and chiefs:
        yield ChiefsCancel(chiefs, table.chief)
    if favour and favour > 0 and 2 * len(strongest) >= len(ways) and table.rounds - table.round < TOTALS_TELL:
        yield from _too_rich(table, seat, strongest)
    if len(strongest) >= len(weakest):  # a player who wants pity would hardly have sent the strongest
        yield from _kept(table, seat, robber)


def _strongest_and_weakest(table: Rueck, seat: int, ways: list[Robbers]) -> tuple[list[Robbers], list[Robbers]]:
    """The rounds in which this seat is among the strongest, and those in which it is among the weakest."""
    strongest, weakest = [], []
    world = table.copy()
    for robbers in ways:
        for other, robber in enumerate(robbers):
            world.robbers[other] = robber
        world.compare()
        if world.strongest >> seat & 1:
            strongest.append(robbers)
        if world.weakest >> seat & 1:
            weakest.append(robbers)
    return strongest, weakest


def _after_round(table: Rueck, robbers: Robbers) -> Rueck:
    """The table after a round of these robbers; of a choice of favours everybody takes the first."""
    world = table.copy()
    world.tape = Tape()
    world.answer(list(robbers))
    if world.about == FAVOUR:
        world.answer([world.choices(seat)[0] for seat in world.seats_asked()])
    return world


def _paid(kind: type[Favoured | Pitied], seat: int, world: Rueck) -> int:
    """How many jewels this seat was paid, by the notes on the tape."""
    assert world.tape is not None
    events = [tell(note[1:], seat) for note in world.tape.notes]
    return sum(event.jewels for event in events if isinstance(event, kind) and event.who == seat)


def _too_rich(table: Rueck, seat: int, strongest: list[Robbers]) -> Iterator[Reason]:
    """Said only if it is true in all these rounds."""
    totals = [list(_after_round(table, robbers).jewels) for robbers in strongest]
    if all(jewels.index(max(jewels)) == seat and jewels.count(max(jewels)) == 1 for jewels in totals):
        yield TooRich(totals[0][seat])


def _brings(kind: int) -> int:
    """The jewels that the strongest may gain for themselves (§5.1, §5.2)."""
    return JEWELS[kind] if kind <= NOTHING_OR_8 else 0


def _kept(table: Rueck, seat: int, robber: int) -> Iterator[Reason]:
    """The strongest robber in hand, if it stays there and a noble who brings more may come."""
    keeps = max(table.choices(seat))
    rounds_left = table.rounds - table.round
    better = [kind for kind, copies in enumerate(table.nobles) if copies and _brings(kind) > _brings(table.noble)]
    if robber != keeps and rounds_left and better:
        best = max(better, key=_brings)
        comes = 1 - comb(table.nobles_left - table.nobles[best], rounds_left) / comb(table.nobles_left, rounds_left)
        yield Keeps(keeps, KINDS[best], in_percent(comes))


# Favours.


def _of_favour(table: Rueck, seat: int, code: int) -> Iterator[Reason]:
    """Who would win if the game ended with this round; nothing, if others who choose a favour now decide it."""
    outcomes = set()
    for answers in _ways(table, seat, code):
        world = table.copy()
        world.answer(list(answers))
        outcomes.add(look(world, None).would_win)
    if all(seat in winners for winners in outcomes):
        yield WouldWin()
    elif len(outcomes) == 1:
        yield OthersWouldWin(outcomes.pop())
