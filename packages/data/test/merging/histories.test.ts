import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { worlds } from "./calculators.ts";
import { deviceActions, Devices, type DeviceAction } from "./devices.ts";

const deed: fc.Arbitrary<DeviceAction> = fc.record({
  device: fc.nat(2),
  does: fc.constantFrom(...deviceActions),
  place: fc.oneof(fc.nat(2), fc.nat(1000)),
  value: fc.nat(1000),
});
const history = fc.array(deed, { maxLength: 50, size: "max" });
const choices = fc.array(fc.constantFrom("mine" as const, "theirs" as const), { minLength: 1, maxLength: 6 });

/**
 * The law: every last entry of a quantity that was not discarded in a visible conflict is finally stored to the last bit in SI and shown by
 * every device; until then it stays in the form; and nobody is asked about their own values or about units.
 */
describe.each(Object.entries(worlds))("three devices and a server work on %s", (_name, { definition, start }) => {
  test("in any order of actions, no input is lost or changed, and nobody is asked without a conflict", () => {
    fc.assert(
      fc.property(history, choices, (steps, answers) => {
        const world = new Devices(definition, start as never);
        for (const [index, step] of steps.entries()) expect(world.do(step), `${index}: device ${step.device} ${step.does}`).toEqual([]);
        expect(world.settle(answers)).toEqual([]);
      }),
      { numRuns: runs(150) },
    );
  });
});
