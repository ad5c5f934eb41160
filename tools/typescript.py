"""Writes the wire types as TypeScript, from the same structs that Python speaks. `--check` fails if they are stale."""

import sys
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
from msgspec import inspect

import spelunke
from spelunke import shelf
from spelunke.core import types as core_words
from spelunke.server.http import learning_types
from spelunke.server.http import types as bodies
from spelunke.server.socket import messages as server_words
from spelunke.texts import fields_of

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "gen"
HEAD = "// Made by tools/typescript.py from the Python structs; not to be edited.\n\n"


class Writer:
    """Collects the interfaces that some types need, each once, in the order they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def spelled(self, kind: inspect.Type) -> str:
        """A type as TypeScript."""
        match kind:
            case inspect.Metadata(type=inner):
                return self.spelled(inner)
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.DateTimeType() | inspect.BytesType():
                return "string"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType(values=values):
                return " | ".join(_literal(value) for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(self.spelled(part) for part in types)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return f"ReadonlyArray<{self.spelled(item)}>"
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(self.spelled(item) for item in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Partial<Record<{self.spelled(key)}, {self.spelled(value)}>>"
            case inspect.StructType(cls=cls):
                self.struct(cls)
                return _name(cls)
            case inspect.AnyType() | inspect.RawType() | inspect.CustomType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    def struct(self, cls: type[msgspec.Struct]) -> None:
        """An interface for a struct, and for all it holds."""
        if _name(cls) in self.written:
            return
        self.written[_name(cls)] = ""
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        lines = [f"/** {_sentence(cls)} */", f"export interface {_name(cls)} {{"]
        if info.tag_field is not None:
            lines.append(f"  readonly {info.tag_field}: {_literal(info.tag)};")
        for field in info.fields:
            optional = "" if field.required or not cls.__struct_config__.omit_defaults else "?"
            lines.append(f"  readonly {field.encode_name}{optional}: {self.spelled(field.type)};")
        self.written[_name(cls)] = "\n".join([*lines, "}"])

    def text(self) -> str:
        """Everything written so far."""
        return "\n\n".join(self.written.values()) + "\n"


def _name(cls: type) -> str:
    return cls.__name__.split("[")[0]


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _held(cls: type[msgspec.Struct]) -> dict[str, str]:
    return {field: what for field, what in fields_of(cls) if what != "else"}


def _sentence(cls: type) -> str:
    return (cls.__doc__ or "").strip().splitlines()[0] if cls.__doc__ else _name(cls)


def core() -> str:
    """What every game speaks."""
    writer = Writer()
    for cls in (core_words.Standing, core_words.Question):
        writer.struct(cls)
    view = """/** All that one seat may know, and nothing else. */
export interface View<Move, Open, Remembered> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly seat: number | null;
  readonly asked: readonly number[];
  readonly about: string | null;
  readonly choices: readonly Move[];
  readonly standing: Standing | null;
  readonly open: Open;
  readonly remembered: Remembered | null;
}

/** How likely something is: so many of so many ways; each game's own say what. */
export interface Chance {
  readonly chance: string;
  readonly ways: number;
  readonly among: number;
}

/** Something that speaks for a move, or against it; each game's own say what. */
export interface Reason {
  readonly reason: string;
}

/** By struct and field: what holds a seat, seats, or one thing for every seat. */
export type Held = Readonly<Record<string, Readonly<Record<string, "seat" | "seats" | "by seat">>>>;
"""
    expected = {"game", "version", "seats", "seat", "asked", "about", "choices", "standing", "open", "remembered"}
    assert set(core_words.View.__struct_fields__) == expected, "the view has changed: write it anew here"
    return f"{HEAD}{writer.text()}\n{view}"


def game(key: str) -> str:
    """The moves, events and views of one game."""
    parts = shelf.parts(key)
    writer = Writer()
    moves = sorted({type(move) for move in parts.codebook.moves}, key=lambda cls: cls.__name__)
    opened, remembered = (get_type_hints(half, include_extras=True)["return"] for half in (parts.look, parts.remember))
    spoken = (*moves, *parts.events, *parts.chances, *parts.reasons)
    for cls in (*spoken, opened, remembered):
        writer.struct(cls)
    told = {cls.__name__: _held(cls) for cls in spoken} | {"Open": _held(opened)}
    fields = _literal({name: fields for name, fields in told.items() if fields})
    held = f"/** Which fields hold seats. */\nexport const held: Held = {fields};"
    unions = [
        f"export type Move = {' | '.join(_name(cls) for cls in moves)};",
        f"export type GameEvent = {' | '.join(_name(cls) for cls in parts.events)};",
        f"export type GameView = View<Move, {_name(opened)}, {_name(remembered)}>;",
    ]
    return f'{HEAD}import type {{ Held, View }} from "./core";\n\n{writer.text()}\n' + "\n".join([*unions, "", held]) + "\n"


def wire() -> str:
    """What is said between browser and server."""
    writer = Writer()
    spoken, told = get_args(server_words.AnyWord), get_args(server_words.AnyTold)
    for cls in (*vars(server_words).values(), *vars(bodies).values(), *vars(learning_types).values()):
        is_struct = isinstance(cls, type) and issubclass(cls, msgspec.Struct)
        if is_struct and cls not in {server_words.Word, server_words.Told, bodies.Asked}:
            writer.struct(cls)
    unions = [
        f"export type AnyWord = {' | '.join(_name(cls) for cls in spoken)};",
        f"export type AnyTold = {' | '.join(_name(cls) for cls in told)};",
    ]
    return HEAD + writer.text() + "\n" + "\n".join(unions) + "\n"


def files() -> dict[Path, str]:
    """Every file there should be."""
    keys = spelunke.keys()
    return {
        FOLDER / "core.ts": core(),
        FOLDER / "wire.ts": wire(),
        **{FOLDER / f"{key}.ts": game(key) for key in keys},
    }


def main(arguments: list[str]) -> int:
    """Write the files, or say which of them are stale."""
    wanted = files()
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.name} is stale: run tools/typescript.py")
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in stale:
        path.write_text(wanted[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
