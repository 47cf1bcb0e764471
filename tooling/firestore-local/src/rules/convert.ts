import type { StoredDocument } from "../store/document.ts";
import type { Json } from "../values/json.ts";
import { isArray, isObject } from "../values/json.ts";
import type { Fields, Value } from "../values/value.ts";
import type { RuleMap, RuleValue } from "./ruleValue.ts";
import { ruleBool, ruleFloat, ruleInt, ruleList, ruleMap, ruleNull, ruleString } from "./ruleValue.ts";

export function ruleValueOf(value: Value): RuleValue {
  switch (value.type) {
    case "null":
      return ruleNull;
    case "boolean":
      return ruleBool(value.boolean);
    case "integer":
      return ruleInt(value.integer);
    case "double":
      return ruleFloat(value.double);
    case "timestamp":
      return { kind: "timestamp", nanos: value.micros * 1000n };
    case "string":
      return ruleString(value.string);
    case "bytes":
      return { kind: "bytes", bytes: value.bytes };
    case "reference":
      return { kind: "path", segments: rulesPath(value.name) };
    case "geoPoint":
      return { kind: "latlng", latitude: value.latitude, longitude: value.longitude };
    case "array":
      return ruleList(value.values.map(ruleValueOf));
    case "map":
      return { kind: "map", entries: entriesOf(value.fields) };
  }
}

function entriesOf(fields: Fields): RuleMap {
  return new Map([...fields].map(([name, value]) => [name, ruleValueOf(value)]));
}

/** Rules write a document's name without its project: /databases/(default)/documents/… */
export function rulesPath(documentName: string): readonly string[] {
  return documentName.split("/").slice(2);
}

/** A document as `resource` and `request.resource` show it; null if it does not exist. */
export function resourceOf(document: StoredDocument | undefined): RuleValue {
  if (document === undefined) return ruleNull;
  const path = rulesPath(document.name);
  return ruleMap([
    ["data", { kind: "map", entries: entriesOf(document.fields) }],
    ["id", ruleString(path.at(-1)!)],
    ["__name__", { kind: "path", segments: path }],
  ]);
}

export function ruleValueOfJson(json: Json): RuleValue {
  if (json === null) return ruleNull;
  if (typeof json === "boolean") return ruleBool(json);
  if (typeof json === "string") return ruleString(json);
  if (typeof json === "number") return Number.isSafeInteger(json) ? ruleInt(json) : ruleFloat(json);
  if (isArray(json)) return ruleList(json.map(ruleValueOfJson));
  if (isObject(json)) return ruleMap(Object.entries(json).map(([key, value]) => [key, ruleValueOfJson(value ?? null)]));
  return ruleNull;
}
