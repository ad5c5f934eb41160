"""A naive counter for Auf Teufel komm raus, written from RULES.md alone: it shares nothing with the rules it counts after."""

from collections import Counter
from itertools import product
from typing import Any, NamedTuple

from spelunke.core.game import Game
from tests.laws.hooks import Count

Pieces = tuple[str, ...]


class Sitting(NamedTuple):
    """All there is to know about a table."""

    round: int
    start: int | None
    chips: tuple[int, ...]
    pawns: tuple[int, ...]
    pacts: frozenset[int]
    oven: Pieces
    stakes: tuple[int | None, ...] | None = None
    turn: int | None = None
    turned: Pieces = ()
    dares: bool = False
    laid: tuple[Pieces, ...] = ()
    over: bool = False


def count(game: Game, position: dict[str, Any] | None, depth: int) -> Count:
    """Lines of play to a depth, from a position or from the deal."""
    return _count(sitting_of(game, position), game.house, depth)


def sitting_of(game: Game, position: dict[str, Any] | None) -> Sitting:
    """The table of a position, or of the deal."""
    house: Any = game.house
    if position is None:
        start = None if house.start < 0 else house.start
        pawns = (_step(house.capital, house),) * game.seats
        return _opened(Sitting(1, start, (house.capital,) * game.seats, pawns, frozenset(), _pieces(house.coal)))
    return Sitting(
        position["round"],
        position["start"],
        tuple(position["chips"]),
        tuple(position["pawns"]),
        _pacts(position["pawns"]) if position["round"] > 1 or position["over"] else frozenset(),
        _pieces(position["oven"]),
        tuple(position["stakes"]) if position["stakes"] is not None else None,
        position["turn"],
        _pieces(position["turned"]),
        position["dares"],
        tuple(_pieces(coal) for coal in position["laid"] or [{}] * game.seats),
        position["over"],
    )


def _pieces(coal: dict[str, int]) -> Pieces:
    return tuple(sorted(Counter(coal).elements()))


def _count(now: Sitting, house: Any, depth: int) -> Count:
    if now.over:
        return Count(1, 1, tuple(int(chips == max(now.chips)) for chips in now.chips))  # §10.2
    if depth == 0:
        return Count(1, 0, (0,) * len(now.chips))
    found = [_count(then, house, depth - 1) for then in after(now, house).values()]
    firsts = tuple(sum(line.firsts[seat] for line in found) for seat in range(len(now.chips)))
    return Count(sum(line.lines for line in found), sum(line.over for line in found), firsts)


def after(now: Sitting, house: Any) -> dict[Any, Sitting]:
    """Every answer to the present ask, and what it leads to: a seat, stakes, a piece of coal, or whether to go on."""
    seats = range(len(now.chips))
    if now.start is None:  # §2.3
        return {seat: _opened(now._replace(start=seat)) for seat in seats}
    if now.turn is None:  # §3.1
        return {stakes: revealed(now, stakes) for stakes in product(*fists(now, house))}
    if now.turned and not now.dares:  # §4.3
        return {"stop": _laid(now, house), "go on": now._replace(dares=True)}
    return {piece: _turned(now, house, piece) for piece in set(now.oven)}


def fists(now: Sitting, house: Any) -> list[list[int | None]]:
    """§3.2, §3.3: what everybody may stake."""
    least = 0 if house.zero_stake else 10
    return [[*range(least, chips + 10, 10)] if chips else [None] for chips in now.chips]


def _opened(now: Sitting) -> Sitting:
    """§3.4: without chips there is no bet."""
    now = now._replace(stakes=None, turn=None, turned=(), dares=False, laid=((),) * len(now.chips))
    return now if now.start is None or any(now.chips) else revealed(now, (None,) * len(now.chips))


def revealed(now: Sitting, stakes: tuple[int | None, ...]) -> Sitting:
    """§3.5: stakes lie apart; §4.1: the start player fetches coal first."""
    chips = tuple(chips - (stake or 0) for chips, stake in zip(now.chips, stakes, strict=True))
    return now._replace(stakes=stakes, chips=chips, turn=now.start)


def _turned(now: Sitting, house: Any, piece: str) -> Sitting:
    oven = list(now.oven)
    oven.remove(piece)
    now = now._replace(oven=tuple(oven), dares=False)
    if piece == "devil":  # §4.5
        return _passed(_paid(now)._replace(turned=()), house)
    now = now._replace(turned=tuple(sorted((*now.turned, piece))))
    return now if oven else _laid(now, house)  # §4.8


def _paid(now: Sitting) -> Sitting:
    """§7.6, §7.7."""
    chips = list(now.chips)
    for creditor in now.pacts - {now.turn}:
        chips[creditor] += 50
        if chips[now.turn or 0] >= 50:
            chips[now.turn or 0] -= 50
    return now._replace(chips=tuple(chips))


def _laid(now: Sitting, house: Any) -> Sitting:
    """§4.4."""
    laid = tuple(now.turned if seat == now.turn else coal for seat, coal in enumerate(now.laid))
    return _passed(now._replace(laid=laid, turned=()), house)


def _passed(now: Sitting, house: Any) -> Sitting:
    """§4.1, §4.7: the next player's turn, unless all had theirs or the oven is empty."""
    assert now.turn is not None
    turn = (now.turn + 1) % len(now.chips)
    return now._replace(turn=turn) if now.oven and turn != now.start else _settled(now, house)


def _settled(now: Sitting, house: Any) -> Sitting:
    """§5, §6, §7, §10.1."""
    assert now.stakes is not None
    amounts = [sum(int(piece) for piece in coal) for coal in now.laid]
    best, most = max(amounts), max(len(coal) for coal in now.laid)
    top = max(stake or 0 for stake in now.stakes)
    chips = []
    for seat, had in enumerate(now.chips):
        stake = now.stakes[seat] or 0
        won = stake <= best
        bonuses = (amounts[seat] == best) + (len(now.laid[seat]) == most) if now.laid[seat] else 0
        chips.append(had + 50 * bonuses + won * stake * (3 if stake == top else 2))
    pawns = tuple(_step(total, house) for total in chips)
    now = now._replace(chips=tuple(chips), pawns=pawns, pacts=_pacts(pawns), stakes=None, turn=None, dares=False)
    if max(chips) >= 1600 or now.round == house.rounds:
        return now._replace(over=True)
    oven = _pieces(house.coal) if len(now.oven) <= house.oven_mouth else now.oven  # §8.2
    assert now.start is not None
    return _opened(now._replace(oven=oven, round=now.round + 1, start=(now.start + 1) % len(chips)))  # §8.3


def _step(total: int, house: Any) -> int:
    """§6.2: even on a number space, odd in a gap."""
    spaces = [range(51), *(range(number, number + 1) for number in house.track[1:-1]), range(1600, 100_000)]
    on = [2 * place for place, space in enumerate(spaces) if total in space]
    return on[0] if on else 2 * sum(space[0] < total for space in spaces) - 1


def _pacts(pawns: Any) -> frozenset[int]:
    """§7.1 to §7.3."""
    poor = {seat for seat, step in enumerate(pawns) if step == 0}
    last = {seat for seat, step in enumerate(pawns) if step == min(pawns)}
    return frozenset(poor or (last if len(last) == 1 else ()))
