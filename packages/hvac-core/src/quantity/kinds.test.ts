import { describe, expect, test } from "vitest";
import { UnitMismatchError } from "./errors.ts";
import { kinds, type KindRow, type QuantityKind } from "./kinds.ts";
import { unitNamed } from "./table.ts";
import { unitGroups } from "./units.ts";
import { defaultUnit, kindName, siUnit, stepOf, unitsOf } from "./unitsOf.ts";

const names = Object.keys(kinds) as QuantityKind[];
const rows = Object.entries(kinds) as [QuantityKind, KindRow][];

describe("every kind of quantity", () => {
  test.each(names)("%s offers units that all measure the same thing, in both systems", (kind) => {
    const base = siUnit(kind);
    for (const system of ["Imperial", "Metric"] as const) {
      const offered = unitsOf(kind, system);
      expect(offered.length).toBeGreaterThan(0);
      expect(offered[0]).toBe(defaultUnit(kind, system));
      for (const unit of offered) expect(unitNamed(unit).base).toBe(base);
    }
  });

  test("has steps above zero and between 1 and 17 digits", () => {
    for (const [, row] of rows) {
      for (const step of [...Object.values(row.imperial), ...Object.values(row.metric)]) expect(step).toBeGreaterThan(0);
      expect(row.digits).toBeGreaterThanOrEqual(3);
      expect(row.digits).toBeLessThanOrEqual(17);
    }
  });

  test("every group of units serves some kind", () => {
    const used = new Set(names.map((kind) => unitNamed(siUnit(kind)).group));
    expect(Object.keys(unitGroups).filter((group) => !used.has(group as keyof typeof unitGroups))).toEqual([]);
  });

  test("has a name in words", () => {
    for (const kind of names) expect(kindName(kind)).toMatch(/^(U-value|[A-Za-z]-weighted sound level|[a-z]+( [a-z]+)*)$/);
    expect(kindName("airFlowPerPerson")).toBe("air flow per person");
    expect(kindName("aWeightedSoundLevel")).toBe("A-weighted sound level");
  });
});

test.each<[QuantityKind, string, string, string]>([
  ["temperature", "degC", "degF", "degC"],
  ["temperatureDifference", "deltaK", "deltaF", "deltaK"],
  ["airFlow", "m3/s", "cfm", "L/s"],
  ["waterFlow", "m3/s", "gpm", "L/s"],
  ["coolingCapacity", "W", "tonR", "kW"],
  ["pressure", "Pa", "inH2O", "Pa"],
  ["pressureWater", "Pa", "ftH2O", "kPa"],
  ["frictionRateAir", "Pa/m", "inH2O/100ft", "Pa/m"],
  ["frictionRateWater", "Pa/m", "ftH2O/100ft", "Pa/m"],
  ["humidityRatio", "kg/kg", "gr/lb", "g/kg"],
  ["ratio", "unitless", "%", "%"],
  ["airChanges", "1/s", "1/h", "1/h"],
  ["angle", "deg", "deg", "deg"],
  ["energy", "J", "kWh", "kWh"],
  ["peopleDensity", "person/m2", "person/1000ft2", "person/100m2"],
])("%s is computed in %s, shown in %s or %s", (kind, si, imperial, metric) => {
  expect(siUnit(kind)).toBe(si);
  expect(defaultUnit(kind, "Imperial")).toBe(imperial);
  expect(defaultUnit(kind, "Metric")).toBe(metric);
});

test("physics computes in coherent SI, but for °C, degrees of angle, days and Kv", () => {
  const coherent = names.map(siUnit).filter((unit) => /deg|(^|[ /(])d\b|Kv|^(k[WJ]|M[WJ]|L|g|h|min|%|ppm)\b(?!\/kW)/.test(unit));
  expect([...new Set(coherent)]).toEqual(["degC", "deg", "K d", "Kv"]);
});

describe("the step of an arrow key", () => {
  test("follows the unit of the field", () => {
    expect(stepOf("temperature", "Imperial")).toBe(1);
    expect(stepOf("temperature", "Metric")).toBe(0.5);
    expect(stepOf("airFlow", "Imperial", "CFM")).toBe(10);
    expect(stepOf("airFlow", "Imperial", "m3/h")).toBe(10);
  });

  test("is one in a unit that the kind does not offer, and refused for a unit of another kind", () => {
    expect(stepOf("airFlow", "Metric", "gph")).toBe(1);
    expect(() => stepOf("airFlow", "Metric", "kW")).toThrow(UnitMismatchError);
  });
});
