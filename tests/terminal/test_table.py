"""Whole games at a real terminal: what is seen, by whom, and how one leaves."""

import re
from pathlib import Path

import pytest

from spelunke.core.record import read_record
from spelunke.terminal.lines import WIPE
from tests.terminal.door import is_one_sentence, knock
from tests.terminal.window import Hand, Window, window

pytestmark = pytest.mark.real_service

PEOPLE = ("Anna", "Ben")


class Table:
    """Two people who pass the keyboard, and a watcher who looks at every frame."""

    def __init__(self, seen: Window) -> None:
        self.window = seen
        self.hands = {name: set(range(8)) for name in PEOPLE}
        self.chosen: dict[str, int] = {}
        """The robber that each chose last: it is in the hand until all have chosen."""

        self.behind: str | None = None
        """Who sits before the screen; None while the curtain is down."""

        self.frames_with_a_hand = 0
        seen.watch = self.check

    def check(self, seen: Window) -> None:
        for hand in seen.hands():
            assert self.behind is not None, f"a hand can be seen past the curtain:\n{seen.text()}"
            # A frame may be half drawn: then a part of the hand is there.
            assert hand.owner == self.behind, seen.text()
            assert set(hand.robbers) - {self.chosen.get(self.behind)} <= self.hands[self.behind], seen.text()
            self.frames_with_a_hand += 1

    def called(self) -> str:
        """Wait until the curtain is down or the game is over; who is called. Whoever sits there may be asked again."""
        self.window.wait(
            lambda: any(words in self.window.text() for words in ("looks away", "Enter leaves", "What will it be"))
        )
        if "Enter leaves" in self.window.text():
            return ""
        if self.behind is not None and "What will it be" in self.window.text():
            return self.behind
        called = re.search(r"[●▲■◆★] (\S+)\s+The keyboard is yours", self.window.text())
        assert called is not None
        assert not self.window.hands()
        self.behind = None
        assert WIPE.encode() in self.window.raw
        self.window.raw = b""
        return called[1]

    def lift(self, name: str) -> None:
        self.window.press("enter", "x")  # keys of whoever sat there before change nothing
        self.window.read(0.15)
        assert not self.window.hands()
        self.behind = name
        self.window.press("space")
        self.window.wait(lambda: any(words in self.window.text() for words in ("? rule", "Enter goes back")))
        if "Enter goes back" in self.window.text():  # much has happened, and it is read first
            self.window.press("enter")
        self.window.wait("? rule")


