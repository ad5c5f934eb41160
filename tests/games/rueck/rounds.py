"""Tables of Rück's raus! at the moments the tests speak of."""

from collections.abc import Mapping, Sequence
from typing import Any

import spelunke
from spelunke.games.rueck.box import KINDS, NOBLES, NobleKind
from spelunke.games.rueck.types import Nobles, Remembered, Rob, Turn

House = Mapping[str, Any]


def first_round(noble: NobleKind, seats: int = 4, house: House | None = None) -> tuple[spelunke.Game, spelunke.Table]:
    """A game and its table in the first round: this noble lies open, nobody has chosen a robber."""
    game = spelunke.game("rueck", seats=seats, house=house)
    table = game.deal(ask_luck=True)
    game.play(table, {spelunke.LUCK: Turn(noble)})
    return game, table


def rob(game: spelunke.Game, table: spelunke.Table, robbers: Sequence[int]) -> None:
    """Everybody plays a robber, seat 0 first."""
    game.play(table, {seat: Rob(strength) for seat, strength in enumerate(robbers)})


def gains(robbers: Sequence[int], noble: NobleKind = "plus_5") -> list[int]:
    """What a first round with this noble and these robbers brings each seat."""
    game, table = first_round(noble, len(robbers))
    rob(game, table, robbers)
    return [jewels - 8 for jewels in jewels_at(game, table)]


def revealed(noble: NobleKind, robbers: Sequence[int], house: House | None = None) -> tuple[spelunke.Game, spelunke.Table]:
    """A game and its table after the robbers of the first round are revealed."""
    game, table = first_round(noble, len(robbers), house)
    rob(game, table, robbers)
    return game, table


def pile_after(noble: NobleKind, others: int = 7) -> Nobles:
    """The pile after this noble and some others were turned."""
    pile = dict(NOBLES)
    pile[noble] -= 1
    rest = [kind for kind in KINDS for _ in range(pile[kind])]
    for kind in rest[:others]:
        pile[kind] -= 1
    return pile


def late_round(
    noble: NobleKind, hands: Sequence[Sequence[int]], jewels: Sequence[int], house: House | None = None
) -> tuple[spelunke.Game, spelunke.Table]:
    """A game and its table in the round in which hands are of that size; this noble lies open."""
    game = spelunke.game("rueck", seats=len(hands), house=house)
    number = 9 - len(hands[0])
    position = {
        "round": number,
        "jewels": jewels,
        "hands": hands,
        "face_down": pile_after(noble, number - 1),
        "noble": noble,
    }
    return game, game.arrange(position, ask_luck=True)


def last_round(
    noble: NobleKind, robbers: Sequence[int], jewels: Sequence[int], house: House | None = None
) -> tuple[spelunke.Game, spelunke.Table]:
    """A game and its table in the last round: everybody holds one robber, this noble lies open."""
    return late_round(noble, [[strength] for strength in robbers], jewels, house)


def after_last_round(
    noble: NobleKind, robbers: Sequence[int], jewels: Sequence[int], house: House | None = None
) -> tuple[spelunke.Game, spelunke.Table]:
    """A game and its table after the robbers of the last round are revealed."""
    game, table = last_round(noble, robbers, jewels, house)
    rob(game, table, robbers)
    return game, table


def finished(totals: Sequence[int], house: House | None = None) -> tuple[spelunke.Game, spelunke.Table]:
    """A game that has just ended with these totals."""
    game = spelunke.game("rueck", seats=len(totals), house=house)
    position = {"round": 8, "jewels": totals, "hands": [[]] * len(totals), "face_down": pile_after("plus_4")}
    return game, game.arrange(position)


def winners(totals: Sequence[int], house: House | None = None) -> tuple[int, ...]:
    """Who wins with these totals."""
    game, table = finished(totals, house)
    standing = game.standing(table)
    assert standing is not None
    return standing.winners


def jewels_at(game: spelunke.Game, table: spelunke.Table) -> tuple[int, ...]:
    """The totals, as everybody sees them."""
    jewels: tuple[int, ...] = game.view(table, None).open.jewels
    return jewels


def remembered_by(game: spelunke.Game, table: spelunke.Table, seat: int | None) -> Remembered:
    """What this seat remembers; None for a spectator."""
    remembered = game.view(table, seat).remembered
    assert isinstance(remembered, Remembered)
    return remembered
