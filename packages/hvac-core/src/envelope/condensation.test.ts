import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  airPermeability,
  condensationYear,
  surfaceSaturationPressure,
  vaporProfile,
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
/** Interfaces alone, as the published examples count them. */
const byInterface = { films, ...winter, notionalResistance: 100 };
const ninetyDays = 7776e3;

describe("published examples", () => {
  // Lehrbuch der Bauphysik, Tab. 13.5, from the outside; its temperatures are printed to a tenth, pressures taken from a table at these.
  const timberWall = [layer(0.019, 0.127, 100), layer(0.16, 0.04, 1), { resistance: 0, equivalentThickness: 2 }, layer(0.019, 0.127, 50)];

  test("a timber wall condenses 3.48e-8 kg/(m²·s) at its outer board, 0.27 kg/m² in 90 days", () => {
    const { planes } = vaporProfile({ layers: timberWall, ...byInterface });
    const wet = planes.filter(({ rate }) => rate > 0);
    expect(wet).toHaveLength(1);
    expect(wet[0]!.equivalentThickness).toBeCloseTo(1.9, 9);
    expect(Math.abs(wet[0]!.temperature - -4)).toBeLessThan(0.05);
    // The printed -4.0 °C may be off by 0.05 K, which is 1.8 Pa there and 0.4 % of the rate; the table of pressures adds as much.
    expect(Math.abs(wet[0]!.rate / 3.48e-8 - 1)).toBeLessThan(0.01);
    expect((wet[0]!.rate * ninetyDays).toFixed(2)).toBe("0.27");
  });

  test("and evaporates 8.48e-8 kg/(m²·s) in summer, at 1700 Pa between airs of 1200 Pa", () => {
    // The plane at s_d 1.9 of 5.01 m. The temperature at which 1700 Pa saturate holds on both sides, so that this is its pressure.
    const air = { temperature: 14.96, vaporPressure: 1200 };
    const pressure = surfaceSaturationPressure(14.96);
    expect(Math.abs(pressure - 1700)).toBeLessThan(1);
    const wetWall = condensationYear({
      layers: timberWall,
      films,
      notionalResistance: 100,
      periods: [
        { days: 90, ...winter },
        { days: 1, outside: air, inside: air },
      ],
    });
    // From two planes of pressure: δ·500·(1/1.9 + 1/3.11).
    expect(Math.abs(-wetWall.periods[1]!.changes[0]! / 86400 / 8.48e-8 - 1)).toBeLessThan(0.005);
  });

  test("a flat roof condenses 4.078e-9 kg/(m²·s) under its membrane", () => {
    const roof = [
      { resistance: 0, equivalentThickness: 600 },
      layer(0.14, 0.04, 30),
      { resistance: 0, equivalentThickness: 20 },
      layer(0.18, 2.1, 70),
    ];
    const { planes } = vaporProfile({ layers: roof, ...byInterface });
    const total = planes.reduce((sum, { rate }) => sum + rate, 0);
    // Printed with pressures at temperatures of a tenth of a kelvin.
    expect(Math.abs(total / 4.078e-9 - 1)).toBeLessThan(0.01);
  });

  test("a wall insulated on both sides condenses in two planes, 0.783 and 0.089 kg/m² (DIN 4108-3, Annex B)", () => {
    const wall = [layer(0.008, 1, 150), layer(0.06, 0.035, 25), layer(0.3, 0.79, 10), layer(0.08, 0.04, 2), layer(0.0125, 0.21, 8)];
    const year = condensationYear({
      layers: wall,
      films,
      notionalResistance: 100,
      periods: [
        { days: 90, ...winter },
        { days: 90, outside: { temperature: 12, vaporPressure: 981.6 }, inside: { temperature: 12, vaporPressure: 981.6 } },
      ],
    });
    expect(year.places.map(({ equivalentThickness }) => equivalentThickness.toFixed(2))).toEqual(["1.20", "5.70"]);
    const [outer, inner] = year.periods[0]!.amounts as [number, number];
    // The example goes on with rounded temperatures and pressures, 0.4 % of its result.
    expect(Math.abs(inner / 0.783 - 1)).toBeLessThan(0.01);
    expect(Math.abs(inner + outer - 0.872)).toBeLessThan(0.009);
    // Both dry within the 90 days of summer: 2.61 kg/m² could leave the inner one.
    expect(year.outcome).toBe("evaporates");
  });

  test("a brick wall of a Spanish program condenses 31.4 g/m² in 30 days", () => {
    const resistances = [0.16491754, 0.02439024, 0.8, 0.06741573, 0.01754386];
    const thicknesses = [1.1, 0.1, 0.6, 0.3, 0.06];
    const { planes } = vaporProfile({
      layers: resistances.map((resistance, index) => ({ resistance, equivalentThickness: thicknesses[index]! })),
      films: { outside: 0.04, inside: 0.13 },
      outside: { temperature: 5, vaporPressure: 836.98994 },
      inside: { temperature: 20, vaporPressure: 1285.32313 },
      notionalResistance: 100,
    });
    const grams = planes.reduce((sum, { rate }) => sum + rate, 0) * 2592e3 * 1000;
    // The program does not let the string run below saturation at every plane it passes; its sum is that of all of them.
    expect(Math.abs(grams / 31.39753 - 1)).toBeLessThan(1e-6);
  });
});

