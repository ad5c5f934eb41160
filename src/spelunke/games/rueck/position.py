"""The whole truth of a table of Rück's raus! as plain words, and back."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.errors import check_position
from spelunke.core.table import LUCK_BIT
from spelunke.games.rueck.box import JEWELS_AT_START, KINDS, House, NobleKind
from spelunke.games.rueck.rules import EIGHT, FAVOUR, NO_NOBLE, NO_ROBBER, NOBLE, ROBBER, Rueck, deal
from spelunke.games.rueck.types import Nobles, Position

MOST_LOST_IN_A_ROUND = 4
"""Both neighbours take two."""

MOST_WON_IN_A_ROUND = 15
"""Both neighbours give five with their sixes, for sevens would cancel each other, and the weakest five is pitied."""


def counted(copies: list[int]) -> Nobles:
    """Counts by kind in words."""
    return {kind: count for kind, count in zip(KINDS, copies, strict=True) if count}


def without(pile: Nobles, gone: Nobles) -> Nobles:
    """What is left of a pile by kind; below 0 where more are gone than there were."""
    return {kind: left for kind in KINDS if (left := pile.get(kind, 0) - gone.get(kind, 0))}


def are_drawn(eight: Nobles | None, house: House) -> bool:
    """§6.1: whether the nobles of the expert game are complete; without `expert` there is nothing to draw."""
    return eight is None or sum(eight.values()) >= house.rounds


def whole_pile(eight: Nobles | None, house: House) -> Nobles:
    """The nobles that luck began with: those of the expert game once they are drawn, before that all of them."""
    return eight if eight is not None and are_drawn(eight, house) else house.nobles


_ROBBERS_IN: Final = [tuple(strength for strength in range(8) if hand >> strength & 1) for hand in range(256)]


def robbers_in(hand: int) -> tuple[int, ...]:
    """The robbers of a hand, ascending."""
    return _ROBBERS_IN[hand]


def seats_in(bits: int) -> tuple[int, ...]:
    """The seats of a set of bits, ascending."""
    return robbers_in(bits)


def nobles_in(came: int) -> tuple[NobleKind, ...]:
    """The nobles that came, in their order."""
    return tuple(KINDS[int(digit, 16) - 1] for digit in (f"{came:x}" if came else ""))


def position(table: Rueck) -> Position:
    """The whole truth."""
    return Position(
        round=table.round,
        jewels=tuple(table.jewels),
        hands=tuple(robbers_in(hand) for hand in table.hands),
        face_down=counted(list(table.nobles)),
        noble=None if table.noble == NO_NOBLE else KINDS[table.noble],
        robbers=tuple(table.robbers) if table.about == FAVOUR else None,
        eight=counted(list(table.eight)) if table.expert else None,
        came=nobles_in(table.came),
    )


def arrange(wanted: Position, seats: int, house: House) -> Rueck:
    """The table of a position; refuses one that no table can be in, and says which count is off."""
    _check_seats(wanted, seats)
    _check_nobles(wanted, house)
    _check_hands(wanted, house)
    _check_jewels(wanted, house)
    table = deal(seats, house)
    table.round = wanted.round
    table.jewels = vec[i64](wanted.jewels)
    table.hands = vec[i64]([sum(1 << strength for strength in hand) for hand in wanted.hands])
    table.robbers = vec[i64](wanted.robbers or [NO_ROBBER] * seats)
    table.nobles = vec[i64]([wanted.face_down.get(kind, 0) for kind in KINDS])
    table.eight = vec[i64]([(wanted.eight or {}).get(kind, 0) for kind in KINDS])
    table.nobles_left = sum(wanted.face_down.values())
    for name in _came(wanted, house):
        table.came = table.came << 4 | KINDS.index(name) + 1
    table.noble = NO_NOBLE if wanted.noble is None else KINDS.index(wanted.noble)
    if wanted.robbers is not None:
        table.compare()
        chooses = table.favoured and table.offers_choice()
        check_position(chooses, "rueck-position-no-choice", robbers=str(wanted.robbers), paragraph="§4.5")
        table.about = FAVOUR
        table.asked = table.favoured
    elif wanted.noble is not None:
        table.about = ROBBER
        table.asked = (1 << seats) - 1
    else:
        table.about = NOBLE if are_drawn(wanted.eight, house) else EIGHT
        table.asked = 0 if wanted.round == house.rounds else LUCK_BIT
    return table


def _came(wanted: Position, house: House) -> tuple[NobleKind, ...]:
    """The nobles that were turned in the order that is wanted; if none is, the one that lies open comes last."""
    if not are_drawn(wanted.eight, house):
        return ()
    gone = without(whole_pile(wanted.eight, house), wanted.face_down)
    names = [kind for kind in KINDS for _ in range(gone.get(kind, 0))]
    if wanted.came is None:
        return tuple(sorted(names, key=lambda kind: kind == wanted.noble))
    fits = sorted(wanted.came) == sorted(names) and wanted.noble in (None, *wanted.came[-1:])
    check_position(fits, "rueck-position-nobles", round=wanted.round, paragraph="§2.3")
    return wanted.came


def _check_seats(wanted: Position, seats: int) -> None:
    for by_seat in (wanted.jewels, wanted.hands, wanted.robbers):
        if by_seat is not None:
            check_position(len(by_seat) == seats, "position-seats", seats=seats, found=len(by_seat))


def _check_nobles(wanted: Position, house: House) -> None:
    """§2.3, §6.1: nobles neither appear nor vanish."""
    check_position((wanted.eight is not None) == house.expert, "rueck-position-eight", paragraph="§6.1")
    drawn = wanted.eight or {}
    gone = without(whole_pile(wanted.eight, house), wanted.face_down)
    counts = [*gone.values(), *wanted.face_down.values(), *drawn.values(), *without(house.nobles, drawn).values()]
    if are_drawn(wanted.eight, house):
        fits = sum(drawn.values()) in (0, house.rounds) and sum(gone.values()) == wanted.round <= house.rounds
    else:
        fits = gone == without(drawn, {}) and wanted.round == 0
    fits = fits and min(counts, default=0) >= 0 and (wanted.noble is None or wanted.noble in gone)
    check_position(fits, "rueck-position-nobles", round=wanted.round, paragraph="§2.3")


def _check_hands(wanted: Position, house: House) -> None:
    """§2.1, §3.5: every hand has lost one robber a round, and holds none twice."""
    choosing = wanted.noble is not None and wanted.robbers is None
    size = house.chief + 1 - wanted.round + choosing
    fits = wanted.robbers is None or wanted.noble is not None
    check_position(fits, "rueck-position-no-choice", robbers=str(wanted.robbers), paragraph="§4.5")
    for seat, hand in enumerate(wanted.hands):
        held = set(hand)
        fits = len(hand) == len(held) == size and all(0 <= strength <= house.chief for strength in hand)
        if wanted.robbers is not None:
            robber = wanted.robbers[seat]
            fits = fits and robber not in held and 0 <= robber <= house.chief
        check_position(fits, "rueck-position-hand", seat=seat, size=size, strongest=house.chief, paragraph="§2.1")


def _check_jewels(wanted: Position, house: House) -> None:
    """§2.2, §5: nobody can have won or lost more than the rounds so far allow."""
    paid_early = house.pity_first and wanted.robbers is not None
    rounds = wanted.round - (wanted.noble is not None and not paid_early)
    least = JEWELS_AT_START - MOST_LOST_IN_A_ROUND * rounds
    most = JEWELS_AT_START + MOST_WON_IN_A_ROUND * rounds
    least = least if house.debt else max(least, 0)
    for seat, jewels in enumerate(wanted.jewels):
        facts = {"seat": seat, "jewels": jewels, "least": least, "most": most}
        check_position(least <= jewels <= most, "rueck-position-jewels", **facts, paragraph="§2.2")
