import { expect, test } from "vitest";
import { psychrometricChart } from "./index.ts";

test("the area doubles with either side", () => {
  const area = (width: number, length: number): number => {
    const outcome = psychrometricChart.calculate({ unitSystem: "Metric", width, length });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return outcome.results.area.value;
  };
  expect(area(6, 4)).toBeCloseTo(2 * area(3, 4), 12);
  expect(area(3, 8)).toBeCloseTo(2 * area(3, 4), 12);
});
