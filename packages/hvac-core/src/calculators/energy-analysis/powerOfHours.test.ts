import { describe, expect, test } from "vitest";
import { fullLoadHours, monthDays } from "../../energy/index.ts";
import { demandMapOf, energyAnalysis, loadDurationOf, type EnergyInput } from "./index.ts";

function answered(input: EnergyInput) {
  const outcome = energyAnalysis.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

const inputs = (["Imperial", "Metric"] as const).flatMap((system): EnergyInput[] => [
  energyAnalysis.start(system),
  ...energyAnalysis.examples.map(({ input }) => input[system]),
]);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const maxOf = (rows: readonly (readonly number[])[]) => Math.max(...rows.flat());

describe("power of the hours, as the bill takes it, of a new page and every example", () => {
  const cases = inputs.flatMap((input) => {
    const { calculation, values } = answered(input);
    return calculation.cases.map((each, index) => ({ calculation, values, each, index }));
  });

  test("over its hours is the electricity of the year", () => {
    for (const { calculation, values, each, index } of cases) {
      const points = loadDurationOf(calculation, values, index);
      const energy = sum(points.map(({ hours, power }, place) => power * (hours - (points[place - 1]?.hours ?? 0)))) * 3600;
      const expected = sum(each.costs.energy.electricity);
      expect(points.at(-1)!.hours).toBe(8760);
      expect(Math.abs(energy - expected)).toBeLessThanOrEqual(1e-9 * expected);
      expect(Math.abs(fullLoadHours(points) * points[0]!.power * 3600 - expected)).toBeLessThanOrEqual(1e-9 * expected);
      for (const [place, { power }] of points.entries()) if (place > 0) expect(power).toBeLessThan(points[place - 1]!.power);
    }
  });

  test("by month and hour means the electricity of the month, and reaches the demand that is billed", () => {
    for (const { calculation, values, each, index } of cases) {
      const map = demandMapOf(calculation, values, index);
      for (const [month, days] of monthDays.entries()) {
        const energy = sum(map.mean[month]!) * days * 3600;
        const expected = each.costs.energy.electricity[month]!;
        expect(Math.abs(energy - expected)).toBeLessThanOrEqual(1e-9 * expected);
        const billed = each.costs.electricity.months[month]!;
        if (expected > 0) expect(Math.max(...map.highest[month]!) / each.year.demand[month]!).toBeCloseTo(1, 12);
        if (values.ratchet === 0 && billed.billingKilowatts > 0)
          expect(Math.max(...map.highest[month]!)).toBeLessThanOrEqual(billed.billingKilowatts * 1000 * (1 + 1e-12));
      }
    }
  });

  test("has maps of weekdays and weekends where they differ", () => {
    const differing = cases.filter(({ values }) => values.weekendShare !== 1);
    expect(differing.length).toBeGreaterThan(0);
    for (const { calculation, values, index } of differing) {
      const { highest, weekdays, weekends } = demandMapOf(calculation, values, index);
      expect(maxOf(weekends!.mean) / maxOf(weekdays!.mean)).toBeCloseTo(values.weekendShare, 12);
      expect(Math.max(maxOf(weekdays!.highest), maxOf(weekends!.highest))).toBe(maxOf(highest));
    }
  });
});
