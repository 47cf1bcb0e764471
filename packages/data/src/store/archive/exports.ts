import { collection, getDocFromServer, getDocsFromServer, doc, type DocumentSnapshot } from "firebase/firestore";
import type * as z from "zod/mini";
import type { ArchivedFile, ArchivedProject, ArchivedUnreadable } from "../../archive/index.ts";
import { fileCollections, type FileCollection } from "../../collections.ts";
import {
  emptyCompanyProfile,
  readDocument,
  siteContent,
  storedFile,
  storedProfile,
  storedProject,
  storedRevision,
  type CompanyProfile,
  type SiteContent,
} from "../../documents/index.ts";
import { companyProfilePath, filesPath, projectPath, projectsPath, revisionsPath, sitePath, type CollectionPath } from "../../paths.ts";
import type { StoreContext } from "../storeContext.ts";
import { texts } from "../texts.ts";

type Place = Pick<StoreContext, "database" | "owner">;

/**
 * A project as the server has it.
 *
 * @param hidden paths of documents in the bin, which stay out of it
 * @throws when it does not exist, or the server cannot be reached
 */
export async function exportedProject(place: Place, projectId: string, hidden: ReadonlySet<string>): Promise<ArchivedProject> {
  const document = await getDocFromServer(doc(place.database, projectPath(place.owner, projectId)));
  if (!document.exists()) throw Object.assign(new Error("The project does not exist."), { code: "not-found" });
  return archiveProject(place, document, hidden);
}

/** Everything that the user has stored, the bin included. @throws when the server cannot be reached */
export async function exportedAccount(
  place: Place,
): Promise<{ readonly company: CompanyProfile; readonly projects: ArchivedProject[]; readonly unreadable: ArchivedUnreadable[] }> {
  const unreadable: ArchivedUnreadable[] = [];
  const profile = await getDocFromServer(doc(place.database, companyProfilePath(place.owner)));
  const company = profile.exists() ? (readInto(storedProfile, profile, unreadable) ?? emptyCompanyProfile) : emptyCompanyProfile;
  const projects: ArchivedProject[] = [];
  for (const document of await documentsIn(place, projectsPath(place.owner))) projects.push(await archiveProject(place, document));
  return { company, projects, unreadable };
}

async function archiveProject(place: Place, document: DocumentSnapshot, hidden: ReadonlySet<string> = new Set()): Promise<ArchivedProject> {
  const unreadable: ArchivedUnreadable[] = [];
  const stored = readInto(storedProject, document, unreadable);
  const site = await archiveSite(place, document.id, unreadable);
  const files: ArchivedFile[] = [];
  for (const name of fileCollections) files.push(...(await archiveFiles(place, document.id, name, hidden, unreadable)));
  const { createdAt = new Date(), ...content } = stored ?? { name: texts.export.unreadableProject, description: "" };
  return { ...content, createdAt: createdAt.toISOString(), ...(site && { site }), files, unreadable };
}

async function archiveSite(place: Place, projectId: string, unreadable: ArchivedUnreadable[]): Promise<SiteContent | undefined> {
  const document = await getDocFromServer(doc(place.database, sitePath(place.owner, projectId)));
  return document.exists() ? readInto(siteContent, document, unreadable) : undefined;
}

async function archiveFiles(
  place: Place,
  projectId: string,
  name: FileCollection,
  hidden: ReadonlySet<string>,
  unreadable: ArchivedUnreadable[],
): Promise<ArchivedFile[]> {
  const all = await documentsIn(place, filesPath(place.owner, projectId, name));
  const documents = all.filter(({ ref }) => !hidden.has(ref.path));
  const files = await Promise.all(documents.map((document) => archiveFile(place, projectId, name, document, unreadable)));
  return files.flat().sort(newestFirst);
}

async function archiveFile(
  place: Place,
  projectId: string,
  name: FileCollection,
  document: DocumentSnapshot,
  unreadable: ArchivedUnreadable[],
): Promise<ArchivedFile[]> {
  const documents = await documentsIn(place, revisionsPath(place.owner, { projectId, collection: name, fileId: document.id }));
  const revisions = documents.flatMap((revision) => {
    const stored = readInto(storedRevision, revision, unreadable);
    return stored ? [{ ...stored, createdAt: stored.createdAt.toISOString() }] : [];
  });
  const file = readInto(storedFile, document, unreadable);
  if (!file) return [];
  const { movedFrom: _, createdAt, updatedAt, ...content } = file;
  return [
    {
      ...content,
      id: document.id,
      collection: name,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      revisions: revisions.sort(newestFirst),
    },
  ];
}

/** Reads a document, or adds it to the unreadable ones. */
function readInto<S extends z.ZodMiniType>(
  schema: S,
  document: DocumentSnapshot,
  unreadable: ArchivedUnreadable[],
): z.output<S> | undefined {
  const read = readDocument(schema, document.id, document.data({ serverTimestamps: "estimate" }), (_, stored) => stored);
  if (read.ok) return read.value;
  unreadable.push({ path: document.ref.path, reason: read.reason, raw: read.raw });
  return undefined;
}

async function documentsIn({ database }: Place, path: CollectionPath): Promise<readonly DocumentSnapshot[]> {
  return (await getDocsFromServer(collection(database, path))).docs;
}

function newestFirst(entry: { readonly createdAt: string }, other: { readonly createdAt: string }): number {
  return other.createdAt.localeCompare(entry.createdAt);
}
