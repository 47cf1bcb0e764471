import { fileCollections, fileParts, projectParts } from "@org/data";
import { Refusal } from "./refusal.ts";

/** A Firestore database, with administrator rights. */
export interface Place {
  /** `https://firestore.googleapis.com` */
  readonly origin: string;
  readonly project: string;
  /** `(default)`, or one that a backup was restored to. */
  readonly database: string;
  readonly token: string;
}

/** A stored document as Firestore's REST interface writes it; `path` begins below the database. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Every collection beneath a user. */
const collections = ["projects", ...projectParts, ...fileCollections, ...fileParts, "fileSummaries", "removals", "companyDetails"];

/** Documents in one response. */
const pageSize = 300;
/** Deletions in one request. */
const batchSize = 300;

function documentsOf({ project, database }: Place): string {
  return `projects/${project}/databases/${database}/documents`;
}

async function ask(place: Place, method: string, body: object): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await fetch(`${place.origin}/v1/${method}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${place.token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function askSuccessfully(place: Place, method: string, body: object): Promise<unknown> {
  const answer = await ask(place, method, body);
  if (answer.status !== 200) throw new Refusal(`${method} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The path above all documents of a user. @throws {Refusal} for a text that is not a user id */
function userPath(appId: string, uid: string): string {
  if (!/^[\w-]{1,128}$/.test(uid) || !/^[^/]+$/.test(appId)) throw new Refusal(`"${uid}" is not a user id.`);
  return `artifacts/${appId}/users/${uid}`;
}

/** All documents of a user, those of deleted parents among them. */
export async function documentsOfPerson(place: Place, appId: string, uid: string): Promise<readonly StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for (const collectionId of collections) {
    for (let after: string | undefined, isLast = false; !isLast;) {
      const rows = (await askSuccessfully(place, `${documentsOf(place)}/${userPath(appId, uid)}:runQuery`, {
        structuredQuery: {
          from: [{ collectionId, allDescendants: true }],
          orderBy: [{ field: { fieldPath: "__name__" } }],
          limit: pageSize,
          ...(after !== undefined && { startAt: { values: [{ referenceValue: after }], before: false } }),
        },
      })) as readonly { readonly document?: { readonly name: string; readonly fields?: StoredDocument["fields"] } }[];
      const page = rows.flatMap(({ document }) => document ?? []);
      for (const { name, fields = {} } of page) documents.push({ path: name.slice(documentsOf(place).length + 1), fields });
      after = page.at(-1)?.name;
      isLast = page.length < pageSize;
    }
  }
  return documents;
}

/** Removes all documents of a user, until a query finds none. @returns their number */
export async function removePerson(place: Place, appId: string, uid: string): Promise<number> {
  let removed = 0;
  for (let left = await documentsOfPerson(place, appId, uid); left.length > 0; left = await documentsOfPerson(place, appId, uid)) {
    for (let start = 0; start < left.length; start += batchSize) {
      const writes = left.slice(start, start + batchSize).map(({ path }) => ({ delete: `${documentsOf(place)}/${path}` }));
      await askSuccessfully(place, `${documentsOf(place)}:commit`, { writes });
    }
    removed += left.length;
  }
  return removed;
}

/** Adds the documents that a database no longer has; existing ones stay unchanged. */
export async function restorePerson(
  documents: readonly StoredDocument[],
  to: Place,
): Promise<{ readonly restored: number; readonly unchanged: number }> {
  let restored = 0;
  for (const { path, fields } of documents) {
    const write = { update: { name: `${documentsOf(to)}/${path}`, fields }, currentDocument: { exists: false } };
    const { status, body } = await ask(to, `${documentsOf(to)}:commit`, { writes: [write] });
    if (status === 200) restored++;
    // The document exists: ALREADY_EXISTS, or a failed precondition in older versions of the interface.
    else if (status !== 409 && !(status === 400 && JSON.stringify(body).includes("FAILED_PRECONDITION")))
      throw new Refusal(`${path} could not be restored: ${status} ${JSON.stringify(body)}`);
  }
  return { restored, unchanged: documents.length - restored };
}
