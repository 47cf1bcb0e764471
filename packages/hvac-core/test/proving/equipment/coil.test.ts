import { expect, test } from "vitest";
import { psychrometricChart } from "../../../src/calculators/psychrometric-chart/index.ts";
import { proveSet } from "../proveSet.ts";
import { chartOf, coilCases, coolingCoils } from "./coil.ts";

proveSet(coolingCoils);

test("the files of the coils have the sensible share of the cases", () => {
  for (const each of coilCases) {
    const outcome = psychrometricChart.calculate(chartOf(each));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    const { totalCooling, sensibleCooling } = outcome.results;
    const values = coolingCoils.cases.find(({ id }) => id === each.id)!.results();
    const heat = (name: string) => values.find(({ quantity }) => quantity === name)!.ours;
    expect(sensibleCooling.value / totalCooling.value, each.id).toBeCloseTo(
      heat("Sensible heat of the coil") / heat("Heat of the coil"),
      3,
    );
  }
});
