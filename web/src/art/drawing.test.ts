/** Every drawing can lie in one page with all others, in both lights, and costs the machine little. */
import { describe, expect, it } from "vitest";
import { aspect, type Drawing, symbols } from "./drawing";

const folders = import.meta.glob<{ drawings: readonly Drawing[] }>("./*/index.ts", { eager: true });
const palettes = import.meta.glob<string>(["./*/palette.css", "../ui/tokens.css"], { eager: true, query: "?raw", import: "default" });

/** All things that carry an id, and all that are named, by `url(#…)` or `href="#…"`. */
function names({ ink }: Drawing): { own: string[]; used: string[] } {
  const found = (pattern: RegExp): string[] => [...ink.matchAll(pattern)].map((match) => match[1] ?? "");
  return { own: found(/\sid="([^"]+)"/g), used: [...found(/url\(#([^)]+)\)/g), ...found(/href="#([^"]+)"/g)] };
}

const all = Object.values(folders).flatMap((folder) => folder.drawings);

describe.each(Object.entries(folders))("the drawings of %s", (path, { drawings }) => {
  const folder = path.split("/")[1] ?? "";

  it("are named after their folder, each once", () => {
    const ids = drawings.map(({ id }) => id);
    expect(ids.filter((id) => !id.startsWith(`${folder}-`))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("name only what is in them or another drawing, and every id begins with the drawing's own", () => {
    const known = new Set(all.map(({ id }) => id));
    for (const drawing of drawings) {
      const { own, used } = names(drawing);
      expect(own.filter((id) => !id.startsWith(drawing.id))).toEqual([]);
      expect(new Set(own).size).toBe(own.length);
      expect(used.filter((id) => !own.includes(id) && !known.has(id)).map((id) => `${drawing.id}: ${id}`)).toEqual([]);
    }
  });

  // Hundreds of heads are parsed: on a busy machine that takes longer than most tests may.
  it("are well-formed, and hold no raster, no filter, no style sheet and no script", { timeout: 60_000 }, () => {
    for (const drawing of drawings) {
      const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawing.ink}</svg>`, "application/xml");
      expect(parsed.querySelector("parsererror")?.textContent, drawing.id).toBeUndefined();
      expect(drawing.ink, drawing.id).not.toMatch(/<(image|filter|style|script|foreignObject)\b|NaN|undefined|\[object/);
      expect(aspect(drawing), drawing.id).toBeGreaterThan(0);
    }
  });

  it("use only variables that the page or the palette of the folder has", () => {
    const told = Object.entries(palettes).filter(
      ([file]) => file.includes(`/${folder}/`) || file.includes("/ui/") || file.includes("/ink/"),
    );
    const known = new Set(told.flatMap(([, css]) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1])));
    // What the place sets in which a drawing is shown: the seat's colour and its shades, and how far something is seen.
    const given = /^--(seat|seat-dark|seat-light|lash)$/;
    for (const drawing of drawings) {
      const used = [...drawing.ink.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? "");
      expect(used.filter((name) => !known.has(name) && !given.test(name)).map((name) => `${drawing.id}: ${name}`)).toEqual([]);
    }
  });
});

it("a sprite has a symbol for every drawing", () => {
  const drawing = { id: "toy-dot", box: "0 0 10 5", ink: '<circle r="1" />' };
  expect(symbols([drawing])).toBe('<symbol id="toy-dot" viewBox="0 0 10 5" overflow="visible"><circle r="1" /></symbol>');
  expect(aspect(drawing)).toBe(2);
});
