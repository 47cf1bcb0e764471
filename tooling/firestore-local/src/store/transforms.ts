import { invalidArgument } from "../status.ts";
import { decodeValue } from "../values/codec.ts";
import type { FieldPath } from "../values/fieldPath.ts";
import { fieldAt, parseFieldPath, withField } from "../values/fieldPath.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { isArray, isObject } from "../values/json.ts";
import { compareNumbers, isNumber, numberOf, valuesEqual } from "../values/order.ts";
import type { Fields, Micros, Value } from "../values/value.ts";
import { nullValue } from "../values/value.ts";

export type FieldTransform = { readonly path: FieldPath } & (
  | { readonly kind: "requestTime" }
  | { readonly kind: "increment" | "maximum" | "minimum"; readonly operand: NumberValue }
  | { readonly kind: "arrayUnion" | "arrayRemove"; readonly elements: readonly Value[] }
);

type NumberValue = Extract<Value, { type: "integer" | "double" }>;

const maxInteger = 2n ** 63n - 1n;
const minInteger = -(2n ** 63n);

export function decodeTransforms(json: Json | undefined): readonly FieldTransform[] {
  if (json === undefined || json === null) return [];
  if (!isArray(json)) throw invalidArgument("Transforms are a list.");
  const transforms = json.map((item) => {
    if (!isObject(item) || typeof item["fieldPath"] !== "string") throw invalidArgument("A transform names a field.");
    return decodeTransform(item, parseFieldPath(item["fieldPath"]));
  });
  const isInside = (outer: FieldPath, inner: FieldPath): boolean =>
    outer.length < inner.length && outer.every((segment, index) => segment === inner[index]);
  if (transforms.some(({ path }) => transforms.some((other) => isInside(other.path, path))))
    throw invalidArgument("Transforms of a field and of a field inside it exclude each other.");
  return transforms;
}

function decodeTransform(json: JsonObject, path: FieldPath): FieldTransform {
  if (json["setToServerValue"] !== undefined) {
    if (json["setToServerValue"] !== "REQUEST_TIME") throw invalidArgument("The only server value is REQUEST_TIME.");
    return { path, kind: "requestTime" };
  }
  for (const kind of ["increment", "maximum", "minimum"] as const) {
    if (json[kind] === undefined) continue;
    const operand = decodeValue(json[kind]);
    if (!isNumber(operand)) throw invalidArgument(`${kind} takes a number.`);
    return { path, kind, operand };
  }
  if (json["appendMissingElements"] !== undefined) return { path, kind: "arrayUnion", elements: elementsOf(json["appendMissingElements"]) };
  if (json["removeAllFromArray"] !== undefined) return { path, kind: "arrayRemove", elements: elementsOf(json["removeAllFromArray"]) };
  throw invalidArgument("A transform is setToServerValue, increment, maximum, minimum, appendMissingElements or removeAllFromArray.");
}

function elementsOf(json: Json | undefined): readonly Value[] {
  const value = decodeValue({ arrayValue: json });
  return value.type === "array" ? value.values : [];
}

/** The fields after the transforms, and the result of each transform for the client. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  time: Micros,
): { fields: Fields; results: readonly Value[] } {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    const value = transformed(transform, fieldAt(current, transform.path), time);
    current = withField(current, transform.path, value);
    results.push(value.type === "array" ? nullValue : value);
  }
  return { fields: current, results };
}

function transformed(transform: FieldTransform, existing: Value | undefined, time: Micros): Value {
  switch (transform.kind) {
    case "requestTime":
      return { type: "timestamp", micros: time };
    case "increment":
      return existing !== undefined && isNumber(existing) ? sum(existing, transform.operand) : transform.operand;
    case "maximum":
      return existing !== undefined && isNumber(existing) ? extreme(existing, transform.operand, 1) : transform.operand;
    case "minimum":
      return existing !== undefined && isNumber(existing) ? extreme(existing, transform.operand, -1) : transform.operand;
    case "arrayUnion": {
      const values = existing?.type === "array" ? [...existing.values] : [];
      for (const element of transform.elements) if (!values.some((value) => valuesEqual(value, element))) values.push(element);
      return { type: "array", values };
    }
    case "arrayRemove": {
      const values = existing?.type === "array" ? existing.values : [];
      return { type: "array", values: values.filter((value) => !transform.elements.some((element) => valuesEqual(value, element))) };
    }
  }
}

/** Integers saturate at the ends of 64 bits; with a double on either side the sum is a double. */
function sum(left: NumberValue, right: NumberValue): Value {
  if (left.type === "double" || right.type === "double")
    return { type: "double", double: Number(numberOf(left)) + Number(numberOf(right)) };
  const integer = left.integer + right.integer;
  return { type: "integer", integer: integer > maxInteger ? maxInteger : integer < minInteger ? minInteger : integer };
}

/** The existing value stays where both are equal, and NaN beats every number in both directions. */
function extreme(existing: NumberValue, operand: NumberValue, direction: 1 | -1): Value {
  if (Number.isNaN(numberOf(existing))) return existing;
  if (Number.isNaN(numberOf(operand))) return operand;
  return compareNumbers(numberOf(operand), numberOf(existing)) === direction ? operand : existing;
}
