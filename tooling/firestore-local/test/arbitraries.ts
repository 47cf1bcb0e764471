import fc from "fast-check";
import { earliest, latest } from "../src/values/timestamps.ts";
import type { Fields, Value } from "../src/values/value.ts";

const text = fc.string({ unit: "grapheme-composite" });

/** Names with dots, blanks, quotes and other scripts; those between double underscores are reserved. */
const fieldName = fc
  .oneof(fc.constantFrom("constructor", "toString", "a.b", "`", "\\", "ä ö"), text)
  .filter((name) => name !== "" && !/^__.*__$/s.test(name));

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ type: "null" }),
  fc.boolean().map<Value>((boolean) => ({ type: "boolean", boolean })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map<Value>((integer) => ({ type: "integer", integer })),
  fc.double().map<Value>((double) => ({ type: "double", double })),
  fc.bigInt({ min: earliest, max: latest }).map<Value>((micros) => ({ type: "timestamp", micros })),
  text.map<Value>((string) => ({ type: "string", string })),
  fc.uint8Array().map<Value>((bytes) => ({ type: "bytes", bytes: new Uint8Array(bytes) })),
  fc
    .constantFrom("a", "b/c/d", "ü")
    .map<Value>((path) => ({ type: "reference", name: `projects/p/databases/(default)/documents/c/${path}` })),
  fc
    .record({ latitude: fc.double({ min: -90, max: 90, noNaN: true }), longitude: fc.double({ min: -180, max: 180, noNaN: true }) })
    // Coordinates and JSON have no minus zero.
    .map<Value>(({ latitude, longitude }) => ({ type: "geoPoint", latitude: latitude + 0, longitude: longitude + 0 })),
);

/** Any value that can be stored: arrays hold maps and scalars, maps hold everything. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value; element: Value; fields: Fields }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    scalar,
    tie("element"),
    fc.array(tie("element"), { maxLength: 4 }).map<Value>((values) => ({ type: "array", values })),
  ),
  element: fc.oneof(
    { depthSize: "small" },
    scalar,
    tie("fields").map<Value>((fields) => ({ type: "map", fields })),
  ),
  fields: fc.array(fc.tuple(fieldName, tie("value")), { maxLength: 4 }).map((entries) => new Map(entries)),
})).value;

export const anyFields: fc.Arbitrary<Fields> = fc.array(fc.tuple(fieldName, anyValue), { maxLength: 6 }).map((entries) => new Map(entries));
