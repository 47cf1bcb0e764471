import type { PlainRecord } from "../documents/index.ts";
import { byId, isListById, isRecord, isSame, keysOf, own, type Held } from "./values.ts";

/** A place at which two inputs differ. */
export interface Difference {
  readonly path: readonly string[];
  /** `undefined`: not there. */
  readonly was: Held;
  readonly now: Held;
}

/** Where two inputs differ, place by place. Lists of records with ids are compared element by element, other lists as a whole. */
export function differences(was: PlainRecord, now: PlainRecord): readonly Difference[] {
  const found: Difference[] = [];
  const compareRecords = (path: readonly string[], left: PlainRecord, right: PlainRecord): void => {
    for (const key of keysOf(left, right)) compare([...path, key], own(left, key), own(right, key));
  };
  const compare = (path: readonly string[], left: Held, right: Held): void => {
    if (isSame(left, right)) return;
    if (isRecord(left) && isRecord(right)) return compareRecords(path, left, right);
    const sameElements = isListById(left) && isListById(right) && isSame(byId(left), byId(right));
    if (isListById(left) && isListById(right) && !sameElements) return compareRecords(path, byId(left), byId(right));
    found.push({ path, was: left, now: right });
  };
  compareRecords([], was, now);
  return found;
}

/** A result that is not what it was. Numbers are in the SI unit of `quantity`. */
export interface ResultChange {
  readonly name: string;
  readonly quantity: string;
  /** `undefined`: there was no such result. */
  readonly was: number | string | undefined;
  readonly now: number | string | undefined;
}

/** Two doubles that a different order of the same operations gives lie closer than this, relative to the larger. */
const sameWithin = 1e-9;

/**
 * Compares results as stored with those of today's engine: "was … with …".
 *
 * @param was results as stored in a file
 * @param now results of an outcome
 */
export function resultChanges(was: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>): readonly ResultChange[] {
  return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((name) => {
    const [before, after] = [resultAt(was, name), resultAt(now, name)];
    if (before === undefined && after === undefined) return [];
    if (before && after && before.quantity === after.quantity && isSameResult(before.value, after.value)) return [];
    return [{ name, quantity: (after ?? before)!.quantity, was: before?.value, now: after?.value }];
  });
}

function isSameResult(was: number | string, now: number | string): boolean {
  if (typeof was === "string" || typeof now === "string") return was === now;
  return was === now || Math.abs(was - now) <= sameWithin * Math.max(Math.abs(was), Math.abs(now));
}

function resultAt(results: Readonly<Record<string, unknown>>, name: string): { value: number | string; quantity: string } | undefined {
  const result = Object.hasOwn(results, name) ? results[name] : undefined;
  if (typeof result !== "object" || result === null) return undefined;
  const { value, quantity } = result as { value?: unknown; quantity?: unknown };
  if ((typeof value !== "number" && typeof value !== "string") || typeof quantity !== "string") return undefined;
  return { value, quantity };
}
