"""The small rooms behind the table: seating, choices, keys, files."""

import os
import pty
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from spelunke import shelf
from spelunke.bots.characters import characters
from spelunke.core.errors import SpelunkeError
from spelunke.terminal.choices import Choice, choices_in, matching
from spelunke.terminal.files import RecordFile, UnwritableFile, shown
from spelunke.terminal.keys import Keys
from spelunke.terminal.lines import InputEnded
from spelunke.terminal.seating import BadSeating, Player, seated
from spelunke.terminal.session import bot_card
from spelunke.texts import speaker
from tests.terminal.door import is_one_sentence, knock

ENGLISH = speaker("en")


def names(players: list[Player]) -> list[str]:
    return [player.bot or player.name for player in players]


@pytest.mark.parametrize(
    ("given", "players"),
    [
        ([], ["Guest", "thumb", "thumb"]),
        ([("player", "Anna")], ["Anna", "thumb", "thumb"]),
        ([("bot", "random")], ["Guest", "random", "random"]),
        ([("bot", "random"), ("player", "Anna")], ["random", "Anna", "random"]),
        ([("player", "Anna"), ("player", "Ben"), ("bot", "random")], ["Anna", "Ben", "random"]),
        ([("bot", "thumb"), ("bot", "random"), ("bot", "thumb")], ["thumb", "random", "thumb"]),
    ],
)
def test_seats_are_filled_in_the_order_they_are_named(given: list[tuple[str, str]], players: list[str]) -> None:
    assert names(seated(given, 3, ENGLISH)) == players


def test_names_are_cut_to_one_line_and_bots_never_bear_a_persons_name() -> None:
    players = seated([("player", "\x1b[31mRo\nsa\t "), ("player", "x" * 99), ("player", "rosa")], 8, ENGLISH)
    assert players[0].name == "[31mRo sa"
    assert players[1].name == "x" * 19 + "…"
    assert len({player.name.casefold() for player in players}) == 8
    with pytest.raises(BadSeating):
        seated([("player", "Anna"), ("player", "ANNA ")], 3, ENGLISH)


def test_a_bots_card_tells_its_level_its_character_and_what_shows_it() -> None:
    game = shelf.game("klau")
    assert bot_card("Rosa", "thumb", game, ENGLISH) == "Rosa is a bot and plays by rule of thumb."
    liar = bot_card("Rosa", "regular:liar", game, ENGLISH)
    assert liar == "Rosa is a bot and plays like a regular, the liar (says “I can't” though a card matches: 85 times in 100)."
    assert "draufgängerisch" in bot_card("Rosa", "master:daredevil", shelf.game("teufel"), speaker("de"))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", shelf.keys())
def test_every_character_of_a_game_has_a_card_in_words(key: str, language: str) -> None:
    game = shelf.game(key)
    cards = {bot_card("Rosa", f"novice:{name}", game, speaker(language)) for name in characters(game)}
    assert len(cards) == len(characters(game)) > 0


def test_who_the_bots_are_is_told_once_before_the_first_question_and_other_characters_are_refused() -> None:
    heard = knock("play", "klau", "--seats", "3", "--bot", "regular:liar", "--seed", "1", typed="1\n1\n")
    assert heard.out.count("is a bot and plays") == 2
    assert heard.out.index("the liar") < heard.out.index("Guest: ")
    refused = knock("play", "rueck", "--bot", "regular:liar")
    assert is_one_sentence(refused)
    assert "cautious and daredevil" in refused.err


def test_a_number_means_what_stands_on_the_card_and_else_the_place_in_the_list() -> None:
    game = shelf.game("rueck", seats=3)
    table = game.deal(seed=1)
    game.play(table, {seat: game.moves(table, seat)[0] for seat in range(3)})
    choices = choices_in(game.view(table, 0), ["A", "B", "C"], ENGLISH)
    assert choices[0].number == 1
    assert matching(choices, "1") == choices[:1]
    gifts = [Choice(1, "Give it to Ben", "b"), Choice(2, "Give it to Benno", "o")]
    assert [choice.answer for choice in matching(gifts, "give it to ben")] == ["b"]
    assert [choice.answer for choice in matching(gifts, "benno")] == ["o"]
    assert [choice.answer for choice in matching(gifts, "ben")] == ["b", "o"]
    assert matching(gifts, "  ") == matching(gifts, "3") == []


