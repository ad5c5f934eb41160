"""§12: who knows what."""

import msgspec
import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.table import SPECTATOR
from spelunke.games.adel.events import Dealt
from spelunke.games.adel.types import Buy, Done, Show, Steal, TakeCheque
from tests.games.adel.evenings import (
    DETECTIVE,
    EXHIBIT,
    Evening,
    answer,
    bid,
    dealt,
    evening,
    exhibit,
    opened,
    remembered,
    thief,
    thief_at_auction,
    truth,
    turn,
    visit,
)

HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4", "D1 D2 D3 D4"]


def worlds(table: Evening, viewer: int | None, tries: int = 60) -> list[Evening]:
    """Tables that this viewer could be sitting at."""
    game, true = table
    found = []
    for seed in range(tries):
        world = true.copy()
        world.reshuffle(SPECTATOR if viewer is None else viewer, Dice(seed))
        found.append((game, world))
    return found


def test_nobody_sees_the_hand_of_another() -> None:
    """§12.1: not in the view, not in a single byte of it."""
    game, table = dealt(3)
    for seat in range(3):
        sent = msgspec.json.decode(msgspec.json.encode(game.view(table, seat)))
        theirs = {card for other in range(3) if other != seat for card in truth((game, table))["hands"][other]}
        del sent["remembered"]["unseen"]
        del sent["open"]["catalogue"]
        assert not any(f'"{card}"' in msgspec.json.encode(sent).decode() for card in theirs)


def test_a_spectator_sees_no_hand_at_all() -> None:
    """§12.1."""
    table = dealt(3)
    assert (opened(table).hand, opened(table).cheques, opened(table).thieves) == ((), (), ())
    assert len(remembered(table).unseen) == 45 - 2


def test_only_its_owner_hears_which_card_was_dealt() -> None:
    """§12.1, §2.4."""
    game, table = dealt(3)
    for seat in (None, 0, 1, 2):
        heard = [event for event in game.events(table, seat) if isinstance(event, Dealt)]
        assert [event.card is not None for event in heard] == [event.who == seat for event in heard]


def test_pawns_colours_windows_piles_and_jail_lie_open_to_all() -> None:
    """§12.2."""
    table = evening(HANDS, pawns=[3, 1, 4, 1], jail=[6], windows=["F1", "F2"])
    for viewer in (None, 0, 3):
        sees = opened(table, viewer)
        assert sees.pawns == (3, 1, 4, 1)
        assert sees.colours == ("brown", "blue", "green", "violet")
        assert sees.windows == ("F1", "F2")
        assert sum(sees.piles) == 45 - 16 - 2
        assert sees.jail == (6,)
        assert sees.collectibles == (4, 4, 4, 4)
        assert sees.action_cards == (7, 8, 8, 8)


def test_a_bought_card_is_remembered_in_the_hand_where_it_is() -> None:
    """§12.3."""
    table = evening(HANDS, windows=["F1", "F2"])
    visit(table, bid(3), DETECTIVE, DETECTIVE, DETECTIVE)
    answer(table, Buy("left"))
    turn(table, "E1")
    assert remembered(table, 2).seen == (("F1",), (), (), ())
    assert "F1" not in remembered(table, 2).unseen
    assert all("F1" in truth(world)["hands"][0] for world in worlds(table, 2))


