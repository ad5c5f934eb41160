"""A naive counter for Rück's raus!, written from RULES.md alone: it shares nothing with the rules that it counts after."""

from itertools import chain, product
from typing import Any, NamedTuple

from spelunke.core.game import Game
from tests.laws.hooks import Count

WORTH = {"plus_4": 4, "plus_5": 5, "plus_6": 6, "plus_7": 7, "minus_3": -3}
LEFT, RIGHT = 1, -1  # §1.4


class Sitting(NamedTuple):
    """All there is to know about a table."""

    round: int
    jewels: tuple[int, ...]
    hands: tuple[frozenset[int], ...]
    pile: dict[str, int]
    noble: str | None = None
    robbers: tuple[int, ...] | None = None
    eight: dict[str, int] | None = None


def count(game: Game, position: dict[str, Any] | None, depth: int) -> Count:
    """Lines of play to a depth, from a position or from the deal."""
    house: Any = game.house
    if position is None:
        gang = frozenset(range(house.chief + 1))
        start = Sitting(0, (8,) * game.seats, (gang,) * game.seats, dict(house.nobles), eight={} if house.expert else None)
    else:
        start = Sitting(
            position["round"],
            tuple(position["jewels"]),
            tuple(frozenset(hand) for hand in position["hands"]),
            position["face_down"],
            position["noble"],
            tuple(position["robbers"]) if position["robbers"] is not None else None,
            position["eight"],
        )
    return _count(start, house, depth)


def _count(now: Sitting, house: Any, depth: int) -> Count:
    if now.round == house.rounds and now.noble is None:  # §8.1
        return Count(1, 1, tuple(int(jewels in _winning(now, house)) for jewels in now.jewels))
    if depth == 0:
        return Count(1, 0, (0,) * len(now.jewels))
    found = [_count(then, house, depth - 1) for then in _after(now, house)]
    firsts = tuple(sum(line.firsts[seat] for line in found) for seat in range(len(now.jewels)))
    return Count(sum(line.lines for line in found), sum(line.over for line in found), firsts)


def _after(now: Sitting, house: Any) -> list[Sitting]:
    if now.robbers is not None:
        choices = [_favours(now, seat) for seat in _favoured(now.robbers, house)]
        return [_settled(now, house, [*chain(*chosen)]) for chosen in product(*choices)]
    if now.noble is not None:
        return [_revealed(now, house, robbers) for robbers in product(*(sorted(hand) for hand in now.hands))]
    return [_turned(now, house, kind) for kind, copies in now.pile.items() if copies]


def _turned(now: Sitting, house: Any, kind: str) -> Sitting:
    """§3.1; §6.1: in the expert game, first into the row of nobles that are shown."""
    pile = {**now.pile, kind: now.pile[kind] - 1}
    if now.eight is not None and sum(now.eight.values()) < house.rounds:
        eight = {**now.eight, kind: now.eight.get(kind, 0) + 1}
        return now._replace(pile=dict(eight) if sum(eight.values()) == house.rounds else pile, eight=eight)
    return now._replace(round=now.round + 1, pile=pile, noble=kind)


def _compared(robbers: tuple[int, ...], house: Any) -> tuple[list[int], list[int]]:
    """§4.1 to §4.4: who is strongest, who is weakest."""
    left = {seat: robber for seat, robber in enumerate(robbers) if seat not in _cancelled(robbers, house)}
    if len(set(left.values())) < 2:
        return [], []
    most, least = max(left.values()), min(left.values())
    return [seat for seat in left if left[seat] == most], [seat for seat in left if left[seat] == least]


def _favoured(robbers: tuple[int, ...], house: Any) -> list[int]:
    """§4.5: the strongest; §7.11: and whoever sent exactly the same robber as somebody else, unless cancelled or weakest."""
    strongest, weakest = _compared(robbers, house)
    if not (strongest and house.favour_for_equals):
        return strongest
    alike = [seat for seat, robber in enumerate(robbers) if robbers.count(robber) > 1 and seat not in weakest]
    return sorted({*strongest, *alike} - _cancelled(robbers, house))


def _cancelled(robbers: tuple[int, ...], house: Any) -> set[int]:
    """§4.2: two sevens or more."""
    sevens = {seat for seat, robber in enumerate(robbers) if robber == house.chief}
    return sevens if len(sevens) > 1 else set()


def _revealed(now: Sitting, house: Any, robbers: tuple[int, ...]) -> Sitting:
    """§3.3: robbers leave the hands; whoever must choose is waited for, otherwise the round is settled."""
    hands = tuple(hand - {robber} for hand, robber in zip(now.hands, robbers, strict=True))
    shown = now._replace(hands=hands, robbers=robbers)
    favoured = _favoured(robbers, house)
    if house.pity_first:  # §7.3
        shown = shown._replace(jewels=_pitied(shown, house))
    assert now.noble is not None
    if favoured and now.noble not in WORTH:
        return shown
    return _settled(shown, house, [(seat, WORTH[now.noble]) for seat in favoured])


def _favours(now: Sitting, seat: int) -> list[list[tuple[int, int]]]:
    """§5.2 to §5.5: what a strongest player may choose, as who gets how much."""
    seats = len(now.jewels)
    match now.noble:
        case "nothing_or_8":
            return [[], [(seat, 8)]]
        case "neighbour_plus_5":
            return [[((seat + side) % seats, 5)] for side in (LEFT, RIGHT)]
        case "neighbour_minus_2":
            return [[((seat + side) % seats, -2)] for side in (LEFT, RIGHT)]
        case "gift_of_2":
            return [[(other, 2)] for other in range(seats) if other != seat]
    raise ValueError(now.noble)


def _settled(now: Sitting, house: Any, favours: list[tuple[int, int]]) -> Sitting:
    """§4.7, §5.6: favours, then pity; nobody pays more than they have."""
    assert now.robbers is not None
    without = set() if house.cancelled_seven_receives else _cancelled(now.robbers, house)  # §7.10
    jewels = list(now.jewels)
    for seat, worth in favours:
        if worth > 0 and seat in without:
            continue
        jewels[seat] = jewels[seat] + worth if house.debt else max(0, jewels[seat] + worth)
    paid = now._replace(jewels=tuple(jewels))
    if not house.pity_first:
        paid = paid._replace(jewels=_pitied(paid, house))
    return paid._replace(noble=None, robbers=None)


def _pitied(now: Sitting, house: Any) -> tuple[int, ...]:
    """§4.6: the weakest take the strength of their robber."""
    assert now.robbers is not None
    _, weakest = _compared(now.robbers, house)
    return tuple(held + now.robbers[seat] if seat in weakest else held for seat, held in enumerate(now.jewels))


def _winning(now: Sitting, house: Any) -> set[int]:
    """§8.2 to §8.5: with how many jewels one wins."""
    amounts = sorted(set(now.jewels), reverse=True)
    if len(amounts) == 1:
        return set(amounts) if house.all_equal == "share" else set()
    if now.jewels.count(amounts[0]) == 1 or house.second == "distinct":
        return {amounts[1]}
    return {amounts[0]} if house.second == "shared" else set()