@pytest.fixture
def keyboard() -> Iterator[tuple[int, Keys]]:
    ours, theirs = pty.openpty()
    with Keys(theirs) as keys:
        yield ours, keys
    os.close(ours)
    os.close(theirs)


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("a", ["a"]),
        ("é€", ["é", "€"]),
        ("\x1b[A\x1b[B\x1b[C\x1b[D", ["up", "down", "right", "left"]),
        ("\x1bOA\x1bOH\x1bOF", ["up", "home", "end"]),
        ("\x1b[1~\x1b[8~\x1b[5~\x1b[6~", ["home", "end", "page up", "page down"]),
        ("\r\t\x7f ", ["enter", "tab", "backspace", " "]),
        ("\x01\x1b[99;99~x", ["x"]),
    ],
)
def test_keys_are_named(keyboard: tuple[int, Keys], typed: str, keys: list[str]) -> None:
    end, ours = keyboard
    os.write(end, typed.encode())
    assert [ours.read() for _ in keys] == keys


def test_a_lone_escape_and_broken_bytes_and_a_lost_terminal(keyboard: tuple[int, Keys]) -> None:
    end, ours = keyboard
    os.write(end, b"\x1b")
    assert ours.read() == "escape"
    os.write(end, b"\xff")
    assert ours.read() == "�"
    os.write(end, b"abc")
    ours.forget_typed()
    os.write(end, b"\x04")
    with pytest.raises(InputEnded):
        ours.read()


def test_the_terminal_is_as_before_when_the_keys_are_put_away() -> None:
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    with Keys(theirs):
        assert termios.tcgetattr(theirs) != before
    assert termios.tcgetattr(theirs) == before
    os.close(ours)
    os.close(theirs)


def test_a_record_is_whole_after_every_writing_and_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    game = shelf.game("rueck", seats=3)
    record = game.record(game.deal(seed=1))
    kept = RecordFile(str(tmp_path / "game.json"))
    kept.begin(record)
    assert kept.path.read_bytes() == record.to_json()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    with pytest.raises(UnwritableFile):
        RecordFile(str(tmp_path / "game.json"))
    full = RecordFile("/dev/full")
    full.keep(record)
    assert full.trouble is not None
    with pytest.raises(SpelunkeError):
        full.begin(record)
    device = RecordFile("/dev/null")
    device.begin(record)
    assert device.trouble is None


def test_a_path_is_shown_on_one_line_and_not_endless() -> None:
    assert shown("a\nb\x1b[2J") == "a�b�[2J"
    assert len(shown("x" * 500)) == 80


def test_a_game_can_be_played_by_typed_lines_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    # Whatever is asked, one of these is an answer; the others are refused and asked again.
    typed = "\n".join(["?", "rob with the 9", *(str(number % 9) for number in range(400))])
    heard = knock("play", "rueck", "--seats", "3", "--seed", "3", "--record", str(file), typed=typed)
    assert (heard.code, heard.err) == (0, "")
    assert "§3.2" in heard.out
    assert "“rob with the 9” is not among the choices" in heard.out
    assert "Luck began with seed 3." in heard.out
    assert (
        f"The game is kept in {shown(str(file))}." in " ".join(heard.out.split()).replace("\n", "") or "is kept in" in heard.out
    )
    assert knock("record", "check", str(file)).code == 0


def test_the_same_seed_and_answers_give_the_same_evening() -> None:
    typed = "\n".join(str(number % 9) for number in range(400))
    one, two = (knock("play", "rueck", "--seats", "4", "--seed", "8", typed=typed).out for _ in range(2))
    assert one == two
    assert one != knock("play", "rueck", "--seats", "4", "--seed", "9", typed=typed).out


