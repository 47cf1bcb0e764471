import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  classVaporPressure,
  climateYear,
  condensationYear,
  surfaceHumidity,
  surfaceSaturationPressure,
  vaporProfile,
  vaporRetarder,
  type ClimatePeriod,
  type VaporLayer,
} from "./index.ts";

const layer = (thickness: number, conductivity: number, mu: number): VaporLayer => ({
  resistance: thickness / conductivity,
  equivalentThickness: thickness * mu,
});
const films = { outside: 0.04, inside: 0.25 };
/** German winter of the period method, 90 days. */
const winter = { outside: { temperature: -5, vaporPressure: 321 }, inside: { temperature: 20, vaporPressure: 1168 } };
const periods: readonly ClimatePeriod[] = [{ days: 90, ...winter }];
/** Lehrbuch der Bauphysik, Tab. 13.5, from the outside, without its retarder of 2 m. */
const [outerBoard, wool, innerBoard] = [layer(0.019, 0.127, 100), layer(0.16, 0.04, 1), layer(0.019, 0.127, 50)] as const;
const wall = [outerBoard, wool, innerBoard];
const isDry = (layers: readonly VaporLayer[]): boolean => condensationYear({ layers, films, periods }).outcome === "none";
const withRetarder = (equivalentThickness: number): readonly VaporLayer[] => [
  outerBoard,
  wool,
  { resistance: 0, equivalentThickness },
  innerBoard,
];

describe("the minimum vapour retarder", () => {
  test("keeps the inner side so tight that the outer plane stays below saturation: (p_i − p_sat)/s_d,i ≤ (p_sat − p_e)/s_d,e", () => {
    // The plane outside of the wool has the temperature of the steady profile, and 1.9 m of the outer board before it.
    const total = films.outside + films.inside + wall.reduce((sum, { resistance }) => sum + resistance, 0);
    const temperature = -5 + (25 * (films.outside + outerBoard.resistance)) / total;
    const saturation = surfaceSaturationPressure(temperature);
    const required = (1.9 * (1168 - saturation)) / (saturation - 321) - wool.equivalentThickness - innerBoard.equivalentThickness;
    const retarder = vaporRetarder({ layers: wall, films, periods })!;
    // The search ends within 5 % above it.
    expect(retarder / required).toBeGreaterThanOrEqual(1 - 1e-9);
    expect(retarder / required).toBeLessThan(1.05);
    // The published retarder of 2 m does not suffice: its wall condenses.
    expect(retarder).toBeGreaterThan(2);
    expect(vaporProfile({ layers: withRetarder(2), films, ...winter, notionalResistance: 100 }).planes.some(({ rate }) => rate > 0)).toBe(
      true,
    );
  });

  test("leaves the wall dry, and a thinner one does not, for any insulation", () =>
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 40 }), fc.integer({ min: 5, max: 400 }), (centimeters, mu) => {
        const layers = [layer(0.02, 0.13, mu), layer(centimeters / 100, 0.04, 1), layer(0.0125, 0.25, 8)];
        const retarder = vaporRetarder({ layers, films, periods });
        if (retarder === 0 || retarder === undefined) return expect(isDry(layers)).toBe(retarder === 0);
        const dry = (equivalentThickness: number): boolean => isDry(layers.toSpliced(2, 0, { resistance: 0, equivalentThickness }));
        expect(dry(retarder)).toBe(true);
        expect(dry(retarder / 1.06)).toBe(false);
      }),
      { numRuns: runs(25) },
    ));

  test("is zero for a dry wall, and undefined where the room is colder than outdoors in a damp climate", () => {
    expect(vaporRetarder({ layers: [layer(0.2, 0.5, 10)], films, periods })).toBe(0);
    const reversed = [{ days: 90, outside: { temperature: 30, vaporPressure: 4000 }, inside: { temperature: 5, vaporPressure: 600 } }];
    expect(vaporRetarder({ layers: wall, films, periods: reversed })).toBeUndefined();
  });
});

describe("the months of a year", () => {
  const temperatures = [-3, -1, 4, 9, 14, 17, 19, 18, 14, 9, 4, -1];
  const climate = { temperatures, relativeHumidities: temperatures.map(() => 0.8), insideTemperature: 20 };

  test("have 365 days, and the humidity that is given", () => {
    const months = climateYear({ ...climate, indoor: { relativeHumidity: 0.5 } });
    expect(months.reduce((sum, { days }) => sum + days, 0)).toBe(365);
    months.forEach(({ outside, inside }, month) => {
      expect(outside.temperature).toBe(temperatures[month]);
      expect(outside.vaporPressure / surfaceSaturationPressure(outside.temperature)).toBeCloseTo(0.8, 12);
      expect(inside.vaporPressure / surfaceSaturationPressure(20)).toBeCloseTo(0.5, 12);
    });
  });

  test("have the vapour pressures that their humidities are calculated from", () => {
    const vaporPressures = [380, 410, 520, 700, 1010, 1300, 1500, 1480, 1200, 880, 600, 440];
    const relativeHumidities = temperatures.map((temperature, month) =>
      surfaceHumidity({ temperature, vaporPressure: vaporPressures[month]! }),
    );
    for (const [month, { outside }] of climateYear({ ...climate, relativeHumidities, indoor: { relativeHumidity: 0.5 } }).entries())
      expect(outside.vaporPressure).toBeCloseTo(vaporPressures[month]!, 9);
  });

  test("have the excess of a class over the air outdoors", () => {
    for (const humidityClass of [1, 2, 3, 4] as const)
      for (const { outside, inside } of climateYear({ ...climate, indoor: { humidityClass } }))
        expect(inside.vaporPressure).toBe(classVaporPressure(humidityClass, outside));
  });

  test("are refused unless they are twelve", () =>
    expect(() => climateYear({ ...climate, temperatures: [1], indoor: { relativeHumidity: 0.5 } })).toThrow("temperatures.length"));
});
