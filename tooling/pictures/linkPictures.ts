import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { repository } from "@tooling/local-firebase";
import type { Browser, Page } from "playwright";
import { openStill, stillPicture } from "./capture.ts";
import type { LinkRecord } from "./record.ts";
import { builtSite, fileName, linkPictureFolder, pictureFolder } from "./places.ts";
import { linkPictureSize } from "./sizes.ts";
import { standaloneFigure } from "./standaloneFigure.ts";

/** The line above the title, by the first part of the path. */
const kinds: Readonly<Record<string, string>> = { blog: "Article", features: "Calculator", docs: "Library", validation: "Validation" };

/** Paths of pages that have a separate picture: all but the single pages of the library, which share that of its first page. */
export async function pathsWithPicture(): Promise<readonly string[]> {
  const files = (await readdir(builtSite, { recursive: true })).map((file) => file.split(path.sep).join("/"));
  return files
    .filter((file) => file.endsWith(".html") && file !== "404.html" && !file.startsWith("docs/"))
    .map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`))
    .toSorted();
}

/** File of the picture of a page; the landing page's is that of pages without one. */
export function linkPictureFile(pagePath: string): string {
  return path.join(linkPictureFolder, `${pagePath === "/" ? "plenum" : pagePath.slice(1)}.png`);
}

/** PNG of a page's title with the first figure on it, as our engine draws it, and what it says. */
export async function captureLinkPicture(
  browser: Browser,
  url: string,
  pagePath: string,
): Promise<{ readonly png: Buffer; readonly says: LinkRecord }> {
  const context = await openStill(browser, { url }, "light", { width: 1280, height: 900 });
  const frame = await browser.newContext({ viewport: linkPictureSize, deviceScaleFactor: 1, colorScheme: "light" });
  try {
    const page = await context.newPage();
    await page.goto(pagePath);
    const meta = (name: string): Promise<string | null> => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
    const [title, description] = [(await meta("title"))!, (await meta("description"))!];
    const figure = (await firstFigure(page)) || (await chosenFigure(pagePath));
    const drawing = await frame.newPage();
    await drawing.setContent(await template({ kind: kinds[pagePath.split("/")[1]!] ?? "", title, description, figure }));
    return { png: await stillPicture(drawing, () => drawing.screenshot()), says: { title, description } };
  } finally {
    await context.close();
    await frame.close();
  }
}

/** The first drawing on a page that is more than an icon. */
async function firstFigure(page: Page): Promise<string> {
  const drawings = page.locator("main svg[viewBox]:visible");
  for (let index = 0; index < (await drawings.count()); index += 1) {
    const box = await drawings.nth(index).boundingBox();
    if (box && box.width > 240 && box.height > 120) return (await standaloneFigure(drawings.nth(index))).svg;
  }
  return "";
}

/** Figures of the product for pages that have none themselves. */
const chosen: Readonly<Record<string, string>> = {
  "/": "figure-room",
  "/features/heat-load-calculations": "figure-room",
  "/features/ventilation-design": "figure-carbon-dioxide",
};

async function chosenFigure(pagePath: string): Promise<string> {
  const name = chosen[pagePath];
  return name === undefined ? "" : readFile(path.join(pictureFolder, fileName(name, "light", "svg")), "utf8");
}

interface LinkPicture {
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  readonly figure: string;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

async function template({ kind, title, description, figure }: LinkPicture): Promise<string> {
  const font = createRequire(import.meta.url).resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");
  const tokens = await readFile(path.join(repository, "packages/ui/src/styles/tokens.css"), "utf8");
  const icon = await readFile(path.join(repository, "apps/marketing/public/icon.svg"), "utf8");
  const style = await readFile(path.join(import.meta.dirname, "linkPicture.css"), "utf8");
  const face = `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(data:font/woff2;base64,${(await readFile(font)).toString("base64")})}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${face}${tokens}${style}</style></head>
<body class="${figure === "" ? "alone" : ""}">
  <header>${icon}<span>Plenum</span></header>
  <main><p class="kind">${escaped(kind)}</p><h1>${escaped(title)}</h1><p>${escaped(description)}</p></main>
  <figure>${figure}</figure>
</body></html>`;
}
