import type { Fields, Value } from "./value.ts";

/** Bytes of a document as Firestore counts them against its limit of 1 MiB. Source: Cloud Firestore, "Understand storage size calculations". */
export function documentSize(path: readonly string[], fields: Fields): number {
  return textSize(path) + 16 + fieldsSize(fields) + 32;
}

export const maxDocumentSize = 1_048_576;

function textSize(segments: readonly string[]): number {
  return segments.reduce((sum, segment) => sum + Buffer.byteLength(segment) + 1, 0);
}

function fieldsSize(fields: Fields): number {
  return [...fields].reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + 1 + valueSize(value), 0);
}

function valueSize(value: Value): number {
  switch (value.type) {
    case "null":
    case "boolean":
      return 1;
    case "integer":
    case "double":
    case "timestamp":
      return 8;
    case "geoPoint":
      return 16;
    case "string":
      return Buffer.byteLength(value.string) + 1;
    case "bytes":
      return value.bytes.length;
    case "reference":
      return textSize(value.name.split("/").slice(5)) + 16;
    case "array":
      return value.values.reduce((sum, element) => sum + valueSize(element), 0);
    case "map":
      // "Calculated the same way as document size", so with what a document has besides its name and fields.
      return fieldsSize(value.fields) + 32;
  }
}
