"""What was kept under an earlier version of the rules is played as it was then."""

from dataclasses import replace

import pytest

import spelunke
from spelunke.core.box import FormerRules
from spelunke.core.errors import UnknownRules
from spelunke.core.game import Game
from tests.toy.toy import PARTS

NOW = replace(PARTS, box=replace(PARTS.box, version=2, former={1: FormerRules({"low": True}, {"old": {"copies": 2}})}))
"""The toy, whose first rules had another default, and a preset that is gone."""


def test_without_a_version_the_present_defaults_are_meant() -> None:
    assert not Game(NOW).house.low
    assert Game(NOW).house == Game(NOW, rules=2).house


def test_an_earlier_version_means_its_own_defaults() -> None:
    assert Game(NOW, rules=1).house.low
    assert Game(NOW, house={"copies": 3}, rules=1).house.low


def test_a_house_rule_that_was_changed_then_is_changed_now() -> None:
    assert not Game(NOW, house={"low": False}, rules=1).house.low


def test_presets_stand_on_the_defaults_of_their_version() -> None:
    assert Game(NOW, preset="tiny", rules=1).house.low
    assert not Game(NOW, preset="tiny").house.low


def test_a_preset_that_is_gone_is_known_to_its_version_only() -> None:
    old = Game(NOW, preset="old", rules=1).house
    assert (old.copies, old.low) == (2, True)
    with pytest.raises(spelunke.UnknownHouseRule):
        Game(NOW, preset="old")


def test_a_version_that_never_was_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(UnknownRules) as refusal:
        Game(NOW, rules=3)
    assert refusal.value.facts["known"] == [1, 2]


def test_the_box_is_still_known_as_printed() -> None:
    assert spelunke.game("rueck", preset="printed").house == spelunke.game("rueck", preset="box").house


def test_a_game_is_recorded_with_the_present_version_and_all_that_differs_from_it() -> None:
    then = Game(NOW, rules=1)
    record = then.record(then.deal(seed=1))
    assert record.version == 2
    assert record.house == {"low": True}


def test_every_preset_of_an_earlier_version_is_told_as_it_was_then() -> None:
    then = NOW.box.presets_of(1)
    assert set(then) == {*NOW.box.presets, "old"}
    assert all(house.low for house in then.values())
