import { collection, doc, getDocsFromServer, type DocumentReference, type Firestore } from "firebase/firestore";
import { fileCollections } from "../collections.ts";
import {
  companyProfilePath,
  filePath,
  filesPath,
  projectPath,
  projectsPath,
  recentFilePath,
  recentFilesPath,
  revisionsPath,
  type CollectionPath,
  type FileRef,
  type Owner,
} from "../paths.ts";
import { commitPieces, type Piece } from "./batches.ts";

/** So many lists are read at the same time. */
const width = 20;

async function documentsIn(database: Firestore, path: CollectionPath): Promise<readonly DocumentReference[]> {
  // From the server: a cache that knows half of them would leave the other half behind.
  return (await getDocsFromServer(collection(database, path))).docs.map(({ ref }) => ref);
}

async function mapWide<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += width) results.push(...(await Promise.all(items.slice(start, start + width).map(work))));
  return results;
}

/** To the security rules a file is the dearest to delete: it stands for all of them. */
function deletions(references: readonly DocumentReference[]): readonly Piece[] {
  return references.map((reference) => ({ operations: ["deleteFile"], apply: (batch) => void batch.delete(reference) }));
}

/** Removes a file, its revisions and the pointer to it. @throws when the server cannot be reached */
export async function removeFile(database: Firestore, owner: Owner, file: FileRef): Promise<void> {
  const revisions = await documentsIn(database, revisionsPath(owner, file));
  const last = [filePath(owner, file), recentFilePath(owner, file.fileId)].map((path) => doc(database, path));
  await commitPieces(database, deletions([...revisions, ...last]));
}

async function removeFiles(database: Firestore, owner: Owner, projectId: string): Promise<number> {
  const files = (
    await mapWide(fileCollections, async (name) =>
      (await documentsIn(database, filesPath(owner, projectId, name))).map((reference): FileRef => ({ projectId, collection: name, fileId: reference.id })),
    )
  ).flat();
  const revisions = (await mapWide(files, (file) => documentsIn(database, revisionsPath(owner, file)))).flat();
  const rest = files.flatMap((file) => [filePath(owner, file), recentFilePath(owner, file.fileId)]).map((path) => doc(database, path));
  await commitPieces(database, deletions([...revisions, ...rest]));
  return files.length;
}

/**
 * Removes a project with all files, revisions and pointers. The project goes last, so that what a failure leaves can still be seen and removed; after it no
 * file can come, and what came while it was removed is removed too.
 *
 * @throws when the server cannot be reached
 */
export async function removeProject(database: Firestore, owner: Owner, projectId: string): Promise<void> {
  await removeFiles(database, owner, projectId);
  await commitPieces(database, deletions([doc(database, projectPath(owner, projectId))]));
  await removeFiles(database, owner, projectId);
}

/** Removes everything that a user has stored. @throws when the server cannot be reached */
export async function removeEverything(database: Firestore, owner: Owner): Promise<void> {
  for (const { id } of await documentsIn(database, projectsPath(owner))) await removeProject(database, owner, id);
  const pointers = await documentsIn(database, recentFilesPath(owner));
  await commitPieces(database, deletions([...pointers, doc(database, companyProfilePath(owner))]));
}
