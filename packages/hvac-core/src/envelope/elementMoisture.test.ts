import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "@tooling/testing/extent";
import {
  climateYear,
  condensationYear,
  elementMoisture,
  massPerArea,
  moistureProfile,
  vaporRetarderPerms,
  winterFilms,
  type MoistureInput,
} from "./index.ts";

const temperatures = [-3, -1, 4, 9, 14, 17, 19, 18, 14, 9, 4, -1];
const periods = climateYear({
  temperatures,
  relativeHumidities: temperatures.map(() => 0.8),
  insideTemperature: 20,
  indoor: { relativeHumidity: 0.5 },
});
const layers = fc.array(
  fc.record({
    resistance: fc.double({ min: 0.02, max: 4, noNaN: true }),
    equivalentThickness: fc.double({ min: 0.05, max: 20, noNaN: true }),
  }),
  { minLength: 1, maxLength: 4 },
);
const elements = layers.map((each): MoistureInput => ({ layers: each, films: winterFilms.wall, periods }));

describe("the moisture of an element", () => {
  test("has the temperature factor of the surface behind furniture in the profile of any period", () =>
    fc.assert(
      fc.property(elements, fc.integer({ min: 0, max: 11 }), (element, period) => {
        const { factor } = elementMoisture(element).surface;
        const profile = moistureProfile({ ...element, films: { ...element.films, inside: 0.25 } }, period);
        const outside = periods[period]!.outside.temperature;
        expect((profile.at(-1)!.temperature - outside) / (20 - outside)).toBeCloseTo(factor, 9);
      }),
      { numRuns: runs(40) },
    ));

  test("requires a retarder only if water condenses, and nothing condenses with it", () =>
    fc.assert(
      fc.property(elements, (element) => {
        const { year, retarder, criticalPeriod } = elementMoisture(element);
        if (year.outcome === "none") {
          expect(retarder).toBeUndefined();
          return;
        }
        expect(criticalPeriod).toBe(year.peak.period);
        if (retarder === undefined) return;
        const insulation = element.layers.indexOf(element.layers.reduce((best, each) => (each.resistance > best.resistance ? each : best)));
        const withRetarder = element.layers.toSpliced(insulation + 1, 0, { resistance: 0, equivalentThickness: retarder });
        expect(condensationYear({ ...element, layers: withRetarder }).outcome).toBe("none");
      }),
      { numRuns: runs(25) },
    ));

  test("never shows vapour above its saturation, and none condenses in a dry element", () =>
    fc.assert(
      fc.property(elements, fc.integer({ min: 0, max: 11 }), (element, period) => {
        const { year } = elementMoisture(element);
        for (const { vaporPressure, saturationPressure, rate } of moistureProfile(element, period)) {
          expect(vaporPressure).toBeLessThanOrEqual(saturationPressure * (1 + 1e-9));
          if (year.outcome === "none") expect(rate).toBeLessThanOrEqual(1e-14);
        }
      }),
      { numRuns: runs(40) },
    ));
});

test("the profile of a period that does not exist is refused", () => {
  const element: MoistureInput = { layers: [{ resistance: 1, equivalentThickness: 1 }], films: winterFilms.wall, periods };
  expect(() => moistureProfile(element, 0.7)).toThrow("period is 0.7; it must be a whole number");
  for (const period of [-1, 12, Number.NaN])
    expect(() => moistureProfile(element, period), String(period)).toThrow(/^period is .* between 0 and 11$/);
});

test("a perm is 57.2 ng/(s·m²·Pa): 0.1 perm is the permeance of 35 m of still air", () =>
  // ASTM E96: 1 perm (0 °C) is 5.72135e-11 kg/(Pa·s·m²).
  expect(vaporRetarderPerms(2e-10 / 5.72135e-12)).toBeCloseTo(0.1, 4));

test("mass adds up, whatever the order and the division into layers", () => {
  const brick = { thickness: 0.2, conductivity: 0.7, density: 1800, specificHeat: 900 };
  const half = { ...brick, thickness: 0.1 };
  expect(massPerArea([half, { resistance: 3 }, half])).toBeCloseTo(massPerArea([{ resistance: 3 }, brick]), 9);
});
