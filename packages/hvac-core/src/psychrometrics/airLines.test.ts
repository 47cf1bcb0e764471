import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { airLine, airLineSpan, humidityLimit, moistAir, type AirArea, type AirLineQuantity } from "./index.ts";
import { humidityRatioFromWetBulb } from "./quantities/index.ts";

const usual: AirArea = { lowest: 0, highest: 50, maxHumidityRatio: 0.03, pressure: 101325 };

/** Charts with any inputs that the page allows. */
const anyArea: fc.Arbitrary<AirArea> = fc
  .record({
    lowest: fc.integer({ min: -40, max: 30 }),
    span: fc.integer({ min: 10, max: 60 }),
    maxHumidityRatio: fc.double({ min: 0.004, max: 0.12, noNaN: true }),
    pressure: fc.double({ min: 55000, max: 110000, noNaN: true }),
  })
  .map(({ lowest, span, maxHumidityRatio, pressure }) => ({ lowest, highest: lowest + span, maxHumidityRatio, pressure }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

const families: readonly AirLineQuantity[] = ["dryBulb", "humidityRatio", "relativeHumidity", "wetBulb", "enthalpy", "specificVolume"];

describe("lines of one value", () => {
  test("have that value in the engine along their length, and stay inside the chart", () => {
    fc.assert(
      fc.property(anyArea, fc.constantFrom(...families), share, (area, family, part) => {
        const [lowest, highest] = airLineSpan(area, family);
        const value = lowest + part * (highest - lowest);
        const { pressure } = area;
        for (const { dryBulb, humidityRatio } of airLine(area, family, value)) {
          expect(dryBulb).toBeGreaterThanOrEqual(area.lowest - 1e-9);
          expect(dryBulb).toBeLessThanOrEqual(area.highest + 1e-9);
          expect(humidityRatio * (1 - 1e-7)).toBeLessThanOrEqual(
            humidityLimit(area, Math.min(area.highest, Math.max(area.lowest, dryBulb))),
          );
          if (family === "wetBulb") {
            // Saturation is found by bisection, to about 1e-13 of the span of dry bulbs.
            expect(humidityRatio).toBeCloseTo(humidityRatioFromWetBulb(Math.max(dryBulb, value), value, pressure), 9);
          } else {
            const air = moistAir({ dryBulb, humidityRatio: humidityRatio * (1 - 1e-10), pressure });
            const scale = family === "enthalpy" ? 1e3 : family === "humidityRatio" ? 1e-3 : 1;
            expect(Math.abs(air[family] - value) / scale).toBeLessThan(2e-6);
          }
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test("end where the air is saturated or dry, or where the chart does", () => {
    const area = usual;
    const line = airLine(area, "wetBulb", 20);
    expect(line[0]!.dryBulb).toBeCloseTo(20, 9);
    expect(line.at(-1)!.dryBulb).toBeCloseTo(50, 9);
    expect(airLine(area, "enthalpy", 30_000).at(-1)!.humidityRatio).toBeCloseTo(0, 12);
    expect(airLine(area, "relativeHumidity", 1).at(-1)!.humidityRatio).toBeCloseTo(0.03, 12);
    expect(airLine(area, "humidityRatio", 0.01)[0]!.dryBulb).toBeCloseTo(moistAir({ dryBulb: 30, humidityRatio: 0.01 }).dewPoint, 6);
  });

  test("outside the chart are empty", () => {
    const area = usual;
    expect(airLine(area, "dryBulb", 60)).toEqual([]);
    expect(airLine(area, "humidityRatio", 0.05)).toEqual([]);
    expect(airLine(area, "enthalpy", 400_000)).toEqual([]);
    expect(airLine(area, "specificVolume", 0.5)).toEqual([]);
    expect(airLine(area, "wetBulb", -20)).toEqual([]);
  });

  test.each([
    ["dryBulb", -101, "°C"],
    ["dryBulb", 201, "°C"],
    ["humidityRatio", -1, "kg/kg"],
    ["humidityRatio", 11, "kg/kg"],
    ["relativeHumidity", -0.5, ""],
    ["relativeHumidity", 7, ""],
    ["wetBulb", 201, "°C"],
    ["enthalpy", 1e10, "J/kg"],
    ["specificVolume", -1, "m³/kg"],
  ] as const)("are refused for a value that no air has: %s %d %s", (quantity, value, unit) => {
    expect(() => airLine(usual, quantity, value)).toThrow(`${quantity} is ${value}${unit && ` ${unit}`}; it must lie between`);
    expect(() => airLine(usual, quantity, Number.NaN)).toThrow(`${quantity} is NaN`);
  });
});
