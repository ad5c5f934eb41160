"""A crowd of players who keep playing, whatever happens to the server, and remember what was acknowledged."""

import asyncio
import contextlib
import json
import random
from collections.abc import Iterable
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.server.guests import Guest

Key = tuple[int, int]
"""(turn, seat)."""


class Player:
    """One seat of one table: answers, changes its mind now and then, talks, and comes back when the line breaks."""

    def __init__(self, guest: Guest, table: str, seat: int, port: int, seed: int, think: float = 0.0) -> None:
        self._cookie = guest.cookies_for(table)
        self._url = f"ws://127.0.0.1:{port}/api/table/{table}/socket?seat={seat}"
        self.table = table
        self.seat = seat
        self._dice = random.Random(seed)
        self._think = think
        """Seconds it thinks at most."""

        self.kept: dict[Key, Any] = {}
        """The last answer of every turn that the server has acknowledged."""

        self.sent: dict[Key, list[Any]] = {}
        self.said: set[str] = set()
        self.heard_said: set[str] = set()
        self.turn = -1
        self.times_lost = 0
        self.is_over = False

    async def play(self) -> None:
        """Play to the end."""
        while not self.is_over:
            with contextlib.suppress(OSError, ConnectionClosed, InvalidMessage, InvalidStatus, TimeoutError):
                headers = {"Cookie": self._cookie}
                async with connect(self._url, additional_headers=headers, compression=None, proxy=None) as line:
                    async for frame in line:
                        assert isinstance(frame, str)
                        for word in frame.split("\n"):
                            await self._hear(line, json.loads(word))
                        if self.is_over:
                            return
            self.times_lost += 1
            await asyncio.sleep(0.05)

    async def _hear(self, line: Any, word: dict[str, Any]) -> None:
        match word["kind"]:
            case "Hello":
                if word["kept"] is not None:
                    self.kept[word["turn"], self.seat] = word["kept"]
                self.heard_said |= {talk["text"] for talk in word["talk"]}
                await self._answer(line, word, word["kept"] is not None)
            case "Step":
                await self._answer(line, word, False)
            case "Kept":
                self.kept[word["turn"], self.seat] = word["move"]
                if self._dice.random() < 0.2:
                    await self._say(line, word["turn"], self._dice.choice(self._choices))
            case "Talk":
                self.heard_said.add(word["text"])

    async def _answer(self, line: Any, word: dict[str, Any], has_answered: bool) -> None:
        view = word["view"]
        if view is None:
            return
        if view["standing"] is not None:
            self.is_over = True
            return
        self.turn = word["turn"]
        self._choices = view["choices"]
        if self.seat in view["asked"] and not has_answered:
            await asyncio.sleep(self._think * self._dice.random())
            await self._say(line, self.turn, self._dice.choice(self._choices))
            if self._dice.random() < 0.3:
                text = f"{self.table} {self.seat} {self.turn} {self._dice.random()}"
                self.said.add(text)
                await line.send(json.dumps({"kind": "Say", "text": text}))

    async def _say(self, line: Any, turn: int, move: Any) -> None:
        self.sent.setdefault((turn, self.seat), []).append(move)
        await line.send(json.dumps({"kind": "Answer", "turn": turn, "move": move}))


def check(guest: Guest, players: Iterable[Player]) -> int:
    """Every acknowledged answer is in the story of its table, and nothing that was not sent; how many there were."""
    count = 0
    for player in players:
        revealed = _revealed(guest, player)
        for key, move in player.kept.items():
            if key in revealed and player.sent.get(key, [None])[-1] == move:
                # What was acknowledged last and never changed afterwards is what was revealed.
                assert revealed[key] == move, (player.table, key, move, revealed[key])
                count += 1
        for key, move in revealed.items():
            assert move in player.sent[key], "nobody said that"
    return count


def _revealed(guest: Guest, player: Player) -> dict[Key, Any]:
    story = guest.ask("GET", f"/api/table/{player.table}/story")
    found = {}
    for chapter in story:
        for event in chapter["events"]:
            if event["event"] == "Revealed":
                found[chapter["turn"] - 1, player.seat] = {"move": "Rob", "strength": event["robbers"][player.seat]}
    return found
