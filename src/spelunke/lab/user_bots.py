"""Users' own files: bots and statistics, named ``FILE.py:NAME``."""

import hashlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from spelunke.core.errors import SpelunkeError

LARGEST_SOURCE = 1_000_000


class BadOwnFile(SpelunkeError):
    """A file that cannot be read, does not run, or does not define that name."""


class Source(msgspec.Struct, frozen=True):
    """A name in a file, with the full text of the file, so that it can be sent to another machine."""

    file: str
    name: str
    text: str
    folder: str
    """The folder of the file: modules beside it can be imported, where that folder exists."""

    def fingerprint(self) -> str:
        """A short hash of the text: the same file gives the same numbers."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]


def is_own(word: str) -> bool:
    """Whether a name refers to a file.

    >>> is_own("my_bot.py:MyBot"), is_own("thumb")
    (True, False)
    """
    return word.rpartition(":")[0].endswith(".py") or word.endswith(".py")


def read_source(word: str) -> Source:
    """The source that ``FILE.py:NAME`` names."""
    file, colon, name = word.rpartition(":")
    if not colon or not name.isidentifier():
        raise BadOwnFile("lab-own-no-name", word=word[:80])
    path = Path(file)
    try:
        if path.stat().st_size > LARGEST_SOURCE:
            raise BadOwnFile("lab-own-unreadable", file=file[-80:])
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise BadOwnFile("lab-own-unreadable", file=file[-80:]) from None
    return Source(path.name, name, text, str(path.resolve().parent))


def named_in(source: Source) -> Any:
    """Run the file and return what it defines by that name."""
    # A unique module name: a file may well be called random.py. Dataclasses look their module up by it.
    module = ModuleType(f"{Path(source.file).stem}_{source.fingerprint()}")
    module.__file__ = str(Path(source.folder, source.file))
    sys.modules[module.__name__] = module
    try:
        exec(compile(source.text, module.__file__, "exec"), vars(module))
    except (Exception, SystemExit) as error:
        raise BadOwnFile("lab-own-broken", file=source.file, why=told(error, source)) from None
    if source.name not in vars(module):
        own = [name for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__]
        raise BadOwnFile("lab-own-missing", file=source.file, name=source.name, count=len(own), there=own)
    return vars(module)[source.name]


def told(error: BaseException, source: Source) -> str:
    """An error of such a file in one line: what, and where in the file."""
    line = error.lineno if isinstance(error, SyntaxError) else None
    trace = error.__traceback__
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename).name == source.file:
            line = trace.tb_lineno
        trace = trace.tb_next
    # The message of a syntax error repeats the position.
    said = error.msg if isinstance(error, SyntaxError) else error
    what = " ".join(f"{type(error).__name__}: {said}".split())[:200]
    return what if line is None else f"{what} ({source.file}:{line})"
