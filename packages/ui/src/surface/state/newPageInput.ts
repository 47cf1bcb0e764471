import type { UnitSystem } from "@org/hvac-core/quantity";
import { stored } from "../../elements/storedItems.ts";
import { startInput, type AnyCalculator, type FormInput } from "@org/form/state";

/** Input of a new page or file on this device: the calculator's start values, in the currency from the settings. */
export function newPageInput(definition: AnyCalculator, unitSystem: UnitSystem): FormInput {
  return startInput(definition, unitSystem, stored.currency.read());
}
