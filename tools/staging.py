"""A table on the real page, told step by step: what a server would say is said here, so that a scene is the same every time.

The page, its texts and the record of the course come from a real server; only who sits where and what happens when is staged.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute

import spelunke
from scenes import Course
from spelunke.server.socket import messages

encode = msgspec.json.encode
TICK: Final = 40
"""Milliseconds by which time goes on at once."""

TO_THE_END: Final = """() => {
    const has_end = (animation) => animation.effect?.getComputedTiming().endTime < Infinity;
    document.getAnimations().filter(has_end).forEach((animation) => animation.finish());
}"""
"""What moves comes to its end, where it has one."""

LONGEST: Final = 90_000
"""Milliseconds within which every moment has come."""


class Staged:
    """One page at a table that is told by us."""

    def __init__(self, context: BrowserContext, address: str, table: str, course: Course, seat: int | None) -> None:
        self.context, self.address, self.table, self.course, self.seat = context, address, table, course, seat
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(error.message))
        self._socket: WebSocketRoute | None = None
        self._n = 1
        self._rate = 1.0
        self._fades = False
        """Whether the table fades from moment to moment, for which the browser takes the time it takes."""
        self.answered: Callable[[], None] = lambda: None
        """What happens when one has answered."""

    def open(self, turn: int, sealed: tuple[int, ...] = (), kept: object = None, looking: tuple[int, ...] = ()) -> None:
        """Come to the table while that ask is open; from now on time goes on by `run` alone."""
        self.page.clock.install()
        self.come(turn, sealed, kept, looking)
        self._fades = self.page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
        self.page.clock.pause_at(self.page.evaluate("Date.now() + 1000"))
        self.run(400)

    def come(self, turn: int, sealed: tuple[int, ...] = (), kept: object = None, looking: tuple[int, ...] = ()) -> None:
        """The same, and time goes on as ever."""
        path = f"**/api/table/{self.table}"
        seats = () if self.seat is None else (self.seat,)
        mine = encode({"table": self.table, "code": "LAMPE", "seats": seats, "host": True, "waiting": ()}).decode()
        chapters = [self.course.chapter(before, self.seat) for before in range(turn + 1)]
        told = encode(chapters).decode()
        self.page.route(f"{path}/mine", lambda route: _fulfil(route, mine))
        self.page.route(f"{path}/story*", lambda route: _fulfil(route, told))
        hello = encode(self._hello(turn, sealed, kept, looking)).decode()
        self.page.route_web_socket(f"{path}/socket*", lambda socket: self._greet(socket, hello))
        self.page.goto(f"{self.address}/t/{self.table}")
        self.page.locator("main.den").wait_for(timeout=60_000)
        self.page.evaluate("document.fonts.ready")

    def tell(self, turn: int) -> None:
        """All answers are in: what they led to is shown from now on."""
        self.send(turn)
        self.page.locator("main[data-beat]").wait_for()

    def send(self, turn: int) -> None:
        """The same, without waiting for it."""
        assert self._socket is not None
        self._n += 1
        events = self.course.chapter(turn, self.seat).events
        step = messages.Step(self._n, turn, events, self.course.view(turn, self.seat), None, None, None)
        self._socket.send(encode(step).decode())

    def moment(self) -> tuple[str | None, str | None]:
        """The moment that is being shown, and the how many-eth event it belongs to."""
        told = self.page.locator("main.den")
        return told.get_attribute("data-beat"), told.get_attribute("data-events")

    def until(self, beat: str | None, nth: int = 1) -> int:
        """Go on until the nth moment of that name begins, or until everything was shown; how long that was."""
        gone = 0
        before: tuple[str | None, str | None] = (None, None)
        while True:
            now = self.moment()
            nth -= now != before and now[0] == beat
            if now[0] == beat and nth <= 0:
                return gone
            if gone > LONGEST or now[0] is None:
                raise ValueError(f"the moment {beat!r} did not come")
            before = now
            self.run(TICK)
            gone += TICK

    def run(self, milliseconds: int, slow: float = 1) -> None:
        """Let time go on, for what is counted in the page and for what the browser moves, ``slow`` times slower than it is."""
        self._speed(1 / slow)
        for gone in range(0, milliseconds, TICK):
            tick = min(TICK, milliseconds - gone)
            self.page.clock.run_for(tick)
            if slow > 1 or self._fades:
                self.page.wait_for_timeout(tick * slow)

    def picture(self, *, frozen: bool = False) -> bytes:
        """What is on the screen; frozen as it moves, or when all of it lies still."""
        if frozen:
            self._speed(0)
        else:
            self._speed(1)
            self.page.wait_for_timeout(700)
            self.page.evaluate(TO_THE_END)
        return self.page.screenshot()

    def close(self) -> None:
        """Leave, and say what went wrong."""
        self.page.close()
        if self.troubles:
            print(f"  in the page: {self.troubles}")

    def _speed(self, rate: float) -> None:
        if rate != self._rate:
            if not hasattr(self, "_lines"):
                self._lines = self.context.new_cdp_session(self.page)
                self._lines.send("Animation.enable")
            self._lines.send("Animation.setPlaybackRate", {"playbackRate": rate})
            self._rate = rate

    def _greet(self, socket: WebSocketRoute, hello: str) -> None:
        self._socket = socket
        socket.on_message(lambda word: self._hear(socket, msgspec.json.decode(word)))
        socket.send(hello)

    def _hear(self, socket: WebSocketRoute, word: dict[str, Any]) -> None:
        if word["kind"] == "Ping":
            socket.send(encode(messages.Pong(self._n, "")).decode())
        elif word["kind"] == "Answer":
            socket.send(encode(messages.Kept(word["turn"], word["move"])).decode())
            self.answered()

    def _hello(self, turn: int, sealed: tuple[int, ...], kept: object, looking: tuple[int, ...]) -> messages.Hello:
        course = self.course
        is_over = turn == course.turn and not course.table.asked
        people = course.people(looking)
        card = messages.TableCard(
            table=self.table,
            code="LAMPE",
            game=course.game.box.key,
            house=spelunke.core.house.changes(course.game.house),
            clock=0,
            pace="easy",
            level="thumb",
            rates={},
            listed=False,
            odds="on",
            hints=True,
            standing="over" if is_over else "running",
            people=people,
            commitment="5e" * 32,
            opened=False,
        )
        fair = messages.Fairness("5e" * 32, ("",) * len(people), None)
        return messages.Hello(
            n=1,
            turn=turn,
            seat=self.seat,
            host=True,
            askers=(),
            table=card,
            fair=fair,
            view=course.view(turn, self.seat),
            sealed=sealed,
            kept=kept,
            forced=None,
            left=None,
            talk=(),
            rematch=None,
            compiled=True,
        )


def _fulfil(route: Route, body: str) -> None:
    route.fulfill(status=200, content_type="application/json", body=body)
