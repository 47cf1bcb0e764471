import { callerOf } from "../access/caller.ts";
import type { Service } from "../service.ts";
import { requireDatabase } from "../service.ts";
import { StatusError, invalidArgument } from "../status.ts";
import { parseFieldPath } from "../values/fieldPath.ts";
import type { Json, JsonObject } from "../values/json.ts";
import type { Reading } from "./reads.ts";
import { answerAggregation, answerQuery, batchGet, getDocument, listCollectionIds, listDocuments } from "./reads.ts";
import { commit, createDocument, deleteDocument, patchDocument } from "./writes.ts";

export type RestRequest = {
  readonly method: string;
  /** Decoded, from `projects` on. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly authorization: string | undefined;
  readonly body: JsonObject;
};

type Verb = (reading: Reading, parent: string, body: JsonObject) => Json;

const verbs: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ["batchGet", (reading, _, body) => batchGet(reading, body)],
  ["commit", (reading, _, body) => commit(reading, body)],
  ["runQuery", answerQuery],
  ["runAggregationQuery", answerAggregation],
  ["listCollectionIds", listCollectionIds],
  ["beginTransaction", ({ service }) => ({ transaction: service.transactions.begin() })],
  [
    "rollback",
    ({ service }, _, body) => {
      const { transaction } = body;
      if (typeof transaction !== "string") throw invalidArgument("rollback names a transaction.");
      service.transactions.rollback(transaction);
      return {};
    },
  ],
]);

/** Answers a request below /v1/. @throws StatusError */
export function answerRest(service: Service, request: RestRequest): Json {
  const { method, path, parameters, body } = request;
  const database = requireDatabase(
    service,
    path
      .split("/")
      .slice(0, 4)
      .join("/")
      .replace(/:[A-Za-z]+$/, ""),
  );
  const reading: Reading = { service, database, caller: callerOf(request.authorization, database) };
  const [, parent, name] = /^(.*):([A-Za-z]+)$/s.exec(path) ?? [];
  const verb = method === "POST" && name !== undefined ? verbs.get(name) : undefined;
  if (verb !== undefined) return verb(reading, parent!, body);
  if (parameters.has("readTime")) throw new StatusError("UNIMPLEMENTED", "Reading at a past time is not spoken here.");
  return isCollection(path) ? answerCollection(reading, request) : answerDocument(reading, request);
}

function answerDocument(reading: Reading, { method, path, parameters, body }: RestRequest): Json {
  switch (method) {
    case "GET": {
      const mask = parameters.getAll("mask.fieldPaths");
      return getDocument(
        reading,
        path,
        mask.length === 0 ? undefined : mask.map(parseFieldPath),
        parameters.get("transaction") ?? undefined,
      );
    }
    case "PATCH":
      return patchDocument(reading, path, parameters, body);
    case "DELETE":
      return deleteDocument(reading, path, parameters);
    default:
      throw new StatusError("UNIMPLEMENTED", `${method} ${path} is not spoken here.`);
  }
}

function answerCollection(reading: Reading, { method, path, parameters, body }: RestRequest): Json {
  const slash = path.lastIndexOf("/");
  switch (method) {
    case "GET":
      return listDocuments(reading, path.slice(0, slash), path.slice(slash + 1), parameters);
    case "POST":
      return createDocument(reading, path, parameters.get("documentId"), body);
    default:
      throw new StatusError("UNIMPLEMENTED", `${method} of a collection is not spoken here.`);
  }
}

function isCollection(path: string): boolean {
  return path.split("/").length % 2 === 0;
}
