import { createContext, type ComponentType } from "react";
import type { FormScope } from "@org/form/fields";

export interface PickerProps {
  readonly value: string;
  /** What may be chosen, and what it is called. */
  readonly options: readonly (readonly [id: string, label: string])[];
  /** Values around the field, such as the shape of the duct. */
  readonly scope: FormScope;
  readonly onChoose: (option: string) => void;
  readonly onClose: () => void;
}

/** How one of many options is chosen where words alone do not show them: a dialog, and a picture of each. */
export interface ChoicePicker {
  readonly Dialog: ComponentType<PickerProps>;
  readonly Picture: ComponentType<{ readonly option: string }>;
}

/** By the names of a choice without the ids of rows, such as `fittings.fitting`. */
export const ChoicePickers = createContext<Readonly<Record<string, ChoicePicker>>>({});
