"""From the shelf to a table: one touch, every house rule in the form and in the link, and the ways to other people's tables."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from spelunke import shelf
from spelunke.core.house import options
from tests.browser.person import PHONE, Person
from tests.browser.test_everybody import violations


def card_of(person: Person) -> dict[str, Any]:
    """The table that a person is at, as anybody may see it."""
    table = person.page.url.split("/t/")[1].split("/")[0]
    card: dict[str, Any] = person.context.request.get(f"{person.address}/api/table/{table}").json()
    return card


def test_a_first_visit_leaves_no_complaint_in_the_browser(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    complaints: list[str] = []
    anna.page.on("console", lambda said: complaints.append(said.text) if said.type in {"error", "warning"} else None)
    anna.page.goto(den, wait_until="networkidle")
    anna.box("Rück's raus!").get_by_role("button", name="Play now").click()
    anna.page.locator("section.question").wait_for()
    assert complaints == []
    anna.close()


def test_one_touch_on_a_box_and_the_game_is_on_with_bots(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    anna.page.goto(den)
    anna.box("Rück's raus!").get_by_role("button", name="Play now").click()
    anna.page.locator("section.question").wait_for()
    assert [person["sits"] for person in card_of(anna)["people"]] == ["person", "bot", "bot", "bot"]
    # Bots remember everything, so people may look it up, and are told.
    assert card_of(anna)["house"] == {"memory_aids": True}
    anna.page.get_by_role("button", name="Log", exact=True).click()
    expect(anna.page.get_by_text("Memory aids are on")).to_be_visible()
    anna.close()


def test_every_house_rule_of_every_game_is_in_the_form_and_explained_in_both_languages(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE, language="de")
    for key in shelf.keys():  # noqa: SIM118
        anna.page.goto(f"{den}/new/{key}")
        for language in ("en", "de"):
            anna.page.get_by_role("button", name=language, exact=True).click()
            expect(anna.page.locator("html")).to_have_attribute("lang", language)
            rules = anna.page.locator("main .rule")
            expect(rules).to_have_count(len(options(shelf.parts(key).box.house)))
            shown = " ".join([*rules.all_text_contents(), anna.page.locator("main").text_content() or ""])
            # A sentence that is missing would show its name.
            assert f"{key}-" not in shown and "house-" not in shown and "lobby-" not in shown
            assert anna.width_of_the_page() <= PHONE["width"]
    anna.close()


@pytest.mark.parametrize("key", shelf.keys())
def test_beside_every_house_rule_stands_what_it_does_with_the_command_that_measured_it(
    key: str, browser: Browser, den: str
) -> None:
    swept = shelf.house_rule_effects(shelf.parts(key))
    assert swept is not None
    anna = Person(browser, den, size=PHONE)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.page.goto(f"{den}/new/{key}")
    anna.page.locator("details.group > summary").first.wait_for()
    assert not [url for url in asked if url.endswith("/house-rules") or "consequences" in url]
    anna.page.locator("details.group > summary").first.click()
    expect(anna.page.locator(".rule .values > li")).to_have_count(len(swept["changes"]))
    for language in ("en", "de"):
        anna.page.get_by_role("button", name=language, exact=True).click()
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        assert "consequences-" not in (anna.page.locator(".house-rules").text_content() or "")
    for change in swept["changes"]:
        low, high = change["longer"]["low"], change["longer"]["high"]
        name = f"#rule-{change['option']}"
        rule = anna.page.locator(".rule", has=anna.page.locator(name))
        place = [one["value"] for one in swept["changes"] if one["option"] == change["option"]].index(change["value"])
        length = rule.locator(".values > li").nth(place).locator(".length")
        word = "länger" if low > 0 else "kürzer" if high < 0 else "keine klare Änderung"
        same = max(abs(low), abs(high)) < 0.005
        expect(length).to_contain_text("so lang wie sonst" if same else word)
    anna.page.get_by_text("Wie wurde das gemessen?").click()
    expect(anna.page.locator("code")).to_have_text(swept["command"])
    assert anna.width_of_the_page() <= PHONE["width"]
    assert violations(anna) == []
    anna.close()


def test_wishes_stand_in_the_link_and_whoever_opens_it_finds_them(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den, language="de")
    anna.page.goto(f"{den}/new/rueck")
    anna.page.get_by_role("radio", name="5", exact=True).check()
    anna.choose("expert")
    anna.open_rule("debt")
    anna.page.get_by_role("switch", name="debt").check()
    anna.open_rule("rounds")
    anna.page.get_by_label("rounds", exact=True).select_option("4")
    anna.page.get_by_label("Time for a decision").select_option("one minute")
    anna.page.get_by_role("radio", name="after the game").check()
    assert violations(anna) == []
    anna.page.get_by_text("More", exact=True).click()
    link = anna.page.get_by_label("The link to this set-up").input_value()
    assert link == anna.page.url

    ben.page.goto(link)
    ben.open_rule("debt")
    expect(ben.page.get_by_role("switch", name="Schulden")).to_be_checked()
    expect(ben.page.get_by_text("2 von 10 geändert")).to_be_visible()
    ben.page.locator("main .deeds button.first").click()
    ben.page.wait_for_url("**/t/**")
    card = card_of(ben)
    assert (card["house"], len(card["people"])) == ({"expert": True, "debt": True, "rounds": 4}, 5)
    assert (card["clock"], card["odds"]) == (60, "after")
    for person in (anna, ben):
        person.close()


def test_a_link_that_asks_for_the_unknown_says_so_and_bad_values_change_nothing(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.goto(f"{den}/new/rueck?seats=9&house.debt=7&house.bluff=true&preset=none&clock=x")
    expect(anna.page.get_by_role("alert")).to_contain_text("seats, house.debt, house.bluff, preset, and clock")
    expect(anna.page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    anna.page.goto(f"{den}/new/poker")
    expect(anna.page.get_by_role("alert")).to_have_text("There is no such game on the shelf.")
    anna.close()


def test_house_rules_that_do_not_go_together_are_refused_where_they_are_chosen(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.goto(f"{den}/new/klau?house.forgery_wish=true")
    anna.page.locator("main .deeds button.first").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("§9.24")
    # A link's changes are unfolded.
    anna.page.get_by_role("switch", name="forgery", exact=True).check()
    anna.page.locator("main .deeds button.first").click()
    anna.page.wait_for_url("**/t/**")
    anna.close()


def test_house_rules_and_their_values_carry_tags_and_the_lid_names_who_made_the_game(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    anna.page.goto(f"{den}/new/rueck")
    expect(anna.page.locator("main .made")).to_contain_text("by Antonin Boccara · pictures: Alexander Jung")
    anna.open_rule("favour_for_equals")
    rule = anna.page.locator(".rule", has=anna.page.locator("#rule-favour_for_equals"))
    expect(rule.locator(".flags .origin")).to_have_text("printed: German, English, French")
    expect(rule.locator(".reading .origin")).to_have_text("printed: Italian")
    rule.get_by_role("switch").check()
    expect(rule.locator(".flags .origin")).to_have_text("printed: Italian")
    second = anna.page.locator("#rule-second")
    assert [text for text in second.locator("option").all_text_contents() if text.endswith("(printed: Italian)")]
    anna.page.get_by_role("button", name="de", exact=True).click()
    expect(rule.locator(".flags .origin")).to_have_text("gedruckt: italienisch")
    assert anna.width_of_the_page() <= PHONE["width"]
    anna.close()


def test_my_box_is_typed_in_checked_kept_offered_again_and_forgotten(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    page = anna.page
    page.goto(f"{den}/new/rueck")
    anna.open_rule("nobles")
    page.locator(".rule summary", has_text="nobles").click()
    rule = page.locator(".rule", has=page.locator("#rule-nobles"))
    expect(rule).to_contain_text("count how many there are of each kind")
    for name in ("+4", "+5", "+6", "+7"):
        rule.get_by_label(name, exact=True).fill("0")
        rule.get_by_label(name, exact=True).blur()
    expect(rule.get_by_role("alert")).to_contain_text("6 nobles are not enough for 8 rounds")
    assert "plus_7%22%3A2" in page.url  # what was refused is not in the link
    rule.get_by_label("+4", exact=True).fill("four")
    rule.get_by_label("+4", exact=True).blur()
    expect(rule.get_by_role("alert")).to_contain_text("cannot be read")
    rule.get_by_label("+4", exact=True).fill("4")
    rule.get_by_label("+4", exact=True).blur()
    expect(rule.locator("summary .origin").first).to_have_text("typed in")
    page.wait_for_url("**plus_4%22%3A4**")
    rule.get_by_role("button", name="Keep as my box").click()
    expect(rule.locator("summary .origin").first).to_have_text("my box")
    page.goto(f"{den}/new/rueck")
    page.get_by_role("button", name="Use my box").first.click()
    expect(page.get_by_text("this browser keeps")).to_have_count(0)
    page.locator("main .deeds button.first").click()
    page.wait_for_url("**/t/**")
    assert card_of(anna)["house"]["nobles"]["plus_4"] == 4
    page.goto(f"{den}/new/rueck")
    page.get_by_role("button", name="Forget my box").first.click()
    page.goto(f"{den}/new/rueck")
    page.locator("details.group").first.wait_for()
    expect(page.get_by_text("this browser keeps")).to_have_count(0)
    anna.close()


def test_an_open_table_comes_into_everybodys_lobby_and_a_code_leads_there(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den, size=PHONE)
    ben.page.goto(den)
    ben.page.locator("article").first.wait_for()
    anna.page.goto(f"{den}/new/tock?rules=2&listed=true&house.decks=1")
    anna.page.get_by_label("You are called").fill("Anna")
    anna.page.locator("main .deeds button.first").click()
    anna.page.wait_for_url("**/t/**")
    line = ben.page.locator(".tables li", has_text="Anna")
    expect(line).to_contain_text("3 free chairs · one house rule")
    assert violations(ben) == []
    assert ben.width_of_the_page() <= PHONE["width"]

    # The fifth letter opens.
    code = card_of(anna)["code"]
    ben.page.get_by_label("Join by code").fill(code.lower())
    ben.page.wait_for_url(anna.page.url)
    expect(ben.page.get_by_text("packs: 1")).to_be_visible()
    anna.page.goto(den)
    expect(anna.page.get_by_role("heading", name="Your tables")).to_be_visible()
    anna.page.get_by_role("link", name=f"Go in: Tock, code {code}").click()
    expect(anna.page.get_by_text("You are Anna").first).to_be_attached()
    anna.page.goto(den)
    anna.page.get_by_role("button", name="Leave: Tock").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(anna.page.get_by_role("heading", name="Your tables")).to_be_hidden()
    assert card_of(ben)["people"][0]["sits"] == "nobody"
    for person in (anna, ben):
        person.close()


def test_a_first_visit_is_asked_for_a_name_in_one_line_and_may_answer_later(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    anna.page.goto(den)
    name = anna.page.get_by_label("What may we call you?")
    name.wait_for()
    assert anna.width_of_the_page() <= PHONE["width"]
    anna.page.get_by_role("button", name="Later").click()
    expect(name).to_have_count(0)
    anna.page.reload()
    name.fill("Anna")
    anna.page.get_by_role("button", name="That's me").click()
    anna.page.get_by_role("button", name="Change your name: Anna").click()
    expect(name).to_be_focused()
    name.fill("Anne")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name="Change your name: Anne")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Change your name: Anne")).to_be_visible()
    anna.close()


def test_a_game_that_waits_for_me_stands_first_and_says_so_in_the_title(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.goto(den)
    anna.box("Rück's raus!").get_by_role("button", name="Play now").click()
    anna.page.locator("section.question").wait_for()
    table = anna.page.url
    anna.put_up("Klau Mau!")
    anna.page.goto(den)
    tickets = anna.page.locator(".tickets li")
    expect(tickets).to_have_count(2)
    expect(tickets.first).to_contain_text("Rück's raus!")
    expect(tickets.last).to_contain_text("Not begun yet")
    expect(anna.page).to_have_title("Your turn · Spelunke")
    assert violations(anna) == []
    tickets.first.get_by_role("link", name="Your turn: Rück's raus!").click()
    anna.page.wait_for_url(table)
    anna.close()


def test_a_code_that_nobody_has_is_refused_by_name(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.goto(den)
    anna.page.get_by_label("Join by code").fill("QQQQQ")
    expect(anna.page.get_by_role("alert")).to_have_text("No table has this code.")
    anna.close()


def test_by_night_everything_can_be_read_from_the_shelf_to_the_chairs(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    anna.page.emulate_media(color_scheme="dark")
    anna.page.goto(den)
    anna.page.locator("article").first.wait_for()
    assert violations(anna) == []
    anna.page.goto(f"{den}/new/rueck?house.debt=true&nonsense=1")
    anna.page.locator("details.group[open] .rule").first.wait_for()
    assert violations(anna) == []
    anna.page.locator("main .deeds button.first").click()
    anna.page.locator("main button.start").wait_for()
    assert violations(anna) == []
    anna.page.locator("header .company").click()
    anna.page.get_by_role("button", name="Make a link").click()
    anna.page.get_by_role("img", name="Go on with another device").wait_for()
    assert violations(anna) == []
    anna.close()


def test_a_family_sees_three_ways_to_play_and_one_deed(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.goto(f"{den}/new/klau")
    ways = anna.page.locator("input[name=preset]")
    expect(ways).to_have_count(12)
    assert [way.get_attribute("value") for way in ways.all() if way.is_visible()] == ["box", "letter", "open_book"]
    expect(anna.page.locator("main .deeds button")).to_have_text("Put it on the table")
    # A rule that matters with its switch alone stands below it; only one group is open at a time.
    anna.open_rule("forgery")
    wish = anna.page.locator("#rule-forgery_wish")
    expect(wish).to_be_hidden()
    anna.page.get_by_role("switch", name="forgery", exact=True).check()
    expect(wish).to_be_visible()
    anna.open_rule("doubter")
    expect(wish).to_be_hidden()
    expect(anna.page.get_by_text("“As in the box”, with one change.")).to_be_visible()
    assert violations(anna) == []
    anna.close()


def test_the_back_of_a_box_tells_the_game_in_five_pictures_that_its_board_draws(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    anna.page.goto(den)
    anna.page.get_by_role("button", name="Turn the box round: Rück's raus!").click()
    back = anna.page.get_by_role("dialog", name="Rück's raus!")
    expect(back.locator("figure")).to_have_count(5)
    expect(back.locator("figcaption").nth(3)).to_have_text("Two sevens cancel each other.")
    # It is the board itself: what is stamped there is stamped here.
    expect(back.locator("figure").nth(3)).to_contain_text("cancelled")
    expect(back.locator("figure [inert]")).to_have_count(5)
    assert violations(anna) == []
    assert anna.width_of_the_page() <= PHONE["width"]
    back.get_by_role("link", name="With friends").click()
    anna.page.wait_for_url("**/new/rueck")
    anna.close()


def test_the_light_that_one_chooses_is_kept_and_obeyed_everywhere(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.emulate_media(color_scheme="dark")
    anna.page.goto(den)
    anna.box("Rück's raus!").get_by_role("button", name="Play now").click()
    night = anna.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    board = anna.page.locator(".frame-board").bounding_box()
    anna.page.locator("button.settings").click()
    anna.page.get_by_role("radio", name="day").check()
    anna.page.get_by_role("radio", name="large").check()
    assert anna.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != night
    assert violations(anna) == []
    assert anna.page.locator(".frame-board").bounding_box() == board, "the board keeps its place whatever the hand's size"
    anna.page.goto(den)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("What shall it be today?")
    assert violations(anna) == []
    anna.close()
