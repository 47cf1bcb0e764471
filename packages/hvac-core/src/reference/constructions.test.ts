import { describe, expect, test } from "vitest";
import { transmittance } from "../envelope/index.ts";
import { conductionTimeSeries } from "../loads/index.ts";
import { commonConstructions, commonLayers } from "./commonConstructions.ts";
import { constructionLayers, constructions, materials, referenceRow, typicalEnvelopes } from "./index.ts";

/**
 * U-values that were computed from the sources' own layer data by another program, W/(m²·K). Those of the handbook and of the US assemblies
 * are rounded to three decimals, those of the German stock to two.
 */
const handbook: Readonly<Record<string, number>> = {
  "wall-light": 0.473,
  "wall-medium": 0.449,
  "wall-heavy": 0.429,
  "roof-light": 1.205,
  "roof-medium": 1.448,
  "roof-heavy": 1.347,
  "floor-light": 0.99,
  "floor-medium": 1.149,
  "floor-heavy": 1.084,
  "partition-light": 1.594,
  "partition-heavy": 1.514,
};
const unitedStates: Readonly<Record<string, number>> = {
  "us-wall-framed-r0": 2.425,
  "us-wall-framed-r3": 1.096,
  "us-wall-framed-r5": 0.791,
  "us-wall-framed-r6": 0.694,
  "us-wall-framed-r7": 0.618,
  "us-wall-framed-r10": 0.466,
  "us-wall-framed-r11": 0.431,
  "us-wall-framed-r12": 0.4,
  "us-wall-framed-r15": 0.33,
  "us-wall-framed-r16": 0.312,
  "us-wall-framed-r17": 0.296,
  "us-wall-framed-r19": 0.268,
  "us-wall-framed-r21": 0.245,
  "us-wall-framed-r26": 0.201,
  "us-wall-framed-r27": 0.195,
  "us-wall-framed-r30": 0.176,
  "us-roof-deck-r10": 0.51,
  "us-roof-deck-r12": 0.432,
  "us-roof-deck-r14": 0.375,
  "us-roof-deck-r16": 0.331,
  "us-roof-deck-r17": 0.313,
  "us-roof-deck-r19": 0.282,
  "us-roof-deck-r21": 0.257,
  "us-roof-deck-r22": 0.245,
  "us-roof-deck-r25": 0.217,
  "us-roof-deck-r26": 0.209,
  "us-roof-deck-r31": 0.177,
  "us-roof-deck-r32": 0.171,
  "us-roof-deck-r36": 0.153,
  "us-floor-framed-r1": 1.224,
  "us-floor-framed-r17": 0.275,
  "us-floor-framed-r24": 0.205,
  "us-floor-framed-r28": 0.179,
  "us-floor-framed-r29": 0.174,
  "us-floor-framed-r35": 0.147,
  "us-roof-attic-r10": 0.5,
  "us-roof-attic-r11": 0.459,
  "us-roof-attic-r13": 0.395,
  "us-roof-attic-r15": 0.347,
  "us-roof-attic-r16": 0.327,
  "us-roof-attic-r17": 0.309,
  "us-roof-attic-r19": 0.279,
  "us-roof-attic-r22": 0.243,
  "us-roof-attic-r25": 0.215,
  "us-roof-attic-r29": 0.187,
  "us-roof-attic-r32": 0.17,
  "us-roof-attic-r37": 0.148,
  "us-roof-attic-r47": 0.117,
  "us-roof-attic-r59": 0.094,
  "us-wall-mass-r0": 2.225,
  "us-wall-mass-r1": 1.674,
  "us-wall-mass-r2": 1.293,
  "us-wall-mass-r3": 1.053,
  "us-wall-mass-r4": 0.888,
  "us-wall-mass-r5": 0.768,
  "us-wall-mass-r6": 0.677,
  "us-wall-mass-r7": 0.605,
  "us-wall-mass-r8": 0.546,
  "us-wall-mass-r10": 0.458,
  "us-wall-mass-r11": 0.424,
  "us-wall-mass-r13": 0.369,
  "us-wall-mass-r15": 0.327,
  "us-wall-mass-r20": 0.254,
  "us-floor-mass-r0": 2.089,
  "us-floor-mass-r2": 1.246,
  "us-floor-mass-r6": 0.664,
  "us-floor-mass-r8": 0.538,
  "us-floor-mass-r10": 0.452,
  "us-floor-mass-r12": 0.39,
  "us-floor-mass-r14": 0.343,
  "us-floor-mass-r16": 0.306,
  "us-floor-mass-r18": 0.276,
  "us-floor-mass-r23": 0.222,
  "us-floor-mass-r25": 0.206,
  "us-wall-metal-building-r1": 2.466,
  "us-wall-metal-building-r4": 1.071,
  "us-wall-metal-building-r6": 0.778,
  "us-wall-metal-building-r7": 0.684,
  "us-wall-metal-building-r8": 0.61,
  "us-wall-metal-building-r9": 0.551,
  "us-wall-metal-building-r11": 0.462,
  "us-wall-metal-building-r12": 0.427,
  "us-wall-metal-building-r14": 0.371,
  "us-wall-metal-building-r15": 0.348,
  "us-wall-metal-building-r17": 0.31,
  "us-wall-metal-building-r20": 0.267,
  "us-wall-metal-building-r23": 0.234,
  "us-wall-metal-building-r26": 0.208,
  "us-roof-metal-building-r0": 5.944,
  "us-roof-metal-building-r10": 0.526,
  "us-roof-metal-building-r12": 0.444,
  "us-roof-metal-building-r14": 0.384,
  "us-roof-metal-building-r16": 0.338,
  "us-roof-metal-building-r19": 0.287,
  "us-roof-metal-building-r21": 0.261,
  "us-roof-metal-building-r23": 0.239,
  "us-roof-metal-building-r25": 0.22,
  "us-roof-metal-building-r27": 0.204,
  "us-roof-metal-building-r29": 0.191,
  "us-roof-metal-building-r33": 0.168,
  "us-roof-metal-building-r35": 0.159,
  "us-roof-metal-building-r39": 0.143,
};
const germany: Readonly<Record<string, number>> = {
  "de-wall-sfh-before-1860-existing": 2.01,
  "de-wall-sfh-1860-existing": 1.71,
  "de-wall-sfh-1949-existing": 1.38,
  "de-wall-sfh-1958-existing": 1.21,
  "de-wall-sfh-1969-existing": 1.01,
  "de-wall-sfh-1979-existing": 0.78,
  "de-wall-sfh-1984-existing": 0.48,
  "de-wall-sfh-1995-existing": 0.32,
  "de-wall-sfh-2010-existing": 0.24,
  "de-wall-sfh-2016-existing": 0.15,
  "de-wall-sfh-1958-existing-2": 0.75,
  "de-wall-sfh-before-1860-retrofit": 0.35,
  "de-wall-sfh-1860-retrofit": 0.24,
  "de-wall-sfh-1949-retrofit": 0.36,
  "de-wall-sfh-1958-retrofit": 0.22,
  "de-wall-sfh-1969-retrofit": 0.21,
  "de-wall-sfh-1979-retrofit": 0.2,
  "de-wall-sfh-1984-retrofit": 0.17,
  "de-wall-sfh-1995-retrofit": 0.15,
  "de-wall-sfh-2010-retrofit": 0.17,
  "de-wall-sfh-2016-retrofit": 0.15,
  "de-wall-sfh-1958-retrofit-2": 0.19,
  "de-wall-sfh-before-1860-advanced": 0.13,
  "de-wall-sfh-1860-advanced": 0.13,
  "de-wall-sfh-1949-advanced": 0.1,
  "de-wall-sfh-1958-advanced": 0.13,
  "de-wall-sfh-1969-advanced": 0.12,
  "de-wall-sfh-1979-advanced": 0.12,
  "de-wall-sfh-1984-advanced": 0.11,
  "de-wall-sfh-1995-advanced": 0.1,
  "de-wall-sfh-2010-advanced": 0.11,
  "de-wall-sfh-1958-advanced-2": 0.12,
  "de-wall-mfh-before-1860-existing": 2.01,
  "de-wall-mfh-1860-existing": 2.21,
  "de-wall-mfh-1919-existing": 1.71,
  "de-wall-mfh-1949-existing": 1.21,
  "de-wall-mfh-1969-existing": 1.01,
  "de-wall-mfh-1979-existing": 0.76,
  "de-wall-mfh-1984-existing": 0.64,
  "de-wall-mfh-1995-existing": 0.37,
  "de-wall-mfh-2002-existing": 0.24,
  "de-wall-mfh-2010-existing": 0.24,
  "de-wall-mfh-2016-existing": 0.24,
  "de-wall-mfh-before-1860-retrofit": 0.36,
  "de-wall-mfh-1860-retrofit": 0.33,
  "de-wall-mfh-1919-retrofit": 0.24,
  "de-wall-mfh-1949-retrofit": 0.22,
  "de-wall-mfh-1969-retrofit": 0.21,
  "de-wall-mfh-1979-retrofit": 0.2,
  "de-wall-mfh-1984-retrofit": 0.19,
  "de-wall-mfh-1995-retrofit": 0.15,
  "de-wall-mfh-2002-retrofit": 0.12,
  "de-wall-mfh-2010-retrofit": 0.13,
  "de-wall-mfh-2016-retrofit": 0.11,
  "de-wall-mfh-before-1860-advanced": 0.13,
  "de-wall-mfh-1860-advanced": 0.13,
  "de-wall-mfh-1919-advanced": 0.13,
  "de-wall-mfh-1949-advanced": 0.13,
  "de-wall-mfh-1969-advanced": 0.12,
  "de-wall-mfh-1979-advanced": 0.12,
  "de-wall-mfh-1984-advanced": 0.11,
  "de-wall-mfh-1995-advanced": 0.13,
  "de-wall-mfh-2002-advanced": 0.12,
  "de-wall-mfh-2010-advanced": 0.11,
  "de-wall-mfh-2016-advanced": 0.11,
  "de-roof-sfh-before-1860-existing": 2.74,
  "de-roof-sfh-1860-existing": 1.35,
  "de-roof-sfh-1919-existing": 1.44,
  "de-roof-sfh-1949-existing": 1.47,
  "de-roof-sfh-1958-existing": 0.85,
  "de-roof-sfh-1969-existing": 0.49,
  "de-roof-sfh-1979-existing": 0.5,
  "de-roof-sfh-1984-existing": 0.36,
  "de-roof-sfh-1995-existing": 0.33,
  "de-roof-sfh-2002-existing": 0.28,
  "de-roof-sfh-2010-existing": 0.2,
  "de-roof-sfh-2016-existing": 0.15,
  "de-roof-sfh-before-1919-retrofit": 0.36,
  "de-roof-sfh-1919-retrofit": 0.33,
  "de-roof-sfh-1949-retrofit": 0.36,
  "de-roof-sfh-1969-retrofit": 0.21,
  "de-roof-sfh-1979-retrofit": 0.36,
  "de-roof-sfh-1995-retrofit": 0.33,
  "de-roof-sfh-2002-retrofit": 0.28,
  "de-roof-sfh-2009-retrofit": 0.18,
  "de-roof-sfh-2016-retrofit": 0.11,
  "de-roof-sfh-before-1919-advanced": 0.14,
  "de-roof-sfh-1919-advanced": 0.14,
  "de-roof-sfh-1949-advanced": 0.14,
  "de-roof-sfh-1969-advanced": 0.13,
  "de-roof-sfh-1979-advanced": 0.14,
  "de-roof-sfh-2009-advanced": 0.12,
  "de-roof-mfh-before-1860-existing": 2.74,
  "de-roof-mfh-1860-existing": 1.35,
  "de-roof-mfh-1919-existing": 1.44,
  "de-roof-mfh-1949-existing": 1.07,
  "de-roof-mfh-1958-existing": 0.57,
  "de-roof-mfh-1979-existing": 0.49,
  "de-roof-mfh-1984-existing": 0.36,
  "de-roof-mfh-1995-existing": 0.31,
  "de-roof-mfh-2002-existing": 0.18,
  "de-roof-mfh-2010-existing": 0.21,
  "de-roof-mfh-2016-existing": 0.27,
  "de-roof-mfh-1919-existing-2": 0.63,
  "de-roof-mfh-before-1919-retrofit": 0.36,
  "de-roof-mfh-1919-retrofit": 0.33,
  "de-roof-mfh-1949-retrofit": 0.23,
  "de-roof-mfh-1958-retrofit": 0.19,
  "de-roof-mfh-1979-retrofit": 0.18,
  "de-roof-mfh-1984-retrofit": 0.16,
  "de-roof-mfh-1995-retrofit": 0.15,
  "de-roof-mfh-2002-retrofit": 0.18,
  "de-roof-mfh-2010-retrofit": 0.11,
  "de-roof-mfh-2016-retrofit": 0.11,
  "de-roof-mfh-1919-retrofit-2": 0.22,
  "de-roof-mfh-before-1919-advanced": 0.14,
  "de-roof-mfh-1919-advanced": 0.14,
  "de-roof-mfh-1949-advanced": 0.11,
  "de-roof-mfh-1958-advanced": 0.1,
  "de-roof-mfh-1995-advanced": 0.11,
  "de-roof-mfh-2002-advanced": 0.14,
  "de-roof-mfh-2010-advanced": 0.1,
  "de-roof-mfh-1919-advanced-2": 0.11,
  "de-floor-sfh-1860-existing": 1.1,
  "de-floor-sfh-1919-existing": 0.89,
  "de-floor-sfh-1949-existing": 0.92,
  "de-floor-sfh-1958-existing": 1.35,
  "de-floor-sfh-1969-existing": 0.88,
  "de-floor-sfh-1979-existing": 0.68,
  "de-floor-sfh-1984-existing": 0.54,
  "de-floor-sfh-1995-existing": 0.43,
  "de-floor-sfh-2002-existing": 0.3,
  "de-floor-sfh-2010-existing": 0.33,
  "de-floor-sfh-2016-existing": 0.16,
  "de-floor-sfh-before-1860-existing-2": 3.07,
  "de-floor-sfh-1860-existing-2": 1.52,
  "de-floor-sfh-1949-existing-2": 1.19,
  "de-floor-sfh-1969-existing-2": 1,
  "de-floor-sfh-1860-retrofit": 0.31,
  "de-floor-sfh-1919-retrofit": 0.3,
  "de-floor-sfh-1949-retrofit": 0.3,
  "de-floor-sfh-1958-retrofit": 0.33,
  "de-floor-sfh-1969-retrofit": 0.28,
  "de-floor-sfh-1979-retrofit": 0.27,
  "de-floor-sfh-1984-retrofit": 0.24,
  "de-floor-sfh-1995-retrofit": 0.22,
  "de-floor-sfh-2002-retrofit": 0.18,
  "de-floor-sfh-2010-retrofit": 0.24,
  "de-floor-sfh-2016-retrofit": 0.15,
  "de-floor-sfh-before-1860-retrofit-2": 0.45,
  "de-floor-sfh-1860-retrofit-2": 0.34,
  "de-floor-sfh-1969-retrofit-2": 0.3,
  "de-floor-sfh-1860-advanced": 0.23,
  "de-floor-sfh-1919-advanced": 0.23,
  "de-floor-sfh-1949-advanced": 0.23,
  "de-floor-sfh-1958-advanced": 0.24,
  "de-floor-sfh-1969-advanced": 0.21,
  "de-floor-sfh-1979-advanced": 0.2,
  "de-floor-sfh-1984-advanced": 0.19,
  "de-floor-sfh-1995-advanced": 0.16,
  "de-floor-sfh-2002-advanced": 0.16,
  "de-floor-sfh-2010-advanced": 0.11,
  "de-floor-sfh-before-1860-advanced-2": 0.26,
  "de-floor-sfh-1860-advanced-2": 0.24,
  "de-floor-sfh-1949-advanced-2": 0.24,
  "de-floor-sfh-1969-advanced-2": 0.23,
  "de-floor-mfh-before-1860-existing": 1.1,
  "de-floor-mfh-1860-existing": 1.07,
  "de-floor-mfh-1919-existing": 0.89,
  "de-floor-mfh-1949-existing": 1.75,
  "de-floor-mfh-1958-existing": 1.35,
  "de-floor-mfh-1969-existing": 0.88,
  "de-floor-mfh-1979-existing": 0.7,
  "de-floor-mfh-1984-existing": 0.52,
  "de-floor-mfh-1995-existing": 0.43,
  "de-floor-mfh-2002-existing": 0.36,
  "de-floor-mfh-2010-existing": 0.33,
  "de-floor-mfh-2016-existing": 0.26,
  "de-floor-mfh-before-1860-existing-2": 1.52,
  "de-floor-mfh-1919-existing-2": 1,
  "de-floor-mfh-before-1860-retrofit": 0.31,
  "de-floor-mfh-1860-retrofit": 0.31,
  "de-floor-mfh-1919-retrofit": 0.29,
  "de-floor-mfh-1949-retrofit": 0.37,
  "de-floor-mfh-1958-retrofit": 0.33,
  "de-floor-mfh-1969-retrofit": 0.29,
  "de-floor-mfh-1979-retrofit": 0.27,
  "de-floor-mfh-1984-retrofit": 0.25,
  "de-floor-mfh-1995-retrofit": 0.22,
  "de-floor-mfh-2002-retrofit": 0.2,
  "de-floor-mfh-2010-retrofit": 0.17,
  "de-floor-mfh-2016-retrofit": 0.11,
  "de-floor-mfh-before-1860-retrofit-2": 0.34,
  "de-floor-mfh-1919-retrofit-2": 0.3,
  "de-floor-mfh-before-1860-advanced": 0.23,
  "de-floor-mfh-1860-advanced": 0.23,
  "de-floor-mfh-1919-advanced": 0.22,
  "de-floor-mfh-1949-advanced": 0.26,
  "de-floor-mfh-1958-advanced": 0.24,
  "de-floor-mfh-1969-advanced": 0.23,
  "de-floor-mfh-1979-advanced": 0.2,
  "de-floor-mfh-1984-advanced": 0.18,
  "de-floor-mfh-1995-advanced": 0.17,
  "de-floor-mfh-2002-advanced": 0.17,
  "de-floor-mfh-2010-advanced": 0.11,
  "de-floor-mfh-2016-advanced": 0.11,
  "de-floor-mfh-before-1860-advanced-2": 0.24,
  "de-floor-mfh-1919-advanced-2": 0.23,
};

