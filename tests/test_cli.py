"""The front door: what it prints, what it refuses, in both languages."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import spelunke
from spelunke import shelf
from spelunke.core.house import changes
from spelunke.terminal.arguments import COMMANDS
from spelunke.terminal.house_rules import game_with
from tests.terminal.door import is_one_sentence, knock, shell
from tests.untraced import untraced_environment

RECORD = '{"spelunke":1,"game":"rueck","version":1,"seats":3,"answers":[]}'


def test_the_version_is_that_of_the_package() -> None:
    assert knock("--version") == (0, f"spelunke {spelunke.__version__}\n", "")
    assert knock("--lang", "de", "--version").out == f"spelunke {spelunke.__version__}\n"
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["scripts"] == {"spelunke": "spelunke.cli:main"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("command", ["", *(command.name for command in COMMANDS)])
def test_every_command_explains_itself_with_examples(command: str, language: str) -> None:
    heard = knock(*command.split(), "--help", "--lang", language)
    assert (heard.code, heard.err) == (0, "")
    assert {"en": "Examples:", "de": "Beispiele:"}[language] in heard.out
    assert f"spelunke {command}".strip() in heard.out.split({"en": "Examples:", "de": "Beispiele:"}[language])[1]
    english = {"usage:", "show this help", "positional", "optional arguments", "options:"}
    assert language == "en" or not any(word in heard.out for word in english)


def test_the_examples_of_the_help_pages_are_understood() -> None:
    from spelunke.terminal.arguments import read_arguments
    from spelunke.texts import speaker

    pages = ["open", *(command.name.replace(" ", "-") for command in COMMANDS)]
    for language in ("en", "de"):
        for page in pages:
            for line in speaker(language).say(f"cli-{page}.examples").splitlines():
                assert line.startswith("spelunke")
                read_arguments(line.split()[1:])


def test_the_shelf_shows_every_game_for_people_and_for_programs() -> None:
    told = knock("shelf")
    plain = json.loads(knock("shelf", "--json").out)
    assert told.code == 0
    assert [game["key"] for game in plain] == shelf.keys()
    for game in plain:
        box = shelf.parts(game["key"]).box
        assert box.title in told.out
        assert f" {box.key} " in told.out
        assert game["seats"] == list(box.seats)
        assert list(game["presets"]) == list(box.presets)
        assert game["character"]


@pytest.mark.parametrize("key", shelf.keys())
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_shelf_explains_the_house_rules_of_a_game(key: str, language: str) -> None:
    heard = knock("shelf", key, language=language)
    assert (heard.code, heard.err) == (0, "")
    for name in (*shelf.parts(key).box.presets, *shelf.parts(key).box.house.__struct_fields__):
        assert name in heard.out


def test_the_shelf_says_where_every_house_rule_and_reading_comes_from_and_who_made_the_game() -> None:
    english = " ".join(knock("shelf", "rueck").out.split())
    german = " ".join(knock("shelf", "rueck", language="de").out.split())
    for made in ("by Antonin Boccara", "pictures: Alexander Jung", "published by La Haute Roche (2017) and Zoch (2019)"):
        assert made in english
    assert "[printed: German, English, French; yes (printed: Italian)]" in english
    assert "[ours; sports (printed: Italian)]" in english
    assert "[gedruckt: deutsch, englisch, französisch; ja (gedruckt: italienisch)]" in german
    plain = json.loads(knock("shelf", "rueck", "--json").out)[0]
    assert plain["people"]["artists"] == ["Alexander Jung"]
    assert plain["house"]["nobles"]["origin"] == "ours"
    assert plain["house"]["second"]["readings"] == [{"value": "sports", "origin": "printed: it"}]


def test_the_shelf_says_how_to_read_a_table_off_ones_own_box() -> None:
    assert "count how many there are of each kind" in " ".join(knock("shelf", "rueck").out.split())


@pytest.mark.parametrize("written", ["{plus_4 = 5, minus_3 = 4}", '{"plus_4": 5, "minus_3": 4}'])
def test_a_table_is_given_as_toml_or_json(written: str) -> None:
    told = game_with(shelf.parts("rueck"), None, None, None, [f"nobles={written}"])
    assert changes(told.house) == {"nobles": {"plus_4": 5, "minus_3": 4}}


def test_a_table_of_numbers_is_given_with_commas_alone() -> None:
    told = game_with(shelf.parts("teufel"), None, None, None, ["track=50, 200, 300, 500, 900, 1300, 1600"])
    assert changes(told.house) == {"track": [50, 200, 300, 500, 900, 1300, 1600]}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("nobles=many", "is a table, and this is none"),
        ("nobles=1\nrounds = 2", "is a table, and this is none"),
        (f"nobles={'[' * 100_000}", "is a table, and this is none"),
        ("nobles=[1, 2]", "cannot be read"),
        ("nobles={plus_4=2}", "§"),
    ],
)
def test_a_table_that_is_none_or_does_not_fit_is_refused_with_a_sentence(given: str, said: str) -> None:
    heard = knock("simulate", "rueck", "--games", "1", "--house", given)
    assert heard.code != 0
    assert said in heard.err


@pytest.mark.parametrize("key", shelf.keys())
@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_are_read_whole_by_section_and_by_paragraph(key: str, language: str) -> None:
    whole = knock("rules", key, language=language)
    assert whole.code == 0
    assert whole.out.startswith("# ")
    one = knock("rules", key, "§1.1", language=language)
    assert one.out.startswith("**§1.1**")
    assert one.out.count("§1.") == 1
    assert knock("rules", key, "1.1", language=language) == one
    section = knock("rules", key, "1", language=language).out
    assert section.startswith("## 1 ")
    assert "§1.1" in section
    assert "§2.1" not in section.split("\n- **§1.1**")[0]
    assert is_one_sentence(knock("rules", key, "§99.9", language=language))


@pytest.mark.parametrize("key", shelf.keys())
def test_every_question_of_a_game_names_a_paragraph_that_can_be_read_in_both_languages(key: str) -> None:
    for question in shelf.parts(key).questions:
        for language in ("en", "de"):
            assert knock("rules", key, question.paragraph, language=language).code == 0


REFUSED = [
    ["nonsense"],
    ["record"],
    ["record", "chekc", "x"],
    ["--nonsense"],
    ["-x"],
    ["shelf", "nonsense"],
    ["shelf", "rueck", "nonsense"],
    ["shelf", "--seats", "3"],
    ["shelf", "--json=yes"],
    ["rules"],
    ["rules", "nonsense"],
    ["rules", "rueck", "§99"],
    ["rules", "rueck", "§"],
    ["rules", "rueck", ""],
    ["--lang", "fr", "shelf"],
    ["--lang"],
    ["play"],
    ["play", "nonsense"],
    ["play", "rueck", "--seats"],
    ["play", "rueck", "--seats", "many"],
    ["play", "rueck", "--seats", "9"],
    ["play", "rueck", "--seats", "-1"],
    ["play", "rueck", "--seats", "9" * 5000],
    ["play", "rueck", "--seed", "1" * 30],
    ["play", "rueck", "--seed", "1.5"],
    ["play", "rueck", "--preset", "nonsense"],
    ["play", "rueck", "--house", "nonsense=1"],
    ["play", "rueck", "--house", "expert"],
    ["play", "rueck", "--house", "expert=maybe"],
    ["play", "rueck", "--house", "rounds=99"],
    ["play", "rueck", "--house", "rounds=four"],
    ["play", "rueck", "--house", "second=third"],
    ["play", "rueck", "--house", "nobles=14"],
    ["play", "rueck", "--house", "chief=2"],
    ["play", "rueck", "--house", "=", "=="],
    ["play", "rueck", "--player", "Anna", "anna"],
    ["play", "rueck", "--player", ""],
    ["play", "rueck", "--player", "\x1b\x07"],
    ["play", "rueck", "--player", *"ABCDEFGH"],
    ["play", "rueck", "--bot", "genius"],
    ["play", "rueck", "--set", "no-such-file.toml"],
    ["play", "rueck", "--set", "."],
    ["play", "rueck", "--set", "/dev/zero"],
    ["play", "rueck", "--set", "a\0b"],
    ["play", "rueck", "--record", "."],
    ["play", "rueck", "--record", "no/such/folder/game.json"],
    ["play", "rueck", "--record", "pyproject.toml"],
    ["play", "rueck", "--record", "pyproject.toml/game.json"],
    ["play", "rueck", "--record", "a\0b"],
    ["play", "rueck", "--resume", "pyproject.toml"],
    ["play", "--resume", "pyproject.toml"],
    ["play", "--resume", "no-such-file.json", "--seats", "3"],
    ["play", "rueck"],
    ["play", "rueck", "--player", "Anna", "Ben"],
    ["play"],
    ["simulate"],
    ["simulate", "rueck", "--games", "0"],
    ["simulate", "rueck", "--games", "-5"],
    ["simulate", "rueck", "--games", "1" * 12],
    ["simulate", "rueck", "--bots", "genius"],
    ["simulate", "rueck", "--bots", "thumb,thumb"],
    ["simulate", "rueck", "--bots", ","],
    ["simulate", "rueck", "--seats", "2"],
    ["replay"],
    ["replay", "no-such-file.json"],
    ["replay", "."],
    ["replay", "pyproject.toml"],
    ["replay", "/dev/zero"],
    ["replay", "x" * 5000],
    ["record", "check"],
    ["record", "check", "no-such-file.json"],
    ["record", "check", "/dev/null"],
    ["record", "check", "src/spelunke"],
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("arguments", REFUSED, ids=lambda arguments: " ".join(arguments)[:50] or "nothing")
def test_what_cannot_be_done_is_refused_in_one_sentence(arguments: list[str], language: str) -> None:
    heard = knock(*arguments, language=language)
    assert heard.code == 2, heard
    last = heard._replace(err=heard.err.splitlines(keepends=True)[-1])
    assert is_one_sentence(last), heard
    # The table may have been told before the input ended; a wish that cannot be had prints nothing.
    assert heard.out == "" or "input" in heard.err or "Eingabe" in heard.err


@pytest.mark.parametrize("arguments", REFUSED, ids=lambda arguments: " ".join(arguments)[:50] or "nothing")
def test_a_refusal_is_said_in_german_to_those_who_speak_german(arguments: list[str]) -> None:
    english, german = knock(*arguments), knock(*arguments, language="de_DE.UTF-8")
    assert german.err.splitlines()[-1] != english.err.splitlines()[-1]
    assert not {"the", "is", "not", "needs", "there"} & set(german.err.split())


def test_lang_wins_over_the_machine_wherever_it_stands() -> None:
    assert knock("--lang", "de", "nonsense").err == knock("nonsense", "--lang=de").err == knock("nonsense", language="de").err
    assert knock("--lang", "en", "nonsense", language="de").err == knock("nonsense").err


@pytest.mark.parametrize(
    ("content", "line", "key"),
    [
        ("expert = 3\n", 1, "expert"),
        ("# rules\n\nexpert = true\nsecond = 'third'\n", 4, "second"),
        ("[nobles]\nplus_4 = 3\nplus_5 = 99\n", 3, "nobles.plus_5"),
        ("rounds = 3\nnobles = { plus_4 = 1, duke = 3 }\n", 2, "nobles.duke"),
        ("chief = 3\nrounds = 5\n", 1, "chief): 5 rounds cannot be played with 4 robbers"),
        ("chief = 9\nrounds = 9\ndebt = 9\n", 3, "debt"),
        ("debt = true\n\n[nobles]\nplus_4 = 2\n", 3, "nobles"),
        ("debt = true\nnonsense = 1\n", 2, "nonsense"),
        ('"expert" = "yes"\n', 1, "expert"),
    ],
)
def test_a_file_of_house_rules_is_refused_by_key_and_line(tmp_path: Path, content: str, line: int, key: str) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(content, encoding="utf-8")
    heard = knock("play", "rueck", "--set", str(file))
    assert is_one_sentence(heard)
    assert f"ours.toml, line {line} ({key}" in heard.err
    german = knock("play", "rueck", "--set", str(file), language="de")
    assert f"ours.toml, Zeile {line} (" in german.err


@pytest.mark.parametrize(
    "content",
    [b"expert = ", b"\xff\xfe\x00", b"a = [" * 3000, b"expert = true\n" * 2, b"x" * 200_000, b"= 3\n", b'a = """'],
    ids=range(7),
)
def test_a_file_that_is_not_toml_is_refused_by_name(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes(content)
    heard = knock("simulate", "rueck", "--set", str(file))
    assert is_one_sentence(heard)
    assert "ours.toml" in heard.err


def test_a_house_rule_said_wins_over_the_file_and_the_file_over_the_preset(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text("rounds = 2\nchief = 5\nmemory_aids = false\n", encoding="utf-8")
    wishes = ["--preset", "open_book", "--set", str(file), "--house", "rounds=1", "--json", "--games", "1"]
    result = json.loads(knock("simulate", "rueck", *wishes).out)
    assert result["house"] == {"rounds": 1, "chief": 5}


@pytest.mark.parametrize(
    ("value", "expected"),
    [("yes", True), ("TRUE", True), ("on", True), ("1", True), ("ja", True), ("no", False), ("Off", False), ("nein", False)],
)
def test_yes_and_no_may_be_said_in_many_ways(value: str, expected: bool) -> None:
    result = json.loads(knock("simulate", "rueck", "--games", "1", "--json", "--house", f"debt={value}").out)
    assert result["house"] == ({"debt": True} if expected else {})


def test_a_simulation_prints_the_command_that_repeats_it() -> None:
    arguments = ["simulate", "rueck", "--games", "9", "--seats", "3", "--bots", "thumb,random,random", "--seed", "7"]
    heard = knock(*arguments, "--house", "rounds=2", "expert=yes")
    assert heard.code == 0
    assert f"version {spelunke.__version__}" in heard.out
    again = heard.out.split("Again: ")[1].split()
    assert again[0] == "spelunke"
    assert knock(*again[1:]).out == heard.out
    plain = json.loads(knock(*again[1:], "--json").out)
    assert (plain["seed"], plain["games"], plain["bots"]) == (7, 9, ["thumb", "random", "random"])
    assert plain["command"].split() == again
    assert plain["version"] == spelunke.__version__


def test_an_unfinished_record_is_told_from_a_broken_one(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(RECORD, encoding="utf-8")
    heard = knock("record", "check", str(file))
    assert is_one_sentence(heard)
    assert "not over" in heard.err
    file.write_text(RECORD.replace("rueck", "halma"), encoding="utf-8")
    assert "halma" in knock("record", "check", str(file)).err


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with file.open("wb") as opened:
        opened.truncate(10**11)
    heard = knock("record", "check", str(file))
    assert is_one_sentence(heard)
    assert "100,000,000,000 bytes" in heard.err


# What only a shell can show.


def test_a_reader_who_has_seen_enough_is_no_trouble() -> None:
    heard = shell("rules", "rueck", redirect="| true")
    assert (heard.out, heard.err) == ("", "")


def test_a_full_disk_and_closed_streams_are_no_tracebacks() -> None:
    full = shell("shelf", "rueck", redirect="> /dev/full")
    assert is_one_sentence(full)
    closed = shell("play", "rueck", redirect=">&- <&- 2>&-")
    assert (closed.code, closed.out, closed.err) == (2, "", "")


def test_an_old_terminal_that_knows_only_ascii_gets_question_marks() -> None:
    heard = shell("shelf", "rueck", environment={"PYTHONIOENCODING": "ascii"})
    assert heard.code == 0
    assert "R?ck's raus!" in heard.out


def test_typed_bytes_that_are_no_text_are_no_answer() -> None:
    heard = shell("play", "rueck", "--seats", "3", typed=b"\xff\xfe\n\x00\n5\n")
    assert heard.code == 2
    assert is_one_sentence(heard)
    assert "not among the choices" in heard.out


def test_the_front_door_does_not_load_what_it_does_not_need() -> None:
    code = "import sys, spelunke.cli; print({'rich', 'fluent.runtime', 'babel', 'msgspec', 'tomllib'} & set(sys.modules))"
    command = [sys.executable, "-c", code]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True, env=untraced_environment())
    assert loaded.stdout == "set()\n"
