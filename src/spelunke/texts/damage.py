"""What is wrong with a file, in our words: the reader that checks its types speaks English only."""

import re
from collections.abc import Callable
from typing import Final

_PLACE: Final = re.compile(r"(?P<what>.*?) - at (?:`key` in )?`\$?\.?(?P<place>[^`]*)`", re.DOTALL)
_SENTENCES: Final = (
    (re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<found>[^`]*)`"), "damage-wrong-kind"),
    (re.compile(r"Expected `int` <= (?P<most>.*)"), "damage-too-much"),
    (re.compile(r"Expected `int` >= (?P<least>.*)"), "damage-too-little"),
    (re.compile(r"Expected `[^`]*` (?:of|matching) .*", re.DOTALL), "damage-wrong-form"),
    (re.compile(r"Object missing required field `(?P<field>[^`]*)`"), "damage-missing"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]*)`"), "damage-unknown"),
    (re.compile(r"Invalid enum value (?P<value>.*)", re.DOTALL), "damage-not-allowed"),
)


def said_of_damage(say: Callable[..., str], why: object) -> object:
    """The reader's finding as worded by ``say``; anything else stays as it is."""
    if not isinstance(why, str):
        return why
    placed = _PLACE.fullmatch(why)
    what = placed["what"] if placed else why
    for shape, message in _SENTENCES:
        if found := shape.fullmatch(what):
            sentence = say(message, **found.groupdict())
            return say("damage-at", what=sentence, place=placed["place"]) if placed and placed["place"] else sentence
    return why
