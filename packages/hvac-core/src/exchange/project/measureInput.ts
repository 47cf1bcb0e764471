import type { Calculator, Measured } from "../../kernel/index.ts";
import type { MeasuredFile } from "../../take-off/index.ts";

/** A file of a project with its measured elements, or with the reason why there are none. */
export interface ProjectFile {
  /** Collection of its calculator. */
  readonly collection: string;
  readonly id: string;
  readonly name: string;
  readonly measured?: Measured;
  readonly problem?: string;
}

/**
 * Measures an input for a bill of quantities.
 *
 * @param calculator calculator of the file
 * @param input its input
 * @returns elements, or why there are none
 * @example
 * ```ts
 * import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
 * import { measureInput } from "@org/hvac-core/exchange/project";
 * const { measured } = await measureInput(pipeSizer, { unitSystem: "Metric", flowRate: 2, pipeLength: 30 });
 * measured?.elements[0]?.amount; // 30
 * ```
 */
export async function measureInput(
  calculator: Pick<Calculator, "calculate" | "quantities">,
  input: Parameters<Calculator["calculate"]>[0],
): Promise<Pick<ProjectFile, "measured" | "problem">> {
  const outcome = calculator.calculate(input, { strict: false });
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
  const measured = await calculator.quantities?.(outcome);
  return measured ? { measured } : { problem: "It has nothing to measure." };
}

/** The files that have elements, for take-off. */
export const measuredFiles = (files: readonly ProjectFile[]): readonly MeasuredFile[] =>
  files.flatMap(({ collection, id, measured }) => (measured ? [{ collection, fileId: id, measured }] : []));
