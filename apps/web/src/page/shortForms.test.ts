import { expect, test } from "vitest";
import { EntryIndex } from "./searchIndex.ts";
import { otherForms } from "./shortForms.ts";
import { shortForms } from "./shortFormTexts.ts";

test("every short form finds what it stands for, and is found by it", () => {
  for (const [short, long] of shortForms) {
    expect(otherForms(`Level 2 ${long.toUpperCase()} circuit`)).toContain(` ${short} `);
    expect(otherForms(`${short.toUpperCase()}-01`)).toContain(long.split(" ")[0]!);
  }
  expect(otherForms("Chilled ceiling, hot kitchen")).toBe("");
});

test("files are found by short forms, calculators and projects by their own names alone", () => {
  const entry = (label: string, more: object = {}) => ({ id: label, group: "files", label, ...more });
  const index = new EntryIndex([
    entry("Chilled water loop", { description: "Pipe sizing · Tower" }),
    entry("AHU-01 coil", { description: "Psychrometric chart · Tower" }),
    entry("Tender", { description: "Bill of quantities · Tower", keywords: "Spiral duct galvanised" }),
    entry("New pipe sizing file", { shownLabel: "New pipe sizing file in “Tower”" }),
  ]);
  const find = (search: string): readonly string[] => index.find(search, 10).map(({ label }) => label);
  expect(find("chw")).toEqual(["Chilled water loop"]);
  expect(find("air handling unit")).toEqual(["AHU-01 coil"]);
  expect(find("boq")).toEqual(["Tender"]);
  expect(find("galvanised duct")).toEqual(["Tender"]);
  expect(find("tower")).not.toContain("New pipe sizing file");
});
