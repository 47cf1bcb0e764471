import { describe, expect, test } from "vitest";
import { latinHypercube, sampleQuantile, triangularQuantile } from "../../energy/draws.ts";
import { energyAnalysis } from "./index.ts";
import type { EnergyInput } from "./schema.ts";

const means = [0, 1, 5, 9, 14, 17, 19, 19, 15, 10, 5, 1];
const office = {
  unitSystem: "Metric",
  floorArea: 1000,
  lossCoefficient: 2000,
  internalGains: 15_000,
  outdoorMeans: means,
  electricityPrice: 0.2,
  gasPrice: 0.1,
  cases: [
    { id: "boiler", name: "Boiler", cooling: "chiller" },
    { id: "pump", name: "Heat pump", heating: "heatPump", cooling: "chiller", investment: 30_000, maintenance: 500 },
  ],
} as const satisfies EnergyInput;

function answered(input: EnergyInput) {
  const outcome = energyAnalysis.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const rangesOf = (sensitivity: EnergyInput["sensitivity"], more: Partial<EnergyInput> = {}) =>
  answered({ ...office, ...more, sensitivity }).calculation.ranges!;
const savingsOf = (more: Partial<EnergyInput>): number => answered({ ...office, ...more }).results.cases[1]!.netSavings!.value;

/** Mean and variance of a triangular distribution, in print everywhere: (a + b + c)/3 and (a² + b² + c² − ab − ac − bc)/18. */
const meanOf = (a: number, c: number, b: number): number => (a + b + c) / 3;
const varianceOf = (a: number, c: number, b: number): number => (a * a + b * b + c * c - a * b - a * c - b * c) / 18;

describe("draws", () => {
  test("of a triangular distribution have its quantiles: the share below is that of the triangle's area", () => {
    const distribution = { low: 0.8, likeliest: 1, high: 1.5 };
    for (const share of [0, 0.05, 0.2, 0.4, 0.5, 0.9, 1]) {
      const value = triangularQuantile(share, distribution);
      const below = value < 1 ? (value - 0.8) ** 2 / (0.7 * 0.2) : 1 - (1.5 - value) ** 2 / (0.7 * 0.5);
      expect(below).toBeCloseTo(share, 12);
    }
    expect(triangularQuantile(0.3, { low: 2, likeliest: 2, high: 2 })).toBe(2);
    expect(() => triangularQuantile(0.3, { low: 2, likeliest: 1, high: 2 })).toThrow("likeliest");
  });

  test("of a Latin hypercube meet every stratum of every dimension once, and are not related", () => {
    const [first, second] = latinHypercube(500, 2) as [Float64Array, Float64Array];
    const strata = Float64Array.from({ length: 500 }, (_, stratum) => (stratum + 0.5) / 500);
    expect(first.toSorted()).toEqual(strata);
    expect(second.toSorted()).toEqual(strata);
    const correlation = first.reduce((sum, each, index) => sum + (each - 0.5) * (second[index]! - 0.5), 0) / (500 / 12);
    // Of independent shuffles: within three standard deviations of 1/√500.
    expect(Math.abs(correlation)).toBeLessThan(3 / Math.sqrt(500));
    expect(latinHypercube(500, 2)).toEqual([first, second]);
  });

  test("have the quantiles of their definition", () => {
    expect(sampleQuantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(sampleQuantile([1, 2, 3, 4], 0.125)).toBe(1);
    expect(sampleQuantile([1, 2, 3, 4], 1)).toBe(4);
  });
});

describe("the range of net savings", () => {
  test("of one assumption that they follow in a straight line is its triangle", () => {
    const { percentiles, mean } = rangesOf([{ id: "p", parameter: "electricityPrice", lower: 0.2, higher: 0.5 }]);
    // Dearer electricity takes savings from the heat pump: the ends change places.
    const [dear, cheap] = [savingsOf({ electricityPrice: 0.3 }), savingsOf({ electricityPrice: 0.16 })];
    const triangle = { low: dear, likeliest: savingsOf({}), high: cheap };
    for (const [name, share] of [
      ["p5", 0.05],
      ["p10", 0.1],
      ["p50", 0.5],
      ["p90", 0.9],
      ["p95", 0.95],
    ] as const)
      expect(Math.abs(percentiles[name] - triangularQuantile(share, triangle)) / (cheap - dear)).toBeLessThan(1e-4);
    expect(Math.abs(mean - meanOf(dear, triangle.likeliest, cheap)) / (cheap - dear)).toBeLessThan(1e-4);
  });

  test("of independent assumptions has the mean and the variance of their sum", () => {
    const assumptions = ["electricityPrice", "fuelPrice", "investment", "maintenance"] as const;
    const { sorted, mean } = rangesOf(assumptions.map((parameter) => ({ id: parameter, parameter, lower: 0.1, higher: 0.4 })));
    const base = savingsOf({});
    const { cases } = office;
    const pumpWith = (more: object) => ({ cases: [cases[0], { ...cases[1], ...more }] });
    const ends = [
      [savingsOf({ electricityPrice: 0.18 }), savingsOf({ electricityPrice: 0.28 })],
      [savingsOf({ gasPrice: 0.09 }), savingsOf({ gasPrice: 0.14 })],
      [savingsOf(pumpWith({ investment: 27_000 })), savingsOf(pumpWith({ investment: 42_000 }))],
      [savingsOf(pumpWith({ maintenance: 450 })), savingsOf(pumpWith({ maintenance: 700 }))],
    ].map(([lower, higher]) => [lower! - base, 0, higher! - base] as const);
    const expected = base + ends.reduce((sum, each) => sum + meanOf(...each), 0);
    const variance = ends.reduce((sum, each) => sum + varianceOf(...each), 0);
    const sampled = sorted.reduce((sum, each) => sum + (each - mean) ** 2, 0) / sorted.length;
    expect(Math.abs(mean - expected) / Math.sqrt(variance)).toBeLessThan(1e-3);
    // Strata make the mean all but exact; the orders of the dimensions are related by chance, as 1/√2000.
    expect(sampled / variance).toBeCloseTo(1, 1);
    expect(Math.abs(sampled / variance - 1)).toBeLessThan(0.05);
  });

  test("of the loss coefficient is that of a new study for each quantile", () => {
    const { percentiles } = rangesOf([{ id: "k", parameter: "lossCoefficient", lower: 0.2, higher: 0.3 }]);
    const factor = (share: number): number => triangularQuantile(share, { low: 0.8, likeliest: 1, high: 1.3 });
    const savingsAt = (share: number): number => savingsOf({ lossCoefficient: 2000 * factor(share) });
    const width = Math.abs(savingsOf({ lossCoefficient: 2600 }) - savingsOf({ lossCoefficient: 1600 }));
    // Savings rise with the load; between the three years that are calculated the line is straight, the load not quite.
    for (const [name, share] of [
      ["p5", 0.05],
      ["p50", 0.5],
      ["p95", 0.95],
    ] as const)
      expect(Math.abs(percentiles[name] - savingsAt(share)) / width).toBeLessThan(0.01);
  });

  test("of the discount rate and of the study period is that of a new study", () => {
    const rate = rangesOf([{ id: "d", parameter: "discountRate", lower: 0.5, higher: 1 }], { rateBasis: "nominal" });
    const half = triangularQuantile(0.5, { low: 0.5, likeliest: 1, high: 2 });
    expect(rate.percentiles.p50 / savingsOf({ rateBasis: "nominal", discountRate: 0.06 * half })).toBeCloseTo(1, 4);
    const years = rangesOf([{ id: "y", parameter: "studyYears", lower: 0.5, higher: 0.5 }]);
    expect(years.sorted[0]).toBeCloseTo(savingsOf({ studyYears: 10 }), 6);
    expect(years.percentiles.p50).toBeCloseTo(savingsOf({ studyYears: 20 }), 6);
    expect(years.sorted.at(-1)).toBeCloseTo(savingsOf({ studyYears: 30 }), 6);
  });

  test("gives the probability of savings as the area of the triangle above zero", () => {
    const sensitivity = [{ id: "i", parameter: "investment", lower: 0.6, higher: 3 }] as const;
    const { gainProbability } = rangesOf(sensitivity);
    const [cheap, entered, dear] = [0.4, 1, 4].map((factor) =>
      savingsOf({ cases: [office.cases[0], { ...office.cases[1], investment: 30_000 * factor }] }),
    ) as [number, number, number];
    expect(dear).toBeLessThan(0);
    expect(cheap).toBeGreaterThan(0);
    const loss = entered > 0 ? dear ** 2 / ((cheap - dear) * (entered - dear)) : 1 - cheap ** 2 / ((cheap - dear) * (cheap - entered));
    expect(gainProbability).toBeCloseTo(1 - loss, 3);
  });

  test("is one number where nothing is uncertain, and none without assumptions or measures", () => {
    const sure = rangesOf([{ id: "d", parameter: "discountRate", lower: 0, higher: 0 }]);
    expect(sure.sorted[0]).toBe(sure.sorted.at(-1));
    expect(sure.percentiles.p50).toBeCloseTo(savingsOf({}), 6);
    expect(rangesOf([])).toBeUndefined();
    expect(rangesOf([{ id: "p", parameter: "electricityPrice" }], { cases: [office.cases[0]] })).toBeUndefined();
  });

  test("applies the first row of an assumption that is listed twice", () => {
    const row = { id: "a", parameter: "electricityPrice" } as const;
    expect(rangesOf([row, { ...row, id: "b", higher: 2 }]).percentiles).toEqual(rangesOf([row]).percentiles);
  });
});
