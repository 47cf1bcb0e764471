import { expect, test } from "vitest";
import { copiedFigure } from "./copiedFigure.ts";

const amount = (value: number, unit: string) => ({ text: `${value.toFixed(1)} ${unit}`, value, unit });

test("a column whose numbers share a unit has it in its head", () => {
  const rows = [
    ["Outdoor air", amount(0.123456, "m³/s")],
    ["Steady state", "none"],
  ];
  expect(copiedFigure({ columns: ["By", "Airflow"], rows })).toEqual({
    columns: [{ label: "By" }, { label: "Airflow", unit: "m³/s" }],
    rows: [
      ["Outdoor air", 0.123456],
      ["Steady state", "none"],
    ],
  });
});

test("numbers of several units stay texts with their units", () => {
  const rows = [
    ["Flow", amount(1, "l/s")],
    ["Loss", amount(2, "Pa")],
  ];
  expect(copiedFigure({ columns: ["Of", "Value"], rows }).rows).toEqual([
    ["Flow", "1.0 l/s"],
    ["Loss", "2.0 Pa"],
  ]);
});
