import { maxRequestBytes } from "../../documents/index.ts";
import { isRefusal } from "../failures.ts";
import { bytesOf, inBatches, type Sized } from "./batches.ts";
import { likelyBudget } from "./rulesCost.ts";

export interface LargeBatches<P extends Sized> {
  readonly pieces: readonly P[];
  readonly commit: (batch: readonly P[]) => Promise<void>;
  /** Whether to stop sending. */
  readonly isOver?: () => boolean;
  /** Called with the number of pieces that the server has taken, after each batch. */
  readonly onStored?: (count: number) => void;
  /** Whether the first refused piece ends the commit; otherwise the others are stored without it. */
  readonly stopsAtRefusal?: boolean;
}

/**
 * Commits pieces in order, in large batches. Production does not document whether the rules' expressions are counted for each write or for the whole
 * commit, and a refusal does not give its reason: a refused batch is sent again in batches that no server refuses for their size, and a refused one of
 * those in halves, down to the single piece that is refused. Use it only for pieces that are noted elsewhere until all of them are stored: nobody could
 * split a refused batch of a closed page.
 *
 * @throws the first refusal of a single piece, or another error of a commit, when everything else is done
 */
export async function commitInLargeBatches<P extends Sized>({
  pieces,
  commit,
  isOver = () => false,
  onStored = () => {},
  stopsAtRefusal = false,
}: LargeBatches<P>): Promise<void> {
  // The SDK sends all waiting batches in one request, whose size is limited.
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

  /** @param earlier settles with all earlier batches: this batch may have been refused because they were missing */
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

/** Batches that no server refuses for their size; of such a batch its halves. */
function parts<P extends Sized>(batch: readonly P[]): readonly (readonly P[])[] {
  const smaller = inBatches(batch);
  if (smaller.length > 1) return smaller;
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}
