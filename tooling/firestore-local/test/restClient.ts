import type { Json, JsonObject } from "../src/values/json.ts";

/** An unsigned token as `mockUserToken` makes it. */
export function tokenFor(uid: string, claims: JsonObject = {}): string {
  const part = (content: JsonObject): string => Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${part({ alg: "none", type: "JWT" })}.${part({ sub: uid, user_id: uid, ...claims })}.`;
}

export type Answer = { readonly status: number; readonly body: Json };

/** A client of the REST interface of one database. */
export function restClient(url: string, token: string | undefined, project = "demo-rest") {
  const database = `projects/${project}/databases/(default)`;
  const call = async (method: string, path: string, body?: Json): Promise<Answer> => {
    const response = await fetch(`${url}/v1/${path}`, {
      method,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Json };
  };
  const name = (path: string): string => `${database}/documents/${path}`;
  return {
    database,
    name,
    call,
    get: (path: string) => call("GET", name(path)),
    commit: (...writes: readonly JsonObject[]) => call("POST", `${database}/documents:commit`, { writes }),
    set: (path: string, fields: JsonObject) =>
      call("POST", `${database}/documents:commit`, { writes: [{ update: { name: name(path), fields } }] }),
    query: (structuredQuery: JsonObject, parent = `${database}/documents`) => call("POST", `${parent}:runQuery`, { structuredQuery }),
  };
}

export const integer = (value: number): JsonObject => ({ integerValue: String(value) });

/** The value under a path of keys, if it exists. */
export function field(body: Json, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], body);
}

/** The HTTP status and the canonical name of an error. */
export const errorOf = ({ status, body }: Answer): readonly unknown[] => [status, field(body, "error", "status")];
