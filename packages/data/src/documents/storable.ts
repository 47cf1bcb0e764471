import type { Plain } from "./fileData.ts";

/** Whether Firestore and its SDK can carry a text: half a surrogate pair is not Unicode, and blocks all later writes. */
export function isWholeText(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

/**
 * Bytes of a value as Firestore counts them against its limit of 1 MiB. They differ from those of JSON: a number has eight, whatever its digits.
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

/** Whether a list has more bytes than a number of them; a much longer one is not measured to its end. */
export function hasMoreBytes(list: readonly Plain[], bytes: number): boolean {
  let sum = 0;
  return list.some((element) => (sum += storedBytes(element)) > bytes);
}

/** "The size of a map is calculated the same way as document size": with the overhead of a document. */
const mapBytes = 32;

/** Bytes that the protocol puts around a value: `{"booleanValue":false},` and others. */
const envelope = 24;

/** Bytes of a value in a request, which may have 10 MiB: each value has its envelope. Never an underestimate. */
export function sentBytes(value: Plain): number {
  if (value === null || typeof value === "boolean") return envelope;
  if (typeof value === "number") return envelope + String(value).length;
  if (typeof value === "string") return envelope + jsonBytes(value);
  if (isList(value)) return value.reduce<number>((sum, element) => sum + sentBytes(element), 2 * envelope);
  return Object.entries(value).reduce((sum, [key, member]) => sum + jsonBytes(key) + 2 + sentBytes(member), 2 * envelope);
}

/** Nesting of lists and maps: zero for a number, one for a list of numbers. */
export function levelsOf(value: Plain): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Object.values(value as Readonly<Record<string, Plain>>).reduce<number>((most, member) => Math.max(most, levelsOf(member)), 0);
}

/**
 * Whether all names of fields and all texts can be stored. Source: Firestore, "Quotas and limits": field names of 1 to 1,500 bytes, none like `__this__`.
 * Names that every object has are refused as well: the SDK calls `hasOwnProperty` of its objects, and stops for good where a document has replaced it.
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
/** Texts with a byte for each character, and without characters that JSON escapes: the usual ones. */
const plainText = /^[ !#-[\]-~]*$/;

function textBytes(text: string): number {
  return (plainText.test(text) ? text.length : encoder.encode(text).length) + 1;
}

function jsonBytes(text: string): number {
  return plainText.test(text) ? text.length + 2 : encoder.encode(JSON.stringify(text)).length;
}
