import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { OutOfRangeError } from "../refusals/errors.ts";
import {
  affinityPowerRatio,
  balanceTemperature,
  binEnergy,
  degreeDayEnergy,
  degreeDays,
  degreeDaysFromMonthlyMean,
  fanPowerRatio,
  integratedEnergyEfficiency,
  seasonalRatings2023,
  integratedPartLoadValue,
  machineState,
  monthlyNeed,
  operationalCarbon,
  temperatureBins,
  totalEquivalentWarmingImpact,
  utilisationFactor,
} from "./index.ts";

const cases = readReference("loads_examples").cases;
const kilowattHour = 3.6e6;
const temperature = fc.double({ min: -30, max: 40, noNaN: true });

describe("degree days", () => {
  test.each(cases.filter(({ id }) => id.startsWith("degree_day_normal_model")))("$id", ({ in: input, out }) => {
    const month = { mean: input["monthly_mean_C"]!, deviation: input["std_of_daily_mean_K"]!, days: input["days"]! };
    const { heating, cooling } = degreeDaysFromMonthlyMean(month, input["base_C"]!);
    // The same integral of the normal distribution; nine digits are printed.
    expect(heating / out["hdd_Kday"]!).toBeCloseTo(1, 7);
    expect(cooling / out["cdd_Kday"]!).toBeCloseTo(1, 7);
  });
  test("a day of 55 °F has 10 °F·d to the base of 65 °F, as the US weather service counts", () => {
    const celsius = (fahrenheit: number) => (fahrenheit - 32) / 1.8;
    expect(degreeDays([celsius(55)], celsius(65)).heating * 1.8).toBeCloseTo(10, 12);
  });
  test("heating less cooling degree days is the mean difference times the days, for any record and any base", () => {
    fc.assert(
      fc.property(fc.array(temperature, { minLength: 1, maxLength: 100 }), temperature, (record, base) => {
        const { heating, cooling } = degreeDays(record, base);
        expect(heating - cooling).toBeCloseTo(
          record.reduce((sum, t) => sum + base - t, 0),
          8,
        );
        expect(Math.min(heating, cooling)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  test("a normal month has the degree days of a long record of normally distributed days", () => {
    // Quantiles of a normal distribution in steps of a thousandth of the standard deviation, weighted by the density.
    const [mean, deviation, base] = [8, 4, 12];
    let expected = 0;
    for (let z = -8; z <= 8; z += 0.001) expected += Math.max(0, base - mean - deviation * z) * Math.exp((-z * z) / 2) * 0.001;
    expected *= 30 / Math.sqrt(2 * Math.PI);
    // The sum's own step error.
    expect(Math.abs(degreeDaysFromMonthlyMean({ mean, deviation, days: 30 }, base).heating - expected)).toBeLessThan(1e-3);
  });
  test("the two branches of the tail meet", () => {
    const degreeDaysAt = (z: number) => degreeDaysFromMonthlyMean({ mean: 0, deviation: 1, days: 1 }, -z).heating;
    expect(degreeDaysAt(2.5 + 1e-9) / degreeDaysAt(2.5 - 1e-9)).toBeCloseTo(1, 7);
  });
  test("the balance temperature makes losses and gains equal, and the energy counts each degree day once", () => {
    expect(400 * (21 - balanceTemperature({ indoor: 21, gains: 2000, lossCoefficient: 400 }))).toBeCloseTo(2000, 9);
    expect(degreeDayEnergy({ lossCoefficient: 1000, degreeDays: 1, efficiency: 1 }) / kilowattHour).toBeCloseTo(24, 12);
  });
});

describe("bins", () => {
  test("hold every hour once, in order", () => {
    fc.assert(
      fc.property(fc.array(temperature, { minLength: 1, maxLength: 500 }), (record) => {
        const bins = temperatureBins(record, 3);
        expect(bins.reduce((sum, bin) => sum + bin.hours, 0)).toBe(record.length);
        bins.forEach((bin, index) => index > 0 && expect(bin.temperature).toBeGreaterThan(bins[index - 1]!.temperature));
      }),
    );
  });
  test("with a constant COP and enough capacity the bin method is the degree-hour method", () => {
    const bins = [-10, -5, 0, 5, 10, 15, 20].map((t, index) => ({ temperature: t, hours: 100 * (index + 1) }));
    const result = binEnergy({
      bins,
      mode: "heating",
      lossCoefficient: 250,
      balanceTemperature: 16,
      capacity: () => 1e5,
      performance: () => 3,
    });
    const record = bins.flatMap((bin) => Array<number>(bin.hours).fill(bin.temperature));
    const hours = degreeDays(record, 16, 1 / 24).heating;
    expect(result.input).toBeCloseTo(degreeDayEnergy({ lossCoefficient: 250, degreeDays: hours, efficiency: 3 }), 0);
    expect(result.remaining).toBe(0);
  });
  test("the load that the plant cannot meet is left over, and met and left-over load make the total", () => {
    const bins = [{ temperature: -10, hours: 10 }];
    const result = binEnergy({
      bins,
      mode: "heating",
      lossCoefficient: 1000,
      balanceTemperature: 15,
      capacity: (t) => 15_000 + 200 * t,
      performance: () => 2,
    });
    expect(result.bins[0]).toMatchObject({ load: 25_000, met: 13_000, remaining: 12_000, power: 6500 });
    expect(result.load).toBe(25_000 * 36_000);
  });
  test("cycling costs 1 over 1 − C_d·(1 − PLR)", () => {
    const bins = [{ temperature: 30, hours: 1 }];
    const run = (degradation: number) =>
      binEnergy({
        bins,
        mode: "cooling",
        lossCoefficient: 500,
        balanceTemperature: 20,
        capacity: () => 10_000,
        performance: () => 4,
        degradation,
      }).input;
    expect(run(0.25) / run(0)).toBeCloseTo(1 / (1 - 0.25 * 0.5), 12);
  });
});

describe("monthly method", () => {
  test("the utilisation factor is continuous through 1, 1 without gains, and never uses more than there is", () => {
    for (const a of [1, 2, 5.5, 20]) {
      // η = a/(a+1)·(1 − (γ−1)/2 + …) to first order: no digits are lost near γ = 1.
      for (const off of [-1e-7, -1e-10, 1e-10, 1e-7])
        expect(Math.abs(utilisationFactor(1 + off, a) - (a / (a + 1)) * (1 - off / 2))).toBeLessThan(1e-13 * (1 + a));
      expect(utilisationFactor(1, a)).toBeCloseTo(a / (a + 1), 12);
      expect(utilisationFactor(0, a)).toBe(1);
      // Much gain: only what is lost can be used.
      expect(utilisationFactor(1e5, a) * 1e5).toBeCloseTo(1, 4);
    }
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e3, noNaN: true }), fc.double({ min: 0.1, max: 100, noNaN: true }), (ratio, a) => {
        const factor = utilisationFactor(ratio, a);
        expect(factor).toBeLessThanOrEqual(1 + 1e-12);
        expect(factor * ratio).toBeLessThanOrEqual(1 + 1e-9);
        expect(factor).toBeGreaterThan(0);
      }),
    );
  });
  const zone = { lossCoefficient: 200, gains: 1500, outdoor: 5, heatingSetPoint: 20, coolingSetPoint: 26, heatCapacity: 3e7, days: 30 };
  test("a time constant of 15 h makes the exponent 2", () => {
    // γ = 1500/(200·15) = 0.5: (1 − γ²)/(1 − γ³) = 0.75/0.875.
    const need = monthlyNeed({ ...zone, heatCapacity: 200 * 3600 * 15 });
    expect(need.timeConstant).toBeCloseTo(15, 12);
    expect(need.gainUtilisation).toBeCloseTo(6 / 7, 12);
  });
  test("an infinitely heavy building uses all gains up to the losses, a weightless one fewer", () => {
    const heavy = monthlyNeed({ ...zone, heatCapacity: 1e13 });
    expect(heavy.heating).toBeCloseTo((200 * 15 - 1500) * 30 * 86_400, -3);
    expect(monthlyNeed({ ...zone, heatCapacity: 1e6 }).heating).toBeGreaterThan(heavy.heating);
  });
  test("needs are never negative and never less than the balance of the month", () => {
    const [anyGains, anyCapacity] = [fc.double({ min: 0, max: 2e4, noNaN: true }), fc.double({ min: 1e6, max: 1e9, noNaN: true })];
    fc.assert(
      fc.property(fc.double({ min: -30, max: 45, noNaN: true }), anyGains, anyCapacity, (outdoor, gains, heatCapacity) => {
        const need = monthlyNeed({ ...zone, outdoor, gains, heatCapacity });
        const seconds = 30 * 86_400;
        const slack = 1e-6 * (gains + 200 * 75) * seconds;
        expect(need.heating).toBeGreaterThanOrEqual(Math.max(0, (200 * (20 - outdoor) - gains) * seconds) - slack);
        expect(need.cooling).toBeGreaterThanOrEqual(Math.max(0, (gains - 200 * (26 - outdoor)) * seconds) - slack);
      }),
    );
  });
});

describe("part load", () => {
  test.each(["variable-speed", "inlet-vanes", "discharge-damper"] as const)(
    "%s: full flow takes full power, less flow never more",
    (control) => {
      // The published coefficients sum to 0.9990, 0.9898 and 1.0008.
      expect(Math.abs(fanPowerRatio(1, control) - 1)).toBeLessThan(0.011);
      for (let x = 35; x < 100; x += 1)
        expect(fanPowerRatio(x / 100, control)).toBeLessThanOrEqual(fanPowerRatio((x + 1) / 100, control) + 1e-9);
    },
  );
  test("speed control beats vanes, and vanes beat a damper, at partial flow", () => {
    for (let x = 0.2; x < 0.9; x += 0.05) {
      expect(fanPowerRatio(x, "variable-speed")).toBeLessThan(fanPowerRatio(x, "inlet-vanes"));
      expect(fanPowerRatio(x, "inlet-vanes")).toBeLessThan(fanPowerRatio(x, "discharge-damper"));
    }
  });
  test("half the flow takes an eighth of the power by the pure law", () => {
    expect(affinityPowerRatio(0.5, 3)).toBe(0.125);
  });
  test("an integrated value of equal COPs is that COP", () => {
    const same = { full: 5, threeQuarter: 5, half: 5, quarter: 5 };
    expect(integratedPartLoadValue(same)).toBeCloseTo(5, 12);
    expect(integratedEnergyEfficiency(same)).toBeCloseTo(5, 12);
  });
  test.each([
    // 10 CFR 430.32(c): the levels of 2015 and those of 2023, set to be equivalent; Btu/(W·h).
    ["split", 14, 13.4, 8.8, 7.5],
    ["split", 15, 14.3, 8.8, 7.5],
    ["packaged", 14, 13.4, 8, 6.7],
  ] as const)("a %s unit of %f SEER is one of some %f SEER2", (kind, seer, seer2, hspf, hspf2) => {
    const rated = seasonalRatings2023({ cooling: seer / 3.412, heating: hspf / 3.412 }, kind);
    // The factors have two digits.
    expect(Math.abs((rated.cooling * 3.412) / seer2 - 1)).toBeLessThan(0.01);
    expect(Math.abs((rated.heating! * 3.412) / hspf2 - 1)).toBeLessThan(0.01);
    expect(seasonalRatings2023({ cooling: 4 }, kind).heating).toBeUndefined();
    expect(() => seasonalRatings2023({ cooling: 4 }, "ductless" as unknown as "split")).toThrow(/it must be one of split/);
  });

  test("a machine at rated conditions and full load has its rated power", () => {
    const curves = {
      // One at 6.67 and 29.44 °C, the rating conditions of the curves.
      capacityByTemperature: [1 - 0.03 * 6.67 + 0.01 * 29.44, 0.03, 0, -0.01, 0, 0],
      inputByTemperature: [1 + 0.02 * 6.67 - 0.02 * 29.44, -0.02, 0, 0.02, 0, 0],
      inputByPartLoad: [0.2, 0.3, 0.5],
    } as const;
    const machine = { capacity: 1e6, performance: 6, curves };
    expect(machineState(machine, { load: 1e6 - 1e-6, x: 6.67, y: 29.44 }).power).toBeCloseTo(1e6 / 6, 3);
    expect(machineState(machine, { load: 0, x: 6.67, y: 29.44 }).power).toBe(0);
    const cooler = machineState(machine, { load: 5e5, x: 6.67, y: 20 });
    expect(cooler.capacity).toBeGreaterThan(1e6);
    expect(() => machineState(machine, { load: 2e6, x: 6.67, y: 29.44 })).toThrow(/load/);
  });
});

describe("carbon", () => {
  test("a kilowatt-hour carries its factor, and the warming impact is the sum of its parts", () => {
    const items = [
      { energy: kilowattHour, carbonPerKilowattHour: 0.2 },
      { energy: 2 * kilowattHour, carbonPerKilowattHour: 0.4 },
    ];
    expect(operationalCarbon(items)).toBeCloseTo(1, 12);
    const plant = {
      charge: 10,
      gwp: 2000,
      annualLeakage: 0.05,
      recovery: 0.75,
      years: 20,
      annualEnergy: 1e4 * kilowattHour,
      carbonPerKilowattHour: 0.5,
    };
    expect(totalEquivalentWarmingImpact(plant)).toEqual({ leakage: 20_000, endOfLife: 5000, energy: 100_000, total: 125_000 });
  });
});

describe("any input", () => {
  test("gives finite numbers or a named refusal", () => {
    const wild = fc.oneof(fc.double(), temperature, fc.double({ min: 0, max: 1e5, noNaN: true }));
    fc.assert(
      fc.property(wild, wild, wild, wild, wild, (a, b, c, d, e) => {
        const runs: ReadonlyArray<() => number> = [
          () => degreeDays([a, b], c).heating,
          () => degreeDaysFromMonthlyMean({ mean: a, deviation: b, days: c }, d).cooling,
          () => balanceTemperature({ indoor: a, gains: b, lossCoefficient: c }),
          () => degreeDayEnergy({ lossCoefficient: a, degreeDays: b, efficiency: c }),
          () => utilisationFactor(a, b),
          () =>
            monthlyNeed({ lossCoefficient: a, gains: b, outdoor: c, heatingSetPoint: 20, coolingSetPoint: 26, heatCapacity: d, days: 30 })
              .cooling,
          () => {
            const plant = { capacity: () => e, performance: () => 3 };
            return binEnergy({ bins: [{ temperature: a, hours: b }], mode: "heating", lossCoefficient: c, balanceTemperature: d, ...plant })
              .input;
          },
          () => fanPowerRatio(a, "inlet-vanes"),
          () => affinityPowerRatio(a, b),
        ];
        for (const run of runs) {
          try {
            expect(Number.isFinite(run())).toBe(true);
          } catch (error) {
            if (!(error instanceof OutOfRangeError)) throw error;
          }
        }
      }),
      { numRuns: runs(250) },
    );
  });
});
