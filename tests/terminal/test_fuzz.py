"""Whatever is typed, written or damaged: an answer or one sentence, never our insides."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.playout import play_out
from spelunke.terminal.arguments import COMMANDS, BadArguments, read_arguments
from tests.terminal.door import Heard, is_one_sentence, knock

QUICK = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def is_answered(heard: Heard) -> bool:
    return heard.code == 0 or is_one_sentence(heard)


def a_record() -> dict[str, Any]:
    game = shelf.game("rueck", seats=3, house={"rounds": 2})
    table = game.deal(seed=1)
    dice = Dice(1)
    while table.asked:
        game.play(table, {seat: game.moves(table, seat)[dice.below(2)] for seat in game.asked(table)})
    assert play_out(table, dice) == 0
    plain: dict[str, Any] = json.loads(game.record(table).to_json())
    return plain


RECORD = a_record()
START = json.loads(json.dumps(shelf.game("rueck", seats=3).position(shelf.game("rueck", seats=3).deal(seed=1))))

WORDS = [*(word for command in COMMANDS for word in command.name.split()), "rueck", "--", "-", "", "§4.2", "x.json"]
OPTIONS = [f"--{option.name}" for command in COMMANDS for option in command.options] + ["--help", "--lang", "--lang=de", "-h"]
ARGUMENT = st.sampled_from(WORDS + OPTIONS) | st.text(max_size=8) | st.integers().map(str)


@settings(max_examples=300, deadline=None)
@given(st.lists(ARGUMENT, max_size=7))
def test_any_arguments_are_read_or_refused_by_name(arguments: list[str]) -> None:
    try:
        wishes = read_arguments(arguments)
    except BadArguments as refusal:
        sentence = str(refusal)
    else:
        sentence = wishes.command.name
    assert "\n" not in sentence or "\n" in "".join(arguments)


LAB = {command.name for command in COMMANDS if any(option.name == "workers" for option in command.options)}
WRITING = {"--record", "--resume", "--into", "--page", "--parquet", "--decisions", "--db"}


def is_harmless(word: str) -> bool:
    """The lab and written files are left out: a guess may ask for a million games, or for a file of an odd name."""
    return word not in LAB and word.partition("=")[0] not in WRITING


HARMLESS = ARGUMENT.filter(is_harmless)


def test_no_guess_plays_for_hours_or_writes_a_file() -> None:
    assert {"simulate", "tournament", "sweep", "balance"} == LAB
    assert not any(
        is_harmless(word) for word in (*LAB, "--record", "--resume=x", "--into", "--page=x", "--parquet", "--decisions")
    )
    assert all(is_harmless(word) for word in ("play", "record", "--seats", "--json"))


def opens_the_house(arguments: list[str]) -> bool:
    """Whether a server would run until somebody stops it."""
    try:
        wishes = read_arguments(arguments)
    except BadArguments:
        return False
    return wishes.command.name in {"", "serve"} and not wishes.has("help") and not wishes.has("version")


@QUICK
@given(st.lists(HARMLESS, max_size=6), st.text(max_size=30), st.sampled_from(["en", "de"]))
def test_any_arguments_and_input_are_answered(arguments: list[str], typed: str, language: str) -> None:
    assume(not opens_the_house(arguments))
    heard = knock(*arguments, typed=typed, language=language)
    last = heard._replace(err=heard.err[heard.err[:-1].rfind("\n") + 1 :])
    assert is_answered(last), (arguments, heard)


@QUICK
@given(
    st.lists(
        st.text(max_size=12)
        | st.sampled_from(["expert=", "rounds=", "nobles=", "second="]).flatmap(
            lambda name: st.text(max_size=8).map(lambda value: name + value)
        ),
        min_size=1,
        max_size=3,
    )
)
def test_any_house_rule_is_taken_or_refused(rules: list[str]) -> None:
    heard = knock("play", "rueck", *(f"--house={rule}" for rule in rules), "--bot", "random", "random", "random", "random")
    assert is_answered(heard), heard


@QUICK
@given(st.binary(max_size=200) | st.text(max_size=60).map(lambda text: f"expert = {text}".encode(errors="ignore")))
def test_any_file_of_house_rules_is_taken_or_refused_by_name(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes(content)
    heard = knock("play", "rueck", "--set", str(file), "--bot", "random", "random", "random", "random")
    assert heard.code == 0 or (is_one_sentence(heard) and "ours.toml" in heard.err)


@QUICK
@given(st.dictionaries(st.sampled_from(["expert", "rounds", "nobles", "chief", "second", "else"]), JSON, max_size=4))
def test_any_json_for_house_rules_is_taken_or_refused(tmp_path: Path, rules: dict[str, Any]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**RECORD, "house": rules}), encoding="utf-8")
    assert is_answered(knock("record", "check", str(file)))


@QUICK
@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    for command in (["record", "check"], ["replay"]):
        assert is_one_sentence(knock(*command, str(file)))


@QUICK
@given(
    st.sampled_from(sorted(RECORD)),
    JSON | st.lists(st.integers(0, 40), max_size=20) | st.dictionaries(st.sampled_from(sorted(START)), JSON, max_size=4),
)
def test_any_damage_to_a_record_is_found(tmp_path: Path, field: str, value: object) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**RECORD, field: value}), encoding="utf-8")
    for command in (["record", "check"], ["replay"], ["play", "--resume"]):
        assert is_answered(knock(*command, str(file)))
    assert knock("record", "check", str(file)).code == (0 if value == RECORD[field] else 2)


@QUICK
@given(st.sampled_from(sorted(START)), JSON)
def test_any_damage_to_a_start_is_found(tmp_path: Path, field: str, value: object) -> None:
    file = tmp_path / "game.json"
    record = {**RECORD, "house": {}, "start": {**START, field: value}, "answers": [], "standing": None}
    file.write_text(json.dumps(record), encoding="utf-8")
    assert is_one_sentence(knock("record", "check", str(file)))


@pytest.mark.parametrize("deep", [b"[" * 100_000, b'{"a":' * 100_000, b'{"spelunke":1,"start":' + b'{"a":' * 50_000])
def test_a_record_nested_without_end_is_refused(tmp_path: Path, deep: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(deep)
    assert is_one_sentence(knock("record", "check", str(file)))
