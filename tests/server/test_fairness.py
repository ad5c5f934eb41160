"""Luck is fixed before the deal, mixed by all, and can be checked by anybody afterwards."""

import msgspec
import pytest

import spelunke
from spelunke.core.record import Fair, Record, read_record
from spelunke.core.table import LUCK
from spelunke.server.log import fairness
from tests.server.conftest import NewGuest
from tests.server.evening import Evening

SEED = bytes(range(32))
WORDS = ("aa", "", "bb")


def played(seed: bytes = SEED, contributions: tuple[str, ...] = WORDS, since: int = 0) -> Record:
    """A whole game with fair luck from some answer on."""
    game = spelunke.game("rueck", seats=3)
    table = game.deal(ask_luck=True)
    assert table.tape is not None
    key = fairness.mixed(seed, contributions)
    while table.asked:
        at = len(table.tape.answers)
        if table.seats_asked() == (LUCK,):
            code = fairness.draw(table, key, at) if at >= since else table.choices(LUCK)[0]
            game.play(table, {LUCK: game.parts.codebook.moves[code]})
        else:
            game.play(table, {seat: game.moves(table, seat)[0] for seat in table.seats_asked()})
    return msgspec.structs.replace(game.record(table), fair=Fair(fairness.commitment(seed), seed.hex(), contributions, since))


def test_a_game_with_the_promised_luck_is_confirmed() -> None:
    assert fairness.verify(played()) == (8, 0)


def test_a_record_of_fair_luck_can_be_kept_and_read_again() -> None:
    assert fairness.verify(spelunke.read_record(played().to_json())) == (8, 0)


def test_another_contribution_of_any_seat_gives_other_luck() -> None:
    answers = [played(contributions=words).answers for words in (WORDS, ("aa", "", "bc"), ("ab", "", "bb"), ("", "", ""))]
    assert len({tuple(given) for given in answers}) == 4


def test_contributions_cannot_be_pushed_from_one_seat_to_the_next() -> None:
    assert fairness.mixed(SEED, ("aa", "bb")) != fairness.mixed(SEED, ("aab", "b"))


def test_a_seed_that_was_not_promised_is_found_out() -> None:
    record = played()
    assert record.fair is not None
    other = msgspec.structs.replace(record.fair, seed=bytes(32).hex())
    with pytest.raises(spelunke.BadRecord, match="seed"):
        fairness.verify(msgspec.structs.replace(record, fair=other))


def test_a_record_that_brings_along_another_promise_than_the_one_that_was_seen_is_found_out() -> None:
    assert fairness.verify(played(), fairness.commitment(SEED).upper()) == (8, 0)
    with pytest.raises(spelunke.BadRecord, match="not the hash that was shown"):
        fairness.verify(played(seed=bytes(32)), fairness.commitment(SEED))


def test_luck_that_was_not_drawn_as_promised_is_found_out() -> None:
    record = played(since=9)
    assert record.fair is not None
    honest = fairness.verify(record)
    assert honest.before == 3
    lied = msgspec.structs.replace(record, fair=msgspec.structs.replace(record.fair, since=0))
    with pytest.raises(spelunke.BadRecord, match="is not the luck"):
        fairness.verify(lied)


def test_a_record_without_a_promise_has_nothing_to_check() -> None:
    with pytest.raises(spelunke.BadRecord, match="nothing to check"):
        fairness.verify(msgspec.structs.replace(played(), fair=None))


def test_the_hash_tells_nothing_of_the_seed_but_fixes_it() -> None:
    assert fairness.commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.real_service
@pytest.mark.secrecy
def test_the_luck_of_a_finished_game_is_what_was_promised(guest: NewGuest) -> None:
    guests = [guest("Anna"), guest("Ben"), guest("Carl")]
    evening = Evening(guests, contribution="aa" * 16)
    before = guests[1].ask("GET", f"/api/table/{evening.table}")["commitment"]
    evening.start()
    assert evening.last[0]["fair"] is None
    evening.play_out()
    shown = evening.last[2]["fair"]
    assert shown["commitment"] == before
    assert shown["contributions"] == ["aa" * 16, "", ""]
    record = guests[0].http.get(f"/api/table/{evening.table}/record").content
    promise = read_record(record).fair
    assert promise is not None
    assert promise.seed == shown["seed"]
    checked = guests[0].http.post("/api/verify", content=record, headers={"content-type": "application/json"})
    assert checked.json() == {"luck": 8, "before": 0}
