import {
  convert,
  defaultUnit,
  editableNumber,
  isUnitOf,
  largestNumber,
  unitsOf,
  unitSymbol,
  withoutRoundoff,
  type QuantityKind,
  type UnitId,
  type UnitSystem,
} from "../quantity/index.ts";
import { withGrouping, withGroups } from "../quantity/format.ts";
import type { Presentation } from "./prose.ts";
import type { QuantityField } from "./fields.ts";
import type { ResultLink, TypedQuantity } from "./inputs.ts";

/**
 * The unit that a bare number has: the default unit of the kind in the unit system, and for ratios none, so that a share is 0…1 wherever
 * programs speak. Percent is how a share is shown.
 *
 * @param kind kind of quantity
 * @param unitSystem the input's system
 * @returns unit id
 * @example
 * ```ts
 * import { bareUnit } from "@org/hvac-core/internal";
 * bareUnit("airFlow", "Imperial"); // "cfm"
 * bareUnit("ratio", "Imperial"); // "unitless"
 * ```
 */
export function bareUnit(kind: QuantityKind, unitSystem: UnitSystem): UnitId {
  return kind === "ratio" ? "unitless" : defaultUnit(kind, unitSystem);
}

/**
 * The kind in which a unit states a field: the field's own, or that of its number per another quantity.
 *
 * @param field a quantity field
 * @param unit unit id or a spelling of it, or any text
 * @returns the kind; `undefined` where the unit measures neither
 * @example
 * ```ts
 * import { heatLoad, enteredKind } from "@org/hvac-core";
 * enteredKind(heatLoad.fields.lightingLoad, "W"); // "electricLoad"
 * enteredKind(heatLoad.fields.lightingLoad, "W/m2"); // "powerPerArea"
 * enteredKind(heatLoad.fields.lightingLoad, "m2"); // undefined
 * ```
 */
export function enteredKind({ quantity, per }: Pick<QuantityField, "quantity" | "per">, unit: string): QuantityKind | undefined {
  return [quantity, per?.quantity].find((kind) => kind !== undefined && isUnitOf(unit, kind));
}

/**
 * The units in which a field is offered, its default first: those of its kind, then those of its number per another quantity.
 *
 * @param field a quantity field
 * @param unitSystem the user's system
 * @returns unit ids
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { unitsOfField } from "@org/hvac-core/internal";
 * unitsOfField(heatLoad.fields.lightingLoad, "Metric").join(); // "W,kW,W/m2"
 * ```
 */
export function unitsOfField({ quantity, per }: Pick<QuantityField, "quantity" | "per">, unitSystem: UnitSystem): UnitId[] {
  return [...unitsOf(quantity, unitSystem), ...(per ? unitsOf(per.quantity, unitSystem) : [])];
}

/**
 * Whether a value is a number with its unit.
 *
 * @param value what is entered for a field
 * @returns whether it has a `value` and a `unit`; whether these are right, reading tells
 * @example
 * ```ts
 * import { isTypedQuantity } from "@org/hvac-core";
 * isTypedQuantity({ value: 20, unit: "m2" }); // true
 * isTypedQuantity(20); // false
 * ```
 */
export function isTypedQuantity(value: unknown): value is TypedQuantity {
  return typeof value === "object" && value !== null && "value" in value && "unit" in value;
}

/**
 * Whether a link names a result of a file: anything may be stored with a number.
 *
 * @param link data stored with a number
 * @returns whether it has a collection, a file and a result, each by a text
 * @example
 * ```ts
 * import { isResultLink } from "@org/hvac-core";
 * isResultLink({ collection: "calculations", fileId: "office", result: "supplyAirflow" }); // true
 * isResultLink({ collection: "calculations", fileId: "office", result: null }); // false
 * ```
 */
