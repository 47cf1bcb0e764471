import type { Query } from "../query/query.ts";
import { resourceOf } from "../rules/convert.ts";
import { EvaluationError, LimitExceeded } from "../rules/errors.ts";
import type { Context } from "../rules/evaluate.ts";
import type { RuleValue } from "../rules/ruleValue.ts";
import { ruleInt, ruleMap, ruleNull, ruleString } from "../rules/ruleValue.ts";
import type { Method } from "../rules/syntax.ts";
import type { DocumentView, StoredDocument } from "../store/document.ts";
import type { Micros } from "../values/value.ts";

/** The documents that rules may read for themselves: as they were, and as the request leaves them. */
export type Surroundings = { readonly database: string; readonly before: DocumentView; readonly after: DocumentView };

export type Reader = Context["read"];

/** Documents that one request may read from within its rules, and all writes of a batch together. Source: Firebase, "Security Rules limits". */
export const readsPerRequest = 10;
export const readsPerBatch = 20;

/** A reader that refuses more than `limit` different documents. One that is read before and after counts twice: production does not say. */
export function limitedReader({ database, before, after }: Surroundings, limit: number): Reader {
  const seen = new Set<string>();
  return (path, isAfter) => {
    const name = documentName(database, path);
    seen.add(`${isAfter} ${name}`);
    if (seen.size > limit) throw new LimitExceeded(`The rules read more than ${limit} documents.`);
    return resourceOf((isAfter ? after : before).get(name));
  };
}

function documentName(database: string, path: readonly string[]): string {
  const [project, id] = [database.split("/")[1]!, database.split("/")[3]!];
  const [databases, requestedId, documents, ...segments] = path;
  if (databases !== "databases" || requestedId !== id || documents !== "documents" || segments.length === 0 || segments.length % 2 === 1) {
    throw new EvaluationError(`/${path.join("/")} is not the path of a document in this database.`);
  }
  return `projects/${project}/databases/${id}/documents/${segments.join("/")}`;
}

export type RequestDetails = {
  readonly auth: RuleValue;
  readonly method: Method;
  readonly path: readonly string[];
  readonly time: Micros;
  /** The document that a write would leave. */
  readonly written?: StoredDocument | undefined;
  readonly query?: Query;
};

/** `request` as conditions see it. */
export function requestValue({ auth, method, path, time, written, query }: RequestDetails): RuleValue {
  return ruleMap([
    ["auth", auth],
    ["method", ruleString(method)],
    ["path", { kind: "path", segments: path }],
    ["time", { kind: "timestamp", nanos: time * 1000n }],
    // Reading has none: a rule that asks for it there errs.
    ...(method === "get" || method === "list" ? [] : [["resource", resourceOf(written)] as const]),
    ...(query === undefined ? [] : [["query", queryValue(query)] as const]),
  ]);
}

function queryValue(query: Query): RuleValue {
  return ruleMap([
    ["limit", query.limit === undefined ? ruleNull : ruleInt(query.limit)],
    ["offset", ruleInt(query.offset)],
  ]);
}
