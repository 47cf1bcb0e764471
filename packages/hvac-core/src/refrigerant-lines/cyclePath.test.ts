import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "@tooling/testing/extent";
import { R134a, R32, R717, refrigerant, type Refrigerant } from "../refrigerants/index.ts";
import { cyclePath, singleStageCycle, type SingleStageConditions } from "./index.ts";

const fluids: readonly Refrigerant[] = [R134a, R32, R717, refrigerant("R454C")];

const conditions: fc.Arbitrary<SingleStageConditions> = fc.record({
  refrigerant: fc.constantFrom(...fluids),
  evaporatingTemperature: fc.integer({ min: -30, max: 10 }),
  condensingTemperature: fc.integer({ min: 25, max: 55 }),
  condensingPoint: fc.constantFrom("dew" as const, "bubble" as const),
  superheat: fc.integer({ min: 3, max: 20 }),
  subcooling: fc.integer({ min: 0, max: 10 }),
  isentropicEfficiency: fc.constantFrom(0.5, 0.7, 1),
});

/** ∮ T ds over the processes: the trapezoid between neighbouring points. */
function heatOf(points: readonly ({ readonly temperature: number; readonly entropy: number } | undefined)[]): number {
  return points.reduce((sum, to, index) => {
    const from = points[index - 1];
    return from && to ? sum + ((from.temperature + to.temperature) / 2 + 273.15) * (to.entropy - from.entropy) : sum;
  }, 0);
}

test("a cycle returns to where it began, and its areas in the temperature-entropy diagram are its heat", () =>
  fc.assert(
    fc.property(conditions, (each) => {
      const cycle = singleStageCycle(each);
      const { corners, processes } = cyclePath(each.refrigerant, cycle);
      for (const [index, points] of processes.entries()) {
        expect(points.every((point) => point !== undefined)).toBe(true);
        const next = corners[(index + 1) % 4]!;
        expect(Math.abs(points[0]!.entropy - corners[index]!.entropy)).toBeLessThan(1e-3);
        expect(Math.abs(points.at(-1)!.entropy - next.entropy)).toBeLessThan(1e-3);
      }
      const [, rejection, expansion, evaporation] = processes;
      // At constant pressure dh = T ds; steps are finite.
      expect(heatOf(evaporation!) / cycle.ends.refrigeratingEffect).toBeCloseTo(1, 2);
      expect(-heatOf(rejection!) / (cycle.ends.refrigeratingEffect + cycle.compression.work)).toBeCloseTo(1, 2);
      for (const point of expansion!) expect(point!.enthalpy).toBeCloseTo(cycle.ends.condenserOutlet.enthalpy, 3);
      // Throttling and a compressor with losses generate entropy, and heat leaves only in the condenser.
      expect(corners[3]!.entropy).toBeGreaterThan(corners[2]!.entropy);
      expect(corners[1]!.entropy).toBeGreaterThanOrEqual(corners[0]!.entropy - 1e-6);
    }),
    { numRuns: runs(20) },
  ));
