import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { heatLoad } from "../calculators/heat-load/index.ts";
import { monthNames, shortMonthNames } from "./index.ts";

test.each([
  ["long", monthNames],
  ["short", shortMonthNames],
] as const)("%s names of months are those of the calendar", (month, names) => {
  const calendar = new Intl.DateTimeFormat("en-US", { month, timeZone: "UTC" });
  expect(names).toEqual(Array.from({ length: 12 }, (_, index) => calendar.format(Date.UTC(2026, index, 15))));
});

test("a choice of months has their names", () => {
  expect(Object.values(heatLoad.fields.month.options).slice(0, 12)).toEqual(monthNames);
});

test("names of months are in one file: elsewhere at most as the texts of a typed choice, or as files of others spell them", () => {
  const root = new URL("../../../../", import.meta.url);
  const listed = /\bJan(uary)?\b[\s",:\d]+Feb(ruary)?\b[\s",:\d]+Mar(ch)?\b/;
  const files = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root.pathname, exclude: (name) => name.endsWith(".test.ts") });
  expect(files.length).toBeGreaterThan(500);
  const matching = files.filter((file) => listed.test(readFileSync(new URL(file, root), "utf8")));
  expect(matching.toSorted()).toEqual([
    "packages/hvac-core/src/calculators/heat-load/fields/months.ts",
    "packages/hvac-core/src/quantity/months.ts",
  ]);
});
