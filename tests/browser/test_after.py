"""After the game: the standing, its course, looking back through everybody's eyes, the record, playing on."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from spelunke import shelf
from spelunke.core.dice import Dice
from tests.browser.person import PHONE, Person
from tests.browser.shortcuts import NO_CHOICE, come_to, opened, table_of
from tests.browser.test_everybody import violations

THREE_ROUNDS = {**NO_CHOICE, "rounds": 3}

HEAR_WHAT_IS_COPIED = """() => document.addEventListener("copy", ({ target: field }) => {
    window.taken = field.value.slice(field.selectionStart, field.selectionEnd);
})"""


def record_of(key: str, preset: str, seed: int = 1, **wanted: Any) -> dict[str, Any]:
    """A game among rule-of-thumb players."""
    game = shelf.game(key, preset=preset, **wanted)
    table, dice = game.deal(seed=seed), Dice(seed)
    while asked := game.asked(table):
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in asked})
    record: dict[str, Any] = json.loads(game.record(table).to_json())
    return record


def play_three_rounds(anna: Person) -> None:
    come_to(anna, table_of(anna, "rueck", house=THREE_ROUNDS))
    for round_number in range(3):
        robber = anna.page.get_by_role("button", name=f"Robber {round_number}")
        robber.click()
        expect(robber).to_have_count(0)  # before that, picking another would change the answer
    anna.page.get_by_role("heading", name="The game is over.").wait_for()


def test_arrow_keys_go_back_and_forth_and_every_step_has_an_address(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    play_three_rounds(anna)
    page = anna.page
    expect(page.get_by_label("The board").get_by_text(re.compile(r"gets? away"))).to_be_visible()
    assert violations(anna) == []
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("As it was: step 2 of 3")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("As it was: step 0 of 3")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("As it was: step 1 of 3")).to_be_visible()
    board = page.get_by_label("The board").inner_text()
    ben = Person(browser, den, language="de")
    come_to(ben, page.url)
    expect(ben.page.get_by_text("Wie es war: Schritt 1 von 3")).to_be_visible()
    assert ben.page.url.endswith("?turn=1&from=0")
    assert "You" in board
    expect(ben.page.get_by_label("Das Spielbrett")).to_contain_text("Anna")
    ben.page.keyboard.press("ArrowRight")
    expect(ben.page.get_by_text("Wie es war: Schritt 2 von 3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("The end, after 3 steps")).to_be_visible()
    page.reload()  # who comes and goes at the table leaves everybody else where they look
    expect(page.get_by_text("The end, after 3 steps")).to_be_visible()
    expect(ben.page.get_by_text("Wie es war: Schritt 2 von 3")).to_be_visible()
    anna.close()
    ben.close()


def test_when_the_game_is_over_no_seat_can_be_left_to_a_bot(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    play_three_rounds(anna)
    anna.page.locator("header .company").click()
    dialog = anna.page.get_by_role("dialog", name="Round this table")
    expect(dialog.get_by_text("You are Anna")).to_be_visible()
    expect(dialog.get_by_role("button", name="Leave the seat to a bot")).to_have_count(0)
    anna.close()


def test_all_hands_lie_open_side_by_side_and_nothing_scrolls_sideways(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    record = record_of("rueck", "tiny")
    come_to(anna, opened(anna, record))
    page = anna.page
    expect(page.get_by_text("As it was: step 0")).to_be_visible()
    expect(page.get_by_label("The board").get_by_label("Robber 0")).to_have_count(1)
    page.get_by_label("Seen by").select_option("open")
    expect(page.get_by_label("The board").get_by_label("Robber 0")).to_have_count(record["seats"])
    assert anna.width_of_the_page() <= PHONE["width"]
    assert violations(anna) == []
    anna.close()


def test_on_a_phone_one_steps_through_all_open_hands_without_losing_the_buttons(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    come_to(anna, opened(anna, record_of("rueck", "box")))
    page = anna.page
    page.get_by_label("Seen by").select_option("open")
    page.wait_for_url("**from=open")
    page.evaluate("scrollTo(0, 0)")
    later = page.get_by_role("button", name="One step on")
    box = later.bounding_box()
    assert box is not None and box["y"] + box["height"] <= PHONE["height"]
    later.click()
    expect(page.get_by_text("As it was: step 1 ")).to_be_visible()
    felt = page.get_by_label("The board")
    assert felt.evaluate("(felt) => felt.scrollHeight > felt.clientHeight && felt.scrollWidth <= felt.clientWidth")
    anna.close()


def test_the_link_to_a_step_is_copied_also_where_a_page_gets_no_clipboard(browser: Browser, den: str) -> None:
    """As on a plain address in the home network."""
    anna = Person(browser, den, size=PHONE, fingers=True)
    anna.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    come_to(anna, opened(anna, record_of("rueck", "tiny")))
    page = anna.page
    page.evaluate(HEAR_WHAT_IS_COPIED)
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url("**turn=0&from=1")
    page.get_by_role("button", name="Copy the link to this step").tap()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    assert page.evaluate("window.taken") == page.url
    anna.close()


def test_at_either_end_the_focus_stays_and_the_end_is_seen_through_ones_own_eyes(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    play_three_rounds(anna)
    page = anna.page
    back = page.get_by_role("button", name="One step back")
    for _ in range(3):
        back.press("Enter")
    expect(page.get_by_text("As it was: step 0 of 3")).to_be_visible()
    expect(back).to_be_focused()
    expect(back).to_be_disabled()
    back.press("Enter")
    expect(page.get_by_text("As it was: step 0 of 3")).to_be_visible()
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url("**from=1")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_label("Seen by")).to_have_value("0")
    anna.close()


@pytest.mark.parametrize("key", ["klau", "teufel", "tock", "wuerfel"])
def test_the_record_of_every_game_can_be_opened_and_walked_through(key: str, browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, opened(anna, record_of(key, "tiny")))
    page = anna.page
    course = page.get_by_role("img", name="The course of the game")
    expect(course).to_be_visible()
    box = course.bounding_box()
    assert box is not None
    course.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page.get_by_text("As it was: step 0 ")).to_have_count(0)
    page.wait_for_url(re.compile(r"\?turn=[1-9]\d*&from=0$"))
    page.get_by_label("Seen by").select_option("open")
    expect(page.locator(".all > section")).to_have_count(shelf.game(key, preset="tiny").seats)
    assert violations(anna) == []
    anna.close()


def test_the_button_and_the_command_line_agree_that_luck_was_fair(browser: Browser, den: str, tmp_path: Path) -> None:
    anna = Person(browser, den)
    play_three_rounds(anna)
    page = anna.page
    page.get_by_role("button", name="Was luck fair?").click()
    verdict = page.get_by_text("Yes. All 3 answers of luck are what was promised before the deal.")
    expect(verdict).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    checked = subprocess.run([sys.executable, "-m", "spelunke", "verify", file], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "3" in checked.stdout
    wrong = [sys.executable, "-m", "spelunke", "verify", str(file), "--commitment", "ab" * 32]
    refused = subprocess.run(wrong, capture_output=True, text=True, check=False)
    assert refused.returncode != 0
    assert "not the hash that was shown" in refused.stderr
    anna.close()


def test_a_record_that_promises_nothing_gets_no_verdict(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, opened(anna, record_of("rueck", "tiny")))
    anna.page.get_by_role("button", name="Was luck fair?").click()
    expect(anna.page.get_by_text("promises nothing about its luck")).to_be_visible()
    anna.close()


def test_a_record_file_is_opened_by_choosing_or_dropping_it_and_a_wrong_file_is_named(
    browser: Browser, den: str, tmp_path: Path
) -> None:
    anna = Person(browser, den)
    come_to(anna, opened(anna, record_of("rueck", "tiny")))
    page, first = anna.page, anna.page.url
    wrong = tmp_path / "letter.json"
    wrong.write_text("Dear Anna,", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_text("This file is not a record: it is not JSON.")).to_be_visible()
    wrong.write_text('{"dear": "Anna"}', encoding="utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_text("This file is JSON, but not a record of a game")).to_be_visible()
    right = tmp_path / "evening.json"
    right.write_text(json.dumps(record_of("rueck", "tiny", seed=2)), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(right)
    page.wait_for_url(lambda url: "/t/" in url and url.partition("?")[0] != first.partition("?")[0])
    second = page.url
    page.get_by_text("As it was: step 0").wait_for()
    drop = """(text) => {
        const carried = new DataTransfer();
        carried.items.add(new File([text], "evening.json", { type: "application/json" }));
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
    }"""
    page.evaluate(drop, right.read_text(encoding="utf-8"))
    page.wait_for_url(lambda url: "/t/" in url and url.partition("?")[0] != second.partition("?")[0])
    anna.close()


def test_one_plays_on_from_any_step_against_bots_and_may_have_a_rematch(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    play_three_rounds(anna)
    page = anna.page
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("As it was: step 1 of 3")).to_be_visible()
    page.get_by_label("Seen by").select_option("1")
    page.get_by_label("Bots play").select_option("like a novice")
    page.get_by_role("button", name=re.compile("^Play on from here as ")).click()
    page.locator("section.question").wait_for()
    page.locator("header .company").click()
    expect(page.get_by_role("dialog").get_by_text("Bot, like a novice").first).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("group", name="Your robbers").get_by_role("button")).to_have_count(7)
    page.go_back()
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Play again").click()
    page.locator("main button.start").wait_for()
    anna.close()


def test_a_record_can_be_opened_in_the_lobby(browser: Browser, den: str, tmp_path: Path) -> None:
    anna = Person(browser, den, language="de")
    anna.page.goto(den)
    kept = tmp_path / "evening.json"
    kept.write_text(json.dumps(record_of("rueck", "tiny")), encoding="utf-8")
    with anna.page.expect_file_chooser() as chooser:
        anna.page.get_by_role("button", name="Eine Aufzeichnung öffnen").click()
    chooser.value.set_files(kept)
    anna.page.get_by_text("Wie es war: Schritt 0").wait_for()
    anna.close()
