"""A balance report as one self-contained HTML page: English and German, numbers, plots, and how it was made."""

import base64
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from statistics import NormalDist
from typing import NamedTuple

from jinja2 import Environment, StrictUndefined

from spelunke.bots import BOTS
from spelunke.bots.advice import Z_95
from spelunke.core.box import Box
from spelunke.lab.balance import Balance
from spelunke.lab.intervals import ConfidenceInterval
from spelunke.lab.plots import name_of, pictures
from spelunke.texts import LANGUAGES, Speaker, speaker

LOPSIDED = 0.95
"""Above this win rate, luck has practically no influence."""

NO_BREAK = "\N{NO-BREAK SPACE}"

TEMPLATE = Path(__file__).with_name("report.html")


class ReportChapter(NamedTuple):
    """A heading, the interpretation of the numbers, and a plot."""

    heading: str
    paragraphs: list[str]
    picture: str
    """As a data URL."""


class Edition(NamedTuple):
    """The report in one language."""

    language: str
    label: str
    title: str
    intro: str
    facts: list[tuple[str, str]]
    chapters: list[ReportChapter]
    made: str


def page(told: Balance, box: Box, made: Mapping[str, object], first: str) -> bytes:
    """The HTML page, with the requested language first."""
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template = environment.from_string(TEMPLATE.read_text(encoding="utf-8"))
    editions = [_edition(told, box, made, speaker(language)) for language in LANGUAGES]
    return template.render(title=box.title, editions=editions, first=first).encode()


def _edition(told: Balance, box: Box, made: Mapping[str, object], speaker: Speaker) -> Edition:
    say = speaker.say
    drawn = {name: _address(svg) for name, svg in pictures(told, speaker).items()}
    rules = ", ".join(f"{name}={value}" for name, value in told.house.items())
    climbs = [say("lab-report-climb", games=rung.games, upper=rung.upper, lower=rung.lower) for rung in told.ladder]
    return Edition(
        language=speaker.language,
        label=say("lab-report-language"),
        title=say("lab-report-title", title=box.title),
        intro=say(
            "lab-report-intro", games=told.games, seats=told.seats, player=told.player, ladder=climbs, rules=rules or "none"
        ),
        facts=list(facts(told, speaker)),
        chapters=[
            ReportChapter(say(heading), paragraphs, drawn[heading.removeprefix("lab-report-")])
            for heading, paragraphs in chapters(told, speaker)
        ],
        made=say("lab-made", seed=str(made["seed"]), version=made["version"], command=made["command"]),
    )


def _address(svg: str) -> str:
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()


def facts(told: Balance, speaker: Speaker) -> Iterator[tuple[str, str]]:
    """The key figures."""
    say, percent, decimal = speaker.say, speaker.percent, speaker.decimal
    seat = _oddest_seat(told)
    yield say("lab-fact-seat", seat=seat), _with(told.by_seat[seat], percent)
    yield say("lab-fact-length"), _with(told.length, decimal)
    yield say("lab-fact-changes"), _with(told.lead_changes, decimal)
    yield say("lab-fact-drama"), _with(told.drama, percent)
    yield say("lab-fact-decided"), _with(told.decided, percent)
    yield say("lab-fact-forced"), _with(told.forced, percent)
    yield say("lab-fact-nobody"), _with(told.nobody_won, percent)
    yield say("lab-fact-shared"), _with(told.shared, percent)
    for rung in told.ladder:
        pair = {"upper": rung.upper, "lower": rung.lower}
        yield say("lab-fact-rung", **pair), _with(rung.wins, percent)
        yield say("lab-fact-skill", **pair), _with(rung.luck.skill, percent)
        yield say("lab-fact-luck", **pair), _with(rung.luck.luck, percent)
    if told.unfinished:
        yield say("lab-fact-unfinished"), str(told.unfinished)


def _with(number: ConfidenceInterval, said: Callable[[float], str]) -> str:
    """A number with its interval; non-breaking before a unit."""
    mean, low, high = (said(part).replace(" ", NO_BREAK) for part in (number.mean, number.low, number.high))
    return f"{mean} ({low}{NO_BREAK}– {high})"


