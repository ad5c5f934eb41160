"""Tables of Adel verpflichtet at the moments the tests speak of."""

from collections.abc import Mapping, Sequence
from typing import Any

import spelunke
from spelunke.core.types import Move
from spelunke.games.adel.box import CHEQUES, COLLECTIBLES, COLOURS, SERIES
from spelunke.games.adel.types import Bid, Done, Exhibit, Go, Remembered, SendDetective, SendThief, Show, Turn

House = Mapping[str, Any]
Evening = tuple[spelunke.Game, spelunke.Table]

ALL_CARDS = [f"{series}{number}" for series in SERIES for number in range(1, len(COLLECTIBLES[series]) + 1)]
EXHIBIT, DETECTIVE = Exhibit(), SendDetective()
AUCTION, CASTLE = Go("auction"), Go("castle")


def bid(thousands: int) -> Bid:
    """A cheque."""
    return Bid(1000 * thousands)


def thief(number: int) -> SendThief:
    """A thief who goes to the castle."""
    return SendThief(number, "castle")


def thief_at_auction(number: int) -> SendThief:
    """A thief who goes to the auction house."""
    return SendThief(number, "auction")


def cards(names: str) -> list[str]:
    """Collectibles written in one breath: ``A1 A2 B1``."""
    return names.split()


def position(hands: Sequence[str], *, house: House | None = None, **changes: Any) -> dict[str, Any]:
    """The beginning of a late round, for as many seats as there are hands; four cards of a hand are unseen.

    Unless it is said otherwise, seats play brown, blue, green, violet, red in this order and have all their small cards.
    """
    seats = len(hands)
    held = [cards(hand) for hand in hands]
    spare = [card for card in ALL_CARDS if all(card not in hand for hand in held)]
    windows = changes.pop("windows", spare[-2:])
    rest = len(ALL_CARDS) - 4 * seats
    left_first = (house or {}).get("extra_card_window", "left") == "left"
    left = rest - rest // 2 if left_first else rest // 2
    face_down = len([card for card in spare if card not in windows])
    piles = changes.pop("piles", None) or _split(face_down, windows, left, rest - left)
    colours = changes.get("colours", list(COLOURS[:seats]))
    two_player = (house or {}).get("two_player_variant", "usual")
    return {
        "about": "location" if seats > 2 or two_player == "plain" else "both",
        "round": 20,
        "colours": colours,
        "pawns": [0] * seats,
        "hands": held,
        "seen": [hand[4:] for hand in held],
        "cheques": [list(CHEQUES[colour]) for colour in colours],
        "register": [],
        "jail": [],
        "windows": windows,
        "piles": piles,
        "locations": [None] * seats,
        "actions": [None] * seats,
        "shown": [[] for _ in range(seats)],
        **changes,
    }


def _split(face_down: int, windows: Sequence[str | None], left: int, right: int) -> list[int]:
    """Face-down cards on two piles, none larger than it was in the beginning."""
    room = [size - 1 if card is not None else 0 for size, card in zip((left, right), windows, strict=True)]
    first = min(room[0], face_down)
    return [first, face_down - first]


def evening(hands: Sequence[str], *, house: House | None = None, **changes: Any) -> Evening:
    """A game and its table at the beginning of a late round."""
    game = spelunke.game("adel", len(hands), house)
    return game, game.arrange(position(hands, house=house, **changes), ask_luck=True)


def answer(evening: Evening, *moves: Move | None) -> None:
    """Everybody answers, seat 0 first; None for those who are not asked."""
    game, table = evening
    game.play(table, {seat: move for seat, move in enumerate(moves) if move is not None})


def visit(evening: Evening, *moves: Move) -> None:
    """Everybody goes where their action belongs, and lays it."""
    at_auction = [isinstance(move, Bid) or getattr(move, "at", "") == "auction" for move in moves]
    if about(evening) == "location":
        answer(evening, *(AUCTION if there else CASTLE for there in at_auction))
    answer(evening, *moves)


def exhibit(evening: Evening, shown: Mapping[int, str]) -> None:
    """The exhibitors choose these collections, card by card, all at the same time."""
    game, table = evening
    chosen = {seat: cards(names) for seat, names in shown.items()}
    longest = max(len(names) for names in chosen.values())
    for pick in range(longest + 1):
        game.play(table, {seat: Show(names[pick]) if pick < len(names) else Done() for seat, names in chosen.items()})


def turn(evening: Evening, card: str) -> None:
    """Luck turns this card up."""
    game, table = evening
    game.play(table, {spelunke.LUCK: Turn(card)})


def about(evening: Evening) -> str | None:
    """What is asked now."""
    game, table = evening
    return game.view(table, None).about


def asked(evening: Evening) -> tuple[int, ...]:
    """Who is asked now."""
    game, table = evening
    return game.asked(table)


def moves(evening: Evening, seat: int) -> tuple[Move, ...]:
    """What this seat may answer."""
    game, table = evening
    return game.moves(table, seat)


def opened(evening: Evening, seat: int | None = None) -> Any:
    """What lies open to this seat, or to a spectator."""
    game, table = evening
    return game.view(table, seat).open


def remembered(evening: Evening, seat: int | None = None) -> Remembered:
    """What this seat remembers, or a spectator."""
    game, table = evening
    found = game.view(table, seat).remembered
    assert isinstance(found, Remembered)
    return found


def truth(evening: Evening) -> dict[str, Any]:
    """The whole truth."""
    game, table = evening
    return game.position(table)


def pawns(evening: Evening) -> list[int]:
    """Where everybody stands."""
    return list(opened(evening).pawns)


def dealt(seats: int, house: House | None = None, seed: int = 1) -> Evening:
    """A fresh table, dealt by its dice."""
    game = spelunke.game("adel", seats, house)
    table = game.deal(seed)
    table.dice = None
    return game, table
