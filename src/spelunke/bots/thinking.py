"""Thinking: a game, a view, a budget and a seed in, what came of it out. Nobody hands a table to a search."""

from time import perf_counter
from typing import Final, NamedTuple

from spelunke.bots.opponent_model import HARDLY
from spelunke.bots.search import Search
from spelunke.core.dice import Dice
from spelunke.core.errors import BadBudget, BadView, SpelunkeError
from spelunke.core.game import AnyView, Game
from spelunke.core.table import Table
from spelunke.core.types import Move

MOST_ITERATIONS: Final = 10**9
FOREVER: Final = 1e9
"""Seconds."""

CURIOSITY: Final = 0.5


class Budget(NamedTuple):
    """How long to think: a number of simulated games, or milliseconds; if both are given, whichever ends first.

    The same number of games, seed and view give the same result on every machine; milliseconds do not.
    """

    games: int | None = None
    milliseconds: float | None = None


class Thought(NamedTuple):
    """The search result for one move."""

    move: Move
    tries: int
    """The number of simulated games that tried the move."""

    share: float
    """Its mean share of the win in them, from 0 to 1; a team's win counts once."""

    part: float
    """The move's weight in the answer: its probability in a mixed strategy, otherwise its fraction of the tries."""

    is_mixed: bool
    is_policy: bool = False
    """Whether it is the policy's answer."""


def think(game: Game, view: AnyView, budget: Budget, seed: int = 0, foresees: int = 0) -> list[Thought]:
    """The value of each of this seat's choices, in the order of ``view.choices``.

    Where only the present answers are hidden, up to half of the budget predicts opponents who search a given number of games.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3)
    >>> view = game.view(game.deal(seed=7), seat=1)
    >>> thoughts = think(game, view, Budget(games=50))
    >>> len(thoughts) == len(view.choices), sum(thought.tries for thought in thoughts)
    (True, 50)
    """
    games, seconds = limits(budget)
    table = table_of(game, view)
    assert view.seat is not None
    if len(view.choices) == 1:
        return [Thought(view.choices[0], 0, 0.0, 1.0, False)]
    parts = game.parts
    together = len(team_of(game, view.seat))
    search = Search(table, view.seat, parts.observation, parts.rollout, together, CURIOSITY, Dice(seed))
    half = games // 2
    if half and foresees and search.can_foresee():
        start = perf_counter()
        search.foresee(min(foresees, half), max(half // foresees, 1), seconds / 2)
        games, seconds = games - half, seconds - (perf_counter() - start)
    search.think(games, seconds)
    is_mixed, policy = search.is_mixed(), parts.rollout.answer(table, view.seat, Dice(seed))
    return [
        Thought(move, *found, is_mixed, code == policy)
        for move, code, found in zip(view.choices, table.choices(view.seat), search.found(), strict=True)
    ]


def chosen(thoughts: list[Thought], dice: Dice) -> Move:
    """The answer: the most tried move, or one drawn from the mix without its negligible moves."""
    best = max(thoughts, key=lambda thought: (thought.part, thought.share))
    if not best.is_mixed:
        return best.move
    worth_a_try = [thought for thought in thoughts if thought.part >= HARDLY * best.part]
    ticket = dice.word() / 2**32 * sum(thought.part for thought in worth_a_try)
    for thought in worth_a_try:
        ticket -= thought.part
        if ticket < 0:
            return thought.move
    return best.move


def team_of(game: Game, seat: int) -> tuple[int, ...]:
    """The seats that win together with this one, itself included."""
    return next((team for team in game.box.teams.get(game.seats, ()) if seat in team), (seat,))


def part_of(budget: Budget, part: float) -> Budget:
    """A part of a budget.

    >>> part_of(Budget(games=100), 0.2), part_of(Budget(milliseconds=2000), 0.2)
    (Budget(games=20, milliseconds=None), Budget(games=None, milliseconds=400.0))
    """
    games, milliseconds = budget
    return Budget(games and max(1, round(part * games)), milliseconds and part * milliseconds)


def limits(budget: Budget) -> tuple[int, float]:
    """A budget as a number of games and seconds."""
    games, milliseconds = budget
    if games is None and milliseconds is None:
        raise BadBudget("bots-budget-none")
    for amount in (games, milliseconds):
        if amount is not None and not 0 < amount <= MOST_ITERATIONS:
            raise BadBudget("bots-budget", budget=str(amount), most=MOST_ITERATIONS)
    return (
        MOST_ITERATIONS if games is None else games,
        FOREVER if milliseconds is None else milliseconds / 1000,
    )


def table_of(game: Game, view: AnyView) -> Table:
    """A table the seat could be sitting at; refuses a view that leaves nothing to decide."""
    if view.game != game.box.key or view.seats != game.seats:
        raise BadView("bots-view-other-game", game=str(view.game), seats=view.seats, title=game.box.title, wanted=game.seats)
    if view.version != game.box.version:
        raise BadView("bots-view-other-version", title=game.box.title, version=view.version, wanted=game.box.version)
    if view.standing is not None:
        raise BadView("bots-view-over")
    if view.seat is None or view.seat not in view.asked:
        raise BadView("bots-view-not-asked", seat=view.seat, asked=list(view.asked))
    if view.remembered is None:
        raise BadView("bots-view-forgets")
    try:
        table = game.seat_at(view)
    except SpelunkeError as refusal:
        raise BadView("bots-view-impossible", title=game.box.title, why=str(refusal)) from None
    if game.view(table, view.seat) != view:
        raise BadView("bots-view-other-rules", title=game.box.title)
    return table
