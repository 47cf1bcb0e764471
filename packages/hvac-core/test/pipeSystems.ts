import { runs } from "@tooling/testing/extent";
import { pipeSizer, type PipeInput } from "../src/calculators/pipe-sizer/index.ts";

/* What the tests of systems of pipes share. */

export type Rows = NonNullable<PipeInput["sections"]>;
export type Row = Rows[number];
export type Answered = Extract<ReturnType<typeof pipeSizer.calculate>, { ok: true }>;

export const usual: PipeInput = {
  unitSystem: "Metric",
  scope: "system",
  designTemperatureDifference: 6,
  fluidTemperature: 10,
  balancingMinimum: 0,
};

export function solve(input: PipeInput): Answered {
  const outcome = pipeSizer.calculate({ ...usual, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
export const codes = (input: PipeInput): string[] => solve(input).warnings.map(({ code }) => code);

/** Results of the sections by id, plain numbers. */
export function sectionsOf(outcome: Answered): Record<string, Record<string, number>> {
  return Object.fromEntries(
    outcome.results.sections!.map((row) => [
      row.id,
      Object.fromEntries(
        Object.entries(row).flatMap(([name, result]) =>
          typeof result === "object" && "value" in result && typeof result.value === "number" ? [[name, result.value]] : [],
        ),
      ),
    ]),
  );
}

/** Random systems that each law is tried on. */
export const draws = { numRuns: runs(30) };
