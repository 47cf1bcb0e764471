import { acceptedKey, assumedKey, assumedNames, importsKey, unreadKey } from "../kernel/index.ts";
import {
  byId,
  hasMembers,
  isListById,
  isSame,
  isSamePhysically,
  keysOf,
  mergedAssumed,
  memberOf,
  withMergedDisplay,
  type Held,
  type Plain,
  type PlainRecord,
} from "./values.ts";

/** A place that both sides changed, each in its own way. */
export interface Conflict {
  /** Keys from the input down to the place; an element of a list by ids is named by its id. */
  readonly path: readonly string[];
  readonly base: Held;
  readonly mine: Held;
  readonly theirs: Held;
}

/** Answers a conflict; `undefined` leaves it open. */
export type Choose = (conflict: Conflict) => "mine" | "theirs" | undefined;

/** Two versions of an input in one. */
export interface Merged {
  /** Both sides' changes; where a conflict is open, their value. */
  readonly value: PlainRecord;
  readonly open: readonly Conflict[];
}

/**
 * Merges two versions that came from the same base, field by field. A change of one side is taken; the same change of both is taken once; different
 * changes of one value are a conflict. Records merge key by key, lists of rows row by row, other lists as a whole. A number and its unit are one
 * value: who has only put another unit to the same quantity gives way to who has changed the quantity, and the unit that it is shown in is merged
 * by itself, without a conflict: theirs, if both changed it. An accepted warning is one value, too. What imports record, and texts that cannot be
 * read, have no conflicts: mine stay. Whether a value is marked as assumed goes with the value: who
 * enters the number that was assumed has changed it. A row that one side took away and the other changed is a conflict.
 *
 * @param base what both sides started from
 * @param mine this side
 * @param theirs the other side: what is stored now
 * @param choose answers conflicts; what it leaves unanswered stays open
 * @returns both sides' changes in one, and the conflicts that are open
 * @example
 * ```ts
 * import { mergeThreeWay } from "@org/hvac-core/merging";
 * const base = { width: { value: 3, unit: "m" }, notes: "" };
 * const mine = { ...base, width: { value: 4, unit: "m" } };
 * mergeThreeWay(base, mine, { ...base, notes: "north wing" }).value; // { width: { value: 4, unit: "m" }, notes: "north wing" }
 * const { value, open } = mergeThreeWay(base, mine, { ...base, width: { value: 5, unit: "m" } });
 * value["width"]; // { value: 5, unit: "m" }
 * open[0]?.path; // ["width"]
 * ```
 */
export function mergeThreeWay(base: PlainRecord, mine: PlainRecord, theirs: PlainRecord, choose: Choose = () => undefined): Merged {
  const open: Conflict[] = [];

  const mergeRecords = (path: readonly string[], from: PlainRecord, left: PlainRecord, right: PlainRecord): PlainRecord => {
    const merged: Record<string, Plain> = {};
    for (const key of keysOf(right, left)) {
      if (key === assumedKey) continue;
      const isEntered = (side: PlainRecord): boolean =>
        assumedNames(from).includes(key) && Object.hasOwn(side, key) && !assumedNames(side).includes(key);
      const value = mergeValues([...path, key], memberOf(from, key), memberOf(left, key), memberOf(right, key), [
        isEntered(left),
        isEntered(right),
      ]);
      // `__proto__` as a key would otherwise be swallowed.
      if (value !== undefined) Object.defineProperty(merged, key, { value, enumerable: true, configurable: true, writable: true });
    }
    const assumed = mergedAssumed(from, left, right, merged);
    return assumed.length === 0 ? merged : { ...merged, [assumedKey]: assumed };
  };

  /** @param entered whether a side has entered what was assumed, as another number or the same */
  const mergeValues = (
    path: readonly string[],
    from: Held,
    left: Held,
    right: Held,
    [enteredLeft, enteredRight]: readonly [boolean, boolean],
  ): Held => {
    if (isSame(left, right) || (isSame(from, left) && !enteredLeft)) return right;
    if (isSame(from, right) && !enteredRight) return left;
    // A list of an input that belongs to no field is absent while it is empty.
    if (path.length === 1 && path[0] === unreadKey && [from, left, right].some((list) => list === undefined)) {
      const merged = mergeValues(path, from ?? [], left ?? [], right ?? [], [false, false]);
      return Array.isArray(merged) && merged.length === 0 ? undefined : merged;
    }
    // The reason of an acceptance belongs to its facts.
    const isAcceptance = path.length === 2 && path[0] === acceptedKey;
    if (!isAcceptance && hasMembers(left) && hasMembers(right) && (from === undefined || hasMembers(from)))
      return mergeRecords(path, from ?? {}, left, right);
    if (isListById(left) && isListById(right) && (from === undefined || isListById(from))) {
      const elements = mergeRecords(path, byId(from ?? []), byId(left), byId(right));
      return mergedOrder(idsOf(from ?? []), idsOf(left), idsOf(right)).flatMap((id) => memberOf(elements, id) ?? []);
    }
    const shown = (value: Held): Held => withMergedDisplay(value, from, left, right);
    if (isSamePhysically(left, right) || (isSamePhysically(from, left) && !enteredLeft)) return shown(right);
    if (isSamePhysically(from, right) && !enteredRight) return shown(left);
    // Nobody could decide between two records of an import, or two texts that cannot be read.
    if (path[0] === importsKey || path[0] === unreadKey) return left;
    const conflict = { path, base: from, mine: left, theirs: right };
    const chosen = choose(conflict);
    if (chosen === undefined) open.push(conflict);
    return shown(chosen === "mine" ? left : right);
  };

  return { value: mergeRecords([], base, mine, theirs), open };
}

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

/** The order of the side that changed it, theirs if both did; rows that only the other side has follow their neighbour there. */
function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const among = (ids: readonly string[], others: readonly string[]): string => ids.filter((id) => others.includes(id)).join("\n");
  const iReordered = among(mine, base) !== among(base, mine);
  const theyReordered = among(theirs, base) !== among(base, theirs);
  const [leading, following] = iReordered && !theyReordered ? [mine, theirs] : [theirs, mine];
  const order = [...leading];
  following.forEach((id, index) => {
    if (order.includes(id)) return;
    const neighbour = following[index - 1];
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  });
  return order;
}
