/** Sizes as Firestore counts them. Source: Cloud Firestore, "Storage size calculations". */

const textBytes = (text: string): number => new TextEncoder().encode(text).length + 1;

/** Bytes of a document's name: every part of its path, and 16. */
export function nameBytes(path: string): number {
  return path.split("/").reduce((sum, part) => sum + textBytes(part), 16);
}

/** Bytes of a document: its name, its fields and 32. @param fields name and bytes of the value of each */
export function documentBytes(path: string, fields: Readonly<Record<string, number>>): number {
  return nameBytes(path) + Object.entries(fields).reduce((sum, [name, bytes]) => sum + textBytes(name) + bytes, 0) + 32;
}

/**
 * Bytes of the entries that Firestore makes by itself for the fields of a document: one ascending and one descending for each, of the names of document
 * and parent, the field and 32.
 *
 * @param indexed fields that have no exemption
 */
export function indexBytes(path: string, indexed: Readonly<Record<string, number>>): number {
  const parent = path.split("/").slice(0, -2).join("/");
  const each = nameBytes(path) + (parent === "" ? 0 : nameBytes(parent)) + 32;
  return Object.entries(indexed).reduce((sum, [name, bytes]) => sum + 2 * (each + textBytes(name) + bytes), 0);
}
