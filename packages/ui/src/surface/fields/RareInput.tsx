import type { ChoiceField, DateField, MatrixField, ReferenceField, SeriesField, TextField } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { CellsInput } from "./CellsInput.tsx";
import { DateInput } from "./DateInput.tsx";
import { PackedInput } from "./PackedInput.tsx";
import type { CommonFieldProps } from "./plainInputs.tsx";
import { ReferenceInput } from "./ReferenceInput.tsx";
import { SearchedChoice } from "./SearchedChoice.tsx";
import { SuggestedText } from "./SuggestedText.tsx";
import type { Suggest } from "@org/form/fields";
import type { FieldInputProps } from "./fieldProps.ts";

interface RareInputProps extends FieldInputProps<ChoiceField | DateField | ReferenceField | SeriesField | MatrixField | TextField> {
  readonly common: CommonFieldProps;
  /** Suggestions of a text field. */
  readonly suggest?: Suggest | undefined;
}

/** The input of a field of a rare type. */
export function RareInput({ common, suggest, ...props }: RareInputProps): ReactNode {
  const { state, field, value, scope } = props;
  switch (field.type) {
    case "choice":
      return <SearchedChoice {...common} field={field} value={value as string} />;
    case "date":
      return <DateInput {...common} field={field} value={value as string | null} />;
    case "reference":
      return <ReferenceInput {...common} field={field} value={value as string | null} scope={scope} />;
    case "text":
      if (suggest) return <SuggestedText {...common} state={state} field={field} value={value as string} suggest={suggest} />;
      return <PackedInput {...common} field={field} value={value as string} />;
    case "series":
    case "matrix":
      return <CellsInput {...props} field={field} />;
  }
}
