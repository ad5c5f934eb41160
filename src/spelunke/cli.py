"""The command line: parses arguments, runs the command, and turns every error into one sentence."""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from spelunke import __version__
from spelunke.core.errors import SpelunkeError, tell_with
from spelunke.terminal.arguments import BadArguments, Wishes, read_arguments, wanted_language

if TYPE_CHECKING:
    from spelunke.core.game import Parts
    from spelunke.texts import Speaker

REFUSED = 2
LEFT = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """The entry point; returns the exit code."""
    _make_streams_safe()
    if sys.stdin.isatty():
        # Ctrl-C must work, even in a process that was started with SIGINT ignored.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        try:
            return _answer(sys.argv[1:] if arguments is None else arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader closed the pipe; Python must not complain when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except SpelunkeError as error:
        return _refuse(error)
    except KeyboardInterrupt:
        from spelunke.texts import speaker

        _complain(speaker(_language(arguments)).say("terminal-bye"))
        return LEFT
    except OSError as error:
        return _refuse(SpelunkeError("output-trouble", why=os.strerror(error.errno or 0)))


def _make_streams_safe() -> None:
    """Closed streams swallow all output; characters that the encoding lacks become question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (stays open as long as we run)
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _refuse(error: SpelunkeError) -> int:
    _complain(str(error))
    return REFUSED


def _complain(sentence: str) -> None:
    print(" ".join(sentence.split()), file=sys.stderr)  # noqa: T201 (the front door speaks)


def _language(arguments: Sequence[str] | None) -> str:
    from spelunke.texts import LANGUAGES, chosen_language

    wanted = wanted_language(sys.argv[1:] if arguments is None else arguments)
    return chosen_language(wanted if wanted in LANGUAGES else None)


def _answer(arguments: Sequence[str]) -> int:
    if list(arguments) == ["--version"]:
        print(f"spelunke {__version__}")  # noqa: T201 (the front door speaks)
        return 0
    from spelunke.texts import LANGUAGES, speaker

    language = speaker(_language(arguments))
    tell_with(language.error)
    wishes = read_arguments(arguments)
    wanted = wishes.word("lang")
    if wanted is not None and wanted not in LANGUAGES:
        raise BadArguments("cli-language-unknown", language=wanted[:40], allowed=list(LANGUAGES))
    if wishes.has("version"):
        print(f"spelunke {__version__}")  # noqa: T201 (the front door speaks)
        return 0
    if wishes.has("help"):
        return _help(wishes, language)
    return _ROOMS[wishes.command.name](wishes, language)


def _help(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke.terminal.consoles import plain_console
    from spelunke.terminal.help import show_help

    show_help(wishes.command, speaker, plain_console())
    return 0


def _open(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke.open_house import open_house

    return open_house(wishes, speaker)


def _play(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke.terminal.playing import play

    return play(wishes, speaker)


def _parts(wishes: Wishes) -> "Parts":
    from spelunke import shelf

    return shelf.parts(wishes.things["game"])


def _print_json(plain: Any) -> None:
    import msgspec

    print(msgspec.json.encode(plain).decode())  # noqa: T201 (the front door speaks)


def _shelf(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke import shelf
    from spelunke.terminal.consoles import plain_console
    from spelunke.terminal.shelf_page import plain_shelf, show_game, show_shelf

    games = [_parts(wishes)] if "game" in wishes.things else [shelf.parts(key) for key in shelf.keys()]  # noqa: SIM118
    if wishes.has("json"):
        _print_json(plain_shelf(games, speaker))
    elif "game" in wishes.things:
        show_game(games[0], speaker, plain_console())
    else:
        show_shelf(games, speaker, plain_console())
    return 0


def _rules(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke.texts.rule_book import passage, rule_book

    parts = _parts(wishes)
    wanted = wishes.things.get("paragraph")
    text = rule_book(parts, speaker.language) if wanted is None else passage(parts, speaker.language, wanted)
    if sys.stdout.isatty():
        from rich.markdown import Markdown

        from spelunke.terminal.consoles import plain_console

        plain_console().print(Markdown(text))
    else:
        print(text)  # noqa: T201 (the front door speaks)
    return 0


def _learn(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke.terminal.learning import learn

    return learn(wishes, speaker)


def _serve(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke.open_house import serve_tables

    return serve_tables(wishes, speaker)


def _verify(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke.server.log.fairness import verify
    from spelunke.terminal.files import record_in

    checked = verify(record_in(wishes.things["file"]), wishes.word("commitment"))
    print(speaker.say("cli-verified", luck=checked.luck, before=checked.before))  # noqa: T201 (the front door speaks)
    return 0


def _simulate(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke.terminal.simulating import simulate_and_report

    return simulate_and_report(wishes, speaker)


def _tournament(wishes: Wishes, speaker: "Speaker") -> int:
    with _lab_installed():
        from spelunke.terminal.tournaments import hold_tournament
    return hold_tournament(wishes, speaker)


def _sweep(wishes: Wishes, speaker: "Speaker") -> int:
    with _lab_installed():
        from spelunke.terminal.sweeping import sweep_and_report
    return sweep_and_report(wishes, speaker)


def _balance(wishes: Wishes, speaker: "Speaker") -> int:
    with _lab_installed():
        from spelunke.terminal.balancing import weigh_and_report
    return weigh_and_report(wishes, speaker)


@contextmanager
def _lab_installed() -> Iterator[None]:
    try:
        yield
    except ImportError:
        raise BadArguments("cli-lab-missing") from None


def _replay(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke.terminal.replay import show_replay

    return show_replay(wishes, speaker)


def _check_record(wishes: Wishes, speaker: "Speaker") -> int:
    from spelunke.terminal.checking import check_record

    return check_record(wishes, speaker)


_ROOMS: dict[str, Callable[[Wishes, "Speaker"], int]] = {
    "": _open,
    "shelf": _shelf,
    "rules": _rules,
    "learn": _learn,
    "play": _play,
    "serve": _serve,
    "simulate": _simulate,
    "tournament": _tournament,
    "sweep": _sweep,
    "balance": _balance,
    "replay": _replay,
    "record check": _check_record,
    "verify": _verify,
}
