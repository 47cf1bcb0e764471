import type { Field, Path } from "@org/hvac-core/kernel";
import type { CalculatorState } from "@org/form/state";
import type { FormScope, Remarks } from "@org/form/fields";

/** Props of the input of a field. */
export interface FieldInputProps<F extends Field = Field> {
  readonly state: CalculatorState;
  readonly field: F;
  readonly path: Path;
  readonly scope: FormScope;
  /** The value at the path, from the complete input. */
  readonly value: unknown;
  readonly remarks: Remarks;
}
