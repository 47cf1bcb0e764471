import { linkedNumbers } from "@org/hvac-core/links";
import { valueAt, type CompleteInput, type Path } from "@org/hvac-core/kernel";
import { isSame, type AnyCalculator } from "@org/form/state";

/**
 * What an update changes in the open file, as values of its form: linked numbers, and the items of a bill.
 *
 * @param before its input now
 * @param after its input after the update
 */
export function formValues({ fields }: AnyCalculator, before: CompleteInput, after: CompleteInput): Readonly<Record<Path, unknown>> {
  // Items that were added have no place in the form yet: the list is replaced as a whole.
  const items = !isSame(before["items"], after["items"]) && Array.isArray(after["items"]) ? { items: after["items"] } : undefined;
  const numbers = linkedNumbers(fields, after).filter(
    ({ path, entered }) => !(items && path.startsWith("items.")) && !isSame(valueAt(before, path), entered),
  );
  return { ...Object.fromEntries(numbers.map(({ path, entered }) => [path, entered])), ...items };
}
