import type { Caller } from "../access/caller.ts";
import { authorizeGet, authorizeQuery } from "../access/authorize.ts";
import { aggregate, aggregatedPaths, decodeAggregations } from "../query/aggregate.ts";
import type { Query } from "../query/query.ts";
import { decodeQuery } from "../query/query.ts";
import { requireSelected } from "../query/refusals.ts";
import { runQuery } from "../query/run.ts";
import type { Service } from "../service.ts";
import { accessContext } from "../service.ts";
import { StatusError, invalidArgument, permissionDenied } from "../status.ts";
import type { StoredDocument } from "../store/document.ts";
import { encodeDocument } from "../store/document.ts";
import { decodeMask } from "../store/write.ts";
import type { FieldPath } from "../values/fieldPath.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { isArray, isObject } from "../values/json.ts";
import { parseDocumentName, parseParentName } from "../values/names.ts";
import { formatTimestamp } from "../values/timestamps.ts";
import type { Micros } from "../values/value.ts";

export type Reading = { readonly service: Service; readonly database: string; readonly caller: Caller };

/** Reads one document under the rules, and notes it for the transaction if there is one. */
export function readDocument(
  { service, database, caller }: Reading,
  name: string,
  time: Micros,
  transaction?: string,
): StoredDocument | undefined {
  const parsed = parseDocumentName(name);
  if (parsed.database !== database) throw invalidArgument(`"${name}" is not in ${database}.`);
  authorizeGet(accessContext(service, database, caller, time), name, { database, before: service.store, after: service.store });
  const document = service.store.get(name);
  service.usage.add(database, { reads: 1 });
  if (transaction !== undefined) service.transactions.noteRead(transaction, name, document?.updateTime);
  return document;
}

export function getDocument(reading: Reading, name: string, select: readonly FieldPath[] | undefined, transaction?: string): JsonObject {
  const document = readDocument(reading, name, reading.service.store.readTime(), transaction);
  if (document === undefined) throw new StatusError("NOT_FOUND", `Document "${name}" not found.`);
  return encodeDocument(document, select);
}

export function batchGet(reading: Reading, request: JsonObject): Json {
  const names = request["documents"] ?? [];
  if (!isArray(names)) throw invalidArgument("documents is a list of names.");
  const time = reading.service.store.readTime();
  const readTime = formatTimestamp(time);
  const { transaction, isNew } = transactionOf(reading.service, request);
  const select = request["mask"] === undefined ? undefined : decodeMask(request["mask"]);
  const answers = [...new Set(names)].map((name) => {
    if (typeof name !== "string") throw invalidArgument("A document's name is text.");
    const document = readDocument(reading, name, time, transaction);
    return document === undefined ? { missing: name, readTime } : { found: encodeDocument(document, select), readTime };
  });
  return isNew ? [{ transaction: transaction! }, ...answers] : answers;
}

export function answerQuery(reading: Reading, parent: string, request: JsonObject): Json {
  const query = queryIn(reading, parent, request["structuredQuery"]);
  const { transaction, isNew } = transactionOf(reading.service, request);
  const { documents, readTime } = findDocuments(reading, query, transaction);
  const answers: JsonObject[] = documents.map((document) => ({ document: encodeDocument(document, query.select), readTime }));
  if (answers.length === 0) answers.push({ readTime });
  return isNew ? [{ transaction: transaction! }, ...answers] : answers;
}

export function answerAggregation(reading: Reading, parent: string, request: JsonObject): Json {
  const aggregation = request["structuredAggregationQuery"];
  if (!isObject(aggregation)) throw invalidArgument("structuredAggregationQuery is an object.");
  const query = queryIn(reading, parent, aggregation["structuredQuery"]);
  const aggregations = decodeAggregations(aggregation["aggregations"]);
  requireSelected(query.select, aggregatedPaths(aggregations));
  const { transaction, isNew } = transactionOf(reading.service, request);
  const { documents, readTime } = findDocuments(reading, query, transaction);
  return [{ ...(isNew ? { transaction: transaction! } : {}), result: { aggregateFields: aggregate(documents, aggregations) }, readTime }];
}

/** All documents of a collection by name, in pages. */
export function listDocuments(reading: Reading, parent: string, collectionId: string, parameters: URLSearchParams): Json {
  const pageSize = Number(parameters.get("pageSize") ?? 100);
  if (!Number.isInteger(pageSize) || pageSize < 1) throw invalidArgument("pageSize is a whole number from 1.");
  const start = parameters.get("pageToken");
  const position = start === null ? {} : { startAt: { values: [{ referenceValue: start }], before: false } };
  const query = decodeQuery(parent, { from: [{ collectionId }], ...position });
  const { documents } = findDocuments(reading, query);
  const page = documents.slice(0, pageSize);
  const last = page.at(-1);
  return {
    documents: page.map((document) => encodeDocument(document)),
    ...(documents.length > pageSize && last !== undefined ? { nextPageToken: last.name } : {}),
  };
}

/** The names of collections are for administrators, as in production. */
export function listCollectionIds({ service, caller }: Reading, parent: string): Json {
  if (caller.kind !== "owner") throw permissionDenied("Only the owner may list collections.");
  return { collectionIds: [...service.store.documents.collectionIds(parseParentName(parent).name)].sort() };
}

function queryIn({ database }: Reading, parent: string, json: Json | undefined): Query {
  const query = decodeQuery(parent, json);
  if (query.parent.database !== database) throw invalidArgument(`"${parent}" is not in ${database}.`);
  return query;
}

function findDocuments(
  { service, database, caller }: Reading,
  query: Query,
  transaction?: string,
): { documents: readonly StoredDocument[]; readTime: string } {
  const { store } = service;
  const time = store.readTime();
  const documents = runQuery(store, query);
  authorizeQuery(accessContext(service, database, caller, time), query, documents, { database, before: store, after: store });
  service.usage.add(database, { reads: Math.max(1, documents.length) });
  if (transaction !== undefined) for (const { name, updateTime } of documents) service.transactions.noteRead(transaction, name, updateTime);
  return { documents, readTime: formatTimestamp(time) };
}

function transactionOf({ transactions }: Service, request: JsonObject): { transaction: string | undefined; isNew: boolean } {
  if (request["readTime"] !== undefined) throw new StatusError("UNIMPLEMENTED", "Reading at a past time is not spoken here.");
  if (request["newTransaction"] !== undefined) return { transaction: transactions.begin(), isNew: true };
  const { transaction } = request;
  return { transaction: typeof transaction === "string" && transaction !== "" ? transaction : undefined, isNew: false };
}
