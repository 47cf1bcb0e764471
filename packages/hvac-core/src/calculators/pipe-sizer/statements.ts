import { joinPath, type WarningStatement } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import type { PipeCalculation } from "./results.ts";
import type { PipeState } from "./pipeState.ts";

/** A number in words, in the reader's units. */
export type Say = (value: number, kind: QuantityKind) => string;

/** A warning of a pipe: at a field of its row; of one pipe by itself at a result, where it has one. */
type PipeWarning = Omit<WarningStatement, "field"> & { readonly field: string };

/** A warning of each of some pipes, at the fields of their rows, or of the input where there is only one pipe. */
export function ofEach(
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

/** " in Riser" of a section; nothing of one pipe by itself. */
export const inPipe = ({ scope }: PipeCalculation, { name }: PipeState): string => (scope === "system" ? ` in ${name}` : "");

/** "Riser: " of a section; nothing of one pipe by itself. */
export const nameOf = ({ scope }: PipeCalculation, { name }: PipeState): string => (scope === "system" ? `${name}: ` : "");
