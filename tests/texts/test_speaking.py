"""What is said at real tables, in every language."""

from itertools import count

import pytest

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.errors import BadHouseRule, SpelunkeError
from spelunke.core.table import LUCK
from spelunke.texts import LANGUAGES, Speaker, chosen_language, speaker

NAMES = ["Anna", "Ben", "Carla", "Dora", "Emil", "Fee", "Gert", "Hanna"]
MOST_ANSWERS = 150
SCENES = [(key, preset) for key in shelf.keys() for preset in shelf.parts(key).box.presets]  # noqa: SIM118


@pytest.mark.parametrize("key", shelf.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_codebook_has_words(key: str, language: str) -> None:
    for move in shelf.parts(key).codebook.moves:
        assert speaker(language).move(key, move, NAMES)


@pytest.mark.parametrize("key", shelf.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_offered_together_are_told_apart_by_their_words(key: str, language: str) -> None:
    game = shelf.game(key)
    table = game.deal(seed=5)
    for _ in range(40):
        if not table.asked:
            break
        for seat in game.asked(table):
            words = [speaker(language).move(key, move, NAMES) for move in game.moves(table, seat)]
            assert len(set(words)) == len(words)
        game.play(table, {seat: game.thumb(game.view(table, seat), Dice(seat)) for seat in game.asked(table)})


@pytest.mark.parametrize(("key", "preset"), SCENES)
def test_everything_that_happens_and_is_asked_can_be_told(key: str, preset: str) -> None:
    game = shelf.game(key, preset=preset)
    table = game.deal(seed=11)
    dice = Dice(11)
    heard = -1
    for _ in count():
        asked = game.asked(table)
        assert table.tape is not None
        for language in LANGUAGES:
            for seat in (None, *range(game.seats)):
                for event in game.events(table, seat, heard):
                    assert speaker(language).event(key, event, NAMES[: game.seats])
            for seat in asked:
                assert seat != LUCK
                assert speaker(language).question(game.shown(game.view(table, seat)), NAMES[: game.seats])
        heard = len(table.tape.answers)
        if not asked or heard > MOST_ANSWERS:
            break
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in asked})


def test_a_sentence_that_is_not_written_is_a_fault_and_says_which() -> None:
    with pytest.raises(LookupError, match="no-such-sentence"):
        Speaker("en").say("no-such-sentence")
    with pytest.raises(LookupError, match="record-half-step"):
        Speaker("en").say("record-half-step")
    with pytest.raises(LookupError, match=r"core|house-unknown\.more"):
        Speaker("de").say("house-unknown.more", name="x", allowed="y")


@pytest.mark.parametrize(
    ("why", "german"),
    [
        ("Expected `int`, got `str` - at `$.seats`", "erwartet war eine ganze Zahl, da steht ein Text, und zwar bei „seats“"),
        ("Expected `int` <= 14 - at `$.nobles[...]`", "die Zahl darf höchstens 14 sein, und zwar bei „nobles[...]“"),
        (
            "Expected `str` matching regex '^[0-9]*$' - at `$.seed`",
            "was da steht, hat nicht die Form oder Länge, die es haben sollte, und zwar bei „seed“",
        ),
        ("Expected `array` of length 3, got 2", "was da steht, hat nicht die Form oder Länge, die es haben sollte"),
        ("Object missing required field `game`", "„game“ fehlt"),
        ("Object contains unknown field `x`", "„x“ ist unbekannt"),
        (
            "Invalid enum value 'foo' - at `key` in `$.nobles`",
            "'foo' gehört nicht zu den möglichen Werten, und zwar bei „nobles“",
        ),
        ("something new", "something new"),
    ],
)
def test_what_the_reader_of_types_finds_is_said_in_german(why: str, german: str) -> None:
    assert speaker("de").error("record-damaged", {"why": why}) == f"Diese Aufzeichnung ist beschädigt: {german}."


def test_a_real_finding_is_said_in_german_without_a_word_of_english() -> None:
    with pytest.raises(SpelunkeError) as refused:
        shelf.game("rueck", house={"nobles": {"plus_4": 99}})
    sentence = speaker("de").error(refused.value.message, refused.value.facts)
    assert isinstance(refused.value, BadHouseRule)
    assert sentence == "Die Tabelle „nobles“ ist nicht lesbar: die Zahl darf höchstens 14 sein, und zwar bei „nobles[...]“."


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        ("de", {"LANG": "en_GB.UTF-8"}, "de"),
        (None, {"LC_ALL": "de_AT", "LANG": "en_GB"}, "de"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_CH.UTF-8", "LANG": "en_GB"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_said_or_that_of_the_machine_or_english(
    wanted: str | None, environment: dict[str, str], language: str
) -> None:
    assert chosen_language(wanted, environment) == language


def test_numbers_are_written_as_the_language_does() -> None:
    assert (speaker("en").percent(0.3333), speaker("de").percent(0.3333)) == ("33.3%", "33,3 %")
    assert (speaker("en").decimal(1234.56), speaker("de").decimal(1234.56)) == ("1,234.6", "1.234,6")


@pytest.mark.parametrize("number", [10**15, 10**30, -(10**40), 10.0**300])
def test_a_number_that_is_too_long_for_any_language_is_said_all_the_same(number: float) -> None:
    assert str(number) in speaker("en").say("server-no-such-turn", turn=number, last=3)
    assert str(number) in speaker("de").say("server-no-such-turn", turn=number, last=3)
