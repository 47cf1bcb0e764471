import type { Field, Fields, Path, Scope, Warning } from "@org/hvac-core/kernel";
import type { CalculatorState } from "../state/useCalculator.ts";

/** Values beside a field and around it, with the fields they belong to. */
export interface FormScope extends Scope {
  readonly fields: Fields;
  readonly around?: FormScope | undefined;
}

/** Warnings by the paths of their fields. */
export type Remarks = Readonly<Partial<Record<Path, readonly Warning[]>>>;

/** What an input of a field is given. */
export interface FieldInputProps<F extends Field = Field> {
  readonly state: CalculatorState;
  readonly field: F;
  readonly path: Path;
  readonly scope: FormScope;
  /** The value at the path, complete. */
  readonly value: unknown;
  readonly remarks: Remarks;
}
