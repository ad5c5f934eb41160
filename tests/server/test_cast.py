"""Whoever sits at a table is an animal: bots are regulars, people choose, and nobody is there twice."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from spelunke.bots.characters import CHARACTERS
from spelunke.core.errors import SpelunkeError
from spelunke.server.errors import NotNow
from spelunke.server.log import cast, entries
from spelunke.server.log.entries import Entry, What
from spelunke.server.log.seats import Chair
from spelunke.server.log.table_log import TableLog
from spelunke.server.socket.messages import Animal
from tests.server.conftest import NewGuest
from tests.server.test_secrecy import SEED, read, started

TABLE = "k7mmxa2e9dqp"


def opened(game: str = "klau", preset: str = "box", table: str = TABLE) -> TableLog:
    """A table that nobody sits at yet."""
    table_log = TableLog(table, SEED)
    read(table_log, None, started(game, preset).created)
    return table_log


def sit(table_log: TableLog, seat: int, name: str, animal: Animal | None = None) -> None:
    read(table_log, seat, entries.Joined(name, name, name, animal=animal))


def worn(table_log: TableLog) -> list[Animal | None]:
    return [chair.animal for chair in table_log.chairs]


def names(table_log: TableLog) -> list[str]:
    return [chair.name for chair in table_log.chairs]


def test_which_regulars_come_follows_from_the_table() -> None:
    first, again, other = opened(), opened(), opened(table="abcdefghjkmn")
    for table_log in (first, again, other):
        read(table_log, None, entries.Started())
    assert worn(first) == worn(again) == cast.order(TABLE)[: len(first.chairs)]
    assert worn(other) == cast.order("abcdefghjkmn")[: len(other.chairs)]
    assert worn(first) != worn(other)
    assert [cast.REGULARS[animal] for animal in worn(first) if animal in cast.REGULARS] == names(first)


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_its_regular_who_comes_even_from_another_bot(character: str) -> None:
    table_log, suits = opened(), cast.WEARERS[character]
    at = cast.order(TABLE).index(suits)
    sit(table_log, 1, "Anna", "cat")
    read(table_log, 0, entries.BotSat("regular", suits))
    assert at < len(cast.REGULARS)
    assert table_log.chairs[0].animal == suits
    read(table_log, 2, entries.BotSat(f"regular:{character}"))
    assert table_log.chairs[2].animal == suits
    assert table_log.chairs[0].animal in set(cast.REGULARS) - {suits}
    read(table_log, 3, entries.BotSat(f"novice:{character}"))
    assert len(set(worn(table_log))) == len(worn(table_log))


def test_while_the_game_goes_on_nobody_gives_a_face_to_another_bot() -> None:
    table_log = TableLog(TABLE, SEED)
    whole = started("klau", "box").created
    read(table_log, None, msgspec.structs.replace(whole, level="regular:liar"))
    sit(table_log, 0, "Anna", "cat")
    read(table_log, 1, entries.BotSat("regular", "badger"))
    read(table_log, 2, entries.BotSat("regular", "fox"))
    sit(table_log, 3, "Ben", "stag")
    read(table_log, None, entries.Started())
    before = worn(table_log)
    assert "badger" in before
    read(table_log, 3, entries.Left())
    assert worn(table_log)[:3] == before[:3]
    assert worn(table_log)[3] in set(cast.REGULARS) - set(before)


def test_a_bot_gives_way_to_a_person_who_takes_its_animal_or_bears_its_name() -> None:
    table_log = opened()
    first, second, third = cast.order(TABLE)[:3]
    read(table_log, 0, entries.BotSat("thumb"))
    sit(table_log, 1, "Anna", first)
    assert worn(table_log)[:2] == [second, first]
    sit(table_log, 2, cast.REGULARS[second].upper())
    assert worn(table_log)[:3] == [third, first, None]
    assert names(table_log)[0] == cast.REGULARS[third]


def test_two_people_are_never_the_same_animal_and_hear_what_is_free() -> None:
    table_log = opened()
    sit(table_log, 0, "Anna", "cat")
    sit(table_log, 1, "Ben")
    for what in (entries.Joined("Carl", "c", "c", animal="cat"), entries.Dressed("cat")):
        with pytest.raises(NotNow) as refusal:
            read(table_log, 2 if isinstance(what, entries.Joined) else 1, what)
        assert refusal.value.message == "server-animal-taken"
        assert refusal.value.facts["animals"] == tuple(animal for animal in (*cast.GUESTS, *cast.REGULARS) if animal != "cat")
    read(table_log, 1, entries.Dressed("fox"))
    read(table_log, 0, entries.Dressed(None))
    read(table_log, 1, entries.Dressed("cat"))
    assert worn(table_log)[:2] == [None, "cat"]
    assert cast.preferred(table_log.chairs, 2, "cat") == "stag"
    assert cast.preferred(table_log.chairs, 1, "cat") == "cat"
    assert cast.preferred(table_log.chairs, 2, None) is None


def test_faces_are_chosen_before_the_game() -> None:
    table_log = opened()
    sit(table_log, 0, "Anna", "cat")
    read(table_log, None, entries.Started())
    with pytest.raises(NotNow) as refusal:
        read(table_log, 0, entries.Dressed("owl"))
    assert refusal.value.message == "server-has-started"


def test_seats_of_a_record_that_was_opened_have_faces_too() -> None:
    record = started("rueck", "box")
    table_log = TableLog(TABLE, SEED)
    whole = record.game.record(record.running.table)
    read(table_log, None, msgspec.structs.replace(record.created, start=whole, opened=True))
    assert worn(table_log) == cast.order(TABLE)[: len(table_log.chairs)]


@pytest.mark.parametrize("seed", range(20))
def test_no_animal_and_no_name_sits_there_twice(seed: int) -> None:
    dice = random.Random(seed)
    table_log = opened(dice.choice(["klau", "rueck", "tock"]))
    people = ["Anna", "Kalle", "piet", "Ben", "Wanda", "Carl", "Jule", "Dora"]
    dice.shuffle(people)
    for step in range(60):
        seat = dice.randrange(len(table_log.chairs))
        animal = dice.choice([None, *cast.ANIMALS])
        level = dice.choice(["thumb", "regular:liar", "novice:honest"])
        tried: Sequence[What] = (
            entries.Joined(people[seat], str(seat), str(seat), animal=animal),
            entries.Dressed(animal),
            entries.BotSat(level),
            entries.Left(),
            entries.TookOver("left"),
            entries.GaveBack(),
        )
        what = entries.Started() if step == 40 else dice.choice(tried)
        try:
            table_log.read(Entry(table_log.n + 1, None if step == 40 else seat, what, step))
        except SpelunkeError:
            continue
        _all_differ(table_log.chairs)


def _all_differ(chairs: Sequence[Chair]) -> None:
    animals = [chair.animal for chair in chairs if chair.animal is not None]
    called = [chair.name.casefold() for chair in chairs if chair.name]
    assert len(set(animals)) == len(animals)
    assert len(set(called)) == len(called)
    for chair in chairs:
        if chair.sits == "bot":
            assert chair.animal is not None
            assert chair.name == cast.REGULARS[chair.animal]


def test_people_come_as_the_cat_or_the_next_who_is_free_and_may_change(guest: NewGuest) -> None:
    anna, ben, carl = guest("Anna"), guest("Ben"), guest("Carl")
    table = anna.put_up(seats=4)
    ben.join(table)
    assert [who["animal"] for who in ben.ask("GET", f"/api/table/{table}")["people"]] == ["cat", "stag", None, None]
    refusal = carl.ask("POST", f"/api/table/{table}/join", 409, animal="cat")
    assert refusal["message"] == "server-animal-taken"
    assert refusal["text"].startswith("Somebody here is the cat already. Still free: boar, goose, mole, badger,")
    assert refusal["facts"]["animals"][:3] == ["boar", "goose", "mole"]
    assert carl.ask("GET", f"/api/table/{table}")["people"][2]["sits"] == "nobody"
    carl.join(table, animal="initial")
    people = carl.at(table, "animal", seat=2, animal="mole")["people"]
    assert [who["animal"] for who in people] == ["cat", "stag", "mole", None]
    carl.ask("POST", f"/api/table/{table}/animal", 403, seat=0, animal="owl")
    started_table = anna.at(table, "start")["people"]
    assert started_table[3]["name"] == cast.REGULARS[started_table[3]["animal"]]


def test_a_guest_is_known_by_name_and_animal(guest: NewGuest) -> None:
    anna = guest("Anna")
    assert anna.ask("GET", "/api/guest")["animal"] == "cat"
    assert anna.ask("POST", "/api/guest", name="Anna", animal="owl")["animal"] == "owl"
    assert anna.ask("POST", "/api/guest", name="Hanna")["animal"] == "owl"
    assert anna.ask("POST", "/api/guest", name="Hanna", animal="initial")["animal"] is None
    assert anna.ask("POST", "/api/guest", name="Anna")["animal"] is None
    anna.ask("POST", "/api/guest", 400, name="Anna", animal="unicorn")
    table = anna.put_up(seats=3)
    assert anna.ask("GET", f"/api/table/{table}")["people"][0]["animal"] is None
