import { nameField } from "../store/document.ts";
import { invalidArgument } from "../status.ts";
import { decodeValue } from "../values/codec.ts";
import type { FieldPath } from "../values/fieldPath.ts";
import { formatFieldPath } from "../values/fieldPath.ts";
import type { Json } from "../values/json.ts";
import { isArray, isObject } from "../values/json.ts";
import type { ResourceName } from "../values/names.ts";
import { parseParentName } from "../values/names.ts";
import { compareText } from "../values/text.ts";
import type { Value } from "../values/value.ts";
import type { Filter } from "./filter.ts";
import { decodeFieldReference, decodeFilter, fieldFilters, isInequality } from "./filter.ts";
import { requireAnswerable } from "./refusals.ts";

export type Direction = 1 | -1;
export type OrderBy = { readonly path: FieldPath; readonly direction: Direction };
export type Cursor = { readonly values: readonly Value[]; readonly before: boolean };

export type Query = {
  readonly parent: ResourceName;
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly where: Filter | undefined;
  /** Complete: fields of inequalities and the document's name are added where the request leaves them out. */
  readonly orderBy: readonly OrderBy[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  readonly select: readonly FieldPath[] | undefined;
};

export function decodeQuery(parent: string, json: Json | undefined): Query {
  if (!isObject(json)) throw invalidArgument("structuredQuery is an object.");
  const from = isArray(json["from"]) ? json["from"] : [];
  const [source] = from;
  if (!isObject(source) || from.length !== 1 || typeof source["collectionId"] !== "string" || source["collectionId"] === "") {
    throw invalidArgument("A query is over one collection: from: [{collectionId}].");
  }
  if (json["findNearest"] !== undefined) throw invalidArgument("findNearest is not spoken here.");
  const where = json["where"] === undefined ? undefined : decodeFilter(json["where"]);
  const orderBy = completeOrder(decodeOrder(json["orderBy"]), where);
  const subject = { parent: parseParentName(parent), allDescendants: source["allDescendants"] === true, where };
  requireAnswerable({ ...subject, order: orderBy.map(({ path }) => path) });
  return {
    ...subject,
    collectionId: source["collectionId"],
    orderBy,
    startAt: decodeCursor(json["startAt"], orderBy),
    endAt: decodeCursor(json["endAt"], orderBy),
    offset: decodeCount(json["offset"], "offset") ?? 0,
    limit: decodeCount(json["limit"], "limit"),
    select: decodeSelect(json["select"]),
  };
}

function decodeOrder(json: Json | undefined): readonly OrderBy[] {
  if (json === undefined) return [];
  if (!isArray(json)) throw invalidArgument("orderBy is a list.");
  return json.map((item) => {
    if (!isObject(item)) throw invalidArgument("An order is {field, direction}.");
    return { path: decodeFieldReference(item["field"]), direction: item["direction"] === "DESCENDING" ? -1 : 1 };
  });
}

/** Inequality fields follow in the order of their names, then the document's name, both in the last direction given. */
function completeOrder(given: readonly OrderBy[], where: Filter | undefined): readonly OrderBy[] {
  const direction = given.at(-1)?.direction ?? 1;
  const seen = new Set(given.map(({ path }) => formatFieldPath(path)));
  const implied = new Map<string, FieldPath>();
  for (const { path, operator } of where === undefined ? [] : fieldFilters(where)) {
    const text = formatFieldPath(path);
    if (isInequality(operator) && !seen.has(text) && text !== nameField) implied.set(text, path);
  }
  const fields = [...implied].sort(([left], [right]) => compareText(left, right)).map(([, path]) => ({ path, direction }));
  return [...given, ...fields, ...(seen.has(nameField) ? [] : [{ path: [nameField], direction }])];
}

function decodeCursor(json: Json | undefined, orderBy: readonly OrderBy[]): Cursor | undefined {
  if (json === undefined || json === null) return undefined;
  if (!isObject(json) || !isArray(json["values"])) throw invalidArgument("A cursor is {values, before}.");
  const { values } = json;
  if (values.length > orderBy.length) throw invalidArgument("A cursor has more values than the query has orders.");
  const decoded = values.map((value) => decodeValue(value));
  decoded.forEach((value, index) => {
    if (orderBy[index]!.path[0] === nameField && value.type !== "reference")
      throw invalidArgument("__name__ is compared with document names.");
  });
  return { values: decoded, before: json["before"] === true };
}

function decodeCount(json: Json | undefined, name: string): number | undefined {
  const value = isObject(json) ? json["value"] : json;
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0) throw invalidArgument(`${name} is a whole number from 0.`);
  return value;
}

function decodeSelect(json: Json | undefined): readonly FieldPath[] | undefined {
  if (json === undefined || json === null) return undefined;
  if (!isObject(json)) throw invalidArgument("select is {fields}.");
  const fields = json["fields"] ?? [];
  if (!isArray(fields)) throw invalidArgument("The fields of select are a list.");
  return fields.map((field) => decodeFieldReference(field));
}
