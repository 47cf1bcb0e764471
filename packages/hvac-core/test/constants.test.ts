import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { convert } from "../src/quantity/index.ts";
import * as inchPound from "../src/constants/inchPound.ts";

/**
 * The law: a constant is defined once. A constant of the handbook's moist-air equations is in `psychrometrics/constants.ts`, standard gravity in
 * `constants/gravity.ts`, the factors of inch-pound units in `constants/inchPound.ts`, radians in a degree once per folder; and whatever has five digits or
 * more is in one file. Formulas in texts repeat constants; laws of sheets compare them with the numbers.
 */
const folder = new URL("../src/", import.meta.url);
const home = "psychrometrics/constants.ts";
const physics =
  "{constants,psychrometrics,fluids,flow,pumps,refrigerants,refrigerant-lines,solar,weather,loads,acoustics,energy,comfort,ventilation,zones}/**/*.ts";
const files = globSync(physics, {
  cwd: folder.pathname,
  exclude: (name) => name.endsWith(".test.ts") || name.startsWith("refrigerants/fluids/"),
}).toSorted();

/** A file's code, without comments and texts. */
function codeOf(file: string): string {
  return readFileSync(new URL(file, folder), "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\/\/.*$/gm, "")
    .replaceAll(/"[^"\n]*"|`[^`]*`/g, '""');
}

function filesWith(pattern: RegExp): readonly string[] {
  return files.filter((file) => pattern.test(codeOf(file)));
}

describe("a constant of moist air is written once:", () => {
  test.each(["1006", "1860", "2501000", "4186", "329000", "287.042", "0.621945", "1.607858", "101325"])("%s", (number) => {
    const digits = number.replace(".", "\\.");
    const grouped = digits.replace(/(\d)(000)$/, "$1_?$2");
    expect(filesWith(new RegExp(`(?<![\\d.])${grouped}(?![\\d.])`))).toEqual([home]);
  });
});

test("standard gravity is written once", () => {
  expect(filesWith(/(?<![\d.])9\.80?6?6?5?(?![\d.])/)).toEqual(["constants/gravity.ts"]);
});

test("radians in a degree are written once in a folder", () => {
  const folders = filesWith(/Math\.PI \/ 180/).map((file) => file.split("/")[0]!);
  expect(folders.filter((each, index) => folders.indexOf(each) !== index)).toEqual([]);
});

/* Tables by row, whose numbers agree by chance; generated fluids; published cases and typical inputs; units of quantities, which physics imports. */
const rows = /Rows\w*\.ts$|\.test\.ts$|[cC]ases\.ts$|^refrigerants\/fluids\/|^quantity\/|^weather\/stationDegreeDays\.ts$|imate\w*\.ts$/;

test("a number of five digits or more is written in one file", () => {
  const places = new Map<number, Set<string>>();
  for (const file of globSync("**/*.ts", { cwd: folder.pathname })) {
    if (rows.test(file)) continue;
    for (const [text] of codeOf(file).matchAll(/(?<![\w.])\d[\d_]*(?:\.\d+)?(?:e-?\d+)?(?![\w.])/g)) {
      const plain = text.replaceAll("_", "");
      const digits = plain.replace(/e.*/, "").replace(".", "").replace(/^0+/, "").replace(/0+$/, "");
      // 9999.9 is the end of a column of a weather file.
      if (digits.length < 5 || /^9+$/.test(digits)) continue;
      places.set(Number(plain), (places.get(Number(plain)) ?? new Set()).add(file));
    }
  }
  expect([...places].filter(([, files]) => files.size > 1).map(([number, files]) => `${number}: ${[...files].join(", ")}`)).toEqual([]);
});

test("units of physics are those of quantities", () => {
  const { foot, inch, squareFoot, pound, cfm, inchOfWater, btuPerHour, gallonPerMinute, horsepower } = inchPound;
  const pairs = [
    [foot, convert(1, "ft", "m")],
    [inch, convert(1, "in", "m")],
    [squareFoot, convert(1, "ft2", "m2")],
    [pound, convert(1, "lb", "kg")],
    [cfm, convert(1, "cfm", "m3/s")],
    [inchOfWater, convert(1, "inH2O", "Pa")],
    [btuPerHour, convert(1, "Btu/h", "W")],
    [gallonPerMinute, convert(1, "gpm", "m3/s")],
    [horsepower, convert(1, "hp", "W")],
  ] as const;
  for (const [ours, theirs] of pairs) expect(ours / theirs).toBeCloseTo(1, 12);
});
