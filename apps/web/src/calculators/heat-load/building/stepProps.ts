import type { CalculatorState } from "@org/form/state";
import type { Decisions, ImportState } from "./importState.ts";
import type { Planning } from "./usePlannedRows.ts";

/** The import of a building that was read. */
export type ReadState = Extract<ImportState, { readonly phase: "read" }>;

/** Properties of each step of an import. */
export interface StepProps {
  readonly state: CalculatorState;
  readonly shown: ReadState;
  readonly planning: Planning;
  readonly decide: (decisions: Partial<Decisions>) => void;
}
