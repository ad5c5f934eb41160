import { expect, test } from "vitest";
import type { GamePicture } from "@/gen/wire";
import { Speaker } from "@/i18n/speaker";
import { PictureScene } from "./pictureScene.svelte";

const speaker = new Speaker("en", ["frame-you = You"]);
const picture: GamePicture = {
  key: "cancelled",
  rule: "§4.2",
  names: ["", "Kalle"],
  animals: ["cat", "badger"],
  view: { seat: 0, seats: 2, asked: [0, 1], choices: [{ move: "Rob", strength: 7 }] },
  coming: { seat: 0, seats: 2, asked: [], choices: [] },
  events: [{ event: "Revealed" }, { event: "Cancelled" }],
  beat: "stamped",
  sealed: [],
};
const scene = new PictureScene(picture, { key: "rueck", held: {} }, () => speaker);

test("a picture shows the last event at its moment, and what was told before it", () => {
  expect(scene.event).toEqual({ event: "Cancelled" });
  expect(scene.beat).toBe("stamped");
  expect(scene.all("Revealed")).toHaveLength(1);
});

test("nothing in a picture can be touched or moves", () => {
  expect(scene.view.choices).toEqual([]);
  expect(scene.choices).toEqual([]);
  expect(scene.isStill).toBe(true);
});

test("whoever looks is You and no bot, the others have the faces that go with their names", () => {
  expect(scene.people.map(({ sits, animal }) => [sits, animal])).toEqual([
    ["person", "cat"],
    ["bot", "badger"],
  ]);
  expect(scene.names).toEqual(["You", "Kalle"]);
});
