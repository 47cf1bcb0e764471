import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import type { TypedQuantity } from "@org/hvac-core/kernel";
import { expect, test } from "vitest";
import { differenceTexts } from "./differenceTexts.ts";

const { outdoorAir, floorArea } = energyAnalysis.fields.rooms.row;
const air = (value: number): TypedQuantity => ({ value, unit: "L/s" });
const textsOf = (was: unknown, now: unknown, field = outdoorAir) =>
  differenceTexts({ name: "cell", was, now }, field as never).map((text) => text.replaceAll("\u202f", " "));

test("a copied number has the digits of its quantity, and a whole one no zeros", () => {
  expect(textsOf(undefined, air(14.9483))).toEqual(["–", "14.9 L/s"]);
  expect(textsOf(undefined, { value: 40, unit: "m2" }, floorArea as never)).toEqual(["–", "40 m²"]);
});

test("numbers that differ in their last digits are written out", () => {
  expect(textsOf(air(14.9483), air(14.9482))).toEqual(["14.9483 L/s", "14.9482 L/s"]);
});

test("a number that a model gives without a unit has the digits of its field", () => {
  const { people } = heatLoad.fields.rooms.row;
  expect(textsOf({ value: 3, unit: "unitless" }, 0.0557865299234248, people as never)).toEqual(["3", "0.06"]);
  expect(textsOf({ value: 0.06, unit: "unitless" }, 0.0557865299234248, people as never)).toEqual(["0.06", "0.0557865299234248"]);
});

test("a schedule has its places, and is the same with and without a unit", () => {
  const { shares } = heatLoad.fields.schedules.row;
  const byDay = (night: number, day: number): number[] => Array.from({ length: 24 }, (_, hour) => (hour < 8 ? night : day));
  const text = "hours 1–8: 10 %, hours 9–24: 95 %";
  expect(textsOf({ values: byDay(10, 95), unit: "%" }, byDay(0.1, 0.2), shares as never)).toEqual([
    text,
    "hours 1–8: 10 %, hours 9–24: 20 %",
  ]);
  expect(textsOf(undefined, byDay(0.1, 0.95), shares as never)[1]).toBe(text);
});
