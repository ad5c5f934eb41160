"""The plots of a balance report, as self-contained SVG."""

import io
from collections.abc import Callable, Sequence
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, MultipleLocator

from spelunke.lab.balance import Balance, Bar, Rung
from spelunke.lab.intervals import ConfidenceInterval
from spelunke.shelf import parts
from spelunke.texts import Speaker

INK: Final = "#221a14"
SOFT: Final = "#6b5d4d"
BLUE: Final = "#0072b2"
ORANGE: Final = "#e69f00"
PALE: Final = "#c9bda9"
WIDTH: Final = 4.4
"""Inches: narrow, so that text stays readable on a phone."""

MOST_THINGS: Final = 14
ROOM_FOR_A_NUMBER: Final = 14
"""The smallest share, in percent, whose bar has room for its number."""

_STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "spelunke",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
}


def pictures(told: Balance, speaker: Speaker) -> dict[str, str]:
    """Every plot by name."""
    say = speaker.say
    drawn = {
        "seats": _picture(2.6, lambda axes: _seats(axes, told, speaker)),
        "length": _picture(2.4, lambda axes: _bars(axes, told.lengths, say("lab-axis-answers"), speaker)),
        "changes": _picture(2.4, lambda axes: _bars(axes, told.changes, say("lab-axis-changes"), speaker)),
        "decided": _picture(2.4, lambda axes: _bars(axes, told.decisions, say("lab-axis-decided"), speaker, percent=True)),
        "luck": _picture(1.3 + 0.45 * len(told.ladder), lambda axes: _luck(axes, told, speaker)),
        "ladder": _picture(1.0 + 0.45 * len(told.ladder), lambda axes: _ladder(axes, told, speaker)),
    }
    if told.things:
        rows = min(len(told.things), MOST_THINGS)
        drawn["things"] = _picture(0.9 + 0.28 * rows, lambda axes: _things(axes, told, speaker))
    return drawn


def name_of(told: Balance, thing: str, speaker: Speaker) -> str:
    """The displayed name of a thing that can decide a game; its own name if the game has no text for it."""
    named = parts(told.game).deciding
    if named is None:
        return thing
    speaker.has(f"{told.game}-character")  # the texts of a game are in its file, which must have been loaded
    return speaker.say(named.message, **{named.field: thing})


