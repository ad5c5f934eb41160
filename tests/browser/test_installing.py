"""The page can be kept as an app, and needs nothing that its own policy forbids."""

from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage

from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.person import Person


def test_the_page_can_be_installed_as_an_app(browser: Browser, den: str, tmp_path: Path) -> None:
    # A window without a past of its own cannot install anything, so this one has a folder.
    kept = browser.browser_type.launch_persistent_context(str(tmp_path), executable_path=CHROMIUM, args=list(QUIET))
    page = kept.new_page()
    page.goto(den)
    page.locator("article").first.wait_for()
    debugger = kept.new_cdp_session(page)
    assert debugger.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert debugger.send("Page.getAppManifest")["errors"] == []
    for icon in ("icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png"):
        assert kept.request.get(f"{den}/{icon}").headers["content-type"].startswith("image/")
    kept.close()


def test_nothing_on_the_way_from_the_lobby_to_a_table_offends_the_content_policy(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    offences: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            offences.append(message.text)

    anna.page.on("console", listen)
    anna.put_up("Rück's raus!")
    anna.start()
    anna.page.locator("header .company").click()
    anna.page.get_by_role("button", name="Make a link").click()
    anna.page.get_by_role("img", name="Go on with another device").wait_for()
    assert offences == []
    anna.close()
