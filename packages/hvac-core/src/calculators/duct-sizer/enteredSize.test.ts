import { expect, test } from "vitest";
import { ductSizer, keptSize, type DuctInput } from "./index.ts";

/** A bare number or a quantity, multiplied. */
function times<T>(airflow: T, factor: number): T {
  if (typeof airflow === "number") return (airflow * factor) as T;
  if (typeof airflow !== "object" || airflow === null || !("value" in airflow)) return airflow;
  return { ...airflow, value: Number(airflow.value) * factor };
}

test("a section with its kept size has it again, with its airflow or another", () => {
  const systems = ductSizer.examples
    .flatMap(({ input }) => [input.Metric, input.Imperial] as DuctInput[])
    .filter(({ scope }) => scope === "system");
  expect(systems.length).toBeGreaterThan(3);
  for (const input of systems) {
    const before = ductSizer.calculate(input);
    if (!before.ok) throw new Error(JSON.stringify(before.errors));
    const sizes = new Map(before.calculation.sections.map((section) => [section.id, keptSize(section, input.unitSystem!)]));
    for (const factor of [1, 1.3]) {
      const sections = input.sections!.map((section, index) => ({
        ...section,
        airflow: times(section.airflow, factor),
        ...sizes.get(section.id ?? String(index + 1)),
      }));
      const after = ductSizer.calculate({ ...input, sections } as DuctInput, { strict: false });
      if (!after.ok) throw new Error(JSON.stringify(after.errors));
      for (const [index, { state }] of before.calculation.sections.entries()) {
        if (!state) continue;
        const { width, height } = after.calculation.sections[index]!.state!.sheet;
        expect(width / state.sheet.width).toBeCloseTo(1, 5);
        expect(height / state.sheet.height).toBeCloseTo(1, 5);
      }
    }
  }
});
