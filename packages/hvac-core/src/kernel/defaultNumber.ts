import { siUnit, type QuantityKind, type UnitSystem } from "../quantity/index.ts";
import { holds, inSystem, optionDefaultOf, type Scope } from "./conditions.ts";
import type { QuantityField } from "./fields.ts";
import type { TypedQuantity } from "./inputs.ts";
import { bareUnit, typedQuantity } from "./quantities.ts";

/** The default of a number, in the unit of a bare number; that of an option in SI. */
export interface DefaultNumber {
  readonly value: number | null;
  /** The kind of the field, or of the number per another quantity. */
  readonly kind: QuantityKind;
  /** As a complete input has it; `null` where there is no number. */
  readonly typed: TypedQuantity | null;
  readonly isOfOption: boolean;
}

/**
 * The default of a number that applies among these values. One that an option gives is in SI, as the tables are, and shown in the unit of the system:
 * in both systems it is the same to the last bit.
 */
export function defaultNumber(field: QuantityField, scope: Scope, unitSystem: UnitSystem): DefaultNumber {
  const { quantity, per, defaultBy, defaultWhen } = field;
  const byOption = optionDefaultOf(defaultBy, scope);
  if (!byOption) {
    const special = defaultWhen?.find(({ when }) => holds(when, scope));
    const value = inSystem((special ?? field).default, unitSystem);
    return { value, kind: quantity, typed: value === null ? null : typedQuantity(value, quantity, unitSystem), isOfOption: false };
  }
  const kind = per && defaultBy?.isPer ? per.quantity : quantity;
  const value = inSystem(byOption.default, unitSystem);
  const [unit, displayUnit] = [siUnit(kind), bareUnit(kind, unitSystem)];
  const typed = value === null ? null : ({ value, unit, ...(displayUnit !== unit && { displayUnit }) } as TypedQuantity);
  return { value, kind, typed, isOfOption: true };
}