def _picture(height: float, draw: Callable[[Axes], None]) -> str:
    with mpl.rc_context(_STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
        draw(axes)
        written = io.StringIO()
        figure.savefig(written, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = written.getvalue()
    return svg[svg.index("<svg") :]


def _errors(numbers: Sequence[ConfidenceInterval]) -> list[list[float]]:
    below = [100 * (number.mean - number.low) for number in numbers]
    above = [100 * (number.high - number.mean) for number in numbers]
    return [below, above]


def _seats(axes: Axes, told: Balance, speaker: Speaker) -> None:
    seats = range(told.seats)
    wins = [100 * seat.mean for seat in told.by_seat]
    axes.bar(seats, wins, yerr=_errors(told.by_seat), color=BLUE, ecolor=INK, capsize=4, width=0.6)
    fair = 100 * (1 - told.nobody_won.mean) / told.seats
    axes.axhline(fair, color=ORANGE, linewidth=2, label=speaker.say("lab-axis-fair"))
    axes.set_xticks(list(seats), [speaker.say("lab-axis-seat", seat=seat) for seat in seats])
    axes.set_ylabel(speaker.say("lab-axis-wins"))
    axes.set_ylim(bottom=0)
    _legend(axes)


def _bars(axes: Axes, bars: Sequence[Bar], label: str, speaker: Speaker, *, percent: bool = False) -> None:
    scale = 100 if percent else 1
    lows = [scale * bar.low for bar in bars]
    widths = [scale * (bar.high - bar.low) for bar in bars]
    # A bar for a single number is centred on it.
    single = not percent and bool(bars) and widths[0] == 1
    places = [low - 0.5 for low in lows] if single else lows
    axes.bar(places, [bar.games for bar in bars], width=widths, align="edge", color=BLUE, edgecolor="white", linewidth=0.6)
    axes.set_xlabel(label)
    axes.set_ylabel(speaker.say("lab-axis-games"))
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(nbins=6, integer=True, steps=[1, 2, 5, 10]))
    if percent:
        axes.set_xlim(0, 100)
        axes.xaxis.set_major_locator(MultipleLocator(20))


def _things(axes: Axes, told: Balance, speaker: Speaker) -> None:
    things = list(reversed(told.things[:MOST_THINGS]))
    rows = range(len(things))
    decides = [100 * thing.decides.mean for thing in things]
    errors = _errors([thing.decides for thing in things])
    label = speaker.say("lab-axis-decides")
    axes.barh(rows, decides, xerr=errors, color=BLUE, ecolor=INK, capsize=3, height=0.55, label=label)
    comes = [100 * thing.comes for thing in things]
    axes.plot(comes, rows, "D", color=ORANGE, markeredgecolor=INK, label=speaker.say("lab-axis-comes"))
    axes.set_yticks(list(rows), [name_of(told, thing.thing, speaker) for thing in things])
    axes.set_xlabel(speaker.say("lab-axis-share"))
    axes.set_xlim(left=0)
    axes.xaxis.set_major_locator(MaxNLocator(nbins=6, integer=True, steps=[1, 2, 5, 10]))
    _legend(axes)


def _luck(axes: Axes, told: Balance, speaker: Speaker) -> None:
    rows = range(len(told.ladder))
    left = [0.0 for _ in rows]
    for name, field, colour, ink in (
        ("lab-axis-skill", "skill", BLUE, "white"),
        ("lab-axis-luck", "luck", ORANGE, INK),
        ("lab-axis-rest", "rest", PALE, INK),
    ):
        parts = [100 * getattr(rung.luck, field).mean for rung in told.ladder]
        label = speaker.say(name)
        drawn = axes.barh(rows, parts, left=left, color=colour, edgecolor="white", height=0.6, label=label)
        numbers = [speaker.percent(part / 100) if part >= ROOM_FOR_A_NUMBER else "" for part in parts]
        axes.bar_label(drawn, numbers, label_type="center", color=ink, fontsize=9)
        left = [before + part for before, part in zip(left, parts, strict=True)]
    axes.set_yticks(list(rows), [_neighbours(rung, speaker) for rung in told.ladder])
    axes.set_xlim(0, 100)
    axes.set_xlabel(speaker.say("lab-axis-variance"))
    _legend(axes)


def _ladder(axes: Axes, told: Balance, speaker: Speaker) -> None:
    rows = range(len(told.ladder))
    wins = [rung.wins for rung in told.ladder]
    axes.barh(rows, [100 * share.mean for share in wins], xerr=_errors(wins), color=BLUE, ecolor=INK, capsize=4, height=0.5)
    axes.axvline(50, color=ORANGE, linewidth=2, label=speaker.say("lab-axis-alike"))
    beside: Any = {"xytext": (7, 0), "textcoords": "offset points"}
    for row, share in zip(rows, wins, strict=True):
        axes.annotate(
            speaker.percent(share.mean), (1, row), xycoords=("axes fraction", "data"), va="center", fontsize=9, **beside
        )
    axes.set_yticks(list(rows), [_neighbours(rung, speaker) for rung in told.ladder])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(speaker.say("lab-axis-upper"))
    axes.set_xlim(0, 100)
    _legend(axes)


def _neighbours(rung: Rung, speaker: Speaker) -> str:
    """Who plays against whom, in two short lines."""
    return f"{rung.upper}\n{speaker.say('lab-axis-against', lower=rung.lower)}"


def _legend(axes: Axes) -> None:
    """The legend, over the whole width: the axes are narrower where names stand beside them."""
    figure = axes.get_figure(root=True)
    assert figure is not None
    figure.legend(loc="outside upper left", ncols=3, frameon=False, fontsize=9, borderaxespad=0, columnspacing=1.2)
