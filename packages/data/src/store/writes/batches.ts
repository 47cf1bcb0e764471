import { writeBatch, type Firestore, type WriteBatch } from "firebase/firestore";
import { maxRequestBytes } from "../../documents/index.ts";
import { certainBudget, rulesCost, type RulesCost, type RulesOperation } from "./rulesCost.ts";

/** The size of writes, as the limits of a request measure it. */
export interface Sized {
  /** The operations that the security rules judge, one for each write. */
  readonly operations: readonly RulesOperation[];
  /** Path of the document that the rules read to judge it: a shared one is read once. Unnamed ones are assumed to be different. */
  readonly reads?: string;
  /** Bytes that it sends, as `sentBytes` measures them; without names and deletions, for which the limit leaves room. */
  readonly bytes?: number;
}

/** One or more writes that must stay together in a batch. */
export interface Piece extends Sized {
  readonly apply: (batch: WriteBatch) => void;
}

/**
 * Firestore accepts more: it no longer names a number ("Quotas and limits"), it was 500. But the SDK writes a batch to the device, and later reads it from
 * there, in one step that blocks the page.
 */
const maxWrites = 100;

/** Fills batches with pieces, in order, within the limits of requests and a budget of the security rules. */
export function inBatches<P extends Sized>(pieces: readonly P[], budget: RulesCost = certainBudget): readonly (readonly P[])[] {
  const batches: P[][] = [];
  let size = emptySize();
  for (const piece of pieces) {
    const larger = sizeWith(size, piece);
    if (batches.length > 0 && isWithin(larger, budget)) size = larger;
    else {
      batches.push([]);
      size = sizeWith(emptySize(), piece);
    }
    batches.at(-1)!.push(piece);
  }
  return batches;
}

interface Size {
  readonly writes: number;
  readonly bytes: number;
  readonly expressions: number;
  readonly unnamedReads: number;
  readonly namedReads: Set<string>;
}

function emptySize(): Size {
  return { writes: 0, bytes: 0, expressions: 0, unnamedReads: 0, namedReads: new Set() };
}

/** The size with another piece. The set of read paths is shared, because a size that was too large is not used again. */
function sizeWith(
  { writes, bytes, expressions, unnamedReads, namedReads }: Size,
  { operations, reads, bytes: pieceBytes = 0 }: Sized,
): Size {
  const costs = operations.map((operation): RulesCost => rulesCost[operation]);
  if (reads !== undefined) namedReads.add(reads);
  return {
    writes: writes + operations.length,
    bytes: bytes + pieceBytes,
    expressions: costs.reduce((sum, cost) => sum + cost.expressions, expressions),
    unnamedReads: reads === undefined ? costs.reduce((sum, cost) => sum + cost.reads, unnamedReads) : unnamedReads,
    namedReads,
  };
}

function isWithin({ writes, bytes, expressions, unnamedReads, namedReads }: Size, budget: RulesCost): boolean {
  return (
    writes <= maxWrites && bytes <= maxRequestBytes && expressions <= budget.expressions && unnamedReads + namedReads.size <= budget.reads
  );
}

/**
 * Commits pieces in batches that no server refuses for their size. All batches are queued at once and sent in order. A tab that is closed, or a device that
 * is offline, sends them later, when nobody could split a refused one.
 *
 * @returns when the server has confirmed all of them
 */
export async function commitPieces(database: Firestore, pieces: readonly Piece[]): Promise<void> {
  await Promise.all(inBatches(pieces).map((group) => commitBatch(database, group)));
}

/** Bytes that a batch sends, as far as they are known. */
export function bytesOf(pieces: readonly Sized[]): number {
  return pieces.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
}

/** Commits pieces that fit into one batch. */
export function commitBatch(database: Firestore, pieces: readonly Piece[]): Promise<void> {
  const batch = writeBatch(database);
  for (const piece of pieces) piece.apply(batch);
  return batch.commit();
}
