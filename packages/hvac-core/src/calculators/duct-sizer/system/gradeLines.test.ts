import { expect, test } from "vitest";
import { ductSizer, type DuctInput, type SystemCalculation } from "../index.ts";
import { gradeLines } from "./gradeLines.ts";

test("a grade line begins and ends at the pressure of the rooms, and rises in the fan by its total pressure", () => {
  const examples = ductSizer.examples.map(({ input }) => input.Metric as DuctInput).filter(({ scope }) => scope === "system");
  expect(examples.length).toBeGreaterThan(1);
  // A fan with ducts on one side only, and internal losses of its air handler on both.
  const handler = {
    unitSystem: "Metric",
    scope: "system",
    supplyEquipmentDrop: 60,
    returnEquipmentDrop: 150,
    inletEffectFactor: 1,
  } as const;
  const oneSided = (["supply", "return", "exhaust"] as const).map((airPath): DuctInput => ({
    ...handler,
    sections: [{ id: "a", airPath, ductLength: 10, airflow: 1000, terminalPressureDrop: 120 }],
  }));
  const systems = [...examples, ...oneSided];
  for (const input of systems) {
    const outcome = ductSizer.calculate(input);
    if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
    const calculation = outcome.calculation as SystemCalculation;
    const lines = gradeLines(calculation, outcome.values);
    const { main, exhaustFan } = calculation.fans;
    expect(lines.map(({ id }) => id)).toEqual([...(main ? ["main"] : []), ...(exhaustFan ? ["exhaust"] : [])]);
    for (const { id, points } of lines) {
      const fan = id === "main" ? main! : exhaustFan!;
      expect(points.at(-1)!.total).toBe(0);
      expect(Math.abs(points[0]!.total)).toBeLessThan(1e-6);
      const before = points.findIndex(({ description }) => description?.endsWith("inlet"));
      expect(points[before + 1]!.total - points[before]!.total).toBeCloseTo(fan.totalPressure, 6);
      // The end of a section names its row, and no other point does.
      for (const { row, description } of points) {
        const { name } = calculation.sections.find((section) => row === `sections.${section.id}`) ?? {};
        expect(name !== undefined && `End of ${name}`).toBe(description?.startsWith("End of ") === true && description);
      }
      const distances = points.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    }
    // Without the fan, the pressure steps from the loss of the critical path before it to that of the path after it.
    for (const { id, points } of gradeLines(calculation, outcome.values, "step")) {
      const { supply, return: back, exhaust } = calculation.fans;
      const [before, after] = id === "main" ? [back, supply] : [exhaust, undefined];
      expect(Math.min(...points.map(({ total }) => total))).toBeCloseTo(before ? -before.pathLoss : 0, 6);
      if (after) expect(points.find(({ description }) => description?.includes("supply"))!.total).toBeCloseTo(after.pathLoss, 6);
    }
  }
});
