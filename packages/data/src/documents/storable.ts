import type { Plain } from "./fileData.ts";

/** Text that Firestore and its SDK can carry: half a surrogate pair is no Unicode, and stops everything that waits behind it. */
export function isWholeText(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

/**
 * Bytes of a value as Firestore counts them against its limit of 1 MiB, which are not those of its JSON: a number has eight, whatever its digits.
 * Source: Cloud Firestore, "Understand storage size calculations".
 *
 * @example
 * storedBytes({ area: 2.5, tags: ["a", true, null] }); // 54
 */
export function storedBytes(value: Plain): number {
  if (value === null || typeof value === "boolean") return 1;
  if (typeof value === "number") return 8;
  if (typeof value === "string") return textBytes(value);
  if (isList(value)) return value.reduce<number>((sum, element) => sum + storedBytes(element), 0);
  return Object.entries(value).reduce((sum, [key, member]) => sum + textBytes(key) + storedBytes(member), mapBytes);
}

/** "The size of a map is calculated the same way as document size": with what a document has besides its name and fields. */
const mapBytes = 32;

/** `{"booleanValue":false},` and its like: what the protocol puts around a value, in bytes. */
const envelope = 24;

/** Bytes of a value on its way to the server, where a request may have 10 MiB: each value in an envelope of its own. Never too few. */
export function sentBytes(value: Plain): number {
  if (value === null || typeof value === "boolean") return envelope;
  if (typeof value === "number") return envelope + String(value).length;
  if (typeof value === "string") return envelope + jsonBytes(value);
  if (isList(value)) return value.reduce<number>((sum, element) => sum + sentBytes(element), 2 * envelope);
  return Object.entries(value).reduce((sum, [key, member]) => sum + jsonBytes(key) + 2 + sentBytes(member), 2 * envelope);
}

/** How many lists and maps stand in one another: none in a number, one in a list of numbers. */
export function levelsOf(value: Plain): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Object.values(value as Readonly<Record<string, Plain>>).reduce<number>((most, member) => Math.max(most, levelsOf(member)), 0);
}

/**
 * Whether all names of fields and all texts can be stored. Source: Firestore, "Quotas and limits": field names of 1 to 1,500 bytes, none like `__this__`.
 * Nor can a name that every object has: the SDK asks its objects for `hasOwnProperty`, and stops for good where a document has put something in its place.
 */
export function hasStorableTexts(value: Plain): boolean {
  if (typeof value === "string") return isWholeText(value);
  if (typeof value !== "object" || value === null) return true;
  if (isList(value)) return value.every(hasStorableTexts);
  return Object.entries(value).every(
    ([key, member]) =>
      key !== "" &&
      !(key in Object.prototype) &&
      isWholeText(key) &&
      !/^__.*__$/s.test(key) &&
      textBytes(key) - 1 <= 1500 &&
      hasStorableTexts(member),
  );
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

const encoder = new TextEncoder();
/** Most texts: a byte for each character, none that JSON escapes. */
const plainText = /^[ !#-[\]-~]*$/;

function textBytes(text: string): number {
  return (plainText.test(text) ? text.length : encoder.encode(text).length) + 1;
}

function jsonBytes(text: string): number {
  return plainText.test(text) ? text.length + 2 : encoder.encode(JSON.stringify(text)).length;
}
