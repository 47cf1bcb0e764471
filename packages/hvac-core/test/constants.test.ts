import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * The law: a constant of the handbook's moist-air equations is stated once, in `psychrometrics/constants.ts`; standard gravity in `flow/gravity.ts`; radians
 * in a degree once per folder.
 */
const folder = new URL("../src/", import.meta.url);
const home = "psychrometrics/constants.ts";
const physics =
  "{psychrometrics,fluids,flow,pumps,refrigerants,refrigerantLines,solar,weather,loads,acoustics,energy,comfort,ventilation,zones}/**/*.ts";
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

describe("a constant of moist air is stated once:", () => {
  test.each(["1006", "1860", "2501000", "4186", "329000", "287.042", "0.621945", "1.607858", "101325"])("%s", (number) => {
    const digits = number.replace(".", "\\.");
    const grouped = digits.replace(/(\d)(000)$/, "$1_?$2");
    expect(filesWith(new RegExp(`(?<![\\d.])${grouped}(?![\\d.])`))).toEqual([home]);
  });
});

test("standard gravity is stated once", () => {
  expect(filesWith(/(?<![\d.])9\.80?6?6?5?(?![\d.])/)).toEqual(["flow/gravity.ts"]);
});

test("radians in a degree are stated once in a folder", () => {
  const folders = filesWith(/Math\.PI \/ 180/).map((file) => file.split("/")[0]!);
  expect(folders.filter((each, index) => folders.indexOf(each) !== index)).toEqual([]);
});
