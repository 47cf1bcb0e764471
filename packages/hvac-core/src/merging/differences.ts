import { assumedKey } from "../kernel/index.ts";
import { byId, hasMembers, isListById, isSamePhysically, keysOf, memberOf, type Held, type PlainRecord } from "./values.ts";

/** A place at which two inputs differ. */
export interface Difference {
  /** Keys from the input down to the place; a row is named by its id. */
  readonly path: readonly string[];
  /** `undefined`: not there. */
  readonly was: Held;
  readonly now: Held;
}

/**
 * Differences between two inputs, place by place. Lists of rows are compared row by row, other lists as a whole; the same quantity in another unit, or shown
 * in another, is no difference, and neither is whether a value was entered or assumed.
 *
 * @param was an input
 * @param now another, or the same later
 * @returns the places that differ; none where the inputs are the same physically
 * @example
 * ```ts
 * import { differences } from "@org/hvac-core/merging";
 * differences({ width: { value: 1, unit: "ft" }, notes: "" }, { width: { value: 12, unit: "in" }, notes: "new" }); // [{ path: ["notes"], was: "", now: "new" }]
 * ```
 */
export function differences(was: PlainRecord, now: PlainRecord): readonly Difference[] {
  const places: Difference[] = [];
  const compareRecords = (path: readonly string[], left: PlainRecord, right: PlainRecord): void => {
    for (const key of keysOf(left, right)) if (key !== assumedKey) compare([...path, key], memberOf(left, key), memberOf(right, key));
  };
  const compare = (path: readonly string[], left: Held, right: Held): void => {
    if (isSamePhysically(left, right)) return;
    if (hasMembers(left) && hasMembers(right)) return compareRecords(path, left, right);
    // Of rows in another order the list is what differs.
    const isOrderOnly = isListById(left) && isListById(right) && isSamePhysically(byId(left), byId(right));
    if (isListById(left) && isListById(right) && !isOrderOnly) return compareRecords(path, byId(left), byId(right));
    places.push({ path, was: left, now: right });
  };
  compareRecords([], was, now);
  return places;
}
