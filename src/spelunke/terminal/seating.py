"""Who sits where: people and bots, by name."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from spelunke.bots import BOTS
from spelunke.core.errors import SpelunkeError, UnknownBot
from spelunke.texts import Speaker

LONGEST_NAME: Final = 20
USUAL_BOT: Final = "thumb"


class BadSeating(SpelunkeError):
    """More players than seats, or ambiguous names."""


class Player(NamedTuple):
    """The player of a seat."""

    name: str
    bot: str | None
    """The bot that plays, or None for a person at this terminal."""


def seated(given: Sequence[tuple[str, str]], seats: int, speaker: Speaker) -> list[Player]:
    """The players by seat, from ``--player`` and ``--bot`` in the order given.

    If no person was named and a seat is free, a guest takes the first; the remaining seats get more bots like the last.
    """
    if len(given) > seats:
        raise BadSeating("seating-too-many", players=len(given), seats=seats)
    wanted = list(given)
    if len(wanted) < seats and not any(kind == "player" for kind, _ in wanted):
        wanted.insert(0, ("player", speaker.say("terminal-guest")))
    last_bot = next((word for kind, word in reversed(wanted) if kind == "bot"), USUAL_BOT)
    wanted += [("bot", last_bot)] * (seats - len(wanted))
    taken = [_name(word) for kind, word in wanted if kind == "player"]
    if len({name.casefold() for name in taken}) < len(taken):
        raise BadSeating("seating-same-name", names=taken)
    bot_names = (name for name in _names_of_bots(speaker) if name.casefold() not in {name.casefold() for name in taken})
    players = []
    for kind, word in wanted:
        if kind == "player":
            players.append(Player(_name(word), None))
        elif word.partition(":")[0] in BOTS:  # whether the game has that character is checked by the game
            players.append(Player(next(bot_names), word))
        else:
            raise UnknownBot("bot-unknown", name=word[:40], allowed=list(BOTS))
    return players


def _names_of_bots(speaker: Speaker) -> list[str]:
    return [speaker.say("terminal-bot-name", number=number) for number in range(1, 17)]


def _name(word: str) -> str:
    """A name as it may be displayed: one line, no control characters, limited in length."""
    name = " ".join("".join(sign if sign.isprintable() else " " for sign in word).split())
    if not name:
        raise BadSeating("seating-no-name")
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
