import type { Plain } from "./fileData.ts";

/**
 * The canonical text of a value, which does not depend on the order of its fields: names sorted by UTF-16 code units, no blanks, numbers and texts as
 * ECMAScript writes them.
 * Source: RFC 8785, JSON Canonicalization Scheme, 3.2.
 *
 * @example
 * canonicalJson({ b: 2, a: [1.0, "x"] }); // '{"a":[1,"x"],"b":2}'
 */
export function canonicalJson(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map((element: Plain) => canonicalJson(element)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = value as Readonly<Record<string, Plain>>;
  // Without a comparison function `sort` compares code units.
  const members = Object.keys(fields)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(fields[name]!)}`);
  return `{${members.join(",")}}`;
}
