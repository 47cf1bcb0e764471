import { describe, expect, test } from "vitest";
import { refrigerant, refrigerantNames } from "../refrigerants/index.ts";
import * as reference from "./index.ts";
import type { ReferenceRow, ReferenceSource } from "./index.ts";

const exported: ReadonlyArray<[string, unknown]> = Object.entries(reference);
const tables = exported.filter((entry): entry is [string, ReferenceRow[]] => Array.isArray(entry[1]));
const sources = exported.filter((entry): entry is [string, Record<string, ReferenceSource>] => entry[0].endsWith("Sources"));

describe("every reference table", () => {
  test.each(tables)("%s has rows with unique, stable kebab-case names", (_name, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    for (const row of rows) expect(row.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test.each(tables)("%s leads from every row to a named publication", (_name, rows) => {
    const known = new Set(sources.flatMap(([, list]) => Object.keys(list)));
    for (const row of rows) {
      expect(known.has(row.source)).toBe(true);
      expect(row.label.length).toBeGreaterThan(2);
    }
  });

  test.each(tables)("%s holds finite numbers", (_name, rows) => {
    for (const row of rows)
      for (const value of Object.values(row)) if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
  });

  test.each(sources)("%s names title, publisher, edition and locator", (_name, list) => {
    for (const source of Object.values(list)) for (const text of [source.title, source.publisher, source.edition, source.locator]) expect(text).not.toBe("");
  });
});

describe("ventilation categories", () => {
  test("print two columns that are the same rate to their own rounding", () => {
    const cfm = 4.719474432e-4;
    const squareFoot = 0.09290304;
    for (const row of reference.ventilationCategories) {
      // The standard rounds L/s to 0.1 upwards to 7.5 cfm = 3.8 L/s (7 % over the exact 3.54).
      expect(Math.abs(row.peopleRate - row.peopleRateCfm * cfm)).toBeLessThanOrEqual(0.08 * row.peopleRate);
      expect(Math.abs(row.areaRate - (row.areaRateCfmPerFt2 * cfm) / squareFoot)).toBeLessThanOrEqual(0.03 * row.areaRate);
    }
  });
});

describe("air changes", () => {
  test("never recommend a maximum below the minimum, nor more outdoor air than air", () => {
    for (const row of reference.airChanges) {
      if (row.maximum !== undefined) expect(row.maximum).toBeGreaterThanOrEqual(row.minimum);
      if (row.outdoorMinimum !== undefined) expect(row.outdoorMinimum).toBeLessThanOrEqual(row.minimum);
    }
  });
});

describe("refrigerants", () => {
  test("that have an equation of state are listed, with the same safety group and global warming potentials", () => {
    const key = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");
    const found = refrigerantNames.map((name) => ({ name, row: reference.refrigerantLimits.find((candidate) => key(candidate.id) === key(name)) }));
    // Butane is here as a component of blends only.
    expect(found.filter(({ row }) => !row).map(({ name }) => name)).toEqual(["R600", "Water"]);
    // Blends: one table weighs the components, the other rounds the sum.
    const near = (listed: number, gwp: number) => Math.abs(listed - gwp) <= Math.max(1, 0.002 * gwp);
    for (const { name, row } of found) {
      if (!row) continue;
      const { safetyGroup, gwp100, gwp100Ar5 } = refrigerant(name);
      expect(row.safetyGroup, name).toBe(safetyGroup);
      expect(near(row.gwpAr4, gwp100), `${name} AR4`).toBe(true);
      if (row.gwpAr5 !== undefined && gwp100Ar5 !== undefined) expect(near(row.gwpAr5, gwp100Ar5), `${name} AR5`).toBe(true);
    }
  });
});

describe("velocities", () => {
  test("have a minimum below the maximum, and one of the two at least", () => {
    for (const { id, minimum, maximum } of reference.velocities) expect((minimum ?? 0) < (maximum ?? Infinity) && (minimum ?? maximum) !== undefined, id).toBe(true);
  });
});

describe("constructions", () => {
  const material = new Map(reference.materials.map((row) => [row.id, row]));
  test.each(reference.constructions.map((row) => [row.id, row] as const))("%s: the U-value follows from its layers and surfaces", (_id, row) => {
    const layers = row.layers.map(({ material: id, thickness }) => {
      const found = material.get(id)!;
      return thickness === undefined ? found.resistance! : thickness / found.conductivity!;
    });
    const resistance = layers.reduce((sum, layer) => sum + layer, row.surfaces[0] + row.surfaces[1]);
    // Printed with three decimals.
    expect(Math.abs(1 / resistance - row.uValue)).toBeLessThanOrEqual(0.0005 + 1e-9);
  });
  test.each([
    // Independent sums of the handbook's layers (ch. 30, Table 22) with the same surfaces.
    ["wall-light", 0.473],
    ["wall-medium", 0.449],
    ["wall-heavy", 0.429],
    ["roof-light", 1.205],
    ["roof-medium", 1.448],
    ["roof-heavy", 1.347],
    ["partition-light", 1.594],
    ["partition-heavy", 1.514],
  ] as const)("%s has the U-value of an independent sum", (id, uValue) => {
    // The sum took the layers' resistances rounded to four decimals.
    expect(Math.abs(reference.constructions.find((row) => row.id === id)!.uValue - uValue)).toBeLessThan(0.002);
  });
  test("every material has either its three properties or a resistance", () => {
    for (const row of reference.materials) {
      const properties = [row.conductivity, row.density, row.specificHeat].filter((value) => value !== undefined && value > 0).length;
      expect(properties === 3 ? row.resistance === undefined : properties === 0 && row.resistance! > 0).toBe(true);
    }
  });
});

describe("sound criteria", () => {
  test("keep dB(A) five above NC, as the handbook's table does", () => {
    for (const row of reference.soundCriteria) if (row.aWeighted !== undefined) expect(row.aWeighted - row.noiseCriterion).toBe(5);
  });
});

describe("fuels and equipment", () => {
  test("state what is physically possible", () => {
    for (const row of reference.equipmentEfficiencies) {
      expect(row.value).toBeGreaterThan(0);
      if (row.measure === "efficiency" || row.measure === "effectiveness") expect(row.value).toBeLessThanOrEqual(1);
      if (row.integratedPartLoad !== undefined) expect(row.integratedPartLoad).toBeGreaterThan(row.value);
    }
    for (const row of reference.gridCarbon) expect(row.carbonPerKilowattHour).toBeLessThan(1.5);
  });
  test("carbon factors are the published kg per million Btu", () => {
    // US EIA, kg CO2 per million Btu; 1 million Btu = 293.07107 kWh. Rounded to four decimals here.
    for (const [id, perMillionBtu] of [["natural-gas", 53.06], ["fuel-oil-2", 73.15], ["propane", 62.88], ["coal-bituminous", 93.24]] as const)
      expect(Math.abs(reference.fuels.find((row) => row.id === id)!.carbonPerKilowattHour - perMillionBtu / 293.07107)).toBeLessThan(1e-4);
  });
});
