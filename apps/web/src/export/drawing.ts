/** A drawing of a page as a separate file. */
export interface Drawing {
  /** SVG that needs no style sheet and no font but a usual one. */
  readonly svg: string;
  /** px */
  readonly width: number;
  readonly height: number;
}

/** Properties of style sheets that make a drawing look as it does; each is an attribute of SVG, too. */
const painted = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "opacity",
  "font-size",
  "font-weight",
] as const;

/** Default values. */
const usual: Readonly<Partial<Record<(typeof painted)[number], string>>> = {
  "fill-opacity": "1",
  "stroke-opacity": "1",
  "stroke-dasharray": "none",
  "stroke-linejoin": "miter",
  opacity: "1",
};

const sharesOf = (text: string): number[] =>
  text.split(/[\s,/()]+/).flatMap((part) => (Number.isFinite(Number.parseFloat(part)) ? [Number.parseFloat(part)] : []));

/** One pixel, which shows what a colour is that browsers compute in other spaces: mixed ones are `oklab(0.9 0.01 0.02)`. */
let pixel: OffscreenCanvasRenderingContext2D | undefined;

function paintedColor(computed: string): readonly [red: number, green: number, blue: number, opacity: number] {
  pixel ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true }) ?? undefined;
  if (!pixel) return [0, 0, 0, 1];
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = computed;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pixel.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** A computed colour as every program reads it; browsers write mixed ones as `color(srgb 0.5 0.5 0.5 / 0.6)` or in other spaces still. */
export function plainColor(computed: string): { readonly color: string; readonly opacity: number } {
  const srgb = computed.startsWith("color(srgb ");
  const isMixed = /^(?:ok)?(?:lab|lch)\(|^color\((?!srgb )/.test(computed);
  if (!srgb && !isMixed && !computed.startsWith("rgb")) return { color: computed, opacity: 1 };
  const [red = 0, green = 0, blue = 0, opacity = 1] = isMixed
    ? paintedColor(computed)
    : sharesOf(computed.replace(/^color\(srgb|^rgba?/, ""));
  const hex = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, srgb ? value * 255 : value)))
      .toString(16)
      .padStart(2, "0");
  return { color: `#${hex(red)}${hex(green)}${hex(blue)}`, opacity };
}

function paint(element: SVGElement): void {
  const style = getComputedStyle(element);
  for (const property of painted) {
    const value = style.getPropertyValue(property);
    if (property === "fill" || property === "stroke") {
      const { color, opacity } = plainColor(value);
      element.setAttribute(property, opacity === 0 ? "none" : color);
      if (opacity > 0 && opacity < 1) element.setAttribute(`${property}-opacity`, String(opacity));
    } else if (value !== "" && value !== usual[property] && !(property.startsWith("font") && !(element instanceof SVGTextElement)))
      element.setAttribute(property, property === "stroke-dasharray" ? value.replaceAll("px", "") : value);
  }
}

/** The ground around letters as a separate text behind them: half of the programs that read SVG know no order of painting. */
function separateHalo(text: SVGTextElement): void {
  if (text.getAttribute("stroke") === "none") return;
  const halo = text.cloneNode(true) as SVGTextElement;
  halo.setAttribute("fill", text.getAttribute("stroke")!);
  text.setAttribute("stroke", "none");
  text.before(halo);
}

/** Attributes that are for the page alone. */
const forPage = /^(?:class|style|role|tabindex|data-|aria-)/;

/** A drawing as it looks in the light theme, with all it needs in itself. What is marked `data-screen` is for the screen alone. */
export function drawingOf(svg: SVGSVGElement): Drawing {
  const { width, height } = svg.viewBox.baseVal;
  const host = document.createElement("div");
  host.style.cssText = "position: fixed; left: -100000px; color-scheme: light;";
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const each of copy.querySelectorAll("[data-screen]")) each.remove();
  host.append(copy);
  // In its place, styles match it by its ancestors.
  (svg.parentElement ?? document.body).append(host);
  try {
    const elements = [...copy.querySelectorAll<SVGElement>("path, circle, ellipse, rect, line, polyline, polygon, text, tspan")];
    for (const each of elements) paint(each);
    for (const each of elements) if (each instanceof SVGTextElement) separateHalo(each);
    for (const each of [copy, ...copy.querySelectorAll("*")])
      for (const name of Array.from(each.attributes, (attribute) => attribute.name)) if (forPage.test(name)) each.removeAttribute(name);
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", String(width));
    copy.setAttribute("height", String(height));
    copy.setAttribute("font-family", "Inter, Helvetica, Arial, sans-serif");
    const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [name, value] of Object.entries({ width, height, fill: "#ffffff" })) ground.setAttribute(name, String(value));
    copy.prepend(ground);
    return { svg: new XMLSerializer().serializeToString(copy), width, height };
  } finally {
    host.remove();
  }
}

/** A drawing as a picture with a number of pixels per pixel of the page. */
export async function pictureOf({ svg, width, height }: Drawing, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser draws no pictures.");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser makes no picture of this size."))), "image/png");
  });
}