export function isResultLink(link: unknown): link is ResultLink {
  if (typeof link !== "object" || link === null) return false;
  const { collection, fileId, result } = link as Readonly<Record<keyof ResultLink, unknown>>;
  return [collection, fileId, result].every((name) => typeof name === "string");
}

/**
 * The same quantity or series, shown in a unit.
 *
 * @param displayUnit the unit; its own, or `undefined`, for as it was typed
 */
export function shownIn<T extends { readonly unit?: string; readonly displayUnit?: string }>(typed: T, displayUnit: string | undefined): T {
  const wanted = displayUnit === typed.unit ? undefined : displayUnit;
  if (typed.displayUnit === wanted) return typed;
  const { displayUnit: _before, ...entry } = typed;
  return (wanted === undefined ? entry : { ...entry, displayUnit: wanted }) as T;
}

/**
 * A quantity as it is shown: in its display unit where it has one.
 *
 * @param quantity a number with its unit
 * @returns number and unit: as typed, or converted to the display unit and rounded to twelve digits
 * @throws {UnitMismatchError} when the display unit measures something else
 * @example
 * ```ts
 * import { displayedQuantity } from "@org/hvac-core";
 * displayedQuantity({ value: 1, unit: "ft", displayUnit: "in" }); // { value: 12, unit: "in" }
 * displayedQuantity({ value: 1, unit: "ft" }); // { value: 1, unit: "ft" }
 * ```
 */
export function displayedQuantity({ value, unit, displayUnit }: TypedQuantity): { readonly value: number; readonly unit: UnitId } {
  // A blank has a unit as well.
  if (displayUnit === undefined || displayUnit === unit || value === null) return { value, unit: displayUnit ?? unit };
  return { value: toTwelveDigits(convert(value, unit, displayUnit)), unit: displayUnit };
}

/** Whether a value is a number that fields take: neither NaN, nor too large to be converted. */
export function isReadable(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= largestNumber;
}

/** Rounded to twelve digits: without the last ones, which conversions and sums leave. */
export function toTwelveDigits(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * A bare number with the unit it is shown in: 0.4 as 40 %, 40 as 40 m².
 *
 * @param bare a number in the unit that a bare number has, see {@link bareUnit}
 * @param kind kind of quantity
 * @param unitSystem the input's system
 * @returns the same quantity in the default unit of its kind
 * @example
 * ```ts
 * import { typedQuantity } from "@org/hvac-core";
 * typedQuantity(0.4, "ratio", "Metric"); // { value: 40, unit: "%" }
 * typedQuantity(40, "area", "Metric"); // { value: 40, unit: "m2" }
 * ```
 */
export function typedQuantity(bare: number, kind: QuantityKind, unitSystem: UnitSystem): TypedQuantity {
  const [from, unit] = [bareUnit(kind, unitSystem), defaultUnit(kind, unitSystem)];
  return { value: from === unit || !isReadable(bare) ? bare : withoutRoundoff(convert(bare, from, unit)), unit: unit as never };
}

/**
 * A quantity as typed, for reading, with its unit: `95 °F`, `14 500 m³/h`. Where it is shown in another unit than it was typed in, or
 * follows a result, the number has the digits that `editableNumber` gives a number that nobody typed.
 *
 * @param quantity a number with its unit
 * @param presentation its marks
 * @returns number and unit, with a thin space that does not break between them
 * @example
 * ```ts
 * import { typedText } from "@org/hvac-core/internal";
 * typedText({ value: -12.5, unit: "degC" }, { decimalMark: "," }); // "−12,5\u202f°C"
 * ```
 */
export function typedText(quantity: TypedQuantity, { decimalMark, grouping }: Presentation = {}): string {
  const { value, unit } = displayedQuantity(quantity);
  const number = withGroups(editableNumber(value, unit === quantity.unit && !quantity.link, decimalMark), unit === "money" ? 4 : 5);
  return `${withGrouping(number, grouping)}\u202f${unitSymbol(unit)}`.trim();
}
