"""Knocking at the front door from a test."""

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from spelunke.cli import main
from spelunke.core import errors
from tests.untraced import untraced_environment


class Heard(NamedTuple):
    """What came back."""

    code: int
    out: str
    err: str


def knock(*arguments: str, typed: str = "", language: str = "en") -> Heard:
    """The front door called from here: fast, for many questions."""
    out, err = io.StringIO(), io.StringIO()
    spoken = errors._sentence
    try:
        with (
            redirect_stdout(out),
            redirect_stderr(err),
            patch("sys.stdin", io.StringIO(typed)),
            patch.dict(os.environ, {"LANG": language, "COLUMNS": "80", "LC_ALL": "", "LC_MESSAGES": "", "NO_COLOR": "1"}),
        ):
            code = main(list(arguments))
    finally:
        errors.tell_with(spoken)
    return Heard(code, out.getvalue(), err.getvalue())


def shell(
    *arguments: str, typed: bytes = b"", redirect: str = "", room: str = "", environment: dict[str, str] | None = None
) -> Heard:
    """The front door as a shell calls it, which may be told before how much room there is."""
    command: str | Sequence[str] = [sys.executable, "-m", "spelunke", *arguments]
    if redirect or room:
        command = ["sh", "-c", f'{room} "$@" {redirect}', "sh", *command]
    inherited = untraced_environment() if room else os.environ  # coverage would need room too
    ran = subprocess.run(
        command,
        input=typed,
        capture_output=True,
        check=False,
        timeout=180,
        env={**inherited, "LANG": "en", "LC_ALL": "", "COLUMNS": "80", **(environment or {})},
    )
    return Heard(ran.returncode, ran.stdout.decode(errors="replace"), ran.stderr.decode(errors="replace"))


def is_one_sentence(heard: Heard) -> bool:
    """Whether a refusal is what it should be: one line, no trace of our insides."""
    return (
        heard.code == 2
        and heard.err.count("\n") == 1
        and len(heard.err) > 10
        and "Traceback" not in heard.err + heard.out
        and "Error" not in heard.err
    )
