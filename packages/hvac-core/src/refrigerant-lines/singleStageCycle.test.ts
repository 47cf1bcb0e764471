import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "@tooling/testing/extent";
import { R134a, R290, R32, R717, refrigerant, Water, type Refrigerant } from "../refrigerants/index.ts";
import { normalBoilingPoint, singleStageCycle, type SingleStageConditions } from "./index.ts";

const kelvin = 273.15;
const fluids: readonly Refrigerant[] = [R134a, R32, R290, R717, refrigerant("R410A"), refrigerant("R454C")];

const conditions: fc.Arbitrary<SingleStageConditions> = fc.record({
  refrigerant: fc.constantFrom(...fluids),
  evaporatingTemperature: fc.integer({ min: -30, max: 10 }),
  condensingTemperature: fc.integer({ min: 25, max: 55 }),
  condensingPoint: fc.constantFrom("dew" as const, "bubble" as const),
  superheat: fc.integer({ min: 3, max: 20 }),
  subcooling: fc.integer({ min: 0, max: 10 }),
  isentropicEfficiency: fc.constantFrom(0.5, 0.7, 1),
});

describe("a cycle with one compressor", () => {
  test("takes in and gives off the same energy", () =>
    fc.assert(
      fc.property(conditions, (each) => {
        const { ends, compression, coolingPerformance } = singleStageCycle(each);
        const rejected = compression.discharge.enthalpy - ends.condenserOutlet.enthalpy;
        expect(ends.refrigeratingEffect + compression.work).toBeCloseTo(rejected, 6);
        // As a heat pump it has one more.
        expect(rejected / compression.work).toBeCloseTo(coolingPerformance + 1, 9);
      }),
      { numRuns: runs(40) },
    ));

  test("performs below Carnot between its outermost temperatures, and in proportion to the efficiency", () =>
    fc.assert(
      fc.property(conditions, (each) => {
        const { ends, coolingPerformance } = singleStageCycle(each);
        const [cold, hot] = [ends.evaporatorOutlet.temperature, ends.condenserOutlet.temperature];
        if (hot > cold) expect(coolingPerformance).toBeLessThan((cold + kelvin) / (hot - cold));
        const ideal = singleStageCycle({ ...each, isentropicEfficiency: 1 });
        expect(coolingPerformance / ideal.coolingPerformance).toBeCloseTo(each.isentropicEfficiency, 9);
        expect(singleStageCycle({ ...each, subcooling: each.subcooling + 5 }).coolingPerformance).toBeGreaterThan(coolingPerformance);
      }),
      { numRuns: runs(40) },
    ));

  test("tends to Carnot less the work that the throttle wastes as both temperatures approach each other", () => {
    // Clapeyron: the effect is T·(v_g − v_f)·dp/dT, the work v_g·dp, so that ρ_g/ρ_f of Carnot is lost at no lift; the rest grows with the lift.
    for (const fluid of [R134a, R717, R290]) {
      const lossOf = (lift: number): number => {
        const { coolingPerformance } = singleStageCycle({
          refrigerant: fluid,
          evaporatingTemperature: 5,
          condensingTemperature: 5 + lift,
          condensingPoint: "dew",
          superheat: 0,
          subcooling: 0,
          isentropicEfficiency: 1,
        });
        return 1 - (coolingPerformance * lift) / (5 + kelvin);
      };
      const { liquid, vapor } = fluid.saturationAtTemperature(5);
      const atNoLift = 2 * lossOf(2) - lossOf(4);
      expect(atNoLift / (vapor.density / liquid.density)).toBeCloseTo(1, 1);
      expect(lossOf(4)).toBeGreaterThan(lossOf(2));
    }
  });
});

test("normal boiling points are those of the safety standard, in whole degrees", () => {
  // ANSI/ASHRAE 34, Table 4-1 and its designations; carbon dioxide sublimes.
  for (const [fluid, boils] of [
    [R134a, -26],
    [R32, -52],
    [R290, -42],
    [R717, -33],
    [Water, 100],
  ] as const)
    expect(Math.abs(normalBoilingPoint(fluid)! - boils)).toBeLessThan(0.5);
  expect(normalBoilingPoint(refrigerant("R744"))).toBeUndefined();
});
