"""What the booklets say, and what they say differently: German, English, French and Italian, Zoch 2013."""

from pathlib import Path

import pytest

import spelunke
from spelunke.games import teufel
from spelunke.games.teufel.types import AmountBonus, BankPaid, Laid, Lost, OvenEmpty, Paid, PiecesBonus, Start, Won
from tests.games.teufel.rounds import bet, counted, dealt, pacts, played_round, stop, told, totals, turn

FOLDER = Path(teufel.__file__).parent
RULES = {language: (FOLDER / f"RULES{language}.md").read_text(encoding="utf-8") for language in ("", ".de")}

NAMES = {
    "de": ("Gottlieb", "Angela", "Lucy", "Saulus"),
    "en": ("Gordon", "Petra", "Lucy", "Saul"),
    "fr": ("Faust", "Petra", "Lucy", "Dante"),
    "it": ("Salvatore", "Alma", "Lucy", "Benedetto"),
}
"""By booklet: those who play its examples, in the order of their turns."""

every_booklet = pytest.mark.parametrize("booklet", NAMES)


def paragraph(language: str, number: str) -> str:
    """The text of a paragraph in a rule book."""
    return RULES[language].split(f"**§{number}**")[1].split("- **§")[0]


def seats_of(booklet: str, *names: str) -> tuple[int, ...]:
    """Where these sit in the example round."""
    return tuple(NAMES[booklet].index(name) for name in names)


@pytest.mark.parametrize("language", RULES)
@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("1.2", ("16", "8 ", "12 ", "6 ", "4 ", "10", "20", "50", "100", "200", "500")),
        ("1.8", ("2", "6", "10")),
        ("2.2", ("200", "100", "50", "20", "10")),
    ],
)
def test_the_rules_tell_chips_capital_players_and_age(language: str, number: str, words: tuple[str, ...]) -> None:
    """§1.2, §1.8, §2.2: all booklets, first page and setting up."""
    assert all(word in paragraph(language, number) for word in words)


def test_the_rules_list_seventy_chips_six_pawns_and_a_board() -> None:
    """§1.2, §1.3, §1.5: all booklets, material."""
    assert "Seventy" in paragraph("", "1.2") and "Siebzig" in paragraph(".de", "1.2")
    assert "Six pawns" in paragraph("", "1.5") and "Sechs Figuren" in paragraph(".de", "1.5")
    assert "board" in paragraph("", "1.3") and "Plan" in paragraph(".de", "1.3")


def test_everybody_has_one_pawn_and_six_are_enough_for_the_largest_table() -> None:
    """§1.5, §2.2: all booklets, setting up."""
    game, table = dealt(6)
    assert len(game.view(table, None).open.pawns) == 6


@pytest.mark.parametrize("language", RULES)
def test_the_rules_name_the_bank_and_who_looks_after_it(language: str) -> None:
    """§2.6, §2.7: all booklets, setting up; the program is ours."""
    bank, keeper, program = (
        ("bank", "a trustworthy player", "the program") if language == "" else ("Bank", "Vertrauenswürdiges", "das Programm")
    )
    assert bank in paragraph(language, "2.6")
    assert keeper in paragraph(language, "2.6")
    assert program not in paragraph(language, "2.6")
    assert program in paragraph(language, "2.7")


@pytest.mark.parametrize("language", RULES)
def test_the_rules_name_the_cheeks_and_the_seat_that_may_be_named_instead(language: str) -> None:
    """§2.3, §2.5, §9.1: German, English and Italian booklet, phase 2."""
    assert "cheeks" in paragraph(language, "2.3") or "Wangen" in paragraph(language, "2.3")
    assert "`start`" in paragraph(language, "2.5")


# The examples, with the people of every booklet.


@every_booklet
def test_the_example_round_comes_out_as_every_booklet_tells_it(booklet: str) -> None:
    """§3.1, §4.5, §5.1 to §5.7: illustrations 3 to 9."""
    turns = (("50", "20", "20", "devil"), ("75", "50", "10"), ("devil",), ("20", "10", "10", "10"))
    sitting = played_round((100, 120, 140, 60), *turns, house={"zero_stake": False})  # type: ignore[arg-type]
    first, second, lucy, last = seats_of(booklet, *NAMES[booklet])
    assert told(sitting, Laid)[0].amount == 135  # type: ignore[attr-defined]
    assert told(sitting, Won, Lost) == [
        Won(first, 100, 100, False),
        Won(second, 120, 120, False),
        Lost(lucy, 140),
        Won(last, 60, 60, False),
    ]
    assert told(sitting, AmountBonus, PiecesBonus) == [AmountBonus((second,), 135, 50), PiecesBonus((last,), 4, 50)]
    assert [totals(sitting)[seat] for seat in (first, second, lucy, last)] == [300, 370, 60, 310]


@every_booklet
def test_had_lucy_won_she_would_have_been_paid_twice_in_every_booklet(booklet: str) -> None:
    """§5.4: illustration 8."""
    sitting = played_round((100, 120, 140, 60), ("devil",), ("100", "20", "20"), ("devil",), ("10",))
    _, second, lucy, _ = seats_of(booklet, *NAMES[booklet])
    assert {Won(second, 120, 120, False), Won(lucy, 140, 280, True)} <= set(told(sitting, Won))


