"""A balance report as one page that needs nothing else: English and German, numbers, pictures, and how it was made."""

import base64
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, StrictUndefined

from spelunke.core.box import Box
from spelunke.lab.balance import Balance
from spelunke.lab.numbers import Interval
from spelunke.lab.plots import name_of, pictures
from spelunke.texts import LANGUAGES, Speaker, speaker

LOPSIDED = 0.95
"""Whoever wins more than this leaves luck no say."""

TEMPLATE = Path(__file__).with_name("report.html")


class Chapter(NamedTuple):
    """A heading, what the numbers say, and a picture of them."""

    heading: str
    text: str
    picture: str
    """As an address that holds it whole."""


class Edition(NamedTuple):
    """The report in one language."""

    language: str
    label: str
    title: str
    intro: str
    facts: list[tuple[str, str]]
    chapters: list[Chapter]
    made: str


def page(told: Balance, box: Box, made: Mapping[str, Any], first: str) -> bytes:
    """The page, with the language on top that was asked for."""
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template = environment.from_string(TEMPLATE.read_text(encoding="utf-8"))
    editions = [_edition(told, box, made, speaker(language)) for language in LANGUAGES]
    return template.render(title=box.title, editions=editions, first=first).encode()


def _edition(told: Balance, box: Box, made: Mapping[str, Any], speaker: Speaker) -> Edition:
    say = speaker.say
    drawn = {name: _address(svg) for name, svg in pictures(told, speaker).items()}
    rules = ", ".join(f"{name}={value}" for name, value in told.house.items())
    return Edition(
        language=speaker.language,
        label=say("lab-report-language"),
        title=say("lab-report-title", title=box.title),
        intro=say("lab-report-intro", games=told.games, seats=told.seats, player=told.player, rules=rules or "none"),
        facts=list(facts(told, speaker)),
        chapters=[
            Chapter(say(heading), text, drawn[heading.removeprefix("lab-report-")]) for heading, text in chapters(told, speaker)
        ],
        made=say("lab-made", seed=str(made["seed"]), version=made["version"], command=made["command"]),
    )


def _address(svg: str) -> str:
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()


def facts(told: Balance, speaker: Speaker) -> Iterator[tuple[str, str]]:
    """The numbers in short."""
    say, percent, decimal = speaker.say, speaker.percent, speaker.decimal
    best = max(told.by_seat, key=lambda seat: seat.mean)
    yield say("lab-fact-seat"), _with(best, percent)
    yield say("lab-fact-length"), _with(told.length, decimal)
    yield say("lab-fact-changes"), _with(told.lead_changes, decimal)
    yield say("lab-fact-drama"), _with(told.drama, percent)
    yield say("lab-fact-decided"), _with(told.decided, percent)
    yield say("lab-fact-forced"), _with(told.forced, percent)
    yield say("lab-fact-nobody"), _with(told.nobody_won, percent)
    yield say("lab-fact-shared"), _with(told.shared, percent)
    yield say("lab-fact-skill"), _with(told.luck.skill, percent)
    yield say("lab-fact-luck"), _with(told.luck.luck, percent)
    if told.unfinished:
        yield say("lab-fact-unfinished"), str(told.unfinished)


def _with(number: Interval, said: Any) -> str:
    return f"{said(number.mean)} ({said(number.low)} – {said(number.high)})"


def chapters(told: Balance, speaker: Speaker) -> Iterator[tuple[str, str]]:
    """The heading of each chapter, by its name in the texts, with the sentence that its numbers make."""
    say, percent, decimal = speaker.say, speaker.percent, speaker.decimal
    best = max(range(told.seats), key=lambda seat: told.by_seat[seat].mean)
    fair = (1 - told.nobody_won.mean) / told.seats
    sure = "sure" if told.by_seat[best].low > fair else "unsure"
    wins = percent(told.by_seat[best].mean)
    yield "lab-report-seats", say("lab-report-seats-text", seat=best, wins=wins, fair=percent(fair), sure=sure)
    length = {name: decimal(getattr(told.length, name)) for name in ("mean", "low", "high")}
    yield "lab-report-length", say("lab-report-length-text", **length, forced=percent(told.forced.mean))
    yield "lab-report-changes", say("lab-report-changes-text", changes=decimal(told.lead_changes.mean))
    yield (
        "lab-report-decided",
        say("lab-report-decided-text", drama=percent(told.drama.mean), decided=percent(told.decided.mean)),
    )
    if told.things:
        top = told.things[0]
        name, decides, comes = name_of(told, top.thing, speaker), percent(top.decides.mean), percent(top.comes)
        yield "lab-report-things", say("lab-report-things-text", thing=name, decides=decides, comes=comes)
    parts = {name: percent(getattr(told.luck, name).mean) for name in ("luck", "skill", "rest")}
    lopsided = "yes" if told.ladder[-1].wins.mean > LOPSIDED else "no"
    yield "lab-report-luck", say("lab-report-luck-text", bots=[bot.name for bot in told.ladder], lopsided=lopsided, **parts)
    strongest, weakest = told.ladder[-1], told.ladder[0]
    alike = 1 / len(told.ladder)
    yield (
        "lab-report-ladder",
        say(
            "lab-report-ladder-text",
            bot=strongest.name,
            other=weakest.name,
            wins=percent(strongest.wins.mean),
            alike=percent(alike),
            pays="yes" if strongest.wins.low > alike else "unsure",
        ),
    )
