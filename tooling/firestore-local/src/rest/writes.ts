import { randomBytes } from "node:crypto";
import { commitWrites } from "../service.ts";
import { StatusError, invalidArgument } from "../status.ts";
import { encodeDocument } from "../store/document.ts";
import type { WriteResult } from "../store/plan.ts";
import { decodeWrites } from "../store/write.ts";
import { encodeValue } from "../values/codec.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { parseDocumentName } from "../values/names.ts";
import { formatTimestamp } from "../values/timestamps.ts";
import type { Reading } from "./reads.ts";

export function encodeWriteResult({ updateTime, transformResults }: WriteResult): JsonObject {
  return {
    ...(updateTime === undefined ? {} : { updateTime: formatTimestamp(updateTime) }),
    ...(transformResults.length === 0 ? {} : { transformResults: transformResults.map(encodeValue) }),
  };
}

export function commit({ service, database, caller }: Reading, request: JsonObject): Json {
  const { transaction } = request;
  const writes = decodeWrites(request["writes"], database);
  const { time, results } = commitWrites(
    service,
    database,
    caller,
    writes,
    typeof transaction === "string" && transaction !== "" ? transaction : undefined,
  );
  return { writeResults: results.map(encodeWriteResult), commitTime: formatTimestamp(time) };
}

/** A new document under the identifier asked for, or under one that is drawn. */
export function createDocument(reading: Reading, collection: string, identifier: string | null, body: JsonObject): Json {
  const name = parseDocumentName(`${collection}/${identifier ?? drawIdentifier()}`).name;
  return writeOne(reading, name, { update: { name, fields: body["fields"] ?? {} }, currentDocument: { exists: false } });
}

export function patchDocument(reading: Reading, name: string, parameters: URLSearchParams, body: JsonObject): Json {
  const mask = parameters.getAll("updateMask.fieldPaths");
  return writeOne(reading, name, {
    update: { name, fields: body["fields"] ?? {} },
    ...(mask.length === 0 ? {} : { updateMask: { fieldPaths: mask } }),
    ...precondition(parameters),
  });
}

export function deleteDocument(reading: Reading, name: string, parameters: URLSearchParams): Json {
  commit(reading, { writes: [{ delete: name, ...precondition(parameters) }] });
  return {};
}

function writeOne(reading: Reading, name: string, write: JsonObject): Json {
  commit(reading, { writes: [write] });
  const document = reading.service.store.get(name);
  if (document === undefined) throw new StatusError("INTERNAL", `${name} is missing after it was written.`);
  return encodeDocument(document);
}

function precondition(parameters: URLSearchParams): JsonObject {
  const exists = parameters.get("currentDocument.exists");
  const updateTime = parameters.get("currentDocument.updateTime");
  if (exists !== null && exists !== "true" && exists !== "false") throw invalidArgument("currentDocument.exists is true or false.");
  if (exists !== null) return { currentDocument: { exists: exists === "true" } };
  return updateTime === null ? {} : { currentDocument: { updateTime } };
}

/** Twenty letters and digits, as the SDKs draw them. */
function drawIdentifier(): string {
  return randomBytes(40)
    .toString("base64")
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(0, 20);
}
