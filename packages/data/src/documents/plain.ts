import { isTimestamp } from "./fields.ts";
import type { Plain } from "./fileData.ts";

/**
 * The content of any document as JSON, for the export of unreadable documents. Types that JSON lacks become objects with one key that names
 * the type: `{"$timestamp": "2026-11-21T07:00:00.000Z"}`, `{"$number": "NaN"}`, `{"$other": "…"}`.
 */
export function toPlain(value: unknown): Plain {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : { $number: String(value) };
  if (Array.isArray(value)) return value.map(toPlain);
  if (isTimestamp(value)) return { $timestamp: value.toDate().toISOString() };
  if (typeof value === "object" && isPlainObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toPlain(member)]));
  // Bytes, places and references of Firestore have a `toJSON`.
  if (typeof value === "object") return { $other: JSON.stringify(value) };
  return { $other: typeof value };
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
