"""A den to try things out in: hands as words, the rest of the deck wherever it is wanted."""

from collections import Counter
from typing import Any

import spelunke
from spelunke.games.klau.box import CARDS, House, ages_of, deck_of
from spelunke.games.klau.types import AnyMove, KlauView, Remembered, Turn


def cards(words: str) -> dict[Any, int]:
    """Cards that are named, counted."""
    return dict(Counter(words.split()))


class Den:
    """A table of Klau Mau! at which luck is asked like a seat."""

    def __init__(self, game: spelunke.Game, table: spelunke.Table) -> None:
        self.game = game
        self.table = table

    def play(self, seat: int, move: AnyMove) -> "Den":
        """A seat answers."""
        return self.play_at_once({seat: move})

    def play_at_once(self, moves: dict[int, AnyMove]) -> "Den":
        """Several seats answer together."""
        self.game.play(self.table, moves)
        return self

    def comes(self, *words: str) -> "Den":
        """Luck answers with these cards, one after the other."""
        for card in words:
            self.game.play(self.table, {spelunke.LUCK: Turn(card)})  # type: ignore[arg-type]
        return self

    def view(self, seat: int | None = None) -> KlauView:
        return self.game.view(self.table, seat)

    @property
    def position(self) -> dict[str, Any]:
        return self.game.position(self.table)

    @property
    def asked(self) -> tuple[int, ...]:
        return self.game.asked(self.table)

    @property
    def about(self) -> str | None:
        return self.view().about

    @property
    def top(self) -> str | None:
        return self.view().open.top

    @property
    def sizes(self) -> tuple[int, ...]:
        return self.view().open.cards_left

    @property
    def totals(self) -> tuple[int, ...]:
        return self.view().open.totals

    def memory(self, seat: int | None) -> Remembered:
        """What a seat remembers."""
        remembered = self.view(seat).remembered
        assert remembered is not None
        return remembered

    def hand(self, seat: int) -> dict[Any, int]:
        """What a seat holds, from the whole truth."""
        held = self.position["hands"][seat]
        return dict(Counter(card if isinstance(card, str) else card["card"] for card in held))

    def moves(self, seat: int) -> list[Any]:
        return list(self.game.moves(self.table, seat))

    def layable(self, seat: int) -> set[str]:
        """What a seat may lay."""
        return {move.card for move in self.moves(seat) if type(move).__name__ == "Lay"}

    def heard(self, seat: int | None, kind: type[spelunke.Event]) -> list[Any]:
        """The events of one kind, as a seat heard them."""
        return [event for event in self.game.events(self.table, seat) if isinstance(event, kind)]


def sit(
    *hands: str | list[Any],
    top: str = "red_2",
    left: int | None = None,
    only: str | None = None,
    house: dict[str, Any] | None = None,
    **more: Any,
) -> Den:
    """In the middle of a round, seat 0 to play: these hands, this card on top, all other cards in the pile.

    ``left`` cards stay in the pile, or ``only`` those named; the others lie under the top. Whoever leads has begun.
    """
    game = spelunke.game("klau", seats=len(hands), house=house)
    assert isinstance(game.house, House)
    held = [hand.split() if isinstance(hand, str) else hand for hand in hands]
    rest: Counter[Any] = Counter(
        {card: copies for card, copies in zip(CARDS, deck_of(game.house, len(hands)), strict=True) if copies}
    )
    rest.subtract([top, *(card if isinstance(card, str) else card["card"] for hand in held for card in hand)])
    for heap in (more.get("beside", {}), more.get("discarded", {}), more.get("handed_in", {})):
        rest.subtract(heap)
    rest["watchdog"] -= len(more.get("watchdogs", ()))
    pile, under = _split(+rest, left, only)
    discarded = Counter({top: 1})
    discarded.update(under)
    discarded.update(more.pop("discarded", {}))
    if more.get("direction") == "counterclockwise":
        _lay_a_plan(pile, discarded)
    position = {
        "about": "turn",
        "round": 1,
        "totals": [0] * len(hands),
        "starter": _starter(game.house, len(hands), **more),
        "active": 0,
        "hands": held,
        "pile": dict(pile),
        "discarded": dict(discarded),
        "top": top,
        **more,
    }
    return Den(game, game.arrange(position, ask_luck=True))


def _starter(house: House, seats: int, round: int = 1, totals: tuple[int, ...] = (), **_: Any) -> int:  # noqa: A002
    """The oldest in the first round, then the leader."""
    ages = ages_of(house, seats)
    return min(range(seats), key=lambda seat: (-totals[seat] if round > 1 else 0, ages[seat]))


def _lay_a_plan(pile: Counter[Any], discarded: Counter[Any]) -> None:
    """Play does not turn without one."""
    if not any("plan" in card for card in discarded):
        plan = next(card for card in pile if "plan" in card)
        pile[plan] -= 1
        discarded[plan] += 1


def _split(rest: Counter[Any], left: int | None, only: str | None) -> tuple[Counter[Any], Counter[Any]]:
    if only is not None:
        pile = Counter(only.split())
        return pile, rest - pile
    if left is None:
        return rest, Counter()
    # Police stay in the pile as long as possible: below the top they would be cards that cannot be first.
    order = sorted(rest.elements(), key=lambda card: (card != "police", card))
    return Counter(order[:left]), Counter(order[left:])


def dealt(*, seats: int = 4, house: dict[str, Any] | None = None, preset: str | None = None) -> Den:
    """A fresh game, before the first card is dealt."""
    game = spelunke.game("klau", seats=seats, house=house, preset=preset)
    return Den(game, game.deal(ask_luck=True))
