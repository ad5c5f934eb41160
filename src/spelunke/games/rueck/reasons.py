"""Reasons at a table of Rück's raus!: what speaks for a robber or a favour, and against it."""

from collections.abc import Iterator, Sequence
from math import comb, prod

from spelunke.core.types import Reason, Seat, in_percent
from spelunke.games.rueck.box import JEWELS, KINDS, NOTHING_OR_8, House, NobleKind
from spelunke.games.rueck.position import arrange
from spelunke.games.rueck.rules import Rueck
from spelunke.games.rueck.thumb import after_pity
from spelunke.games.rueck.types import AnyMove, Give, Neighbour, Rob, RueckView, Take
from spelunke.games.rueck.view import guess

TOTALS_TELL = 3
"""Rounds before the end from which on totals say something about the winner; before that, being richest is no worry."""


class Strongest(Reason, frozen=True, tag=True):
    """How likely the robber is strongest, alone or with others, if everybody else chose blindly from what they have left."""

    paragraph = "§3.4"
    percent: int
    noble: NobleKind


class ChiefsCancel(Reason, frozen=True, tag=True):
    """These still have their chief too: two of them cancel each other."""

    paragraph = "§4.2"
    who: tuple[Seat, ...]
    chief: int


class Pity(Reason, frozen=True, tag=True):
    """How likely the robber is weakest, and what that brings, if everybody else chose blindly."""

    paragraph = "§4.6"
    percent: int
    jewels: int


class InBetween(Reason, frozen=True, tag=True):
    """Whatever the others choose, the robber is neither strongest nor weakest."""

    paragraph = "§3.4"


class Keeps(Reason, frozen=True, tag=True):
    """The strongest robber is kept for a noble who brings more and may still come."""

    paragraph = "§2.3"
    strength: int
    noble: NobleKind
    percent: int


class TooRich(Reason, frozen=True, tag=True):
    """The favour would make this seat the richest, who is caught."""

    paragraph = "§8.2"
    jewels: int


class WouldWin(Reason, frozen=True, tag=True):
    """If it ended after this favour, this seat would win."""

    paragraph = "§8.2"


class OthersWouldWin(Reason, frozen=True, tag=True):
    """If it ended after this favour, these would win, or nobody."""

    paragraph = "§8.2"
    who: tuple[Seat, ...]


REASONS = (Strongest, ChiefsCancel, Pity, InBetween, Keeps, TooRich, WouldWin, OthersWouldWin)


def why(view: RueckView, house: House, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first."""
    table = arrange(guess(view, house), view.seats, house)
    if isinstance(move, Rob):
        return tuple(_of_robber(view, table, move.strength))
    return (_of_favour(view, house, table, move),)


# Robbers.


def _of_robber(view: RueckView, table: Rueck, strength: int) -> Iterator[Reason]:
    noble, seat, chief = view.open.noble, view.seat, int(table.chief)
    assert noble is not None and seat is not None
    hands = {other: _robbers(table, other) for other in range(view.seats) if other != seat}
    strongest = _chance_to_be_strongest(list(hands.values()), strength, chief)
    weakest = prod(sum(robber >= strength for robber in hand) / len(hand) for hand in hands.values())
    if weakest > strongest:
        yield Pity(in_percent(weakest), strength)
    elif strongest:
        yield Strongest(in_percent(strongest), noble)
    else:
        yield InBetween()
    chiefs = tuple(other for other, hand in hands.items() if chief in hand)
    if strength == chief and chiefs:
        yield ChiefsCancel(chiefs, chief)
    brings = _brings(noble)
    richest = max(held for other, held in enumerate(view.open.jewels) if other != seat)
    too_rich = brings > 0 and noble != KINDS[NOTHING_OR_8] and view.open.jewels[seat] + brings > richest
    if too_rich and strongest >= 1 / 2 and view.open.rounds - view.open.round < TOTALS_TELL:
        yield TooRich(view.open.jewels[seat] + brings)
    if strongest >= weakest:  # a player who wants pity would hardly have sent the strongest
        yield from _kept(view, table, strength, brings)


def _robbers(table: Rueck, seat: int) -> list[int]:
    return [robber for robber in range(table.chief + 1) if table.hands[seat] >> robber & 1]


def _chance_to_be_strongest(hands: Sequence[Sequence[int]], strength: int, chief: int) -> float:
    """§4.2: a chief is strongest if it is the only one; others need that there is no single chief."""
    chiefs = [(chief in hand) / len(hand) for hand in hands]
    if strength == chief:
        return prod(1 - chance for chance in chiefs)
    below = [sum(robber <= strength for robber in hand) / len(hand) for hand in hands]
    single = sum(chiefs[at] * prod(below[:at] + below[at + 1 :]) for at in range(len(hands)))
    return prod(chance + low for chance, low in zip(chiefs, below, strict=True)) - single


def _brings(noble: NobleKind) -> int:
    """The jewels that the strongest may gain for themselves (§5.1, §5.2)."""
    kind = KINDS.index(noble)
    return JEWELS[kind] if kind <= NOTHING_OR_8 else 0


def _kept(view: RueckView, table: Rueck, strength: int, brings: int) -> Iterator[Reason]:
    """The strongest robber in hand, if it stays there and a noble who brings more may come."""
    keeps = max(robber for robber in view.open.hand)
    rounds_left = view.open.rounds - view.open.round
    better = [kind for kind in KINDS if _brings(kind) > brings and table.nobles[KINDS.index(kind)]]
    if strength != keeps and rounds_left and better:
        best = max(better, key=_brings)
        pile, copies = sum(table.nobles), int(table.nobles[KINDS.index(best)])
        comes = 1 - comb(pile - copies, rounds_left) / comb(pile, rounds_left)
        yield Keeps(keeps, best, in_percent(comes))


# Favours.


def _of_favour(view: RueckView, house: House, table: Rueck, move: AnyMove) -> Reason:
    """Who would win if the game ended once this favour and the pity are paid; the others' choices are ignored."""
    noble, seat = view.open.noble, view.seat
    assert noble is not None and seat is not None
    to, worth = seat, JEWELS[KINDS.index(noble)]
    match move:
        case Take(jewels=taken):
            worth = taken
        case Neighbour(side=side):
            to = (seat + (1 if side == "left" else -1)) % view.seats  # §1.4
        case Give(to=other):
            to = other
    jewels = after_pity(view, house)
    jewels[to] = jewels[to] + worth if house.debt else max(0, jewels[to] + worth)  # §5.6
    for other, held in enumerate(jewels):
        table.jewels[other] = held
    winners = tuple(other for other, place in enumerate(table.places()) if place == 1)
    return WouldWin() if seat in winners else OthersWouldWin(winners)
