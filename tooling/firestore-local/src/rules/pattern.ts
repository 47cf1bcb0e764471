import type { RuleValue, Unknown } from "./ruleValue.ts";
import { ruleString } from "./ruleValue.ts";
import type { PatternSegment } from "./syntax.ts";

/**
 * A path that rules are asked about. "one" stands for a document identifier that is not known yet, "many" for any number of
 * segments between: a query over a collection asks about the first, one over a collection group about both.
 */
export type RequestSegment = string | { readonly any: "one" | "many" };

export type Bindings = ReadonlyMap<string, RuleValue>;

const unknownName: Unknown = { kind: "unknown", touched: new Set(["__name__"]) };

/** The wildcards' values if the pattern covers the whole path; otherwise undefined. */
export function matchPattern(pattern: readonly PatternSegment[], path: readonly RequestSegment[]): Bindings | undefined {
  const [first, ...rest] = pattern;
  if (first === undefined) return path.length === 0 ? new Map() : undefined;
  if (first.kind === "recursive") return matchRecursive(first.name, rest, path);
  const [segment, ...remaining] = path;
  if (segment === undefined || isMany(segment)) return undefined;
  if (first.kind === "literal") return segment === first.text ? matchPattern(rest, remaining) : undefined;
  return bound(matchPattern(rest, remaining), first.name, typeof segment === "string" ? ruleString(segment) : unknownName);
}

/** A recursive wildcard takes zero segments or more (rules version 2), the fewest that let the rest of the pattern match. */
function matchRecursive(name: string, rest: readonly PatternSegment[], path: readonly RequestSegment[]): Bindings | undefined {
  for (let taken = 0; taken <= path.length; taken += 1) {
    const bindings = matchPattern(rest, path.slice(taken));
    if (bindings !== undefined) return bound(bindings, name, pathValue(path.slice(0, taken)));
  }
  return undefined;
}

function pathValue(segments: readonly RequestSegment[]): RuleValue {
  const known = segments.filter((segment) => typeof segment === "string");
  return known.length === segments.length ? { kind: "path", segments: known } : unknownName;
}

function bound(bindings: Bindings | undefined, name: string, value: RuleValue): Bindings | undefined {
  return bindings === undefined ? undefined : new Map(bindings).set(name, value);
}

function isMany(segment: RequestSegment): boolean {
  return typeof segment !== "string" && segment.any === "many";
}
