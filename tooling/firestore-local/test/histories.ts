import fc from "fast-check";
import type { Json, JsonObject } from "../src/values/json.ts";

/** Histories of writes as clients could send them, the valid ones in exactly the form in which the server gives them back. */

export const database = "projects/demo-replay/databases/(default)";
export const documentNames = ["c/a", "c/b", "c/a/d/e", "c/ü 1", "c/__id7__"].map((path) => `${database}/documents/${path}`);

const text = fc.string({ unit: "grapheme-composite", maxLength: 12 });
const longest = "ü".repeat(750);
/** None ends in a backslash: the JSON.parse of V8 13 takes the key `"` for `\\` when an object of the same shape had that one before. */
const validName = fc
  .oneof(fc.constantFrom("n", "a.b", "`", "\\n", "ä ö", "constructor", "toString", "1", "__x", "x__", '"', longest), text)
  .filter((name) => name !== "" && !/^__.*__$|\\$/s.test(name));

const timestamps = [
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999999Z",
  "1969-12-31T23:59:59.999999Z",
  "1970-01-01T00:00:00Z",
  "2024-02-29T12:00:00.000001Z",
];
const doubles = ["NaN", "Infinity", "-Infinity", "-0", 0.1, 5e-324, -1.7976931348623157e308, 1e21, 0];
const scalar: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((integer) => ({ integerValue: integer.toString() })),
  fc.constantFrom(...doubles).map((doubleValue) => ({ doubleValue })),
  fc.constantFrom(...timestamps).map((timestampValue) => ({ timestampValue })),
  text.map((stringValue) => ({ stringValue })),
  fc.uint8Array({ maxLength: 9 }).map((bytes) => ({ bytesValue: Buffer.from(bytes).toString("base64") })),
  fc.constantFrom(...documentNames).map((referenceValue) => ({ referenceValue })),
  fc
    .constantFrom({ latitude: 90, longitude: -180 }, { latitude: 0, longitude: 0 }, { latitude: -12.5, longitude: 7e-9 })
    .map((geoPointValue) => ({ geoPointValue })),
);

const nested = (levels: number, inner: JsonObject): JsonObject =>
  Array.from({ length: levels }).reduce<JsonObject>(
    (value, _, level) => (level % 3 === 1 ? { arrayValue: { values: [value] } } : { mapValue: { fields: { a: value } } }),
    inner,
  );

const entriesOf = (value: fc.Arbitrary<JsonObject>, name = validName): fc.Arbitrary<JsonObject> =>
  fc.array(fc.tuple(name, value), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));

const validValue: fc.Arbitrary<JsonObject> = fc.letrec<{ value: JsonObject; element: JsonObject }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    scalar,
    tie("element"),
    fc.array(tie("element"), { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
  ),
  element: fc.oneof(
    { depthSize: "small" },
    scalar,
    entriesOf(tie("value")).map((fields) => ({ mapValue: { fields } })),
  ),
})).value;

const vector = {
  mapValue: { fields: { __type__: { stringValue: "__vector__" }, value: { arrayValue: { values: [{ doubleValue: 1 }] } } } },
};
export const validFields = entriesOf(
  fc.oneof(
    { weight: 8, arbitrary: validValue },
    { weight: 1, arbitrary: fc.constantFrom<JsonObject>(nested(18, { nullValue: null }), vector) },
  ),
);

/** Names, values and paths that some implementations refuse, or that look like it. */
const hostileName = fc.oneof(
  validName,
  fc.constantFrom("", "__x__", "__proto__", "__type__", "__name__", `${longest}x`, "\uD800", "x\uDC00", "____", "x".repeat(1501)),
);
const hostileValue: fc.Arbitrary<JsonObject> = fc.oneof(
  validValue,
  fc.integer({ min: 18, max: 24 }).map((levels) => nested(levels, { nullValue: null })),
  fc.constantFrom<JsonObject>(
    vector,
    { mapValue: { fields: { __type__: { stringValue: "other" } } } },
    { mapValue: {} },
    { arrayValue: {} },
    { arrayValue: { values: [{ arrayValue: { values: [] } }] } },
    { stringValue: "\uDFFF" },
    { stringValue: "x".repeat(1_048_488) },
    { timestampValue: "0001-01-01T00:00:00+01:00" },
    { timestampValue: "9999-12-31T23:59:59.9999999Z" },
    { timestampValue: { seconds: "253402300799", nanos: 999_999_999 } },
    { doubleValue: "1e400" },
    { doubleValue: -0 },
    { integerValue: "-0" },
    { integerValue: "9223372036854775808" },
    { bytesValue: "_-8=" },
    { bytesValue: "A" },
    { geoPointValue: { latitude: -0, longitude: 180 } },
    { geoPointValue: {} },
    { referenceValue: `${database}/documents/c` },
    { referenceValue: "projects/\uD800/databases/x/documents/c/d" },
    { unknownValue: 1 },
    {},
  ),
);

