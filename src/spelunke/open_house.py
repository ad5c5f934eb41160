"""Opening the house to browsers: on this machine for whoever types ``spelunke``, anywhere else by ``spelunke serve``."""

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any, Final

import spelunke
from spelunke.terminal.arguments import BadArguments, Wishes
from spelunke.texts import Speaker

USUAL_PORT: Final = 8000
"""Links of yesterday still lead to their tables as long as it is free."""


def open_house(wishes: Wishes, speaker: Speaker) -> int:
    """``spelunke`` alone: the page in the browser; where it cannot be served, the table at this terminal, with a word why."""
    missing = _missing()
    if missing is not None:
        _say(speaker.say(missing))
        from spelunke.terminal.playing import play

        return play(wishes, speaker)
    port = wishes.number("port", most=65_535)
    # Whoever plays at home has no use for the log of a server.
    _serve(speaker, not wishes.has("no-browser"), port=_free_port() if port is None else port, log_level="warning")
    return 0


def serve_tables(wishes: Wishes, speaker: Speaker) -> int:
    """``spelunke serve``."""
    if _missing() == "cli-open-no-server":
        raise BadArguments("cli-server-missing")
    named = {option: wishes.word(option) for option in ("host", "db", "bus")}
    changes: dict[str, Any] = {option: word for option, word in named.items() if word is not None}
    if names := wishes.words("name"):
        changes["names"] = tuple(name.lower() for name in names)
    port = wishes.number("port", most=65_535)
    _serve(
        speaker,
        wishes.has("browser"),
        port=USUAL_PORT if port is None else port,
        behind_proxy=wishes.has("proxy"),
        **changes,
    )
    return 0


def _missing() -> str | None:
    """What stands between this installation and a page in the browser: the sentence that says so."""
    try:
        from spelunke.server import run  # noqa: F401 (whether it is there)
        from spelunke.server.app import PAGE
    except ImportError:
        return "cli-open-no-server"
    return None if (PAGE / "index.html").is_file() else "cli-open-no-page"


def _serve(speaker: Speaker, wants_browser: bool, **settings: Any) -> None:
    from spelunke.server.run import serve

    def ready(address: str) -> None:
        _say(speaker.say("cli-serving", address=address))
        if not spelunke.is_compiled():
            _say(speaker.say("room-plain-engine"))
        if wants_browser and _has_windows():
            # Some browsers return only when they are closed; tables must be served meanwhile.
            threading.Thread(target=_quietly, args=(webbrowser.open, address), daemon=True).start()

    serve(ready=ready, **settings)


def _quietly(opens: Callable[[str], bool], address: str) -> None:
    with contextlib.suppress(OSError, webbrowser.Error):
        opens(address)


def _has_windows() -> bool:
    """Whether a browser would get a window of its own, and not the terminal in which the house is open."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _free_port() -> int:
    """The usual port if nobody listens there; otherwise any."""
    with socket.socket() as door:
        # As the server itself will: a port that was left a moment ago may be taken again.
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201 (said beside what is printed)
