import { parseQuantity } from "@org/hvac-core/quantity";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { marksOf, normalizeNumbers, type NumberMarks } from "./decimalMarks.ts";

const none = { decimal: ".", evidence: "none" } as const;
const open = { decimal: ".", evidence: "open" } as const;

describe("the decimal mark of a block", () => {
  test.each<[string, readonly string[], Partial<NumberMarks>]>([
    ["a comma before other than three digits", ["12,5", "2,125", "8,000"], { decimal: ",", evidence: "shown" }],
    ["a comma elsewhere says what 1.200 is", ["1.200", "35,5"], { decimal: ",", evidence: "shown" }],
    ["the last of both marks", ["1.234,5"], { decimal: ",", evidence: "shown" }],
    ["the last of both marks", ["1,234.5 m²"], { decimal: ".", evidence: "shown" }],
    ["a leading nought groups nothing", ["0,125"], { decimal: ",", evidence: "shown" }],
    ["apostrophes leave the other", ["1'234.5"], { decimal: ".", evidence: "shown" }],
    ["groups of two above thousands", ["1,00,000"], { decimal: ".", evidence: "shown" }],
    ["several groups", ["1.200.300"], { decimal: ",", evidence: "shown" }],
    ["numbers within sentences show nothing", ["Pipe 34,9 mm of copper", "1.200"], { evidence: "open" }],
    ["both", ["12,5", "12.5", "2,125"], { evidence: "open" }],
    ["thousands alone", ["1.200", "2.500"], { evidence: "open" }],
    ["whole numbers alone", ["12", "a"], { evidence: "none" }],
  ])("%s: %j", (_, cells, marks) => {
    expect(marksOf(cells, open)).toMatchObject(marks);
  });

  test("without any evidence in what is pasted, the page's way applies", () => {
    expect(marksOf(["1,200"], none)).toEqual(none);
  });
});

/** Ways to write a number: its decimal mark, and what groups its digits. */
const dialects = [
  { decimal: ".", group: "" },
  { decimal: ",", group: "" },
  { decimal: ".", group: "," },
  { decimal: ",", group: "." },
  { decimal: ".", group: "'" },
  { decimal: ".", group: "’" },
  { decimal: ",", group: "\u00a0" },
  { decimal: ".", group: "lakh" },
] as const;

function written(value: number, { decimal, group }: (typeof dialects)[number]): string {
  const [whole = "", part] = String(Math.abs(value)).split(".");
  const groups = group === "lakh" ? Number(whole).toLocaleString("en-IN") : whole.replace(/(\d)(?=(?:\d{3})+$)/g, `$1${group}`);
  return `${value < 0 ? "-" : ""}${groups}${part === undefined ? "" : decimal + part}`;
}

test("numbers in any dialect are read as they were, on any page, or are asked about", () => {
  const number = fc
    .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }))
    .map(([digits, places]) => Number((digits / 10 ** places).toFixed(places)));
  fc.assert(
    fc.property(
      fc.array(number, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...dialects),
      fc.constantFrom(".", ","),
      (values, dialect, page) => {
        const cells = values.map((value) => written(value, dialect));
        const marks = marksOf(cells, { decimal: page, evidence: "open" });
        if (marks.evidence === "shown") expect(marks.decimal).toBe(dialect.decimal);
        for (const [index, cell] of cells.entries()) {
          const read = normalizeNumbers(cell, marks, page);
          if ("why" in read) continue;
          const parsed = parseQuantity(read.text, "number", "Metric", { decimalMark: page });
          expect({ cell, read: read.text, value: parsed.ok ? parsed.value : parsed.message }).toEqual({
            cell,
            read: read.text,
            value: values[index]! + 0,
          });
        }
      },
    ),
    { numRuns: runs(1000) },
  );
});

test("what is asked about is read as it was once the mark is chosen", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 999_999 }), fc.constantFrom(".", ","), fc.constantFrom(".", ","), (value, decimal, page) => {
      const text = String(value).replace(/(\d{3})$/, `${decimal === "." ? "," : "."}$1`);
      expect(normalizeNumbers(text, { decimal, evidence: "open" }, page)).toHaveProperty("why");
      expect(normalizeNumbers(text, { decimal, evidence: "shown" }, page)).toEqual({ text: String(value) });
    }),
  );
});
