"""House rules: the defaults are the printed rules; everything unknown is refused."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

import spelunke
from spelunke.core.errors import BadHouseRule, UnknownHouseRule
from spelunke.core.house import HouseRules, changes, options, read_house


class House(HouseRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    loud: bool = False
    reading: Literal["plain", "odd", "another"] = "plain"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    deck: dict[str, Annotated[int, msgspec.Meta(ge=0)]] = msgspec.field(default_factory=lambda: {"ace": 1})
    track: tuple[int, ...] = (1, 2)


def test_options_are_told_in_the_order_of_the_box_with_all_their_values() -> None:
    told = {option.name: (option.default, option.allowed) for option in options(House)}
    assert list(told) == ["memory_aids", "loud", "reading", "rounds", "deck", "track"]
    assert told["loud"] == (False, (False, True))
    assert told["rounds"] == (2, (1, 2, 3, 4))
    assert told["deck"] == ({"ace": 1}, None)
    assert told["track"] == ((1, 2), None)


def test_the_printed_reading_is_told_first() -> None:
    reading = next(option for option in options(House) if option.name == "reading")
    assert reading.allowed is not None
    assert reading.allowed[0] == "plain"
    assert set(reading.allowed) == {"plain", "odd", "another"}


def test_a_house_rule_that_no_form_could_show_is_a_fault_of_the_box() -> None:
    class Odd(HouseRules, frozen=True, kw_only=True):
        anything: int = 0

    with pytest.raises(TypeError, match="anything"):
        options(Odd)


def test_nothing_asked_for_means_the_printed_rules() -> None:
    assert read_house(House, None) == House()
    assert read_house(House, {}) == House()


def test_wishes_come_on_top_of_a_preset() -> None:
    preset = House(loud=True, rounds=3)
    assert read_house(House, {"rounds": 4}, preset) == House(loud=True, rounds=4)
    assert read_house(House, {"loud": False}, preset) == House(rounds=3)


def test_whole_house_rules_stand_as_they_are() -> None:
    house = House(rounds=4)
    assert read_house(House, house, House(loud=True)) is house


@pytest.mark.parametrize("name", ["Loud", "loud ", "", "no_such_rule", "__class__", 3, None])
def test_an_unknown_name_is_refused_and_the_names_are_told(name: Any) -> None:
    with pytest.raises(UnknownHouseRule) as refusal:
        read_house(House, {name: True})
    assert refusal.value.facts["allowed"] == ["memory_aids", "loud", "reading", "rounds", "deck", "track"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("loud", 1),
        ("loud", "yes"),
        ("loud", None),
        ("reading", "Plain"),
        ("reading", 0),
        ("rounds", 0),
        ("rounds", 5),
        ("rounds", "2"),
        ("rounds", True),
        ("rounds", 2.5),
        ("deck", {"ace": -1}),
        ("deck", {"ace": "one"}),
        ("deck", [1]),
        ("track", [1, "two"]),
        ("track", 1),
        ("memory_aids", 0),
    ],
)
def test_a_bad_value_is_refused_and_the_rule_is_named(name: str, value: object) -> None:
    with pytest.raises(BadHouseRule) as refusal:
        read_house(House, {name: value})
    assert refusal.value.facts["name"] == name
    assert name in str(refusal.value)


@pytest.mark.parametrize("given", ["loud", 3, ["loud"], [("loud", True)], True])
def test_house_rules_are_given_as_a_table(given: Any) -> None:
    with pytest.raises(BadHouseRule) as refusal:
        read_house(House, given)
    assert refusal.value.message == "house-not-a-table"


def test_house_rules_of_another_game_are_refused() -> None:
    with pytest.raises(BadHouseRule):
        read_house(House, HouseRules())


def test_only_what_differs_from_print_is_carried_along() -> None:
    house = House(rounds=3, deck={"ace": 2}, track=(4,))
    assert changes(House()) == {}
    assert changes(house) == {"rounds": 3, "deck": {"ace": 2}, "track": [4]}
    assert read_house(House, changes(house)) == house


def test_default_tables_are_not_shared() -> None:
    House().deck["king"] = 4
    assert House().deck == {"ace": 1}


def test_unknown_presets_and_wrong_seats_are_refused_by_name() -> None:
    with pytest.raises(UnknownHouseRule) as refusal:
        spelunke.game("rueck", preset="no such preset")
    assert "box" in str(refusal.value)
    for seats in (0, 1, 2, 6, -1):
        with pytest.raises(spelunke.WrongSeats) as wrong:
            spelunke.game("rueck", seats=seats)
        assert wrong.value.facts["allowed"] == [3, 4, 5]


@pytest.mark.parametrize("key", spelunke.keys())
def test_a_form_finds_every_house_rule_of_a_game_in_one_group_but_tables_and_what_every_game_has(key: str) -> None:
    box = spelunke.game(key).box
    grouped = [rule for rules in box.groups.values() for rule in rules]
    common = {option.name for option in options(HouseRules)}
    assert sorted(grouped) == sorted(
        option.name for option in options(box.house) if option.allowed is not None and option.name not in common
    )
