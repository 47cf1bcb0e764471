import { axes, type SeriesField } from "@org/hvac-core/kernel";
import { describe, expect, test } from "vitest";
import { readSeriesText, seriesText } from "./seriesText.ts";

const share = {
  type: "series",
  label: "Share",
  axis: "hours",
  cell: { type: "quantity", label: "Share", quantity: "ratio" },
} as SeriesField;
const temperature = {
  type: "series",
  label: "Dry bulb",
  axis: "months",
  cell: { type: "quantity", label: "Dry bulb", quantity: "temperature" },
} as SeriesField;
const hours = axes.hours.map((_hour, index) => index * 4);

describe("the numbers of a series in one cell", () => {
  test("are read as they are written, with their unit", () => {
    const degrees = axes.months.map((_month, index) => index / 3 - 2);
    for (const [field, series] of [
      [share, { values: hours, unit: "%" }],
      [temperature, { values: degrees, unit: "degF" }],
    ] as const) {
      const text = seriesText(field, series)!;
      expect(text.split(" ").length).toBe(series.values.length + 1);
      expect(readSeriesText(text, field, "Metric")).toEqual({ ok: true, value: series });
    }
  });

  test("may be separated by line breaks, tabs or semicolons, and are in the unit of the system without one", () => {
    for (const separator of ["\n", "\t", "; ", " "])
      expect(readSeriesText(axes.months.map(() => "20").join(separator), temperature, "Metric")).toEqual({
        ok: true,
        value: { values: axes.months.map(() => 20), unit: "degC" },
      });
  });

  test("are refused if one cannot be read; fewer numbers than places are no series", () => {
    expect(readSeriesText(["many", ...hours.slice(1)].join(" "), share, "Metric")).toMatchObject({ ok: false });
    expect(readSeriesText("24 values", share, "Metric")).toBeUndefined();
    expect(readSeriesText("", share, "Metric")).toBeUndefined();
    expect(seriesText(share, { values: [null, ...hours.slice(1)], unit: "%" })).toBeUndefined();
  });
});
