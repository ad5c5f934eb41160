import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="spelunke-page" content="abc">';
  vi.resetModules();
});

test("a page is old when the server has another one, and only then", async () => {
  const { pageVersion } = await import("./pageVersion.svelte");
  expect(pageVersion.isOld).toBe(false);
  pageVersion.heard("abc");
  pageVersion.heard(null);
  expect(pageVersion.isOld).toBe(false);
  pageVersion.heard("abd");
  expect(pageVersion.isOld).toBe(true);
});

test("a page that has reloaded itself and is still old does not reload for ever", async () => {
  const { pageVersion } = await import("./pageVersion.svelte");
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  pageVersion.heard("abd");
  pageVersion.renew();
  expect(reload).toHaveBeenCalledOnce();
  expect(pageVersion.isOld).toBe(false);
});

test("a page that was not built is never old", async () => {
  document.head.innerHTML = "";
  const { pageVersion } = await import("./pageVersion.svelte");
  pageVersion.heard("abd");
  expect(pageVersion.isOld).toBe(false);
});
