import { kinds, type KindRow, type QuantityKind, type UnitSystem } from "./kinds.ts";
import type { UnitId, UnitName } from "./units.ts";
import { UnitMismatchError } from "./errors.ts";
import { unitNamed, unitsSpelt, unitWithId, type Unit } from "./table.ts";

function offered(kind: QuantityKind, unitSystem: UnitSystem): Partial<Record<UnitId, number>> {
  const row: KindRow = kinds[kind];
  return unitSystem === "Imperial" ? row.imperial : row.metric;
}

/**
 * The units in which a kind of quantity is offered to the user, the default first.
 *
 * @param kind kind of quantity
 * @param unitSystem the user's system
 * @returns unit ids
 * @example
 * ```ts
 * import { unitsOf } from "@org/hvac-core/quantity";
 * unitsOf("coolingCapacity", "Imperial").join(); // "tonR,MBH,Btu/h,kW"
 * ```
 */
export function unitsOf(kind: QuantityKind, unitSystem: UnitSystem): UnitId[] {
  return Object.keys(offered(kind, unitSystem)) as UnitId[];
}

/**
 * The unit in which a kind of quantity is shown and typed unless the user chose another.
 *
 * @param kind kind of quantity
 * @param unitSystem the user's system
 * @returns unit id
 * @example
 * ```ts
 * import { defaultUnit } from "@org/hvac-core/quantity";
 * defaultUnit("airFlow", "Imperial"); // "cfm"
 * ```
 */
export function defaultUnit(kind: QuantityKind, unitSystem: UnitSystem): UnitId {
  return unitsOf(kind, unitSystem)[0]!;
}

/**
 * The unit in which physics computes a kind of quantity: °C for temperatures, ° for angles, K·d for degree days,
 * otherwise coherent SI.
 *
 * @param kind kind of quantity
 * @returns unit id
 * @example
 * ```ts
 * import { siUnit } from "@org/hvac-core/quantity";
 * siUnit("frictionRateAir"); // "Pa/m"
 * ```
 */
export function siUnit(kind: QuantityKind): UnitId {
  return unitNamed(defaultUnit(kind, "Metric")).base;
}

/**
 * What a unit's name means for one kind of quantity: `°F` is another unit for a temperature than for a difference of two.
 *
 * @throws {UnknownUnitError} when nothing is spelt so
 * @throws {UnitMismatchError} when what is spelt so does not measure the kind
 */
export function unitOfKind(name: UnitName, kind: QuantityKind): Unit {
  const base = siUnit(kind);
  const exact = unitWithId(name);
  const unit = exact?.base === base ? exact : unitsSpelt(name).find((candidate) => candidate.base === base);
  if (!unit) throw new UnitMismatchError(unitNamed(name).id, base);
  return unit;
}

/**
 * The step of an arrow key in a field.
 *
 * @param kind kind of quantity
 * @param unitSystem the user's system
 * @param unit unit of the field; the default of the kind when left out
 * @returns the step, in `unit`; 1 for a unit that the kind does not offer
 * @throws {UnknownUnitError} for a name that is not a unit
 * @throws {UnitMismatchError} for a unit that does not measure the kind
 * @example
 * ```ts
 * import { stepOf } from "@org/hvac-core/quantity";
 * stepOf("airFlow", "Imperial"); // 10
 * ```
 */
export function stepOf(kind: QuantityKind, unitSystem: UnitSystem, unit: UnitName = defaultUnit(kind, unitSystem)): number {
  const { imperial, metric }: KindRow = kinds[kind];
  const { id } = unitOfKind(unit, kind);
  return imperial[id] ?? metric[id] ?? 1;
}

/**
 * A kind of quantity in words.
 *
 * @param kind kind of quantity
 * @returns its name in lower case
 * @example
 * ```ts
 * import { kindName } from "@org/hvac-core/quantity";
 * kindName("temperatureDifference"); // "temperature difference"
 * kindName("uValue"); // "U-value"
 * ```
 */
export function kindName(kind: QuantityKind): string {
  return kind === "uValue" ? "U-value" : kind.replace(/^aW/, "A-w").replace(/[A-Z](?=[a-z])/g, (capital) => ` ${capital.toLowerCase()}`);
}
