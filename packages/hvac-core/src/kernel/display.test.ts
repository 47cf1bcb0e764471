import { describe, expect, test } from "vitest";
import { completeInput, convertInput } from "./complete.ts";
import { displayInput } from "./display.ts";
import { axes, defineFields, displayedQuantity } from "./index.ts";
import { compileReader, typedText, withDisplayUnit } from "../internal/index.ts";
import { compileOpening } from "./open.ts";

const length = { type: "quantity", quantity: "length", min: 0, max: 1000 } as const;
const fields = defineFields({
  mode: {
    type: "choice",
    label: "Mode",
    options: { cooling: "Cooling", heating: "Heating" },
    default: { Imperial: "cooling", Metric: "heating" },
  },
  width: { ...length, label: "Width", default: null },
  height: { ...length, label: "Height", default: { Imperial: 10, Metric: 3 } },
  depth: { ...length, label: "Depth", default: { Imperial: 1, Metric: 0.3048 } },
  sill: { ...length, label: "Sill", default: { Imperial: 3, Metric: 1 }, when: [{ field: "mode", is: ["heating"] }] },
  margin: { type: "quantity", label: "Margin", quantity: "ratio", default: { Imperial: 0.1, Metric: 0.15 }, min: 0, max: 1 },
  power: { type: "quantity", label: "Power", quantity: "electricPower", default: 1, min: 0, max: 1e9 },
  loads: {
    type: "series",
    label: "Loads",
    axis: "months",
    cell: { type: "quantity", label: "Load", quantity: "power", default: { Imperial: 1000, Metric: 300 }, min: 0, max: 1e9 },
  },
  rows: {
    type: "list",
    label: "Rows",
    rowLabel: "row",
    maxRows: 9,
    row: { area: { type: "quantity", label: "Area", quantity: "area", default: { Imperial: 10, Metric: 1 }, min: 0.1, max: 1e6 } },
  },
});

const values = axes.months.map((_, month) => month + 0.1);

describe("showing an input in another unit system", () => {
  test("numbers stay as they were typed, with the unit that they are shown in", () => {
    const input = {
      unitSystem: "Metric" as const,
      mode: "cooling" as const,
      height: { value: 0.1 + 0.2, unit: "m" as const },
      margin: 0.2,
      loads: { values, unit: "kW" as const },
    };
    expect(displayInput(fields, input, "Imperial")).toEqual({
      unitSystem: "Imperial",
      mode: "cooling",
      height: { value: 0.1 + 0.2, unit: "m", displayUnit: "ft" },
      margin: 0.2,
      loads: { values, unit: "kW", displayUnit: "Btu/h" },
    });
  });

  test("bare numbers get the unit that they meant", () => {
    const input = {
      unitSystem: "Metric" as const,
      mode: "cooling" as const,
      height: 3.2,
      margin: 0.2,
      loads: values,
      rows: [{ id: "a", area: 4 }],
    };
    expect(displayInput(fields, input, "Imperial")).toMatchObject({
      height: { value: 3.2, unit: "m", displayUnit: "ft" },
      loads: { values, unit: "W", displayUnit: "Btu/h" },
      rows: [{ id: "a", area: { value: 4, unit: "m2", displayUnit: "ft2" } }],
    });
  });

  test("a quantity typed in a unit of that system alone is shown as it was typed", () => {
    const typed = { unitSystem: "Imperial" as const, height: { value: 20, unit: "in" as const } };
    const metric = displayInput(fields, typed, "Metric");
    expect(metric.height).toEqual({ value: 20, unit: "in", displayUnit: "m" });
    expect(displayInput(fields, metric, "Imperial").height).toEqual({ value: 20, unit: "in" });
  });

  test("a kind with one default for both systems keeps the unit that was chosen for it", () => {
    const power = { value: 5, unit: "kW" as const, displayUnit: "hp" as const };
    expect(displayInput(fields, { unitSystem: "Metric", power }, "Imperial").power).toEqual(power);
  });

  test("defaults that the other system has otherwise are entered as they are, those of the same value and of fields that do not count are not", () => {
    expect(displayInput(fields, { unitSystem: "Imperial", rows: [{ id: "a" }] }, "Metric")).toEqual({
      unitSystem: "Metric",
      mode: "cooling",
      height: { value: 10, unit: "ft", displayUnit: "m" },
      margin: 0.1,
      loads: { values: axes.months.map(() => 1000), unit: "Btu/h", displayUnit: "W" },
      rows: [{ id: "a", area: { value: 10, unit: "ft2", displayUnit: "m2" }, assumed: ["area"] }],
      assumed: ["height", "loads", "margin", "mode"],
    });
    expect(displayInput(fields, { unitSystem: "Imperial", mode: "heating" }, "Metric").sill).toEqual({
      value: 3,
      unit: "ft",
      displayUnit: "m",
    });
  });

  test("blanks, unreadable values and unknown fields stay as they are", () => {
    const odd = {
      unitSystem: "Metric",
      mode: "cooling",
      width: null,
      height: { value: 1, unit: "Pa" },
      margin: "much",
      loads: 7,
      rows: [5],
      later: { value: 3, unit: "in" },
    };
    expect(displayInput(fields, odd as never, "Imperial")).toEqual({ ...odd, unitSystem: "Imperial" });
  });

  test("restating for programs leaves no display unit behind", () => {
    const shown = {
      unitSystem: "Imperial" as const,
      height: { value: 1, unit: "m" as const, displayUnit: "ft" as const },
      loads: { values, unit: "W" as const, displayUnit: "Btu/h" as const },
    };
    expect(convertInput(fields, shown, "Metric")).toEqual({
      unitSystem: "Metric",
      height: { value: 1, unit: "m" },
      loads: { values, unit: "W" },
    });
  });
});

