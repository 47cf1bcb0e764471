import type { AnyCalculator, WorkerCalculator, FormInput } from "@org/form/state";
import type { CalculatorSurfaceProps } from "@org/ui/surface";
import type { ComponentType } from "react";

/** What the surface draws of a calculator's own. */
export type CalculatorParts = Pick<CalculatorSurfaceProps, "figure" | "sectionTools" | "chooseRow" | "toneOf" | "pickers" | "suggestions">;

/** A kept state of a file and what stands in it now, both with nothing left to default. */
export interface RevisionTableProps {
  readonly then: FormInput;
  readonly now: FormInput;
}

/** How a kept state is compared with what stands now where a line for each input would say little. */
export interface RevisionTable {
  readonly Table: ComponentType<RevisionTableProps>;
  /** The list whose rows it compares: they are not listed again. */
  readonly list: string;
}

/** A calculator as the application shows it: on its own page and in saved files. */
export interface CalculatorView extends CalculatorParts {
  readonly definition: AnyCalculator;
  /** Calculates what is too large for the page. */
  readonly worker?: WorkerCalculator;
  readonly revisionTable?: RevisionTable;
}
