import { invalidArgument } from "../status.ts";
import { isUnicode } from "./text.ts";
import type { Fields, Value } from "./value.ts";
import { isVector } from "./value.ts";

/** Source of these: Cloud Firestore, "Quotas and limits": maps and arrays in one another, a field's name, and a value of 1 MiB less 89 bytes. */
const maxDepth = 20;
const maxFieldNameBytes = 1500;
const maxValueBytes = 1_048_487;

const reservedName = /^__.*__$/s;

/**
 * What a document may hold, asked of every document that a write would leave, whether its fields came as they are, through a mask or from a
 * transform. The data file is read without it: what was once acknowledged is read again.
 *
 * @throws INVALID_ARGUMENT
 */
export function requireStorable(fields: Fields): void {
  requireMap(fields, 0, false);
}

/** @throws INVALID_ARGUMENT unless a document may have a field there */
export function requireFieldPath(path: readonly string[]): void {
  requireDepth(path.length - 1);
  path.forEach(requireFieldName);
}

function requireFieldName(name: string): void {
  if (name === "") throw invalidArgument("A field name is not empty.");
  if (!isUnicode(name)) throw invalidArgument("A field name is valid Unicode.");
  if (Buffer.byteLength(name) > maxFieldNameBytes) throw invalidArgument(`A field name has at most ${maxFieldNameBytes} bytes.`);
  if (reservedName.test(name)) throw invalidArgument(`The field name "${name}" is reserved.`);
}

function requireMap(fields: Fields, depth: number, isVectorMap: boolean): void {
  requireDepth(depth);
  for (const [name, value] of fields) {
    if (!(isVectorMap && name === "__type__")) requireFieldName(name);
    requireValue(value, depth);
  }
}

function requireValue(value: Value, depth: number): void {
  switch (value.type) {
    case "string":
      if (Buffer.byteLength(value.string) > maxValueBytes) throw invalidArgument(`A value has at most ${maxValueBytes} bytes.`);
      return;
    case "map":
      return requireMap(value.fields, depth + 1, isVector(value));
    case "array":
      requireDepth(depth + 1);
      for (const element of value.values) requireValue(element, depth + 1);
      return;
    default:
  }
}

function requireDepth(depth: number): void {
  if (depth > maxDepth) throw invalidArgument(`Values are nested deeper than ${maxDepth} levels.`);
}
