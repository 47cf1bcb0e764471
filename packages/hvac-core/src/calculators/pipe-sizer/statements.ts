import { joinPath, type WarningStatement } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import type { PipeCalculation } from "./results.ts";
import type { PipeState } from "./pipeState.ts";

/** A number as text, in the unit system of the input. */
export type Say = (value: number, kind: QuantityKind) => string;

/** A warning about a pipe: at a field of its row, or at a result of a single pipe where there is one. */
type PipeWarning = Omit<WarningStatement, "field"> & { readonly field: string };

/** A warning for each of some pipes, at the fields of their rows, or of the input of a single pipe. */
export function warningsOf(
  { scope }: PipeCalculation,
  pipes: readonly PipeState[],
  warn: (pipe: PipeState) => PipeWarning,
): WarningStatement[] {
  return pipes.map((pipe) => {
    const { field, result, ...warning } = warn(pipe);
    if (scope === "system") return { ...warning, field: joinPath("sections", pipe.id, field) };
    return { ...warning, ...(result === undefined ? { field } : { result }) };
  });
}

/** " in Riser" for a section; empty for a single pipe. */
export const inSectionText = ({ scope }: PipeCalculation, { name }: PipeState): string => (scope === "system" ? ` in ${name}` : "");

/** "Riser: " for a section; empty for a single pipe. */
export const sectionPrefix = ({ scope }: PipeCalculation, { name }: PipeState): string => (scope === "system" ? `${name}: ` : "");
