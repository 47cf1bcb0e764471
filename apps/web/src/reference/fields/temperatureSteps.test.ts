import { describe, expect, test } from "vitest";
import { liquidRows } from "../topics/liquids/liquidTable.ts";
import { moistAirRows } from "../topics/moist-air/moistAirTable.ts";
import { readTemperatureSteps, temperaturesOf } from "./temperatureSteps.ts";

describe("tables of air and liquids", () => {
  const read = (params: Record<string, string>) => readTemperatureSteps(params, "Metric", { degC: [0, 40, 10], degF: [0, 100, 20] });

  test("give the humidity ratios of the handbook's table of saturated air", () => {
    const { rows } = moistAirRows({ steps: read({}), humidity: 1, altitude: 0 });
    // ASHRAE Fundamentals, ch. 1, table 2, at 0, 10, 20, 30 and 40 °C, kg/kg. It counts real gases, which hold up to 0.6 % more than its equations of ideal ones.
    [0.003789, 0.007661, 0.014758, 0.027329, 0.049141].forEach((printed, index) =>
      expect(Math.abs(rows[index]!.air.humidityRatio / printed - 1)).toBeLessThan(6e-3),
    );
  });

  test("leave out states that are neither gas nor liquid, and give their number", () => {
    expect(moistAirRows({ steps: read({ from: "90", to: "110", step: "5" }), humidity: 1, altitude: 0 }).refused).toBeGreaterThan(0);
    const cold = liquidRows({ steps: read({ from: "-40", to: "0", step: "10" }), liquid: "ethylene", share: 0.3 });
    expect(cold.rows.map(({ temperature }) => temperature)).toEqual([-10, 0]);
    expect(cold.refused).toBe(3);
  });

  test("keep their round numbers whatever units the reader has", () => {
    const typed = { tu: "degF", from: "40", to: "60", step: "10" };
    for (const unitSystem of ["Metric", "Imperial"] as const)
      expect(
        temperaturesOf(readTemperatureSteps(typed, unitSystem, { degC: [0, 1, 1], degF: [0, 1, 1] })).map(({ entered }) => entered),
      ).toEqual([40, 50, 60]);
  });
});
