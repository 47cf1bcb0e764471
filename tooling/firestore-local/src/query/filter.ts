import type { StoredDocument } from "../store/document.ts";
import { nameField, valueAt } from "../store/document.ts";
import { invalidArgument } from "../status.ts";
import { decodeValue } from "../values/codec.ts";
import type { FieldPath } from "../values/fieldPath.ts";
import { parseFieldPath } from "../values/fieldPath.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { isArray, isObject } from "../values/json.ts";
import { compareValues, typeOrder, valuesEqual } from "../values/order.ts";
import type { Value } from "../values/value.ts";
import { nullValue } from "../values/value.ts";

const comparisons = ["EQUAL", "NOT_EQUAL", "LESS_THAN", "LESS_THAN_OR_EQUAL", "GREATER_THAN", "GREATER_THAN_OR_EQUAL"] as const;
const memberships = ["IN", "NOT_IN", "ARRAY_CONTAINS", "ARRAY_CONTAINS_ANY"] as const;

export type FieldOperator = (typeof comparisons)[number] | (typeof memberships)[number];
export type FieldFilter = { readonly kind: "field"; readonly path: FieldPath; readonly operator: FieldOperator; readonly value: Value };
export type Filter = FieldFilter | { readonly kind: "and" | "or"; readonly filters: readonly Filter[] };

/** Lists of `in` and `array-contains-any`, and of `not-in`. Source: Cloud Firestore, "Query limitations". */
const maxListed = 30;
const maxExcluded = 10;

export function decodeFilter(json: Json): Filter {
  if (!isObject(json)) throw invalidArgument("A filter is an object.");
  if (isObject(json["compositeFilter"])) return decodeComposite(json["compositeFilter"]);
  if (isObject(json["fieldFilter"])) return decodeFieldFilter(json["fieldFilter"]);
  if (isObject(json["unaryFilter"])) return decodeUnary(json["unaryFilter"]);
  throw invalidArgument("A filter is a compositeFilter, a fieldFilter or a unaryFilter.");
}

export function decodeFieldReference(json: Json | undefined): FieldPath {
  if (!isObject(json) || typeof json["fieldPath"] !== "string") throw invalidArgument("A field reference is {fieldPath}.");
  return parseFieldPath(json["fieldPath"]);
}

function decodeComposite(json: JsonObject): Filter {
  const { op, filters } = json;
  if (op !== "AND" && op !== "OR") throw invalidArgument("A composite filter is AND or OR.");
  if (!isArray(filters) || filters.length === 0) throw invalidArgument("A composite filter has filters.");
  return { kind: op === "AND" ? "and" : "or", filters: filters.map(decodeFilter) };
}

function decodeFieldFilter(json: JsonObject): Filter {
  const path = decodeFieldReference(json["field"]);
  const operator = [...comparisons, ...memberships].find((known) => known === json["op"]);
  if (operator === undefined) throw invalidArgument(`${JSON.stringify(json["op"])} is not an operator of a field filter.`);
  const value = decodeFilterValue(json["value"]);
  if (operator === "IN" || operator === "NOT_IN" || operator === "ARRAY_CONTAINS_ANY") {
    const most = operator === "NOT_IN" ? maxExcluded : maxListed;
    if (value.type !== "array" || value.values.length === 0) throw invalidArgument(`'${operator}' requires a non-empty array.`);
    if (value.values.length > most) throw invalidArgument(`'${operator}' supports up to ${most} values.`);
  }
  if (path[0] === nameField) requireReferences(operator, value);
  return { kind: "field", path, operator, value };
}

/** Lists of candidates may hold arrays, which a stored array may not. */
function decodeFilterValue(json: Json | undefined): Value {
  if (isObject(json) && isObject(json["arrayValue"])) {
    const values = json["arrayValue"]["values"] ?? [];
    if (!isArray(values)) throw invalidArgument("The values of an array are a list.");
    return { type: "array", values: values.map((value) => decodeValue(value)) };
  }
  return decodeValue(json);
}

function requireReferences(operator: FieldOperator, value: Value): void {
  const values = value.type === "array" ? value.values : [value];
  if (operator.startsWith("ARRAY") || values.some(({ type }) => type !== "reference")) {
    throw invalidArgument("__name__ is compared with document names.");
  }
}

function decodeUnary(json: JsonObject): Filter {
  const path = decodeFieldReference(json["field"]);
  const nan: Value = { type: "double", double: Number.NaN };
  switch (json["op"]) {
    case "IS_NAN":
      return { kind: "field", path, operator: "EQUAL", value: nan };
    case "IS_NULL":
      return { kind: "field", path, operator: "EQUAL", value: nullValue };
    case "IS_NOT_NAN":
      return { kind: "field", path, operator: "NOT_EQUAL", value: nan };
    case "IS_NOT_NULL":
      return { kind: "field", path, operator: "NOT_EQUAL", value: nullValue };
    default:
      throw invalidArgument(`${JSON.stringify(json["op"])} is not an operator of a unary filter.`);
  }
}

export function matchesFilter(document: StoredDocument, filter: Filter): boolean {
  if (filter.kind !== "field") {
    const { kind, filters } = filter;
    return kind === "and" ? filters.every((part) => matchesFilter(document, part)) : filters.some((part) => matchesFilter(document, part));
  }
  const actual = valueAt(document, filter.path);
  return actual !== undefined && satisfies(actual, filter.operator, filter.value);
}

function satisfies(actual: Value, operator: FieldOperator, value: Value): boolean {
  switch (operator) {
    case "EQUAL":
      return valuesEqual(actual, value);
    case "NOT_EQUAL":
      return actual.type !== "null" && !valuesEqual(actual, value);
    case "IN":
      return contains(value, actual);
    case "NOT_IN":
      return actual.type !== "null" && !contains(value, nullValue) && !contains(value, actual);
    case "ARRAY_CONTAINS":
      return contains(actual, value);
    case "ARRAY_CONTAINS_ANY":
      return value.type === "array" && value.values.some((candidate) => contains(actual, candidate));
    default:
      // A range never reaches beyond the type of its bound.
      return typeOrder(actual) === typeOrder(value) && within(compareValues(actual, value), operator);
  }
}

function within(order: number, operator: FieldOperator): boolean {
  if (order === 0) return operator === "LESS_THAN_OR_EQUAL" || operator === "GREATER_THAN_OR_EQUAL";
  return order < 0 === operator.startsWith("LESS");
}

function contains(list: Value, value: Value): boolean {
  return list.type === "array" && list.values.some((element) => valuesEqual(element, value));
}

/** Every field filter of a filter, however deep. */
export function fieldFilters(filter: Filter): readonly FieldFilter[] {
  return filter.kind === "field" ? [filter] : filter.filters.flatMap(fieldFilters);
}

export function isInequality(operator: FieldOperator): boolean {
  return operator !== "EQUAL" && operator !== "IN" && !operator.startsWith("ARRAY");
}
