import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
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
