import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  airCushionTank,
  diaphragmTank,
  expansionVessel,
  linearExpansion,
  minimumPipeInsulation,
  requiredKv,
  standardKv,
  valvePressureDrop,
} from "./index.ts";

const gallon = 231 * 0.0254 ** 3;
const psi = (0.45359237 * 9.80665) / 0.0254 ** 2;
const fahrenheit = (degrees: number): number => (degrees - 32) / 1.8;

describe("expansion tanks", () => {
  /** ASHRAE's example: 3000 gal, 40 to 220 °F (0.01602 and 0.01677 ft³/lb), steel, 24.7 and 39.7 psia, atmosphere of 14.7 psia. */
  const handbook = {
    systemVolume: 3000 * gallon,
    coldDensity: 1 / 0.01602,
    hotDensity: 1 / 0.01677,
    temperatureRise: 100,
    linearExpansion: linearExpansion.steel,
    fillPressure: 24.7 * psi,
    maxPressure: 39.7 * psi,
  };
  // The specific volumes are in ft³/lb; only their ratio matters, so any density unit will do within the range.
  const inSI = { ...handbook, coldDensity: (1 / 0.01602) * 16.018463, hotDensity: (1 / 0.01677) * 16.018463 };

  test("are those of the handbook's example: 578 gal with air on the water, 344 gal with a diaphragm", () => {
    // Printed whole.
    expect(Math.abs(airCushionTank(inSI, 14.7 * psi).volume / gallon - 578)).toBeLessThan(0.5);
    expect(Math.abs(diaphragmTank(inSI).volume / gallon - 344)).toBeLessThan(0.5);
  });

  test("obey Boyle's law: the air at the fill pressure fills the tank, and at the highest what the water leaves of it", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fc.double({ min: 1.01, max: 10, noNaN: true }),
        fc.double({ min: 900, max: 999, noNaN: true }),
        (systemVolume, rise, hotDensity) => {
          const { expansion, volume } = diaphragmTank({
            ...inSI,
            systemVolume,
            coldDensity: 1000,
            hotDensity,
            linearExpansion: 0,
            maxPressure: inSI.fillPressure * rise,
          });
          expect((inSI.fillPressure * volume) / (volume - expansion) / (inSI.fillPressure * rise)).toBeCloseTo(1, 9);
          expect(expansion).toBeCloseTo(systemVolume * (1000 / hotDensity - 1), 9);
        },
      ),
    );
  });

  test("with a reserve hold it in addition: a fifth of a small vessel, half a percent of a large system, 3 L in between", () => {
    const vessel = (systemVolume: number) => expansionVessel({ ...inSI, systemVolume, maxPressure: 3 * inSI.fillPressure });
    for (const systemVolume of [0.001, 0.05, 0.1, 0.5, 2, 50]) {
      const { expansion, reserve, volume } = vessel(systemVolume);
      expect((volume - expansion - reserve) / volume).toBeCloseTo(1 / 3, 9);
      if (volume <= 0.015) expect(reserve).toBeCloseTo(volume / 5, 12);
      else expect(reserve).toBeCloseTo(Math.max(0.003, 0.005 * systemVolume), 12);
    }
  });

  test("with a reserve obey Boyle's law from the empty vessel over the filled to the hot system", () => {
    for (const systemVolume of [0.001, 0.05, 0.1, 0.5, 2, 50]) {
      const input = { ...inSI, systemVolume, maxPressure: 3 * inSI.fillPressure };
      const { expansion, reserve, volume, initialPressure } = expansionVessel(input);
      const gas = input.fillPressure * volume;
      expect((initialPressure * (volume - reserve)) / gas).toBeCloseTo(1, 9);
      expect((input.maxPressure * (volume - reserve - expansion)) / gas).toBeCloseTo(1, 9);
    }
  });

  test("for water that does not expand have no volume, and refuse a pressure that does not rise", () => {
    expect(diaphragmTank({ ...inSI, hotDensity: inSI.coldDensity }).volume).toBe(0);
    expect(() => diaphragmTank({ ...inSI, maxPressure: inSI.fillPressure })).toThrow(/above the fill pressure/);
  });
});

describe("insulation by the energy standard", () => {
  const inInches = (thickness: number): number => Number((thickness / 0.0254).toPrecision(12));
  const minimumThickness = (degrees: number, inches: number, conductivity = 0.036): number =>
    inInches(
      minimumPipeInsulation({ temperature: fahrenheit(degrees), nominalSize: inches * 0.0254, outsideDiameter: 0.06, conductivity }),
    );

  test("is as tabulated, by temperature and size", () => {
    expect([0.5, 1, 1.5, 4, 8].map((size) => minimumThickness(44, size))).toEqual([0.5, 0.5, 1, 1, 1]);
    expect([0.5, 1, 1.5, 4, 8].map((size) => minimumThickness(39, size))).toEqual([0.5, 1, 1, 1, 1.5]);
    expect([0.5, 1, 1.5, 4, 8].map((size) => minimumThickness(140, size))).toEqual([1, 1, 1.5, 1.5, 1.5]);
    expect([0.5, 1, 1.5, 4, 8].map((size) => minimumThickness(180, size))).toEqual([1.5, 1.5, 2, 2, 2]);
    expect([0.5, 1, 1.5, 4, 8].map((size) => minimumThickness(240, size))).toEqual([2.5, 2.5, 2.5, 3, 3]);
    expect([60.001, 85, 104.999].map((degrees) => minimumThickness(degrees, 2))).toEqual([0, 0, 0]);
    expect([60, 105].map((degrees) => minimumThickness(degrees, 2))).toEqual([1, 1.5]);
  });

  test("takes DN sizes as the inch sizes that they equal", () => {
    const dn = (millimetres: number): number =>
      inInches(minimumPipeInsulation({ temperature: 80, nominalSize: millimetres / 1000, outsideDiameter: 0.06, conductivity: 0.03 }));
    expect([25, 32, 40, 80, 100, 200].map(dn)).toEqual([1.5, 1.5, 2, 2, 2, 2]);
  });

  test("of a better conductor has the same resistance: that is the standard's formula", () => {
    const conductivity = 0.06;
    const thickness = minimumThickness(180, 2, conductivity) * 0.0254;
    const resistance = (s: number, k: number): number => Math.log((0.03 + s) / 0.03) / k;
    expect(resistance(thickness, conductivity)).toBeCloseTo(resistance(2 * 0.0254, 0.29 * 0.1442279), 6);
  });
});

describe("Kv of the series", () => {
  test("is the next one below, in every decade", () => {
    expect([0.1, 0.159, 0.16, 1, 1.59, 2.49, 3.9, 5, 6.3, 9.99, 10, 15.9, 630].map(standardKv)).toEqual([
      0.1, 0.1, 0.16, 1, 1, 1.6, 2.5, 4, 6.3, 6.3, 10, 10, 630,
    ]);
  });

  test("keeps at least the pressure drop asked for, and less than 2.6 times it", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-5, max: 1, noNaN: true }), fc.double({ min: 1000, max: 1e5, noNaN: true }), (flow, drop) => {
        const got = valvePressureDrop(flow, standardKv(requiredKv(flow, drop, 998)), 998);
        expect(got).toBeGreaterThan(drop * (1 - 1e-8));
        // Steps of the series are 1.6 at most.
        expect(got).toBeLessThan(drop * 1.6 ** 2 * (1 + 1e-8));
      }),
    );
  });
});
