import { invalidArgument } from "../status.ts";
import { decodeFields } from "../values/codec.ts";
import type { FieldPath } from "../values/fieldPath.ts";
import { parseFieldPath } from "../values/fieldPath.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { isArray, isObject } from "../values/json.ts";
import type { ResourceName } from "../values/names.ts";
import { parseDocumentName } from "../values/names.ts";
import { decodeTimestamp } from "../values/timestamps.ts";
import type { Fields, Micros } from "../values/value.ts";
import type { FieldTransform } from "./transforms.ts";
import { decodeTransforms } from "./transforms.ts";

export type Precondition = { readonly exists: boolean } | { readonly updateTime: Micros };

type Target = { readonly document: ResourceName; readonly precondition: Precondition | undefined };

export type Write =
  | (Target & { readonly kind: "set"; readonly fields: Fields; readonly transforms: readonly FieldTransform[] })
  | (Target & {
      readonly kind: "update";
      readonly fields: Fields;
      readonly mask: readonly FieldPath[];
      readonly transforms: readonly FieldTransform[];
    })
  | (Target & { readonly kind: "delete" })
  | (Target & { readonly kind: "verify" });

/** The writes of a request, every one of them to the database that the request names. */
export function decodeWrites(json: Json | undefined, database: string): readonly Write[] {
  if (json === undefined) return [];
  if (!isArray(json)) throw invalidArgument("writes is a list.");
  const writes = json.map((item) => {
    if (!isObject(item)) throw invalidArgument("A write is an object.");
    const write = decodeWrite(item);
    if (write.document.database !== database) throw invalidArgument(`"${write.document.name}" is not in ${database}.`);
    return write;
  });
  requireFewTransforms(writes);
  return writes;
}

/** Source: Cloud Firestore, "Quotas and limits": of a single document in one commit. The number of writes has no separate limit any more. */
const maxTransforms = 500;

function requireFewTransforms(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const write of writes) {
    if (!("transforms" in write)) continue;
    const count = (counts.get(write.document.name) ?? 0) + write.transforms.length;
    if (count > maxTransforms) throw invalidArgument(`A commit has at most ${maxTransforms} transforms of one document.`);
    counts.set(write.document.name, count);
  }
}

const kinds = ["update", "delete", "verify", "transform"] as const;

function decodeWrite(json: JsonObject): Write {
  if (kinds.filter((kind) => kind in json).length > 1) throw invalidArgument(`A write is one of ${kinds.join(", ")}.`);
  const precondition = decodePrecondition(json["currentDocument"]);
  const { update, transform } = json;
  if (isObject(update)) {
    const content = {
      document: documentName(update["name"]),
      precondition,
      fields: decodeFields(update["fields"]),
      transforms: decodeTransforms(json["updateTransforms"]),
    };
    const mask = json["updateMask"];
    return mask === undefined || mask === null ? { kind: "set", ...content } : { kind: "update", ...content, mask: decodeMask(mask) };
  }
  if (isObject(transform)) {
    // The older form of a transform is an update that touches no other field.
    const transforms = decodeTransforms(transform["fieldTransforms"]);
    if (transforms.length === 0) throw invalidArgument("A transform has at least one field.");
    return { kind: "update", document: documentName(transform["document"]), precondition, fields: new Map(), mask: [], transforms };
  }
  if (json["delete"] !== undefined) return { kind: "delete", document: documentName(json["delete"]), precondition };
  if (json["verify"] !== undefined) return { kind: "verify", document: documentName(json["verify"]), precondition };
  throw invalidArgument("A write is an update, a delete, a verify or a transform.");
}

export function decodeMask(json: Json | undefined): readonly FieldPath[] {
  const paths = isObject(json) ? (json["fieldPaths"] ?? []) : json;
  if (!isArray(paths)) throw invalidArgument("A mask is an object with fieldPaths.");
  return paths.map((path) => {
    if (typeof path !== "string") throw invalidArgument("A field path is text.");
    return parseFieldPath(path);
  });
}

export function decodePrecondition(json: Json | undefined): Precondition | undefined {
  if (json === undefined || json === null) return undefined;
  if (isObject(json)) {
    if (typeof json["exists"] === "boolean") return { exists: json["exists"] };
    if (json["updateTime"] !== undefined) return { updateTime: decodeTimestamp(json["updateTime"]) };
    if (Object.keys(json).length === 0) return undefined;
  }
  throw invalidArgument("currentDocument is {exists} or {updateTime}.");
}

function documentName(json: Json | undefined): ResourceName {
  if (typeof json !== "string") throw invalidArgument("A write names a document.");
  return parseDocumentName(json);
}
