import { decodeFields, encodeFields } from "../values/codec.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { isArray, isObject } from "../values/json.ts";
import type { Micros } from "../values/value.ts";
import type { Change, StoredDocument } from "./document.ts";
import type { Documents } from "./documents.ts";

/** A commit as the data file keeps it: its time, the documents it wrote and the names it deleted. */
export function commitRecord(time: Micros, changes: readonly Change[]): JsonObject {
  return {
    time: time.toString(),
    set: changes.flatMap(({ after }) =>
      after === undefined ? [] : [{ name: after.name, created: after.createTime.toString(), fields: encodeFields(after.fields) }],
    ),
    deleted: changes.flatMap(({ name, after }) => (after === undefined ? [name] : [])),
  };
}

/** Data of the whole file: the identity of its documents, and the time before which deletions may be missing. */
export function identityRecord(documents: Documents, now: Micros): JsonObject {
  return { identity: documents.identity() ?? "", horizon: documents.horizon().toString(), time: now.toString() };
}

/** The whole content as records: every document and every remembered deletion under the time of its last change. */
export function* snapshotRecords(documents: Documents, now: Micros): Generator<JsonObject> {
  yield identityRecord(documents, now);
  for (const document of documents.all())
    yield commitRecord(document.updateTime, [{ name: document.name, before: undefined, after: document }]);
  for (const [name, time] of documents.deletions()) yield { time: time.toString(), set: [], deleted: [name] };
}

/** Applies one record and returns its time. */
export function replayRecord(documents: Documents, record: Json): Micros {
  if (!isObject(record) || typeof record["time"] !== "string") throw new Error("The data file holds a record without a time.");
  const time = BigInt(record["time"]);
  if (typeof record["identity"] === "string" && typeof record["horizon"] === "string") {
    documents.setIdentity(record["identity"]);
    documents.setHorizon(BigInt(record["horizon"]));
    return time;
  }
  const { set, deleted } = record;
  if (!isArray(set) || !isArray(deleted)) throw new Error("The data file holds a record of an unknown form.");
  for (const item of set) documents.put(decodeStored(item, time));
  for (const name of deleted) if (typeof name === "string") documents.remove(name, time);
  return time;
}

function decodeStored(json: Json, updateTime: Micros): StoredDocument {
  if (!isObject(json) || typeof json["name"] !== "string" || typeof json["created"] !== "string") {
    throw new Error("The data file holds a document of an unknown form.");
  }
  return { name: json["name"], fields: decodeFields(json["fields"]), createTime: BigInt(json["created"]), updateTime };
}
