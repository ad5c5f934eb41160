"""Every sentence a person reads: Fluent files, one folder a language, shared by terminal and web."""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from spelunke.core.origins import Origin, People
from spelunke.core.types import AnyView, Chance, Event, Move, Reason
from spelunke.texts.damage import said_of_damage

LANGUAGES = ("en", "de")
FOLDER = Path(__file__).parent
SHARED = "core"
"""The file of the messages that begin with no other file's name."""

LONGEST_NUMBER = 10**15
"""From here on numbers are written as plain digits: a refusal must be able to quote even a number this large."""


class Speaker:
    """Formats every sentence in one language.

    >>> from spelunke.games.rueck.types import Rob
    >>> speaker("en").move("rueck", Rob(5), names=[])
    'Rob with the 5'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        # Players' names get no isolation marks for bidirectional text: terminals show them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = {path.stem: path for path in (FOLDER / language).glob("*.ftl")}

    def has(self, message: str) -> bool:
        """Whether there is such a sentence."""
        self._read(message)
        return self._bundle.has_message(message)

    def say(self, name: str, /, **facts: object) -> str:
        """A sentence (``message`` or ``message.attribute``) with its facts filled in; a missing one is a fault of ours."""
        message, _, attribute = name.partition(".")
        if not self.has(message):
            raise LookupError(f"{message} is not said in {self.language}")
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise LookupError(f"{name} has no sentence of its own in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, {name: self._plain(fact) for name, fact in facts.items()})
        if errors:
            raise LookupError(f"{name} in {self.language}: {errors}")
        return str(text)

    def _read(self, message: str) -> None:
        """Read the file that holds a message, once and only when needed."""
        stem = message.partition("-")[0]
        for file in (stem, SHARED):
            if file in self._unread:
                self._bundle.add_resource(FluentResource(self._unread.pop(file).read_text(encoding="utf-8")))

    def listed(self, items: Iterable[object]) -> str:
        """Several things as one list: ``Anna, Ben and Carl``."""
        return format_list([str(item) for item in items], style="standard", locale=self.language)

    def percent(self, share: float) -> str:
        """A share of 1 with one decimal: ``33.3%``."""
        return format_percent(share, "0.0%" if self.language == "en" else "0.0 %", locale=self.language)

    def decimal(self, number: float) -> str:
        """A number with one decimal."""
        return format_decimal(number, "#,##0.0", locale=self.language)

    def _plain(self, fact: object) -> str | int | float:
        if fact is None:
            return "none"
        if isinstance(fact, bool):
            return str(fact).lower()
        if isinstance(fact, int | float) and abs(fact) >= LONGEST_NUMBER:
            return str(fact)
        if isinstance(fact, str | int | float):
            return fact
        if isinstance(fact, Iterable):
            return self.listed(self._plain(item) for item in fact)
        return str(fact)

    def error(self, message: str, facts: Mapping[str, object]) -> str:
        """What was wrong, what is allowed and what to do."""
        return self.say(message, **{name: self._in_words(name, fact) for name, fact in facts.items()})

    def _in_words(self, name: str, fact: object) -> object:
        """A fact whose name says that it is to be read in words."""
        match name, fact:
            case "why", _:
                return said_of_damage(self.say, fact)
            case "animal", str():
                return self.say("den-animal", animal=fact)
            case "animals", tuple():
                return [self.say("den-animal", animal=animal) for animal in fact]
        return fact

    def house_rule(self, game: str, option: str, part: str = "") -> str:
        """The name of a house rule, or with ``part=".explain"`` what it means; those of every game are said once."""
        own = f"{game}-house-{_kebab(option)}"
        return self.say((own if self.has(own) else f"house-{_kebab(option)}") + part)

    def read_off(self, game: str, option: str) -> str | None:
        """How a house rule that describes the box is read off one's own; None for any other house rule."""
        message = f"mybox-{_kebab(game)}-{_kebab(option)}"
        return self.say(message) if self.has(message) else None

    def origin(self, origin: Origin) -> str:
        """Where something comes from.

        >>> speaker("en").origin(Origin("printed", ("de", "fr")))
        'printed: German, French'
        """
        if origin.kind == "found":
            return self.say("origin-found", source=origin.source)
        if origin.languages:
            named = (self.say("origin-language", language=language) for language in origin.languages)
            return self.say("origin-printed-in", languages=", ".join(named))
        return self.say(f"origin-{origin.kind}")

    def people(self, people: People) -> list[str]:
        """Who wrote, drew and published a game, as far as that is known."""
        known = {"authors": people.authors, "artists": people.artists, "published": people.published}
        return [self.say(f"people-{what}", names=names) for what, names in known.items() if names]

    def preset(self, game: str, name: str) -> str:
        """What a preset is."""
        return self.say(f"{game}-preset-{_kebab(name)}")

    def question(self, view: AnyView, names: Sequence[str]) -> str:
        """The question to the seat of a view; the sentence may use everything that lies open to it."""
        message = f"{view.game}-about-{_kebab(view.about or '')}"
        return self.say(message, **self._facts(view.game, message, view.open, names))

    def move(self, game: str, move: Move, names: Sequence[str]) -> str:
        """A move as the words on its button."""
        message = f"{game}-move-{_kebab(type(move).__name__)}"
        return self.say(message, **self._facts(game, message, move, names))

    def event(self, game: str, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """An event as a line of the log; with "you" where it is about the seat of whoever reads it.

        >>> from spelunke.games.rueck.types import Chose, Take
        >>> chose = Chose(1, Take(8), "nothing_or_8")
        >>> [speaker("en").event("rueck", chose, ["Anna", "Ben"], reader) for reader in (0, 1)]
        ['Ben says “Take 8”.', 'You say “Take 8”.']
        """
        message = f"{game}-event-{_kebab(type(event).__name__)}"
        return self.say(message, **self._facts(game, message, event, names, reader))

    def chance(self, game: str, chance: Chance, names: Sequence[str]) -> str:
        """A possible event, as a line beside its chance."""
        message = f"{game}-chance-{_kebab(type(chance).__name__)}"
        return self.say(message, **self._facts(game, message, chance, names))

    def reason(self, game: str, reason: Reason, names: Sequence[str]) -> str:
        """A reason for or against a move."""
        message = f"{game}-reason-{_kebab(type(reason).__name__)}"
        return self.say(message, **self._facts(game, message, reason, names))

    def _facts(
        self, game: str, message: str, struct: msgspec.Struct, names: Sequence[str], reader: int | None = None
    ) -> dict[str, object]:
        """The facts a sentence may use: the fields of a struct, seats as names, lists as lists of ``message.field``.

        Whether a seat is the reader's is told beside it: ``who_you`` is yes or no; of several seats it is only, among or
        none, and ``who_others`` are those besides.
        """
        facts: dict[str, object] = {}
        for field, kind in fields_of(type(struct)):
            value = getattr(struct, field)
            if isinstance(value, Move):
                facts[field] = self.move(game, value, names)
            elif kind == "seat" and value is not None:
                facts[field] = names[value]
                facts[f"{field}_you"] = _yes(value == reader)
            elif kind == "seats" and value is not None:
                facts[field] = self.listed(names[seat] for seat in value)
                facts["count"] = len(value)
                facts[f"{field}_you"] = "none" if reader not in value else "only" if len(value) == 1 else "among"
                facts[f"{field}_others"] = self.listed(names[seat] for seat in value if seat != reader)
            elif not isinstance(value, Sequence | Mapping) or isinstance(value, str):
                facts[field] = value
            elif self._has_part(message, field):
                facts[field] = self.listed(self._parts(f"{message}.{field}", kind, value, names, reader))
            elif all(isinstance(item, str | int) for item in value) and not isinstance(value, Mapping):
                facts[field] = value
        return facts

    def _has_part(self, message: str, field: str) -> bool:
        return self.has(message) and field in self._bundle.get_message(message).attributes

    def _parts(
        self, name: str, kind: str, value: Sequence[object] | Mapping[str, object], names: Sequence[str], reader: int | None
    ) -> Iterable[str]:
        """Each thing of a list by the same sentence: with its owner, its key, or alone."""
        if kind == "by seat":
            owned = enumerate(zip(names, value, strict=False))
            return (self.say(name, owner=owner, owner_you=_yes(seat == reader), value=item) for seat, (owner, item) in owned)
        if isinstance(value, Mapping):
            return (self.say(name, key=key, value=item) for key, item in value.items())
        return (self.say(name, value=item) for item in value)


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language."""
    return Speaker(language)


def chosen_language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The wanted language: given, or set for the machine (LC_ALL, LC_MESSAGES, LANG), or English.

    >>> chosen_language(None, {"LANG": "de_AT.UTF-8"}), chosen_language(None, {"LC_ALL": "C", "LANG": "de_DE"})
    ('de', 'en')
    """
    if wanted is not None:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def fields_of(struct: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a struct, each with the kind of its value: a seat, seats, something by seat, or something else."""
    hints = get_type_hints(struct, include_extras=True)
    return tuple((name, _held(hints[name])) for name in struct.__struct_fields__)


def _held(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, msgspec.Meta) and extra.title in {"seat", "by seat"}:
                return extra.title
    if get_origin(hint) is tuple and _held(get_args(hint)[0]) == "seat":
        return "seats"
    held = {_held(choice) for choice in get_args(hint)} if type(None) in get_args(hint) else set()
    return (held - {"else"}).pop() if held - {"else"} else "else"


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"-\1", name).replace("_", "-").lower()
