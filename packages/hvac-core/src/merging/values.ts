import { assumedKey, assumedNames, isTypedQuantity } from "../kernel/index.ts";
import { convert, toSI } from "../quantity/index.ts";

/** Plain data, as JSON can write them: what inputs are made of. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };
/** Plain data by name: an input, a row, a group. */
export type PlainRecord = Readonly<Record<string, Plain>>;
/** A value at a place, or nothing there. */
export type Held = Plain | undefined;
/** A list whose elements are known by their `id`: the rows of an input. */
type Element = PlainRecord & { readonly id: string };

export function isRecord(value: Held): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Whether a value is a number with its unit, or a series or matrix with its one unit. Such a value is one: it is never merged member by member,
 * because a number means nothing without its unit.
 */
function isWhole(value: Held): value is PlainRecord {
  if (!isRecord(value) || "id" in value) return false;
  return isTypedQuantity(value) || Array.isArray(value["values"]);
}

/** Whether a value is merged and compared member by member. */
export function hasMembers(value: Held): value is PlainRecord {
  return isRecord(value) && !isWhole(value);
}

/** Whether a value is a list of records with distinct ids; an empty list is one. */
export function isListById(value: Held): value is readonly Element[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map((element: Plain) => (isRecord(element) ? element["id"] : undefined));
  return ids.every((id) => typeof id === "string") && new Set(ids).size === ids.length;
}

/** The elements of a list by their ids. */
export function byId(list: readonly Element[]): PlainRecord {
  return Object.fromEntries(list.map((element) => [element.id, element]));
}

/**
 * Whether two values are the same, member by member. Absent and `undefined` are the same, and so are 0 and −0; the order of keys does not count.
 *
 * @param left a value, or `undefined` for none
 * @param right another
 * @returns whether they are the same as they are written: 1 ft and 12 in are not, see {@link isSameQuantity}
 * @example
 * ```ts
 * import { isSame } from "@org/hvac-core/merging";
 * isSame({ value: 1, unit: "ft" }, { unit: "ft", value: 1 }); // true
 * isSame({ value: 1, unit: "ft" }, { value: 12, unit: "in" }); // false
 * ```
 */
export function isSame(left: Held, right: Held): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((element: Plain, index) => isSame(element, right[index] as Plain));
  }
  if (!isRecord(left) || !isRecord(right)) return left === 0 && right === 0;
  // Without a list of all keys: whole inputs are compared with every save.
  return (
    Object.keys(left).every((key) => isSame(left[key], memberOf(right, key))) &&
    Object.keys(right).every((key) => right[key] === undefined || Object.hasOwn(left, key))
  );
}

/** Further properties of a quantity or series: a link to another file, or those of another version. */
function besides(whole: PlainRecord): PlainRecord {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !["value", "values", "unit", "displayUnit"].includes(key)));
}

/** A number, list of numbers or nothing, in the SI unit of its unit. */
function inSI(value: Held, unit: string): Held {
  if (Array.isArray(value)) return value.map((cell: Plain) => inSI(cell, unit)!);
  return typeof value === "number" ? toSI(value, unit) : value;
}

