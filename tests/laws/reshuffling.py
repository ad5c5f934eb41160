"""Law 6, the odds of what is hidden: what is redealt comes as likely as it came about."""

from typing import Any

import msgspec

from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.table import LUCK, Table
from tests.laws.broken import hold
from tests.laws.drawing import chi_square, chi_square_bound
from tests.laws.hooks import hooks_of
from tests.laws.scenes import Scene
from tests.laws.secrecy import another_world, sent
from tests.laws.size import often
from tests.laws.walks import random_answers

MOST_WORLDS = often(60, 500)
"""With more worlds behind a view they are not listed any further."""

Worlds = dict[bytes, tuple[Table, float]]
"""Tables by their whole truth, each with how likely it is."""


def redealt_as_it_came_about(scene: Scene, viewer: int | None, seed: int, redeals: int) -> None:
    """Behind a view stand the worlds that may have led to it, as likely as luck made them; reshuffling finds just these.

    Watches one game with somebody's eyes, from the deal up to the first answer from which a hand could be guessed: from
    there on the odds depend on how people play.
    """
    game, dice = scene.game, Dice(seed)
    table = game.parts.deal(game.seats, game.house)
    worlds: Worlds = {_truth(game, table): (table.copy(), 1.0)}
    while table.asked and not _tells_a_hand(table, worlds):
        codes = random_answers(table, dice)
        by_luck = table.seats_asked() == (LUCK,)
        table.answer(codes)
        worlds = _followed(game, worlds, None if by_luck else codes, sent(game, table, viewer), viewer)
        if len(worlds) > MOST_WORLDS:
            break
        _hold_odds(scene, table, worlds, viewer, redeals)


def _tells_a_hand(table: Table, worlds: Worlds) -> bool:
    """Whether somebody is asked whose choice depends on what is hidden."""
    return any(
        world.choices(seat) != table.choices(seat)
        for seat in table.seats_asked()
        if seat != LUCK
        for world, _ in worlds.values()
    )


def _truth(game: Game, table: Table) -> bytes:
    position: Any = game.position(table)
    canonical = hooks_of(game.box.key).canonical
    return msgspec.json.encode([canonical(position) if canonical else position, int(table.asked), int(table.about)])


def _followed(game: Game, worlds: Worlds, codes: list[int] | None, view: bytes, viewer: int | None) -> Worlds:
    """The worlds that look as the true one does after people gave these answers, or luck any of its own."""
    after: Worlds = {}
    for world, likely in worlds.values():
        for child, share in _answered(world, codes):
            if sent(game, child, viewer) == view:
                key = _truth(game, child)
                after[key] = (child, after.get(key, (child, 0.0))[1] + likely * share)
    return after


def _answered(world: Table, codes: list[int] | None) -> list[tuple[Table, float]]:
    """What luck may make of a world, by its weights; or what the answers that people gave make of it."""
    answers = [(codes, 1)] if codes is not None else [([code], int(weight)) for code, weight in _luck(world)]
    children = []
    for given, weight in answers:
        child = world.copy()
        child.answer(given)
        children.append((child, weight / sum(weight for _, weight in answers)))
    return children


def _luck(world: Table) -> list[tuple[int, int]]:
    return list(zip(world.choices(LUCK), world.weights(), strict=True))


def _hold_odds(scene: Scene, table: Table, worlds: Worlds, viewer: int | None, redeals: int) -> None:
    total = sum(likely for _, likely in worlds.values())
    found = dict.fromkeys(worlds, 0)
    dice = Dice(len(worlds))
    for _ in range(redeals if len(worlds) > 1 else 1):
        key = _truth(scene.game, another_world(table, viewer, dice))
        hold(key in found, f"{scene}: reshuffled for {viewer} into what cannot have come about: {key.decode()}")
        found[key] += 1
    squares, freedom = chi_square(list(found.values()), [likely / total for _, likely in worlds.values()])
    hold(
        freedom <= 0 or squares <= chi_square_bound(freedom),
        f"{scene}: reshuffled for {viewer} {sorted(found.values())} times into {len(worlds)} worlds: chi square {squares:.1f}",
    )
