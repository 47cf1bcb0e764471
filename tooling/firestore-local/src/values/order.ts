import { compareNames } from "./names.ts";
import { compareText } from "./text.ts";
import type { Fields, Value } from "./value.ts";
import { isVector } from "./value.ts";

/**
 * The place of a value's type in the order across types.
 * Source: Cloud Firestore, "Supported data types", value type ordering.
 */
export function typeOrder(value: Value): number {
  switch (value.type) {
    case "null":
      return 0;
    case "boolean":
      return 1;
    case "integer":
    case "double":
      return 2;
    case "timestamp":
      return 3;
    case "string":
      return 4;
    case "bytes":
      return 5;
    case "reference":
      return 6;
    case "geoPoint":
      return 7;
    case "array":
      return 8;
    case "map":
      return isVector(value) ? 9 : 10;
  }
}

/** -1, 0 or 1. Integers and doubles compare as numbers, NaN before all of them and equal to itself. */
export function compareValues(left: Value, right: Value): number {
  const order = Math.sign(typeOrder(left) - typeOrder(right));
  if (order !== 0) return order;
  if (left.type === "boolean" && right.type === "boolean") return Number(left.boolean) - Number(right.boolean);
  if (isNumber(left) && isNumber(right)) return compareNumbers(numberOf(left), numberOf(right));
  if (left.type === "timestamp" && right.type === "timestamp") return left.micros < right.micros ? -1 : left.micros > right.micros ? 1 : 0;
  if (left.type === "string" && right.type === "string") return compareText(left.string, right.string);
  if (left.type === "bytes" && right.type === "bytes") return Math.sign(Buffer.compare(left.bytes, right.bytes));
  if (left.type === "reference" && right.type === "reference") return compareNames(left.name, right.name);
  if (left.type === "geoPoint" && right.type === "geoPoint") {
    return Math.sign(left.latitude - right.latitude) || Math.sign(left.longitude - right.longitude);
  }
  if (left.type === "array" && right.type === "array") return compareLists(left.values, right.values);
  if (left.type === "map" && right.type === "map")
    return isVector(left) ? compareVectors(left.fields, right.fields) : compareMaps(left.fields, right.fields);
  return 0;
}

export function valuesEqual(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0;
}

type NumberValue = Extract<Value, { type: "integer" | "double" }>;

export function isNumber(value: Value): value is NumberValue {
  return value.type === "integer" || value.type === "double";
}

export function numberOf(value: NumberValue): number | bigint {
  return value.type === "integer" ? value.integer : value.double;
}

/** JavaScript compares a bigint with a number exactly, so 2^53 + 1 is not 2^53. */
export function compareNumbers(left: number | bigint, right: number | bigint): number {
  const leftIsNaN = Number.isNaN(left);
  const rightIsNaN = Number.isNaN(right);
  if (leftIsNaN || rightIsNaN) return Number(rightIsNaN) - Number(leftIsNaN);
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  const common = Math.min(left.length, right.length);
  for (let index = 0; index < common; index += 1) {
    const order = compareValues(left[index]!, right[index]!);
    if (order !== 0) return order;
  }
  return Math.sign(left.length - right.length);
}

/** Maps compare by their sorted keys: first key, its value, second key, and so on; the shorter one first. */
function compareMaps(left: Fields, right: Fields): number {
  const leftKeys = [...left.keys()].sort(compareText);
  const rightKeys = [...right.keys()].sort(compareText);
  const common = Math.min(leftKeys.length, rightKeys.length);
  for (let index = 0; index < common; index += 1) {
    const order =
      compareText(leftKeys[index]!, rightKeys[index]!) || compareValues(left.get(leftKeys[index]!)!, right.get(rightKeys[index]!)!);
    if (order !== 0) return order;
  }
  return Math.sign(leftKeys.length - rightKeys.length);
}

/** Vectors compare by dimension first. */
function compareVectors(left: Fields, right: Fields): number {
  const leftElements = elements(left);
  const rightElements = elements(right);
  return Math.sign(leftElements.length - rightElements.length) || compareLists(leftElements, rightElements);
}

function elements(vector: Fields): readonly Value[] {
  const value = vector.get("value");
  return value?.type === "array" ? value.values : [];
}