const rows = constructions();

describe("the U-value of a construction follows from its layers", () => {
  test("every construction is compared", () => {
    expect(Object.keys({ ...handbook, ...unitedStates, ...germany }).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
  });
  // The other program took the layers' resistances rounded to four decimals: up to 0.00025 m²·K/W in a sum of five.
  test.each(Object.entries(handbook))("%s: %d", (id, expected) => {
    const row = referenceRow(constructions(), id);
    expect(Math.abs(transmittance(constructionLayers(row.layers), row.films) - expected)).toBeLessThan(0.0005 + 0.00025 * expected ** 2);
  });
  // Materials that repeat the handbook's stand for the library's, whose conductivities differ by 0.1 %: 0.0004 m²·K/W in an assembly.
  test.each(Object.entries(unitedStates))("%s: %d", (id, expected) => {
    const row = referenceRow(constructions(), id);
    expect(Math.abs(transmittance(constructionLayers(row.layers), row.films) - expected)).toBeLessThan(0.0005 + 0.0004 * expected ** 2);
  });
  // Two decimals.
  test.each(Object.entries(germany))("%s: %d", (id, expected) => {
    const row = referenceRow(constructions(), id);
    expect(Math.abs(transmittance(constructionLayers(row.layers), row.films) - expected)).toBeLessThan(0.005 + 1e-9);
  });
});

describe("every construction", () => {
  test("that is common consists of common materials", () => {
    expect(commonConstructions().length).toBeGreaterThan(100);
    for (const each of commonConstructions()) expect(commonLayers(each), each.id).toEqual(constructionLayers(each.layers));
  });
  test("has a conduction time series that adds up to one", () => {
    for (const row of rows) {
      const { factors } = conductionTimeSeries(constructionLayers(row.layers), row.films);
      // The sum is one by definition; the transform leaves rounding.
      expect(
        factors.reduce((sum, factor) => sum + factor, 0),
        row.id,
      ).toBeCloseTo(1, 9);
    }
  });
  test("refuses a material that does not exist, and one without its thickness", () => {
    expect(() => constructionLayers([{ material: "brik", thickness: 0.1 }])).toThrow(/did you mean "brick"/);
    expect(() => constructionLayers([{ material: "brick" }])).toThrow(/thickness/);
  });
});

describe("every material", () => {
  test("has either its three properties or a resistance", () => {
    for (const row of materials()) {
      const properties = [row.conductivity, row.density, row.specificHeat].filter((value) => value !== undefined && value > 0).length;
      expect(properties === 3 ? row.resistance === undefined : properties === 0 && row.resistance! > 0, row.id).toBe(true);
    }
  });
  test("is as solids are: heat capacity of wood and plastics at most, conductivity between foam and copper", () => {
    for (const { id, conductivity, density, specificHeat } of materials()) {
      if (conductivity === undefined) continue;
      expect(conductivity > 0.018 && conductivity < 400, id).toBe(true);
      expect(specificHeat! >= 400 && specificHeat! <= 2000, id).toBe(true);
      // Heavy solids conduct: above 1500 kg/m³ nothing insulates.
      if (density! > 1500) expect(conductivity, id).toBeGreaterThan(0.3);
    }
  });
  test.each([
    // Resistances that the data sets print next to thickness and conductivity, m and m²·K/W.
    ["brick", 0.1016, 0.1142],
    ["gypsum-board", 0.0159, 0.0994],
    ["insulation-board", 0.0508, 1.6933],
    ["concrete-heavy", 0.2032, 0.1042],
    ["concrete-foam-640", 0.051, 0.255],
    ["douglas-fir", 0.025, 0.1773],
    ["sandstone-2240", 0.013, 0.0037],
    ["polyisocyanurate", 0.025, 1.25],
  ])("%s, %d m, has its resistance", (id, thickness, resistance) => {
    // Printed with four decimals.
    expect(Math.abs(thickness / referenceRow(materials(), id).conductivity! - resistance)).toBeLessThan(0.00005 + 1e-9);
  });
});

describe("every typical envelope", () => {
  test("is made of constructions that are there", () => {
    for (const { wall, roof, floor } of typicalEnvelopes()) {
      expect([wall, roof, floor].map((id) => referenceRow(constructions(), id).element)).toEqual(["wall", "roof", "floor"]);
    }
  });
  test.each([
    // U of wall, roof and floor by another program from the library's layers, three decimals; U and SHGC of the window as listed.
    ["us-before-1980-zone-1-mass", 1.053, 0.51, 2.089, 6.93, 0.54],
    ["us-2007-zone-5-metal-building", 0.551, 0.338, 0.205, 2.95, 0.4],
    ["us-2013-zone-4-steel-framed", 0.33, 0.177, 0.205, 2.73, 0.4],
    ["us-2019-zone-8-wood-framed", 0.176, 0.094, 0.147, 1.48, 0.4],
  ])("%s has the U-values %d, %d and %d", (name, wall, roof, floor, windowUValue, solar) => {
    const envelope = referenceRow(typicalEnvelopes(), name);
    for (const [id, expected] of [
      [envelope.wall, wall],
      [envelope.roof, roof],
      [envelope.floor, floor],
    ] as const) {
      const row = referenceRow(constructions(), id);
      expect(Math.abs(transmittance(constructionLayers(row.layers), row.films) - expected), id).toBeLessThan(
        0.0005 + 0.0004 * expected ** 2,
      );
    }
    expect([envelope.windowUValue, envelope.windowSolarHeatGainCoefficient]).toEqual([windowUValue, solar]);
  });
});
