"""House rules: typed options of a game. Unknown names and bad values are refused."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from spelunke.core.errors import BadHouseRule, UnknownHouseRule
from spelunke.core.plain import plain_of
from spelunke.core.types import Json


class HouseRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules every game has; a game's box adds its own."""

    memory_aids: bool = False
    """Whether people are shown what a careful player would remember."""


HouseT = TypeVar("HouseT", bound=HouseRules)


class Option(msgspec.Struct, frozen=True):
    """One house rule as a form needs it."""

    name: str
    default: object
    allowed: tuple[object, ...] | None
    """Every value there is; None for a table (``--set my.toml``, ``--house 'track=[1, 2]'``)."""


def options(rules: type[HouseRules]) -> tuple[Option, ...]:
    """All house rules of a game, in the order of its box."""
    info = msgspec.inspect.type_info(rules)
    assert isinstance(info, msgspec.inspect.StructType)
    found = []
    for field in info.fields:
        default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        found.append(_option(field.name, default, field.type))
    return tuple(found)


def _option(name: str, default: object, kind: msgspec.inspect.Type) -> Option:
    match kind:
        case msgspec.inspect.BoolType():
            return Option(name, default, (False, True))
        case msgspec.inspect.LiteralType(values=values):
            # msgspec sorts the values; the default comes first all the same.
            return Option(name, default, tuple(sorted(values, key=lambda value: value != default)))
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return Option(name, default, tuple(range(least, most + 1)))
        case msgspec.inspect.DictType() | msgspec.inspect.VarTupleType() | msgspec.inspect.StructType():
            return Option(name, default, None)
    raise TypeError(f"house rule {name}: a bool, a Literal, an int with limits or a table, not {kind}")


def read_house(rules: type[HouseT], given: Mapping[str, object] | HouseT | None, base: HouseT | None = None) -> HouseT:
    """The house rules that somebody asked for, on top of ``base`` (the defaults, or a preset)."""
    if isinstance(given, rules):
        return given
    wanted: Json = changed(base) if base is not None else {}
    known = {option.name: option for option in options(rules)}
    if given is not None and not isinstance(given, Mapping):
        raise BadHouseRule("house-not-a-table", value=repr(given), allowed=list(known))
    for name, value in (given or {}).items():
        if name not in known:
            raise UnknownHouseRule("house-unknown", name=str(name), allowed=list(known))
        wanted[name] = _checked(rules, known[name], value)
    return rules(**wanted)


def _checked(rules: type[HouseRules], option: Option, value: object) -> object:
    try:
        house = msgspec.convert({option.name: value}, rules)
    except msgspec.ValidationError as error:
        if option.allowed is None:
            raise BadHouseRule("house-bad-table", name=option.name, why=str(error)) from None
        raise BadHouseRule("house-bad-value", name=option.name, value=repr(value), allowed=list(option.allowed)) from None
    return getattr(house, option.name)


def changed(house: HouseRules) -> Json:
    """The house rules that differ from the defaults."""
    return {
        option.name: getattr(house, option.name)
        for option in options(type(house))
        if getattr(house, option.name) != option.default
    }


def changes(house: HouseRules) -> Json:
    """The house rules that differ from the defaults, as plain JSON values: what a record and a link carry."""
    return plain_of(changed(house))
