import {
  collection,
  doc,
  getDocsFromServer,
  query,
  runTransaction,
  where,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase/firestore";
import { fileCollections, type FileCollection } from "../../collections.ts";
import {
  companyProfilePath,
  filePartPath,
  fileParts,
  filePath,
  filesPath,
  projectPartPath,
  projectParts,
  projectPath,
  projectsPath,
  removalsPath,
  summariesPath,
  summaryPath,
  type CollectionPath,
  type FileRef,
} from "../../paths.ts";
import { commitBatch, type Piece } from "../writes/batches.ts";
import { commitInLargeBatches } from "../writes/largeBatches.ts";
import type { StoreContext } from "../storeContext.ts";

type Place = Pick<StoreContext, "database" | "owner">;

/** Number of lists that are read at the same time. */
const concurrentReads = 20;

/** The documents of a query on the server: an incomplete cache would leave documents behind. */
async function documentsIn({ database }: Place, source: CollectionPath | Query): Promise<readonly DocumentReference[]> {
  return (await getDocsFromServer(typeof source === "string" ? collection(database, source) : source)).docs.map(({ ref }) => ref);
}

async function mapConcurrently<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += concurrentReads)
    results.push(...(await Promise.all(items.slice(start, start + concurrentReads).map(work))));
  return results;
}

/** Every deletion is budgeted as that of a revision, which costs the security rules most: they read whether its file exists. */
function deletions(references: readonly DocumentReference[]): readonly Piece[] {
  return references.map((reference) => ({
    operations: ["deleteRevision"],
    reads: reference.parent.parent?.path ?? "",
    apply: (batch) => void batch.delete(reference),
  }));
}

/** Deletes documents: those that a closed page leaves are found by the next attempt of the removal. */
function deleteAll({ database }: Place, references: readonly DocumentReference[]): Promise<void> {
  return commitInLargeBatches({ pieces: deletions(references), commit: (batch) => commitBatch(database, batch) });
}

/** All documents below a file. */
async function documentsBelow(place: Place, file: FileRef): Promise<readonly DocumentReference[]> {
  return (await Promise.all(fileParts.map((part) => documentsIn(place, filePartPath(place.owner, file, part))))).flat();
}

/**
 * Removes a file, everything below it and its summary. The summary of a file that has been moved belongs to the new place and stays.
 *
 * @throws when the server cannot be reached
 */
export async function removeFile(place: Place, file: FileRef): Promise<void> {
  const { database, owner } = place;
  // The rules keep issued reports as long as their file.
  await deleteAll(place, [doc(database, filePath(owner, file))]);
  await deleteAll(place, await documentsBelow(place, file));
  const summary = doc(database, summaryPath(owner, file.fileId));
  await runTransaction(database, async (transaction) => {
    const isOfFile = (await transaction.get(summary)).data()?.["projectId"] === file.projectId;
    if (isOfFile) transaction.delete(summary);
  });
}

/** The files of a project: the existing ones, and those of which an earlier attempt has left revisions. */
async function filesOf(place: Place, projectId: string, summaries: readonly QueryDocumentSnapshot[]): Promise<readonly FileRef[]> {
  const ids = await mapConcurrently(
    fileCollections,
    async (name) => new Set((await documentsIn(place, filesPath(place.owner, projectId, name))).map(({ id }) => id)),
  );
  for (const summary of summaries) {
    const index = fileCollections.indexOf(summary.get("collection") as FileCollection);
    ids[index]?.add(summary.id);
  }
  return fileCollections.flatMap((name, index) =>
    [...(ids[index] ?? [])].map((fileId): FileRef => ({ projectId, collection: name, fileId })),
  );
}

async function removeFiles(place: Place, projectId: string): Promise<void> {
  const { database, owner } = place;
  const summaries = (await getDocsFromServer(query(collection(database, summariesPath(owner)), where("projectId", "==", projectId)))).docs;
  const files = await filesOf(place, projectId, summaries);
  const below = (await mapConcurrently(files, (file) => documentsBelow(place, file))).flat();
  await deleteAll(place, [...files.map((file) => doc(database, filePath(owner, file))), ...below, ...summaries.map(({ ref }) => ref)]);
}

/** The documents below a project besides its files, and the requests to remove single files of it. */
async function removeParts(place: Place, projectId: string): Promise<void> {
  const { database, owner } = place;
  const parts = await mapConcurrently(projectParts, (part) => documentsIn(place, projectPartPath(owner, projectId, part)));
  const requests = await documentsIn(place, query(collection(database, removalsPath(owner)), where("projectId", "==", projectId)));
  // The request to remove the project itself is deleted last.
  await deleteAll(place, [...parts.flat(), ...requests.filter(({ id }) => id !== projectId)]);
}

/**
 * Removes a project with everything below it, and the summaries of its files. The project is deleted last, so that the remains of a failure can still be seen and removed;
 * after it no file can be created, and files that were created meanwhile are removed too.
 *
 * @throws when the server cannot be reached
 */
export async function removeProject(place: Place, projectId: string): Promise<void> {
  await removeFiles(place, projectId);
  await removeParts(place, projectId);
  await deleteAll(place, [doc(place.database, projectPath(place.owner, projectId))]);
  await removeFiles(place, projectId);
}

/** Removes everything that a user has stored. @throws when the server cannot be reached */
export async function removeEverything(place: Place): Promise<void> {
  const { database, owner } = place;
  for (const { id } of await documentsIn(place, projectsPath(owner))) await removeProject(place, id);
  const rest = await mapConcurrently([summariesPath(owner), removalsPath(owner)], (path) => documentsIn(place, path));
  await deleteAll(place, [...rest.flat(), doc(database, companyProfilePath(owner))]);
}
