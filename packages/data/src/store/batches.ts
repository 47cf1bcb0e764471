import { writeBatch, type Firestore, type WriteBatch } from "firebase/firestore";
import { maxRequestBytes } from "../documents/index.ts";

/** One or more writes that must stay together in a batch. */
export interface Piece {
  readonly writes: number;
  /** Documents that the security rules read to judge it. */
  readonly reads: number;
  /** What it sends, as `sentBytes` measures it. Names and deletions count for nothing; the limit leaves room for them. */
  readonly bytes?: number;
  readonly apply: (batch: WriteBatch) => void;
}

/**
 * Source: Firestore, "Quotas and limits": requests of 10 MiB, and in the security rules 20 documents read for a batch. It once took 500 writes
 * in a batch at most and no longer says so; other servers still do.
 */
const mostWrites = 450;
const mostReads = 20;

/** Fills batches with pieces, in order, within the limits. */
export function inBatches(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const batches: Piece[][] = [];
  let [writes, reads, bytes] = [Infinity, Infinity, Infinity];
  for (const piece of pieces) {
    const sent = piece.bytes ?? 0;
    if (writes + piece.writes > mostWrites || reads + piece.reads > mostReads || bytes + sent > maxRequestBytes) {
      batches.push([]);
      [writes, reads, bytes] = [0, 0, 0];
    }
    batches.at(-1)!.push(piece);
    [writes, reads, bytes] = [writes + piece.writes, reads + piece.reads, bytes + sent];
  }
  return batches;
}

/**
 * Commits pieces in as few batches as the limits allow. All batches are queued at once and sent in order, so that a tab that is closed, or a
 * device that is offline, sends them later.
 *
 * @returns when the server has confirmed all of them
 */
export async function commitPieces(database: Firestore, pieces: readonly Piece[]): Promise<void> {
  await Promise.all(inBatches(pieces).map((group) => commitBatch(database, group)));
}

/** What a batch sends, as far as it is known. */
export function bytesOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
}

/** Commits pieces that fit into one batch. */
export function commitBatch(database: Firestore, pieces: readonly Piece[]): Promise<void> {
  const batch = writeBatch(database);
  for (const piece of pieces) piece.apply(batch);
  return batch.commit();
}
