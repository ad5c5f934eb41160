"""Starting the server for browsers: on this machine by ``spelunke`` alone, anywhere else by ``spelunke serve``."""

import contextlib
import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import spelunke
from spelunke.terminal.arguments import Wishes
from spelunke.texts import Speaker

USUAL_PORT: Final = 8000
"""The default port: old links still lead to their tables as long as it is free."""

OTHER_PORTS: Final = 99
"""How many of the following ports are tried if it is taken."""


def open_house(wishes: Wishes, speaker: Speaker) -> int:
    """``spelunke`` alone: the page in the browser; if it was not built, the game in this terminal, with a line saying why."""
    from spelunke.server.app import PAGE

    if not (PAGE / "index.html").is_file():
        _say(speaker.say("cli-open-no-page"))
        from spelunke.terminal.playing import play

        return play(wishes, speaker)
    port = wishes.number("port", most=65_535)
    ports = {"port": USUAL_PORT, "other_ports": OTHER_PORTS} if port is None else {"port": port}
    # A player at home has no use for server logs.
    _serve(speaker, not wishes.has("no-browser"), log_level="warning", **ports)
    return 0


def serve_tables(wishes: Wishes, speaker: Speaker) -> int:
    """``spelunke serve``."""
    named = {option: wishes.word(option) for option in ("host", "db", "bus")}
    changes: dict[str, object] = {option: word for option, word in named.items() if word is not None}
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


def _serve(speaker: Speaker, wants_browser: bool, *, port: int, **settings: Any) -> None:
    from spelunke.server.run import serve
    from spelunke.server.settings import usual_store
    from spelunke.server.startup import file_of

    file = file_of(settings.get("db") or usual_store())
    is_new = file is not None and not os.path.exists(file)

    def ready(address: str) -> None:
        if port and (used := urlsplit(address).port) != port:
            _say(speaker.say("cli-port-taken", port=str(port), used=str(used)))
        if is_new:
            _say(speaker.say("cli-new-store", file=str(file)))
        _say(speaker.say("cli-serving", address=address))
        if not spelunke.is_compiled():
            _say(speaker.say("room-plain-engine"))
        if wants_browser and _has_windows():
            # Some browser commands return only when the browser is closed; the server must run meanwhile.
            threading.Thread(target=_quietly, args=(webbrowser.open, address), daemon=True).start()

    serve(ready=ready, port=port, **settings)


def _quietly(opens: Callable[[str], bool], address: str) -> None:
    with contextlib.suppress(OSError, webbrowser.Error):
        opens(address)


def _has_windows() -> bool:
    """Whether a browser would open a window of its own, and not run in this terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201 (said beside what is printed)
