import type { UnitSystem } from "@org/hvac-core/quantity";
import { isTypedQuantity } from "@org/hvac-core/kernel";
import { isRecord, isSame, startInput, type AnyCalculator, type FormInput } from "./formInput.ts";

/** The input before the last change of unit system, and what it was turned into. */
export interface Toggled {
  readonly from: FormInput;
  readonly to: FormInput;
}

/** What stands as the last change left it goes back to what was typed before that change; the rest is as converted. */
function takenBack(now: unknown, { from, to }: { readonly from: unknown; readonly to: unknown }, converted: unknown): unknown {
  if (from !== undefined && isSame(now, to)) return from;
  const rowOf = (rows: unknown, id: unknown): unknown => (Array.isArray(rows) ? rows.find((row: unknown) => isRecord(row) && row["id"] === id) : undefined);
  if (Array.isArray(now) && Array.isArray(converted)) {
    return now.map((row: unknown, index) => (isRecord(row) ? takenBack(row, { from: rowOf(from, row["id"]), to: rowOf(to, row["id"]) }, converted[index]) : converted[index]));
  }
  if (!isRecord(now) || isTypedQuantity(now) || !isRecord(converted)) return converted;
  const own = (of: unknown, name: string): unknown => (isRecord(of) ? of[name] : undefined);
  return Object.fromEntries(Object.entries(now).map(([name, value]) => [name, takenBack(value, { from: own(from, name), to: own(to, name) }, converted[name])]));
}

/**
 * Changes the unit system of an entry. A page that is as it began becomes the other system's beginning. Otherwise what was stated is converted,
 * and what nobody touched since the last change goes back to exactly what was typed then, with the unit it was typed in.
 */
export function toggleUnits(definition: AnyCalculator, input: FormInput, last: Toggled | undefined, unitSystem: UnitSystem): { readonly input: FormInput; readonly toggled?: Toggled } {
  if (isSame(input, startInput(definition, input.unitSystem))) return { input: startInput(definition, unitSystem) };
  const converted = definition.convert(input, unitSystem) as FormInput;
  const isBack = last?.from.unitSystem === unitSystem && last.to.unitSystem === input.unitSystem;
  const to = isBack ? ({ ...(takenBack(input, last, converted) as FormInput), unitSystem } as FormInput) : converted;
  return { input: to, toggled: { from: input, to } };
}
