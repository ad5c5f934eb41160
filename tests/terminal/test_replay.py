"""A record walked through: keys, seats, and lines."""

import json
import re
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from tests.terminal.door import is_one_sentence, knock
from tests.terminal.window import Hand, Window, window

pytestmark = pytest.mark.real_service


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("records") / "evening.json"
    heard = knock("play", "rueck", "--bot", "thumb", "thumb", "random", "--seats", "3", "--seed", "4", "--record", str(file))
    assert heard.code == 0
    return str(file)


def moment(seen: Window) -> tuple[int, int]:
    found = re.search(r"Moment (\d+) of (\d+)", seen.text())
    assert found is not None, seen.text()
    return int(found[1]), int(found[2])


def test_arrow_keys_home_and_end_walk_through_a_game(record: str) -> None:
    with window("replay", record) as seen:
        seen.wait("Moment 0 of")
        last = moment(seen)[1]
        assert last >= 8
        for key, at in (
            ("right", 1),
            ("down", 2),
            ("left", 1),
            ("home", 0),
            ("left", 0),
            ("end", last),
            ("right", last),
            ("space", last),
        ):
            seen.press(key)
            seen.wait(f"Moment {at} of {last}")
            assert not seen.hands()
        assert "wins" in seen.text() or "win." in seen.text() or "caught" in seen.text()
        seen.press("q")
        assert seen.leave() == 0


@pytest.mark.secrecy
def test_a_seat_sees_its_own_hand_and_open_walks_from_seat_to_seat(record: str) -> None:
    with window("replay", record, "--seat", "1") as seen:
        seen.wait("Moment 0 of")
        assert seen.hands() == [Hand("Seat", tuple(range(8)))]
        assert "▲ Seat 1" in seen.text().split("Moment 0")[1]
        seen.press("tab", "q")
        assert seen.leave() == 0
    with window("replay", record, "--open") as seen:
        seen.wait("Moment 0 of")
        assert not seen.hands()
        for sign in "●▲■":
            seen.press("tab")
            seen.wait(lambda sign=sign: sign in seen.text().split("Moment 0 of")[1])  # type: ignore[misc]
            assert len(seen.hands()) == 1
        seen.press("tab")
        seen.wait(lambda: not seen.hands())


@pytest.mark.parametrize("language", ["en", "de"])
def test_without_a_terminal_the_whole_game_is_told_in_lines(record: str, language: str) -> None:
    heard = knock("replay", record, language=language)
    assert (heard.code, heard.err) == (0, "")
    turned = r"Round \d: .* comes along" if language == "en" else r"Runde \d: .* kommt"
    assert len(re.findall(turned, heard.out)) == 8
    assert heard.out.splitlines()[-3:] == [line for line in heard.out.splitlines() if re.search(r"[●▲■]", line)][-3:]
    assert knock("replay", record, "--open", language=language).out == heard.out  # nothing is hidden in this game's log
    assert knock("replay", record, "--seat", "2", language=language).code == 0
    assert is_one_sentence(knock("replay", record, "--seat", "3", language=language))


def test_a_record_that_begins_with_a_byte_order_mark_is_read_like_any_other(record: str, tmp_path: Path) -> None:
    marked = tmp_path / "marked.json"
    marked.write_bytes(BOM_UTF8 + Path(record).read_bytes())
    for command in (("replay",), ("record", "check")):
        heard = knock(*command, str(marked))
        assert heard.out == knock(*command, record).out
        assert (heard.code, heard.err) == (0, "")


def test_a_record_is_said_to_be_sound_with_its_house_rules(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    wishes = ["--bot", "random", "random", "random", "--seats", "3", "--house", "rounds=1", "expert=yes", "--record", str(file)]
    assert knock("play", "rueck", *wishes).code == 0
    heard = knock("record", "check", str(file))
    assert heard.code == 0
    assert "A sound record: Rück's raus! with 3 seats" in heard.out
    assert "rounds: 1" in heard.out
    assert "expert game" in heard.out
    plain = json.loads(knock("record", "check", str(file), "--json").out)
    assert (plain["game"], plain["seats"], plain["house"]) == ("rueck", 3, {"rounds": 1, "expert": True})
    again = knock("play", "rueck", *wishes)
    assert is_one_sentence(again)
    assert "exists already" in again.err
    over = knock("play", "--resume", str(file))
    assert is_one_sentence(over)
    assert "is over" in over.err
