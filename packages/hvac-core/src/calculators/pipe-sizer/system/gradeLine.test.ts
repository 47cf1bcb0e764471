import { expect, test } from "vitest";
import { pipeSizer, type PipeInput } from "../index.ts";
import { circuitGradeLine } from "./gradeLine.ts";
import { sectionName } from "./sectionName.ts";

test("a grade line leaves the pump with its pressure and comes back with none, in every kind of system", () => {
  const systems = pipeSizer.examples.map(({ input }) => input.Metric as PipeInput).filter(({ scope }) => scope === "system");
  expect(new Set(systems.map(({ systemKind }) => systemKind)).size).toBeGreaterThan(2);
  for (const input of systems) {
    const outcome = pipeSizer.calculate(input);
    if (!outcome.ok || outcome.calculation.scope !== "system") throw new Error("refused");
    const points = circuitGradeLine(outcome.calculation, outcome.values);
    expect(points[0]!.total).toBe(0);
    expect(points[1]!.total).toBe(outcome.results.pumpPressure!.value);
    expect(Math.abs(points.at(-1)!.total)).toBeLessThan(1e-6);
    const ends = points.filter(({ description }) => description?.startsWith("End of the "));
    expect(points.filter(({ row }) => row !== undefined)).toEqual(ends);
    for (const { row, description } of ends) {
      const index = outcome.values.sections.findIndex(({ id }) => row === `sections.${id}`);
      expect(description).toMatch(new RegExp(`of ${sectionName(outcome.values, index)}$`));
    }
    const distances = points.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  }
});
