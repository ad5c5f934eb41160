"""Every sentence is there in every language, asks for what it is given, and is said somewhere."""

from functools import cache

import pytest

from spelunke import shelf
from spelunke.texts import LANGUAGES, fields_of
from tests.texts.library import (
    files,
    glued,
    mentioned,
    mentioned_in_the_browser,
    said_in_the_browser,
    spoken,
    written,
)
from tests.texts.needs import needed, needed_by_the_front_door, shared, structs

GAMES = shelf.keys()
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_sentences_and_variables(language: str) -> None:
    assert files(language).keys() == files("en").keys()
    ours, theirs = written(language), written("en")
    assert theirs.keys() - ours.keys() == set()
    assert ours.keys() - theirs.keys() == set()
    assert {name: said.variables for name, said in ours.items()} == {name: said.variables for name, said in theirs.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_stands_in_the_file_its_name_begins_with(language: str) -> None:
    stems = files(language).keys() - {"core"}
    for stem, path in files(language).items():
        for line in path.read_text(encoding="utf-8").splitlines():
            if "=" in line and line[:1].isalpha():
                prefix = line.split("-")[0]
                assert prefix == stem or (stem == "core" and prefix not in stems), f"{path.name}: {line}"


@pytest.mark.parametrize("room", ["core", *GAMES])
def test_every_sentence_named_in_the_code_is_written_and_gets_its_facts(room: str) -> None:
    english = written("en")
    named = [place for place in spoken() if place.room == room]
    assert named or room != "core"
    for place in named:
        assert place.name in english, f"{place.where} names {place.name}, which is not written"
        if place.facts is not None:
            missing = english[place.name].variables - place.facts
            assert not missing, f"{place.where} says {place.name} without {sorted(missing)}"


def test_every_sentence_named_in_the_browser_is_written() -> None:
    assert said_in_the_browser() - written("en").keys() == set()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_say_all_its_words(key: str, language: str) -> None:
    names = needed(shelf.parts(key))
    missing = {name for name in names if name not in written(language) and shared(name, key) not in written(language)}
    assert missing == set()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_a_struct_speaks_only_of_its_fields(key: str, language: str) -> None:
    texts = written(language)
    for name, facts, struct in structs(shelf.parts(key)):
        assert texts[name].variables <= facts, f"{name} speaks of {sorted(texts[name].variables - facts)}"
        lists = {field for field, kind in fields_of(struct) if kind == "by seat"}
        for field in lists & texts[name].variables:
            assert texts[f"{name}.{field}"].variables <= {"owner", "owner_you", "value"}


@cache
def heard() -> frozenset[str]:
    """Every English message that something says, and those it is made of."""
    english = written("en")
    said = {place.name for place in spoken()} | mentioned() | needed_by_the_front_door()
    for key in GAMES:
        said |= needed(shelf.parts(key)) | {shared(name, key) for name in needed(shelf.parts(key))}
        said |= {name for name in english if any(pattern.fullmatch(name) for pattern in glued(key))}
        for name, _, struct in structs(shelf.parts(key)):
            said |= {f"{name}.{field}" for field in struct.__struct_fields__ if name in english}
    said |= {name for name in english if any(pattern.fullmatch(name) for pattern in mentioned_in_the_browser())}
    found = {name for name in english if name in said}
    while more := {part for name in found for part in english[name].messages} - found:
        found |= more
    return frozenset(found)


@pytest.mark.parametrize("file", files("en"))
def test_nothing_is_written_that_nobody_says(file: str) -> None:
    others = files("en").keys() - {"core"}
    rooms = {name: name.split("-")[0] for name in written("en")}
    here = {name for name, room in rooms.items() if room == file or (file == "core" and room not in others)}
    assert here - heard() == set()


def test_the_front_door_can_explain_itself() -> None:
    for language in LANGUAGES:
        assert needed_by_the_front_door() - written(language).keys() == set()
