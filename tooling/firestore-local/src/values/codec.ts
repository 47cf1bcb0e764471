import { invalidArgument } from "../status.ts";
import type { Json, JsonObject } from "./json.ts";
import { isArray, isObject, valueOf } from "./json.ts";
import { parseDocumentName } from "./names.ts";
import { decodeTimestamp, formatTimestamp } from "./timestamps.ts";
import { isUnicode } from "./text.ts";
import type { Fields, Value } from "./value.ts";
import { nullValue } from "./value.ts";

const minInteger = -(2n ** 63n);
const maxInteger = 2n ** 63n - 1n;

/** Deeper than anything that can be stored, and not so deep that reading it would exhaust the stack. */
const maxNesting = 1000;

/** Fields as requests and the data file write them. What a document may hold is another question: `requireStorable`. */
export function decodeFields(json: Json | undefined, depth = 0): Fields {
  if (json === undefined) return new Map();
  if (!isObject(json)) throw invalidArgument("fields is an object of values.");
  requireNesting(depth);
  return new Map(Object.entries(json).map(([name, value]) => [name, decodeValue(value, depth)]));
}

export function decodeValue(json: Json | undefined, depth = 0): Value {
  if (!isObject(json)) throw invalidArgument('A value is an object such as {"stringValue": "…"}.');
  const keys = Object.keys(json);
  const [kind] = keys;
  if (kind === undefined || keys.length > 1) throw invalidArgument("A value has exactly one kind.");
  const content = json[kind];
  switch (kind) {
    case "nullValue":
      return nullValue;
    case "booleanValue":
      if (typeof content !== "boolean") throw invalidArgument("booleanValue is true or false.");
      return { type: "boolean", boolean: content };
    case "integerValue":
      return { type: "integer", integer: decodeInteger(content) };
    case "doubleValue":
      return { type: "double", double: decodeDouble(content) };
    case "timestampValue":
      return { type: "timestamp", micros: decodeTimestamp(content) };
    case "stringValue":
      if (typeof content !== "string" || !isUnicode(content)) throw invalidArgument("stringValue is valid Unicode text.");
      return { type: "string", string: content };
    case "bytesValue":
      return { type: "bytes", bytes: decodeBytes(content) };
    case "referenceValue":
      if (typeof content !== "string") throw invalidArgument("referenceValue is a document name.");
      return { type: "reference", name: parseDocumentName(content).name };
    case "geoPointValue":
      return decodeGeoPoint(content);
    case "arrayValue":
      return { type: "array", values: decodeArray(content, depth + 1) };
    case "mapValue":
      if (!isObject(content)) throw invalidArgument("mapValue is an object with fields.");
      return { type: "map", fields: decodeFields(valueOf(content, "fields"), depth + 1) };
    default:
      throw invalidArgument(`"${kind}" is not a kind of value.`);
  }
}

export function encodeFields(fields: Fields): JsonObject {
  return Object.fromEntries([...fields].map(([name, value]) => [name, encodeValue(value)]));
}

export function encodeValue(value: Value): JsonObject {
  switch (value.type) {
    case "null":
      return { nullValue: null };
    case "boolean":
      return { booleanValue: value.boolean };
    case "integer":
      return { integerValue: value.integer.toString() };
    case "double":
      return { doubleValue: encodeDouble(value.double) };
    case "timestamp":
      return { timestampValue: formatTimestamp(value.micros) };
    case "string":
      return { stringValue: value.string };
    case "bytes":
      return { bytesValue: Buffer.from(value.bytes).toString("base64") };
    case "reference":
      return { referenceValue: value.name };
    case "geoPoint":
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case "array":
      return { arrayValue: { values: value.values.map(encodeValue) } };
    case "map":
      return { mapValue: { fields: encodeFields(value.fields) } };
  }
}

function decodeArray(json: Json | undefined, depth: number): readonly Value[] {
  if (!isObject(json)) throw invalidArgument("arrayValue is an object with values.");
  requireNesting(depth);
  const values = valueOf(json, "values") ?? [];
  if (!isArray(values)) throw invalidArgument("The values of an array are a list.");
  return values.map((element) => {
    const value = decodeValue(element, depth);
    if (value.type === "array") throw invalidArgument("Nested arrays are not supported.");
    return value;
  });
}

function requireNesting(depth: number): void {
  if (depth > maxNesting) throw invalidArgument(`Values are nested deeper than ${maxNesting} levels.`);
}

function decodeInteger(json: Json | undefined): bigint {
  if ((typeof json === "number" && Number.isSafeInteger(json)) || (typeof json === "string" && /^-?\d{1,20}$/.test(json))) {
    const integer = BigInt(json);
    if (integer >= minInteger && integer <= maxInteger) return integer;
  }
  throw invalidArgument("integerValue is a whole number of 64 bits.");
}

function decodeDouble(json: Json | undefined): number {
  if (typeof json === "number") return json;
  if (json === "NaN") return Number.NaN;
  if (json === "Infinity") return Number.POSITIVE_INFINITY;
  if (json === "-Infinity") return Number.NEGATIVE_INFINITY;
  if (typeof json === "string" && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(json)) return Number(json);
  throw invalidArgument('doubleValue is a number, "NaN", "Infinity" or "-Infinity".');
}

function encodeDouble(double: number): number | string {
  if (Number.isNaN(double)) return "NaN";
  if (!Number.isFinite(double)) return double > 0 ? "Infinity" : "-Infinity";
  // JSON.stringify writes minus zero as 0.
  return Object.is(double, -0) ? "-0" : double;
}

function decodeBytes(json: Json | undefined): Uint8Array {
  if (typeof json !== "string" || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(json)) throw invalidArgument("bytesValue is base64 text.");
  return new Uint8Array(Buffer.from(json, "base64"));
}

function decodeGeoPoint(json: Json | undefined): Value {
  if (!isObject(json)) throw invalidArgument("geoPointValue is an object with latitude and longitude.");
  const latitude = json["latitude"] ?? 0;
  const longitude = json["longitude"] ?? 0;
  if (typeof latitude !== "number" || latitude < -90 || latitude > 90) throw invalidArgument("A latitude lies between -90 and 90.");
  if (typeof longitude !== "number" || longitude < -180 || longitude > 180) throw invalidArgument("A longitude lies between -180 and 180.");
  return { type: "geoPoint", latitude, longitude };
}
