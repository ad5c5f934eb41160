"""Record: a whole game in one small file, and nothing else is taken for one."""

from codecs import BOM_UTF8
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.errors import BadRecord
from spelunke.core.record import LARGEST, Record, read_record
from spelunke.core.table import Table
from spelunke.core.types import Move
from tests.laws.snapshot import snapshot


def finished(seed: int = 1) -> tuple[spelunke.Game, Table]:
    """A short game, played to its end by chance."""
    game = spelunke.game("rueck", seats=3, preset="tiny")
    table, dice = game.deal(seed), Dice(seed)
    while table.asked:
        answers: dict[int, Move] = {}
        for seat in game.asked(table):
            moves = game.moves(table, seat)
            answers[seat] = moves[dice.below(len(moves))]
        game.play(table, answers)
    return game, table


@cache
def record_of(seed: int = 1) -> Record:
    game, table = finished(seed)
    return game.record(table)


def plain(seed: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(record_of(seed).to_json())
    return found


def encoded(changed: dict[str, Any]) -> bytes:
    return msgspec.json.encode(changed)


def speaks(refusal: BadRecord) -> None:
    """A refusal has a sentence, whatever was wrong."""
    assert str(refusal)


def test_a_record_is_one_line_of_json_that_reads_as_itself() -> None:
    content = record_of().to_json()
    assert content.count(b"\n") == 1
    assert content.endswith(b"\n")
    assert content.startswith(b'{"spelunke":1,')
    assert read_record(content) == record_of()


def test_a_record_replays_to_any_number_of_answers() -> None:
    whole = record_of()
    for answers in range(len(whole.answers) + 1):
        table = spelunke.replay(whole, answers)
        assert table.tape is not None
        # An ask is answered by all or not at all.
        assert len(table.tape.answers) <= answers
        assert table.tape.answers == whole.answers[: len(table.tape.answers)]
    assert spelunke.replay(whole).asked == 0


@given(st.binary(max_size=200))
def test_any_bytes_are_a_record_or_a_bad_record(content: bytes) -> None:
    try:
        record = read_record(content)
    except BadRecord as refusal:
        speaks(refusal)
    else:
        assert isinstance(record, Record)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=60)
@given(st.sampled_from(["start", *plain()]), json_values)
def test_any_json_in_any_field_is_replayed_or_a_bad_record(field: str, value: object) -> None:
    try:
        content = encoded({**plain(), field: value})
    except OverflowError:
        return  # not even JSON as we write it
    try:
        table = spelunke.replay(content)
    except BadRecord as refusal:
        speaks(refusal)
    else:
        assert not table.asked


@given(st.data())
def test_a_flipped_byte_is_noticed_or_leads_to_the_same_end(data: st.DataObject) -> None:
    content = bytearray(record_of().to_json())
    content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    try:
        table = spelunke.replay(bytes(content))
    except BadRecord as refusal:
        speaks(refusal)
    else:
        assert spelunke.game("rueck", seats=3, preset="tiny").standing(table) == record_of().standing


@pytest.mark.parametrize("seed", range(6))
def test_another_answer_is_noticed_unless_it_leads_to_the_same_end(seed: int) -> None:
    game, record = spelunke.game("rueck", seats=3, preset="tiny"), record_of(seed)
    for at in range(len(record.answers)):
        for code in range(len(game.parts.codebook) + 1):
            answers = [*record.answers[:at], code, *record.answers[at + 1 :]]
            tampered = msgspec.structs.replace(record, answers=answers)
            if code == record.answers[at]:
                continue
            try:
                table = game.replay(tampered)
            except BadRecord as refusal:
                speaks(refusal)
            else:
                assert game.standing(table) == record.standing


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"spelunke": 2}, "record-other-format"),
        ({"spelunke": None}, "record-other-format"),
        ({"version": 99}, "record-other-version"),
        ({"game": "no such game"}, "record-other-game"),
        ({"game": "../rueck"}, "record-other-game"),
        ({"seats": 2}, "record-other-game"),
        ({"seats": 99}, "record-damaged"),
        ({"house": {"no_such_rule": 1}}, "record-other-game"),
        ({"house": []}, "record-damaged"),
        ({"answers": []}, "record-unfinished-claim"),
        ({"answers": [-1]}, "record-damaged"),
        ({"answers": [99_999]}, "record-illegal"),
        ({"answers": [0]}, "record-illegal"),
        ({"standing": None}, "record-unfinished-claim"),
        ({"standing": {"places": [2, 2, 2], "scores": [99, 99, 99]}}, "record-other-end"),
        ({"start": {"round": 1}}, "record-other-game"),
        ({"more": 1}, "record-damaged"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        spelunke.replay(encoded({**plain(), **changed}))
    assert refusal.value.message == message
    assert str(refusal.value)


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    longer = {**plain(), "answers": [*plain()["answers"], 0]}
    with pytest.raises(BadRecord) as refusal:
        spelunke.replay(encoded(longer))
    assert refusal.value.message == "record-too-long"


def test_a_record_that_breaks_off_within_an_ask_is_refused() -> None:
    broken_off = {**plain(), "answers": plain()["answers"][:2], "standing": None}
    with pytest.raises(BadRecord) as refusal:
        spelunke.replay(encoded(broken_off))
    assert refusal.value.message == "record-half-step"


def test_a_record_may_begin_with_a_byte_order_mark() -> None:
    content = record_of().to_json()
    assert read_record(BOM_UTF8 + content) == record_of()
    assert snapshot(spelunke.replay(BOM_UTF8 + content)) == snapshot(spelunke.replay(content))


@pytest.mark.parametrize(
    "content", [b"", BOM_UTF8, BOM_UTF8 * 2 + b"{}", b"\xff\xfe", b"[]", b"{}", b"null", b"1", b'"spelunke"', b"[" * 100_000]
)
def test_what_is_no_record_at_all_is_refused(content: bytes) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(content)
    assert refusal.value.message in {"record-not-json", "record-not-a-record"}


def test_what_is_too_large_is_not_even_read() -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(b" " * (LARGEST + 1))
    assert refusal.value.message == "record-too-large"


def test_a_game_that_began_from_a_position_is_recorded_with_it() -> None:
    game, table = finished()
    position = game.position(spelunke.replay(record_of(), 1))
    arranged = game.arrange(position, seed=3)
    record = game.record(arranged)
    assert record.start == position
    assert game.position(spelunke.replay(record.to_json())) == position
    assert game.record(table).start is None


def test_a_table_that_nobody_wrote_down_has_no_record() -> None:
    game, table = finished()
    with pytest.raises(BadRecord) as refusal:
        game.record(table.copy())
    assert refusal.value.message == "record-no-tape"
