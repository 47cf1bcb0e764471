import { expect, test } from "vitest";
import { byGroup, EntryIndex, type SearchEntry } from "./searchIndex.ts";

const entry = (group: SearchEntry["group"], label: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  id: `${group}/${label}`,
  group,
  label,
  ...rest,
});

const index = new EntryIndex([
  entry("Files", "Office, cooling load", { description: "Heat load · Tower", changedAt: 1 }),
  entry("Files", "Office 2", { description: "Heat load · Villa", changedAt: 2 }),
  entry("Files", "Duct to the north", { description: "Duct sizing · Tower" }),
  entry("Projects", "Zürich school"),
  entry("Projects", "Tower"),
  entry("Calculators", "Heat load", { description: "Cooling or heating load of a room" }),
  entry("Calculators", "Duct sizing", { keywords: "friction velocity" }),
  entry("Actions", "Use the dark theme", { keywords: "night colour" }),
]);
const labels = (search: string, maxCount = 10): readonly string[] => index.find(search, maxCount).map(({ label }) => label);

test("whole labels come before beginnings, beginnings before middles, and labels before descriptions", () => {
  expect(labels("tower")).toEqual(["Tower", "Office, cooling load", "Duct to the north"]);
  expect(labels("heat load")[0]).toBe("Heat load");
  expect(labels("duct")).toEqual(["Duct sizing", "Duct to the north"]);
  expect(labels("friction")).toEqual(["Duct sizing"]);
});

test("a word is found by its beginning, and inside of words only if no word begins with it", () => {
  const both = new EntryIndex([
    entry("Pages", "Reference", { description: "Design values" }),
    entry("Actions", "Sign in"),
    entry("Files", "Redesign", { description: "of all signs" }),
  ]);
  expect(both.find("sign", 9).map(({ label }) => label)).toEqual(["Sign in", "Redesign"]);
  expect(both.find("esign", 9).map(({ label }) => label)).toEqual(["Redesign", "Reference"]);
});

test("an entry has every word of the search, in any order and case, with or without accents", () => {
  expect(labels("ZURICH")).toEqual(["Zürich school"]);
  expect(labels("zürich")).toEqual(["Zürich school"]);
  expect(labels("tower cooling")).toEqual(["Office, cooling load"]);
  expect(labels("tower nothing")).toEqual([]);
  expect(labels("   ")).toEqual([]);
});

test("a word with a typing error is found if no entry has the word as typed", () => {
  expect(labels("zurihc")).toEqual(["Zürich school"]);
  expect(labels("cooing")).toEqual(labels("cooling"));
  expect(labels("coolling")).toEqual(labels("cooling"));
  expect(labels("fricton")).toEqual(["Duct sizing"]);
  // Short words are similar to too many others.
  expect(labels("tuct")).toEqual([]);
  expect(labels("towwwwer")).toEqual([]);
});

test("equal matches are sorted by last change, up to the limit", () => {
  expect(labels("office")).toEqual(["Office 2", "Office, cooling load"]);
  expect(labels("office", 1)).toEqual(["Office 2"]);
});

test("the search shows groups in the order of their best entry", () => {
  expect(byGroup(index.find("tower", 10)).map(([group]) => group)).toEqual(["Projects", "Files"]);
});

test("the search of five thousand files shows the file with the name first", () => {
  const many = new EntryIndex(
    Array.from({ length: 5000 }, (_, index) => entry("Files", `Room ${index}`, { description: "Heat load · Tower" })),
  );
  expect(many.find("room 77", 20)[0]!.label).toBe("Room 77");
});

test("an entry that has the words comes before all entries whose kind has them, which are found too", () => {
  const ducts = Array.from({ length: 30 }, (_, number) =>
    entry("Files", `Duct ${number}`, {
      description: "Duct sizing · Tower",
      kind: "SA RA supply air static pressure",
      changedAt: 100 + number,
    }),
  );
  const bill = entry("Files", "Bill", {
    description: "Bill of quantities · Tower",
    keywords: "supply air diffuser galvanised",
    changedAt: 1,
  });
  const files = new EntryIndex([...ducts, bill]);
  const results = files.find("supply air", 20);
  expect(results[0]).toBe(bill);
  expect(results.length).toBe(20);
  // The short forms of the kind do not find it by their long names.
  expect(files.find("return air", 20)).toEqual([]);
});
