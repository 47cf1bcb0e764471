/** A value that the server sets to the time of the request. */
export const now: unique symbol = Symbol("now");

export type Fields = Readonly<Record<string, unknown>>;
export type Write =
  | { readonly create: string; readonly fields: Fields }
  | { readonly update: string; readonly fields: Fields }
  /** Creates or replaces a document. */
  | { readonly put: string; readonly fields: Fields }
  | { readonly delete: string };

/** The address of a user's account. */
export const addressOf = (uid: string): string => `${uid}@example.com`;

/** An unsigned token of a user, as emulators accept it. @param email address of the account; `null` for an account without one */
export function tokenOf(uid: string, email: string | null = addressOf(uid)): string {
  const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part({ sub: uid, user_id: uid, ...(email !== null && { email }) })}.`;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request to a server; `path` begins with `projects`. */
export type Transport = (request: {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: object | undefined;
}) => Answer | Promise<Answer>;

/** Sends requests over the network. */
export function overNetwork(url: string): Transport {
  return async ({ method, path, authorization, body }) => {
    const response = await fetch(`${url}/v1/${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...(authorization !== undefined && { Authorization: authorization }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
}

/**
 * Sends REST requests to one project of a Firestore server.
 *
 * @param server its address, or a function that sends requests to it
 * @param bearer token of a user, `owner` for the administrator, or `undefined` without an account
 */
export function client(server: string | Transport, project: string, bearer: string | undefined) {
  const documents = `projects/${project}/databases/(default)/documents`;
  const send = typeof server === "string" ? overNetwork(server) : server;
  const authorization = bearer === undefined ? undefined : `Bearer ${bearer}`;
  const call = async (method: string, path: string, body?: object): Promise<Answer> => send({ method, path, authorization, body });
  return {
    get: (path: string) => call("GET", `${documents}/${path}`),
    list: (path: string) => {
      const [collectionId, ...parent] = path.split("/").toReversed();
      return call("POST", `${[documents, ...parent.toReversed()].join("/")}:runQuery`, { structuredQuery: { from: [{ collectionId }] } });
    },
    /** All documents of the collections with a name, under any parent. */
    group: (collectionId: string) =>
      call("POST", `${documents}:runQuery`, { structuredQuery: { from: [{ collectionId, allDescendants: true }] } }),
    /** Changes fields that are given as the REST interface writes them, also ones that the product never writes. */
    patch: (path: string, fields: object, mask: readonly string[] = Object.keys(fields)) =>
      call("PATCH", `${documents}/${path}?${mask.map((name) => `updateMask.fieldPaths=${encodeURIComponent(name)}`).join("&")}`, {
        fields,
      }),
    /** Creates or replaces documents whose fields are given as the REST interface writes them. */
    putEncoded: (writes: readonly { readonly path: string; readonly fields: object }[]) =>
      call("POST", `${documents}:commit`, {
        writes: writes.map(({ path, fields }) => ({ update: { name: `${documents}/${path}`, fields } })),
      }),
    commit: (...writes: readonly Write[]) =>
      call("POST", `${documents}:commit`, { writes: writes.map((write) => encodeWrite(documents, write)) }),
  };
}

function encodeWrite(documents: string, write: Write): object {
  if ("delete" in write) return { delete: `${documents}/${write.delete}` };
  const path = "create" in write ? write.create : "update" in write ? write.update : write.put;
  const entries = Object.entries(write.fields);
  return {
    update: {
      name: `${documents}/${path}`,
      fields: Object.fromEntries(entries.filter(([, value]) => value !== now).map(([key, value]) => [key, encode(value)])),
    },
    updateTransforms: entries.filter(([, value]) => value === now).map(([fieldPath]) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
    ...(!("put" in write) && { currentDocument: { exists: "update" in write } }),
  };
}

function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: Object.fromEntries(Object.entries(value as object).map(([key, member]) => [key, encode(member)])) } };
}
