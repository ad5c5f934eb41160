"""What a table in the frame shows, measured: what is out of sight, what lies over what, and how large the board is."""

from typing import Any, Final

from playwright.sync_api import Page

MEASURE: Final = """() => {
    const faults = [];
    const [width, height] = [document.documentElement.clientWidth, innerHeight];
    const boxOf = (element) => element.getBoundingClientRect();
    const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 1;
    const all = (part, within = document) => [...within.querySelectorAll(part)].filter(seen);
    // Where the letters stand: a line of text is higher than they are.
    const inked = (element) => {
        const [lines, range] = [[], document.createRange()];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const { parentElement } = texts.currentNode;
            if (!seen(parentElement)) continue;
            range.selectNodeContents(texts.currentNode);
            const air = parseFloat(getComputedStyle(parentElement).fontSize) / 4;
            for (const line of range.getClientRects())
                if (line.width > 1) lines.push([line.left, line.top + air, line.right, line.bottom - air]);
        }
        const most = (at) => Math[at < 2 ? "min" : "max"](...lines.map((line) => line[at]));
        const [left, top, right, bottom] = [0, 1, 2, 3].map(most);
        return { left, top, right, bottom };
    };
    const called = (element, name) => `${name} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 20)}`;
    const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const along = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const lapOver = (a, b, by = 2) => across(a, b) > by && along(a, b) > by;

    const question = all("section.question h2, .line .now").map((one) => ["question", one, inked(one)]);
    const goal = all("header .goal").map((one) => ["goal", one, boxOf(one)]);
    const plates = all(".name-plate").map((one) => [called(one.querySelector(".name"), "plate"), one, boxOf(one)]);
    const cards = all(".frame-hand button, .frame-hand .slot > *").map((one) => [called(one, "card"), one, boxOf(one)]);
    const buttons = all(".frame-deeds button, .frame-next button").map((one) => [called(one, "button"), one, boxOf(one)]);
    const fronts = all(".frame-front > * > *").map((one) => [called(one, "front"), one, boxOf(one)]);
    const board = all(".frame-board").map((one) => ["board", one, boxOf(one)]);
    const papers = [
        ...all(".frame-paper, .frame-evening").map((one) => [called(one, "paper"), one, boxOf(one)]),
        ...all(".frame-caption :is(h2, p)").map((one) => [called(one, "caption"), one, inked(one)]),
    ];

    const inView = [...question, ...goal, ...plates, ...cards, ...buttons, ...board, ...fronts];
    for (const [name, , box] of inView)
        if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
            faults.push(`${name} is out of sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);

    const groups = [question, goal, plates, cards, buttons, fronts, board, papers];
    const isFlat = document.querySelector(".frame-board") && all(".name-plate").some((one) => lapOver(boxOf(one), board[0][2]))
        && width > height && (height < 690 || width < 960);
    groups.forEach((group, at) => {
        for (const [name, one, box] of group) {
            for (const [other, another, its] of groups.slice(at + 1).flat())
                if (!one.contains(another) && !another.contains(one) && lapOver(box, its)) {
                    // Where a page lies flat, plates lie on the upper edge of the picture.
                    if (!(isFlat && group === plates && another === board[0][1] && box.bottom < 70))
                        faults.push(`${name} and ${other} lie over one another`);
                }
            if (group === cards || group === fronts) continue;
            for (const [other, another, its] of group.slice(group.findIndex((it) => it[1] === one) + 1))
                if (!one.contains(another) && !another.contains(one) && lapOver(box, its))
                    faults.push(`${name} and ${other} lie over one another`);
        }
    });
    const wordFor = (part) => /name|words|strip|gain/.exec(part.className)?.[0] ?? "number";
    for (const [name, plate] of plates) {
        const kinds = [".name", ".number > [aria-hidden]", ".words", ".gain", ".name-plate > .strip"];
        const parts = kinds.flatMap((part) => all(part, plate));
        const outer = boxOf(plate);
        for (const part of parts) {
            const [box, what] = [inked(part), wordFor(part)];
            if (what !== "gain" && (box.right > outer.right + 1 || box.bottom > outer.bottom + 1 || box.left < outer.left - 1))
                faults.push(`${name} is too small for its ${what}`);
            for (const other of parts.slice(parts.indexOf(part) + 1))
                if (lapOver(box, inked(other), 1))
                    faults.push(`${name}: ${what} and ${wordFor(other)} lie over one another`);
        }
        const title = plate.querySelector(".name");
        if (title.scrollWidth > title.clientWidth + 1) faults.push(`${name} is cut short`);
    }
    const felt = boxOf(document.querySelector(".felt"));
    const { x, y, width: across_, height: along_ } = board[0][2];
    return {
        faults: [...new Set(faults)],
        board: [x, y, across_, along_],
        share: Math.min(across_, along_) / Math.min(felt.width, felt.height),
    };
}"""


def measured(page: Page) -> Any:
    """The faults of the table as it lies there, its board's rectangle, and the board's share of the felt's shorter side."""
    return page.evaluate(MEASURE)
