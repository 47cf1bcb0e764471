import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");
const tokens = read("../styles/tokens.css");
const looks = read("./partLooks.module.css");

type Rgb = readonly [number, number, number];

function token(name: string, isDark: boolean): Rgb {
  const pair = new RegExp(`--${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(tokens);
  const hex = pair![isDark ? 2 : 1]!;
  return [0, 2, 4].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16)) as unknown as Rgb;
}

/** A colour from the style sheet: a token, or a mix of two. */
function colour(text: string, isDark: boolean): Rgb {
  const [, name, share, ground] = /var\(--([\w-]+)\)(?: (\d+)%, var\(--([\w-]+)\))?/.exec(text)!;
  const foreground = token(name!, isDark);
  if (share === undefined) return foreground;
  const background = token(ground!, isDark);
  return foreground.map(
    (value, channel) => value * (Number(share) / 100) + background[channel]! * (1 - Number(share) / 100),
  ) as unknown as Rgb;
}

/** WCAG 2.2, relative luminance. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The last value of a property for a look in the style sheet. */
function valueOf(look: string, property: string): string | undefined {
  const rules = [...looks.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, selector]) => selector!.includes(`[data-look="${look}"]`));
  return rules.flatMap(([, , body]) => new RegExp(`(?:^|[\\s;])${property}: ([^;]+);`).exec(body!)?.[1] ?? []).at(-1);
}

test.each([false, true])("every part of a stack has a fill or an edge of 3:1 against the page (WCAG 1.4.11), dark: %s", (isDark) => {
  const paper = token("paper", isDark);
  for (const look of ["0", "1", "2", "3", "4", "5", "heating", "cooling"]) {
    const fill = valueOf(look, "fill");
    const edge = valueOf(look, "stroke");
    const best = [fill, edge].flatMap((each) => (each === undefined ? [] : [contrast(colour(each, isDark), paper)]));
    expect(Math.max(...best), `look ${look}: ${fill ?? "hatched"}, ${edge ?? "no edge"}`).toBeGreaterThanOrEqual(3);
  }
});

/** Hatches of a figure: the inks of stripes, and what they are drawn on. */
function hatches(file: string): { readonly stripes: readonly string[]; readonly grounds: readonly string[] } {
  const rules = [...read(file).matchAll(/([^{}]+)\{([^}]*)\}/g)];
  const fills = (name: string): readonly string[] =>
    rules.flatMap(([, selector, body]) => (selector!.includes(name) ? (/(?:^|[\s;])fill: ([^;]+);/.exec(body!)?.[1] ?? []) : []));
  return { stripes: fills(".stripe"), grounds: fills(".ground") };
}

const hatched = readdirSync(new URL(".", import.meta.url)).filter(
  (file) => file.endsWith(".module.css") && read(`./${file}`).includes(".stripe"),
);

test.each([false, true])("stripes of a pattern have 3:1 against what they are drawn on (WCAG 1.4.11), dark: %s", (isDark) => {
  expect(hatched).toContain("bars.module.css");
  for (const file of hatched) {
    const { stripes, grounds } = hatches(`./${file}`);
    expect(stripes, file).not.toHaveLength(0);
    expect(grounds, file).toHaveLength(1);
    for (const stripe of stripes)
      expect(contrast(colour(stripe, isDark), colour(grounds[0]!, isDark)), `${file}: ${stripe}`).toBeGreaterThanOrEqual(3);
  }
});

test.each([false, true])("a bar that is full and one that is selected have 3:1 against the page, dark: %s", (isDark) => {
  const bars = read("./bars.module.css");
  for (const name of ["bar", "selected"]) {
    const fill = new RegExp(`\\.${name} \\{[^}]*fill: ([^;]+);`).exec(bars)![1]!;
    expect(contrast(colour(fill, isDark), token("paper", isDark)), name).toBeGreaterThanOrEqual(3);
  }
});

test("the measure of contrast is that of the guideline", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 6);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});
