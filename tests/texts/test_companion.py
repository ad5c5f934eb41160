"""What the companion of a first game says: something of every kind of question people are asked, from the reasons of hints."""

from typing import Final

import pytest

from lesson_lengths import words
from spelunke import shelf
from spelunke.core.table import LUCK
from spelunke.texts import LANGUAGES, speaker
from tests.texts.library import written
from tests.texts.needs import kebab

MOST_WORDS: Final = 32

LOOKS_AT: Final = {
    "rueck": {"robber": "Strongest Keeps TooRich", "favour": "OthersWouldWin WouldWin"},
    "teufel": {"stake": "GetsSoFar Risks", "dare": "DevilComes NextWins"},
    "adel": {
        "location": "Loot RivalHolds ThievesAbout",
        "action": "MayOutbid MayBeStolen RivalHolds",
        "both": "MayOutbid ThievesAbout",
        "window": "Fits Apart",
        "collection": "MoreIsBetter MayBeStolen HeldBack",
        "theft": "Fits Breaks",
        "cheque": "MoreToBid",
    },
    "klau": {
        "turn": "GivesUp TrueClaim Bluff",
        "claim": "MatchByTheCards MatchWasSeen WrongDoubt",
        "force": "Costs",
        "wish": "HoldsOfColour",
        "crook": "KnownThere Steals",
        "alarm": "SavesWithPolice LosesOne",
        "swap": "Swaps KnownThere",
        "give": "GivesUp",
        "fence": "AtTheFence",
        "may_draw": "LosesOne",
        "surrounded": "KnownThere",
    },
    "tock": {
        "exchange": "BringsThePartnerOut GivesTheWayOut",
        "play": "Captures ComesHome InReach",
        "part": "Captures",
        "passing": "Captures Spares",
    },
    "wuerfel": {"move": "ThrowsOut ComesHome MoreDanger", "again": "AnotherRoll"},
}
"""By kind of question: the reasons that its sentence is told from. A reason that goes away takes the sentence with it."""


@pytest.mark.parametrize("key", shelf.keys())
def test_its_sentences_rest_on_reasons_that_hints_give(key: str) -> None:
    known = {reason.__name__ for reason in shelf.parts(key).reasons}
    for about, reasons in LOOKS_AT[key].items():
        assert set(reasons.split()) <= known, about


@pytest.mark.parametrize("key", shelf.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_one_short_thing_about_every_kind_of_question(key: str, language: str) -> None:
    abouts = {question.about for question in shelf.parts(key).questions}
    assert set(LOOKS_AT[key]) <= abouts
    names = {about: f"companion-{key}-{kebab(about)}" for about in LOOKS_AT[key]}
    assert {name for name in written(language) if name.startswith(f"companion-{key}-")} == set(names.values())
    for name in names.values():
        assert words(speaker(language).say(name)) <= MOST_WORDS, name


@pytest.mark.parametrize("key", shelf.keys())
def test_what_people_are_asked_in_any_preset_is_among_them(key: str) -> None:
    for preset in shelf.parts(key).box.presets:
        game = shelf.game(key, preset=preset)
        table = game.deal(seed=3)
        for _ in range(400):
            asked = game.asked(table)
            if not asked:
                break
            question = game.question(table)
            assert question is not None
            assert asked == (LUCK,) or question.about in LOOKS_AT[key]
            game.play(table, {seat: game.moves(table, seat)[-1] for seat in asked})