const quoted = (segment: string): string => `\`${segment.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``;
const path = fc.oneof(
  { weight: 4, arbitrary: fc.array(hostileName, { minLength: 1, maxLength: 4 }).map((segments) => segments.map(quoted).join(".")) },
  { weight: 1, arbitrary: fc.integer({ min: 18, max: 24 }).map((levels) => Array.from({ length: levels }, () => "a").join(".")) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "n",
      "n.a",
      "constructor",
      "a..b",
      "`a",
      "a.`b\\`",
      ".",
      "`",
      '"a"',
      "__x__",
      "a.__x__",
      "__name__",
      "v.__type__",
      "v.value",
      "\uD800",
    ),
  },
);
const transform: fc.Arbitrary<JsonObject> = fc
  .tuple(path, hostileValue)
  .chain(([fieldPath, value]) =>
    fc.constantFrom<JsonObject>(
      { fieldPath, setToServerValue: "REQUEST_TIME" },
      { fieldPath, increment: value },
      { fieldPath, increment: { integerValue: "9223372036854775807" } },
      { fieldPath, maximum: { doubleValue: "NaN" } },
      { fieldPath, minimum: { doubleValue: "-0" } },
      { fieldPath, appendMissingElements: { values: [value] } },
      { fieldPath, removeAllFromArray: { values: [value] } },
    ),
  );

const name = fc.constantFrom(...documentNames);
const hostileDocument = fc.oneof(
  { weight: 9, arbitrary: name },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      `${database}/documents/c`,
      `${database}/documents/c/__x__`,
      `${database}/documents/c/${"x".repeat(1501)}`,
      `${database}/documents/c/\uD800`,
      "projects/other/databases/(default)/documents/c/a",
    ),
  },
);
const precondition = fc.constantFrom<JsonObject>(
  {},
  {},
  {},
  { currentDocument: { exists: true } },
  { currentDocument: { exists: false } },
  { currentDocument: { updateTime: "2024-01-01T00:00:00Z" } },
);
const hostileFields = entriesOf(hostileValue, hostileName);
const hostileWrite: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.record({ name: hostileDocument, fields: fc.oneof(validFields, hostileFields) }).map((update) => ({ update })),
  fc
    .record({
      name,
      fields: fc.oneof(validFields, hostileFields),
      fieldPaths: fc.array(path, { maxLength: 3 }),
      updateTransforms: fc.array(transform, { maxLength: 2 }),
    })
    .map(({ fieldPaths, updateTransforms, ...update }) => ({ update, updateMask: { fieldPaths }, updateTransforms })),
  fc
    .record({ name, fields: validFields, updateTransforms: fc.array(transform, { minLength: 1, maxLength: 3 }) })
    .map(({ updateTransforms, ...update }) => ({ update, updateTransforms })),
  fc
    .tuple(name, fc.array(transform, { minLength: 1, maxLength: 2 }))
    .map(([document, fieldTransforms]) => ({ transform: { document, fieldTransforms } })),
  name.map((document) => ({ delete: document })),
  name.map((document) => ({ verify: document })),
);

export type Batch = {
  readonly writes: readonly JsonObject[];
  /** Expected content of each document after the acknowledged writes, `undefined` for no document; writes that merge or transform are not included. */
  readonly leaves?: ReadonlyMap<string, Json | undefined>;
};

const plainBatch: fc.Arbitrary<Batch> = fc
  .array(fc.tuple(name, fc.option(validFields, { nil: undefined })), { minLength: 1, maxLength: 3 })
  .map((wanted) => ({
    writes: wanted.map(([document, fields]) => (fields === undefined ? { delete: document } : { update: { name: document, fields } })),
    leaves: new Map(wanted),
  }));
const hostileBatch: fc.Arbitrary<Batch> = fc
  .array(fc.tuple(hostileWrite, precondition), { minLength: 1, maxLength: 3 })
  .map((writes) => ({ writes: writes.map(([write, condition]) => ({ ...write, ...condition })) }));

export const histories = fc.array(fc.oneof({ weight: 2, arbitrary: plainBatch }, { weight: 3, arbitrary: hostileBatch }), {
  minLength: 1,
  maxLength: 12,
});