/** Whether two units measure the same thing. */
function areOfOneKind(a: string, b: string): boolean {
  try {
    convert(1, a, b);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Whether two quantities, series or matrices are the same in SI, to the last bit, whatever units they were typed in and are shown in. A link to
 * another file is part of a quantity.
 *
 * @param left a number with its unit, or a series or matrix with its one unit; `undefined` for none
 * @param right another
 * @returns whether both are quantities, and the same one; units that are unknown, or measure different things, are never the same
 * @example
 * ```ts
 * import { isSameQuantity } from "@org/hvac-core/merging";
 * isSameQuantity({ value: 1, unit: "ft" }, { value: 12, unit: "in" }); // true
 * isSameQuantity({ value: 1, unit: "ft" }, { value: 1, unit: "ft", displayUnit: "m" }); // true
 * isSameQuantity({ value: 1, unit: "ft" }, { value: 0.3, unit: "m" }); // false
 * isSameQuantity(1, 1); // false
 * ```
 */
export function isSameQuantity(left: Held, right: Held): boolean {
  if (!isWhole(left) || !isWhole(right) || !isSame(besides(left), besides(right))) return false;
  const [unit, otherUnit] = [left["unit"], right["unit"]];
  const [here, there] = [left, right].map((whole) => whole["value"] ?? whole["values"]);
  if (isSame(unit, otherUnit) && isSame(here, there)) return true;
  if (typeof unit !== "string" || typeof otherUnit !== "string" || !areOfOneKind(unit, otherUnit)) return false;
  return isSame(inSI(here, unit), inSI(there, otherUnit));
}

/**
 * Whether two values are the same physically: quantities by {@link isSameQuantity} wherever these hold them, everything else as written, but for
 * what is marked as assumed.
 *
 * @param left a value, or `undefined` for none
 * @param right another
 * @returns whether nothing differs but the units that quantities were typed in or are shown in
 * @example
 * ```ts
 * import { isSamePhysically } from "@org/hvac-core/merging";
 * const row = { id: "a", width: { value: 1, unit: "ft" } };
 * isSamePhysically(row, { ...row, width: { value: 12, unit: "in", displayUnit: "m" } }); // true
 * isSamePhysically(row, { ...row, id: "b" }); // false
 * ```
 */
export function isSamePhysically(left: Held, right: Held): boolean {
  if (isSame(left, right) || isSameQuantity(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((element: Plain, index) => isSamePhysically(element, right[index] as Plain));
  if (!hasMembers(left) || !hasMembers(right)) return false;
  return keysOf(left, right).every((key) => key === assumedKey || isSamePhysically(memberOf(left, key), memberOf(right, key)));
}

/** The unit that a quantity or series is shown in. */
function shownUnit(value: Held): string | undefined {
  const unit = isWhole(value) ? (value["displayUnit"] ?? value["unit"]) : undefined;
  return typeof unit === "string" ? unit : undefined;
}

/** A merged value, shown in the unit of the side that changed the unit: theirs, if both did. */
export function withMergedDisplay(value: Held, base: Held, mine: Held, theirs: Held): Held {
  if (!isWhole(value)) return value;
  const [before, here, there] = [shownUnit(base), shownUnit(mine), shownUnit(theirs)];
  const wanted = there === undefined || there === before ? (here ?? before) : there;
  const { unit, displayUnit, ...others } = value;
  if (typeof unit !== "string" || wanted === undefined || wanted === (displayUnit ?? unit) || !areOfOneKind(unit, wanted)) return value;
  return { ...others, unit, ...(wanted !== unit && { displayUnit: wanted }) };
}

/**
 * Names of the values of a merged record that are assumed. The mark goes with the value, of whichever side that is; where the sides have the same
 * value, the side that changed the mark decides.
 */
export function mergedAssumed(base: PlainRecord, mine: PlainRecord, theirs: PlainRecord, merged: PlainRecord): readonly string[] {
  const [before, here, there] = [new Set(assumedNames(base)), new Set(assumedNames(mine)), new Set(assumedNames(theirs))];
  const isMarked = (name: string): boolean => {
    if (here.has(name) === there.has(name)) return here.has(name);
    const [left, right] = [memberOf(mine, name), memberOf(theirs, name)];
    const isMine = isSamePhysically(left, right) ? before.has(name) === there.has(name) : isSamePhysically(memberOf(merged, name), left);
    return (isMine ? here : there).has(name);
  };
  return [...new Set([...here, ...there])].filter((name) => Object.hasOwn(merged, name) && isMarked(name)).toSorted();
}

/** All keys of some records, each once. */
export function keysOf(...records: readonly PlainRecord[]): readonly string[] {
  return [...new Set(records.flatMap(Object.keys))];
}

/** A record's own member: `constructor` and the like are not there unless stored. */
export function memberOf(record: PlainRecord, key: string): Held {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
