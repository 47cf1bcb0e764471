import { expect, test } from "vitest";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { chartDesignDays, coolingDesignRow, isAtSite, limitsAround, psychrometricChart, type PsychrometricChartInput } from "./index.ts";

const design = { heating: { dryBulb996: -12.1 }, cooling: { dryBulb004: 33.3, wetBulb004: 15.6 } };

test("a cooling design day that becomes a state of the chart is the air that the chart shows of it", () => {
  for (const altitude of [0, 1600])
    for (const unitSystem of ["Metric", "Imperial"] as const) {
      const days = chartDesignDays(design, altitude)!;
      const row = coolingDesignRow({ id: "day", name: "Cooling 0.4 %" }, days, unitSystem);
      const pressure = { pressureBy: "altitude", altitude: { value: altitude, unit: "m" } } as const;
      const outcome = psychrometricChart.calculate({ unitSystem, ...pressure, states: [row] } as PsychrometricChartInput);
      if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
      const { air } = outcome.calculation.states[0]!;
      // Entered to a tenth of a kelvin, or of a degree Fahrenheit.
      expect(air.dryBulb).toBeCloseTo(days.cooling.dryBulb, 1);
      expect(Math.abs(air.humidityRatio - days.cooling.humidityRatio)).toBeLessThan(1e-4);
    }
});

test("impossible air has no design day, and a wet bulb above the dry bulb is saturated air", () => {
  expect(chartDesignDays({ ...design, cooling: { dryBulb004: 500, wetBulb004: 15 } }, 0)).toBeUndefined();
  const foggy = chartDesignDays({ ...design, cooling: { dryBulb004: 20, wetBulb004: 21 } }, 0)!;
  const saturated = chartDesignDays({ ...design, cooling: { dryBulb004: 20, wetBulb004: 20 } }, 0)!;
  expect(foggy).toEqual(saturated);
  const row = coolingDesignRow({ id: "day", name: "Cooling 0.4 %" }, foggy, "Metric");
  expect(psychrometricChart.calculate({ unitSystem: "Metric", states: [row] } as PsychrometricChartInput)).toMatchObject({ ok: true });
});

test("the design days of a site outside the standard atmosphere are refused", () => {
  expect(() => chartDesignDays(design, 1e6)).toThrow("altitude is 1000000 m");
});

test("a chart is at the site of its pressure, and no longer 100 m above or below", () => {
  for (const altitude of [-300, 0, 1600, 4000]) {
    expect(isAtSite(altitude, pressureAtAltitude(altitude))).toBe(true);
    // 1 % of the pressure is about 85 m of air at sea level, and 77 m at 4000 m, where the air is colder.
    expect(isAtSite(altitude, pressureAtAltitude(altitude + 100))).toBe(false);
    expect(isAtSite(altitude, pressureAtAltitude(altitude - 100))).toBe(false);
    expect(isAtSite(altitude, pressureAtAltitude(altitude + 50))).toBe(true);
  }
});

test.each(["Metric", "Imperial"] as const)("limits that show all states are ones that the form takes, in %s", (unitSystem) => {
  const shape = { minDryBulb: -10, maxDryBulb: 50, maxHumidityRatio: 0.001 };
  for (const state of [
    { dryBulb: -58, humidityRatio: 0 },
    { dryBulb: 148, humidityRatio: 0.49 },
    { dryBulb: 40, humidityRatio: 0.0012 },
  ]) {
    const limits = limitsAround([state], shape, { unitSystem, temperature: unitSystem === "Metric" ? "degC" : "degF" });
    const outcome = psychrometricChart.calculate({ unitSystem, ...limits } as PsychrometricChartInput);
    if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
    const { minDryBulb, maxDryBulb, maxHumidityRatio } = { ...shape, ...outcome.values };
    expect(minDryBulb).toBeLessThanOrEqual(state.dryBulb);
    expect(maxDryBulb).toBeGreaterThanOrEqual(state.dryBulb);
    expect(maxHumidityRatio).toBeGreaterThanOrEqual(state.humidityRatio);
  }
});
