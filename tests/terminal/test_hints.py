"""Hints at a real terminal: by a key on the screen, by a sign in lines, for nobody but whoever asks."""

import re

import pytest

import spelunke
from tests.terminal.door import knock
from tests.terminal.window import window


@pytest.mark.parametrize(
    ("language", "question", "wins"), [("en", "Choose a robber", "Wins"), ("de", "Wähle einen Räuber", "Siege")]
)
def test_a_key_shows_ranked_moves_with_shares_and_reasons_and_enter_leads_back(language: str, question: str, wins: str) -> None:
    with window("play", "rueck", "--seed", "1", language=language, width=100, height=40) as seen:
        seen.wait(question)
        assert "! hint" in seen.text() or "! Tipp" in seen.text()
        seen.press("!")
        seen.wait(wins)
        assert re.search(r"\d+ ?% \(\d+–\d+\)", seen.text())
        assert "blind" in seen.text()
        assert not seen.hands()
        seen.press("enter")
        seen.wait(question)
        assert seen.hands()


@pytest.mark.parametrize("key", spelunke.keys())
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_sign_in_a_line_gives_a_hint_in_every_game(key: str, language: str) -> None:
    heard = knock("play", key, "--seed", "4", "--plain", typed="!\n", language=language)
    word = {"en": "among sensible players, the best first", "de": "zu Ende gespielt, der beste zuerst"}[language]
    only = {"en": "only one answer", "de": "nur eine Antwort"}[language]
    out = " ".join(heard.out.split())
    assert word in out or only in out
    assert "Traceback" not in heard.out + heard.err


@pytest.mark.parametrize(
    ("language", "question", "words", "told"),
    [
        ("en", "Do you believe it?", "doubt!", "You doubt Rosa!"),
        ("de", "Glaubst du das?", "anzweifeln!", "Du glaubst Rosa kein Wort!"),
    ],
)
def test_a_sign_that_belongs_to_the_words_of_an_answer_asks_for_no_hint(
    language: str, question: str, words: str, told: str
) -> None:
    seats = ("--seats", "2", "--bot", "random", "--player", "Anna")
    with window("play", "klau", *seats, "--seed", "1", language=language, width=100, height=40) as seen:
        seen.wait(question)
        seen.press(*words)
        seen.wait(f"› {words}")
        seen.press("enter")
        seen.wait(told)