def test_where_no_game_is_named_the_table_opens_line_by_line_too() -> None:
    typed = "Rück\n3\n" + "\n".join(str(number % 9) for number in range(400))
    heard = knock("play", typed=typed)
    assert heard.code == 0
    assert heard.err == ""
    assert "What shall it be?" in heard.out
    assert "Score" in heard.out


def is_said(sentence: str, heard: str) -> bool:
    return "".join(sentence.split()) in "".join(heard.split())  # wherever lines were broken


@pytest.mark.parametrize("is_compiled", [True, False])
def test_that_the_engine_is_not_compiled_is_said_at_the_table_where_bots_sit(
    is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spelunke.core.engine.is_compiled", lambda: is_compiled)
    typed = "\n".join(str(number % 9) for number in range(400))
    with_bots = knock("play", "rueck", "--seats", "3", "--seed", "8", typed=typed).out
    assert is_said(ENGLISH.say("room-plain-engine"), with_bots) is not is_compiled
    people = ("--player", "Anna", "Ben", "Cem")
    assert not is_said(ENGLISH.say("room-plain-engine"), knock("play", "rueck", "--seats", "3", *people, typed=typed).out)


@pytest.mark.parametrize("is_compiled", [True, False])
def test_that_the_engine_is_not_compiled_is_said_when_the_house_opens(
    is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spelunke.core.engine.is_compiled", lambda: is_compiled)
    monkeypatch.setattr("spelunke.server.run.serve", lambda ready, **_settings: ready("http://127.0.0.1:1"))
    heard = knock("serve")
    assert "Tables are open" in heard.err
    assert (ENGLISH.say("room-plain-engine") in heard.err) is not is_compiled


@pytest.mark.parametrize("key", shelf.keys())
def test_every_game_can_be_played_by_typed_numbers(key: str) -> None:
    typed = "\n".join(str(number % 7) for number in range(60))
    heard = knock("play", key, "--preset", "tiny", "--seed", "2", "--player", "Anna", typed=typed, language="de")
    assert heard.code == 0 or is_one_sentence(heard)
    assert heard.out.count("Anna: ") >= 1
    assert "Traceback" not in heard.out


def test_everybody_looks_at_the_eight_nobles_and_presses_enter_before_the_first_is_turned() -> None:
    """§6.2: the eight nobles are shown before round 1; without memory aids nobody sees them again."""
    typed = "\n" + "\n".join(str(number % 9) for number in range(400))
    heard = knock("play", "rueck", "--seats", "3", "--preset", "expert", "--seed", "8", typed=typed)
    assert (heard.code, heard.err) == (0, "")
    before, _, after = heard.out.partition(ENGLISH.say("terminal-lines-look"))
    assert ENGLISH.say("rueck-board-eight") in before
    assert ENGLISH.say("rueck-board-eight") not in after
    assert "Choose a robber" not in before
    assert ENGLISH.say("terminal-look") not in knock("play", "rueck", "--seats", "3", "--seed", "8", typed=typed).out
    assert is_one_sentence(knock("play", "rueck", "--seats", "3", "--preset", "expert", typed=""))


def test_a_record_of_the_eight_is_looked_at_again_when_it_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    knock("play", "rueck", "--seats", "3", "--preset", "expert", "--record", str(file), typed="")
    typed = "\n" + "\n".join(str(number % 9) for number in range(400))
    heard = knock("play", "--resume", str(file), typed=typed)
    assert heard.code == 0
    assert heard.out.index(ENGLISH.say("terminal-lines-look")) < heard.out.index("Choose a robber")


def test_bots_alone_look_at_nothing() -> None:
    bots = ("--bot", "thumb", "--bot", "thumb", "--bot", "thumb")
    heard = knock("play", "rueck", "--seats", "3", "--preset", "expert", "--seed", "8", *bots)
    assert heard.code == 0
    assert ENGLISH.say("terminal-look") not in heard.out
