"""What house rules do, as the lab measured it, is told to whoever sets up a table."""

import pytest

from spelunke import shelf
from spelunke.core.house import options
from spelunke.server.http.house_rule_effects import consequences, difference
from spelunke.server.http.types import Interval
from tests.server.conftest import NewGuest


@pytest.mark.parametrize("key", shelf.keys())
def test_every_game_tells_the_numbers_that_ship_with_it_and_how_they_were_made(guest: NewGuest, key: str) -> None:
    told, swept = guest().ask("GET", f"/api/games/{key}/house-rules"), shelf.house_rule_effects(shelf.parts(key))
    assert swept is not None
    facts = ("games", "slips", "seed", "version", "command")
    assert [told[name] for name in facts] == [swept[name] for name in facts]
    names = {option.name for option in options(shelf.parts(key).box.house)}
    for change, measured in zip(told["changes"], swept["changes"], strict=True):
        base = swept["bases"][measured["base"]]
        assert change["option"] in names
        assert (change["option"], change["value"], change["longer"]) == (
            measured["option"],
            measured["value"],
            measured["longer"],
        )
        assert (change["seats"], change["preset"]) == (base["seats"], base["preset"])
        assert change["luck"] == measured["measured"]["luck"]
        more = measured["measured"]["best_seat_wins"]["mean"] - base["measured"]["best_seat_wins"]["mean"]
        assert change["best_seat_more"]["mean"] == pytest.approx(more, abs=1e-6)
        assert change["best_seat_more"]["low"] <= change["best_seat_more"]["mean"] <= change["best_seat_more"]["high"]


def test_two_numbers_whose_intervals_touch_are_not_called_different() -> None:
    apart = difference(Interval(0.5, 0.45, 0.55), Interval(0.3, 0.25, 0.35))
    near = difference(Interval(0.4, 0.35, 0.5), Interval(0.3, 0.25, 0.4))
    assert apart.low > 0
    assert near.low < 0 < near.high


def test_numbers_of_older_rules_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    older = {**(shelf.house_rule_effects(shelf.parts("rueck")) or {}), "rules": 0}
    monkeypatch.setattr(shelf, "house_rule_effects", lambda _: older)
    assert consequences.__wrapped__("rueck") is None


def test_house_rules_of_a_game_that_is_not_on_the_shelf_are_refused(guest: NewGuest) -> None:
    assert guest().ask("GET", "/api/games/poker/house-rules", 404)["message"] == "game-unknown"
