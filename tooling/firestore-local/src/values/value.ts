/** Times are whole microseconds since 1970-01-01T00:00:00Z: the precision that Firestore keeps. */
export type Micros = bigint;

export type Fields = ReadonlyMap<string, Value>;

export type Value =
  | { readonly type: "null" }
  | { readonly type: "boolean"; readonly boolean: boolean }
  | { readonly type: "integer"; readonly integer: bigint }
  | { readonly type: "double"; readonly double: number }
  | { readonly type: "timestamp"; readonly micros: Micros }
  | { readonly type: "string"; readonly string: string }
  | { readonly type: "bytes"; readonly bytes: Uint8Array }
  | { readonly type: "reference"; readonly name: string }
  | { readonly type: "geoPoint"; readonly latitude: number; readonly longitude: number }
  | { readonly type: "array"; readonly values: readonly Value[] }
  | { readonly type: "map"; readonly fields: Fields };

export const nullValue: Value = { type: "null" };

/** A vector is stored as a map that carries this marker, and has its own place in the order of types. */
export const vectorMarker = "__vector__";

export function isVector(value: Value): boolean {
  if (value.type !== "map") return false;
  const marker = value.fields.get("__type__");
  return marker?.type === "string" && marker.string === vectorMarker;
}
