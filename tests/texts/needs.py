"""What a game on the shelf must be able to say, worked out from its words, its box and its board."""

import re
from collections.abc import Iterator
from typing import get_type_hints

import msgspec

from spelunke.core.game import Parts
from spelunke.core.house import options
from spelunke.play.lesson import NoLesson, lesson_of, text_of
from spelunke.play.pictures import pictures_of
from spelunke.terminal.arguments import COMMANDS, EVERYWHERE, OPEN
from spelunke.texts import fields_of


def kebab(name: str) -> str:
    """``NobodyGains`` and ``nobody_gains`` as they stand in a file."""
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"-\1", name).replace("_", "-").lower()


def structs(parts: Parts) -> Iterator[tuple[str, frozenset[str], type[msgspec.Struct]]]:
    """Every sentence made from a struct: its name, the facts it is handed, and the struct."""
    key = parts.box.key
    for move in {type(move) for move in parts.codebook.moves}:
        yield f"{key}-move-{kebab(move.__name__)}", _facts(move), move
    for event in parts.events:
        yield f"{key}-event-{kebab(event.__name__)}", _facts(event), event
    for chance in parts.chances:
        yield f"{key}-chance-{kebab(chance.__name__)}", _facts(chance), chance
    for reason in parts.reasons:
        yield f"{key}-reason-{kebab(reason.__name__)}", _facts(reason), reason
    opened = get_type_hints(parts.look)["return"]
    for question in parts.questions:
        yield f"{key}-about-{kebab(question.about)}", _facts(opened), opened


def _facts(struct: type[msgspec.Struct]) -> frozenset[str]:
    fields = fields_of(struct)
    counted = {"count"} if any(kind == "seats" for _, kind in fields) else set()
    read = {f"{name}_you" for name, kind in fields if kind in {"seat", "seats"}}
    others = {f"{name}_others" for name, kind in fields if kind == "seats"}
    return frozenset({name for name, _ in fields} | counted | read | others)


def needed(parts: Parts) -> set[str]:
    """Every name that must be written for a game; house rules of every game may be written once for all."""
    key = parts.box.key
    names = {name for name, _, _ in structs(parts)} | {f"{key}-character"}
    names |= {f"{key}-preset-{kebab(preset)}{part}" for preset in parts.box.presets for part in ("", ".title")}
    names |= {f"{key}-picture-{picture.key}" for picture in pictures_of(parts)}
    names |= {f"{key}-group-{group}" for group in parts.box.groups}
    names |= {f"{key}-tempted-{kind}" for kind in parts.temptations}
    for option in options(parts.box.house):
        names |= {f"{key}-house-{kebab(option.name)}", f"{key}-house-{kebab(option.name)}.explain"}
        names |= {
            f"{key}-house-{kebab(option.name)}.{kebab(value)}" for value in option.allowed or () if isinstance(value, str)
        }
    return names | _needed_by_its_lesson(parts)


def _needed_by_its_lesson(parts: Parts) -> set[str]:
    try:
        lesson = lesson_of(parts)
    except NoLesson:
        return set()
    named = {text_of(lesson, step): step for step in lesson.steps}
    return {*named, *(f"{text}.title" for text in named), *(f"{text}.wrong" for text, step in named.items() if step.wanted)}


def shared(name: str, key: str) -> str:
    """The name under which a house rule of every game is written."""
    return name.removeprefix(f"{key}-")


def needed_by_the_front_door() -> set[str]:
    """Every name that help pages are made of."""
    names = set()
    for command in (OPEN, *COMMANDS):
        page = "cli-open" if command is OPEN else f"cli-{command.name.replace(' ', '-')}"
        names |= {page, f"{page}.examples", f"{page}.usage" if command is OPEN else f"{page}.summary"}
        for option in (*command.options, *EVERYWHERE):
            names.add(f"cli-option-{option.name}")
            if option.takes != "nothing":
                names.add(f"cli-option-{option.name}.value")
    return names
