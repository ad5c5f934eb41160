"""``spelunke tournament``: bots against each other, a table of results, and the command that reproduces it."""

import contextlib
import sys

import msgspec
from rich.console import Console
from rich.text import Text

from spelunke.core.game import Game
from spelunke.lab.checkpoint import Log, check_writable
from spelunke.lab.duplicate_plan import Plan, PlanRow, plan
from spelunke.lab.entrants import PATIENCE, lineup
from spelunke.lab.executors import Executor
from spelunke.lab.parquet import PlayedRow, notes, write_decisions, write_games
from spelunke.lab.tournament import Outcome, TournamentResult, check_plan, play_tournament
from spelunke.lab.user_bots import read_source
from spelunke.terminal.arguments import Wishes
from spelunke.terminal.consoles import plain_console
from spelunke.terminal.house_rules import game_with
from spelunke.terminal.lab_results import (
    MOST_GAMES,
    check_same,
    command_line,
    crew_for,
    fingerprints,
    made,
    named_game,
    plain_table,
    show_made,
    wishes_to_reproduce,
    with_interval,
)
from spelunke.terminal.simulating import progress_bar
from spelunke.texts import Speaker
from spelunke.theme import LAMP

USUAL_GAMES = 1000
USUAL_BOTS = "thumb,random"


def hold_tournament(wishes: Wishes, speaker: Speaker) -> int:
    """Play, report, save, and print how to reproduce it."""
    again = wishes_to_reproduce(wishes)
    wanted = again[0] if again else wishes
    game, planned, files, command = _planned(wanted)
    for option in ("parquet", "decisions"):
        if (place := wishes.word(option)) is not None:
            check_writable(place)
    outcome = _played(planned, crew_for(wanted), wanted.word("resume"), speaker)
    told = {**msgspec.to_builtins(outcome.result), **made(command, planned.seed), "files": files}
    if outcome.trouble is not None:
        told["stopped"] = str(outcome.trouble)
    same = check_same(wishes, again[1], told, speaker) if again else None
    if wishes.has("json"):
        print(msgspec.json.encode(told).decode())  # noqa: T201 (for a program)
    elif outcome.result.games or outcome.trouble is None:
        console = plain_console()
        show_tournament(outcome, game.box.title, speaker, console)
        show_made(told, speaker, console)
        if same is not None:
            console.print(Text(same))
    sys.stdout.flush()
    _write(outcome, planned, wishes, command)
    if outcome.trouble is not None:
        raise outcome.trouble
    return 0


def _planned(wishes: Wishes) -> tuple[Game, Plan, dict[str, str], str]:
    """The game, the plan, hashes of users' files, and the command that reproduces it."""
    parts = named_game(wishes)
    game = game_with(parts, wishes.number("seats"), wishes.word("preset"), wishes.word("set"), wishes.words("house"))
    named = wishes.word("bots") or ("" if wishes.has("bot") else USUAL_BOTS)
    words = [*(word.strip() for word in named.split(",") if word.strip()), *wishes.words("bot")]
    games = wishes.number("games", least=1, most=MOST_GAMES) or USUAL_GAMES
    patience = wishes.number("patience", least=1, most=86_400) or round(PATIENCE)
    watch = wishes.word("watch")
    planned = plan(
        game,
        lineup(words, game),
        -(-games // max(len(words), 1)),
        wishes.number("seed") or 0,
        watch=None if watch is None else read_source(watch),
        patience=float(patience),
        decisions=wishes.has("decisions"),
    )
    check_plan(planned)
    options: dict[str, object] = {"bots": ",".join(words), "games": games, "seats": game.seats, "seed": planned.seed}
    files = fingerprints(words, planned.bots)
    if watch is not None and planned.watch is not None:
        options["watch"] = watch
        files[watch.rpartition(":")[0]] = planned.watch.fingerprint()
    if wishes.has("patience"):
        options["patience"] = patience
    return game, planned, files, command_line(wishes, game.box.key, options)


def _played(planned: Plan, crew: Executor, resume: str | None, speaker: Speaker) -> Outcome:
    with contextlib.ExitStack() as stack:
        log = None if resume is None else stack.enter_context(Log(resume, planned, PlanRow))
        progress = stack.enter_context(progress_bar(planned.deals * len(planned.bots), speaker))
        return play_tournament(planned, crew, log.rows if log else (), log.keep if log else None, progress)


def _write(outcome: Outcome, planned: Plan, wishes: Wishes, command: str) -> None:
    about = notes(planned, made(command, planned.seed))
    if (games := wishes.word("parquet")) is not None:
        write_games(games, [PlayedRow(planned, outcome.rows, {})], about)
    if (decisions := wishes.word("decisions")) is not None:
        write_decisions(decisions, planned, outcome.rows, about)


def show_tournament(outcome: Outcome, title: str, speaker: Speaker, console: Console) -> None:
    """Print results by bot, bot against bot and by seat, and statistics of the games."""
    say, percent, decimal = speaker.say, speaker.percent, speaker.decimal
    result = outcome.result
    heading = say("lab-tournament-title", title=title, games=result.games, deals=result.deals, seats=result.seats)
    console.print(Text(heading, style=f"bold {LAMP}"))
    if outcome.trouble is not None:
        console.print(Text(say("lab-partly", games=result.games)))
    best_first = sorted(result.by_bot, key=lambda bot: -bot.wins.mean)
    table = plain_table(*(say(name) for name in ("lab-bot", "lab-wins", "lab-place", "lab-score")))
    for bot in best_first:
        place, score = (with_interval(number, decimal) for number in (bot.place, bot.score))
        table.add_row(bot.name, with_interval(bot.wins, percent), place, score)
    console.print(table)
    table = plain_table(say("lab-bot"), say("lab-rating"))
    for bot in best_first:
        table.add_row(bot.name, with_interval(bot.rating, decimal))
    console.print(table)
    if result.ahead:
        table = plain_table(say("lab-ahead"), say("lab-share"))
        for pair in result.ahead:
            table.add_row(f"{pair.bot} > {pair.other}", with_interval(pair.share, percent))
        console.print(table)
    table = plain_table(say("lab-seat"), say("lab-wins"))
    for seat, wins in enumerate(result.by_seat):
        table.add_row(str(seat), with_interval(wins, percent))
    console.print(table)
    if result.watched:
        table = plain_table(say("lab-watched"), say("lab-mean"))
        for name, number in result.watched.items():
            table.add_row(name, with_interval(number, decimal))
        console.print(table)
    for line in _lines(result, speaker):
        console.print(Text(line))


def _lines(result: TournamentResult, speaker: Speaker) -> list[str]:
    say, percent, decimal = speaker.say, speaker.percent, speaker.decimal
    length: dict[str, object] = {name: decimal(getattr(result.answers, name)) for name in ("mean", "low", "high")}
    lines = [say("lab-interval"), say("lab-length", **length, forced=with_interval(result.forced, percent))]
    if result.nobody_won.mean:
        low, high = percent(result.nobody_won.low), percent(result.nobody_won.high)
        lines.append(say("lab-nobody", share=percent(result.nobody_won.mean), low=low, high=high))
    if result.unfinished:
        lines.append(say("lab-unfinished", games=result.unfinished))
    return lines
