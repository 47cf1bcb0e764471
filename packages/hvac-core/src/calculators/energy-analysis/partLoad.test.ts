import { describe, expect, test } from "vitest";
import { energyAnalysis } from "./index.ts";
import type { EnergyInput } from "./schema.ts";

function answered(input: EnergyInput) {
  const outcome = energyAnalysis.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

const bins = [-10, 0, 10, 20, 28, 35].map((temperature, index) => ({ id: `b${index}`, temperature, hours: 1460 }));
const office = {
  unitSystem: "Metric",
  loadMethod: "bins",
  floorArea: 1000,
  lossCoefficient: 2000,
  internalGains: 10_000,
  bins,
  electricityPrice: 0.2,
  gasPrice: 0.1,
} as const;
const hourly = energyAnalysis.examples.find(({ id }) => id === "hours")!.input.Metric as EnergyInput;
const rowOf = (input: EnergyInput, row: object) => answered({ ...input, cases: [{ id: "a", ...row }] }).results.cases[0]!;

const compressor = { heating: "none", cooling: "chiller", coolingCop: 4 } as const;

describe.each([
  ["bins", office],
  ["hours", hourly],
] as const)("plant at part load by %s", (_method, input) => {
  const cold = (row: object): number => rowOf(input, { ...compressor, ...row }).coolingEnergy!.value;
  const heat = (row: object): number => rowOf(input, row).heatingEnergy!.value;

  test("with the same COP at all loads is plant without a curve", () => {
    for (const coolingPartLoad of ["rated", "points"] as const) expect(cold({ coolingPartLoad }) / cold({})).toBeCloseTo(1, 12);
    const same = { coolingCopThreeQuarter: 4, coolingCopHalf: 4, coolingCopQuarter: 4 };
    expect(cold({ coolingPartLoad: "points", ...same }) / cold({})).toBeCloseTo(1, 12);
    expect(heat({ boilerPartLoad: "points", boilerEfficiencyLow: 0.9 }) / heat({})).toBeCloseTo(1, 12);
    const pump = { heating: "heatPump", heatingCop: 3, heatingCopCold: 2 };
    expect(heat({ ...pump, heatingPartLoad: "points" }) / heat(pump)).toBeCloseTo(1, 12);
  });

  test("uses less with better points and more with worse ones", () => {
    for (const name of ["coolingCopThreeQuarter", "coolingCopHalf", "coolingCopQuarter"]) {
      expect(cold({ coolingPartLoad: "points", [name]: 5 })).toBeLessThan(cold({}));
      expect(cold({ coolingPartLoad: "points", [name]: 3 })).toBeGreaterThan(cold({}));
    }
    expect(heat({ boilerPartLoad: "points", boilerEfficiencyLow: 0.97 })).toBeLessThan(heat({}));
    expect(heat({ boilerPartLoad: "boiler" })).toBeGreaterThan(heat({}));
    expect(heat({ boilerPartLoad: "condensing-furnace" })).toBeLessThan(heat({}));
    // A boiler far too large runs at lower loads.
    expect(heat({ boilerPartLoad: "boiler", boilerCapacity: 500 })).toBeGreaterThan(heat({ boilerPartLoad: "boiler" }));
  });

  test("by a curve lies between what its factors at a quarter and their best allow", () => {
    const centrifugal = cold({ coolingPartLoad: "curve", coolingCurve: "centrifugal-water" }) / cold({});
    expect(centrifugal).toBeGreaterThan(1 / 1.01);
    expect(centrifugal).toBeLessThan(1 / 0.7477);
    const scroll = cold({ coolingPartLoad: "curve", coolingCurve: "scroll-air" }) / cold({});
    expect(scroll).toBeLessThan(1);
    expect(scroll).toBeGreaterThan(1 / 1.14);
  });

  test("cycles below 25 % load with the degradation entered", () => {
    const large = { coolingPartLoad: "points", coolingCapacity: 1e5 };
    expect(cold({ ...large, cyclingLoss: 0.25 }) / cold(large)).toBeGreaterThan(1.3);
    expect(cold({ ...large, cyclingLoss: 0.25 }) / cold(large)).toBeLessThan(1 / 0.75 + 1e-9);
  });
});

describe("a boiler by points", () => {
  test("smaller than the load has a warning", () => {
    const outcome = answered({ ...office, cases: [{ id: "a", boilerPartLoad: "points", boilerCapacity: 10 }] });
    expect(outcome.warnings.map(({ code }) => code)).toContain("boiler-too-small");
  });
});

describe("fans and pumps", () => {
  const moved = { fanPower: 10, pumpPower: 5 };
  const year = (row: object) => {
    const { fansEnergy, pumpsEnergy } = rowOf(office, { ...moved, fanHours: 1000, pumpHours: 2000, ...row });
    return [fansEnergy!.value / 3.6e6, pumpsEnergy!.value / 3.6e6];
  };
  test("of a building as a whole run at the power of their mean flow", () => {
    // 0.0013 + 0.147 / 2 + 0.9506 / 4 − 0.0998 / 8 and 0.5726 / 2 − 0.301 / 4 + 0.7347 / 8, by hand.
    const row = { fanControl: "fixed-pressure", fanFlowShare: 0.5, pumpControl: "fixed-pressure", pumpFlowShare: 0.5 };
    const [fans, pumps] = year(row);
    expect(fans).toBeCloseTo(10 * 0.299975 * 1000, 6);
    expect(pumps).toBeCloseTo(5 * 0.3028875 * 2000, 6);
  });
  test("with points of the manufacturer lie on the lines between them", () => {
    const row = { fanControl: "points", fanPowerThreeQuarter: 0.5, fanPowerHalf: 0.25, fanFlowShare: 0.625 };
    const [fans, pumps] = year({ ...row, pumpControl: "points", pumpPowerHalf: 0.3, pumpPowerQuarter: 0.1, pumpFlowShare: 0.375 });
    expect(fans).toBeCloseTo(10 * 0.375 * 1000, 6);
    expect(pumps).toBeCloseTo(5 * 0.2 * 2000, 6);
  });
  test("by the hour take less with reset than at a fixed pressure, and that less than constant flow", () => {
    const hours = (control: string) => rowOf(hourly, { ...moved, cooling: "chiller", fanControl: control, pumpControl: control });
    const [reset, fixed, constant] = ["pressure-reset", "fixed-pressure", "constant"].map(hours);
    for (const use of ["fansEnergy", "pumpsEnergy"] as const) {
      expect(reset![use]!.value).toBeLessThan(fixed![use]!.value);
      expect(fixed![use]!.value).toBeLessThan(constant![use]!.value);
    }
  });
});
