import { beforeEach, expect, test, vi } from "vitest";

const shown: { title: string; body: string | undefined; close: () => void }[] = [];

class FakeNotification {
  static permission: NotificationPermission = "default";
  static requestPermission = vi.fn(() => Promise.resolve((FakeNotification.permission = "granted")));
  onclick: (() => void) | null = null;
  close = vi.fn();
  constructor(title: string, options?: NotificationOptions) {
    shown.push({ title, body: options?.body, close: this.close });
  }
}

let isHidden = true;

beforeEach(() => {
  localStorage.clear();
  shown.length = 0;
  isHidden = true;
  FakeNotification.permission = "default";
  vi.resetModules();
  FakeNotification.requestPermission.mockClear();
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
});

const fresh = async () => (await import("./calling.svelte")).calling;

test("who has said yes is called when nobody looks, and only then", async () => {
  const calling = await fresh();
  expect(calling.isOpen).toBe(true);
  await calling.want(true);
  expect(calling.isOpen).toBe(false);
  isHidden = false;
  calling.call("Your turn", "Tock", "abc");
  expect(shown).toHaveLength(0);
  isHidden = true;
  calling.call("Your turn", "Tock", "abc");
  expect(shown).toMatchObject([{ title: "Your turn", body: "Tock" }]);
  calling.hush();
  expect(shown[0]?.close).toHaveBeenCalled();
});

test("who has said no is not asked again, and not called", async () => {
  const calling = await fresh();
  await calling.want(false);
  expect([calling.isOpen, calling.isWanted]).toEqual([false, false]);
  calling.call("Your turn", "Tock", "abc");
  expect(shown).toHaveLength(0);
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
});

test("without HTTPS nobody is asked for what the browser would not give", async () => {
  vi.stubGlobal("isSecureContext", false);
  const calling = await fresh();
  expect([calling.isPossible, calling.isOpen]).toEqual([false, false]);
});

test("what else wants to ring does so, whether there are notifications or not", async () => {
  const calling = await fresh();
  const bell = vi.fn();
  calling.bells.add(bell);
  calling.call("Your turn", "Tock", "abc");
  expect(bell).toHaveBeenCalledOnce();
});
