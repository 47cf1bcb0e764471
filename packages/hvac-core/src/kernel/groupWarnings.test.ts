import { describe, expect, test } from "vitest";
import { defineCalculator, defineCard, defineFields, defineResults, warningsByPlace, type WarningStatement } from "./index.ts";

const height = { type: "quantity", label: "Height", quantity: "length", default: 1, min: 0, max: 100, usual: [0.5, 3] } as const;
const fields = defineFields({
  width: { ...height, label: "Width" },
  monthly: { type: "series", label: "Height by month", axis: "months", cell: height },
  byHour: { type: "matrix", label: "Height by hour", rows: "months", columns: "hours", cell: height },
  bands: { type: "series", label: "Height by band", axis: "octaveBands", cell: height },
  sections: {
    type: "list",
    label: "Sections",
    rowLabel: "branch",
    maxRows: 600,
    row: {
      name: { type: "text", label: "Name", default: "", maxLength: 20 },
      height,
      fittings: { type: "list", label: "Fittings", rowLabel: "fitting", maxRows: 5, row: { height } },
    },
  },
});

const fast = (id: string, size: number, text = "9.5 m/s"): WarningStatement => ({
  code: "fast",
  severity: "caution",
  message: `${text} is fast. Use a larger size.`,
  field: `sections.${id}.height`,
  result: "sum",
  extent: { size, text: `largest ${text}` },
});

/** A calculator with the warnings of its input. */
const warned = (warnings: readonly WarningStatement[]) =>
  defineCalculator({
    card: defineCard({ id: "one", title: "One", summary: "One.", group: "air", collection: "ones", route: null }),
    version: 1,
    sections: [],
    fields,
    results: defineResults({ sum: { label: "Sum", quantity: "length" } }),
    headline: ["sum"],
    calculate: () => ({ results: { sum: 1 } }),
    warnings: () => warnings,
    explanation: () => Promise.reject(new Error("none")),
  });

const rows = [
  { id: "a", name: "Riser" },
  { id: "b", fittings: [{ id: "f" }] },
  { id: "c", name: "Floor 1" },
];
const warningsOf = (statements: readonly WarningStatement[], input = {}, decimalMark: "." | "," = ".") => {
  const outcome = warned(statements).calculate({ unitSystem: "Metric", width: 1, sections: rows, ...input }, { decimalMark });
  return outcome.ok ? outcome.warnings : [];
};

describe("warnings of one code and severity", () => {
  test("of several inputs of one row are places, not rows", () => {
    const [warning] = warningsOf([fast("a", 8), { ...fast("a", 7), field: "sections.a.name" }]);
    expect(warning!.message).toMatch(/^2 places, /);
    const [others] = warningsOf([fast("a", 8), fast("c", 7)]);
    expect(others!.message).toMatch(/^2 branches, /);
  });

  test("become one, named by the worst place, with all places as data", () => {
    const source = { source: { key: "x" } } as never;
    const warnings = warningsOf([
      fast("a", 8, "8 m/s"),
      { code: "other", severity: "info", message: "Something else.", result: "sum" },
      { ...fast("b", 12, "12 m/s"), source },
      fast("c", 10, "10 m/s"),
    ]);
    expect(warnings).toEqual([
      {
        code: "fast",
        severity: "caution",
        message: "3 branches, largest 12 m/s. 12 m/s is fast. Use a larger size.",
        field: "sections.b.height",
        result: "sum",
        source,
        places: [
          { name: "Branch 2", message: "12 m/s is fast. Use a larger size.", field: "sections.b.height", result: "sum", source },
          { name: "Floor 1", message: "10 m/s is fast. Use a larger size.", field: "sections.c.height", result: "sum" },
          { name: "Riser", message: "8 m/s is fast. Use a larger size.", field: "sections.a.height", result: "sum" },
        ],
      },
      { code: "other", severity: "info", message: "Something else.", result: "sum" },
    ]);
    expect(warningsByPlace(warnings)).toEqual([
      ...warnings[0]!.places!.map(({ name: _name, ...place }) => ({ code: "fast", severity: "caution", ...place })),
      warnings[1],
    ]);
  });

  test("stay two where the severity differs", () => {
    expect(warningsOf([fast("a", 8), { ...fast("b", 12), severity: "limit" }])).toHaveLength(2);
  });

  test("are named by the rows on the way to them, by other nouns where these are given, and as places where they are of several kinds", () => {
    const warningAt = (field: string, noun?: string): WarningStatement => ({
      code: "x",
      severity: "info",
      message: "It is so.",
      field,
      ...(noun !== undefined && { noun }),
    });
    const [nested] = warningsOf([warningAt("sections.b.fittings.f.height"), warningAt("sections.b.fittings.g.height")], {
      sections: [{ id: "b", fittings: [{ id: "f" }, { id: "g" }] }],
    });
    expect(nested).toMatchObject({
      message: "2 fittings. It is so.",
      places: [{ name: "Branch 1, Fitting 1" }, { name: "Branch 1, Fitting 2" }],
    });
    expect(warningsOf([warningAt("sections.a.height"), warningAt("width")])[0]).toMatchObject({
      message: "2 places. It is so.",
      places: [{ name: "Riser" }, { name: "Width" }],
    });
    expect(warningsOf([warningAt("sections.a.height", "path"), warningAt("sections.b.height", "path")])[0]!.message).toBe(
      "2 paths. It is so.",
    );
    const ofSum = { code: "x", severity: "info", message: "It is so.", result: "sum" } as const;
    expect(warningsOf([ofSum, ofSum])[0]).toMatchObject({ message: "2 places. It is so.", places: [{ name: "Sum" }, { name: "Sum" }] });
  });

  test("in a series or matrix are named by month, hour or band, so that no two places have one name", () => {
    const warningAt = (field: string): WarningStatement => ({ code: "x", severity: "info", message: "It is so.", field });
    const [warning] = warningsOf(["monthly.1", "monthly.12", "byHour.7.16", "bands.250"].map(warningAt));
    expect(warning!.places!.map(({ name }) => name)).toEqual([
      "Height by month, Jan",
      "Height by month, Dec",
      "Height by hour, Jul, hour 16",
      "Height by band, 250\u202fHz",
    ]);
    const [unusual] = warningsOf([], { monthly: Array.from({ length: 12 }, () => 20) });
    expect(new Set(unusual!.places!.map(({ name }) => name)).size).toBe(12);
  });

  test("also where the kernel makes them: of inputs beyond their usual range", () => {
    expect(warningsOf([], { width: 10, sections: [{ id: "a", height: 20 }] })).toMatchObject([
      {
        code: "unusual-value",
        places: [
          { name: "Width", field: "width" },
          { name: "Branch 1", field: "sections.a.height" },
        ],
      },
    ]);
  });

  test("are written with the decimal mark of the reader, places and all", () => {
    const [warning] = warningsOf([fast("a", 1), fast("b", 1)], {}, ",");
    expect(warning!.message).toBe("2 branches, largest 9,5 m/s. 9,5 m/s is fast. Use a larger size.");
    expect(warning!.places!.map(({ message }) => message)).toEqual([
      "9,5 m/s is fast. Use a larger size.",
      "9,5 m/s is fast. Use a larger size.",
    ]);
  });

  test.each([1, 2, 500])("are as many with %i rows of a kind as with one", (count) => {
    const sections = Array.from({ length: count }, (_, index) => ({ id: `r${index}`, height: 20 }));
    expect(
      warningsOf(
        sections.map(({ id }, index) => fast(id, index)),
        { sections },
      ),
    ).toHaveLength(2);
  });
});
