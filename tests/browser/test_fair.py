"""Was luck fair? The browser keeps what it was shown and gave before the deal, and compares it with the record itself."""

import hashlib
import json
import os
import shutil
import subprocess
import sys

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.person import PHONE, Person
from tests.browser.test_everybody import WEB, violations

HASHED_BY_NODE = """
const ts = require("typescript"), { readFileSync } = require("node:fs");
const options = { compilerOptions: { module: "ESNext", target: "ES2022" } };
const script = ts.transpileModule(readFileSync("src/after/sha256.ts", "utf8"), options).outputText;
import("data:text/javascript," + encodeURIComponent(script)).then(({ bytesOf, sha256 }) => {
    console.log(JSON.stringify(JSON.parse(process.argv[1]).map((digits) => sha256(bytesOf(digits)))));
});
"""


def test_the_page_hashes_as_everybody_does() -> None:
    node = shutil.which("node", path=os.pathsep.join([os.environ["PATH"], os.path.dirname(sys.executable)]))
    if node is None or not (WEB / "node_modules" / "typescript").is_dir():
        pytest.skip("there is no Node here, or the page was not built")
    told = [bytes(range(length)) for length in (0, 3, 32, 55, 56, 64, 119, 200)]
    command = [node, "-e", HASHED_BY_NODE, json.dumps([some.hex() for some in told])]
    hashed = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True).stdout
    assert json.loads(hashed) == [hashlib.sha256(some).hexdigest() for some in told]


@pytest.mark.secrecy
def test_what_was_shown_and_given_before_the_deal_is_found_in_the_record(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    anna.put_up("Rück's raus!", "tiny")
    page = anna.page
    page.get_by_text("Luck was fixed before anybody sat down").click()
    shown = page.locator("details code").inner_text()
    assert len(shown) == 64
    anna.start()
    anna.play_to_the_end()
    page.get_by_role("button", name="Was luck fair?").click()
    expect(page.get_by_text("Yes. All")).to_be_visible()
    expect(page.get_by_text("this browser has worked it out itself")).to_be_visible()
    expect(page.get_by_text("The hash is the one that this browser was shown before the deal.")).to_be_visible()
    expect(page.get_by_text("What this browser added to the luck is in it.")).to_be_visible()
    page.get_by_text("How is that known?").click()
    expect(page.get_by_text(f"spelunke verify FILE --commitment {shown}")).to_be_visible()
    assert violations(anna) == []
    assert anna.width_of_the_page() <= PHONE["width"]
    anna.close()


@pytest.mark.secrecy
def test_a_house_that_changes_its_promise_or_leaves_out_what_was_given_is_found_out(browser: Browser, den: str) -> None:
    anna = Person(browser, den)

    def lie(route: Route) -> None:
        record = route.fetch().json()
        record["fair"] |= {
            "commitment": hashlib.sha256(bytes(32)).hexdigest(),
            "seed": bytes(32).hex(),
            "contributions": [""] * 4,
        }
        route.fulfill(json=record)

    anna.put_up("Rück's raus!", "tiny")
    anna.start()
    anna.play_to_the_end()
    anna.page.route("**/record", lie)
    anna.page.route("**/api/verify", lambda route: route.fulfill(json={"luck": 3, "before": 0}))
    anna.page.get_by_role("button", name="Was luck fair?").click()
    expect(anna.page.get_by_text("No. What was promised before the deal was not kept.")).to_be_visible()
    expect(anna.page.get_by_text("The hash is another one than this browser was shown")).to_be_visible()
    expect(anna.page.get_by_text("What this browser added to the luck is not in it.")).to_be_visible()
    anna.close()
