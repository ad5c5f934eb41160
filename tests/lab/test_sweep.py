"""House rules with consequences."""

import json
from pathlib import Path

import pytest

from spelunke import shelf
from spelunke.core.house import options
from spelunke.lab.executors import Alone
from spelunke.lab.sweep import FOR_PEOPLE, games_of, slips_of, sweep
from tests.terminal.door import is_one_sentence, knock
from tests.toy.toy import PARTS

BOTH = ("debt", "expert")


@pytest.mark.long
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


def test_a_beginner_slips_as_often_as_the_novice_of_the_game_where_the_sweep_says_nothing_else() -> None:
    assert [slips_of(shelf.parts(key)) for key in ("rueck", "teufel", "klau", "tock")] == [60, 40, 35, 20]


@pytest.mark.long
def test_a_skilled_player_wins_more_than_a_beginner_and_each_deal_is_played_once_among_equals_and_twice_between_them() -> None:
    told = sweep(shelf.parts("rueck"), 60, 1, Alone(), over=["debt"])
    assert told.slips == 60
    assert 0.5 < told.bases[0].measured.skilled_wins.mean < 0.95
    assert games_of(shelf.parts("rueck"), 60, ["debt"]) == 3 * 60 * (len(told.bases) + len(told.changes))


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
    file = tmp_path / "rueck" / shelf.EFFECTS
    assert json.loads(file.read_text(encoding="utf-8"))["command"] in heard.out
    again = knock("sweep", "--reproduce", str(file), "--workers", "1")
    assert "The same numbers" in again.out
    assert knock(*asked, "--lang", "de").code == 0


def test_a_file_with_several_sweeps_can_be_made_again(tmp_path: Path) -> None:
    file = tmp_path / "all.json"
    told = [
        json.loads(knock("sweep", "rueck", "--over", over, "--games", "4", "--workers", "1", "--json").out) for over in BOTH
    ]
    file.write_text(json.dumps(told), encoding="utf-8")
    again = knock("sweep", "--reproduce", str(file), "--workers", "1")
    assert again.out.count("The same numbers") == 2
    told[1]["changes"][0]["base"] = 7
    file.write_text(json.dumps(told), encoding="utf-8")
    heard = knock("sweep", "--reproduce", str(file), "--workers", "1")
    assert heard.code == 2
    assert "changes.0.base" in heard.err
    file.write_text("[]", encoding="utf-8")
    assert is_one_sentence(knock("sweep", "--reproduce", str(file)))


@pytest.mark.parametrize("games", ["0", "3", "-1"])
def test_too_few_games_to_compare_are_refused(games: str) -> None:
    heard = knock("sweep", "rueck", "--games", games)
    assert is_one_sentence(heard)
    assert "from 4" in heard.err


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
    told = shelf.house_rule_effects(shelf.parts(key))
    assert told is not None
    assert told["command"].startswith(f"spelunke sweep {key} --games")
    assert told["rules"] == shelf.parts(key).box.version
    assert told["slips"] == slips_of(shelf.parts(key))
    tried = {change["option"] for change in (*told["changes"], *told["refused"])}
    switches = {option.name for option in options(shelf.parts(key).box.house) if option.allowed}
    assert tried == switches - {FOR_PEOPLE}


@pytest.mark.parametrize("key", shelf.keys())
def test_under_no_shipped_switch_is_anything_certain_and_under_few_does_the_skilled_player_always_win(key: str) -> None:
    """Where one of two always wins no luck can be seen; and games that were counted prove nothing without any doubt."""
    told = shelf.house_rule_effects(shelf.parts(key))
    assert told is not None
    measured = [found["measured"] for found in (*told["bases"], *told["changes"])]
    assert all(found["luck"]["high"] > 0 and found["skill"]["low"] < 1 for found in measured)
    assert sum(found["skilled_wins"]["mean"] >= 0.95 for found in measured) <= len(measured) / 10


def test_a_game_that_nobody_has_measured_ships_nothing() -> None:
    assert shelf.house_rule_effects(PARTS) is None
