import { invalidArgument } from "../status.ts";
import { nameField } from "../store/document.ts";
import type { FieldPath } from "../values/fieldPath.ts";
import { formatFieldPath } from "../values/fieldPath.ts";
import type { ResourceName } from "../values/names.ts";
import type { Filter } from "./filter.ts";
import { fieldFilters, isInequality } from "./filter.ts";

const hasOr = (filter: Filter): boolean => filter.kind !== "field" && (filter.kind === "or" || filter.filters.some(hasOr));

/** Filters that Firestore does not take together. */
function requireFilters(where: Filter): void {
  const filters = fieldFilters(where);
  const operators = filters.map(({ operator }) => operator);
  if (operators.filter((operator) => operator === "NOT_EQUAL" || operator === "NOT_IN").length > 1)
    throw invalidArgument("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  if (operators.includes("NOT_IN") && (hasOr(where) || operators.includes("IN") || operators.includes("ARRAY_CONTAINS_ANY")))
    throw invalidArgument("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  const inequalities = filters.filter(({ operator }) => isInequality(operator)).map(({ path }) => formatFieldPath(path));
  const hasNameEquality = filters.some(({ path, operator }) => path[0] === nameField && !isInequality(operator));
  if (hasNameEquality && inequalities.length > 0 && !inequalities.includes(nameField))
    throw invalidArgument("Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.");
}

/** Duplicates, and what follows the name, which decides alone. */
function requireOrder(order: readonly FieldPath[]): void {
  const paths = order.map(formatFieldPath);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) throw invalidArgument(`order by clause cannot contain duplicate fields ${twice}`);
  if (paths.slice(0, -1).includes(nameField)) throw invalidArgument("order by clause cannot contain more fields after the key");
}

/** Refuses, in Google's words, queries that Firestore cannot answer whatever its indexes. Observed with its emulator 1.19.9 (compare/queries.ts). */
export function requireAnswerable({
  parent,
  allDescendants,
  where,
  order,
}: {
  readonly parent: ResourceName;
  readonly allDescendants: boolean;
  readonly where: Filter | undefined;
  /** With the fields that the request leaves out. */
  readonly order: readonly FieldPath[];
}): void {
  const fields = [...order, ...(where === undefined ? [] : fieldFilters(where).map(({ path }) => path))];
  // Below a document it walks through all documents by name, and has no index to do more.
  if (allDescendants && parent.path.length > 0 && fields.some(([first]) => first !== nameField))
    throw invalidArgument("collection group queries are only allowed at the root parent");
  requireOrder(order);
  if (where !== undefined) requireFilters(where);
}

/** Aggregations read what the query selects, if it selects fields. */
export function requireSelected(selected: readonly FieldPath[] | undefined, aggregated: readonly FieldPath[]): void {
  if (selected === undefined || selected.length === 0) return;
  const names = new Set(selected.map(formatFieldPath));
  const missing = aggregated.map(formatFieldPath).find((path) => !names.has(path));
  if (missing !== undefined) throw invalidArgument(`The aggregation property ${missing} is not present in the base query's property mask.`);
}
