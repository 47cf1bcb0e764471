import { expect, test } from "vitest";
import { cycleCorners, oilReturnVelocity, refrigerantPipeSizer, saturationDome } from "./index.ts";
import { refrigerantOf, refrigerants } from "./refrigerants.ts";

const calculations = refrigerantPipeSizer.examples.map(({ input }) => {
  const outcome = refrigerantPipeSizer.calculate(input.Metric);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return { calculation: outcome.calculation, values: outcome.values };
});

test.each(Object.keys(refrigerants))("the dome of %s narrows towards its critical point", (key) => {
  const { liquid, vapor } = saturationDome(key, 1e5);
  expect(liquid.map(({ pressure }) => pressure)).toEqual(vapor.map(({ pressure }) => pressure));
  const latent = liquid.map(({ enthalpy }, index) => vapor[index]!.enthalpy - enthalpy);
  const isFalling = (values: readonly number[]): boolean => values.every((value, index) => index === 0 || value < values[index - 1]!);
  expect(isFalling(latent)).toBe(true);
  expect(latent.at(-1)).toBe(0);
  expect(isFalling(liquid.map(({ pressure }) => -pressure))).toBe(true);
  expect(liquid.at(-1)!.pressure).toBe(refrigerantOf(key).critical.pressure);
});

test("the cycle keeps its heat: compressor work and gain of the suction line, throttling without change of enthalpy", () => {
  expect(calculations.length).toBeGreaterThan(1);
  for (const { calculation, values } of calculations) {
    const { circuit } = calculation;
    const [c1, c2, c3, c4, c5, c6, c7] = cycleCorners(circuit).map(({ enthalpy }) => enthalpy) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    expect(c3 - c2).toBeCloseTo(circuit.compressor.work, 6);
    expect(c2 - c1).toBeCloseTo(circuit.warming.total, 6);
    expect([c4, c6, c7]).toEqual([c3, c5, c5]);
    const [p1, p2, p3, p4] = cycleCorners(circuit).map(({ pressure }) => pressure);
    expect(p1).toBeGreaterThanOrEqual(p2!);
    expect(p3).toBeGreaterThanOrEqual(p4!);
    // The saturated gas of the dome at the evaporating pressure has less heat than the superheated gas that leaves.
    const { vapor } = saturationDome(values.refrigerant, p1!);
    expect(vapor[0]!.enthalpy).toBeLessThanOrEqual(c1 + 1e-6);
  }
});

test("at the oil return velocity the minimum capacity has the required velocity", () => {
  const lines = calculations.flatMap(({ calculation }) => calculation.circuit.lines).filter(({ oil }) => oil);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    const velocity = oilReturnVelocity(line)!;
    // Velocities fall with the capacity.
    expect((velocity * line.minimumVelocity!) / line.velocity).toBeCloseTo(line.oil!.required, 9);
    expect(velocity <= line.velocity).toBe(line.minimumVelocity! >= line.oil!.required);
  }
});
