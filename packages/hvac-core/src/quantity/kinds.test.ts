import { describe, expect, test } from "vitest";
import { UnknownNameError } from "../refusals/errors.ts";
import { convert } from "./convert.ts";
import { UnitMismatchError, UnknownUnitError } from "./errors.ts";
import { kinds, type KindRow, type QuantityKind } from "./kinds.ts";
import { unitNamed } from "./table.ts";
import { formatQuantity } from "./format.ts";
import { parseQuantity } from "./parse.ts";
import { gaugeUnits, unitGroups } from "./units.ts";
import { defaultUnit, isUnitOf, kindName, siUnit, stepOf, unitOfKind, unitsOf } from "./unitsOf.ts";

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
  ["heatingCapacity", "W", "Btu/h", "kW"],
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

describe("gauge pressure", () => {
  test.each([
    // The standard atmosphere by definition (SP 811, B.8), and 1 bar, 1 psi above it.
    [0, "psig", 101_325],
    [0, "barg", 101_325],
    [1, "barg", 201_325],
    [100, "kPag", 201_325],
    [1, "MPag", 1_101_325],
    [-1.01325, "barg", 0],
    [1, "psig", 101_325 + 6894.757293168361],
  ])("%d %s is %d Pa absolute", (value, unit, absolute) => {
    expect(convert(value, unit, "Pa")).toBeCloseTo(absolute, 9);
    expect(convert(absolute, "Pa", unit)).toBeCloseTo(value, 12);
  });

  test("is understood, with its usual spellings, where pressures are absolute", () => {
    for (const text of ["118 psig", "118 PSI(g)", "118 psi g"]) {
      const read = parseQuantity(text, "refrigerantPressure", "Imperial");
      expect(read).toMatchObject({ ok: true, typed: 118, unit: "psig" });
      expect(read.ok && read.value).toBeCloseTo(118 * 6894.757293168361 + 101_325, 8);
    }
    expect(parseQuantity("8 bar(g)", "refrigerantPressure", "Metric")).toMatchObject({ ok: true, value: 901_325, unit: "barg" });
    expect(formatQuantity(901_325, "refrigerantPressure", "Metric", { unit: "barg" })).toBe("8.000\u202fbarg");
  });

  test("is refused for every kind whose pressures may be differences", () => {
    const pressures = names.filter((kind) => unitNamed(siUnit(kind)).group === "pressure");
    const absolute = pressures.filter((kind) => isUnitOf("psig", kind));
    expect(absolute).toEqual(["refrigerantPressure"]);
    for (const kind of pressures.filter((each) => !absolute.includes(each))) {
      for (const unit of gaugeUnits) {
        expect(() => unitOfKind(unit, kind)).toThrow(UnitMismatchError);
        expect(parseQuantity(`3 ${unit}`, kind, "Metric")).toMatchObject({ ok: false, code: "kind" });
      }
    }
  });

  test("has a standard atmosphere for its zero in every gauge unit, and only there", () => {
    const shifted = unitGroups.pressure.filter((unit) => convert(0, unit, "Pa") !== 0);
    expect(shifted).toEqual(gaugeUnits);
    for (const unit of gaugeUnits) expect(convert(1, "atm", unit)).toBe(0);
  });
});

describe("a name that does not exist", () => {
  test("is refused with the nearest known one", () => {
    expect(() => defaultUnit("airflow" as QuantityKind, "Metric")).toThrow(UnknownNameError);
    expect(() => unitsOf("airFlow", "metric" as "Metric")).toThrow('unitSystem is "metric"; did you mean "Metric"?');
    expect(() => kindName("toString" as QuantityKind)).toThrow(UnknownNameError);
    expect(() => convert(1, null as unknown as string, "W")).toThrow(UnknownUnitError);
  });
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
