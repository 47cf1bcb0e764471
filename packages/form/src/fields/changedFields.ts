import { isAssumed, isTypedQuantity, type CompleteInput } from "@org/hvac-core/kernel";
import { convert } from "@org/hvac-core/quantity";
import { complete as completeInput, isSame, startInput, type AnyCalculator, type FormInput } from "../state/formInput.ts";

const unitSystems = ["Imperial", "Metric"] as const;
const knownInitialInputs = new WeakMap<AnyCalculator, readonly CompleteInput[]>();

/** Complete inputs of a new page, one for each unit system. */
function initialInputs(definition: AnyCalculator): readonly CompleteInput[] {
  const known =
    knownInitialInputs.get(definition) ?? unitSystems.map((unitSystem) => definition.complete(startInput(definition, unitSystem)));
  knownInitialInputs.set(definition, known);
  return known;
}

/** Whether two values are equal, even if their units differ. */
function isEqual(value: unknown, other: unknown): boolean {
  if (!isTypedQuantity(value) || !isTypedQuantity(other) || value.value === null || other.value === null) return isSame(value, other);
  const there = convert(other.value, other.unit, value.unit);
  return Math.abs(value.value - there) <= 1e-9 * Math.max(Math.abs(value.value), Math.abs(there));
}

/** Counts the fields whose values differ from those of a new page. */
export function countChanged(
  names: readonly string[],
  definition: AnyCalculator,
  { input, complete }: { readonly input: FormInput; readonly complete: CompleteInput },
): number {
  return names.filter((name) => {
    if (isAssumed(input, name)) return false;
    if (initialInputs(definition).some((start) => isEqual(complete[name], start[name]))) return false;
    // A default may depend on other fields, as the roughness depends on the material.
    const { [name]: _entered, ...others } = input;
    return !isEqual(complete[name], completeInput(definition, others as FormInput)[name]);
  }).length;
}
