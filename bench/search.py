"""How fast the search imagines games, as ratios from one run: beside OpenSpiel's own, which is written in C++.

make bench                    every game
python -m bench.search rueck  one game
"""

import argparse
import random
import sys
from collections.abc import Iterator
from time import process_time

from rich.console import Console
from rich.table import Table

import spelunke
from bench import relatives
from bench.clock import Contestant, race, timed
from bench.ours import SEED
from spelunke.bots import decider
from spelunke.bots.search import Search
from spelunke.bots.thinking import CURIOSITY
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game
from spelunke.core.policy import Policy

try:
    import pyspiel
except ImportError:
    pyspiel = None

RIVAL = "hearts"
MARK = 3.0
"""How many times as many decisions as OpenSpiel's search ours is to imagine in the same time."""

MARK_MASTER = 300.0
"""Milliseconds within which a master is to answer, 95 times in 100."""

RANDOM_HORIZON = 2000
"""Where imagined games at random are cut: those of Auf Teufel komm raus would hardly ever end."""

ANSWERS = 40
"""How often a master is asked."""


def views(game: Game, many: int) -> Iterator[AnyView]:
    """So many views of seats that have a choice, from games of sensible players."""
    dice = Dice(SEED)
    found = 0
    for number in range(many):
        table = game.deal(seed=number)
        while (asked := game.asked(table)) and found < many:
            for seat in asked:
                view = game.view(table, seat)
                if len(view.choices) > 1 and dice.chance(1, 8) and found < many:
                    found += 1
                    yield view
            game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in asked})


def first_view(game: Game) -> AnyView:
    """The first view of a game in which a seat has a choice."""
    table = game.deal(seed=SEED)
    while True:
        seen = [game.view(table, seat) for seat in game.asked(table)]
        for view in seen:
            if len(view.choices) > 1:
                return view
        game.play(table, {view.seat: view.choices[0] for view in seen if view.seat is not None})


def ours(game: Game, view: AnyView, policy: Policy) -> Contestant:
    """So many imagined games from a view on."""
    table = game.seat_at(view)

    def play(games: int) -> int:
        search = Search(table, view.seat or 0, game.parts.observation, policy, 1, CURIOSITY, Dice(SEED))
        for _ in range(games):
            search.simulate_once()
        return search.decisions

    return timed(play)


def theirs() -> Contestant:
    """OpenSpiel's search on hearts, from the first decision: every imagined game has as many decisions as are left."""
    state = pyspiel.load_game(RIVAL).new_initial_state()
    chance = random.Random(SEED)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    left = state.clone()
    decisions = 0
    while not left.is_terminal():
        left.apply_action(chance.choice(left.legal_actions()))
        decisions += 1

    def play(games: int) -> int:
        simulations = max(games, 2)  # it cannot answer after a single one
        bot = pyspiel.ISMCTSBot(SEED, pyspiel.RandomRolloutEvaluator(1, SEED), 2.0, simulations)
        bot.step(state)
        return decisions * simulations

    return timed(play)


def waiting_for(level: str, key: str, answers: int) -> float:
    """Within how many milliseconds of work a level answers 95 times in 100."""
    game = spelunke.game(key)
    bot, dice = decider(level, game), Dice(SEED)
    times = []
    for view in views(game, answers):
        start = process_time()
        bot(view, dice)
        times.append(1000 * (process_time() - start))
    return sorted(times)[len(times) * 95 // 100]


def rows_of(key: str, seconds: float, answers: int) -> Iterator[tuple[str, ...]]:
    """What stands in the table for one game."""
    game = spelunke.game(key)
    start, running, at_random = first_view(game), next(iter(views(game, 1))), Policy(RANDOM_HORIZON)
    ways = (
        ("at random from the start", start, at_random),
        ("at random in a running game", running, at_random),
        ("by policy in a running game", running, game.parts.rollout),
    )
    for how, view, policy in ways:
        contestants = [ours(game, view, policy), *([theirs()] if relatives.is_there() else [])]
        paces = race(contestants, seconds)
        mine = paces[0]
        cells = [key, f"imagined {how}", f"{mine.games:,.0f} games/s", f"{mine.decisions / 1e6:.2f} M/s"]
        if len(paces) > 1:
            ratio = mine.decisions / paces[1].decisions
            mark = view is start  # as theirs
            cells += [f"{paces[1].decisions / 1e6:.2f} M/s", f"{ratio:.2f}", f"≥ {MARK:g} ×" if mark else ""]
            cells.append(_verdict(ratio >= MARK) if mark else "")
        yield tuple(cells)
    waited = waiting_for("master", key, answers)
    yield key, "a master answers", "", f"{waited:.0f} ms", "", "", f"≤ {MARK_MASTER:.0f} ms", _verdict(waited <= MARK_MASTER)


def _verdict(reached: bool) -> str:
    return "[green]reached[/]" if reached else "[red]missed[/]"


def main(arguments: list[str] | None = None) -> None:
    """Race, then print."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description="Speeds of the search as ratios from one run.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of: {', '.join(spelunke.keys())}")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long a heat is (default: %(default)s)")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="how often a master is asked (default: %(default)s)")
    wanted = parser.parse_args(arguments)
    engine = "compiled" if spelunke.is_compiled() else "NOT compiled: make bench compiles it"
    table = Table(
        title=f"The search of Spelunke {spelunke.__version__}, {engine}, beside OpenSpiel's ISMCTSBot on {RIVAL}",
        caption="M/s: million imagined decisions a second, players' and luck's. × is ours to theirs, best of five heats."
        " A master: 95 answers in 100 take no more work than this.",
    )
    for heading in ("game", "what", "", "ours", "theirs", "×", "mark", ""):
        table.add_column(heading, justify="right" if heading in {"ours", "theirs", "×", "mark"} else "left")
    for key in wanted.games or spelunke.keys():
        for cells in rows_of(key, wanted.seconds, wanted.answers):
            table.add_row(*cells)
        table.add_section()
    Console(width=max(Console().width, 120)).print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
