import { encodeFields } from "../values/codec.ts";
import type { FieldPath } from "../values/fieldPath.ts";
import { fieldAt, withField } from "../values/fieldPath.ts";
import type { JsonObject } from "../values/json.ts";
import { formatTimestamp } from "../values/timestamps.ts";
import type { Fields, Micros, Value } from "../values/value.ts";

export type StoredDocument = { readonly name: string; readonly fields: Fields; readonly createTime: Micros; readonly updateTime: Micros };

/** A document before and after one commit; undefined if it did not exist. */
export type Change = { readonly name: string; readonly before: StoredDocument | undefined; readonly after: StoredDocument | undefined };

/** Something that documents can be read from: the store, or the state that a commit would leave. */
export type DocumentView = { readonly get: (name: string) => StoredDocument | undefined };

export function encodeDocument(document: StoredDocument, select?: readonly FieldPath[]): JsonObject {
  return {
    name: document.name,
    fields: encodeFields(select === undefined ? document.fields : selected(document.fields, select)),
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  };
}

export const nameField = "__name__";

export function valueAt(document: StoredDocument, path: FieldPath): Value | undefined {
  return path[0] === nameField && path.length === 1 ? { type: "reference", name: document.name } : fieldAt(document.fields, path);
}

function selected(fields: Fields, select: readonly FieldPath[]): Fields {
  return select.reduce<Fields>((selection, path) => {
    const value = path[0] === nameField ? undefined : fieldAt(fields, path);
    return value === undefined ? selection : withField(selection, path, value);
  }, new Map());
}
