"""``spelunke record check``: validate a record and describe it."""

import msgspec
from rich.text import Text

from spelunke import shelf
from spelunke.core.errors import BadRecord
from spelunke.terminal.arguments import Wishes
from spelunke.terminal.consoles import plain_console
from spelunke.terminal.files import record_in
from spelunke.terminal.session import house_in_force, standing_table
from spelunke.texts import Speaker


def check_record(wishes: Wishes, speaker: Speaker) -> int:
    """Replay the record to its end and describe it; an unfinished game is refused by name."""
    record = record_in(wishes.things["file"])
    game = shelf.game_of(record)
    standing = game.standing(game.replay(record))
    if standing is None:
        raise BadRecord("record-unfinished", title=game.box.title, answers=len(record.answers))
    if wishes.has("json"):
        plain = {
            "game": record.game,
            "version": record.version,
            "seats": record.seats,
            "house": record.house,
            "answers": len(record.answers),
            "standing": msgspec.to_builtins(standing),
        }
        print(msgspec.json.encode(plain).decode())  # noqa: T201 (for a program)
        return 0
    console = plain_console()
    sound = speaker.say(
        "terminal-record-sound", title=game.box.title, seats=record.seats, answers=len(record.answers), version=record.version
    )
    console.print(Text(sound))
    if rules := house_in_force(game, speaker):
        console.print(Text(speaker.say("terminal-record-house", rules=rules)))
    console.print(standing_table(standing, seat_names(game.seats, speaker), speaker))
    return 0


def seat_names(seats: int, speaker: Speaker) -> list[str]:
    """Names for seats whose players are not in the record."""
    return [speaker.say("terminal-seat", seat=seat) for seat in range(seats)]
