"""Tables of Auf Teufel komm raus at the moments the tests speak of."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import spelunke
from spelunke.core.types import Event
from spelunke.games.teufel.box import COAL, TRACK, CoalKind
from spelunke.games.teufel.rules_chips import step_of
from spelunke.games.teufel.types import GoOn, Remembered, Stake, Stop, Turn

House = Mapping[str, Any]
Sitting = tuple[spelunke.Game, spelunke.Table]


def step(total: int) -> int:
    """Where a total belongs on the track as we set it."""
    return int(step_of(vec[i64](TRACK), total))


NOTHING: House = {"zero_stake": True}
"""Most tests let a seat stake nothing (§9.2), so that only the chips they speak of move."""


def dealt(seats: int = 4, house: House | None = None) -> Sitting:
    """A game and its table before the first bet; seat 0 begins."""
    game = spelunke.game("teufel", seats=seats, house={**NOTHING, "start": 0, **(house or {})})
    return game, game.deal(ask_luck=True)


def counted(
    totals: Sequence[int], oven: Mapping[CoalKind, int] | None = None, house: House | None = None, **more: Any
) -> Sitting:
    """A game and its table before the bet of a late round: the pawns have just moved, and seat 0 begins."""
    game = spelunke.game("teufel", seats=len(totals), house={**NOTHING, **(house or {})})
    position = {
        "round": 9,
        "start": 0,
        "chips": list(totals),
        "pawns": [step(total) for total in totals],
        "oven": dict(COAL if oven is None else oven),
        **more,
    }
    return game, game.arrange(position, ask_luck=True)


def bet(sitting: Sitting, *stakes: int | None) -> Sitting:
    """Everybody bets, seat 0 first; None for those who cannot."""
    game, table = sitting
    game.play(table, {seat: Stake(stake) for seat, stake in enumerate(stakes) if stake is not None})
    return sitting


def turn(sitting: Sitting, *pieces: CoalKind) -> Sitting:
    """Whoever has the turn turns these pieces, going on in between."""
    game, table = sitting
    for piece in pieces:
        if game.asked(table) != (spelunke.LUCK,):
            game.play(table, {game.asked(table)[0]: GoOn()})
        game.play(table, {spelunke.LUCK: Turn(piece)})
    return sitting


def stop(sitting: Sitting, *pieces: CoalKind) -> Sitting:
    """Whoever has the turn turns these pieces and stops."""
    game, table = turn(sitting, *pieces)
    game.play(table, {game.asked(table)[0]: Stop()})
    return sitting


def remembered(sitting: Sitting) -> Remembered:
    """What anybody who watched can count up."""
    game, table = sitting
    found = game.view(table, None).remembered
    assert isinstance(found, Remembered)
    return found


def totals(sitting: Sitting) -> list[int]:
    """Everybody's total, stakes included."""
    game, table = sitting
    view = game.view(table, None)
    stakes = view.open.stakes or (None,) * view.seats
    return [chips + (stake or 0) for chips, stake in zip(remembered(sitting).chips, stakes, strict=True)]


def pacts(sitting: Sitting) -> tuple[int, ...]:
    """Who has a pact with the devil."""
    game, table = sitting
    found: tuple[int, ...] = game.view(table, None).open.pacts
    return found


def told(sitting: Sitting, *kinds: type[Event]) -> list[Event]:
    """What was told of these kinds."""
    game, table = sitting
    return [event for event in game.events(table, None) if isinstance(event, kinds)]


def played_round(stakes: Sequence[int], *turns: Sequence[CoalKind], house: House | None = None) -> Sitting:
    """A whole first round: everybody starts with 200, bets, and turns these pieces; stops unless the last is a devil."""
    sitting = bet(dealt(len(stakes), house), *stakes)
    for pieces in turns:
        if pieces[-1] == "devil":
            turn(sitting, *pieces)
        else:
            stop(sitting, *pieces)
    return sitting
