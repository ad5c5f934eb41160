"""What is written in the texts, and what the code wants to say."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Pattern,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import spelunke
from spelunke.texts import FOLDER

SOURCE = Path(spelunke.__file__).parent
WEB = Path(__file__).parent.parent.parent / "web" / "src"


class Said(NamedTuple):
    """A message or an attribute of one, as it is written."""

    variables: frozenset[str]
    messages: frozenset[str]
    """Other messages it is made of."""


class _Mentions(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: BaseNode) -> None:  # noqa: N802 (named by the visitor)
        assert isinstance(node, VariableReference)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: BaseNode) -> None:  # noqa: N802 (named by the visitor)
        assert isinstance(node, MessageReference)
        self.messages.add(node.id.name)


def _said(pattern: Pattern) -> Said:
    mentions = _Mentions()
    mentions.visit(pattern)
    return Said(frozenset(mentions.variables), frozenset(mentions.messages))


def files(language: str) -> dict[str, Path]:
    """The files of a language by stem."""
    return {path.stem: path for path in sorted((FOLDER / language).glob("*.ftl"))}


@cache
def written(language: str) -> dict[str, Said]:
    """Everything a language can say, by name (``message`` or ``message.attribute``), with the variables it needs."""
    found: dict[str, Said] = {}
    for path in files(language).values():
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path}: {entry.content}"
            if isinstance(entry, Message):
                _add(found, entry)
    return {name: Said(frozenset(_needed(found, name)), said.messages) for name, said in found.items()}


def _add(found: dict[str, Said], message: Message) -> None:
    parts: list[tuple[str, Attribute | Message]] = [(message.id.name, message)]
    parts += [(f"{message.id.name}.{attribute.id.name}", attribute) for attribute in message.attributes]
    for name, part in parts:
        assert name not in found, f"{name} is written twice"
        if part.value is not None:
            found[name] = _said(part.value)


def _needed(found: dict[str, Said], name: str) -> set[str]:
    """The variables of a message and of all it is made of."""
    said = found[name]
    return set(said.variables).union(*(_needed(found, other) for other in said.messages))


class Spoken(NamedTuple):
    """A place in the code that names a message."""

    name: str
    facts: frozenset[str] | None
    """The facts it hands over; None where they are gathered elsewhere."""

    where: str
    room: str
    """The game whose folder it is in, or ``core`` for all else."""


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


@cache
def errors_by_name() -> frozenset[str]:
    """The names of everything that can be refused."""
    names = {"SpelunkeError"}
    while True:
        more = {
            node.name
            for tree in trees().values()
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef) and any(isinstance(base, ast.Name) and base.id in names for base in node.bases)
        }
        if more <= names:
            return frozenset(names)
        names |= more


@cache
def trees() -> dict[Path, ast.Module]:
    """Every file of ours, read."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


@cache
def spoken() -> tuple[Spoken, ...]:
    """Every message that the code names in full: in a refusal, or handed to a speaker."""
    return tuple(_spoken())


def _spoken() -> Iterator[Spoken]:
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called, first = _called(node), node.args[0]
            if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
                continue
            if called in errors_by_name() or called in {"say", "_say"}:
                facts = {keyword.arg for keyword in node.keywords}
                handed = None if None in facts else frozenset(fact for fact in facts if fact is not None)
                inside = path.relative_to(SOURCE)
                room = inside.parts[1] if inside.parts[0] == "games" else "core"
                yield Spoken(first.value, handed, f"{inside}:{node.lineno}", room)


@cache
def mentioned() -> frozenset[str]:
    """Every string in the code: a message may be chosen first and said later."""
    return frozenset(
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def glued(game: str) -> tuple[re.Pattern[str], ...]:
    """The names that a game's folder puts together from pieces, such as ``tock-board-{kind}``."""
    return tuple(
        re.compile(
            "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values)
        )
        for path, tree in trees().items()
        if path.parent.name == game
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and str(node.values[0].value).startswith(f"{game}-")
    )


@cache
def _pages() -> tuple[str, ...]:
    shown = [path for path in sorted(WEB.rglob("*")) if path.suffix in {".ts", ".svelte"} and path.parent.name != "gen"]
    files = [path for path in shown if not path.name.endswith(".test.ts")]  # unit tests bring sentences of their own
    return tuple(path.read_text(encoding="utf-8") for path in files)


@cache
def said_in_the_browser() -> frozenset[str]:
    """Every message that the browser's pages hand to their speaker by its full name."""
    return frozenset(name for page in _pages() for name in re.findall(r"\bsay\(\s*\"([a-z0-9.-]+)\"", page))


@cache
def mentioned_in_the_browser() -> tuple[re.Pattern[str], ...]:
    """Every string in the browser's pages; what is put together from pieces stands for all it may become."""
    plain = {name for page in _pages() for name in re.findall(r"[\"'`]([a-z]+-[a-z0-9.-]+)[\"'`]", page)}
    glued_names = {name for page in _pages() for name in re.findall(r"`([a-z]+-[^`\s]*\$\{[^`]*)`", page)}
    patterns = [re.escape(name) for name in plain]
    patterns += ["[a-z0-9-]+".join(re.escape(piece) for piece in re.split(r"\$\{[^}]*\}", name)) for name in glued_names]
    return tuple(re.compile(pattern) for pattern in patterns)
