import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  concentrationAfter,
  concentrationsOverDay,
  dwellingVentilation,
  effectiveInfiltration,
  kitchenHoods,
  leakageThrough,
  purgeTime,
  simplifiedSystemEfficiency,
  tabulatedSystemEfficiency,
  zoneVentilationEfficiency,
} from "./index.ts";

const cfm = 0.3048 ** 3 / 60;
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe("a purge", () => {
  // CDC 2003, Table B.1: minutes for 99 and 99.9 %, printed whole.
  test.each([
    [2, 138, 207],
    [4, 69, 104],
    [6, 46, 69],
    [8, 35, 52],
    [10, 28, 41],
    [12, 23, 35],
    [15, 18, 28],
    [20, 14, 21],
    [50, 6, 8],
  ])("at %i air changes takes %i and %i minutes for 99 and 99.9 %%", (changes, hundredth, thousandth) => {
    const minutes = (to: number): number => purgeTime({ from: 1, to, supplied: 0, changes: changes / 3600 }) / 60;
    expect(Math.abs(minutes(0.01) - hundredth)).toBeLessThanOrEqual(0.51);
    expect(Math.abs(minutes(0.001) - thousandth)).toBeLessThanOrEqual(0.51);
  });

  test("ends where the decay has come to", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.01, noNaN: true }), fc.double({ min: 0.1, max: 30, noNaN: true }), (from, changes) => {
        const time = purgeTime({ from, to: 0.0008, supplied: 0.0004, changes: changes / 3600 });
        const space = { start: from, outdoor: 0.0004, source: 0, airflow: changes / 36, volume: 100 };
        expect(concentrationAfter(time, space)).toBeCloseTo(0.0008, 12);
      }),
    );
  });
});

describe("CO₂ over a day", () => {
  const days = fc.array(share, { minLength: 24, maxLength: 24 });

  test("follows the mass balance within each hour, and returns to where it began", () => {
    fc.assert(
      fc.property(days, fc.double({ min: 0.01, max: 20, noNaN: true }), (shares, perHour) => {
        const changes = perHour / 3600;
        const over = concentrationsOverDay({ shares, supplied: 0.0004, rise: 0.001, changes });
        for (const [hour, end] of over.entries()) {
          // A volume of 1000 m³ and a source that raises it by the rise in the end.
          const space = {
            start: over[(hour + 23) % 24]!,
            outdoor: 0.0004,
            source: shares[hour]! * 0.001 * changes * 1000,
            airflow: changes * 1000,
            volume: 1000,
          };
          expect(end).toBeCloseTo(concentrationAfter(3600, space), 12);
        }
      }),
    );
  });

  test("has the mean that the mean number of people gives, whatever the air changes: nothing is stored over a day", () => {
    // The mean of an hour is exact from its ends: d/dt C integrates to the difference.
    fc.assert(
      fc.property(days, fc.double({ min: 0.01, max: 20, noNaN: true }), (shares, perHour) => {
        const over = concentrationsOverDay({ shares, supplied: 0.0004, rise: 0.001, changes: perHour / 3600 });
        const means = over.map((end, hour) => 0.0004 + shares[hour]! * 0.001 - (end - over[(hour + 23) % 24]!) / perHour);
        const mean = means.reduce((sum, each) => sum + each, 0) / 24;
        expect(mean).toBeCloseTo(0.0004 + (0.001 * shares.reduce((sum, each) => sum + each, 0)) / 24, 10);
      }),
    );
  });

  test("of a space that gets its own air back is that by the outdoor air alone", () => {
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 24, maxLength: 24 }),
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        share,
        (shares, perHour, outdoor) => {
          fc.pre(outdoor > 0.01);
          const [changes, rise] = [perHour / 3600, 0.001];
          const alone = concentrationsOverDay({ shares, supplied: 0.0004, rise: rise / outdoor, changes: outdoor * changes });
          // The supply is the space's own air but for its outdoor share, and what it goes towards is that of the space.
          const back = (concentration: number): number => 0.0004 + (1 - outdoor) * (concentration - 0.0004);
          const supplied = {
            starts: alone.map((_, hour) => back(alone[(hour + 23) % 24]!)),
            towards: shares.map((each) => back(0.0004 + (each * rise) / outdoor)),
            changes: outdoor * changes,
          };
          const over = concentrationsOverDay({ shares, supplied, rise, changes });
          for (const [hour, end] of over.entries()) expect(end).toBeCloseTo(alone[hour]!, 11);
        },
      ),
    );
  });

  test("by a supply that changes as fast as the space is the limit of one that does not quite", () => {
    const by = (airChanges: number): number[] => {
      const supplied = {
        starts: Array<number>(24).fill(0.0004),
        towards: Array.from({ length: 24 }, (_, hour) => 0.0005 + hour * 1e-5),
        changes: airChanges,
      };
      return concentrationsOverDay({ shares: Array<number>(24).fill(0), supplied, rise: 0, changes: 1 / 3600 });
    };
    const [equalRates, nearlyEqualRates] = [by(1 / 3600), by(1.0000001 / 3600)];
    for (const [hour, end] of equalRates.entries()) expect(end).toBeCloseTo(nearlyEqualRates[hour]!, 10);
    // e^-1 of the difference is left of an hour each in the supply and in the space: f = e^-1, so that of the first hour 1 - 2/e arrive.
    const remaining = Math.exp(-1);
    expect(equalRates[0]).toBeCloseTo(0.0005 * (1 - remaining) - 0.0001 * remaining + equalRates[23]! * remaining, 12);
  });
});

