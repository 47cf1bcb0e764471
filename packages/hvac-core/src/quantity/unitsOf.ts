import { requireKnown } from "../refusals/errors.ts";
import { kinds, type KindRow, type QuantityKind, type UnitSystem } from "./kinds.ts";
import { gaugeUnits, type UnitId, type UnitName } from "./units.ts";
import { UnitMismatchError } from "./errors.ts";
import { unitNamed, unitsSpelt, unitWithId, type Unit } from "./table.ts";

const unitSystems: readonly UnitSystem[] = ["Imperial", "Metric"];

/**
 * How a kind is computed and shown.
 *
 * @throws {UnknownNameError} for a name that is not a kind
 */
export function kindRow(kind: QuantityKind): KindRow {
  return kinds[requireKnown("kind", kind, kinds)];
}

/**
 * The units in which a kind of quantity is offered to the user, the default first.
 *
 * @param kind kind of quantity
 * @param unitSystem the user's system
 * @returns unit ids
 * @throws {UnknownNameError} for a kind or unit system that does not exist
 * @example
 * ```ts
 * import { unitsOf } from "@org/hvac-core/quantity";
 * unitsOf("coolingCapacity", "Imperial").join(); // "tonR,MBH,Btu/h,kW"
 * ```
 */
export function unitsOf(kind: QuantityKind, unitSystem: UnitSystem): UnitId[] {
  const { imperial, metric } = kindRow(kind);
  return Object.keys(requireKnown("unitSystem", unitSystem, unitSystems) === "Imperial" ? imperial : metric) as UnitId[];
}

/**
 * The unit in which a kind of quantity is shown and typed unless the user chose another.
 *
 * @param kind kind of quantity
 * @param unitSystem the user's system
 * @returns unit id
 * @throws {UnknownNameError} for a kind or unit system that does not exist
 * @example
 * ```ts
 * import { defaultUnit } from "@org/hvac-core/quantity";
 * defaultUnit("airFlow", "Imperial"); // "cfm"
 * ```
 */
export function defaultUnit(kind: QuantityKind, unitSystem: UnitSystem): UnitId {
  return unitsOf(kind, unitSystem)[0]!;
}

/** What is known of a kind: thousands of rows ask for the same few units. */
interface KnownUnits {
  /** The unit in which physics computes. */
  readonly base: UnitId;
  /** Units of the kind by their ids, as far as they were asked for. */
  readonly meanings: Map<string, Unit>;
}

const knownUnits = new Map<QuantityKind, KnownUnits>();

function knownOf(kind: QuantityKind): KnownUnits {
  const known = knownUnits.get(kind) ?? { base: unitNamed(defaultUnit(kind, "Metric")).base, meanings: new Map<string, Unit>() };
  knownUnits.set(kind, known);
  return known;
}

/**
 * The unit in which physics computes a kind of quantity: °C for temperatures, ° for angles, K·d for degree days,
 * otherwise coherent SI.
 *
 * @param kind kind of quantity
 * @returns unit id
 * @throws {UnknownNameError} for a kind or unit system that does not exist
 * @example
 * ```ts
 * import { siUnit } from "@org/hvac-core/quantity";
 * siUnit("frictionRateAir"); // "Pa/m"
 * ```
 */
export function siUnit(kind: QuantityKind): UnitId {
  return knownOf(kind).base;
}

/** Gauge pressures are measured from the atmosphere, which has no meaning for a difference of pressures. */
export function takesUnit(kind: QuantityKind, unit: Unit): boolean {
  return kindRow(kind).gauge === true || !gaugeUnits.includes(unit.id);
}

function meaningOf(name: UnitName, kind: QuantityKind): Unit | undefined {
  const { base, meanings } = knownOf(kind);
  const known = meanings.get(name);
  if (known) return known;
  const exact = unitWithId(name);
  const unit = exact?.base === base ? exact : unitsSpelt(name).find((candidate) => candidate.base === base);
  if (!unit || !takesUnit(kind, unit)) return undefined;
  if (unit === exact) meanings.set(name, unit);
  return unit;
}

/**
 * The unit that a name means for a kind of quantity: `K` is a temperature, and of a temperature difference the difference of 1 K.
 *
 * @param name unit id or a spelling of it, or any text
 * @param kind kind of quantity
 * @returns unit id; `undefined` for units of another kind, for names of no unit, and for gauge pressures where differences of pressure are meant
 * @throws {UnknownNameError} for a kind that does not exist
 * @example
 * ```ts
 * import { unitIdOf } from "@org/hvac-core/quantity";
 * unitIdOf("K", "temperature"); // "K"
 * unitIdOf("K", "temperatureDifference"); // "deltaK"
 * unitIdOf("kJ/kg", "moistAirEnthalpy"); // "kJ/kgda"
 * unitIdOf("kW", "temperature"); // undefined
 * ```
 */
export function unitIdOf(name: UnitName, kind: QuantityKind): UnitId | undefined {
  return meaningOf(name, kind)?.id;
}

/**
 * Whether a unit measures a kind of quantity.
 *
 * @param name unit id or a spelling of it, or any text
 * @param kind kind of quantity
 * @returns `false` for units of another kind, for names that are no unit, and for gauge pressures where differences of pressure are meant
 * @throws {UnknownNameError} for a kind that does not exist
 * @example
 * ```ts
 * import { isUnitOf } from "@org/hvac-core/quantity";
 * isUnitOf("psig", "refrigerantPressure"); // true
 * isUnitOf("psig", "pressureWater"); // false
 * ```
 */
export function isUnitOf(name: UnitName, kind: QuantityKind): boolean {
  return meaningOf(name, kind) !== undefined;
}

/**
 * What a unit's name means for one kind of quantity: `°F` is another unit for a temperature than for a difference of two.
 *
 * @throws {UnknownUnitError} when nothing is spelt so
 * @throws {UnitMismatchError} when what is spelt so does not measure the kind
 */
export function unitOfKind(name: UnitName, kind: QuantityKind): Unit {
  const unit = meaningOf(name, kind);
  if (!unit) throw new UnitMismatchError(unitNamed(name).id, siUnit(kind));
  return unit;
}

/**
 * The step of an arrow key in a field.
 *
 * @param kind kind of quantity
 * @param unitSystem the user's system
 * @param unit unit of the field; the default of the kind when left out
 * @returns the step, in `unit`; 1 for a unit that the kind does not offer
 * @throws {UnknownNameError} for a kind or unit system that does not exist
 * @throws {UnknownUnitError} for a name that is not a unit
 * @throws {UnitMismatchError} for a unit that does not measure the kind
 * @example
 * ```ts
 * import { stepOf } from "@org/hvac-core/quantity";
 * stepOf("airFlow", "Imperial"); // 10
 * ```
 */
export function stepOf(kind: QuantityKind, unitSystem: UnitSystem, unit: UnitName = defaultUnit(kind, unitSystem)): number {
  const { imperial, metric } = kindRow(kind);
  const { id } = unitOfKind(unit, kind);
  return imperial[id] ?? metric[id] ?? 1;
}

/**
 * A kind of quantity in words.
 *
 * @param kind kind of quantity
 * @returns its name in lower case
 * @throws {UnknownNameError} for a kind or unit system that does not exist
 */
export function kindName(kind: QuantityKind): string {
  requireKnown("kind", kind, kinds);
  return kind === "uValue" ? "U-value" : kind.replace(/^aW/, "A-w").replace(/[A-Z](?=[a-z])/g, (capital) => ` ${capital.toLowerCase()}`);
}
