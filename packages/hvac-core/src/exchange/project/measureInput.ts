import { boq } from "../../calculators/boq/index.ts";
import type { Calculator, CompleteInput, Measured } from "../../kernel/index.ts";
import type { LinkedFile } from "../../links/index.ts";
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

/** What was measured, by input: while one file is edited, the others are not measured again. */
const earlier = new WeakMap<CompleteInput, Pick<ProjectFile, "measured" | "problem">>();

/** Options of measuring several files. */
export interface MeasureOptions<F extends LinkedFile> {
  /** Name of a file, for the lines of bills. */
  readonly nameOf: (file: F) => string;
  /** Called before each file that is measured: the page handles input in between. */
  readonly pause?: () => Promise<void>;
  /** Ends the measuring; what was measured by then is returned. */
  readonly signal?: AbortSignal;
}

/**
 * Measures files for bills of quantities, one after the other. Bills, and files of calculators without elements, are left out.
 *
 * @param files files of a project
 * @param options names of files, and a pause before each
 * @returns their elements, or why there are none
 * @example
 * ```ts
 * import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
 * import { measureFiles } from "@org/hvac-core/exchange/project";
 * const input = pipeSizer.complete({ unitSystem: "Metric", flowRate: 2, pipeLength: 30 });
 * const [file] = await measureFiles([{ collection: "pipeCalculations", id: "p", calculator: pipeSizer, input }], { nameOf: () => "Pipe" });
 * file?.measured?.elements[0]?.amount; // 30
 * ```
 */
export async function measureFiles<F extends LinkedFile>(
  files: readonly F[],
  { nameOf, pause, signal }: MeasureOptions<F>,
): Promise<readonly ProjectFile[]> {
  const all: ProjectFile[] = [];
  for (const file of files) {
    const { collection, id, calculator, input } = file;
    if (collection === boq.collection || !("quantities" in calculator)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one at a time: each blocks the page for a moment
    if (!earlier.has(input)) await pause?.();
    if (signal?.aborted) break;
    // oxlint-disable-next-line no-await-in-loop
    const measured = earlier.get(input) ?? (await measureInput(calculator, input));
    earlier.set(input, measured);
    all.push({ collection, id, name: nameOf(file), ...measured });
  }
  return all;
}

/** The files that have elements, for take-off. */
export const measuredFiles = (files: readonly ProjectFile[]): readonly MeasuredFile[] =>
  files.flatMap(({ collection, id, measured }) => (measured ? [{ collection, fileId: id, measured }] : []));
