"""Files that people name: read with a limit, written so that no game is lost on the way."""

import contextlib
from pathlib import Path

from spelunke.core.errors import BadRecord, SpelunkeError
from spelunke.core.record import LARGEST, Record, read_record
from spelunke.lab.atomic_files import write_whole


class UnreadableFile(SpelunkeError):
    """A file that is not there, not for us, or not what it should be."""


class UnwritableFile(SpelunkeError):
    """A place where nothing can be written, or where something would be lost."""


def why_not(error: OSError | RuntimeError | ValueError) -> str:
    """The kind of trouble, as the texts know it."""
    match error:
        case FileNotFoundError():
            return "missing"
        case IsADirectoryError():
            return "folder"
        case NotADirectoryError():
            return "missing"
        case PermissionError():
            return "forbidden"
        case ValueError():
            return "name"  # a zero byte in the name
    return "other"


def read_bytes(path: str, largest: int) -> bytes:
    """What a file holds, and one byte more than ``largest`` at most."""
    try:
        with Path(path).open("rb") as file:
            return file.read(largest + 1)
    except (OSError, ValueError) as error:
        raise UnreadableFile("file-unreadable", file=shown(path), trouble=why_not(error)) from None


def record_in(path: str) -> Record:
    """The record in a file."""
    content = read_bytes(path, LARGEST)
    if len(content) > LARGEST:
        with contextlib.suppress(OSError):
            size = max(len(content), Path(path).stat().st_size)
            raise BadRecord("record-too-large", size=size, largest=LARGEST)
    return read_record(content)


def whole(path: str) -> str:
    """A path as it may be printed to be typed again: on one line."""
    return "".join(sign if sign.isprintable() else "�" for sign in path)


def shown(path: str) -> str:
    """A path as it may be spoken of: on one line and not endless."""
    printable = whole(path)
    return printable if len(printable) <= 80 else "…" + printable[-79:]


class RecordFile:
    """Where a game is kept while it is played: the file is whole after every step, however the game is left."""

    def __init__(self, path: str, *, may_replace: bool = False) -> None:
        self.shown = shown(path)
        self.whole = whole(path)
        self.trouble: UnwritableFile | None = None
        """Why the last writing failed: a full disk shall not end a game."""

        try:
            self.path = Path(path).resolve()  # a link leads to the file, it is not replaced by one
            taken = self.path.is_file() and self.path.stat().st_size > 0
        except (OSError, RuntimeError, ValueError) as error:
            raise UnwritableFile("file-unwritable", file=self.shown, trouble=why_not(error)) from None
        if taken and not may_replace:
            raise UnwritableFile("file-taken", file=self.shown)

    def begin(self, record: Record) -> None:
        """Write for the first time; a place that cannot be written to is refused before anybody plays."""
        self.keep(record)
        if self.trouble is not None:
            raise self.trouble

    def keep(self, record: Record) -> None:
        """Write the game so far."""
        try:
            write_whole(self.path, record.to_json())
        except (OSError, ValueError) as error:
            self.trouble = UnwritableFile("file-unwritable", file=self.shown, trouble=why_not(error))
        else:
            self.trouble = None
