import { psychrometricChart, type PsychrometricChartInput } from "@org/hvac-core/calculators/psychrometric-chart";
import { expect, test } from "vitest";
import { windowAround } from "./windowAround.ts";

const systems = ["Metric", "Imperial"] as const;

for (const unitSystem of systems) {
  test(`limits that show all states are ones that the form takes, in ${unitSystem}`, () => {
    const shape = { layout: "ashrae", minDryBulb: -10, maxDryBulb: 50, maxHumidityRatio: 0.001 } as const;
    for (const state of [
      { dryBulb: -58, humidityRatio: 0 },
      { dryBulb: 148, humidityRatio: 0.49 },
      { dryBulb: 40, humidityRatio: 0.0012 },
    ]) {
      const limits = windowAround([state], shape, unitSystem, unitSystem === "Metric" ? "degC" : "degF");
      const outcome = psychrometricChart.calculate({ unitSystem, ...limits } as PsychrometricChartInput);
      expect(outcome.ok).toBe(true);
      if (!outcome.ok) continue;
      const { minDryBulb, maxDryBulb, maxHumidityRatio } = { ...shape, ...outcome.values };
      expect(minDryBulb).toBeLessThanOrEqual(state.dryBulb);
      expect(maxDryBulb).toBeGreaterThanOrEqual(state.dryBulb);
      expect(maxHumidityRatio).toBeGreaterThanOrEqual(state.humidityRatio);
    }
  });
}
