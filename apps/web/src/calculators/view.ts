import type { AnyCalculator, WorkerCalculator, FormInput } from "@org/form/state";
import type { CalculatorSurfaceProps } from "@org/ui/surface";
import type { ComponentType } from "react";

/** Components that a calculator adds to its page. */
export type CalculatorParts = Pick<CalculatorSurfaceProps, "figure" | "sectionTools" | "chooseRow" | "toneOf" | "pickers" | "suggestions">;

/** A revision of a file and its current state, both complete with defaults. */
export interface RevisionTableProps {
  readonly then: FormInput;
  readonly now: FormInput;
}

/** Comparison of a revision with the current state, where one line per input would say little. */
export interface RevisionTable {
  readonly Table: ComponentType<RevisionTableProps>;
  /** List whose rows it compares; they are not listed again. */
  readonly list: string;
}

/** A calculator as the application shows it, on its page and in saved files. */
export interface CalculatorView extends CalculatorParts {
  readonly definition: AnyCalculator;
  /** Runs calculations that would block the page. */
  readonly worker?: WorkerCalculator;
  readonly revisionTable?: RevisionTable;
}