describe("choosing the unit of a column", () => {
  const input = {
    unitSystem: "Metric" as const,
    rows: [{ id: "a", area: { value: 20, unit: "m2" as const } }, { id: "b", area: 0.5 }, { id: "c" }],
  };
  const choose = (path: string, unit: string): typeof input => withDisplayUnit(fields, input, completeInput(fields, input), path, unit);

  test("every row is shown in it; what was left to its default is entered, and stays assumed", () => {
    expect(choose("rows.b.area", "ft2").rows).toEqual([
      { id: "a", area: { value: 20, unit: "m2", displayUnit: "ft2" } },
      { id: "b", area: { value: 0.5, unit: "m2", displayUnit: "ft2" } },
      { id: "c", area: { value: 1, unit: "m2", displayUnit: "ft2" }, assumed: ["area"] },
    ]);
  });

  test("the unit that a quantity was typed in is not kept as its display unit", () => {
    const shown = choose("rows.a.area", "ft2");
    expect(withDisplayUnit(fields, shown, completeInput(fields, shown), "rows.a.area", "m2").rows[0]).toEqual({
      id: "a",
      area: { value: 20, unit: "m2" },
    });
  });

  test("a path that leads to no quantity changes nothing, a unit of something else is refused", () => {
    for (const path of ["mode", "later", "rows", "rows.a.later", "width", "width.value"]) expect(choose(path, "m"), path).toBe(input);
    expect(() => choose("rows.a.area", "Pa")).toThrow("Pa cannot be converted to m2");
  });
});

describe("a quantity that is shown in another unit", () => {
  const read = compileReader(fields);
  const area = (displayUnit: unknown, value = 20): never =>
    ({ unitSystem: "Metric", width: 1, rows: [{ id: "a", area: { value, unit: "m2", displayUnit } }] }) as never;

  test("is read in its own unit", () => {
    const [row] = read(area("ft2")).values.rows;
    expect(row!.area).toBe(20);
  });

  test("is refused with its limits in the unit shown", () => {
    expect(read(area("ft2", 0)).errors).toEqual([
      expect.objectContaining({ field: "rows.a.area", message: "Area must be between 1.0764\u202fft² and 10\u202f763\u202f000\u202fft²." }),
    ]);
  });

  test("is refused in a unit that measures something else, leniently too", () => {
    for (const isStrict of [true, false])
      for (const unit of ["Pa", "furlong", 5, null])
        expect(read(area(unit), isStrict).errors, String(unit)).toEqual([
          expect.objectContaining({
            field: "rows.a.area",
            code: "type",
            message: expect.stringMatching(/^Area cannot be shown in .*\. Use ft2, in2, m2, cm2 or mm2\.$/) as string,
          }),
        ]);
    const loads = { values, unit: "kW", displayUnit: "m" };
    expect(read({ width: 1, loads }).errors[0]!.message).toMatch(/^Loads cannot be shown in “m”\. Use /);
  });

  test("is opened as it was typed where it cannot be shown so", () => {
    const stored = {
      width: { value: 3, unit: "m", displayUnit: "furlong" },
      loads: { values, unit: "kW", displayUnit: 4 },
      rows: [{ id: "a", area: { value: 2, unit: "m2", displayUnit: "ft2" } }],
    };
    const { input, notes } = compileOpening(fields, read)(stored);
    expect(input).toEqual({ width: { value: 3, unit: "m" }, loads: { values, unit: "kW" }, rows: stored.rows });
    expect(notes).toHaveLength(2);
    for (const note of notes) expect(note).toMatch(/It is shown in the unit it was typed in\.$/);
  });

  test("is printed in that unit, with six digits where they were not typed", () => {
    expect(typedText({ value: 20, unit: "m2", displayUnit: "ft2" })).toBe("215.278\u202fft²");
    expect(typedText({ value: 20.12345678, unit: "m2" })).toBe("20.12345678\u202fm²");
    expect(typedText({ value: -14500.5, unit: "m2" }, { decimalMark: "," })).toBe("\u221214\u202f500,5\u202fm²");
    expect(typedText({ value: 9000, unit: "m2" })).toBe("9000\u202fm²");
    expect(displayedQuantity({ value: null as never, unit: "m2", displayUnit: "ft2" })).toEqual({ value: null, unit: "ft2" });
  });
});
