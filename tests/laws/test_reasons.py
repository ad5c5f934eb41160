"""Reasons come from a view alone, cite rules that are there, and every kind of them is really met at the table."""

from typing import Any

import pytest

import spelunke
from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.types import Reason
from spelunke.texts import LANGUAGES, speaker
from spelunke.texts.rule_book import passage
from tests.laws.test_odds import asks

KEYS = spelunke.keys()
NAMES = ["Anna", "Ben", "Carl", "Dora", "Emil", "Fritz", "Gerda", "Hans"]

ALSO_UNDER: dict[str, list[dict[str, Any]]] = {
    "adel": [{"preset": "confrontation"}],
    "klau": [{"preset": "all_variants"}],
    "teufel": [{"house": {"zero_stake": True}}],
    "wuerfel": [{"preset": "short", "house": {"must_move": False}}],
}
"""House rules that some reasons belong to."""


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("preset", ["box", "tiny"])
def test_reasons_do_not_change_when_what_the_seat_cannot_know_is_redealt(key: str, preset: str) -> None:
    game = shelf.game(key, preset=preset)
    dice = Dice(4)
    compared = 0
    for table in asks(game, seed=6, most=100):
        for seat in game.asked(table):
            view = game.view(table, seat)
            world = table.copy()
            world.reshuffle(seat, dice)
            twin = game.view(world, seat)
            for move in view.choices[:40]:
                reasons = game.why(view, move)
                assert game.why(twin, move) == reasons
                assert len(reasons) == len(set(reasons))
                compared += len(reasons)
    assert compared, "nothing was ever said"


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_reason_is_met_and_said_in_every_language(key: str) -> None:
    kinds = set(shelf.parts(key).reasons)
    assert kinds, f"{key} gives no reasons"
    met: set[type[Reason]] = set()
    for setting in [{}, *ALSO_UNDER.get(key, [])]:
        game = shelf.game(key, **setting)
        for seed in range(12):
            for table in asks(game, seed=seed):
                for seat in game.asked(table):
                    view = game.view(table, seat)
                    for move in view.choices[::3] if len(view.choices) > 20 else view.choices:
                        for reason in game.why(view, move):
                            if type(reason) not in met:
                                assert all(speaker(language).reason(key, reason, NAMES) for language in LANGUAGES)
                            met.add(type(reason))
            if met >= kinds:
                return
    assert met == kinds, f"never met: {sorted(kind.__name__ for kind in kinds - met)}"


@pytest.mark.parametrize("key", KEYS)
def test_a_reason_goes_by_its_name_and_never_changes(key: str) -> None:
    for kind in shelf.parts(key).reasons:
        assert (kind.__struct_config__.tag, kind.__struct_config__.frozen) == (kind.__name__, True)


@pytest.mark.parametrize("key", KEYS)
def test_a_reason_cites_a_paragraph_that_is_there(key: str) -> None:
    parts = shelf.parts(key)
    for language in LANGUAGES:
        for paragraph in filter(None, parts.reasons.values()):
            assert passage(parts, language, paragraph)
