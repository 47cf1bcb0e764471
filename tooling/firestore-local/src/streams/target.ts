import type { Query } from "../query/query.ts";
import { decodeQuery } from "../query/query.ts";
import { invalidArgument } from "../status.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { isArray, isObject } from "../values/json.ts";
import { parseDocumentName } from "../values/names.ts";
import type { Micros } from "../values/value.ts";

/** Target of a listener: documents by name, or the results of a query. */
export type Subject = { readonly kind: "documents"; readonly names: readonly string[] } | { readonly kind: "query"; readonly query: Query };

export type Target = {
  readonly id: number;
  readonly subject: Subject;
  /** Documents that the client has, with their versions. */
  readonly sent: Map<string, Micros>;
};

export function targetId(json: JsonObject): number {
  const id = json["targetId"];
  if (typeof id !== "number" || !Number.isInteger(id)) throw invalidArgument("targetId is a whole number.");
  return id;
}

export function decodeSubject(json: JsonObject, database: string): Subject {
  const { query, documents } = json;
  if (isObject(documents)) {
    const names = documents["documents"];
    if (!isArray(names) || names.length === 0) throw invalidArgument("documents is a list of names.");
    return { kind: "documents", names: names.map((name) => nameIn(name, database)) };
  }
  if (!isObject(query) || typeof query["parent"] !== "string")
    throw invalidArgument("A target is {query: {parent, structuredQuery}} or {documents}.");
  const decoded = decodeQuery(query["parent"], query["structuredQuery"]);
  inDatabase(decoded.parent, database);
  return { kind: "query", query: decoded };
}

function nameIn(json: Json, database: string): string {
  if (typeof json !== "string") throw invalidArgument("A document's name is text.");
  return inDatabase(parseDocumentName(json), database).name;
}

function inDatabase<Named extends { readonly name: string; readonly database: string }>(name: Named, database: string): Named {
  if (name.database !== database) throw invalidArgument(`"${name.name}" is not in ${database}.`);
  return name;
}

/** A resume token names the documents it is about and the time up to which the client has seen them. */
export function encodeResumeToken(identity: string, time: Micros): string {
  return Buffer.from(`${identity} ${time}`).toString("base64");
}

/** The time of a token; undefined if it is of other documents or not a token at all. */
export function decodeResumeToken(token: Json | undefined, identity: string): Micros | undefined {
  if (typeof token !== "string") return undefined;
  const [named, time] = Buffer.from(token, "base64").toString("utf8").split(" ");
  return named === identity && time !== undefined && /^\d+$/.test(time) ? BigInt(time) : undefined;
}
