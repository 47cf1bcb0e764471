import { convert, type UnitSystem } from "@org/hvac-core/quantity";
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
  // What the last change had to state, and nobody touched since, is left to the defaults again.
  const wasStatedByChange = (name: string, value: unknown): boolean => own(from, name) === undefined && own(to, name) !== undefined && isSame(value, own(to, name));
  return Object.fromEntries(
    Object.entries(now)
      .filter(([name, value]) => !wasStatedByChange(name, value))
      .map(([name, value]) => [name, takenBack(value, { from: own(from, name), to: own(to, name) }, converted[name])]),
  );
}

/** The same number, whatever its unit: below twelve digits a conversion leaves its mark. */
function isSamePhysically(left: unknown, right: unknown): boolean {
  if (!isTypedQuantity(left) || !isTypedQuantity(right)) return isSame(left, right);
  const other = convert(right.value, right.unit, left.unit);
  return Math.abs(left.value - other) <= 1e-11 * Math.max(Math.abs(left.value), Math.abs(other));
}

/** What is stated, and beside it every default that stands here and would be another number there. */
function withMovedDefaults(stated: unknown, here: unknown, there: unknown): unknown {
  if (Array.isArray(stated) && Array.isArray(here) && Array.isArray(there)) return stated.map((row: unknown, index) => withMovedDefaults(row, here[index], there[index]));
  if (!isRecord(stated) || !isRecord(here) || !isRecord(there) || isTypedQuantity(stated) || "values" in stated) return stated;
  const moved = Object.entries(here).filter(([name, value]) => stated[name] === undefined && name !== "unitSystem" && !isSamePhysically(value, there[name]));
  return { ...Object.fromEntries(Object.entries(stated).map(([name, value]) => [name, withMovedDefaults(value, here[name], there[name])])), ...Object.fromEntries(moved) };
}

/** The input with every default stated that the other system would have otherwise, so that the change moves no number. */
function withOwnDefaults(definition: AnyCalculator, input: FormInput, unitSystem: UnitSystem): FormInput {
  return withMovedDefaults(input, definition.complete(input), definition.complete(definition.convert(input, unitSystem))) as FormInput;
}

/**
 * Changes the unit system of an entry. A page that is as it began becomes the other system's beginning. Otherwise the
 * physical input stays: what was stated is converted, defaults that the other system has otherwise are stated, and what nobody touched since the last
 * change goes back to exactly what was typed then, with the unit it was typed in.
 */
export function toggleUnits(definition: AnyCalculator, input: FormInput, last: Toggled | undefined, unitSystem: UnitSystem): { readonly input: FormInput; readonly toggled?: Toggled } {
  if (isSame(input, startInput(definition, input.unitSystem))) return { input: startInput(definition, unitSystem) };
  const converted = definition.convert(withOwnDefaults(definition, input, unitSystem), unitSystem) as FormInput;
  const isBack = last?.from.unitSystem === unitSystem && last.to.unitSystem === input.unitSystem;
  const to = isBack ? ({ ...(takenBack(input, last, converted) as FormInput), unitSystem } as FormInput) : converted;
  return { input: to, toggled: { from: input, to } };
}
