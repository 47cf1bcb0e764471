import { isAssumed, isTypedQuantity, type CompleteInput } from "@org/hvac-core/kernel";
import { convert } from "@org/hvac-core/quantity";
import { complete as completeInput, isSame, startInput, type AnyCalculator, type FormInput } from "../state/formInput.ts";

const unitSystems = ["Imperial", "Metric"] as const;
const knownInitialInputs = new WeakMap<AnyCalculator, readonly CompleteInput[]>();

/** What a new page has in each unit system. */
function initialInputs(definition: AnyCalculator): readonly CompleteInput[] {
  const known =
    knownInitialInputs.get(definition) ?? unitSystems.map((unitSystem) => definition.complete(startInput(definition, unitSystem)));
  knownInitialInputs.set(definition, known);
  return known;
}

/** Whether two values say the same; a number may say it in another unit. */
function isEqual(value: unknown, other: unknown): boolean {
  if (!isTypedQuantity(value) || !isTypedQuantity(other) || value.value === null || other.value === null) return isSame(value, other);
  const there = convert(other.value, other.unit, value.unit);
  return Math.abs(value.value - there) <= 1e-9 * Math.max(Math.abs(value.value), Math.abs(there));
}

/** How many of these fields have another value than a new page has. */
export function countChanged(
  names: readonly string[],
  definition: AnyCalculator,
  { input, complete }: { readonly input: FormInput; readonly complete: CompleteInput },
): number {
  return names.filter((name) => {
    if (isAssumed(input, name)) return false;
    if (initialInputs(definition).some((start) => isEqual(complete[name], start[name]))) return false;
    // A default may follow from other fields, as the roughness does from the material.
    const { [name]: _stated, ...others } = input;
    return !isEqual(complete[name], completeInput(definition, others as FormInput)[name]);
  }).length;
}
