import type { FileReference } from "./files.ts";

const letters = 36;

/** A short hash of a text: FNV-1a. */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(letters).padStart(7, "0");
}

/**
 * The id of a row that is imported from a place in a file. It is the same in each import, so that a row is found again, and two devices that import the
 * same file have one row.
 *
 * @param file the file
 * @param place names and ids that identify the place
 * @returns id of 22 characters
 * @example
 * ```ts
 * import { importedId } from "@org/hvac-core/exchange";
 * importedId({ fileId: "f" }, "room", "a") === importedId({ fileId: "f" }, "room", "a"); // true
 * ```
 */
export function importedId(file: Pick<FileReference, "fileId">, ...place: readonly string[]): string {
  const text = place.join(" ");
  return `${digest(file.fileId)}-${digest(text)}${digest(`${text} ${text.length}`)}`;
}

/**
 * Whether the id of a row is from an import of a file. Rows that are derived from such a row, such as a silencer before it, have longer ids.
 *
 * @param file the file
 * @returns a test of ids
 * @example
 * ```ts
 * import { importedId, isFromFile } from "@org/hvac-core/exchange";
 * isFromFile({ fileId: "f" })(importedId({ fileId: "f" }, "room", "a")); // true
 * isFromFile({ fileId: "other" })(importedId({ fileId: "f" }, "room", "a")); // false
 * ```
 */
export function isFromFile(file: Pick<FileReference, "fileId">): (id: string) => boolean {
  const mark = `${digest(file.fileId)}-`;
  return (id) => id.startsWith(mark) && /^[\da-z]{14}$/.test(id.slice(mark.length));
}
