/** Writes a page for each folder of drawings, by night and by day, for the eye: node artSheet.js FOLDER [ART-FOLDER…] */
import { mkdirSync, readFileSync, readdirSync, writeFileSync, existsSync } from "node:fs";
import { createServer } from "vite";

const [target, ...wanted] = process.argv.slice(2);
if (!target) throw new Error("Name the folder that the sheets go into: node artSheet.js FOLDER [ART-FOLDER…]");
const art = new URL("./src/art/", import.meta.url);
const folders = readdirSync(art).filter((name) => existsSync(new URL(`${name}/index.ts`, art)));
const palettes = [new URL("./src/ui/tokens.css", import.meta.url), ...folders.map((name) => new URL(`${name}/palette.css`, art))];
const sheets = palettes.filter(existsSync).map((file) => readFileSync(file, "utf8"));
const lit = (media) => sheets.map((css) => css.replaceAll("@media (prefers-color-scheme: light)", `@media ${media}`));
const [night, day] = [lit("not all"), lit("all")];
const page = `body { display: flex; flex-wrap: wrap; gap: 26px 22px; padding: 30px; background: var(--felt);
  --seat: var(--seat-0); --seat-dark: color-mix(in srgb, var(--seat), #221a14 34%); --seat-light: color-mix(in srgb, var(--seat), #fff 42%) }
  figure { margin: 0; font: 11px sans-serif; color: var(--ink) }`;

const server = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { symbols } = await server.ssrLoadModule("/src/art/drawing.ts");
const modules = await Promise.all(folders.map((name) => server.ssrLoadModule(`/src/art/${name}/index.ts`)));
const sprite = symbols(modules.flatMap(({ drawings }) => drawings));
mkdirSync(target, { recursive: true });
folders.forEach((name, place) => {
  if (wanted.length && !wanted.includes(name)) return;
  const figures = modules[place].drawings.map(
    ({ id, box, corner = box.split(" ") }) =>
      `<figure><svg viewBox="${box}" width="150" height="170" overflow="visible"><use href="#${id}" x="${corner[0]}" y="${corner[1]}"/></svg>` +
      `<figcaption>${id}</figcaption></figure>`,
  );
  for (const [light, css] of Object.entries({ night, day })) {
    const head = `<!doctype html><meta charset="utf-8"><style>${css.join("\n")}${page}</style>`;
    const hidden = `<svg width="0" height="0" style="position:absolute">${sprite}</svg>`;
    writeFileSync(`${target}/${name}-${light}.html`, `${head}${hidden}${figures.join("")}`);
  }
});
await server.close();
