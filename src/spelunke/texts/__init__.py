"""Every sentence a person reads: Fluent files, one folder a language, shared by terminal and web."""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from spelunke.core.words import Event, Move

LANGUAGES = ("en", "de")
_FOLDER = Path(__file__).parent


class Speaker:
    """One language's way of saying things.

    >>> from spelunke.games.rueck.words import Rob
    >>> speaker("en").move("rueck", Rob(5), names=[])
    'Rob with the 5'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        # Names of players are put between nothing: terminals show the isolation marks of bidirectional text as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((_FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a sentence."""
        return self._bundle.has_message(message)

    def say(self, name: str, /, **facts: object) -> str:
        """A sentence (``message`` or ``message.attribute``) with its facts filled in; a missing one is a fault of ours."""
        message, _, attribute = name.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise LookupError(f"{name} has no sentence of its own")
        text, errors = self._bundle.format_pattern(pattern, {name: self._plain(fact) for name, fact in facts.items()})
        if errors:
            raise LookupError(f"{name} in {self.language}: {errors}")
        return str(text)

    def listed(self, items: Iterable[object]) -> str:
        """Several things in one breath: ``Anna, Ben and Carl``."""
        return format_list([str(item) for item in items], style="standard", locale=self.language)

    def _plain(self, fact: object) -> str | int | float:
        if isinstance(fact, bool):
            return str(fact).lower()
        if isinstance(fact, str | int | float):
            return fact
        if isinstance(fact, Iterable):
            return self.listed(self._plain(item) for item in fact)
        return str(fact)

    def error(self, message: str, facts: Mapping[str, object]) -> str:
        """What was wrong, what is allowed and what to do."""
        return self.say(message, **facts)

    def question(self, game: str, about: str, **facts: object) -> str:
        """What is asked."""
        return self.say(f"{game}-about-{_kebab(about)}", **facts)

    def move(self, game: str, move: Move, names: Sequence[str]) -> str:
        """A move as the words on its button."""
        return self._struct(game, f"{game}-move-{_kebab(type(move).__name__)}", move, names)

    def event(self, game: str, event: Event, names: Sequence[str]) -> str:
        """An event as a line of the log."""
        return self._struct(game, f"{game}-event-{_kebab(type(event).__name__)}", event, names)

    def _struct(self, game: str, message: str, struct: msgspec.Struct, names: Sequence[str]) -> str:
        """A struct's sentence: seats become names, a thing for every seat becomes a list made of ``message.field``."""
        facts: dict[str, object] = {}
        for field, kind in _fields(type(struct)):
            value = getattr(struct, field)
            if isinstance(value, Move):
                facts[field] = self.move(game, value, names)
            elif value is None:
                facts[field] = "none"
            elif kind == "seat":
                facts[field] = names[value]
            elif kind == "seats":
                facts[field] = self.listed(names[seat] for seat in value)
                facts["count"] = len(value)
            elif kind == "by seat":
                facts[field] = self.listed(
                    self.say(f"{message}.{field}", owner=name, value=item) for name, item in zip(names, value, strict=False)
                )
            elif isinstance(value, Mapping):
                facts[field] = self.listed(self.say(f"{message}.{field}", key=key, value=item) for key, item in value.items())
            else:
                facts[field] = value
        return self.say(message, **facts)


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language."""
    return Speaker(language)


def chosen_language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language somebody wants: said, or set for the machine (LC_ALL, LC_MESSAGES, LANG), or English."""
    if wanted is not None:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def _fields(struct: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a struct, each with what it holds: a seat, seats, something by seat, or something else."""
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


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"-\1", name).replace("_", "-").lower()