describe("system ventilation efficiency", () => {
  test("by the simplified procedure is 0.66 at half of the people, and 0.75 from a diversity of 0.60 on", () => {
    expect(simplifiedSystemEfficiency(0.5)).toBeCloseTo(0.66, 12);
    expect(simplifiedSystemEfficiency(0.6)).toBe(0.75);
    expect(simplifiedSystemEfficiency(1)).toBe(0.75);
  });

  test.each([
    [0.15, 1],
    [0.25, 0.9],
    [0.35, 0.8],
    [0.45, 0.7],
    [0.55, 0.6],
  ])("by the table is as printed at %f", (fraction, efficiency) => {
    expect(tabulatedSystemEfficiency(fraction)).toBeCloseTo(efficiency, 12);
  });

  test("by Appendix A with a secondary path comes to that of one path where all air is primary", () => {
    fc.assert(
      fc.property(
        share,
        share,
        share,
        fc.double({ min: 0.5, max: 1.5, noNaN: true }),
        (averageFraction, zoneFraction, secondary, effectiveness) => {
          const zone = { averageFraction, zoneFraction, effectiveness };
          expect(zoneVentilationEfficiency({ ...zone, primaryFraction: 1, secondaryRecirculation: secondary })).toBeCloseTo(
            1 + averageFraction - zoneFraction,
            12,
          );
        },
      ),
    );
  });

  test("rises as more of the secondary air comes from the system", () => {
    const efficiencyAt = (secondaryRecirculation: number): number =>
      zoneVentilationEfficiency({ averageFraction: 0.2, zoneFraction: 0.5, primaryFraction: 0.5, secondaryRecirculation });
    // By hand with E_p 0.5 and E_z 1: F_a 0.5, 0.7, 1 and F_c 1; (F_a + 0.1 − 0.25)/F_a.
    expect(efficiencyAt(0)).toBeCloseTo(0.35 / 0.5, 12);
    expect(efficiencyAt(0.4)).toBeCloseTo(0.55 / 0.7, 12);
    expect(efficiencyAt(1)).toBeCloseTo(0.85, 12);
  });
});

describe("a dwelling", () => {
  test("of 2400 ft² with three bedrooms needs 102 cfm (Retrotec's primer)", () => {
    expect(dwellingVentilation(2400 * 0.3048 ** 2, 3, "inch-pound") / cfm).toBeCloseTo(102, 9);
  });

  // NREL's Standard Work Specifications, Table A-1, two decimals; a storey of 2.5 m.
  test.each([
    [1, 1],
    [1.5, 1.18],
    [2, 1.32],
    [2.5, 1.44],
    [3, 1.55],
  ])("of %f storeys has the height factor %f", (storeys, factor) => {
    expect(effectiveInfiltration(1, 1, 2.5 * storeys) / 0.052).toBeCloseTo(factor, 2);
  });
});

test("leakage follows the orifice equation at 4 Pa and its power beyond", () => {
  // Q = A √(2 Δp/ρ) with Δp = 4 Pa, ρ = 1.2 kg/m³.
  expect(leakageThrough(0.01, 4)).toBeCloseTo(0.01 * Math.sqrt(8 / 1.2), 12);
  expect(leakageThrough(0.01, 50) / leakageThrough(0.01, 4)).toBeCloseTo(12.5 ** 0.65, 12);
});

test("hoods need more air for heavier duty and for more open sides", () => {
  const rate = (id: string): number => kitchenHoods.find((row) => row.id === id)!.lengthRate;
  for (const style of ["wall", "single-island", "double-island"])
    for (const [light, heavy] of [
      ["light", "medium"],
      ["medium", "heavy"],
      ["heavy", "extra-heavy"],
    ] as const)
      expect(rate(`${style}-${light}`)).toBeLessThan(rate(`${style}-${heavy}`));
  for (const duty of ["light", "medium", "heavy", "extra-heavy"]) expect(rate(`wall-${duty}`)).toBeLessThan(rate(`single-island-${duty}`));
});
