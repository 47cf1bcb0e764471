import { expect } from "vitest";
import { ductSizer, type DuctInput } from "../src/calculators/duct-sizer/index.ts";

/* What the tests of systems share. */

export type Section = NonNullable<DuctInput["sections"]>[number];
type Outcome = Extract<ReturnType<typeof ductSizer.calculate>, { ok: true }>;

/** Sums of some dozens of doubles. */
const rounding = 1e-11;

export function system(sections: readonly Section[], more: DuctInput = {}): Outcome {
  const outcome = ductSizer.calculate({ unitSystem: "Metric", scope: "system", sections, ...more });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

export type SectionResult = NonNullable<Outcome["results"]["sections"]>[number];
export const byId = ({ results }: Outcome): Map<string, SectionResult> => new Map(results.sections!.map((each) => [each.id, each]));
export const near = (actual: number, expected: number, scale = 1): void =>
  expect(Math.abs(actual - expected), `${actual} and ${expected}`).toBeLessThanOrEqual(rounding * Math.max(scale, Math.abs(expected)));
