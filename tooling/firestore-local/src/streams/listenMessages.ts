import type { StoredDocument } from "../store/document.ts";
import { encodeDocument } from "../store/document.ts";
import type { StatusError } from "../status.ts";
import type { JsonObject } from "../values/json.ts";
import { formatTimestamp } from "../values/timestamps.ts";
import type { Micros } from "../values/value.ts";

export function targetAdded(id: number): JsonObject {
  return { targetChange: { targetChangeType: "ADD", targetIds: [id] } };
}

export function targetReset(id: number): JsonObject {
  return { targetChange: { targetChangeType: "RESET", targetIds: [id] } };
}

export function targetCurrent(id: number, time: Micros, resumeToken: string): JsonObject {
  return { targetChange: { targetChangeType: "CURRENT", targetIds: [id], resumeToken, readTime: formatTimestamp(time) } };
}

export function targetRemoved(id: number, cause?: StatusError): JsonObject {
  const why = cause === undefined ? {} : { cause: { code: cause.code, message: cause.message } };
  return { targetChange: { targetChangeType: "REMOVE", targetIds: [id], ...why } };
}

/** Everything up to this time has been sent, for every target: the client may show a consistent picture. */
export function snapshot(time: Micros, resumeToken: string): JsonObject {
  return { targetChange: { targetChangeType: "NO_CHANGE", targetIds: [], resumeToken, readTime: formatTimestamp(time) } };
}

export function documentChanged(id: number, document: StoredDocument): JsonObject {
  return { documentChange: { document: encodeDocument(document), targetIds: [id] } };
}

export function documentDeleted(id: number, name: string, time: Micros): JsonObject {
  return { documentDelete: { document: name, readTime: formatTimestamp(time), removedTargetIds: [id] } };
}

/** The document is no longer in the target, but may still exist. Its content is left out, because the client may not be allowed to see it. */
export function documentRemoved(id: number, name: string, time: Micros): JsonObject {
  return { documentRemove: { document: name, readTime: formatTimestamp(time), removedTargetIds: [id] } };
}

/** Number of documents in the target; a client that counts another number starts the query again. */
export function existenceFilter(id: number, count: number): JsonObject {
  return { filter: { targetId: id, count } };
}
