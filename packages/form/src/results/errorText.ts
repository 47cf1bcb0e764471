import { rowName, type FieldError, type ListField } from "@org/hvac-core/kernel";
import { fieldSteps } from "@org/hvac-core/internal";
import type { CalculatorState } from "../state/calculatorState.ts";

/** An error with the rows that it is in: "Riser, Elbow 2: Quantity is required." */
export function errorText(
  { definition, complete }: Pick<CalculatorState, "definition" | "complete">,
  { field, message }: FieldError,
): string {
  const rows = fieldSteps(definition.fields, field, complete).steps.flatMap(({ field: list, row, index }) =>
    row ? [rowName(list as ListField, row, index!)] : [],
  );
  return rows.length === 0 ? message : `${rows.join(", ")}: ${message}`;
}
