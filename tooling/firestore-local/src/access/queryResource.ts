import type { FieldFilter, Filter } from "../query/filter.ts";
import type { Query } from "../query/query.ts";
import { ruleValueOf } from "../rules/convert.ts";
import type { RuleValue, Unknown } from "../rules/ruleValue.ts";
import { ruleString } from "../rules/ruleValue.ts";
import { nameField } from "../store/document.ts";
import { formatFieldPath } from "../values/fieldPath.ts";

/**
 * `resource` of a query before its documents are looked at: what an equality of the query fixes is known, everything else
 * is not.
 */
export function queryResource(query: Query): RuleValue {
  const known = new Map(equalities(query.where).map(({ path, value }) => [formatFieldPath(path), ruleValueOf(value)]));
  const field = (parent: string, name: string): RuleValue => {
    const path = parent === "" ? name : `${parent}.${name}`;
    return known.get(path) ?? { kind: "unknown", touched: new Set([path]), member: (inner) => field(path, inner) };
  };
  const data: Unknown = { kind: "unknown", touched: new Set(["*"]), member: (name) => field("", formatFieldPath([name])) };
  const name = known.get(nameField);
  const unknownName: Unknown = { kind: "unknown", touched: new Set([nameField]) };
  return {
    kind: "unknown",
    touched: new Set(["*"]),
    member: (member) => {
      if (member === "data") return data;
      if (member === "id") return name?.kind === "path" ? ruleString(name.segments.at(-1)!) : unknownName;
      return member === nameField ? (name ?? unknownName) : { kind: "unknown", touched: new Set(["*"]) };
    },
  };
}

/** Equalities that every result meets. */
function equalities(filter: Filter | undefined): readonly FieldFilter[] {
  if (filter === undefined) return [];
  if (filter.kind === "field") return filter.operator === "EQUAL" ? [filter] : [];
  return filter.kind === "and" ? filter.filters.flatMap(equalities) : [];
}

/** Fields that the query limits in every one of its alternatives. */
export function constrainedFields(filter: Filter | undefined): ReadonlySet<string> {
  if (filter === undefined) return new Set();
  if (filter.kind === "field") return new Set([formatFieldPath(filter.path)]);
  const parts = filter.filters.map(constrainedFields);
  const all = new Set(parts.flatMap((part) => [...part]));
  return filter.kind === "and" ? all : new Set([...all].filter((field) => parts.every((part) => part.has(field))));
}
