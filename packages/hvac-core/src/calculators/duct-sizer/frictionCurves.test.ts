import { describe, expect, test } from "vitest";
import { diameterForVelocity, frictionRateAtFlow } from "../../flow/index.ts";
import { frictionAtVelocity, frictionInDiameter, maximumFriction } from "./frictionCurves.ts";
import { ductSizer, type DuctInput } from "./index.ts";

function chart(input: DuctInput) {
  const outcome = ductSizer.calculate({ airflow: 500, ductLength: 15, ...input });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  const { values, calculation } = outcome;
  if (calculation.scope !== "section") throw new Error("the scope is one section");
  return { values, calculation };
}

const shapes = [
  { ductShape: "rectangular" },
  { ductShape: "rectangular", sideRule: "fixedSide", fixedSide: 200 },
  { ductShape: "round", sizingMethod: "velocity" },
  { ductShape: "oval", sizeChoice: "exact" },
  { ductShape: "flexible", airflow: 80 },
] as const;

describe("the lines of the friction chart", () => {
  test.each(shapes)("meet at the duct calculated: %o", (shape) => {
    const { calculation, values } = chart({ unitSystem: "Metric", ...shape });
    const { flow } = calculation.state;
    expect(
      frictionInDiameter({ diameter: flow.frictionDiameter, airflow: values.airflow }, calculation, values) / flow.frictionRate,
    ).toBeCloseTo(1, 12);
    expect(frictionAtVelocity({ velocity: flow.velocity, airflow: values.airflow }, calculation, values) / flow.frictionRate).toBeCloseTo(
      1,
      12,
    );
  });

  test("of a round duct are those of a pipe with the same air", () => {
    const { calculation, values } = chart({ unitSystem: "Metric", ductShape: "round" });
    const [velocity, airflow, roughness] = [7, 1.3, 9e-5];
    expect(frictionInDiameter({ diameter: 0.5, airflow }, calculation, values)).toBeCloseTo(
      frictionRateAtFlow({ flow: airflow, diameter: 0.5, roughness }, calculation.air),
      12,
    );
    expect(frictionAtVelocity({ velocity, airflow }, calculation, values)).toBeCloseTo(
      frictionRateAtFlow({ flow: airflow, diameter: diameterForVelocity(airflow, velocity), roughness }, calculation.air),
      12,
    );
  });

  test("rise with the airflow at one diameter, and fall with it at one velocity", () => {
    const { calculation, values } = chart({ unitSystem: "Metric" });
    const flows = Array.from({ length: 40 }, (_, index) => 0.01 * 1.2 ** index);
    const inDiameter = flows.map((airflow) => frictionInDiameter({ diameter: 0.4, airflow }, calculation, values));
    const atVelocity = flows.map((airflow) => frictionAtVelocity({ velocity: 6, airflow }, calculation, values));
    for (let index = 1; index < flows.length; index++) {
      expect(inDiameter[index]).toBeGreaterThan(inDiameter[index - 1]!);
      expect(atVelocity[index]).toBeLessThan(atVelocity[index - 1]!);
    }
  });

  test("are refused in sizes in which flexible duct is not made", () => {
    const { calculation, values } = chart({ unitSystem: "Metric", ductShape: "flexible", airflow: 80 });
    expect(() => frictionInDiameter({ diameter: 0.6, airflow: 0.08 }, calculation, values)).toThrow("diameter");
  });
});

describe("the maximum friction rate", () => {
  test.each(shapes)("keeps target and velocity limit exactly: %o", (shape) => {
    const { calculation, values } = chart({ unitSystem: "Metric", noiseCriterion: "25", ...shape });
    const { velocityLimit = Infinity } = calculation.state;
    for (const airflow of [0.02, 0.08, 0.3].map((share) => share * (shape.ductShape === "flexible" ? 1 : 10))) {
      const highest = maximumFriction(airflow, calculation, values);
      for (const velocity of [0.5, 1, 1.5, 2, 3, 5, 8]) {
        const diameter = diameterForVelocity(airflow, velocity);
        // Flexible duct is made from 0.1 to 0.5 m.
        if (shape.ductShape === "flexible" && (diameter < 0.1 || diameter > 0.5)) continue;
        const rate = frictionAtVelocity({ velocity, airflow }, calculation, values);
        const meetsTarget = values.sizingMethod === "friction" ? rate <= values.targetFriction : velocity <= values.targetVelocity;
        expect(rate <= highest, `${velocity} m/s at ${airflow} m³/s`).toBe(meetsTarget && velocity <= velocityLimit);
      }
    }
  });

  test("is zero for more air than the largest flexible duct carries quietly, and the target for less than the smallest one is loud with", () => {
    const { calculation, values } = chart({ unitSystem: "Metric", ductShape: "flexible", airflow: 80, noiseCriterion: "25" });
    expect(maximumFriction(5, calculation, values)).toBe(0);
    expect(maximumFriction(1e-4, calculation, values)).toBe(values.targetFriction);
  });

  test.each(shapes.filter((shape) => !("sizingMethod" in shape)))("falls from the target to zero as the airflow rises: %o", (shape) => {
    const { calculation, values } = chart({ unitSystem: "Metric", noiseCriterion: "25", ...shape });
    const rates = Array.from({ length: 73 }, (_, index) => maximumFriction(10 ** (index / 4 - 9), calculation, values));
    expect([rates[0], rates.at(-1)]).toEqual([values.targetFriction, 0]);
    for (let index = 1; index < rates.length; index++) expect(rates[index]).toBeLessThanOrEqual(rates[index - 1]!);
  });

  test.each(shapes)("is refused for an airflow that is not positive or not a number: %o", (shape) => {
    const { calculation, values } = chart({ unitSystem: "Metric", noiseCriterion: "25", ...shape });
    for (const airflow of [-1, 0, Number.NaN, Infinity])
      expect(() => maximumFriction(airflow, calculation, values), String(airflow)).toThrow(/^airflow is /);
  });
});
