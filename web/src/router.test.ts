import { beforeEach, describe, expect, test, vi } from "vitest";
import { router } from "./router.svelte";

function click(how: MouseEventInit = {}): MouseEvent {
  const link = document.createElement("a");
  link.href = "/t/abc";
  document.body.append(link);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  link.addEventListener("click", router.follow);
  link.dispatchEvent(event);
  return event;
}

describe("the router", () => {
  beforeEach(() => {
    router.replace("/");
  });

  test("goes to another page, from its top, and leaves a step for the back button", () => {
    const scrolled = vi.spyOn(window, "scrollTo").mockReturnValue();
    const steps = history.length;
    router.go("/new/rueck?seats=4");
    expect(router.path).toBe("/new/rueck");
    expect(location.search).toBe("?seats=4");
    expect(history.length).toBe(steps + 1);
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  test("replaces the address without a step for the back button", () => {
    const steps = history.length;
    router.replace("/t/abc");
    expect(router.path).toBe("/t/abc");
    expect(history.length).toBe(steps);
  });

  test("follows the back button", () => {
    history.replaceState(null, "", "/link");
    expect(router.path).toBe("/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.path).toBe("/link");
  });

  test("follows a click on a link without loading the page anew", () => {
    const event = click();
    expect(event.defaultPrevented).toBe(true);
    expect(router.path).toBe("/t/abc");
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "leaves a click that opens a new window alone: %o",
    (how) => {
      const event = click(how);
      expect(event.defaultPrevented).toBe(false);
      expect(router.path).toBe("/");
    },
  );
});
