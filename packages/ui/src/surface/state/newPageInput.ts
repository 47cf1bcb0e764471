import type { UnitSystem } from "@org/hvac-core/quantity";
import { stored } from "../../elements/storedItems.ts";
import { startInput, type AnyCalculator, type FormInput } from "@org/form/state";

/** What a new page or file begins with on this device: the calculator's start, in the currency that was chosen in the settings. */
export function newPageInput(definition: AnyCalculator, unitSystem: UnitSystem): FormInput {
  return startInput(definition, unitSystem, stored.currency.read());
}
