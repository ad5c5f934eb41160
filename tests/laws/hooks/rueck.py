"""What the laws must be told about Rück's raus!"""

from typing import Any

from spelunke.core.game import Game
from tests.laws.broken import same
from tests.laws.hooks import Hooks
from tests.laws.hooks.rueck_census import count


def sees(truth: Any, view: Any) -> None:
    """§2.1, §2.2, §3.1, §3.3, §6.1: the own hand, all jewels, the noble, revealed robbers, the eight."""
    opened = view.open
    same("the own hand", opened.hand, () if view.seat is None else truth.hands[view.seat])
    same("how many robbers everybody has left", opened.cards_left, tuple(len(hand) for hand in truth.hands))
    same("the jewels", opened.jewels, truth.jewels)
    same("the noble", opened.noble, truth.noble)
    same("the revealed robbers", opened.robbers, truth.robbers)
    same("the eight, remembered", view.remembered.eight, truth.eight)
    same("the eight, open until the first is turned", opened.eight, truth.eight if truth.round == 0 else None)


def pieces(truth: Any, view: Any, game: Game) -> object:
    """§1.1, §1.3: five gangs, fourteen nobles."""
    gangs = [sorted({*hand, *played}) for hand, played in zip(truth.hands, view.remembered.played, strict=True)]
    if truth.eight is not None:
        return gangs  # which eight of the nobles there are is luck's answer
    house: Any = game.house
    nobles = {kind: truth.face_down.get(kind, 0) + view.remembered.turned.get(kind, 0) for kind in house.nobles}
    return gangs, nobles


HOOKS = Hooks(
    sees=sees,
    pieces=pieces,
    has_secrets=lambda game: False,  # §3.5: who counts what was played knows every hand, and the pile has no order
    tables={"nobles": [{"plus_4": 8}, {"minus_3": 4, "gift_of_2": 6}]},
    bites={"all_equal": {"rounds": 1, "chief": 2}, "debt": {"nobles": {"minus_3": 14}}},
    count=count,
)
