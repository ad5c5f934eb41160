"""Origins: where every paragraph, house rule and table of a game comes from, and what its booklets state.

A game's folder holds this in ``concordance.toml``: what its booklets state, told in our own words, statement by statement;
all paragraphs and house rules that go beyond them; and the people who made the game.
"""

import pkgutil
from functools import cache
from typing import Final, Literal

import msgspec

CONCORDANCE: Final = "concordance.toml"

Verdict = Literal["same", "differs", "missing", "house rule", "ambiguous"]
"""What becomes of a printed statement: our default plays it; our default plays against it; nothing plays it; only a house rule
plays it; or it can be read in several ways, which a house rule names."""

VERDICTS: Final[tuple[Verdict, ...]] = ("same", "differs", "missing", "house rule", "ambiguous")


class Origin(msgspec.Struct, frozen=True):
    """Where something comes from: printed in the booklets, found elsewhere, or ours."""

    kind: Literal["printed", "found", "ours"]
    languages: tuple[str, ...] = ()
    """Printed: the booklets that have it; empty if all do."""

    source: str = ""
    """Found: where."""

    def __str__(self) -> str:
        detail = ", ".join(self.languages) or self.source
        return f"{self.kind}: {detail}" if detail else self.kind


OURS: Final = Origin("ours")


def read_origin(text: str) -> Origin:
    """An origin from its short form.

    >>> read_origin("printed"), str(read_origin("printed: de, fr")), read_origin("found: on the box").source
    (Origin(kind='printed', languages=(), source=''), 'printed: de, fr', 'on the box')
    """
    kind, _, detail = (part.strip() for part in text.partition(":"))
    match kind:
        case "printed":
            return Origin("printed", tuple(language.strip() for language in detail.split(",") if language.strip()))
        case "found" if detail:
            return Origin("found", source=detail)
        case "ours" if not detail:
            return OURS
    raise ValueError(f"{text!r} is no origin: printed, printed: de, fr, found: where, or ours")


class Reading(msgspec.Struct, frozen=True):
    """Another value of a house rule, and where that comes from."""

    value: bool | int | str
    origin: Origin


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a booklet states, told in our own words."""

    says: str
    paragraphs: tuple[str, ...] = ()
    """Where RULES.md has it, e.g. ``4.2``."""

    tests: tuple[str, ...] = ()
    """The names of the tests that hold it."""

    languages: tuple[str, ...] = ()
    """The booklets that have it; empty if all do."""

    verdict: Verdict = "same"
    house: str = ""
    """The house rule, or house rule and value, that plays it or names its readings; needed unless it is played as it stands."""

    why: str = ""
    """What is to be said about it: needed where our default plays against it."""


class People(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who made the game, as far as the booklets say."""

    authors: tuple[str, ...] = ()
    artists: tuple[str, ...] = ()
    published: tuple[str, ...] = ()
    """Publishers, with the year where one is printed."""


class Concordance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The booklets of a game beside its rules."""

    languages: tuple[str, ...]
    """The booklets that were read, the original edition's first."""

    people: People
    statements: tuple[Statement, ...]
    paragraphs: dict[str, str]
    """The origins of those paragraphs that no statement names."""

    house: dict[str, str]
    """By house rule: where its default comes from."""

    readings: dict[str, str] = {}
    """By ``rule=value``: where another value comes from, if it is printed or found somewhere."""

    def of_paragraph(self, number: str) -> Origin | None:
        """Where a paragraph comes from; None if nobody has said so."""
        if number in self.paragraphs:
            return read_origin(self.paragraphs[number])
        stating = [statement for statement in self.statements if number in statement.paragraphs]
        if not stating:
            return None
        having = {language for statement in stating for language in statement.languages or self.languages}
        return self._printed(having)

    def _printed(self, having: set[str]) -> Origin:
        everybody = having == set(self.languages)
        return Origin("printed", () if everybody else tuple(language for language in self.languages if language in having))

    def of_house_rule(self, name: str) -> Origin:
        """Where the default of a house rule comes from."""
        return read_origin(self.house.get(name, "ours"))

    def readings_of(self, name: str) -> tuple[Reading, ...]:
        """The other values of a house rule that are printed or found somewhere.

        >>> readings = {"second=sports": "printed: it", "expert=true": "printed"}
        >>> told = Concordance(("de", "it"), People(), (), {}, {}, readings)
        >>> told.readings_of("expert"), told.readings_of("second")[0].value
        ((Reading(value=True, origin=Origin(kind='printed', languages=(), source='')),), 'sports')
        """
        pairs = [(*key.partition("=")[::2], origin) for key, origin in self.readings.items()]
        return tuple(Reading(_value(value), read_origin(origin)) for rule, value, origin in pairs if rule == name)

    @property
    def is_there(self) -> bool:
        """Whether the game brings one."""
        return bool(self.languages)


def _value(text: str) -> bool | int | str:
    """The value of a house rule as a concordance writes it: JSON, or a bare word."""
    try:
        return msgspec.json.decode(text, type=bool | int | str)
    except msgspec.DecodeError:
        return text


@cache
def concordance_of(package: str) -> Concordance:
    """The concordance in a game's folder; of a game that brings none, nothing is printed."""
    try:
        found = pkgutil.get_data(package, CONCORDANCE)
    except FileNotFoundError:
        found = None
    if found is None:
        return Concordance((), People(), (), {}, {})
    return msgspec.toml.decode(found, type=Concordance)
