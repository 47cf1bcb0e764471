import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeFields, decodeValue, encodeFields, encodeValue } from "../src/values/codec.ts";
import { formatFieldPath, parseFieldPath } from "../src/values/fieldPath.ts";
import { compareValues, valuesEqual } from "../src/values/order.ts";
import { compareText } from "../src/values/text.ts";
import { decodeTimestamp, earliest, formatTimestamp, latest } from "../src/values/timestamps.ts";
import type { Json } from "../src/values/json.ts";
import type { Value } from "../src/values/value.ts";
import { anyFields, anyValue } from "./arbitraries.ts";

describe("the order of values", () => {
  // Source: Cloud Firestore, "Supported data types", value type ordering; numbers from the table there.
  const ascending: readonly Json[] = [
    { nullValue: null },
    { booleanValue: false },
    { booleanValue: true },
    { doubleValue: "NaN" },
    { doubleValue: "-Infinity" },
    { integerValue: "-9223372036854775808" },
    { doubleValue: -1.5 },
    { integerValue: "-1" },
    { integerValue: "0" },
    { doubleValue: 5e-324 },
    { integerValue: "1" },
    { doubleValue: 1.5 },
    { doubleValue: 9_007_199_254_740_992 },
    { integerValue: "9007199254740993" },
    { integerValue: "9223372036854775807" },
    { doubleValue: 9_223_372_036_854_775_808 },
    { doubleValue: "Infinity" },
    { timestampValue: "0001-01-01T00:00:00Z" },
    { timestampValue: "2026-11-21T00:00:00.000001Z" },
    { timestampValue: "2026-11-21T00:00:00.000002Z" },
    { stringValue: "" },
    { stringValue: "\u0000" },
    { stringValue: "Z" },
    { stringValue: "a" },
    { stringValue: "aa" },
    { stringValue: "é" },
    { stringValue: "\uff01" },
    { stringValue: "😀" },
    { bytesValue: "" },
    { bytesValue: "AA==" },
    { bytesValue: "/w==" },
    { referenceValue: "projects/p/databases/d/documents/c/__id9__" },
    { referenceValue: "projects/p/databases/d/documents/c/__id10__" },
    { referenceValue: "projects/p/databases/d/documents/c/a" },
    { referenceValue: "projects/p/databases/d/documents/c/a/b/c" },
    { referenceValue: "projects/p/databases/d/documents/c/a-b" },
    { geoPointValue: { latitude: -90, longitude: 180 } },
    { geoPointValue: { latitude: 0, longitude: -180 } },
    { geoPointValue: { latitude: 0, longitude: 180 } },
    { arrayValue: {} },
    { arrayValue: { values: [{ integerValue: "1" }] } },
    { arrayValue: { values: [{ integerValue: "1" }, { nullValue: null }] } },
    { arrayValue: { values: [{ stringValue: "a" }] } },
    { mapValue: { fields: { __type__: { stringValue: "__vector__" }, value: { arrayValue: { values: [{ doubleValue: 9 }] } } } } },
    {
      mapValue: {
        fields: { __type__: { stringValue: "__vector__" }, value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 1 }] } } },
      },
    },
    { mapValue: {} },
    { mapValue: { fields: { a: { integerValue: "2" } } } },
    { mapValue: { fields: { a: { integerValue: "2" }, b: { nullValue: null } } } },
    { mapValue: { fields: { a: { integerValue: "3" } } } },
    { mapValue: { fields: { b: { nullValue: null } } } },
  ];

  test("each value sorts after all values before it in the list", () => {
    const values = ascending.map((json) => decodeValue(json));
    for (const [left, first] of values.entries()) {
      for (const [right, second] of values.entries())
        expect(compareValues(first, second), `${left} and ${right}`).toBe(Math.sign(left - right));
    }
  });

  test.each<readonly [Json, Json]>([
    [{ integerValue: "1" }, { doubleValue: 1 }],
    [{ doubleValue: 0 }, { doubleValue: "-0" }],
    [{ integerValue: "0" }, { doubleValue: "-0" }],
    [{ doubleValue: "NaN" }, { doubleValue: "NaN" }],
    [{ timestampValue: "2026-11-21T01:00:00+01:00" }, { timestampValue: "2026-11-21T00:00:00Z" }],
  ])("%j equals %j", (left, right) => {
    expect(valuesEqual(decodeValue(left), decodeValue(right))).toBe(true);
  });

  test("the order is total: reflexive, antisymmetric and transitive", () => {
    const sign = (left: Value, right: Value): number => compareValues(left, right);
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(sign(a, a)).toBe(0);
        // Adding zero turns minus zero into zero.
        expect(sign(a, b)).toBe(-sign(b, a) + 0);
        const [low, middle, high] = [a, b, c].sort(sign) as [Value, Value, Value];
        expect(sign(low, middle)).toBeLessThanOrEqual(0);
        expect(sign(middle, high)).toBeLessThanOrEqual(0);
        expect(sign(low, high)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test("text is in the order of its UTF-8 bytes", () => {
    const text = fc.string({ unit: "grapheme-composite" });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(compareText(a, b)).toBe(Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
      }),
    );
  });
});

describe("round trips", () => {
  test("a value comes back from its JSON as it was, to the bit of a double", () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const back = decodeValue(JSON.parse(JSON.stringify(encodeValue(value))) as Json);
        expect(back).toStrictEqual(value);
      }),
    );
  });

  test("so do fields, whatever their names", () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(decodeFields(JSON.parse(JSON.stringify(encodeFields(fields))) as Json)).toStrictEqual(fields);
      }),
    );
  });

  test("a time comes back from its text", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: earliest, max: latest }), (micros) => {
        expect(decodeTimestamp(formatTimestamp(micros))).toBe(micros);
      }),
    );
  });

  test("a field path comes back from its text", () => {
    const segment = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });
});
