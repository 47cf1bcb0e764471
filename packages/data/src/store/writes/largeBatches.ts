import { maxRequestBytes } from "../../documents/index.ts";
import { isRefusal } from "../failures.ts";
import { bytesOf, inBatches, type Sized } from "./batches.ts";
import { likelyBudget } from "./rulesCost.ts";

export interface LargeBatches<P extends Sized> {
  readonly pieces: readonly P[];
  readonly commit: (batch: readonly P[]) => Promise<void>;
  /** Whether nothing more is to be sent. */
  readonly isOver?: () => boolean;
  /** The server has taken so many more pieces. */
  readonly onStored?: (count: number) => void;
  /** Whether the first piece that is refused by itself ends it; otherwise the others are stored without it. */
  readonly stopsAtRefusal?: boolean;
}

/**
 * Commits pieces in order, in large batches. Production does not say whether it counts the expressions of the rules for each write or
 * for the whole commit, and a refusal does not say what it is for: a refused batch is sent in batches that no server refuses for their size, a refused one
 * of those in halves, down to the piece that is refused by itself. So it is only for pieces that are noted elsewhere until all of them are stored: a page
 * that closes leaves nobody to split what is refused later.
 *
 * @throws the first refusal of a piece by itself, or what else a commit failed with, when everything else is done
 */
export async function commitInLargeBatches<P extends Sized>({
  pieces,
  commit,
  isOver = () => false,
  onStored = () => {},
  stopsAtRefusal = false,
}: LargeBatches<P>): Promise<void> {
  // The SDK sends in one request what waits; that much of it may wait.
  let sending = 0;
  const commits = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const hasEnded = (): boolean => isOver() || (stopsAtRefusal && failures.length > 0);

  const send = async (batch: readonly P[]): Promise<void> => {
    const bytes = bytesOf(batch);
    sending += bytes;
    const sent = commit(batch).finally(() => {
      sending -= bytes;
      commits.delete(settled);
    });
    const settled: Promise<void> = sent.catch(() => {});
    commits.add(settled);
    await sent;
    onStored(batch.length);
  };

  /** @param earlier settles when all that was sent before the batch is stored, or will not be: the batch may have been refused for want of it */
  const store = async (batch: readonly P[], earlier: Promise<unknown> | undefined): Promise<void> => {
    try {
      await send(batch);
    } catch (error) {
      await earlier;
      if (isRefusal(error) && !hasEnded() && batch.length > 1) await storeAll(parts(batch));
      else if (isRefusal(error) && !hasEnded() && earlier) await store(batch, undefined);
      else failures.push(error);
    }
  };

  const storeAll = async (batches: readonly (readonly P[])[]): Promise<void> => {
    let earlier: Promise<unknown> | undefined;
    for (const batch of batches) {
      const bytes = bytesOf(batch);
      while (sending > 0 && sending + bytes > maxRequestBytes) await Promise.race(commits);
      if (hasEnded()) break;
      const stored: Promise<void> = store(batch, earlier);
      earlier = Promise.all([earlier, stored]);
    }
    await earlier;
  };

  await storeAll(inBatches(pieces, likelyBudget));
  if (failures.length > 0) throw failures[0];
}

/** Batches that no server refuses for their size; of one that is such a batch, its halves. */
function parts<P extends Sized>(batch: readonly P[]): readonly (readonly P[])[] {
  const smaller = inBatches(batch);
  if (smaller.length > 1) return smaller;
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}
