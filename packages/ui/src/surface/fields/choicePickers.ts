import { createContext, type ComponentType } from "react";
import type { FormScope } from "@org/form/fields";

export interface PickerProps {
  readonly value: string;
  /** Options with their labels. */
  readonly options: readonly (readonly [id: string, label: string])[];
  /** Values around the field, such as the shape of the duct. */
  readonly scope: FormScope;
  readonly onChoose: (option: string) => void;
  readonly onClose: () => void;
}

/** Picker for options that words alone do not explain: a dialog, and a picture of each option. */
export interface ChoicePicker {
  readonly Dialog: ComponentType<PickerProps>;
  readonly Picture: ComponentType<{ readonly option: string }>;
}

/** By the path of a choice without row ids, such as `fittings.fitting`. */
export const ChoicePickers = createContext<Readonly<Record<string, ChoicePicker>>>({});
