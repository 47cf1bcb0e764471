import type { Field, Path } from "@org/hvac-core/kernel";
import type { CalculatorState } from "@org/form/state";
import type { FormScope, Remarks } from "@org/form/fields";

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
