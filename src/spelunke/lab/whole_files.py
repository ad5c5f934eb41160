"""Files that are whole or as they were before, whatever happens while they are written."""

import contextlib
import errno
import os
from pathlib import Path

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Troubles in which writing over the file would only lose what is there."""


def write_whole(path: Path, content: bytes) -> None:
    """Beside the file first, then in its place: a reader never finds half of it, and a full disk leaves what was there."""
    path = path.resolve()  # a link leads to the file, it is not replaced by one
    if path.exists() and not path.is_file():
        path.write_bytes(content)  # a folder refuses, a device takes it
        return
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except OSError as error:
        if error.errno in NO_ROOM:
            raise
        path.write_bytes(content)  # the folder may be closed and the file open
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
