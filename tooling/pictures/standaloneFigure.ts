import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Locator } from "playwright";

/** A drawing of a page that needs nothing of it: colours and type are written into its elements. */
export interface StandaloneFigure {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Takes a drawing off a page as it looks there, with a margin on the page's ground, and our type in it. */
export async function standaloneFigure(figure: Locator): Promise<StandaloneFigure> {
  const { drawing, characters, ...size } = await figure.evaluate(resolveDrawing, 16);
  const style = `<style>${await fontFaces(characters)}</style>`;
  return { svg: `${drawing.replace(">", `>${style}`)}\n`, ...size };
}

interface ResolvedDrawing {
  readonly drawing: string;
  readonly characters: string;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. */
function resolveDrawing(original: Element, margin: number): ResolvedDrawing {
  /** Style properties of an element, with their default values. */
  const initial: Readonly<Record<string, string>> = {
    fill: "#000000",
    "fill-opacity": "1",
    stroke: "none",
    "stroke-opacity": "1",
    "stroke-width": "1",
    "stroke-dasharray": "none",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    opacity: "1",
    "font-family": "",
    "font-size": "",
    "font-weight": "400",
    "font-style": "normal",
    "font-variant-numeric": "normal",
    "font-feature-settings": "normal",
    "letter-spacing": "normal",
    "text-anchor": "start",
    "dominant-baseline": "auto",
    "paint-order": "normal",
    "shape-rendering": "auto",
  };
  const inherited = new Set(Object.keys(initial).filter((name) => name !== "opacity" && name !== "dominant-baseline"));
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const paint = canvas.getContext("2d", { willReadFrequently: true })!;

  /** Any colour as `#rrggbb` and how opaque it is: `color-mix` is not known to every reader of SVG. */
  function plainColour(text: string): readonly [colour: string, alpha: number] {
    if (text === "none" || text.startsWith("url(")) return [text.replace(/^url\("?[^#"]*(#[^")]+)"?\).*$/, "url($1)"), 1];
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = text;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
    return [`#${hex}`, Number((alpha / 255).toFixed(3))];
  }

  function lookOf(element: Element): Record<string, string> {
    const style = getComputedStyle(element);
    const look = Object.fromEntries(Object.keys(initial).map((name) => [name, style.getPropertyValue(name)]));
    for (const name of ["fill", "stroke"]) {
      const [colour, alpha] = plainColour(look[name]!);
      look[name] = alpha === 0 ? "none" : colour;
      look[`${name}-opacity`] = String(Number((Number(look[`${name}-opacity`]) * (alpha || 1)).toFixed(3)));
    }
    for (const name of ["font-size", "stroke-width", "letter-spacing"]) look[name] = look[name]!.replace(/px$/, "");
    look["stroke-dasharray"] = look["stroke-dasharray"]!.replaceAll("px", "");
    return look;
  }

  function write(element: Element, copy: Element, above: Readonly<Record<string, string>>): void {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.visibility === "hidden") {
      copy.remove();
      return;
    }
    const look = lookOf(element);
    for (const name of copy.getAttributeNames())
      if (/^(?:class|style|role|tabindex|aria-.*|data-.*|on.*)$/.test(name) || name in initial) copy.removeAttribute(name);
    for (const [name, value] of Object.entries(look))
      if (value !== (inherited.has(name) ? above[name] : initial[name])) copy.setAttribute(name, value);
    // Parents are written first, and a copy's children may go while they are gone through.
    const copies = [...copy.children];
    for (const [index, child] of [...element.children].entries()) write(child, copies[index]!, look);
  }

  const copy = original.cloneNode(true) as SVGSVGElement;
  const label = original.getAttribute("aria-label");
  write(original, copy, initial);
  const { x, y, width, height } = (original as SVGSVGElement).viewBox.baseVal;
  // Labels may stand outside of the box, which is no edge on the page.
  const drawn = (original as SVGSVGElement).getBBox();
  const left = Math.floor(Math.min(x, drawn.x)) - margin;
  const top = Math.floor(Math.min(y, drawn.y)) - margin;
  const size = {
    width: Math.ceil(Math.max(x + width, drawn.x + drawn.width)) + margin - left,
    height: Math.ceil(Math.max(y + height, drawn.y + drawn.height)) + margin - top,
  };
  for (const name of ["width", "height", "viewBox"]) copy.removeAttribute(name);
  copy.setAttribute("viewBox", `${left} ${top} ${size.width} ${size.height}`);
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  copy.setAttribute("role", "img");
  const ground = document.createElementNS(copy.namespaceURI, "rect");
  const paper = plainColour(getComputedStyle(document.body).backgroundColor)[0];
  for (const [name, value] of Object.entries({ x: left, y: top, ...size, fill: paper, stroke: "none" }))
    ground.setAttribute(name, String(value));
  copy.prepend(ground);
  if (label !== null) {
    const title = document.createElementNS(copy.namespaceURI, "title");
    title.textContent = label;
    copy.prepend(title);
  }
  return { drawing: new XMLSerializer().serializeToString(copy), characters: copy.textContent, ...size };
}

const inter = createRequire(import.meta.url).resolve("@fontsource-variable/inter/package.json");
const alphabets = ["latin", "latin-ext", "greek"];

/** Our type with only the letters of a drawing, within it: a picture loads no font of the page around it. */
async function fontFaces(characters: string): Promise<string> {
  const letters = [...new Set(characters)].toSorted();
  const faces: string[] = [];
  const ranges = JSON.parse(await readFile(inter.replace(/package\.json$/, "unicode.json"), "utf8")) as Record<string, string>;
  for (const alphabet of alphabets) {
    const subset = letters.filter((letter) => isIn(letter, ranges[alphabet]!)).join("");
    if (subset === "") continue;
    const whole = await readFile(inter.replace(/package\.json$/, `files/inter-${alphabet}-wght-normal.woff2`));
    const part = await subsetFont(whole, subset, { targetFormat: "woff2", variationAxes: { wght: { min: 400, max: 700 } } });
    const range = ranges[alphabet]!;
    faces.push(
      `@font-face{font-family:"Inter Variable";font-weight:400 700;src:url(data:font/woff2;base64,${part.toString("base64")});unicode-range:${range}}`,
    );
  }
  return faces.join("");
}

/** Whether a letter is in a list such as `U+0000-00FF,U+0131`. */
function isIn(letter: string, ranges: string): boolean {
  const code = letter.codePointAt(0)!;
  return ranges.split(",").some((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}