def test_an_exhibited_card_stays_known_until_somebody_steals_it() -> None:
    """§12.3: then it is known in the hand of the thief."""
    table = evening(HANDS)
    visit(table, EXHIBIT, thief(7), thief(8), DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    answer(table, None, None, Steal("A1"))
    answer(table, None, Steal("A2"))
    assert remembered(table).seen == (("A3",), ("A2",), ("A1",), ())
    for world in worlds(table, 3):
        hands = truth(world)["hands"]
        assert "A3" in hands[0]
        assert "A2" in hands[1]
        assert "A1" in hands[2]


def test_cards_that_were_held_back_may_be_anywhere() -> None:
    """§12.3, §5.2: others can only guess them."""
    table = evening(HANDS)
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    assert {"A4" in truth(world)["hands"][0] for world in worlds(table, 1)} == {True, False}
    assert {"A4" in truth(world)["hands"][0] for world in worlds(table, 0, 5)} == {True}


def test_cheques_that_were_paid_or_stolen_are_remembered() -> None:
    """§12.3: so everybody knows what everybody can still bid."""
    table = evening(HANDS)
    visit(table, bid(22), thief_at_auction(7), bid(5), DETECTIVE)
    answer(table, Buy("left"))
    turn(table, "E1")
    answer(table, None, TakeCheque())
    for viewer in (None, 3):
        assert remembered(table, viewer).cheques[0] == (3_000, 12_000, 13_000)
        assert remembered(table, viewer).cheques[1] == (4_000, 11_000, 14_000, 21_000, 22_000)
        assert remembered(table, viewer).register == ()


def test_the_thieves_everybody_can_still_send_are_remembered() -> None:
    """§12.3."""
    table = evening(HANDS, jail=[7, 3])
    assert remembered(table, 0).thieves == ((5, 6), (4,), (8,), (2, 9))


def test_cards_face_down_at_the_castle_may_be_anything_that_can_lie_there() -> None:
    """§12.1, §4.1: while the auction house is settled."""
    table = evening(HANDS)
    visit(table, bid(3), thief(7), EXHIBIT, DETECTIVE)
    laid = {(action["move"], action.get("number")) for world in worlds(table, 0) for action in truth(world)["actions"][1:2]}
    assert laid == {("SendThief", 4), ("SendThief", 7), ("SendDetective", None), ("Exhibit", None)}
    assert {world[0].position(world[1])["actions"][2]["move"] for world in worlds(table, 2, 10)} == {"Exhibit"}


def test_whoever_exhibits_holds_a_collection_in_every_world() -> None:
    """§12.4, §3.5: everybody may count on it before it is shown."""
    game, table = evening(["A1 A2 A3 E5", "B1 B2 B3 B4", "C1 C3 E1 E2 F1"])
    visit((game, table), EXHIBIT, EXHIBIT, DETECTIVE)
    for viewer in (None, 0, 2):
        for world in worlds((game, table), viewer, 30):
            for seat in (0, 1):
                assert game.moves(world[1], seat)
        assert game.view(game.seat_at(game.view(table, viewer)), viewer) == game.view(table, viewer)


def test_whoever_has_laid_an_open_exhibition_holds_a_collection_while_the_other_buys() -> None:
    """§12.4, §10.2: after a surprise the exhibition is known before the auction is settled."""
    game, table = evening(["A1 A2 A3 A4", "B1 B2 B3 D4"])
    answer((game, table), bid(3), EXHIBIT)
    for world in worlds((game, table), 0, 40):
        hand = truth(world)["hands"][1]
        assert any(game.arrange(truth(world)).legal(0))
        assert len(hand) == 4
        answer(world, Buy("left"))
        turn(world, str(next(move.card for move in game.moves(world[1], spelunke.LUCK))))  # type: ignore[attr-defined]
        assert isinstance(game.moves(world[1], 1)[0], Show)


@pytest.mark.parametrize("picks", [1, 3, 4, 5])
def test_a_prepared_collection_is_hidden_and_could_have_any_size_so_far(picks: int) -> None:
    """§5.4, §12.1: in every world as many picks were made, and somebody is still choosing."""
    game, table = evening(["A1 A2 A3 A4 A5 A6", "B1 B2 B3 B4 B5 B6", "D1 D2 D3 D4"])
    visit((game, table), EXHIBIT, EXHIBIT, DETECTIVE)
    for pick in range(1, picks + 1):
        theirs = Show(f"B{pick}") if pick <= 3 else Done()
        answer((game, table), Show(f"A{pick}"), theirs)
    for viewer in (None, 0, 1, 2):
        sizes = set()
        for world in worlds((game, table), viewer, 40):
            prepared = truth(world)["shown"]
            sizes.add(tuple(len(cards) for cards in prepared))
            assert picks in {len(cards) for cards in prepared}
            assert game.view(world[1], viewer) == game.view(table, viewer)
        if picks > 3 and viewer == 0:
            assert len(sizes) > 1
