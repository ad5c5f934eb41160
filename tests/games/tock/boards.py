"""Tables of Tock at the moments the tests speak of."""

from collections.abc import Mapping, Sequence
from typing import Any

import spelunke
from spelunke.core.ring import Place
from spelunke.games.tock.box import RANKS, Rank
from spelunke.games.tock.types import Part, PlaySeven, Remembered, Walk

House = Mapping[str, Any]
Pieces = Mapping[int, Sequence[Place]]
Hands = Mapping[int, Sequence[Rank]]


class Board:
    """A game and its table in the first round, after the exchange: seat 0 is about to play, unless another is named."""

    def __init__(
        self,
        pieces: Pieces,
        hand: Sequence[Rank],
        seats: int = 4,
        turn: int = 0,
        house: House | None = None,
        hands: Hands | None = None,
        **further: Any,
    ) -> None:
        """Everybody has as many cards as this hand; pieces that are not named wait, hands that are not named hold anything."""
        self.house = {**(house or {}), "hand": len(hand)}
        self.game = spelunke.game("tock", seats=seats, house=self.house)
        count = int(self.house.get("pieces", 4))
        places = [[*pieces.get(seat, ()), *["waiting"] * count][:count] for seat in range(seats)]
        held = self._hands({**(hands or {}), turn: hand})
        # Everybody was given a card they still hold.
        gave = [None if seats == 5 else held[(seat + seats // 2) % seats][0] for seat in range(seats)]
        none = [()] * seats
        position = {
            "about": "play",
            "pieces": places,
            "hands": held,
            "first": turn,
            "turn": turn,
            "this_round": {"played": none, "aside": none, "lacks": none, "gave": gave},
            **further,
        }
        self.position = position
        self.table = self.game.arrange(position, ask_luck=True)
        self.seat = turn

    def _hands(self, named: Hands) -> list[list[Rank]]:
        copies = dict.fromkeys(RANKS, 4 * int(self.house.get("decks", 2)))
        for card in [card for hand in named.values() for card in hand]:
            copies[card] -= 1
        held = []
        for seat in range(self.game.seats):
            hand = list(named.get(seat, ()))
            while len(hand) < self.house["hand"]:
                card = next(rank for rank in ("6", "5", "9", "10", "8", "3", "2", "queen") if copies[rank])
                copies[card] -= 1
                hand.append(card)
            held.append(hand)
        return held

    # What may be done.

    def moves(self) -> tuple[spelunke.Move, ...]:
        """What whoever is asked may answer."""
        (seat,) = self.game.asked(self.table)
        return self.game.moves(self.table, seat)

    def may(self, move: spelunke.Move) -> bool:
        """Whether whoever is asked may answer that."""
        return move in self.moves()

    def ends(self, card: Rank, steps: int | None = None, piece: int = 1) -> set[Place]:
        """Where a card may bring a piece."""
        found = set()
        for move in self.moves():
            if isinstance(move, Walk) and move.card == card and move.piece == piece and steps in (None, move.steps):
                table = self.table.copy()
                table.answer([self.game.parts.codebook.code(move)])
                found.add(self.game.view(table, None).open.pieces[self.seat][piece - 1])
        return found

    def splits(self) -> list[tuple[Part, ...]]:
        """Every way to share out a seven, as its parts in order; whoever is passed is spared."""
        if self.may(PlaySeven()):
            table = self.table.copy()
            table.answer([self.game.parts.codebook.code(PlaySeven())])
            return _splits(self.game, table, self.seat)
        return []

    # Doing it.

    def play(self, *moves: spelunke.Move) -> "Board":
        """Whoever is asked answers, once or several times."""
        for move in moves:
            (seat,) = self.game.asked(self.table)
            self.game.play(self.table, {seat: move})
        return self

    def places(self, seat: int = 0) -> tuple[Place, ...]:
        """Where a colour's pieces are."""
        found: tuple[Place, ...] = self.game.view(self.table, None).open.pieces[seat]
        return found

    def remembered(self, seat: int | None) -> Remembered:
        """What a seat remembers; None for a spectator."""
        found = self.game.view(self.table, seat).remembered
        assert isinstance(found, Remembered)
        return found

    @property
    def asked(self) -> tuple[int, ...]:
        """Who must answer."""
        return self.game.asked(self.table)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won; None while the game goes on."""
        standing = self.game.standing(self.table)
        return None if standing is None else standing.winners


def _splits(game: spelunke.Game, table: spelunke.Table, seat: int) -> list[tuple[Part, ...]]:
    view = game.view(table, None)
    if view.about == "passing":
        table = table.copy()
        table.answer([len(game.parts.codebook) - 1])
        return _splits(game, table, seat)
    if view.about != "part":
        return [()]
    found = []
    for move in game.moves(table, seat):
        assert isinstance(move, Part)
        after = table.copy()
        after.answer([game.parts.codebook.code(move)])
        found += [(move, *rest) for rest in _splits(game, after, seat)]
    return found


def walk(card: Rank, piece: int = 1, steps: int | None = None, target: bool = False) -> Walk:
    """A walk, its steps those of the card if they are not said."""
    usual = {"ace": 1, "king": 1, "queen": 12, "4": -4}
    return Walk(card, steps if steps is not None else usual[card] if card in usual else int(card), piece, target)


def part(steps: int, piece: int = 1, target: bool = False, partners: bool = False) -> Part:
    """A part of a seven."""
    return Part(piece, steps, target, partners)


def fresh(seats: int = 4, house: House | None = None) -> tuple[spelunke.Game, spelunke.Table]:
    """A game and a table where nothing has happened yet."""
    game = spelunke.game("tock", seats=seats, house=house)
    return game, game.deal(ask_luck=True)


def let_luck_deal(game: spelunke.Game, table: spelunke.Table, dice: spelunke.Dice) -> None:
    """Luck answers until somebody else is asked."""
    while game.asked(table) == (spelunke.LUCK,):
        game.play(table, {spelunke.LUCK: game.parts.codebook.moves[table.draw(dice)]})
