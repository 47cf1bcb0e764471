import { startFirestore } from "../src/index.ts";
import { putRules } from "../src/official/index.ts";

/** An answer of a server, with the body parsed if it is JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export type Encoded = Readonly<Record<string, unknown>>;

/** One of the two servers that are compared. Everything happens in one project. */
export interface Side {
  /** As the user `sub`, whose token has an e-mail address, or, without a user, as the owner, who is above the rules. */
  readonly ask: (method: string, path: string, body?: unknown, user?: string) => Promise<Answer>;
  readonly commit: (writes: readonly unknown[], user?: string) => Promise<Answer>;
  /** `undefined`, or why the rules were refused. */
  readonly put: (rules: string) => Promise<string | undefined>;
  readonly clear: () => Promise<void>;
}

export interface Sides {
  readonly official: Side;
  readonly ours: Side;
  readonly close: () => Promise<void>;
}

/** The project of this run: several runs may use one emulator at once. */
export const project = `demo-compare-${process.pid}`;
export const root = `projects/${project}/databases/(default)/documents`;

const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");
const tokenOf = (sub: string): string =>
  `${part({ alg: "none", typ: "JWT" })}.${part({ sub, user_id: sub, email: `${sub}@x.example`, email_verified: true, num: 5, firebase: { sign_in_provider: "password" } })}.`;

function sideOf(url: string): Side {
  const send = async (method: string, path: string, body: unknown, bearer: string): Promise<Answer> => {
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${bearer}` },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    try {
      return { status: response.status, body: JSON.parse(text) };
    } catch {
      return { status: response.status, body: text };
    }
  };
  const ask: Side["ask"] = (method, path, body, user) => send(method, `v1/${path}`, body, user === undefined ? "owner" : tokenOf(user));
  return {
    ask,
    commit: (writes, user) => ask("POST", `${root}:commit`, { writes }, user),
    put: (rules) => putRules(url, project, rules).then(() => undefined, String),
    clear: async () => {
      await send("DELETE", `emulator/v1/projects/${project}/databases/(default)/documents`, undefined, "owner");
    },
  };
}

/** Google's emulator at an address, and ours, started for the comparison. */
export async function openSides(officialUrl: string): Promise<Sides> {
  const ours = await startFirestore();
  return { official: sideOf(officialUrl), ours: sideOf(ours.url), close: ours.close };
}

/** The same request to both sides. */
export async function both<Result>(
  { official, ours }: Sides,
  what: (side: Side) => Promise<Result>,
): Promise<{ official: Result; ours: Result }> {
  const [first, second] = await Promise.all([what(official), what(ours)]);
  return { official: first, ours: second };
}

/** An update of a whole document unless `more` has a mask. */
export const update = (path: string, fields: Encoded, more: object = {}): object => ({
  update: { name: `${root}/${path}`, fields: encodeFields(fields) },
  ...more,
});

export const errorStatus = ({ status, body }: Answer): string => {
  const error = (Array.isArray(body) ? body[0] : body) as { error?: { status?: string } } | undefined;
  return status === 200 && error?.error === undefined ? "ok" : (error?.error?.status ?? String(status));
};

/** A value already in JSON of the REST interface. */
export class Raw {
  readonly value: object;
  constructor(value: object) {
    this.value = value;
  }
}

export function encode(value: unknown): object {
  if (value instanceof Raw) return value.value;
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "bigint") return { integerValue: String(value) };
  if (typeof value === "number") return Number.isInteger(value) && !Object.is(value, -0) ? { integerValue: String(value) } : double(value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString("base64") };
  if (Array.isArray(value)) return { arrayValue: value.length === 0 ? {} : { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value as Encoded) } };
}

/** A double, even if the number is whole. */
export const double = (value: number): object => ({ doubleValue: Number.isFinite(value) ? value : String(value) });

export const encodeFields = (fields: Encoded): Encoded =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
