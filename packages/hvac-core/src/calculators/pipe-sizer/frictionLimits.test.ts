import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "@tooling/testing/extent";
import { diameterForFrictionRate, frictionRateAtFlow, frictionRateAtVelocity, meanVelocity } from "../../flow/index.ts";
import { frictionLimits, frictionRange, pipeSizer, type PipeInput } from "./index.ts";

function chartOf(input: PipeInput) {
  const outcome = pipeSizer.calculate({ unitSystem: "Metric", pipeLength: 20, ...input });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  const { values, calculation } = outcome;
  const { pipe, supply } = calculation.sections[0]!.pipes!;
  return { supply, limits: frictionLimits(supply, values), medium: { roughness: pipe.roughness, fluid: calculation.fluid } };
}

const inputs: fc.Arbitrary<PipeInput> = fc.record({
  flowRate: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
  pipeMaterial: fc.constantFrom("steel40" as const, "copperL" as const, "pexSdr9" as const),
  frictionRate: fc.constantFrom(100, 250, 400),
  maxVelocity: fc.constantFrom(null, 1.2, 2),
  fluidTemperature: fc.constantFrom(10, 60),
});

test("a pipe has all of its limits exactly if its friction rate is within the shaded range of the chart", () =>
  fc.assert(
    fc.property(inputs, fc.double({ min: 0, max: 1, noNaN: true }), (input, share) => {
      const { supply, limits, medium } = chartOf(input);
      const { flow } = supply;
      const { low, high } = frictionRange(flow, limits, medium);
      const rate = 0.5 * low * (1 - share) + 2 * high * share;
      const velocity = meanVelocity(flow, diameterForFrictionRate({ flow, frictionRate: rate, roughness: medium.roughness }, medium.fluid));
      const meetsAll =
        velocity >= limits.minimumVelocity &&
        velocity <= Math.min(limits.maximumVelocity, limits.wear?.velocity ?? Infinity) &&
        rate <= limits.frictionRate;
      expect(meetsAll).toBe(rate >= low && rate <= high);
    }),
    { numRuns: runs(60) },
  ));

test("the lines of size and of velocity meet at the pipe calculated", () => {
  const { supply, medium } = chartOf({ flowRate: 2 });
  const { option, flow } = supply;
  const atFlow = frictionRateAtFlow({ flow, diameter: option.size.insideDiameter, ...medium }, medium.fluid);
  expect(atFlow / option.frictionRate).toBeCloseTo(1, 12);
  expect(frictionRateAtVelocity({ flow, velocity: option.velocity, ...medium }, medium.fluid) / option.frictionRate).toBeCloseTo(1, 12);
  expect(meanVelocity(flow, option.size.insideDiameter)).toBeCloseTo(option.velocity, 12);
});
