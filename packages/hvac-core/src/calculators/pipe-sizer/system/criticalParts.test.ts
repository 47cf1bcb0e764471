import { expect, test } from "vitest";
import { pathFromSource } from "../../../trees/tree.ts";
import { criticalSections, pipeSizer, type PipeInput } from "../index.ts";

test("critical sections lead to the units that the table calls critical, and to no others", () => {
  const systems = pipeSizer.examples.map(({ input }) => input.Metric as PipeInput).filter(({ scope }) => scope === "system");
  expect(systems.length).toBeGreaterThan(2);
  for (const input of systems) {
    const outcome = pipeSizer.calculate(input);
    if (!outcome.ok || outcome.calculation.scope !== "system") throw new Error("not calculated");
    const { calculation } = outcome;
    const rows = outcome.results.sections!;
    const ends = rows.flatMap((row, index) => (row.critical?.value === "Yes" ? [index] : []));
    expect(ends.length).toBeGreaterThan(0);
    const expected = ends.flatMap((end) => pathFromSource(calculation.flows.parents, end));
    expect(criticalSections(calculation)).toEqual(new Set(expected));
  }
});

test("circuits with equal losses are all critical", () => {
  const unit = { unit: "flow", flowRate: 0.3, unitPressureDrop: 20 } as const;
  const parts = [3.3, 1.1, 2.2].map((pipeLength, index) => ({
    id: `part-${index}`,
    pipeLength,
    ...(index > 0 && { parent: `part-${index - 1}` }),
  }));
  const outcome = pipeSizer.calculate({
    unitSystem: "Metric",
    scope: "system",
    designTemperatureDifference: 6,
    sections: [...parts.slice(0, 2), { ...parts[2]!, ...unit }, { id: "whole", pipeLength: 6.6, ...unit }],
  } as PipeInput);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  expect(criticalSections(outcome.calculation)).toEqual(new Set([0, 1, 2, 3]));
});
