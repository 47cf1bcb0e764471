import { invalidArgument } from "../status.ts";
import { requireFieldPath } from "./storable.ts";
import type { Fields, Value } from "./value.ts";

export type FieldPath = readonly string[];

const simple = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** The path that means a document's name in queries. */
const documentName = "__name__";

/** `a.b.c`; a segment that is not an identifier is in backticks, with \` and \\ inside. */
export function parseFieldPath(text: string): FieldPath {
  const path = segmentsOf(text);
  if (text !== documentName) requireFieldPath(path);
  return path;
}

function segmentsOf(text: string): FieldPath {
  const segments: string[] = [];
  let index = 0;
  for (;;) {
    const isQuoted = text[index] === "`";
    const [segment, end] = isQuoted ? quotedSegment(text, index + 1) : plainSegment(text, index);
    if (segment === "") throw invalidArgument(`The field path "${text}" has an empty segment.`);
    if (!isQuoted && !simple.test(segment)) throw invalidArgument(`In the field path "${text}", "${segment}" must be in backticks.`);
    segments.push(segment);
    if (end === text.length) return segments;
    if (text[end] !== ".") throw invalidArgument(`The field path "${text}" is malformed at position ${end + 1}.`);
    index = end + 1;
  }
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (simple.test(segment) ? segment : `\`${segment.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``))
    .join(".");
}

export function fieldAt(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let current: Fields | undefined = fields;
  for (const segment of path) {
    value = current?.get(segment);
    current = value?.type === "map" ? value.fields : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}

/** A copy with the value at the path; a parent that is not a map becomes one. Without a value, the field goes. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [first, ...rest] = path;
  if (first === undefined) return fields;
  const existing = fields.get(first);
  const inner = existing?.type === "map" ? existing.fields : undefined;
  if (value === undefined && (existing === undefined || (rest.length > 0 && inner === undefined))) return fields;
  const copy = new Map(fields);
  if (rest.length > 0) copy.set(first, { type: "map", fields: withField(inner ?? new Map(), rest, value) });
  else if (value === undefined) copy.delete(first);
  else copy.set(first, value);
  return copy;
}

function plainSegment(text: string, start: number): [string, number] {
  const dot = text.indexOf(".", start);
  const end = dot === -1 ? text.length : dot;
  return [text.slice(start, end), end];
}

function quotedSegment(text: string, start: number): [string, number] {
  let segment = "";
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === "`") return [segment, index + 1];
    if (text[index] === "\\") index += 1;
    segment += text[index] ?? "";
  }
  throw invalidArgument(`The field path "${text}" has an unclosed backtick.`);
}
