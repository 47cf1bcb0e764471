import { expect, test } from "vitest";
import { pipeMaterialKeys, pipeSizes } from "../../flow/index.ts";
import { enteredSize, pipeSizer } from "./index.ts";

test("each size of each series is calculated again from its entered size, in both unit systems", () => {
  for (const pipeMaterial of pipeMaterialKeys)
    for (const size of pipeSizes(pipeMaterial, "all"))
      for (const unitSystem of ["Metric", "Imperial"] as const) {
        const customSize = enteredSize(size, unitSystem);
        const input = { unitSystem, pipeMaterial, sizeChoice: "custom", customSize, flowRate: { value: 0.5, unit: "L/s" }, pipeLength: 10 };
        const outcome = pipeSizer.calculate(input as never, { strict: false });
        if (!outcome.ok) throw new Error(JSON.stringify([pipeMaterial, size.name, outcome.errors]));
        expect(outcome.calculation.sections[0]!.pipes!.supply.option.size.name).toBe(size.name);
      }
});
