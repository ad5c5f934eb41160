"""Files named by users: read with a size limit, written so that no game is lost."""

import contextlib
from pathlib import Path

from spelunke.core.errors import BadRecord, SpelunkeError
from spelunke.core.record import LARGEST, Record, read_record
from spelunke.lab.atomic_files import write_whole


class UnreadableFile(SpelunkeError):
    """A file that does not exist, cannot be read, or has other content."""


class UnwritableFile(SpelunkeError):
    """A file that cannot be written, or where something would be overwritten."""


def why_not(error: OSError | RuntimeError | ValueError) -> str:
    """The kind of error, as the texts name it."""
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
            return "name"  # a NUL byte in the name
    return "other"


def read_bytes(path: str, largest: int) -> bytes:
    """The content of a file, at most one byte more than ``largest``."""
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
    """A path on one line, printed so that it can be typed again."""
    return "".join(sign if sign.isprintable() else "�" for sign in path)


def shown(path: str) -> str:
    """A path on one line, shortened for messages."""
    printable = whole(path)
    return printable if len(printable) <= 80 else "…" + printable[-79:]


class RecordFile:
    """The file of a game in progress: complete after every step, however the game is left."""

    def __init__(self, path: str, *, may_replace: bool = False) -> None:
        self.shown = shown(path)
        self.whole = whole(path)
        self.trouble: UnwritableFile | None = None
        """Why the last write failed: a full disk must not end a game."""

        try:
            self.path = Path(path).resolve()  # a symbolic link is followed, not replaced
            taken = self.path.is_file() and self.path.stat().st_size > 0
        except (OSError, RuntimeError, ValueError) as error:
            raise UnwritableFile("file-unwritable", file=self.shown, trouble=why_not(error)) from None
        if taken and not may_replace:
            raise UnwritableFile("file-taken", file=self.shown)

    def begin(self, record: Record) -> None:
        """Write for the first time; a file that cannot be written is refused before the game starts."""
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
