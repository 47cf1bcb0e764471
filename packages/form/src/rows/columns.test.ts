import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import type { ListField } from "@org/hvac-core/kernel";
import { expect, test } from "vitest";
import { columnsOf, hasTotals } from "./columns.ts";

const computedOf = (definition: object, path: string) => {
  const { fields } = definition as { readonly fields: Readonly<Record<string, unknown>> };
  return columnsOf(definition as never, path, fields[path] as ListField).filter(({ kind }) => kind === "computed");
};

test("alternatives have no totals, and what they are compared by stays in view; what adds up does", () => {
  const systems = computedOf(energyAnalysis, "cases");
  expect(systems.filter(hasTotals)).toEqual([]);
  expect(systems.filter(({ isPinned }) => isPinned).map(({ key }) => key)).toEqual(["=lifeCycleCost"]);
  expect(computedOf(ductSizer, "sections").filter(hasTotals).length).toBeGreaterThan(0);
});
