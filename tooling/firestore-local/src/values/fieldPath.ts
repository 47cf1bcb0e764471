import { invalidArgument } from "../status.ts";
import { requireFieldPath } from "./storable.ts";
import type { Fields, Value } from "./value.ts";

export type FieldPath = readonly string[];

const simple = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** The path by which queries speak of a document's name. */
const documentName = "__name__";

/** `a.b.c`; a segment that is not an identifier stands in backticks, with \` and \\ inside. */
export function parseFieldPath(text: string): FieldPath {
  const path = segmentsOf(text);
  if (text !== documentName) requireFieldPath(path);
  return path;
}

function segmentsOf(text: string): FieldPath {
  const segments: string[] = [];
  let at = 0;
  for (;;) {
    const isQuoted = text[at] === "`";
    const [segment, end] = isQuoted ? quotedSegment(text, at + 1) : plainSegment(text, at);
    if (segment === "") throw invalidArgument(`The field path "${text}" has an empty segment.`);
    if (!isQuoted && !simple.test(segment)) throw invalidArgument(`In the field path "${text}", "${segment}" has to stand in backticks.`);
    segments.push(segment);
    if (end === text.length) return segments;
    if (text[end] !== ".") throw invalidArgument(`The field path "${text}" is malformed at position ${end + 1}.`);
    at = end + 1;
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
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "`") return [segment, at + 1];
    if (text[at] === "\\") at += 1;
    segment += text[at] ?? "";
  }
  throw invalidArgument(`The field path "${text}" has an unclosed backtick.`);
}
