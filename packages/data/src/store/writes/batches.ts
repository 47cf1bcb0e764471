import { writeBatch, type Firestore, type WriteBatch } from "firebase/firestore";
import { maxRequestBytes } from "../../documents/index.ts";
import { added, costOf, rulesBudget, type RulesCost, type RulesOperation } from "./rulesCost.ts";

/** What is to be weighed against the limits of a request. */
export interface Sized {
  /** What its writes are to the security rules, one for each. */
  readonly operations: readonly RulesOperation[];
  /** What it sends, as `sentBytes` measures it. Names and deletions count for nothing; the limit leaves room for them. */
  readonly bytes?: number;
}

/** One or more writes that must stay together in a batch. */
export interface Piece extends Sized {
  readonly apply: (batch: WriteBatch) => void;
}

/** Source: Firestore, "Quotas and limits": requests of 10 MiB. It once took 500 writes in a batch at most and no longer says so; other servers still do. */
const maxWrites = 450;

/** Fills batches with pieces, in order, within the limits of requests and the budget of the security rules. */
export function inBatches<P extends Sized>(pieces: readonly P[]): readonly (readonly P[])[] {
  const batches: P[][] = [];
  let size: Size | undefined;
  for (const piece of pieces) {
    const own = sizeOf(piece);
    const together = size && sumOf(size, own);
    if (together && isWithinLimits(together)) size = together;
    else {
      batches.push([]);
      size = own;
    }
    batches.at(-1)!.push(piece);
  }
  return batches;
}

interface Size {
  readonly writes: number;
  readonly bytes: number;
  readonly cost: RulesCost;
}

function sizeOf({ operations, bytes = 0 }: Sized): Size {
  return { writes: operations.length, bytes, cost: costOf(operations) };
}

function sumOf(one: Size, other: Size): Size {
  return { writes: one.writes + other.writes, bytes: one.bytes + other.bytes, cost: added(one.cost, other.cost) };
}

function isWithinLimits({ writes, bytes, cost }: Size): boolean {
  return writes <= maxWrites && bytes <= maxRequestBytes && cost.expressions <= rulesBudget.expressions && cost.reads <= rulesBudget.reads;
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
