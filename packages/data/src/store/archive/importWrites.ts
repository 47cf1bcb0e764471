import { getDocsFromServer, type CollectionReference, type Firestore } from "firebase/firestore";
import { commitBatch } from "../writes/batches.ts";
import { commitInLargeBatches } from "../writes/largeBatches.ts";
import type { Creation } from "../writes/fileWrites.ts";

interface ImportWrite {
  readonly database: Firestore;
  readonly pieces: readonly Creation[];
  /** Ends the import before the next batch. */
  readonly signal: AbortSignal;
  /** Called with the number of pieces that the server has taken, after each batch. */
  readonly onStored: (count: number) => void;
}

/**
 * Writes the documents of an import, in order.
 *
 * @throws the refusal of a document; later documents are not sent
 */
export async function writeImport({ database, pieces, signal, onStored }: ImportWrite): Promise<void> {
  let stored = 0;
  await commitInLargeBatches({
    pieces,
    commit: (batch) => commitBatch(database, batch),
    isOver: () => signal.aborted,
    onStored: (count) => onStored((stored += count)),
    stopsAtRefusal: true,
  });
}

/** Number of lists that are read at the same time. */
const concurrentReads = 20;

/**
 * The documents of an import that neither the server nor this device's queue has.
 *
 * @param skipped paths that are left out, with everything below them: they were removed meanwhile
 * @throws when the server cannot be reached
 */
export async function missingPieces(pieces: readonly Creation[], skipped: ReadonlySet<string>): Promise<readonly Creation[]> {
  const wanted = pieces.filter(({ creates: { path } }) => !skipped.has(path) && !isBeneath(path, skipped));
  const collections = new Map(wanted.map(({ creates: { parent } }): [string, CollectionReference] => [parent.path, parent]));
  const existing = new Set<string>();
  const all = [...collections.values()];
  for (let start = 0; start < all.length; start += concurrentReads) {
    // The server's list, with this device's queued writes: with a list from the cache alone everything would be written twice.
    const lists = await Promise.all(all.slice(start, start + concurrentReads).map((each) => getDocsFromServer(each)));
    for (const { docs } of lists) for (const { ref } of docs) existing.add(ref.path);
  }
  return wanted.filter(({ creates }) => !existing.has(creates.path));
}

function isBeneath(path: string, parents: ReadonlySet<string>): boolean {
  return [...parents].some((parent) => path.startsWith(`${parent}/`));
}
