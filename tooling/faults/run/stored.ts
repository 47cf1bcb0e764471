import { dataInRows } from "@org/data/seeding";
import { setTimeout as wait } from "node:timers/promises";
import { localProjectId } from "@tooling/local-firebase";
import { limit } from "@tooling/testing/slowness";
import { typedKinds, valueIn, type TypedKind } from "../model/fields.ts";
import type { Value } from "../model/values.ts";
import type { Servers } from "./servers.ts";

/** A project as its page shows it, which it does before the server has all of it. */
export interface ShownProject {
  readonly id: string;
  /** Calculators of its files, one for each file. */
  readonly calculators: readonly string[];
}

/** A file of an episode. */
export interface EpisodeFile {
  readonly kind: TypedKind;
  /** Path of its document. */
  readonly document: string;
  /** Its page. */
  readonly address: string;
}

export interface User {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** Creates an account. */
export async function createUser({ authUrl }: Servers, name: string): Promise<User> {
  const [email, password] = [`${name}@engineers.example`, "long ducts and short pipes"];
  const response = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`No account: ${await response.text()}`);
  const { localId } = (await response.json()) as { localId: string };
  return { uid: localId, email, password };
}

type Encoded = { readonly [type: string]: unknown };

function decode(value: Encoded): unknown {
  if ("mapValue" in value) return decodeFields((value["mapValue"] as { fields?: Record<string, Encoded> }).fields);
  if ("arrayValue" in value) return ((value["arrayValue"] as { values?: Encoded[] }).values ?? []).map(decode);
  if ("integerValue" in value || "doubleValue" in value) return Number(value["integerValue"] ?? value["doubleValue"]);
  return Object.values(value)[0];
}

function decodeFields(fields: Record<string, Encoded> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

async function ask(servers: Servers, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${servers.firestoreUrl()}/v1/projects/${localProjectId}/databases/(default)/documents${path}`, {
    method,
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response.json();
}

/** A stored file. */
export interface StoredFile {
  readonly name: string;
  /** Value at a path, or the calculator's default for an empty one. */
  readonly valueAt: (path: string) => Value | undefined;
}

export async function readStored(servers: Servers, { kind, document }: EpisodeFile): Promise<StoredFile> {
  const { fields } = (await ask(servers, "GET", `/${document}`)) as { fields: Record<string, Encoded> };
  const { name, data } = decodeFields(fields) as { name: string; data: unknown };
  const stored = dataInRows(data) as { readonly input: Record<string, unknown> };
  const input = kind.calculator.complete(stored.input) as Readonly<Record<string, unknown>>;
  return { name, valueAt: (path) => valueIn(input, path) };
}

/** Number of stored revisions of a file. */
export async function countRevisions(servers: Servers, { document }: EpisodeFile): Promise<number> {
  const rows = (await ask(servers, "POST", `/${document}:runQuery`, { structuredQuery: { from: [{ collectionId: "revisions" }] } })) as {
    document?: object;
  }[];
  return rows.filter((row) => row.document !== undefined).length;
}

/** Time for the server to receive a project that a page has created, ms. */
const storedWithin = limit(120);

/**
 * The edited files of a project, one of each kind at most, once the server has them.
 *
 * @throws when it does not come to have them
 */
export async function filesOf(servers: Servers, user: User, { id, calculators }: ShownProject): Promise<readonly EpisodeFile[]> {
  const parent = `/artifacts/plenum/users/${user.uid}/projects/${id}`;
  const kinds = typedKinds.filter(({ calculator }) => calculators.includes(calculator.id));
  const fileOf = async (kind: TypedKind): Promise<EpisodeFile | undefined> => {
    const rows = (await ask(servers, "POST", `${parent}:runQuery`, {
      structuredQuery: { from: [{ collectionId: kind.collection }], orderBy: [{ field: { fieldPath: "name" } }], limit: 1 },
    })) as { document?: { name: string } }[];
    const fileId = rows[0]?.document?.name.split("/").at(-1);
    if (fileId === undefined) return undefined;
    return {
      kind,
      document: `${parent.slice(1)}/${kind.collection}/${fileId}`,
      address: `/projects/${id}/${kind.calculator.id}/${fileId}`,
    };
  };
  for (const end = Date.now() + storedWithin; ; await wait(250)) {
    const files = (await Promise.all(kinds.map(fileOf))).filter((file) => file !== undefined);
    if (files.length > 0 && files.length === kinds.length) return files;
    if (Date.now() > end) throw new Error(`The server has ${files.length} of ${kinds.length} kinds of files of a new project.`);
  }
}
