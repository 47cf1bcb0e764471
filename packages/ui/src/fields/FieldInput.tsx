import { isActive, typedUnit, type RowField, type Warning } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import type { CalculatorState } from "../state/useCalculator.ts";
import { ChoiceInput, FlagInput, TextInput } from "./plainInputs.tsx";
import { QuantityInput } from "./QuantityInput.tsx";

interface FieldInputProps {
  readonly state: CalculatorState;
  readonly field: RowField;
  readonly path: string;
  readonly column: string;
  readonly value: unknown;
  /** The values that the field's conditions refer to. */
  readonly beside: Readonly<Record<string, unknown>>;
  readonly remarks: readonly Warning[] | undefined;
}

/** One field of a form, drawn from its metadata; nothing when its conditions do not hold. */
export function FieldInput({ state, field, path, column, value, beside, remarks }: FieldInputProps): ReactNode {
  const { input, unread, errors, change } = state;
  if (!isActive(field, beside)) return null;
  const common = { path, error: errors[path], remarks, change };
  switch (field.type) {
    case "quantity":
      return (
        <QuantityInput
          {...common}
          field={field}
          column={column}
          value={value as number | null}
          unread={unread[path]}
          unit={typedUnit(field, column, input)}
          unitSystem={input.unitSystem}
        />
      );
    case "choice":
      return <ChoiceInput {...common} field={field} value={value as string} />;
    case "text":
      return <TextInput {...common} field={field} value={value as string} />;
    case "flag":
      return <FlagInput {...common} field={field} value={value as boolean} />;
  }
}