def _fair(told: Balance) -> float:
    return (1 - told.nobody_won.mean) / told.seats


def _oddest_seat(told: Balance) -> int:
    """The seat that deviates most from a fair share."""
    return max(range(told.seats), key=lambda seat: abs(told.by_seat[seat].mean - _fair(told)))


def chapters(told: Balance, speaker: Speaker) -> Iterator[tuple[str, list[str]]]:
    """The chapters: each heading's message id, with the paragraphs made from its numbers."""
    say, percent, decimal = speaker.say, speaker.percent, speaker.decimal
    yield "lab-report-seats", [_about_seats(told, speaker)]
    forced = _with(told.forced, percent)
    yield "lab-report-length", [say("lab-report-length-text", answers=_with(told.length, decimal), forced=forced)]
    yield "lab-report-changes", [say("lab-report-changes-text", changes=_with(told.lead_changes, decimal))]
    drama, decided = _with(told.drama, percent), _with(told.decided, percent)
    yield "lab-report-decided", [say("lab-report-decided-text", drama=drama, decided=decided)]
    if told.things:
        yield "lab-report-things", list(_about_things(told, speaker))
    yield "lab-report-luck", list(_about_luck(told, speaker))
    yield "lab-report-ladder", list(_about_the_ladder(told, speaker))


def _about_seats(told: Balance, speaker: Speaker) -> str:
    seat, fair = _oddest_seat(told), _fair(told)
    number = told.by_seat[seat]
    # The seat that deviates most is picked from several, so the interval must be wider for as many comparisons (Bonferroni).
    wider = NormalDist().inv_cdf(1 - 0.025 / told.seats) / Z_95
    is_sure = abs(number.mean - fair) > wider * (number.high - number.low) / 2
    return speaker.say(
        "lab-report-seats-text",
        seat=seat,
        seats=told.seats,
        wins=_with(number, speaker.percent),
        fair=speaker.percent(fair).replace(" ", NO_BREAK),
        sure="sure" if is_sure else "unsure",
    )


def _about_things(told: Balance, speaker: Speaker) -> Iterator[str]:
    """The thing that decides most often, and the one most above its share, if that is another."""
    percent, top = speaker.percent, told.things[0]
    name, decides = name_of(told, top.thing, speaker), _with(top.decides, percent)
    yield speaker.say("lab-report-things-text", thing=name, decides=decides, comes=percent(top.comes))
    beyond = max(told.things, key=lambda thing: thing.decides.low / thing.comes)
    if beyond != top and beyond.decides.low > beyond.comes:
        name, decides = name_of(told, beyond.thing, speaker), _with(beyond.decides, percent)
        yield speaker.say("lab-report-things-beyond", thing=name, decides=decides, comes=percent(beyond.comes))


def _about_luck(told: Balance, speaker: Speaker) -> Iterator[str]:
    yield speaker.say("lab-report-luck-text")
    for rung in told.ladder:
        yield speaker.say(
            "lab-report-luck-rung",
            lower=rung.lower,
            upper=rung.upper,
            skill=_with(rung.luck.skill, speaker.percent),
            luck=_with(rung.luck.luck, speaker.percent),
            lopsided="yes" if rung.wins.mean > LOPSIDED else "no",
        )
    yield speaker.say("lab-report-luck-least")


def _about_the_ladder(told: Balance, speaker: Speaker) -> Iterator[str]:
    names = [told.ladder[0].lower, *(rung.upper for rung in told.ladder)]
    yield " ".join(speaker.say("lab-report-who", bot=name) for name in names if name in BOTS)
    yield speaker.say("lab-report-ladder-text")
    for rung in told.ladder:
        verdict = "better" if rung.wins.low > 1 / 2 else "worse" if rung.wins.high < 1 / 2 else "unsure"
        wins = _with(rung.wins, speaker.percent)
        yield speaker.say("lab-report-rung", lower=rung.lower, upper=rung.upper, wins=wins, games=rung.games, verdict=verdict)
