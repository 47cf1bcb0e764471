import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Literals of fields in a text, as "line: type". Results have separate rows and series. */
function fieldLiterals(text: string): string[] {
  const literal =
    /\btype: "(quantity|choice|text|flag|date|reference|matrix|group|list)"|\btype: "series",\s*(?:label: [^\n]*,\s*)?axis: [^\n]*,\s*of:/g;
  return [...text.matchAll(literal)].map((match) => `${text.slice(0, match.index).split("\n").length}: ${match[1] ?? "series"}`);
}

test("fields of calculators are built by the function of their type", () => {
  const files = globSync("src/calculators/**/*.ts", { exclude: (name) => name.endsWith(".test.ts") });
  expect(files.length).toBeGreaterThan(300);
  const literals = files.flatMap((file) => fieldLiterals(readFileSync(file, "utf8")).map((literal) => `${file}:${literal}`));
  expect(
    literals,
    "a field is written as a literal: quantity(…), choice(…) and the others of kernel/fieldBuilders.ts build it in one line",
  ).toEqual([]);
});

test("a literal is found in any layout, and nothing else is", () => {
  expect(fieldLiterals('const a = { type: "quantity", label: "A" };')).toEqual(["1: quantity"]);
  expect(fieldLiterals('const b = {\n  type: "series",\n  label: "B",\n  axis: "hours",\n  of: share,\n};')).toEqual(["2: series"]);
  expect(
    fieldLiterals(
      'const results = { hourly: { type: "series", label: "By hour", axis: "hours", quantity: "power" }, r: { type: "rows" } };',
    ),
  ).toEqual([]);
});
