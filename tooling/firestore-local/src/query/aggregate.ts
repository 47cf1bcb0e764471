import type { StoredDocument } from "../store/document.ts";
import { valueAt } from "../store/document.ts";
import { invalidArgument } from "../status.ts";
import { encodeValue } from "../values/codec.ts";
import type { FieldPath } from "../values/fieldPath.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { isArray, isObject } from "../values/json.ts";
import { isNumber, numberOf } from "../values/order.ts";
import type { Value } from "../values/value.ts";
import { nullValue } from "../values/value.ts";
import { decodeFieldReference } from "./filter.ts";

export type Aggregation =
  | { readonly alias: string; readonly kind: "count"; readonly upTo: number | undefined }
  | { readonly alias: string; readonly kind: "sum" | "avg"; readonly path: FieldPath };

export function decodeAggregations(json: Json | undefined): readonly Aggregation[] {
  if (!isArray(json) || json.length === 0) throw invalidArgument("aggregations is a list with at least one aggregation.");
  return json.map((item, index) => {
    if (!isObject(item)) throw invalidArgument("An aggregation is an object.");
    return decodeAggregation(item, typeof item["alias"] === "string" && item["alias"] !== "" ? item["alias"] : `field_${index + 1}`);
  });
}

function decodeAggregation(json: JsonObject, alias: string): Aggregation {
  const { count, sum, avg } = json;
  if (isObject(count)) {
    const upTo = isObject(count["upTo"]) ? count["upTo"]["value"] : count["upTo"];
    return { alias, kind: "count", upTo: upTo === undefined ? undefined : Number(upTo) };
  }
  if (isObject(sum)) return { alias, kind: "sum", path: decodeFieldReference(sum["field"]) };
  if (isObject(avg)) return { alias, kind: "avg", path: decodeFieldReference(avg["field"]) };
  throw invalidArgument("An aggregation is a count, a sum or an avg.");
}

/** The fields that are added up. */
export const aggregatedPaths = (aggregations: readonly Aggregation[]): readonly FieldPath[] =>
  aggregations.flatMap((aggregation) => (aggregation.kind === "count" ? [] : [aggregation.path]));

/** Only documents with every aggregated field take part in any of the aggregations. */
export function aggregate(documents: readonly StoredDocument[], aggregations: readonly Aggregation[]): JsonObject {
  const paths = aggregatedPaths(aggregations);
  const taking = documents.filter((document) => paths.every((path) => valueAt(document, path) !== undefined));
  return Object.fromEntries(aggregations.map((aggregation) => [aggregation.alias, encodeValue(aggregated(taking, aggregation))]));
}

function aggregated(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.kind === "count") {
    return { type: "integer", integer: BigInt(Math.min(documents.length, aggregation.upTo ?? Number.POSITIVE_INFINITY)) };
  }
  const numbers = documents
    .map((document) => valueAt(document, aggregation.path))
    .filter((value) => value !== undefined && isNumber(value));
  const total = numbers.reduce<number>((sum, value) => sum + Number(numberOf(value)), 0);
  if (aggregation.kind === "avg") return numbers.length === 0 ? nullValue : { type: "double", double: total / numbers.length };
  const integers = numbers.filter(({ type }) => type === "integer");
  if (integers.length < numbers.length) return { type: "double", double: total };
  const exact = integers.reduce<bigint>((sum, value) => sum + BigInt(numberOf(value)), 0n);
  return BigInt.asIntN(64, exact) === exact ? { type: "integer", integer: exact } : { type: "double", double: total };
}
