import { describe, expect, test } from "vitest";
import { pipeSizer, type PipeInput } from "../index.ts";

/** Heating, 60 to 80 °C, 10 m above the tank; the safety valve is set at 3 bar. */
const system: PipeInput = {
  unitSystem: "Metric",
  scope: "system",
  service: "heating",
  fluidTemperature: 70,
  designTemperatureDifference: 20,
  staticHeight: 10,
  reliefPressure: 3,
  equipmentVolume: 2000,
  tankMethod: "vessel",
  sections: [{ id: "a", unit: "flow", flowRate: 2, pipeLength: 40 }],
};

function solve(input: PipeInput = {}) {
  const outcome = pipeSizer.calculate({ ...system, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

describe("a vessel with a reserve", () => {
  test.each([50, 400, 2000, 20_000])("is filled until the reserve of %s L has pressed its gas together", (equipmentVolume) => {
    const { results } = solve({ equipmentVolume });
    const [volume, reserve, growth] = [results.tankVolume!.value, results.reserveVolume!.value, results.expansionVolume!.value];
    const absolute = (gauge: number): number => gauge + 101_325;
    // Boyle: the gas of the empty vessel, of the cold system and of the hot one.
    const gas = absolute(results.prechargePressure!.value) * volume;
    expect((absolute(results.fillPressure!.value) * (volume - reserve)) / gas).toBeCloseTo(1, 9);
    expect((absolute(results.maxPressure!.value) * (volume - reserve - growth)) / gas).toBeCloseTo(1, 9);
    // 10 m of water of 10 °C (999.70 kg/m³) and 50 kPa at the top.
    expect(results.prechargePressure!.value).toBeCloseTo(999.7 * 9.80665 * 10 + 50_000, -1);
  });

  test("of 15 L and less takes a quarter more than the gas had, absolute", () => {
    const { results } = solve({ equipmentVolume: 0, staticHeight: 5, reliefPressure: 6 });
    expect(results.tankVolume!.value).toBeLessThan(0.015);
    expect(results.fillPressure!.value + 101_325).toBeCloseTo(1.25 * (results.prechargePressure!.value + 101_325), 6);
  });

  test("alone is filled beyond the pressure of the height: other tanks hold no water then", () => {
    const { results } = solve({ tankMethod: "diaphragm" });
    expect(results.prechargePressure).toBeUndefined();
    expect(results.fillPressure!.value).toBeCloseTo(999.7 * 9.80665 * 10 + 50_000, -1);
  });
});

describe("tanks are entered as the trade states them", () => {
  test("bare numbers are litres and bar, or gallons and psi, and so are results", () => {
    const metric = solve();
    expect(metric.results.tankVolume!.quantity).toBe("liquidVolume");
    const typed = solve({
      equipmentVolume: { value: 2, unit: "m3" },
      reliefPressure: { value: 300, unit: "kPa" },
      topPressure: { value: 50, unit: "kPa" },
    });
    expect(typed.results.tankVolume!.value).toBeCloseTo(metric.results.tankVolume!.value, 12);
    const imperial: PipeInput = {
      ...system,
      unitSystem: "Imperial",
      fluidTemperature: 160,
      designTemperatureDifference: 40,
      staticHeight: 30,
    };
    const [bare, entered] = [
      solve({ ...imperial, equipmentVolume: 200, reliefPressure: 45 }),
      solve({ ...imperial, equipmentVolume: { value: 200, unit: "gal" }, reliefPressure: { value: 45, unit: "psi" } }),
    ];
    expect(bare.results.tankVolume!.value).toBe(entered.results.tankVolume!.value);
  });

  test("litres that were typed as cubic metres get a warning", () => {
    const remarks = solve({ equipmentVolume: { value: 200, unit: "m3" } }).warnings;
    expect(remarks).toContainEqual(expect.objectContaining({ code: "unusual-value", field: "equipmentVolume" }));
    expect(solve().warnings.map(({ code }) => code)).not.toContain("unusual-value");
  });
});

describe("the expansion tank", () => {
  test("by the share of the pressures that is left: higher systems need larger ones, until the safety valve is too low", () => {
    const tank = (more: PipeInput): number => solve({ tankMethod: "diaphragm", ...more }).results.tankVolume!.value;
    expect(tank({ staticHeight: 15 })).toBeGreaterThan(tank({}));
    expect(tank({ tankMethod: "airCushion" })).toBeGreaterThan(tank({}));
    expect(pipeSizer.calculate({ ...system, tankMethod: "diaphragm", staticHeight: 30 })).toMatchObject({
      ok: false,
      errors: [{ field: "reliefPressure", message: expect.stringMatching(/above the fill pressure/) as string }],
    });
  });

  test("at a temperature that the fluid has no data for is refused at the field that states it", () => {
    expect(pipeSizer.calculate({ ...system, tankMethod: "diaphragm", lowestTemperature: -5 })).toMatchObject({
      ok: false,
      errors: [{ field: "lowestTemperature" }],
    });
  });

  test("at an altitude has less air to press together", () => {
    const tank = (tankAltitude: number): number => solve({ tankMethod: "diaphragm", tankAltitude }).results.tankVolume!.value;
    expect(tank(3000)).toBeLessThan(tank(0));
  });
});
