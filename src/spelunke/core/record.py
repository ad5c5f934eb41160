"""Record: a whole game in one small file. Replaying it needs no dice."""

from codecs import BOM_UTF8
from typing import Annotated

import msgspec

from spelunke.core.errors import BadRecord
from spelunke.core.types import BySeat, Json, Standing

FORMAT = 1
LARGEST = 4_000_000
"""Bytes; the longest real records stay far below."""


HexDigits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{0,64}$")]


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What luck was promised to be, for a game whose luck can be checked afterwards."""

    commitment: HexDigits
    """The hash of the seed, which everybody saw before the deal."""

    seed: HexDigits
    contributions: BySeat[HexDigits]
    """What each seat added to the seed before the deal."""

    since: int = 0
    """The number of answers given before this luck began."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything needed to play a game again, answer by answer."""

    spelunke: int
    """Version of this format."""

    game: str
    version: int
    """Version of the game's rules."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=8)]
    house: Json = {}
    """The house rules that differ from print."""

    start: Json | None = None
    """The position it was arranged from; None for a fresh deal."""

    answers: list[Annotated[int, msgspec.Meta(ge=0, le=100_000)]]
    """Codes, luck's too: in the order of asking, by seat within an ask. The table knows who was asked."""

    standing: Standing | None = None
    """How it ended; None while it is unfinished."""

    fair: Fair | None = None
    """Where its luck came from, if that can be checked."""

    def to_json(self) -> bytes:
        """The file: one line of JSON."""
        return msgspec.json.encode(self) + b"\n"


def read_record(content: bytes) -> Record:
    """The record in a file. Refuses what is too large, not JSON, or not a record of a format we know."""
    if len(content) > LARGEST:
        raise BadRecord("record-too-large", size=len(content), largest=LARGEST)
    try:
        # Some editors put a byte order mark before everything they save.
        plain = msgspec.json.decode(content.removeprefix(BOM_UTF8))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise BadRecord("record-not-json") from None
    if not isinstance(plain, dict) or "spelunke" not in plain:
        raise BadRecord("record-not-a-record")
    if plain["spelunke"] != FORMAT:
        raise BadRecord("record-other-format", format=repr(plain["spelunke"])[:40], known=FORMAT)
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("record-damaged", why=str(error)) from None
