"""``spelunke simulate``: many games, their table, and the line that runs them again."""

import shlex

import msgspec
from rich.text import Text

import spelunke
from spelunke.core.game import Parts
from spelunke.lab.simulate import Result, simulate
from spelunke.look import SOFT
from spelunke.terminal.arguments import Wishes
from spelunke.terminal.house_rules import game_with
from spelunke.terminal.playing import plain_console
from spelunke.terminal.reports import plain_result, progress_bar, show_result
from spelunke.terminal.seating import USUAL_BOT
from spelunke.texts import Speaker

USUAL_GAMES = 1000
MOST_GAMES = 10**9


def simulate_and_report(parts: Parts, wishes: Wishes, speaker: Speaker) -> int:
    """Play, report, and say how to do it again."""
    games = wishes.number("games", least=1, most=MOST_GAMES) or USUAL_GAMES
    seed = wishes.number("seed") or 0
    game = game_with(parts, wishes.number("seats"), wishes.word("preset"), wishes.word("set"), wishes.words("house"))
    bots = [name.strip() for name in (wishes.word("bots") or USUAL_BOT).split(",")]
    with progress_bar(games, speaker) as progress:
        result = simulate(game, bots, games, seed, progress)
    command = _again(result, wishes)
    if wishes.has("json"):
        plain = plain_result(result, spelunke.__version__, command, compiled=spelunke.is_compiled())
        print(msgspec.json.encode(plain).decode())  # noqa: T201 (for a program)
        return 0
    console = plain_console()
    show_result(result, parts.box.title, speaker, console)
    again = speaker.say("terminal-simulate-again", seed=str(seed), version=spelunke.__version__, command=command)
    console.print(Text(again, style=SOFT), soft_wrap=True)
    return 0


def _again(result: Result, wishes: Wishes) -> str:
    """The command that gives the same table."""
    command = ["spelunke", "simulate", result.game, "--games", str(result.games), "--seats", str(result.seats)]
    for option in ("preset", "set"):
        if (value := wishes.word(option)) is not None:
            command += [f"--{option}", value]
    for rule in wishes.words("house"):
        command += ["--house", rule]
    return shlex.join([*command, "--bots", ",".join(result.bots), "--seed", str(result.seed)])
