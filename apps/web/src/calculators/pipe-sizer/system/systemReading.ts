import type { PipeCalculation, PipeValues } from "@org/hvac-core/calculators/pipe-sizer";
import { readingOf } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";

type Cells = Readonly<Record<string, { readonly value: number | string } | undefined>>;

/** Data of the figures of a system, and the display of its quantities. */
export function readSystem({ outcome, state, preferredUnits }: FigureContext, calculation: PipeCalculation) {
  const read = { state, preferredUnits };
  return {
    calculation,
    values: outcome.values as PipeValues,
    flow: readingOf("waterFlow", read),
    velocity: readingOf("waterVelocity", read, "maxVelocity"),
    friction: readingOf("frictionRateWater", read, "frictionRate"),
    pressure: readingOf("pressureWater", read),
    length: readingOf("length", read),
    share: readingOf("ratio", read),
  };
}

/** A system with its numbers as they are read. */
export type ReadSystem = ReturnType<typeof readSystem>;

type Read = Pick<ReadSystem, "calculation" | "values">;

const cellsOf = ({ calculation }: Read, index: number): Cells => (calculation.results.sections ?? [])[index] as unknown as Cells;

/** A result of a section; `undefined` where it has none. */
export function numberOf(system: Read, index: number, name: string): number | undefined {
  const value = cellsOf(system, index)[name] as unknown;
  return typeof value === "number" ? value : undefined;
}

/** A text of a section; blank where it has none. */
export function textOf(system: Read, index: number, name: string): string {
  const value = cellsOf(system, index)[name] as unknown;
  return typeof value === "string" ? value : "";
}
