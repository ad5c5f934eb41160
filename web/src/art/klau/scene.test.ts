/** Where things stand in the room: nothing leaves the board, nothing covers what names a card. */
import { describe, expect, it } from "vitest";
import { arrows } from "./chalk";
import { cardOf, cards } from "./cards";
import { fanOf } from "./fan";
import { angleOf, bustAt, layoutOf, onRing } from "./layout";
import { CARDS, signOf, suitsOf } from "./naming";
import { lootByRound } from "./rows";
import { stripes } from "./stage";

const BOARDS = [
  [680, 494, 0],
  [374, 394, 0],
  [452, 378, 36],
  [980, 710, 0],
  [480, 505, 0],
] as const;

describe.each(BOARDS)("a room of %d by %d", (width, height, headroom) => {
  const layout = layoutOf(width, height, headroom);

  it("holds pile and discard side by side on the table, below the wall", () => {
    const { pile, discard, card, wall } = layout;
    expect(pile.x + card).toBeLessThan(discard.x);
    expect(discard.x + card).toBeLessThan(width);
    expect(pile.y).toBeGreaterThan(wall);
    expect(pile.y + card * 1.4).toBeLessThan(height);
  });

  it.each([2, 3, 5, 8])("has room for the signs of %d seats, one's own at the bottom", (seats) => {
    const places = Array.from({ length: seats }, (_, seat) => onRing(layout, angleOf(seat, 1, seats)));
    for (const { x, y } of places) {
      expect(Math.min(x, width - x, y - layout.wall, height - y)).toBeGreaterThan(layout.ring.sign - 1);
    }
    expect(places[1]?.y).toBe(Math.max(...places.map(({ y }) => y)));
  });

  it.each([
    [1, 6],
    [2, 5],
    [4, 9],
    [0, 11],
  ])("shows a hand in which %d cards match and %d do not, every corner free", (proof, rest) => {
    const fan = fanOf(proof, rest, layout, height * 0.385);
    for (const places of [fan.proof, fan.rest]) {
      places.forEach((place, at) => {
        const next = places[at + 1];
        expect(place.x).toBeGreaterThan(0);
        expect(place.x + place.width).toBeLessThanOrEqual(width);
        if (next) expect(next.x - place.x).toBeGreaterThan(place.width * 0.1);
      });
    }
  });

  it("lets somebody lean in from either side", () => {
    const [left, right] = [bustAt(layout, "claim", "left"), bustAt(layout, "claim", "right")];
    expect([left.isMirrored, right.isMirrored]).toEqual([true, false]);
    expect(left.x).toBeLessThan(right.x);
  });
});

it("chalks an arrow between each two seats, the other way after a plan", () => {
  const layout = layoutOf(680, 494);
  const angles = [90, 210, 330];
  const [way, back] = [arrows(layout, angles, true), arrows(layout, angles, false)];
  expect(way.length).toBe(3);
  expect(way[0]?.line).toContain("0 0 1");
  expect(back[0]?.line).toContain("0 0 0");
});

it("draws every card there may be, and the back for those that are not seen", () => {
  expect(CARDS.length).toBe(55);
  expect(new Set(CARDS.map((card) => cardOf(card).id)).size).toBe(55);
  expect(cardOf(null).id).toBe("klau-back");
  expect(cards).toContain(cardOf("red_yellow_green_blue_plan"));
});

it("reads suits and sign off a card's name", () => {
  expect(suitsOf("yellow_green_plan")).toEqual(["yellow", "green"]);
  expect(signOf("red_big_safe")).toBe("big_safe");
  expect([suitsOf("police"), signOf("police")]).toEqual([[], "police"]);
});

it("works out what each round brought from the sums after it", () => {
  expect(lootByRound([[3, 0], [3, 5], [9, 5]], 0)).toEqual([3, 0, 6]); // prettier-ignore
});

it("lets no stripe run beyond the end of a growing arm", () => {
  const dashes = stripes(100).split(" ").map(Number);
  expect(dashes.slice(0, -2).reduce((sum, dash) => sum + dash, 0)).toBeLessThanOrEqual(100 + 21);
});