@every_booklet
def test_the_pawns_of_the_example_stand_as_every_booklet_tells_it(booklet: str) -> None:
    """§6.2: the example of phase 4, which stands in English in the Italian booklet."""
    game, table = counted([300, 370, 60, 310])
    pawns = dict(zip(NAMES[booklet], game.view(table, None).open.pawns, strict=True))
    first, second, lucy, last = NAMES[booklet]
    assert (pawns[second].least, pawns[second].most) == (pawns[last].least, pawns[last].most) == (310, 490)
    assert (pawns[first].least, pawns[first].most) == (300, 300)
    assert (pawns[lucy].least, pawns[lucy].most) == (60, 190)


@every_booklet
def test_example_a_gives_lucy_a_pact_and_nobody_one_if_another_pawn_stands_there(booklet: str) -> None:
    """§7.1, §7.3, §11.7: illustration 10; the second half is missing in the Italian booklet."""
    assert pacts(counted([300, 370, 60, 310])) == seats_of(booklet, "Lucy")
    assert pacts(counted([300, 110, 60, 310])) == ()


@every_booklet
def test_example_b_gives_three_players_on_0_to_50_a_pact(booklet: str) -> None:
    """§7.2: illustration 11."""
    assert pacts(counted([300, 50, 0, 10])) == seats_of(booklet, *NAMES[booklet][1:])


@pytest.mark.parametrize(
    ("payer", "first", "others"),
    [
        ("Gottlieb", "Lucy", ("Saulus", "Angela")),
        ("Gordon", "Petra", ("Saul", "Lucy")),
        ("Faust", "Petra", ("Dante", "Lucy")),
        ("Salvatore", "Alma", ("Lucy", "Benedetto")),
    ],
    ids=NAMES,
)
def test_in_every_booklet_ninety_chips_pay_one_of_three_and_the_bank_the_others(
    payer: str, first: str, others: tuple[str, str]
) -> None:
    """§7.7, §11.4: whoever sits next is paid first, which is another one in German than in the translations."""
    seated = (payer, first, *others)
    sitting = turn(bet(counted([290, 50, 40, 30], house={"zero_stake": False}), 200, 10, 10, 10), "devil")
    paid = [(type(event), seated[event.to]) for event in told(sitting, Paid, BankPaid)]  # type: ignore[attr-defined]
    assert paid == [(Paid, first), (BankPaid, others[0]), (BankPaid, others[1])]
    game, table = sitting
    assert game.view(table, 0).open.chips[0] == 40


# What they say differently.


def test_reddest_chips_find_nobody_so_luck_or_the_table_says_who_begins() -> None:
    """§2.5, §9.1, §11.1: French booklet, phase 2."""
    game = spelunke.game("teufel", seats=3)
    table = game.deal(ask_luck=True)
    assert len(set(totals((game, table)))) == 1
    assert game.moves(table, spelunke.LUCK) == (Start(0), Start(1), Start(2))
    named = spelunke.game("teufel", seats=3, house={"start": 2})
    assert named.view(named.deal(ask_luck=True), None).open.start == 2


@pytest.mark.parametrize("chips", [300, 40])
def test_a_player_with_a_pact_gets_nothing_for_their_own_devil_from_the_bank_either(chips: int) -> None:
    """§7.6, §11.2: French booklet, pact; with less than 50 left the bank would pay."""
    sitting = turn(bet(counted([chips, 500], house={"zero_stake": False}), 10, 10), "devil")
    assert pacts(sitting) == (0,)
    assert told(sitting, Paid, BankPaid) == []


def test_the_last_piece_ends_the_turn_and_with_it_the_phase() -> None:
    """§4.7, §11.3: the turn in the English, French and Italian booklet, the phase in the German one."""
    sitting = turn(bet(dealt(3, {"coal": {"10": 2}, "zero_stake": False}), 10, 10, 10), "10", "10")
    assert told(sitting, OvenEmpty) == [OvenEmpty(0)]
    assert told(sitting, Laid) == [Laid(0, 20, 2, {"10": 2}, (0, 1, 2))]
    assert sitting[0].view(sitting[1], None).open.round == 2


def test_whoever_staked_everything_pays_nothing_though_the_stake_would_do() -> None:
    """§7.7, §11.5: German, English and Italian booklet, the warning."""
    sitting = turn(bet(counted([500, 50]), 500, 10), "devil")
    assert told(sitting, Paid, BankPaid) == [BankPaid(1, 50)]


def test_ones_own_coal_wins_ones_own_bet() -> None:
    """§3.5, §11.6: all booklets, how bets are won."""
    sitting = bet(dealt(2), 100, 10)
    stop(sitting, "100")
    turn(sitting, "devil")
    assert Won(0, 100, 200, True) in told(sitting, Won)


def test_the_value_of_the_chips_ends_the_game_and_not_their_number() -> None:
    """§1.2, §10.1, §11.8: all booklets, end; there are only seventy chips."""
    sitting = bet(counted([1500, 300]), 10, 10)
    stop(sitting, "50", "50")
    stop(sitting, "10")
    assert sitting[0].asked(sitting[1]) == ()


def test_whoever_is_broke_fetches_as_much_coal_as_they_dare() -> None:
    """§3.3, §11.9: English booklet, no chips."""
    sitting = bet(counted([0, 300]), None, 10)
    stop(sitting, "10")
    stop(sitting, "50", "50")
    assert [event.amount for event in told(sitting, Laid)] == [10, 100]  # type: ignore[attr-defined]
