import { describe, expect, test } from "vitest";
import type { UnitSystem } from "../../quantity/index.ts";
import { psychrometricChart, type PsychrometricChartInput } from "./index.ts";

type Data = Readonly<Record<string, unknown>>;

const gap = "\u202f";

function refusalOf(unitSystem: UnitSystem, state: Data, process: Data): readonly (readonly [string, string])[] {
  const air = { id: "air", flowBasis: "dryAir", dryAirFlow: { value: 1, unit: "kg/s" }, ...state };
  const input = { unitSystem, states: [air], processes: [{ id: "p", inlet: "air", ...process }] } as PsychrometricChartInput;
  const outcome = psychrometricChart.calculate(input);
  return outcome.ok ? [] : outcome.errors.map(({ field, message }) => [field.replace("processes.p.", ""), message.replaceAll(gap, " ")]);
}

const warm: Data = { dryBulb: { value: 86, unit: "degF" }, relativeHumidity: { value: 50, unit: "%" } };
const coil: Data = { kind: "coolingCoil", coilBy: "leavingState" };

describe("errors of physics are at their field, in the units of the reader", () => {
  test("a coil's wet bulb above its dry bulb", () => {
    const wetBulb = { ...coil, coilLeavingBy: "wetBulb", coilDryBulb: 55, coilWetBulb: 60 };
    // Dry air of 55 °F at 101.325 kPa has a wet bulb of 35.5487 °F (eqs. 6, 21 and 33 of ch. 1 with W = 0, solved by bisection).
    expect(refusalOf("Imperial", warm, wetBulb)).toEqual([
      ["coilWetBulb", "Leaving wet bulb must be between 35.549 °F and 55 °F with the other values given."],
    ]);
  });

  test("a coil's leaving air that is moister than the entering air, by each measure of humidity", () => {
    const dry = { dryBulb: 30, relativeHumidity: { value: 20, unit: "%" } };
    for (const [coilLeavingBy, field, value] of [
      ["relativeHumidity", "coilRelativeHumidity", { value: 95, unit: "%" }],
      ["humidityRatio", "coilHumidityRatio", { value: 8, unit: "g/kg" }],
      ["wetBulb", "coilWetBulb", 12.5],
    ] as const) {
      const [error] = refusalOf("Metric", dry, { ...coil, coilLeavingBy, coilDryBulb: 13, [field]: value });
      expect(error![0]).toBe(field);
      expect(error![1]).toContain("does not add moisture");
    }
    const input = { ...coil, coilLeavingBy: "humidityRatio", coilDryBulb: 10, coilHumidityRatio: { value: 60, unit: "gr/lb" } };
    // Saturated air of 10 °C has 7.630 g/kg (0.621945 · 1228.0 / (101325 − 1228.0), eqs. 6 and 21), each 7 gr/lb.
    expect(refusalOf("Imperial", warm, { ...input, coilDryBulb: { value: 10, unit: "degC" } })[0]![1]).toMatch(
      /between 0 gr\/lb and 53\.41 gr/,
    );
  });

  test("a coil's leaving air that is warmer than the entering air", () => {
    expect(refusalOf("Imperial", warm, { ...coil, coilDryBulb: 90, coilRelativeHumidity: { value: 20, unit: "%" } })).toEqual([
      ["coilDryBulb", "Leaving dry bulb must be between −76 °F and 86 °F with the other values given."],
    ]);
  });

  test("a capacity with all air bypassing", () => {
    const all = { kind: "coolingCoil", coilBy: "capacityAndBypass", coilCapacity: 10, bypassFactor: { value: 100, unit: "%" } };
    expect(refusalOf("Metric", warm, all)).toEqual([
      ["bypassFactor", "Bypass factor cannot be calculated: air that bypasses the surface entirely gives off no heat."],
    ]);
  });

  test("a heating capacity far beyond the equations", () => {
    // At 2 MW for 1 kg/s and c_p of at least 1006 J/(kg·K) the air would be hotter than 30 + 2e6 / 1052 °C; the equations end at 200 °C = 392 °F.
    const [error] = refusalOf("Imperial", warm, { kind: "heating", heatingBy: "capacity", heatingCapacity: { value: 2000, unit: "kW" } });
    expect(error![0]).toBe("heatingCapacity");
    const [, dryBulb] = /the dry bulb would be ([\d.]+) °F, beyond 392 °F/.exec(error![1])!;
    expect(Number(dryBulb)).toBeGreaterThan(1.8 * (30 + 2e6 / 1052) + 32);
    expect(Number(dryBulb)).toBeLessThan(1.8 * (30 + 2e6 / 1006) + 32);
  });

  test("a supply that would be too moist for its dry bulb", () => {
    const room = { kind: "roomLine", roomBy: "toSupply", supplyDryBulb: 40, roomSensibleLoad: { value: 10, unit: "kW" } };
    const [error] = refusalOf("Imperial", warm, room);
    expect(error![0]).toBe("supplyDryBulb");
    // Saturated air of 40 °F has 5.1946 g/kg (eqs. 6 and 21): 36.36 gr/lb.
    expect(error![1]).toMatch(/the supply humidity ratio would be 9\d\.\d+ gr\/lb, beyond 36\.36\d* gr\/lb/);
  });
});