const anyLayers = fc.array(
  fc.record({
    resistance: fc.double({ min: 0, max: 4, noNaN: true }),
    equivalentThickness: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 30, noNaN: true })),
  }),
  { minLength: 1, maxLength: 6 },
);
const air = fc
  .tuple(fc.double({ min: -20, max: 30, noNaN: true }), fc.double({ min: 0.1, max: 0.95, noNaN: true }))
  .map(([temperature, humidity]) => ({ temperature, vaporPressure: humidity * surfaceSaturationPressure(temperature) }));
const year = fc
  .array(fc.record({ outside: air, inside: air }), { minLength: 12, maxLength: 12 })
  .map((months): ClimatePeriod[] => months.map((month) => ({ ...month, days: 30 })));
const resisting = (layers: readonly VaporLayer[]): boolean => layers.some(({ equivalentThickness }) => equivalentThickness > 0.01);

describe("laws", () => {
  test("between identical air on both sides nothing condenses", () => {
    fc.assert(
      fc.property(anyLayers.filter(resisting), air, (layers, both) => {
        const { planes } = vaporProfile({ layers, films, outside: both, inside: both });
        expect(planes.every(({ rate }) => Math.abs(rate) < 1e-18)).toBe(true);
      }),
    );
  });

  test("no pressure exceeds saturation, and what flows in less what flows out stays", () => {
    fc.assert(
      fc.property(anyLayers.filter(resisting), air, air, (layers, outside, inside) => {
        const { planes } = vaporProfile({ layers, films, outside, inside });
        for (const plane of planes) expect(plane.vaporPressure).toBeLessThanOrEqual(plane.saturationPressure * (1 + 1e-9));
        const ends = planes.filter((plane, index) => index === 0 || plane.equivalentThickness > planes[index - 1]!.equivalentThickness);
        const flux = ends
          .slice(1)
          .map(
            (plane, index) =>
              (airPermeability * (plane.vaporPressure - ends[index]!.vaporPressure)) /
              (plane.equivalentThickness - ends[index]!.equivalentThickness),
          );
        const stays = planes.reduce((sum, { rate }) => sum + rate, 0);
        // Pressures of some 1000 Pa carry 1e-13 of rounding, over a centimetre of air 1e-18 kg/(m²·s).
        expect(Math.abs(flux.at(-1)! - flux[0]! - stays)).toBeLessThan(1e-6 * Math.max(...flux.map(Math.abs)) + 1e-16);
      }),
    );
  });

  test("reversed together with the air on both sides, an element condenses as much in the same planes", () => {
    fc.assert(
      fc.property(anyLayers.filter(resisting), air, air, (layers, outside, inside) => {
        const original = vaporProfile({ layers, films, outside, inside });
        const turned = vaporProfile({
          layers: layers.toReversed(),
          films: { outside: films.inside, inside: films.outside },
          outside: inside,
          inside: outside,
        });
        const total = (planes: typeof original.planes): number => planes.reduce((sum, { rate }) => sum + rate, 0);
        expect(Math.abs(total(original.planes) - total(turned.planes))).toBeLessThan(1e-9 * (1e-6 + total(original.planes)));
      }),
    );
  });

  test("a year's changes add up to what is left, and no place holds less than nothing", () => {
    fc.assert(
      fc.property(anyLayers.filter(resisting), year, (layers, periods) => {
        const year = condensationYear({ layers, films, periods });
        expect(year.periods.map(({ period }) => period).toSorted((a, b) => a - b)).toEqual(periods.map((_, index) => index));
        const changes = year.periods.flatMap((each) => each.changes).reduce((sum, change) => sum + change, 0);
        expect(Math.abs(changes - year.remaining)).toBeLessThan(1e-9 * (1 + year.peak.amount));
        for (const each of year.periods) for (const amount of each.amounts) expect(amount).toBeGreaterThanOrEqual(0);
        expect(year.peak.amount).toBeGreaterThanOrEqual(year.remaining);
      }),
      { numRuns: runs(30) },
    );
  });

  test("it does not matter in which month the year is handed in", () => {
    fc.assert(
      fc.property(anyLayers.filter(resisting), year, fc.integer({ min: 1, max: 11 }), (layers, periods, shift) => {
        const original = condensationYear({ layers, films, periods });
        const shifted = condensationYear({ layers, films, periods: [...periods.slice(shift), ...periods.slice(0, shift)] });
        fc.pre(original.outcome !== "remains" && shifted.outcome !== "remains");
        expect(Math.abs(original.peak.amount - shifted.peak.amount)).toBeLessThan(1e-7 * (1 + original.peak.amount));
      }),
      { numRuns: runs(30) },
    );
  });

  test("a tighter vapour retarder inside never lets more condense in winter", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 50, noNaN: true }), fc.double({ min: 0, max: 50, noNaN: true }), (retarder, more) => {
        const wall = (equivalentThickness: number): VaporLayer[] => [
          layer(0.02, 1, 40),
          layer(0.14, 0.04, 1),
          { resistance: 0, equivalentThickness },
        ];
        const condensed = (equivalentThickness: number): number =>
          vaporProfile({ layers: wall(equivalentThickness), films, ...winter }).planes.reduce((sum, { rate }) => sum + rate, 0);
        expect(condensed(retarder + more)).toBeLessThanOrEqual(condensed(retarder) + 1e-20);
      }),
    );
  });
});

describe("edges", () => {
  test("a wall that lets nothing out keeps what it takes in", () => {
    const periods = Array.from({ length: 12 }, (): ClimatePeriod => ({ days: 30, ...winter }));
    const year = condensationYear({ layers: [{ resistance: 0, equivalentThickness: 1500 }, layer(0.1, 0.04, 1)], films, periods });
    expect(year.outcome).toBe("remains");
    expect(year.remaining).toBe(year.peak.amount);
  });

  test("a room beyond saturation wets the surface, and the profile says so", () => {
    const { surfaceCondensation } = vaporProfile({
      layers: [layer(0.2, 2, 100)],
      films,
      outside: winter.outside,
      inside: { temperature: 20, vaporPressure: 2300 },
    });
    expect(surfaceCondensation).toBe(true);
  });

  test("layers that let all vapour through are refused", () => {
    expect(() => vaporProfile({ layers: [{ resistance: 1, equivalentThickness: 0 }], films, ...winter })).toThrow("equivalent thickness");
  });
});