@pytest.mark.secrecy
def test_two_people_and_two_bots_play_to_the_end_and_no_frame_shows_a_wrong_hand(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    with window("play", "rueck", "--player", *PEOPLE, "--seed", "5", "--record", str(file)) as seen:
        table = Table(seen)
        favours = robberies = 0
        while name := table.called():
            if table.behind is None:
                table.lift(name)
            if "Choose a robber" in seen.text():
                robberies += 1
                # Anna keeps the strong ones, Ben the weak ones: their hands differ from the first card on.
                robber = min(table.hands[name]) if name == "Anna" else max(table.hands[name])
                seen.press(str(robber), "enter")
                seen.wait(lambda: "Choose a robber" not in seen.text())
                table.hands[name].remove(robber)
                table.chosen[name] = robber
            else:
                favours += 1
                seen.press("right", "enter")
                seen.wait(lambda: "What will it be" not in seen.text())
        assert (robberies, favours > 0) == (16, True)
        assert table.frames_with_a_hand > 16
        assert "Score" in seen.text()
        seen.press("enter")
        assert seen.leave() == 0
    record = read_record(file.read_bytes())
    assert record.standing is not None
    assert knock("record", "check", str(file)).code == 0


def test_alone_with_bots_there_is_no_curtain_and_the_log_tells_what_happened() -> None:
    with window("play", "rueck", "--seats", "3", "--house", "rounds=2", "--seed", "1", "--lang", "de") as seen:
        seen.wait("Wähle einen Räuber")
        assert seen.hands() == [Hand("Gast", tuple(range(8)))]
        seen.press("right", "right", "enter")
        seen.wait(lambda: "Runde 2 von 2" in seen.text() or "Gunst" in seen.text())
        assert "Die Räuber: du (2)" in seen.text()


def test_a_choice_is_found_by_its_words_and_a_wrong_one_is_not_taken() -> None:
    with window("play", "rueck", "--seats", "3", "--seed", "1") as seen:
        seen.wait("Choose a robber")
        seen.press("z", "z", "enter")
        seen.wait("“zz” is not among the choices")
        seen.press("with the 6")
        seen.wait("› with the 6")
        seen.press("enter")
        seen.wait("Robbers: you (6)")


def test_a_question_mark_shows_the_paragraph_and_enter_leads_back() -> None:
    with window("play", "rueck", "--seed", "1") as seen:
        seen.wait("Choose a robber")
        seen.press("?")
        seen.wait("Every player secretly chooses")
        assert not seen.hands()
        seen.press("enter")
        seen.wait("Choose a robber")


def awaits_a_key(seen: Window) -> bool:
    """Whether something is asked or told, and not only wiped, so that a key is meant for what can be seen."""
    return any(words in seen.text() for words in ("? rule", "Enter goes back", "Enter leaves"))


def test_ctrl_c_leaves_with_one_friendly_line_and_the_game_can_go_on(tmp_path: Path) -> None:
    file = tmp_path / f"{'a long ' * 12}evening.json"  # to be typed again, so it is said whole
    with window("play", "rueck", "--seats", "3", "--seed", "2", "--record", str(file)) as seen:
        seen.wait("Choose a robber")
        seen.press("5", "enter")
        seen.wait("you (5)")
        seen.press("ctrl-c")
        assert seen.leave() == 130
        # Where its lines are broken depends on how long the folder's name is.
        assert "".join(f"--resume {file}".split()) in "".join(seen.text().split())
        assert not seen.hands()
        assert b"\x1b[?1049l" in seen.raw
        assert b"\x1b[?25h" in seen.raw
    left = knock("record", "check", str(file))
    assert is_one_sentence(left)
    answers = read_record(file.read_bytes()).answers
    assert len(answers) > 3
    with window("play", "--resume", str(file), "--player", "Anna") as seen:
        seen.wait("Anna  ")
        (hand,) = seen.hands()
        assert hand.owner == "Anna"
        assert 5 not in hand.robbers
        while "Enter leaves" not in seen.text():
            before = seen.text()
            seen.press("enter")
            seen.wait(lambda before=before: seen.text() != before and awaits_a_key(seen))  # type: ignore[misc]
        seen.press("enter")
        assert seen.leave() == 0
    assert knock("record", "check", str(file)).code == 0
    assert read_record(file.read_bytes()).answers[: len(answers)] == answers


def test_a_game_left_without_a_record_says_goodbye_too() -> None:
    with window("play", "rueck", "--lang", "de") as seen:
        seen.wait("Wähle")
        seen.press("ctrl-z", "ctrl-c")
        assert seen.leave() == 130
        assert "Du hast den Tisch verlassen" in seen.text()


def test_ctrl_d_is_the_end_of_the_input() -> None:
    with window("play", "rueck") as seen:
        seen.wait("Choose")
        seen.press("ctrl-d")
        assert seen.leave() == 2
        assert "The input ended before the game did." in seen.text()


def test_where_no_game_is_named_the_table_opens_and_asks() -> None:
    with window("play", width=60, height=20) as seen:
        seen.wait("What shall it be?")
        seen.press("Rück")
        seen.wait("second-richest wins")
        seen.press("enter")
        seen.wait("How many sit down?")
        seen.press("3", "enter")
        seen.wait("Choose a robber")
        assert "Kalle" in seen.text()
        assert "Jule" not in seen.text()
        seen.press("ctrl-c")
        assert seen.leave() == 130


def test_a_window_of_60_by_20_is_enough_and_a_smaller_one_says_so() -> None:
    with window("play", "rueck", "--seats", "5", "--seed", "3", width=60, height=20) as seen:
        seen.wait("Choose a robber")
        assert seen.hands() == [Hand("Guest", tuple(range(8)))]
        assert all(name in seen.text() for name in ("Rosa", "Kalle", "Jule", "Emil"))
        assert "Rob with the 7" in seen.text()
        seen.resize(50, 15)
        seen.wait("at least 60 by 20")
        assert not seen.hands()
        seen.resize(100, 30)
        seen.wait("Choose a robber")


def test_a_terminal_that_is_hung_up_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    with window("play", "rueck", "--seats", "3", "--record", str(file)) as seen:
        seen.wait("Choose a robber")
        seen.press("1", "enter")
        seen.wait("you (1)")
    assert read_record(file.read_bytes()).standing is None
    assert [path.name for path in tmp_path.iterdir()] == ["evening.json"]


@pytest.mark.secrecy
def test_plain_lines_hide_a_hand_behind_a_curtain_as_well() -> None:
    with window("play", "rueck", "--player", *PEOPLE, "--seats", "3", "--plain") as seen:
        seen.wait("Anna: press Enter when nobody else is looking.")
        assert not seen.hands()
        seen.press("enter")
        seen.wait("Anna: Choose a robber")
        seen.raw = b""
        seen.press("0\r\r")  # one Enter too many lifts nobody's curtain
        seen.wait("Ben: press Enter when nobody else is looking.")
        assert not seen.hands()
        assert WIPE.encode() in seen.raw
        seen.press("ctrl-c")
        assert seen.leave() == 130
        assert "You left the table" in seen.text()


def test_keys_pressed_while_bots_think_answer_nothing_and_the_table_says_that_they_do() -> None:
    with window("play", "rueck", "--seats", "3", "--bot", "master", "--seed", "1") as seen:
        seen.wait("Choose a robber")
        seen.raw = b""
        seen.press("4", "enter", "enter", "enter")  # two too many: they lie there while the others think
        seen.wait(lambda: "you (4)" in seen.text() and awaits_a_key(seen))
        assert "The others are thinking" in seen.raw.decode(errors="replace")
        seen.read(2.5)  # as long as it took before
        assert "you (4)" in seen.text()


def test_the_eight_nobles_stand_on_the_screen_until_enter() -> None:
    with window("play", "rueck", "--seats", "3", "--preset", "expert", "--seed", "2", "--player", "Anna", "Ben") as seen:
        seen.wait("everybody looks")
        assert not seen.hands()
        seen.press("space", "enter")
        seen.wait("Anna")
        seen.wait("looks away")
