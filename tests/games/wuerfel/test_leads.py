"""What a view says of a roll: where it leads, what binds it, and why a piece stays."""

from typing import Any

import spelunke
from spelunke.core.ring_types import Pawn
from spelunke.games.wuerfel.types import BringOut, Open, Stuck, Walk


def seen(pieces: list[list[Any]], **further: Any) -> Open:
    """What lies open at a table of two, each with as many pieces as are named."""
    game = spelunke.game("wuerfel", seats=2, house={"pieces": len(pieces[0])})
    opened: Open = game.view(game.arrange({"pieces": pieces, **further}, ask_luck=True), None).open
    return opened


def test_a_roll_leads_to_whom_it_throws_out() -> None:
    """§4.3, §5.3."""
    opened = seen([[5, 20], [8, "waiting"]], roll=3)
    assert [(lead.move, lead.way, lead.to_name, lead.captures) for lead in opened.leads] == [
        (Walk(1), (6, 7, 8), "■1", Pawn(1, 1))
    ]
    assert opened.duty == "throw_out"
    assert opened.stuck == (Stuck(2, "duty", None, None, None),)


def test_a_six_brings_a_piece_out() -> None:
    """§5.1."""
    opened = seen([[20, "waiting"], ["waiting", "waiting"]], roll=6)
    assert [(lead.move, lead.piece, lead.way, lead.to_name) for lead in opened.leads] == [(BringOut(), 2, (0,), "●9")]
    assert opened.duty == "come_out"


def test_the_first_field_is_left() -> None:
    """§5.2."""
    opened = seen([[0, "waiting"], ["waiting", "waiting"]], may_roll_again=True)
    assert [throw.pips for throw in opened.throws] == [1, 2, 3, 4, 5, 6]
    assert all(throw.duty == "clear" and throw.leads[0].way[-1] == throw.pips for throw in opened.throws)


def test_why_a_piece_stays() -> None:
    """§4.2, §3.2, §6.4."""
    opened = seen([[20, 22, "G3", "waiting"], ["waiting"] * 4], roll=2)
    assert opened.stuck == (
        Stuck(1, "own_piece", Pawn(0, 2), 22, "■15"),
        Stuck(3, "lane", None, None, None),
        Stuck(4, "waits", None, None, None),
    )
