"""Chances at a real terminal: by a key on the screen, by a sign in lines, in every game and language."""

import re

import pytest

import spelunke
from tests.terminal.door import knock
from tests.terminal.window import window


@pytest.mark.parametrize(
    ("language", "question", "careful"),
    [("en", "Choose a robber", "worked out from everything"), ("de", "Wähle einen Räuber", "Was sich aus allem ausrechnen")],
)
def test_a_key_shows_the_chances_and_enter_leads_back_to_the_question(language: str, question: str, careful: str) -> None:
    with window("play", "rueck", "--seed", "1", language=language, width=80, height=40) as seen:
        seen.wait(question)
        assert "% chances" in seen.text() or "% Chancen" in seen.text()
        seen.press("%")
        seen.wait(careful)
        assert re.search(r"\d+[.,]\d ?%", seen.text())
        assert not seen.hands()
        seen.press("enter")
        seen.wait(question)
        assert seen.hands()


@pytest.mark.parametrize("key", spelunke.keys())
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_sign_in_a_line_tells_the_chances_of_every_game_as_its_odds_are(key: str, language: str) -> None:
    heard = knock("play", key, "--seed", "4", "--plain", typed="%\n", language=language)
    out = " ".join(heard.out.split())
    careful = {"en": "worked out from everything seen so far", "de": "ausrechnen lässt, was bisher zu sehen war"}[language]
    none = {"en": "Nothing can be worked out exactly", "de": "lässt sich nichts genau ausrechnen"}[language]
    assert (careful in out and re.search(r"\d+ (of|von) \d+", out)) or none in out
    assert f"{key}-chance" not in out
    assert "Traceback" not in heard.out + heard.err
