"""House rules with consequences."""

import json
from pathlib import Path

import pytest

from spelunke import shelf
from spelunke.core.house import options
from spelunke.lab.consequences import shipped
from spelunke.lab.crews import Alone
from spelunke.lab.sweep import FOR_PEOPLE, sweep
from tests.terminal.door import is_one_sentence, knock


def test_half_the_rounds_make_half_the_game_and_a_rule_about_the_end_none_of_it() -> None:
    told = sweep(shelf.parts("rueck"), 12, 1, Alone(), over=["rounds", "second"])
    by_switch = {(change.option, change.value): change for change in told.changes}
    assert -0.55 < by_switch["rounds", 4].longer.mean < -0.45
    assert by_switch["rounds", 4].longer.high < 0
    sports = by_switch["second", "sports"].longer
    assert sports.mean == sports.low == sports.high == 0
    assert told.bases[0].measured.length.mean > by_switch["rounds", 4].measured.length.mean


def test_a_switch_that_needs_another_is_compared_with_a_preset_that_has_it() -> None:
    told = sweep(shelf.parts("klau"), 4, 1, Alone(), over=["forgery_wish"])
    assert [(base.seats, base.preset) for base in told.bases] == [(4, "forgery")]


def test_a_switch_for_two_is_tried_by_two() -> None:
    told = sweep(shelf.parts("adel"), 4, 1, Alone(), over=["two_player_variant"])
    assert {base.seats for base in told.bases} == {2}


def test_a_value_that_goes_with_nothing_is_told_with_the_reason() -> None:
    told = sweep(shelf.parts("rueck"), 4, 1, Alone(), over=["chief"])
    assert told.changes == []
    assert all("§7.9" in refusal.why for refusal in told.refused)


def test_unknown_rules_and_tables_are_refused_in_a_sentence() -> None:
    for rule in ("nonsense", "nobles", FOR_PEOPLE):
        heard = knock("sweep", "rueck", "--over", rule)
        assert is_one_sentence(heard)
        assert rule in heard.err
    assert is_one_sentence(knock("sweep", "rueck", "--into", "/nowhere/at/all"))


def test_a_sweep_writes_what_it_tells_and_can_be_made_again(tmp_path: Path) -> None:
    asked = ("sweep", "rueck", "--over", "debt", "--games", "4", "--seed", "3", "--workers", "1")
    heard = knock(*asked, "--into", str(tmp_path))
    assert heard.code == 0
    assert "debt=True" in heard.out
    file = tmp_path / "rueck.json"
    assert json.loads(file.read_text(encoding="utf-8"))["command"] in heard.out
    again = knock("sweep", "--reproduce", str(file), "--workers", "1")
    assert "The same numbers" in again.out
    assert knock(*asked, "--lang", "de").code == 0


def test_a_sweep_that_was_stopped_keeps_its_games_and_goes_on_to_the_same_end(tmp_path: Path) -> None:
    asked = ("sweep", "rueck", "--over", "expert", "--games", "8", "--workers", "1", "--json")
    kept = tmp_path / "kept"
    whole = knock(*asked, "--resume", str(kept))
    assert whole.out == knock(*asked).out
    logs = sorted(kept.iterdir())
    assert all(log.name.startswith("rueck-") for log in logs)
    before = [sorted(log.read_text(encoding="utf-8").splitlines()) for log in logs]
    logs[0].unlink()
    logs[1].write_text("".join(logs[1].read_text(encoding="utf-8").splitlines(keepends=True)[:3]), encoding="utf-8")
    assert knock(*asked, "--resume", str(kept)).out == whole.out
    assert [sorted(set(log.read_text(encoding="utf-8").splitlines())) for log in logs] == before
    assert is_one_sentence(knock(*asked, "--resume", str(kept), "--seed", "5"))


@pytest.mark.parametrize("key", shelf.keys())
def test_every_game_ships_the_consequences_of_all_its_switches(key: str) -> None:
    told = shipped(key)
    assert told is not None
    assert told["command"].startswith(f"spelunke sweep {key} --games")
    assert told["rules"] == shelf.parts(key).box.version
    tried = {change["option"] for change in (*told["changes"], *told["refused"])}
    switches = {option.name for option in options(shelf.parts(key).box.house) if option.allowed}
    assert tried == switches - {FOR_PEOPLE}


def test_a_game_that_nobody_has_measured_ships_nothing() -> None:
    assert shipped("nonsense") is None
